import { createHmac } from 'node:crypto';

/** Razorpay's response to a request without effect. */
export interface AccountResponse {
  /** The HTTP status: 200 when the keys are accepted, 401 when they are not. */
  status: number;
  /** Whether the body is a list in Razorpay's format. */
  isList: boolean;
  /** Razorpay's clock; null when the response has no time. */
  date: Date | null;
}

interface Account {
  apiUrl: string;
  keyId: string;
  keySecret: string;
}

function isList(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'items' in parsed && Array.isArray(parsed.items);
  } catch {
    return false;
  }
}

/**
 * Asks for the latest order, which changes nothing (https://razorpay.com/docs/api/orders/fetch-all). It does not use
 * the SDK, which hides the Date header.
 */
export async function readAccount(account: Account, signal: AbortSignal): Promise<AccountResponse> {
  const key = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  const response = await fetch(`${account.apiUrl}/v1/orders?count=1`, {
    headers: { authorization: `Basic ${key}` },
    // A redirect must not receive our key.
    redirect: 'manual',
    signal,
  });
  const date = new Date(response.headers.get('date') ?? '');
  return {
    status: response.status,
    isList: isList(await response.text()),
    date: Number.isNaN(date.getTime()) ? null : date,
  };
}

// A fixed id, so that the servers record the event once and not at each check.
const EVENT_ID = 'event-of-the-doctor';
const EVENT = JSON.stringify({ event: 'saffron_court.doctor', payload: {} });

/** Posts an event without effect to a server of this site, signed with the secret. Returns the HTTP status. */
export async function postEvent(
  siteUrl: string,
  webhookSecret: string,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${siteUrl}/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': EVENT_ID,
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(EVENT).digest('hex'),
    },
    body: EVENT,
    redirect: 'manual',
    signal,
  });
  await response.arrayBuffer();
  return response.status;
}
