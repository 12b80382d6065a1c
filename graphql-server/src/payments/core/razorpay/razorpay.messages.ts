import { z } from 'zod';
import type {
  GatewayDispute,
  GatewayPayment,
  GatewayPaymentStatus,
  GatewayRefund,
  GatewaySettlement,
  SettledItem,
} from '../payment-gateway';

// https://razorpay.com/docs/api/payments/entity
const PAYMENT_STATUS = {
  created: 'CREATED',
  authorized: 'AUTHORISED',
  captured: 'CAPTURED',
  refunded: 'CAPTURED',
  failed: 'FAILED',
} as const satisfies Record<string, GatewayPaymentStatus>;

// https://razorpay.com/docs/api/disputes/entity
const DISPUTE_STATUS = {
  open: 'OPEN',
  action_required: 'OPEN',
  under_review: 'UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
  closed: 'CLOSED',
} as const satisfies Record<string, GatewayDispute['status']>;

// https://razorpay.com/docs/api/refunds/entity
const REFUND_STATUS = { pending: 'PENDING', processed: 'PROCESSED', failed: 'FAILED' } as const;

export const IDEMPOTENCY_NOTE = 'idempotency_key';

// The columns are integers.
const paise = z.coerce.number().int().max(2_147_483_647);

// A part that cannot be read must not hide the payment.
const detail = z.string().nullish().catch(null);

// https://razorpay.com/docs/api/payments/entity: the card is sent in events, and when it is asked for.
const payerMessage = {
  card: z.object({ last4: detail, network: detail, issuer: detail }).nullish().catch(null),
  bank: detail,
  wallet: detail,
  vpa: detail,
  contact: detail,
};

type PayerMessage = z.infer<z.ZodObject<typeof payerMessage>>;

/** The gateway's id of a card differs from payment to payment, so a card is known by its network, bank and last digits. */
function payerOf({ card, bank, wallet, vpa, contact }: PayerMessage): string | null {
  if (card?.last4) return ['card', card.network ?? '', card.issuer ?? '', card.last4].join(' ');
  if (vpa) return `upi ${vpa.toLowerCase()}`;
  const account = wallet ?? bank;
  return account && contact ? `${account} ${contact}` : null;
}

export const orderMessage = z.object({ id: z.string().min(1), amount: paise });

export const paymentMessage = z
  .object({
    id: z.string().min(1),
    order_id: z.string().nullish(),
    amount: paise,
    currency: z.string().regex(/^[A-Z]{3}$/),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.boolean().nullish(),
    amount_refunded: paise.nullish(),
    method: z.string().nullish(),
    ...payerMessage,
    error_description: z.string().nullish(),
    fee: paise.nullish(),
    tax: paise.nullish(),
    created_at: z.number(),
  })
  .transform((message): GatewayPayment => {
    const isBack = message.status === 'refunded';
    // Razorpay automatically refunds authorised money that is not captured in time.
    const isReleased = isBack && message.captured === false;
    return {
      id: message.id,
      orderId: message.order_id ?? null,
      amount: message.amount,
      currency: message.currency,
      status: isReleased ? 'RELEASED' : PAYMENT_STATUS[message.status],
      refunded: isBack && !isReleased,
      amountRefunded: message.amount_refunded ?? (isBack ? message.amount : 0),
      method: message.method ?? null,
      payer: payerOf(message),
      failure: message.error_description ?? null,
      createdAt: new Date(message.created_at * 1000),
      // Razorpay's fee includes its tax.
      fee: typeof message.fee === 'number' ? message.fee - (message.tax ?? 0) : null,
      feeTax: typeof message.fee === 'number' ? (message.tax ?? 0) : null,
    };
  });

export const paymentListMessage = z.object({ items: z.array(paymentMessage) });

