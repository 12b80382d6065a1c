import type { CheckedLine } from './report/check';
import { ok, wrong } from './report/finding';

const ADVICE = 'Correct it in the environment or in .env; .env.example documents it';

/** The lines about the settings: one line for each fault, or a single line when all settings can be used. */
export function settingsLines({
  faults,
  settings,
}: {
  faults: readonly string[];
  settings: object;
}): CheckedLine[] {
  const count = Object.keys(settings).length;
  if (faults.length === 0) return [{ name: 'settings', ...ok(`all ${count} can be used`) }];
  return faults.map((fault) => ({ name: 'settings', ...wrong(fault, ADVICE) }));
}
