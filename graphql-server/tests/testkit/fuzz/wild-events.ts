import fc, { type Arbitrary } from 'fast-check';
import { GraphQLString } from 'graphql';
import { signatureOf } from '../webhooks';
import type { WildRequest } from './wild-request';
import { formOf, wildJson, type KnownValues } from './wild-values';

/** Events with a valid signature and any content. */
export function webhookRequests({ known }: { known: KnownValues }): Arbitrary<WildRequest> {
  const fields = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { name, type: GraphQLString }]));
  const values = {
    ...known,
    event: ['payment.captured', 'payment.failed', 'payment.authorized', 'refund.processed', 'order.paid'],
    // The server trusts a signed event; an event about a real order would move money.
    order_id: ['order_of_nobody'],
    payment_id: ['pay_fuzz'],
    amount: [1, 100, 738_444],
    currency: ['INR'],
    status: ['created', 'authorized', 'captured', 'refunded', 'failed', 'pending', 'processed'],
    method: ['card'],
    created_at: [1_800_000_000],
    notes: [[], {}, { idempotency_key: 'x' }],
    id: ['pay_fuzz', 'rfnd_fuzz'],
  };
  const payment = formOf(
    fields('id', 'order_id', 'amount', 'currency', 'status', 'method', 'created_at'),
    values,
  );
  const refund = formOf(fields('id', 'payment_id', 'amount', 'status', 'notes'), values);
  const event = fc.tuple(formOf(fields('event'), values), payment, refund, fc.nat({ max: 5 }), wildJson);
  return event.map(([name, paid, back, which, anything]) => {
    const payloads = [{ payment: { entity: paid } }, { refund: { entity: back } }, anything];
    const both = { payment: { entity: paid }, refund: { entity: back } };
    const body = JSON.stringify({ ...name, payload: which < 3 ? payloads[which] : both });
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signatureOf(body) };
    return { what: 'a signed event', method: 'POST', path: '/webhooks/razorpay', headers, body };
  });
}
