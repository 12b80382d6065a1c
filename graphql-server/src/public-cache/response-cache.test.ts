import { type Answerable, ReadCache } from './read-cache';

const DATE = '2026-11-21';
const about = (key: string, ...topics: string[]) => ({ key, topics, date: DATE });

interface Said extends Answerable {
  words: string;
}
const said = (words: string, mayBeKept = true): Said => ({ words, bytes: words.length, mayBeKept });

/** A read that ends when the test says so. */
function slowRead() {
  let finish: (answer: Said) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const read = jest.fn(() => new Promise<Said>((resolve, reject) => ([finish, fail] = [resolve, reject])));
  return { read, finish: (answer: Said) => finish(answer), fail: (error: Error) => fail(error) };
}

let cache: ReadCache<Said>;
beforeEach(() => {
  cache = new ReadCache(10_000);
});
afterEach(() => jest.useRealTimers());

test('an answer is found again', async () => {
  await cache.read(about('offers', 'offers'), async () => said('two offers'));
  expect(cache.find('offers', DATE)).toEqual(said('two offers'));
});

test('a change drops what was read from its table, and nothing else', async () => {
  await cache.read(about('offers', 'offers'), async () => said('offers'));
  await cache.read(about('both', 'hotels', 'offers'), async () => said('both'));
  await cache.read(about('hotels', 'hotels'), async () => said('hotels'));
  cache.drop('offers');
  expect(cache.find('offers', DATE)).toBeNull();
  expect(cache.find('both', DATE)).toBeNull();
  expect(cache.find('hotels', DATE)?.words).toBe('hotels');
});

test.each([
  ['a change of its table', () => cache.drop('offers')],
  ['a flush', () => cache.flush()],
])('a read that began before %s is kept for nobody', async (_what, happens) => {
  const { read, finish } = slowRead();
  const reading = cache.read(about('offers', 'offers'), read);
  happens();
  finish(said('as it was before'));
  expect((await reading).words).toBe('as it was before');
  expect(cache.find('offers', DATE)).toBeNull();
});

test('a read that began before a change of another table is kept', async () => {
  const { read, finish } = slowRead();
  const reading = cache.read(about('offers', 'offers'), read);
  cache.drop('hotels');
  finish(said('offers'));
  await reading;
  expect(cache.find('offers', DATE)?.words).toBe('offers');
});

test('who asks while another reads the same waits for that answer', async () => {
  const { read, finish } = slowRead();
  const answers = [1, 2, 3].map(() => cache.read(about('offers', 'offers'), read));
  finish(said('once'));
  expect((await Promise.all(answers)).map(({ words }) => words)).toEqual(['once', 'once', 'once']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('who asks after a change does not wait for a read that began before it', async () => {
  const before = slowRead();
  const reading = cache.read(about('offers', 'offers'), before.read);
  cache.drop('offers');
  const after = await cache.read(about('offers', 'offers'), async () => said('new'));
  before.finish(said('old'));
  await reading;
  expect(after.words).toBe('new');
  expect(cache.find('offers', DATE)?.words).toBe('new');
});

test('a refusal or an error serves those who wait for it, and is not kept', async () => {
  const { read, finish } = slowRead();
  const answers = [1, 2].map(() => cache.read(about('offers', 'offers'), read));
  finish(said('sorry', false));
  expect((await Promise.all(answers)).map(({ words }) => words)).toEqual(['sorry', 'sorry']);
  expect(cache.find('offers', DATE)).toBeNull();
});

test('a read that breaks down breaks for those who wait, and the next one reads anew', async () => {
  const { read, fail } = slowRead();
  const reading = cache.read(about('offers', 'offers'), read);
  fail(new Error('away'));
  await expect(reading).rejects.toThrow('away');
  expect((await cache.read(about('offers', 'offers'), async () => said('back'))).words).toBe('back');
});

test('an answer is good for its date only', async () => {
  await cache.read(about('offers', 'offers'), async () => said('today'));
  expect(cache.find('offers', '2026-11-22')).toBeNull();
});

test('an answer is shown for a minute at most', async () => {
  jest.useFakeTimers();
  await cache.read(about('offers', 'offers'), async () => said('offers'));
  jest.advanceTimersByTime(59_999);
  expect(cache.find('offers', DATE)?.words).toBe('offers');
  jest.advanceTimersByTime(1);
  expect(cache.find('offers', DATE)).toBeNull();
});

test('answers never take more bytes than allowed, and what is asked for stays', async () => {
  for (let number = 0; number < 200; number += 1) {
    await cache.read(about(`question ${number}`, 'hotels'), async () => said('x'.repeat(1_000)));
    expect(cache.find('question 0', DATE)).not.toBeNull();
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.find('question 1', DATE)).toBeNull();
  expect(cache.find('question 199', DATE)).not.toBeNull();
  await cache.read(about('too long', 'hotels'), async () => said('x'.repeat(10_001)));
  expect(cache.find('too long', DATE)).toBeNull();
  expect(cache.find('question 0', DATE)).not.toBeNull();
});
