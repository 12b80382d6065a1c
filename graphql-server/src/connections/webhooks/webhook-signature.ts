import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BEGINS = 'whsec_';
const SECRET_BYTES = 32;

/** A new signing secret, as Standard Webhooks write it: `whsec_` and 32 random bytes in Base64. */
export const newWebhookSecret = (): string =>
  `${SECRET_BEGINS}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface SignedMessage {
  /**
   * The id of the event. It is equal in every try, so that a receiver recognises an event that it has already
   * received.
   */
  id: string;
  sentAt: Date;
  body: string;
}

/**
 * The headers of a message by Standard Webhooks (https://www.standardwebhooks.com, version 1): the id, the time in seconds, and
 * a signature with each secret.
 */
export function signedHeaders({ id, sentAt, body }: SignedMessage, secrets: readonly string[]) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_BEGINS.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
