import path from 'node:path';
import { expressionsIn, slowest } from './testkit/regular-expressions';

vi.setConfig({ testTimeout: 300_000 });

const ROOT = path.resolve(__dirname, '../..');
// A linear one takes a few microseconds for the first and less than a millisecond for the second, even on a busy machine;
// a quadratic one takes a hundred times as long for ten times the text.
const SHORT = { length: 1_000, milliseconds: 0.2 };
const LONG = { length: 10_000, milliseconds: 20 };

test.each(['graphql-server/src', 'web/src'])(
  'no regular expression of %s takes long for a hostile text of ten thousand characters',
  (directory) => {
    const all = expressionsIn(path.join(ROOT, directory));
    expect(all.length).toBeGreaterThan(30);
    const suspects = all.filter(({ pattern }) => slowest(pattern, SHORT.length).took > SHORT.milliseconds);
    const slow = suspects
      .map(({ where, pattern }) => ({ where, pattern: String(pattern), ...slowest(pattern, LONG.length) }))
      .filter(({ took }) => took > LONG.milliseconds)
      .map(
        ({ where, pattern, took, text }) =>
          `${where} ${pattern}: ${took} ms for ${JSON.stringify(text.slice(0, 8))}…`,
      );
    expect(slow).toEqual([]);
  },
);