// Razorpay sends empty notes as an empty array.
const notesMessage = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const refundMessage = z
  .object({
    id: z.string().min(1),
    payment_id: z.string().min(1),
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    notes: notesMessage,
    // Only the reconciliation uses the age: a refund without a time counts as old.
    created_at: z.number().catch(0),
  })
  .transform((message): GatewayRefund => {
    const notes = message.notes && !Array.isArray(message.notes) ? message.notes : {};
    const key = notes[IDEMPOTENCY_NOTE];
    return {
      id: message.id,
      paymentId: message.payment_id,
      amount: message.amount,
      status: REFUND_STATUS[message.status],
      idempotencyKey: typeof key === 'string' ? key : null,
      createdAt: new Date(message.created_at * 1000),
    };
  });

export const refundListMessage = z.object({ items: z.array(refundMessage) });

const disputeMessage = z
  .object({
    id: z.string().min(1),
    payment_id: z.string().min(1),
    amount: paise,
    amount_deducted: paise.nullish(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    reason_code: z.string().nullish(),
    phase: z.string().nullish(),
    respond_by: z.number().nullish(),
    created_at: z.number().nullish(),
    status: z.enum(['open', 'action_required', 'under_review', 'won', 'lost', 'closed']),
  })
  .transform((message): GatewayDispute => ({
    id: message.id,
    paymentId: message.payment_id,
    amount: message.amount,
    amountDeducted: message.amount_deducted ?? (message.status === 'lost' ? message.amount : 0),
    currency: message.currency,
    status: DISPUTE_STATUS[message.status],
    reasonCode: message.reason_code ?? null,
    phase: message.phase ?? null,
    respondBy: message.respond_by ? new Date(message.respond_by * 1000) : null,
    createdAt: message.created_at ? new Date(message.created_at * 1000) : null,
  }));

/** A dispute that cannot be read becomes null, so that it does not hide the others. */
export const disputeListMessage = z.object({ items: z.array(disputeMessage.nullable().catch(null)) });

// https://razorpay.com/docs/api/settlements/entity
const SETTLEMENT_STATUS = { created: 'CREATED', processed: 'PROCESSED', failed: 'FAILED' } as const;

// Sums of many payments may exceed an integer column, so these columns have 64 bits.
const sumInPaise = z.coerce.number().int().refine(Number.isSafeInteger);

export const settlementListMessage = z.object({
  items: z.array(
    z
      .object({
        id: z.string().min(1),
        amount: sumInPaise,
        status: z.enum(['created', 'processed', 'failed']),
        utr: z.string().nullish(),
        created_at: z.number(),
      })
      .transform((message): GatewaySettlement => ({
        id: message.id,
        amount: message.amount,
        status: SETTLEMENT_STATUS[message.status],
        utr: message.utr || null,
        createdAt: new Date(message.created_at * 1000),
      })),
  ),
});

const ITEM_TYPE: Readonly<Record<string, SettledItem['type']>> = { payment: 'PAYMENT', refund: 'REFUND' };

// https://razorpay.com/docs/api/settlements/fetch-recon: transfers and other types count as corrections.
export const settledItemListMessage = z.object({
  items: z.array(
    z
      .object({
        entity_id: z.string().min(1),
        settlement_id: z.string().min(1),
        type: z.string(),
        payment_id: z.string().nullish(),
        credit: sumInPaise,
        debit: sumInPaise,
        fee: sumInPaise.nullish(),
        tax: sumInPaise.nullish(),
        settled_at: z.number(),
      })
      .transform((message): SettledItem => ({
        id: message.entity_id,
        settlementId: message.settlement_id,
        type: ITEM_TYPE[message.type] ?? 'ADJUSTMENT',
        paymentId: message.payment_id ?? null,
        credit: message.credit,
        debit: message.debit,
        fee: (message.fee ?? 0) - (message.tax ?? 0),
        feeTax: message.tax ?? 0,
        settledAt: new Date(message.settled_at * 1000),
      })),
  ),
});

// The end of the year 9999, which PostgreSQL can store.
const LATEST_SECOND = 253_402_300_799;

export const eventMessage = z.object({
  event: z.string(),
  created_at: z.number().min(0).max(LATEST_SECOND).nullable().catch(null),
  payload: z.object({
    payment: z.object({ entity: paymentMessage }).optional(),
    refund: z.object({ entity: refundMessage }).optional(),
    dispute: z.object({ entity: disputeMessage }).optional(),
  }),
});
