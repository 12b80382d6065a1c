const LONG_STEP_MILLISECONDS = 1000;

/** The time since `start` in seconds with one decimal, as text. */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs a step. Prints its title and time if it takes longer than a second. */
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
