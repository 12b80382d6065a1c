import { LOCALE } from './locale';
import { whenFirstUsed } from '../when-first-used';

/**
 * Marks a text of the interface, in English: t`Send`, t`${name} is deleted`. The build replaces each one with the text
 * of its locale from the catalogues in src/locales, so a built page has no catalogue to load. Tests see the text
 * itself. `npm run messages` updates the catalogues.
 */
export function t(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.reduce((text, part, index) => `${text}${values[index - 1] ?? ''}${part}`);
}

/** A text for each plural category of the language (CLDR). `#` is the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const pluralRules = whenFirstUsed(() => new Intl.PluralRules(LOCALE));

/** The text for a number: plural(nights, { one: '# night', other: '# nights' }). */
export function plural(count: number, forms: PluralForms): string {
  const category = pluralRules().select(count);
  return (forms[category] ?? forms.other).replaceAll('#', String(count));
}
