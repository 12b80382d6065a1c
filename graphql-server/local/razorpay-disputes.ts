import type { Dispute, DisputeEvent, Payment } from './razorpay-entities';
import { newId, now } from './razorpay-ledger';

export const DISPUTE_EVENTS = [
  'payment.dispute.created',
  'payment.dispute.under_review',
  'payment.dispute.action_required',
  'payment.dispute.won',
  'payment.dispute.lost',
  'payment.dispute.closed',
] as const satisfies DisputeEvent[];

// https://razorpay.com/docs/webhooks/disputes
const STATUS_AFTER: Record<DisputeEvent, Dispute['status']> = {
  'payment.dispute.created': 'open',
  'payment.dispute.under_review': 'under_review',
  'payment.dispute.action_required': 'open',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

const SECONDS_TO_RESPOND = 7 * 24 * 60 * 60;

/** The dispute after an event; a new dispute when the payment has none yet. */
export function disputeAfter(
  event: DisputeEvent,
  payment: Payment,
  before: Dispute | undefined,
  amount: number | undefined,
): Dispute {
  const status = STATUS_AFTER[event];
  const dispute = before ?? newDispute(payment, amount ?? payment.amount);
  return { ...dispute, status, amount_deducted: status === 'lost' ? dispute.amount : 0 };
}

function newDispute(payment: Payment, amount: number): Dispute {
  return {
    id: newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: now() + SECONDS_TO_RESPOND,
    status: 'open',
    phase: 'chargeback',
    created_at: now(),
  };
}
