import type { DisputeStatus, PaymentStatus, RefundStatus } from '../../../../generated/graphql';
import { BOOKING_LABELS, STAY_LABELS } from '../../../../lib/bookings/booking-labels';
import type { WriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';

const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  CREATED: t`started`,
  AUTHORISED: t`authorised`,
  CAPTURED: t`paid`,
  FAILED: t`failed`,
  RELEASED: t`released without charge`,
};

const REFUND_LABELS: Record<RefundStatus, string> = {
  PENDING: t`pending`,
  PROCESSED: t`paid`,
  FAILED: t`failed`,
  NOT_NEEDED: t`not needed, the money was returned another way`,
  PAID_OTHERWISE: t`paid by other means`,
};

const DISPUTE_LABELS: Record<DisputeStatus, string> = {
  OPEN: t`needs your response`,
  UNDER_REVIEW: t`under review`,
  WON: t`won`,
  LOST: t`lost`,
  CLOSED: t`closed`,
};

const CHANGE_LABELS: Readonly<Record<string, string>> = {
  HELD: t`waits for its payment`,
  APPLIED: t`made`,
  EXPIRED: t`not made`,
  REFUNDED: t`not made, the payment is refunded`,
};

const REQUEST_LABELS: Readonly<Record<string, string>> = {
  SENT: t`sent`,
  OPENED: t`opened`,
  PAID: t`paid`,
  EXPIRED: t`expired`,
  WITHDRAWN: t`withdrawn`,
};

type Labels = Readonly<Record<string, string>>;

const lowered = (labels: [status: string, label: string][]): Labels =>
  Object.fromEntries(labels.map(([status, label]) => [status, label.toLowerCase()]));

const deskLabels = lowered(Object.entries(BOOKING_LABELS).map(([status, { desk }]) => [status, desk]));

const SUBJECTS: Readonly<Record<string, { noun: string; labels: Labels }>> = {
  booking: { noun: t`Booking`, labels: deskLabels },
  stay: { noun: t`Stay`, labels: lowered(Object.entries(STAY_LABELS)) },
  'booking change': { noun: t`Change`, labels: CHANGE_LABELS },
  payment: { noun: t`Payment`, labels: PAYMENT_LABELS },
  'payment request': { noun: t`Payment link`, labels: REQUEST_LABELS },
  refund: { noun: t`Refund`, labels: REFUND_LABELS },
  dispute: { noun: t`Dispute`, labels: { ...DISPUTE_LABELS, OPEN: t`opened` } },
};

/** A status that a newer server sends is shown as it is. */
const labelOf = (labels: Labels, status: string) => labels[status] ?? status.toLowerCase();

export const paymentLabel = (status: PaymentStatus) => labelOf(PAYMENT_LABELS, status);
export const refundLabel = (status: RefundStatus) => labelOf(REFUND_LABELS, status);

/** 'Payment: paid', for an entry of the history. */
export function historyLabel(subject: string, to: string): string {
  const { noun, labels } = SUBJECTS[subject] ?? { noun: subject, labels: {} };
  return `${noun}: ${labelOf(labels, to)}`;
}

const ACTORS: Readonly<Record<string, string>> = {
  guest: t`the guest`,
  staff: t`Staff`,
  webhook: t`the payment gateway`,
};

/** The author of a step in the history: staff by their e-mail address; for jobs of the server, the site. */
export const historyActor = ({ actor, staff }: { actor: string; staff: string | null }): string =>
  staff ?? ACTORS[actor] ?? t`the site`;

interface Dispute {
  status: DisputeStatus;
  /** The deadline for the hotel's response; null when the gateway set no deadline. */
  respondBy: string | null;
  /** The gateway's code for the bank's reason, such as 'goods_not_received'. */
  reasonCode: string | null;
  /** The phase of the dispute in the gateway's term, such as 'chargeback' or 'pre_arbitration'. */
  phase: string | null;
}

const inWords = (code: string) => code.replaceAll('_', ' ');

/** The state of a dispute. For an open dispute, also where and until when the owner responds. */
export function disputeLabel(
  { status, respondBy, reasonCode, phase }: Dispute,
  writeInstant: WriteInstant,
): string {
  const state = labelOf(DISPUTE_LABELS, status);
  const deadline = respondBy ? t` by ${writeInstant(respondBy)}` : '';
  const where = status === 'OPEN' ? t` in the Razorpay dashboard${deadline}` : '';
  const kind = phase ? ` (${inWords(phase)})` : '';
  const reason = reasonCode ? t`. The bank’s reason: ${inWords(reasonCode)}${kind}` : '';
  return `${state}${where}${reason}`;
}
