import { type Cacheable, ResponseCache } from './response-cache';

const DATE = '2026-11-21';
const subject = (key: string, ...tables: string[]) => ({ key, tables, date: DATE });

interface TestResponse extends Cacheable {
  text: string;
}
const responseOf = (text: string, mayBeKept = true): TestResponse => ({
  text,
  bytes: text.length,
  mayBeKept,
});

/** A read that ends when the test tells it to. */
function slowRead() {
  let finish: (response: TestResponse) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const read = vi.fn(
    () => new Promise<TestResponse>((resolve, reject) => ([finish, fail] = [resolve, reject])),
  );
  return { read, finish: (response: TestResponse) => finish(response), fail: (error: Error) => fail(error) };
}

let cache: ResponseCache<TestResponse>;
beforeEach(() => {
  cache = new ResponseCache(10_000);
});
afterEach(() => vi.useRealTimers());

test('a response is found again', async () => {
  await cache.read(subject('offers', 'offers'), async () => responseOf('two offers'));
  expect(cache.find('offers', DATE)).toEqual(responseOf('two offers'));
});

test('a change drops what was read from its table, and nothing else', async () => {
  await cache.read(subject('offers', 'offers'), async () => responseOf('offers'));
  await cache.read(subject('both', 'hotels', 'offers'), async () => responseOf('both'));
  await cache.read(subject('hotels', 'hotels'), async () => responseOf('hotels'));
  cache.drop('offers');
  expect(cache.find('offers', DATE)).toBeNull();
  expect(cache.find('both', DATE)).toBeNull();
  expect(cache.find('hotels', DATE)?.text).toBe('hotels');
});

test.each([
  ['a change of its table', () => cache.drop('offers')],
  ['a flush', () => cache.flush()],
])('the response of a read that began before %s is not cached', async (_what, happens) => {
  const { read, finish } = slowRead();
  const reading = cache.read(subject('offers', 'offers'), read);
  happens();
  finish(responseOf('as it was before'));
  expect((await reading).text).toBe('as it was before');
  expect(cache.find('offers', DATE)).toBeNull();
});

test('a read that began before a change of another table is cached', async () => {
  const { read, finish } = slowRead();
  const reading = cache.read(subject('offers', 'offers'), read);
  cache.drop('hotels');
  finish(responseOf('offers'));
  await reading;
  expect(cache.find('offers', DATE)?.text).toBe('offers');
});

test('simultaneous equal reads share one response', async () => {
  const { read, finish } = slowRead();
  const responses = [1, 2, 3].map(() => cache.read(subject('offers', 'offers'), read));
  finish(responseOf('once'));
  expect((await Promise.all(responses)).map(({ text }) => text)).toEqual(['once', 'once', 'once']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a read after a change does not share the response of a read that began before it', async () => {
  const before = slowRead();
  const reading = cache.read(subject('offers', 'offers'), before.read);
  cache.drop('offers');
  const after = await cache.read(subject('offers', 'offers'), async () => responseOf('new'));
  before.finish(responseOf('old'));
  await reading;
  expect(after.text).toBe('new');
  expect(cache.find('offers', DATE)?.text).toBe('new');
});

test('a refusal or an error is sent to waiting callers and is not cached', async () => {
  const { read, finish } = slowRead();
  const responses = [1, 2].map(() => cache.read(subject('offers', 'offers'), read));
  finish(responseOf('sorry', false));
  expect((await Promise.all(responses)).map(({ text }) => text)).toEqual(['sorry', 'sorry']);
  expect(cache.find('offers', DATE)).toBeNull();
});

test('a read that fails, fails for all waiting callers, and the next read starts anew', async () => {
  const { read, fail } = slowRead();
  const reading = cache.read(subject('offers', 'offers'), read);
  fail(new Error('away'));
  await expect(reading).rejects.toThrow('away');
  expect((await cache.read(subject('offers', 'offers'), async () => responseOf('back'))).text).toBe('back');
});

test('a response is found only on its date', async () => {
  await cache.read(subject('offers', 'offers'), async () => responseOf('today'));
  expect(cache.find('offers', '2026-11-22')).toBeNull();
});

test('a response is cached for at most a minute', async () => {
  vi.useFakeTimers();
  // The server has run for ten minutes.
  vi.advanceTimersByTime(600_000);
  await cache.read(subject('offers', 'offers'), async () => responseOf('offers'));
  vi.advanceTimersByTime(59_999);
  expect(cache.find('offers', DATE)?.text).toBe('offers');
  vi.advanceTimersByTime(1);
  expect(cache.find('offers', DATE)).toBeNull();
});

test('responses take no more bytes than allowed, and responses that are used stay', async () => {
  for (let number = 0; number < 200; number += 1) {
    await cache.read(subject(`read ${number}`, 'hotels'), async () => responseOf('x'.repeat(1_000)));
    expect(cache.find('read 0', DATE)).not.toBeNull();
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.find('read 1', DATE)).toBeNull();
  expect(cache.find('read 199', DATE)).not.toBeNull();
  await cache.read(subject('too long', 'hotels'), async () => responseOf('x'.repeat(10_001)));
  expect(cache.find('too long', DATE)).toBeNull();
  expect(cache.find('read 0', DATE)).not.toBeNull();
});
