import type { GatewayDispute, GatewayPayment, GatewayRefund } from '../core/payment-gateway';
import type { DisputeStatus } from '../core/dispute.states';
import type { PaymentStatus } from '../core/payment.states';
import type { RefundStatus } from '../core/refund.states';
import type { PlainDate } from '../../platform/time/dates';

/** The kinds of differences between our records and the gateway's. */
export const DifferenceKind = {
  PAYMENT_UNKNOWN: 'PAYMENT_UNKNOWN',
  PAYMENT_DIFFERS: 'PAYMENT_DIFFERS',
  PAYMENT_MISSING: 'PAYMENT_MISSING',
  REFUND_UNKNOWN: 'REFUND_UNKNOWN',
  REFUND_DIFFERS: 'REFUND_DIFFERS',
  REFUND_MISSING: 'REFUND_MISSING',
  DISPUTE_UNKNOWN: 'DISPUTE_UNKNOWN',
  DISPUTE_DIFFERS: 'DISPUTE_DIFFERS',
  SETTLEMENT_DIFFERS: 'SETTLEMENT_DIFFERS',
  NOT_SETTLED: 'NOT_SETTLED',
} as const;
export type DifferenceKind = (typeof DifferenceKind)[keyof typeof DifferenceKind];

/** One difference. Amounts are in paise, 0 when one side has no record. */
export interface Difference {
  kind: DifferenceKind;
  /** The gateway's id of the record that differs. */
  gatewayId: string;
  /** The gateway's id of the payment; null for a settlement. */
  payment: string | null;
  /** Null for money that belongs to no booking. */
  bookingId: string | null;
  /** The day in India whose comparison finds it. */
  day: PlainDate;
  gatewayPaise: number;
  oursPaise: number;
  /**
   * The gateway's state of the record, such as 'PROCESSED' or 'FAILED'; null when one side has no record. `ourState` is
   * our state.
   */
  gatewayState: string | null;
  ourState: string | null;
}

export interface OurPayment {
  gatewayPaymentId: string;
  bookingId: string;
  status: PaymentStatus;
  amountPaise: number;
  currency: string;
}

export interface OurRefund {
  id: string;
  gatewayRefundId: string | null;
  idempotencyKey: string;
  gatewayPaymentId: string;
  bookingId: string;
  status: RefundStatus;
  amountPaise: number;
}

export interface OurDispute {
  gatewayDisputeId: string;
  gatewayPaymentId: string;
  status: DisputeStatus;
  amountPaise: number;
  amountDeductedPaise: number;
  bookingId: string | null;
}

type Found = Omit<Difference, 'day'>;

/** Compares a payment of the gateway with ours. Money that was never captured is not a difference. */
export function differenceOfPayment(listed: GatewayPayment, ours: OurPayment | undefined): Found | null {
  const isCaptured = listed.status === 'CAPTURED';
  const gateway = { gatewayId: listed.id, payment: listed.id, gatewayState: listed.status };
  if (!ours) {
    if (!isCaptured) return null;
    const found = { ...gateway, gatewayPaise: listed.amount, bookingId: null, oursPaise: 0, ourState: null };
    return { kind: 'PAYMENT_UNKNOWN', ...found };
  }
  const isOursCaptured = ours.status === 'CAPTURED';
  if (!isCaptured && !isOursCaptured) return null;
  const isSame =
    isCaptured === isOursCaptured && ours.amountPaise === listed.amount && ours.currency === listed.currency;
  if (isSame) return null;
  return {
    kind: 'PAYMENT_DIFFERS',
    ...gateway,
    bookingId: ours.bookingId,
    ourState: ours.status,
    gatewayPaise: isCaptured ? listed.amount : 0,
    oursPaise: isOursCaptured ? ours.amountPaise : 0,
  };
}

/** The difference of a captured payment that the gateway does not know. */
export function missingPayment({ gatewayPaymentId, bookingId, status, amountPaise }: OurPayment): Found {
  return {
    kind: 'PAYMENT_MISSING',
    gatewayId: gatewayPaymentId,
    payment: gatewayPaymentId,
    bookingId,
    gatewayPaise: 0,
    oursPaise: amountPaise,
    gatewayState: null,
    ourState: status,
  };
}

/**
 * For each state of a refund at the gateway, the states of our record that agree with it. A refund that is under way on
 * either side is not a difference yet.
 */
const FITTING: Readonly<Record<GatewayRefund['status'], readonly RefundStatus[]>> = {
  PENDING: ['PENDING', 'PROCESSED'],
  PROCESSED: ['PROCESSED', 'PENDING'],
  FAILED: ['FAILED', 'PENDING', 'NOT_NEEDED', 'PAID_OTHERWISE'],
};

/** Compares a refund of the gateway with ours. `bookingId` is the booking of its payment. */
export function differenceOfRefund(
  listed: GatewayRefund,
  ours: OurRefund | undefined,
  bookingId: string | null,
): Found | null {
  const gateway = { gatewayId: listed.id, payment: listed.paymentId, gatewayState: listed.status };
  const gatewayPaise = listed.status === 'FAILED' ? 0 : listed.amount;
  if (!ours) {
    if (listed.status !== 'PROCESSED') return null;
    return { kind: 'REFUND_UNKNOWN', ...gateway, gatewayPaise, bookingId, oursPaise: 0, ourState: null };
  }
  const isSameAmount = listed.status === 'FAILED' || ours.amountPaise === listed.amount;
  if (FITTING[listed.status].includes(ours.status) && isSameAmount) return null;
  return {
    kind: 'REFUND_DIFFERS',
    ...gateway,
    bookingId: ours.bookingId,
    gatewayPaise,
    oursPaise: ours.status === 'FAILED' ? 0 : ours.amountPaise,
    ourState: ours.status,
  };
}

/** The difference of a refund that counts as processed here and that the gateway does not know. */
export function missingRefund(ours: OurRefund): Found {
  return {
    kind: 'REFUND_MISSING',
    gatewayId: ours.gatewayRefundId ?? ours.id,
    bookingId: ours.bookingId,
    payment: ours.gatewayPaymentId,
    gatewayPaise: 0,
    gatewayState: null,
    oursPaise: ours.amountPaise,
    ourState: ours.status,
  };
}

/** Compares a dispute of the gateway with ours, after our record was updated. */
export function differenceOfDispute(listed: GatewayDispute, ours: OurDispute | undefined): Found | null {
  const gateway = { gatewayId: listed.id, payment: listed.paymentId, gatewayState: listed.status };
  const found = { ...gateway, gatewayPaise: listed.amount };
  if (!ours) return { kind: 'DISPUTE_UNKNOWN', ...found, bookingId: null, oursPaise: 0, ourState: null };
  const isSame =
    ours.status === listed.status &&
    ours.amountPaise === listed.amount &&
    ours.amountDeductedPaise === listed.amountDeducted;
  if (isSame) return null;
  const { bookingId, amountPaise, status } = ours;
  return { kind: 'DISPUTE_DIFFERS', ...found, bookingId, oursPaise: amountPaise, ourState: status };
}
