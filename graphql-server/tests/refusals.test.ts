import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../src/platform/locale/locale';
import type { Message } from '../src/platform/locale/message';
import { CATALOGUES, sentence } from '../src/platform/refusals/sentence';
import {
  FAILURE_CODES,
  FAULT_CODES,
  NOTICE_CODES,
  REFUSAL_CODES,
  type SentenceCode,
} from '../src/platform/refusals/sentence-codes';

const DOCUMENTED = readFileSync(path.resolve(__dirname, '../../docs/errors.md'), 'utf8');
const CODES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...REFUSAL_CODES,
  ...FAULT_CODES,
  ...NOTICE_CODES,
  ...FAILURE_CODES,
};
const NAMES = Object.keys(CODES) as SentenceCode[];

/** The texts of a message: one, or one for each case. */
const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message.cases);

const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test.each(NAMES)('docs/errors.md has %s with its parameters', (code) => {
  const [, cell = ''] = new RegExp(`^\\| ${code} +\\|([^|]*)\\|`, 'm').exec(DOCUMENTED) ?? [];
  const documented = [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(documented).toEqual(Object.keys(CODES[code] ?? {}));
});

describe.each(Object.keys(LOCALES) as Locale[])('the sentences in %s', (locale) => {
  test.each(NAMES)('that of %s has no parameter that the code does not send', (code) => {
    const texts = textsOf(CATALOGUES[locale].sentences[code]);
    const used = texts.flatMap(placeholdersIn);
    expect(Object.keys(CODES[code] ?? {})).toEqual(expect.arrayContaining(used));
  });
});

test('a sentence comes with its parameters in the form of the schema', () => {
  expect(sentence('CHECKIN_TOO_LATE', { last: '2028-05-22', months: 18 })).toEqual({
    code: 'CHECKIN_TOO_LATE',
    parameters: [
      { name: 'last', value: '2028-05-22' },
      { name: 'months', value: '18' },
    ],
    message: 'Check-in can be at most 2028-05-22, 18 months ahead.',
  });
});

test('a term within a sentence is sent by its name', () => {
  expect(sentence('TEXT_MISSING', { object: 'hotelName' })).toMatchObject({
    parameters: [{ name: 'object', value: 'hotelName' }],
    message: 'Please enter the hotel’s name.',
  });
});
