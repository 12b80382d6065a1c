import { readFile } from 'node:fs/promises';

const LIST = new URL('./now-and-then.json', import.meta.url);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

function assertComplete(entry) {
  if (entry.test && DATE.test(entry.date) && entry.reason) return;
  throw new Error(
    `now-and-then.json: an entry has the test's whole name, a date and a reason, not ${JSON.stringify(entry)}.`,
  );
}

/**
 * The tests that fail now and then. Each entry has the date when this was seen, and the reason as far as it is known.
 */
export async function testsThatFailNowAndThen() {
  const entries = JSON.parse(await readFile(LIST, 'utf8'));
  entries.forEach(assertComplete);
  return entries.map(({ test }) => test);
}

/** Runs each failed test of the list again. Its name and its first failure are printed even if it passes now. */
export async function tryListedAgain(result, playAgain, listed) {
  const failures = [];
  const triedAgain = [];
  for (const failure of result.failures) {
    const isListed = listed.includes(failure.name);
    const second = isListed ? await playAgain(failure) : null;
    const passes = second !== null && second.failed === 0 && second.passed > 0;
    (passes ? triedAgain : failures).push(failure);
  }
  return {
    ...result,
    passed: result.passed + triedAgain.length,
    failed: result.failed - triedAgain.length,
    failures,
    triedAgain,
  };
}
