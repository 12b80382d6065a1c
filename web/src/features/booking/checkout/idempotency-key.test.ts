import { IdempotencyKey } from './idempotency-key';

test('the same form keeps its key, another form gets another', () => {
  const keys = new IdempotencyKey();
  const first = keys.keyFor({ name: 'Asha' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ name: 'Asha' })).toBe(first);
  expect(keys.keyFor({ name: 'Ravi' })).not.toBe(first);
});

test('after a response the same form is another attempt', () => {
  const keys = new IdempotencyKey();
  const first = keys.keyFor({ name: 'Asha' });
  keys.forget();
  expect(keys.keyFor({ name: 'Asha' })).not.toBe(first);
});

test('given that the price changed before a response, the same form keeps its key', () => {
  const keys = new IdempotencyKey();
  const first = keys.keyFor({ name: 'Asha', expectedTotal: 981_288 });
  expect(keys.keyFor({ name: 'Asha', expectedTotal: 1_278_648 })).toBe(first);
});
