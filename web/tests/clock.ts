import { act } from '@testing-library/react';

/** Lets so many seconds pass on the stopped clock, and waits for the parts of the page that load meanwhile. */
export const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await vi.dynamicImportSettled();
  });
