import { parse, print } from 'graphql';
import { DocumentStore } from '../../src/http/documents/document-store';

const TEXT = '{ property { name } }';

test('given a document, when it is read by its key, then it is the same without its positions', async () => {
  const store = new DocumentStore();
  await store.set('key', parse(TEXT));
  const kept = await store.get('key');
  expect(kept && print(kept)).toBe(print(parse(TEXT)));
  expect(JSON.stringify(kept)).not.toContain('loc');
  expect(await store.get('other')).toBeUndefined();
});

test('given more documents than fit, then the oldest go, and the sizes add up to the bound at most', async () => {
  const store = new DocumentStore(100_000);
  for (let number = 1; number <= 1_000; number += 1)
    await store.set(`key ${number}`, parse(`${TEXT} #${number}`));
  expect(store.bytes).toBeLessThanOrEqual(100_000);
  expect(store.bytes).toBeGreaterThan(90_000);
  expect(await store.get('key 1')).toBeUndefined();
  expect(await store.get('key 1000')).toBeDefined();
});
