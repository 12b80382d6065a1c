import { ConcurrencyLimit } from './concurrency-limit';

test('work runs while a place is free, and is sent away while none is', async () => {
  const limit = new ConcurrencyLimit(1);
  const done: string[] = [];
  const first = limit.runIfFree(async () => {
    expect(await limit.runIfFree(async () => void done.push('second'))).toBe(false);
    done.push('first');
  });
  expect(await first).toBe(true);
  expect(await limit.runIfFree(async () => void done.push('third'))).toBe(true);
  expect(done).toEqual(['first', 'third']);
});

test('work that waits begins when the work before it has ended, also with an error', async () => {
  const limit = new ConcurrencyLimit(1);
  const failing = limit.run(() => Promise.reject(new Error('broken')));
  const waiting = limit.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('done');
});
