import type { FormValues } from './form-fields';

/** A value that was changed here and elsewhere. */
export interface Conflict {
  name: string;
  /** As it was stored elsewhere. */
  stored: string;
}

interface Merged {
  values: FormValues;
  /** Inputs that got a value from elsewhere. */
  taken: string[];
  conflicts: Conflict[];
}

/**
 * Joins what was typed with what was stored elsewhere since the form was opened. An input that was not touched gets the
 * stored value. What was typed stays in any case.
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
