import { base32, codeOfStep, STEP_SECONDS, stepOf, stepOfCode } from './one-time-code';

// RFC 6238, appendix B.
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];

const at = (seconds: number) => new Date(seconds * 1000);

test.each(VECTORS)('the code of second %s is as the standard says', (seconds, code) => {
  expect(codeOfStep(SECRET, stepOf(at(seconds)), 8)).toBe(code);
});

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is written as authenticators read it', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

describe('a code', () => {
  const now = at(1111111111);
  const code = (steps: number) => codeOfStep(SECRET, stepOf(now) + steps);

  test.each([-1, 0, 1])('counts %s steps from now', (steps) => {
    expect(stepOfCode(SECRET, code(steps), now)).toBe(stepOf(now) + steps);
  });

  test.each([-2, 2])('does not count %s steps from now', (steps) => {
    expect(stepOfCode(SECRET, code(steps), now)).toBeNull();
  });

  test('counts half a minute later, and not a minute later', () => {
    const later = (steps: number) => new Date(now.getTime() + steps * STEP_SECONDS * 1000);
    expect(stepOfCode(SECRET, code(0), later(1))).not.toBeNull();
    expect(stepOfCode(SECRET, code(0), later(2))).toBeNull();
  });

  test.each(['', '12345', '1234567', 'abcdef'])('is six digits; "%s" is wrong', (text) => {
    expect(stepOfCode(SECRET, text, now)).toBeNull();
  });
});
