import { messageOf } from '../report/check';
import { wrong, type Finding } from '../report/finding';

/** Makes the finding about a service that did not respond, from the reason. */
type Unreachable = (why: string) => Finding;

/** The usual finding about a service that did not respond. */
export const unreachable =
  (what: string, advice: string): Unreachable =>
  (why) =>
    wrong(`${what} cannot be reached: ${why}`, advice);

/** The finding from the response, or what is wrong when there was no response. */
export async function orUnreachable<Response>(
  request: Promise<Response>,
  signal: AbortSignal,
  whenUnreachable: Unreachable,
  judge: (response: Response) => Finding,
): Promise<Finding> {
  let response: Response;
  try {
    response = await request;
  } catch (error) {
    // The time is over, and `runChecks` reports it.
    if (signal.aborted) throw error;
    return whenUnreachable(messageOf(error));
  }
  return judge(response);
}
