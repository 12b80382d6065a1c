import { DEFAULT_LOCALE, type Locale } from '../locale/locale';
import { fillMessage, type MessageParameters } from '../locale/message';
import { isPlainDate, shortDate } from '../time/dates';
import type { Catalogue } from './catalogue';
import {
  FAILURE_CODES,
  FAULT_CODES,
  NOTICE_CODES,
  REFUSAL_CODES,
  type FaultCode,
  type ParametersOf,
  type SentenceCode,
} from './sentence-codes';
import { SENTENCES_EN } from './sentences.en';

/** The sentences of each locale. app/emit-rules.ts writes them to a file for the site. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: SENTENCES_EN };

/** A parameter in the schema's form. */
interface SentParameter {
  name: string;
  value: string;
}

/** A message of the server: the code with its parameters, and the sentence in English. */
export interface SentenceParts<Code extends SentenceCode = SentenceCode> {
  code: Code;
  parameters: SentParameter[];
  message: string;
}

/** A fault of one field. */
export type FieldFaultParts = SentenceParts & { field: string };

/** A code without parameters needs no second argument. */
export type ParameterArguments<Code extends SentenceCode> = keyof ParametersOf<Code> extends never
  ? []
  : [parameters: ParametersOf<Code>];

/** The parameters among the arguments after a code; empty for a code without parameters. */
export function givenIn([parameters = {}]: readonly unknown[]): MessageParameters {
  // `ParameterArguments` has checked them at the call.
  return parameters as MessageParameters;
}

const KINDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...REFUSAL_CODES,
  ...FAULT_CODES,
  ...NOTICE_CODES,
  ...FAILURE_CODES,
};

/** The parameters as the sentence shows them: terms in the words of the locale, dates such as '2 Jan 2027'. */
function shown(code: SentenceCode, parameters: MessageParameters, locale: Locale): MessageParameters {
  const lists: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
    ...CATALOGUES[locale].terms,
  };
  const entries = Object.entries(parameters).map(([name, value]) => {
    const isDate = KINDS[code]?.[name] === 'date' && isPlainDate(String(value));
    return [name, isDate ? shortDate(String(value), locale) : (lists[name]?.[value] ?? value)];
  });
  return Object.fromEntries(entries) as MessageParameters;
}

/** The sentence of a code in a locale. */
function renderSentence(code: SentenceCode, parameters: MessageParameters, locale: Locale): string {
  return fillMessage(CATALOGUES[locale].sentences[code], shown(code, parameters, locale), locale);
}

/** The sentence of a code whose parameters were checked at an earlier call. */
export function sentenceWith(code: SentenceCode, parameters: MessageParameters): SentenceParts {
  return {
    code,
    parameters: Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) })),
    message: renderSentence(code, parameters, DEFAULT_LOCALE),
  };
}

/** The sentence of a code with its parameters. */
export function sentence<Code extends SentenceCode>(
  code: Code,
  ...parameters: ParameterArguments<Code>
): SentenceParts<Code> {
  return { ...sentenceWith(code, givenIn(parameters)), code };
}

/** A fault of the input field with this name. */
export function fieldFault<Code extends FaultCode | 'TOTAL_TOO_HIGH'>(
  field: string,
  code: Code,
  ...parameters: ParameterArguments<Code>
): FieldFaultParts {
  return { field, ...sentenceWith(code, givenIn(parameters)) };
}
