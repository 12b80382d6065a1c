import { act } from '@testing-library/react';

/** Lets seconds pass on the stopped clock, and waits for the parts of the page that load in the meantime. */
export const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await vi.dynamicImportSettled();
  });
