const LONG_STEP_MILLISECONDS = 1000;

/** Seconds with one decimal. */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs a step. Prints its title and time if it takes more than a second. */
export async function step(title, work) {
  const start = performance.now();
  const announcement = setTimeout(() => console.log(`  … ${title}`), LONG_STEP_MILLISECONDS);
  try {
    return await work();
  } finally {
    clearTimeout(announcement);
    const took = performance.now() - start;
    if (took > LONG_STEP_MILLISECONDS) console.log(`  ✓ ${title}: ${secondsSince(start)}`);
  }
}

/** A failure that the user can correct. Only its message is shown. */
export class PlainError extends Error {}

/** Prints a failure; of a PlainError only the message. */
export function explain(failure) {
  console.error(failure instanceof PlainError ? `\n${failure.message}\n` : failure);
}
