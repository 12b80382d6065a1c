import { messageOf } from '../report/check';
import { wrong, type Finding } from '../report/finding';

/** Makes the finding about a service that did not respond, of the reason. */
type Unreachable = (why: string) => Finding;

/** The usual one. */
export const unreachable =
  (what: string, advice: string): Unreachable =>
  (why) =>
    wrong(`${what} cannot be reached: ${why}`, advice);

/** What the response showed, or what is wrong when there was none. */
export async function orUnreachable<Response>(
  request: Promise<Response>,
  signal: AbortSignal,
  findingWithout: Unreachable,
  judge: (response: Response) => Finding,
): Promise<Finding> {
  let response: Response;
  try {
    response = await request;
  } catch (error) {
    // The time is over, and the runner says so.
    if (signal.aborted) throw error;
    return findingWithout(messageOf(error));
  }
  return judge(response);
}
