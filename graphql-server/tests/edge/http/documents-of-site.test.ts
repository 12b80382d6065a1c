import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_LIMITS, documentRules, isTooLarge } from '../../../src/edge/http/documents/document-limits';

const ROOT = join(__dirname, '..', '..', '..', '..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema', 'schema.graphql'), 'utf8'));
const documents = Object.values(
  JSON.parse(
    readFileSync(join(ROOT, 'web', 'src', 'generated', 'persisted-documents.json'), 'utf8'),
  ) as Record<string, string>,
);
const named = documents.map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text] as const);

const known = new Set(documents);
const faultsOf = (text: string) =>
  validate(
    schema,
    parse(text),
    documentRules((one) => known.has(one)),
  ).map(({ message }) => message);

test('every document that the site sends is within the limits of documents', () => {
  expect(named.length).toBeGreaterThan(100);
  const refused = named.flatMap(([name, text]) => {
    const faults = faultsOf(text);
    return isTooLarge(text) ? [name, 'too large'] : faults.map((fault) => `${name}: ${fault}`);
  });
  expect(refused).toEqual([]);
});

/** A document that costs at least so much. */
const documentOfCost = (cost: number) => `{ ${'property { name } '.repeat(cost / 3)} }`;

test('a document of the site may cost more than one that a caller made', () => {
  const { cost, siteCost } = DOCUMENT_LIMITS;
  const refusal = (limit: number) => [expect.stringContaining(`Query Cost limit of ${limit} exceeded`)];
  const dear = documentOfCost(cost);
  expect(faultsOf(dear)).toEqual(refusal(cost));
  known.add(dear);
  expect(faultsOf(dear)).toEqual([]);
  const dearest = documentOfCost(siteCost);
  known.add(dearest);
  expect(faultsOf(dearest)).toEqual(refusal(siteCost));
});

test('the search has room to grow', () => {
  const [, search] = named.find(([name]) => name === 'StayOptions') ?? [];
  if (search === undefined) throw new Error('The site does not search.');
  const grown = search.replace('codeFault', `${'nights '.repeat(100)} codeFault`);
  known.add(grown);
  expect(faultsOf(grown)).toEqual([]);
});
