import { z } from 'zod';
import { line } from '../../platform/text/form-rules';
import { reachableAddress } from '../../platform/outgoing/reachable-address';
import type { PublicRequests } from '../../platform/outgoing/public-request';

/** The greatest length of each text, and the greatest number of endpoints. */
export const WEBHOOK_LIMITS = { name: 60, url: 500, endpoints: 20 } as const;

/**
 * The rules of the form for an endpoint. The server to which the address leads is checked again each time something is
 * sent.
 */
export const webhookEndpointRules = (requests: Pick<PublicRequests, 'obstacleOf'>) =>
  z.object({
    name: line('name', 'keyName', WEBHOOK_LIMITS.name),
    url: reachableAddress(requests, WEBHOOK_LIMITS.url, 'WEBHOOK_ADDRESS_INVALID'),
  });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The waits after each failed try, in milliseconds: 75.6 hours in all, as Standard Webhooks recommend. */
const WAITS: readonly number[] = [
  ...[MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
];

/** When to try again after this number of failed tries; null when three days of tries are over. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/**
 * For how many hours messages are signed with the earlier secret, too. In this time the receiver gets the new secret.
 */
export const PREVIOUS_SECRET_HOURS = 24;

/** With this status the receiver says that it wants no more events (RFC 9110, 410 Gone). */
export const GONE = 410;

export const isReceived = (status: number): boolean => status >= 200 && status < 300;
