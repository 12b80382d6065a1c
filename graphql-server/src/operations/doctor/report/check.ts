import { wrong, type Finding } from './finding';

/** One line of the doctor's report. */
export interface Check {
  name: string;
  /** Runs the check. The signal aborts it when the time is over. */
  run(signal: AbortSignal): Promise<Finding>;
}

export interface CheckedLine extends Finding {
  name: string;
}

const SILENCE =
  'Check whether the service works, and whether a firewall between this machine and the service drops connections';

interface Failure {
  message?: unknown;
  code?: unknown;
  cause?: unknown;
}

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** The code of an error or of its cause, such as ECONNREFUSED; '' when it has no code. */
export function codeOf(error: unknown): string {
  const { code, cause } = failureOf(error);
  if (typeof code === 'string' || typeof code === 'number') return String(code);
  return cause === undefined ? '' : codeOf(cause);
}

/** The message of an error, or of its cause. */
export function messageOf(error: unknown): string {
  const { message, cause } = failureOf(error);
  // The message of fetch's own error does not name the cause.
  if (message === 'fetch failed' && cause !== undefined) return messageOf(cause);
  return typeof message === 'string' && message !== '' ? message : codeOf(error) || 'an unknown failure';
}

function failed(error: unknown): Finding {
  return wrong(
    `the check failed: ${messageOf(error)}`,
    'Correct what the message names and run the doctor again',
  );
}

/** Runs the check. When the time is over, the finding is that there was no response. */
async function runWithin({ name, run }: Check, milliseconds: number): Promise<CheckedLine> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      resolve(wrong(`no response within ${milliseconds / 1000} seconds`, SILENCE));
      controller.abort();
    }, milliseconds);
  });
  try {
    return { name, ...(await Promise.race([run(controller.signal).catch(failed), silence])) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs all checks at once, each for at most this many milliseconds, so that a silent server does not delay the other
 * checks.
 */
export function runChecks(checks: readonly Check[], milliseconds: number): Promise<CheckedLine[]> {
  return Promise.all(checks.map((check) => runWithin(check, milliseconds)));
}
