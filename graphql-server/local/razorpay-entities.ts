/** The entities of Razorpay's API, with the fields that the stand-in fills. Amounts are in paise, times in seconds. */

type Notes = Record<string, string> | [];

// https://razorpay.com/docs/api/orders/entity
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

// https://razorpay.com/docs/api/payments/fetch-card-details-payment
export interface Card {
  /** Differs from payment to payment. */
  id: string;
  entity: 'card';
  last4: string;
  network: string;
  issuer: string | null;
}

// https://razorpay.com/docs/api/payments/entity
export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: false;
  method: 'card';
  card: Card | null;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
}

/** The failure fields of a failed payment. */
export const FAILURE = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Try another method.',
  error_source: 'customer',
  error_step: 'payment_authentication',
  error_reason: 'payment_failed',
};

export const NO_FAILURE = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

// https://razorpay.com/docs/api/refunds/entity
export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal' | 'instant';
  speed_requested: 'normal' | 'optimum';
  created_at: number;
}

// https://razorpay.com/docs/api/disputes/entity
export interface Dispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  /** 0 unless the dispute is lost. */
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  created_at: number;
}

// https://razorpay.com/docs/api/settlements/entity
export interface Settlement {
  id: string;
  entity: 'settlement';
  /** The amount that reaches the hotel's bank. */
  amount: number;
  status: 'created' | 'processed' | 'failed';
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
}

/** One line of a settlement: https://razorpay.com/docs/api/settlements/fetch-recon */
export interface SettledItem {
  entity_id: string;
  type: 'payment' | 'refund' | 'adjustment';
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  /** Including its tax. */
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  payment_id: string | null;
  settlement_utr: string;
  order_id: string | null;
  method: string | null;
  dispute_id: string | null;
}

/** What the checkout passes to the page after a payment. */
export interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/**
 * A webhook that is on its way or delivered. The body is kept as text, because the signature covers its exact bytes.
 */
export interface Delivery {
  id: string;
  event: WebhookEvent;
  body: string;
  attempts: number;
  dueAt: number;
  deliveredAt: number | null;
}

export type WebhookEvent =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.processed'
  | 'refund.failed'
  | DisputeEvent;

export type DisputeEvent =
  | 'payment.dispute.created'
  | 'payment.dispute.under_review'
  | 'payment.dispute.action_required'
  | 'payment.dispute.won'
  | 'payment.dispute.lost'
  | 'payment.dispute.closed';

/** A refusal in Razorpay's format. */
export class RazorpayRefusal extends Error {
  constructor(
    description: string,
    readonly field?: string,
    readonly status: 400 | 409 = 400,
  ) {
    super(description);
  }

  toJSON() {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: this.message,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...(this.field && { field: this.field }),
      },
    };
  }
}

/** A request to the API for a refund. */
export interface NewRefund {
  paymentId: string;
  amount?: number;
  notes?: Record<string, string>;
  receipt?: string;
  speed?: Refund['speed_requested'];
  idempotencyKey?: string;
  status: Refund['status'];
}

/** The entity; throws the refusal of an unknown id when there is none. */
export function existing<Entity>(entity: Entity | undefined): Entity {
  if (!entity) throw new RazorpayRefusal('The id provided does not exist');
  return entity;
}

export function refuseUnless(isFine: boolean, description: string, field?: string): void {
  if (!isFine) throw new RazorpayRefusal(description, field);
}
