import type { BookingStatus } from '../../../generated/graphql';
import { waitForOutcome, type ReadStatus } from './booking-outcome';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const alwaysReads = (status: BookingStatus) => vi.fn<ReadStatus>(() => Promise.resolve(status));

test('reads the status until the booking is decided', async () => {
  show('visible');
  const responses: (BookingStatus | null)[] = ['HELD', null, 'CONFIRMED'];
  const readStatus = vi.fn<ReadStatus>(() => Promise.resolve(responses.shift() ?? null));
  const outcome = waitForOutcome(readStatus, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('CONFIRMED');
  expect(readStatus).toHaveBeenCalledTimes(3);
});

test('gives up after about three minutes', async () => {
  show('visible');
  const readStatus = alwaysReads('HELD');
  const outcome = waitForOutcome(readStatus, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await outcome).toBeNull();
  expect(readStatus.mock.calls.length).toBeLessThan(20);
});

test('a hidden tab sends nothing until it is visible again', async () => {
  show('hidden');
  const readStatus = alwaysReads('CONFIRMED');
  const outcome = waitForOutcome(readStatus, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readStatus).not.toHaveBeenCalled();
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toBe('CONFIRMED');
});

test('ends when the page is left', async () => {
  show('visible');
  const leaving = new AbortController();
  const readStatus = alwaysReads('HELD');
  const outcome = waitForOutcome(readStatus, leaving.signal);
  leaving.abort();
  expect(await outcome).toBeNull();
  expect(readStatus).not.toHaveBeenCalled();
});
