import { UnexpectedResponse } from '../graphql';

const MOST_TIMES = 5;

/**
 * Sends a form, and again when the server says that it cannot be reached for a moment: on a busy machine a lock or a
 * connection may take longer than the server waits. The form has a key, so nothing may happen twice.
 */
export async function sendAgain<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await send();
    } catch (error) {
      const isAway = error instanceof UnexpectedResponse && error.code === 'SERVICE_UNAVAILABLE';
      if (!isAway || time === MOST_TIMES) throw error;
    }
  }
}
