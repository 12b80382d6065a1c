import type { FormValues } from './form-fields';

/** A value that was changed here and elsewhere. */
export interface Conflict {
  name: string;
  /** The value that was stored elsewhere. */
  stored: string;
}

interface Merged {
  values: FormValues;
  /** The inputs that took a value that was stored elsewhere. */
  taken: string[];
  conflicts: Conflict[];
}

/**
 * Merges the typed values with values that were stored elsewhere since the form was opened. An untouched input gets the
 * stored value. A typed value is always kept.
 */
export function mergeValues(opened: FormValues, typed: FormValues, stored: FormValues): Merged {
  const changed = Object.keys(stored).filter((name) => stored[name] !== opened[name]);
  const isTyped = (name: string) => typed[name] !== opened[name];
  const taken = changed.filter((name) => !isTyped(name));
  const conflicts = changed
    .filter((name) => isTyped(name) && typed[name] !== stored[name])
    .map((name) => ({ name, stored: stored[name] ?? '' }));
  const values = { ...typed, ...Object.fromEntries(taken.map((name) => [name, stored[name] ?? ''])) };
  return { values, taken, conflicts };
}
