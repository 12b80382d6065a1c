import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DOCUMENT_LIMITS,
  DOCUMENT_RULES,
  isTooLarge,
} from '../../../src/edge/http/documents/document-limits';

const ROOT = join(__dirname, '..', '..', '..', '..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema', 'schema.graphql'), 'utf8'));
const documents = Object.values(
  JSON.parse(
    readFileSync(join(ROOT, 'web', 'src', 'generated', 'persisted-documents.json'), 'utf8'),
  ) as Record<string, string>,
);
const named = documents.map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text] as const);

test('every document that the site sends is within the limits of documents', () => {
  expect(named.length).toBeGreaterThan(100);
  const refused = named.flatMap(([name, text]) => {
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
    const faults = validate(schema, document, DOCUMENT_RULES).map(({ message }) => message);
    return isTooLarge(text) ? [name, 'too large'] : faults.map((fault) => `${name}: ${fault}`);
  });
  expect(refused).toEqual([]);
});
