import { saveFile } from './save-file';

test('a file is saved under its name, and its address lives until a slow browser has read it', () => {
  vi.useFakeTimers();
  const given: string[] = [];
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(`${this.download} at ${this.href}`);
  });
  saveFile('bookings.csv', 'reference', 'text/csv');
  expect(given).toEqual(['bookings.csv at blob:file']);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:file');
  vi.useRealTimers();
});
