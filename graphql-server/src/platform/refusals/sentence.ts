import { DEFAULT_LOCALE, type Locale } from '../locale/locale';
import { fillMessage, type MessageParameters } from '../locale/message';
import type { Catalogue } from './catalogue';
import type { FaultCode, ParametersOf, SentenceCode } from './sentence-codes';
import { SENTENCES_EN } from './sentences.en';

/** The sentences of each locale. The site gets the same ones as a file: app/emit-rules.ts. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: SENTENCES_EN };

/** A parameter as the schema sends it. */
interface SentParameter {
  name: string;
  value: string;
}

/** What the server says: the code with its parameters, and the sentence in English. */
export interface SentenceParts<Code extends SentenceCode = SentenceCode> {
  code: Code;
  parameters: SentParameter[];
  message: string;
}

/** What is wrong with one field. */
export type FieldFaultParts = SentenceParts & { field: string };

/** A code without parameters needs no second argument. */
export type ParameterArguments<Code extends SentenceCode> = keyof ParametersOf<Code> extends never
  ? []
  : [parameters: ParametersOf<Code>];

/** The parameters among the arguments after a code; none for a code without parameters. */
export function givenIn([parameters = {}]: readonly unknown[]): MessageParameters {
  // `ParameterArguments` has checked them where they were written.
  return parameters as MessageParameters;
}

function termsIn({ terms }: Catalogue, parameters: MessageParameters): MessageParameters {
  const lists: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = { ...terms };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, lists[name]?.[value] ?? value]),
  );
}

/** The sentence of a code in a locale. */
function renderSentence(code: SentenceCode, parameters: MessageParameters, locale: Locale): string {
  const catalogue = CATALOGUES[locale];
  return fillMessage(catalogue.sentences[code], termsIn(catalogue, parameters), locale);
}

/** The sentence of a code with parameters that were checked where they were written. */
export function sentenceWith(code: SentenceCode, parameters: MessageParameters): SentenceParts {
  return {
    code,
    parameters: Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) })),
    message: renderSentence(code, parameters, DEFAULT_LOCALE),
  };
}

/** The sentence of a code, with the parameters that belong to it. */
export function sentence<Code extends SentenceCode>(
  code: Code,
  ...parameters: ParameterArguments<Code>
): SentenceParts<Code> {
  return { ...sentenceWith(code, givenIn(parameters)), code };
}

/** A fault of the input field of this name. */
export function fieldFault<Code extends FaultCode | 'TOTAL_TOO_HIGH'>(
  field: string,
  code: Code,
  ...parameters: ParameterArguments<Code>
): FieldFaultParts {
  return { field, ...sentenceWith(code, givenIn(parameters)) };
}
