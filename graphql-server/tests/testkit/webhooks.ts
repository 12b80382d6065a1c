import { createHmac } from 'node:crypto';
import type { Dispute, DisputeEvent, Payment, Refund } from '../../local/razorpay-entities';
import { newId } from '../../local/razorpay-ledger';
import { WEBHOOK_SECRET, type TestServer } from './test-server';

type WebhookType = 'payment.authorized' | 'payment.captured' | 'payment.failed';

const STATUS_OF = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
} as const;

/** The event that the gateway sent when the payment had that state. The payment may have changed since. */
export function paymentEvent(type: WebhookType, payment: Payment): object {
  const status = STATUS_OF[type];
  const entity = { ...payment, status, captured: status === 'captured' };
  return { entity: 'event', event: type, contains: ['payment'], payload: { payment: { entity } } };
}

export function refundEvent(
  type: 'refund.processed' | 'refund.failed',
  refund: Refund,
  payment?: Payment,
): object {
  const entity = { ...refund, status: type === 'refund.processed' ? 'processed' : 'failed' };
  const payload = { refund: { entity }, ...(payment && { payment: { entity: payment } }) };
  return { entity: 'event', event: type, contains: Object.keys(payload), payload };
}

/** Each event carries the payment and the dispute (https://razorpay.com/docs/webhooks/disputes). */
export function disputeEvent(type: DisputeEvent, dispute: Partial<Dispute>, payment?: Payment): object {
  const payload = { ...(payment && { payment: { entity: payment } }), dispute: { entity: dispute } };
  return { entity: 'event', event: type, contains: Object.keys(payload), payload };
}

export function signatureOf(body: string): string {
  return createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex');
}

export interface Delivered {
  eventId: string;
  status: number;
  body: unknown;
}

/** Sends an event, signed as the gateway signs unless the test gives another signature. */
export async function deliver(
  testServer: Pick<TestServer, 'url'>,
  event: object | string,
  options: { eventId?: string; signature?: string } = {},
): Promise<Delivered> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const eventId = options.eventId ?? newId('evt');
  const signature = options.signature ?? signatureOf(body);
  const response = await fetch(`${testServer.url}/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': eventId,
    },
    body,
  });
  return { eventId, status: response.status, body: await response.json() };
}

/** The record of an event; empty when it was not recorded. */
export function recordedEvents(
  testServer: Pick<TestServer, 'query'>,
  eventId: string,
): Promise<{ type: string; outcome: string }[]> {
  return testServer.query('SELECT type, outcome FROM webhook_events WHERE event_id = $1', [eventId]);
}
