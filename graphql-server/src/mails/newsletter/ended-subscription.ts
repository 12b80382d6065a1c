import type { EntityManager } from 'typeorm';

const END = `
  UPDATE subscribers SET unsubscribed_at = $2 WHERE email_key = $1 AND unsubscribed_at IS NULL AND consent_at <= $2`;

/** Ends a subscription again that a restored database has revived, unless its reader agreed anew since. */
export async function endSubscriptionAgain(
  manager: EntityManager,
  key: string,
  endedAt: Date,
): Promise<void> {
  await manager.query(END, [key, endedAt]);
}
