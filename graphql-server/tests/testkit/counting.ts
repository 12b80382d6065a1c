const resets: (() => void)[] = [];

/** Counts 1, 2, 3 …, and begins again in each test file, so that a file's data do not depend on earlier files. */
export function countInEachFile(): () => number {
  let count = 0;
  resets.push(() => (count = 0));
  return () => (count += 1);
}

/** Makes every count begin again. */
export function beginCounting(): void {
  for (const reset of resets) reset();
}
