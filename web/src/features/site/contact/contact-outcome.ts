import type { Tone } from '../../../components/status/message';
import type { SendContactMessageMutation } from '../../../generated/graphql';
import type { RequestFailure } from '../../../lib/apollo/request-failure';
import { t } from '../../../lib/texts/texts';
import type { ContactFaults } from './contact-rules';

/** The outcome of sending a message. */
export type ContactOutcome =
  { kind: 'received'; message: string } | { kind: 'failed'; message: string; faults: ContactFaults };

const RECEIVED = t`Form submitted successfully`;
const REFUSED = t`Form submission failed`;
const UNREADABLE = t`Invalid server response`;
const UNREACHABLE = t`An error occurred while submitting`;

/** The outcome of a response, with the server's message if it has one. */
export function outcomeOfResponse(data: SendContactMessageMutation | undefined): ContactOutcome {
  const result = data?.sendContactMessage;
  if (!result) return { kind: 'failed', message: REFUSED, faults: {} };
  if (result.__typename === 'ContactMessageReceived') {
    return { kind: 'received', message: result.message || RECEIVED };
  }
  const faults = result.__typename === 'InvalidInput' ? result.faults : [];
  return {
    kind: 'failed',
    message: result.message || REFUSED,
    faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
  };
}

/** The outcome of a request without a usable response. */
export function outcomeOfFailure(failure: RequestFailure): ContactOutcome {
  const messages = { refused: REFUSED, unreadable: UNREADABLE, unreachable: UNREACHABLE };
  const own = failure.kind === 'refused' ? failure.message : null;
  return { kind: 'failed', message: own ?? messages[failure.kind], faults: {} };
}

/** The colour of a message, which the specification derives from its text. */
export function toneOf(message: string): Tone {
  if (/successfully|Thank you/.test(message)) return 'good';
  return message.includes('already') ? 'warning' : 'bad';
}
