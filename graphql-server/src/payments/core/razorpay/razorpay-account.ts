import { createHmac } from 'node:crypto';

/** What a request without effect showed of Razorpay. */
export interface AccountResponse {
  /** HTTP's: 200 when the keys are accepted, 401 when they are not. */
  status: number;
  /** Whether the body is a list as Razorpay sends it. */
  isList: boolean;
  /** Razorpay's clock; null when the response does not tell. */
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

/** Asks for the latest order, which changes nothing (https://razorpay.com/docs/api/orders/fetch-all). Without the SDK, which hides Date. */
export async function readAccount(account: Account, signal: AbortSignal): Promise<AccountResponse> {
  const key = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  const response = await fetch(`${account.apiUrl}/v1/orders?count=1`, {
    headers: { authorization: `Basic ${key}` },
    // A redirect must not get our key.
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

// Always the same, so that the servers record it once and not at each check.
const EVENT_ID = 'event-of-the-doctor';
const EVENT = JSON.stringify({ event: 'saffron_court.doctor', payload: {} });

/** Posts an event without effect to a server of this site, signed with the secret; returns HTTP's status. */
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
