import { callerOf } from './caller';
import { ReadLimit } from './read-limit';

const POINTS = 10;
const A_MINUTE = 3 * POINTS;
const read = (limit: ReadLimit, address: string) => limit.secondsToWait(callerOf(address), 1) === null;
const hex = (number: number) => number.toString(16);

test('the networks of one /56 may read as much as two callers, and those of one /48 as much as four', () => {
  const limit = new ReadLimit(A_MINUTE);
  const reads = (count: number, addressOf: (number: number) => string): number =>
    Array.from({ length: count }, (_, number) => read(limit, addressOf(number))).filter(Boolean).length;
  expect(reads(256, (number) => `2001:db8:7:${hex(0x4200 + number)}::1`)).toBe(2 * POINTS);
  expect(reads(256, (number) => `2001:db8:8:${hex(256 * number)}::1`)).toBe(4 * POINTS);
});

test('a /64 over its limit uses up nothing of its neighbours’ limits', () => {
  const limit = new ReadLimit(A_MINUTE);
  for (let time = 0; time < 100; time += 1) read(limit, '2001:db8:7:4200::1');
  expect(read(limit, '2001:db8:7:4201::1')).toBe(true);
});

test('after more callers than are remembered, new guests still have counts of their own', () => {
  const limit = new ReadLimit(A_MINUTE, 100);
  for (let number = 0; number < 500; number += 1) {
    read(limit, `2001:db8:${number % 2}:${hex(number)}::1`);
  }
  const guests = Array.from({ length: 50 }, (_, guest) => `198.18.0.${guest}`);
  expect(guests.filter((guest) => read(limit, guest))).toEqual(guests);
});

test('no more than a third of a minute’s points can be used at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const limit = new ReadLimit(A_MINUTE);
    const used = () =>
      Array.from({ length: A_MINUTE }, () => read(limit, '198.51.100.7')).filter(Boolean).length;
    const eachThird = [0, 20_000, 20_000].map((pause) => {
      vi.advanceTimersByTime(pause);
      return used();
    });
    expect(eachThird).toEqual([POINTS, POINTS, POINTS]);
  } finally {
    vi.useRealTimers();
  }
});
