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

/** The parameters that docs/errors.md names for a code; null when the code has no row. */
function documentedParameters(code: SentenceCode): string[] | null {
  const row = new RegExp(`^\\| ${code} +\\|([^|]*)\\|`, 'm').exec(DOCUMENTED);
  return row && Array.from((row[1] ?? '').matchAll(/`(\w+)`/g), ([, name = '']) => name);
}

test('docs/errors.md has every code with its parameters', () => {
  const documented = NAMES.map((code) => [code, documentedParameters(code)]);
  expect(documented).toEqual(NAMES.map((code) => [code, Object.keys(CODES[code] ?? {})]));
});

test.each(Object.keys(LOCALES) as Locale[])(
  'the sentences in %s use only parameters that the code sends',
  (locale) => {
    const notSent = NAMES.flatMap((code) => {
      const used = textsOf(CATALOGUES[locale].sentences[code]).flatMap(placeholdersIn);
      return used.filter((name = '') => !(name in (CODES[code] ?? {}))).map((name) => `${code}: {${name}}`);
    });
    expect(notSent).toEqual([]);
  },
);

test('a sentence comes with its parameters in the form of the schema', () => {
  expect(sentence('CHECKIN_TOO_LATE', { last: '2028-05-22', months: 18 })).toEqual({
    code: 'CHECKIN_TOO_LATE',
    parameters: [
      { name: 'last', value: '2028-05-22' },
      { name: 'months', value: '18' },
    ],
    message: 'Check-in can be at most 22 May 2028, 18 months ahead.',
  });
});

test('a term within a sentence is sent by its name', () => {
  expect(sentence('TEXT_MISSING', { object: 'hotelName' })).toMatchObject({
    parameters: [{ name: 'object', value: 'hotelName' }],
    message: 'Please enter the hotel’s name.',
  });
});

test('amounts are named in rupees, never in paise', () => {
  const inPaise = Object.values(CATALOGUES)
    .flatMap(({ sentences }) => NAMES.map((code) => sentences[code]))
    .flatMap(textsOf)
    .filter((text) => /\bpaise\b/i.test(text) && !text.includes('without paise'));
  expect(inPaise).toEqual([]);
});
