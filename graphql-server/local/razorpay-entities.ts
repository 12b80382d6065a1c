/** The entities of Razorpay's API, as far as the stand-in fills them; amounts are in paise, times in seconds. */

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
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
  created_at: number;
}

/** What the checkout hands to the page after a payment. */
export interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** One webhook on its way or delivered. The body is kept as text: the signature is over these very bytes. */
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
  | 'refund.failed';

/** A refusal in Razorpay's own form. */
export class RazorpayRefusal extends Error {
  constructor(
    description: string,
    readonly field?: string,
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
