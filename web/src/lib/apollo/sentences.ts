import type { ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { writeDay } from '../dates/plain-dates';
import { LOCALE } from '../texts/locale';

/** A text with parameters in braces, or a text for each value or plural category of a parameter. */
type Message = string | { by: string; cases: Readonly<Record<string, string>> };

interface Catalogue {
  sentences: Readonly<Record<string, Message>>;
  terms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A sentence of the server: a code with parameters, and the English text. */
interface Sentence {
  code: string;
  parameters: readonly { name: string; value: string }[];
  message: string;
  faults?: readonly Sentence[];
}

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'parameters' in value;

const catalogue = import(`../../generated/sentences.${LOCALE}.json`) as Promise<{ default: Catalogue }>;

function textFor(message: Message, values: Readonly<Record<string, string>>): string {
  if (typeof message === 'string') return message;
  const { by, cases } = message;
  const value = values[by] ?? '';
  const category = new Intl.PluralRules(LOCALE).select(Number(value));
  return cases[value] ?? cases[category] ?? cases['other'] ?? '';
}

/** A plain date among the parameters, such as 2026-12-01, as people write it; any other value as it is. */
const writeValue = (value: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? writeDay(value) : value);

/** The sentence from the catalogue. A newer server may send codes that the catalogue does not have. */
function wordsOf({ sentences, terms }: Catalogue, { code, parameters, message }: Sentence): string {
  const known = sentences[code];
  if (!known) return message;
  const values = Object.fromEntries(
    parameters.map(({ name, value }) => [name, terms[name]?.[value] ?? writeValue(value)]),
  );
  return textFor(known, values).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}

function rendered(words: Catalogue, sentence: Sentence): Sentence {
  const faults = sentence.faults?.map((fault) => ({ ...fault, message: wordsOf(words, fault) }));
  // The sentence of invalid input is the sentence of its first fault.
  const message = faults?.[0]?.message ?? wordsOf(words, sentence);
  return { ...sentence, message, ...(faults && { faults }) };
}

/** The sentence of a failed request. Its parameters are in the extensions of the error. */
function failureInWords<Failure extends Pick<GraphQLFormattedError, 'message' | 'extensions'>>(
  words: Catalogue,
  failure: Failure,
): Failure {
  const { code, requestId, retryAfterSeconds } = failure.extensions ?? {};
  const given = { limit: 'requests', requestId, seconds: retryAfterSeconds };
  const parameters = Object.entries(given).map(([name, value]) => ({ name, value: String(value) }));
  return {
    ...failure,
    message: wordsOf(words, { code: String(code), parameters, message: failure.message }),
  };
}

/** A response with every sentence in the language of the site. */
export async function inWords(response: ApolloLink.Result): Promise<ApolloLink.Result> {
  const { default: words } = await catalogue;
  const { data, errors } = response;
  const results = Object.entries(data ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    isSentence(value) ? rendered(words, value) : value,
  ]);
  return {
    ...response,
    ...(data && { data: Object.fromEntries(results) }),
    ...(errors && { errors: errors.map((failure) => failureInWords(words, failure)) }),
  };
}
