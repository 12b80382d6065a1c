import { ReadLimit } from '../../src/platform/limits/read-limit';

/**
 * Lets no window of counting end at the servers of this process, until the end of the file. Otherwise a test that counts
 * to a limit fails when the window ends between its requests.
 */
export function countInOneWindow(): void {
  const stopped = performance.now();
  const count = Reflect.get(ReadLimit.prototype, 'secondsToWait');
  vi.spyOn(ReadLimit.prototype, 'secondsToWait').mockImplementation(function (this: ReadLimit, ...given) {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(stopped);
    try {
      return count.apply(this, given);
    } finally {
      clock.mockRestore();
    }
  });
}
