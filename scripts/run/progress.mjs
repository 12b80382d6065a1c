const WORTH_TELLING_MILLISECONDS = 1000;

/** Seconds with one digit after the point, as people read them. */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs a step and tells of it, with the time that it took, if that is more than a second. */
export async function step(title, work) {
  const start = performance.now();
  const announcement = setTimeout(() => console.log(`  … ${title}`), WORTH_TELLING_MILLISECONDS);
  try {
    return await work();
  } finally {
    clearTimeout(announcement);
    const took = performance.now() - start;
    if (took > WORTH_TELLING_MILLISECONDS) console.log(`  ✓ ${title}: ${secondsSince(start)}`);
  }
}

/** A failure that a person can do something about: only its message is shown. */
export class PlainError extends Error {}

/** Prints a failure as briefly as it allows. */
export function explain(failure) {
  console.error(failure instanceof PlainError ? `\n${failure.message}\n` : failure);
}
