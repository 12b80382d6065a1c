import type { Locale } from './locale';

/**
 * A text of a catalogue. A parameter is written in braces: `{maximum}`. When the wording depends on a parameter,
 * there is a text for each case: the plural categories of the language (CLDR) for a number, otherwise the values
 * themselves.
 */
export type Message = string | { by: string; cases: Readonly<Record<string, string>> };

export type MessageParameters = Readonly<Record<string, string | number>>;

const PARAMETER = /\{(\w+)\}/g;

// Making the rules of a language takes longer than a whole sentence.
const plurals = new Map<Locale, Intl.PluralRules>();

function pluralOf(value: number, locale: Locale): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(value);
}

function textFor(message: Message, parameters: MessageParameters, locale: Locale): string {
  if (typeof message === 'string') return message;
  const value = parameters[message.by] ?? '';
  const name = typeof value === 'number' ? pluralOf(value, locale) : value;
  return message.cases[name] ?? message.cases['other'] ?? '';
}

/** The message with its parameters filled in. Values are not interpreted again, so braces in them stay. */
export function fillMessage(message: Message, parameters: MessageParameters, locale: Locale): string {
  return textFor(message, parameters, locale).replace(PARAMETER, (placeholder, name: string) =>
    String(parameters[name] ?? placeholder),
  );
}
