import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse, print } from 'graphql';
import { DOCUMENT_LIMITS } from '../../../src/edge/http/documents/document-limits';
import { DocumentStore } from '../../../src/edge/http/documents/document-store';

const TEXT = '{ property { name } }';
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of the heap that something still refers to. */
function bytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('given a document, when it is read by its key, then it is the same without its positions', async () => {
  const store = new DocumentStore();
  await store.set('key', parse(TEXT));
  const kept = await store.get('key');
  expect(kept && print(kept)).toBe(print(parse(TEXT)));
  expect(JSON.stringify(kept)).not.toContain('loc');
  expect(await store.get('other')).toBeUndefined();
});

test('given more documents than fit, then the oldest are removed, and the sizes sum to at most the limit', async () => {
  const store = new DocumentStore(100_000);
  for (let number = 1; number <= 1_000; number += 1)
    await store.set(`key ${number}`, parse(`${TEXT} #${number}`));
  expect(store.bytes).toBeLessThanOrEqual(100_000);
  expect(store.bytes).toBeGreaterThan(90_000);
  expect(await store.get('key 1')).toBeUndefined();
  expect(await store.get('key 1000')).toBeDefined();
});

describe('given more distinct documents of the largest size than fit', () => {
  const STORE_MEGABYTES = 4;
  const names = (count: number, of: number) =>
    Array.from({ length: count }, (_, index) => `field${index}of${of}`).join(' ');
  const padded = (text: string) => text.padEnd(DOCUMENT_LIMITS.bytes, 'x');
  // Each kind would take at least five times the store's limit.
  const KINDS: [string, number, (number: number) => string][] = [
    ['a comment', 4_000, (number) => padded(`${TEXT} #${number}`)],
    ['a long text', 4_000, (number) => `${padded(`{ hotels(search: "${number}`)}") { name } }`],
    ['very many fields', 500, (number) => `{ ${names(490, number)} }`],
  ];

  test.each(KINDS)(
    'with %s in each, then the heap grows by at most the limit',
    async (what, count, textOf) => {
      const store = new DocumentStore(STORE_MEGABYTES * MEGABYTE);
      const before = bytesInUse();
      for (let number = 1; number <= count; number += 1)
        await store.set(`key ${number}`, parse(textOf(number)));
      const grownBy = (bytesInUse() - before) / MEGABYTE;
      if (process.env['SHOW_FIGURES']) process.stderr.write(`${what}: ${grownBy.toFixed(1)} MB\n`);
      // The other megabyte belongs to the test and the parser.
      expect(grownBy).toBeLessThan(STORE_MEGABYTES + 1);
      expect(store.bytes).toBeLessThanOrEqual(STORE_MEGABYTES * MEGABYTE);
    },
  );
});
