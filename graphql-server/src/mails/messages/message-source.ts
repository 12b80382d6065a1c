import type { EntityManager } from 'typeorm';
import type { MessageState } from './message.policy';

/**
 * Where messages of one kind are stored. The folder of the kind owns the table, so only its code locks and writes the
 * rows.
 */
export interface MessageSource {
  /** Locks the message until the transaction ends; null when there is no such message. */
  lock(manager: EntityManager, id: string): Promise<{ state: MessageState; email: string | null } | null>;
  setState(manager: EntityManager, id: string, state: MessageState): Promise<void>;
}
