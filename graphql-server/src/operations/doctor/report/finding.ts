/** The result of a check. Only 'wrong' makes the doctor end with exit code 1. */
export type Mark = 'ok' | 'warning' | 'wrong' | 'skipped';

/** What a check found, in sentences without their last full stop. It never contains a secret. */
export interface Finding {
  mark: Mark;
  found: string;
  /** What to do. */
  advice?: string;
}

export const ok = (found: string): Finding => ({ mark: 'ok', found });

/** The finding that the installation works, but not as well or as safely as it could. */
export const warning = (found: string, advice: string): Finding => ({ mark: 'warning', found, advice });

export const wrong = (found: string, advice: string): Finding => ({ mark: 'wrong', found, advice });

/** The finding that something was not checked, and why. */
export const skipped = (reason: string, advice?: string): Finding => ({
  mark: 'skipped',
  found: reason,
  advice,
});
