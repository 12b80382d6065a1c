import { randomUUID } from 'node:crypto';
import { ILike, type DataSource, type EntityManager } from 'typeorm';
import type { MessageState } from '../messages/message.policy';
import type { MessageSource } from '../messages/message-source';
import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import type { QueuedMailOf } from '../notifications/queued-mail';
import { inTransaction } from '../../platform/database/database';
import { findRecord, updateRecord } from '../../platform/database/plain-statements';
import { readInput } from '../../platform/text/input-faults';
import { OVERALL_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { InvalidInputOutcome, RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { containing } from '../../platform/text/search-pattern';
import { ContactMessage } from './contact-message.entity';
import { contactRules } from './contact.policy';

export type ReceiveOutcome = { kind: 'ContactMessageReceived' } | InvalidInputOutcome | RateLimitedOutcome;

/** Stores the messages of the contact form and mails them to the hotel. */
export class ContactService implements MessageSource {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Stores the message, mails it to the hotel, and confirms its arrival to the guest. */
  async receive(form: object, caller: string): Promise<ReceiveOutcome> {
    const input = readInput(contactRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const wait = await this.rateLimits.secondsToWaitForAll(OVERALL_LIMITS.contactMessages, caller);
    if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait, limit: 'messages' };
    const { email, textarea: message } = input.value;
    const id = randomUUID();
    await inTransaction(this.database, async (manager) => {
      const isFirst = await this.isFirstOfDay(manager, email);
      await manager.insert(ContactMessage, { id, email, message });
      await queueMail(manager, { kind: 'contact message', messageId: id });
      if (isFirst) await queueMail(manager, { kind: 'message received', messageId: id });
    });
    return { kind: 'ContactMessageReceived' };
  }

  /** The mail that brings the message to the hotel. */
  async notice({ messageId }: QueuedMailOf<'contact message'>): Promise<MailData> {
    const repository = this.database.getRepository(ContactMessage);
    const { email, message } = await repository.findOneByOrFail({ id: messageId });
    return { kind: 'contact message', messageId, email, message };
  }

  /** The mail that confirms to the guest that the message has arrived. */
  async acknowledgement({ messageId }: QueuedMailOf<'message received'>): Promise<MailData> {
    const { email } = await this.database.getRepository(ContactMessage).findOneByOrFail({ id: messageId });
    return { kind: 'message received', messageId, email };
  }

  /** An address gets at most one such mail a day, so that the form cannot fill a stranger's mailbox. */
  private async isFirstOfDay(manager: EntityManager, email: string): Promise<boolean> {
    // Messages that come at the same time wait for each other.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [email]);
    const found = await findRecord(
      manager,
      ContactMessage,
      "WHERE lower(email) = lower($1) AND created_at > clock_timestamp() - interval '1 day' LIMIT 1",
      [email],
    );
    return found === null;
  }

  /** Locks a message until the transaction ends; null for an unknown id. */
  lock(manager: EntityManager, id: string): Promise<ContactMessage | null> {
    return findRecord(manager, ContactMessage, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Stores how far the staff have dealt with a message. */
  setState(manager: EntityManager, id: string, state: MessageState): Promise<void> {
    return updateRecord(manager, ContactMessage, id, { state });
  }

  /** The messages whose address or text contains the search, newest first. */
  async find(
    search: string,
    page: { skip: number; take: number },
  ): Promise<{ messages: ContactMessage[]; totalCount: number }> {
    const matches = ILike(containing(search));
    const [messages, totalCount] = await this.database.getRepository(ContactMessage).findAndCount({
      ...page,
      where: [{ email: matches }, { message: matches }],
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { messages, totalCount };
  }
}
