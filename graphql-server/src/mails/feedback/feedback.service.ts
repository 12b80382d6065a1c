import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
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
import { Feedback } from './feedback.entity';
import { feedbackRules } from './feedback.policy';

/** The signed-in guest who writes the feedback. */
export interface Writer {
  uid: string;
  verifiedEmail: string | null;
}

export type LeaveFeedbackOutcome =
  { kind: 'FeedbackReceived'; fromVerifiedGuest: boolean } | InvalidInputOutcome | RateLimitedOutcome;

/** Stores guests' feedback and mails it to the hotel. */
export class FeedbackService implements MessageSource {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Stores the feedback and mails it to the hotel. */
  async receive(form: object, writer: Writer | null, caller: string): Promise<LeaveFeedbackOutcome> {
    const input = readInput(feedbackRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const wait = await this.rateLimits.secondsToWaitForAll(OVERALL_LIMITS.feedback, caller);
    if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait, limit: 'messages' };
    const id = randomUUID();
    const guestEmail = writer?.verifiedEmail ?? null;
    await inTransaction(this.database, async (manager) => {
      await manager.insert(Feedback, { id, ...input.value, guestUid: writer?.uid ?? null, guestEmail });
      await queueMail(manager, { kind: 'feedback', feedbackId: id });
    });
    return { kind: 'FeedbackReceived', fromVerifiedGuest: guestEmail !== null };
  }

  /** The mail that brings the feedback to the hotel. */
  async notice({ feedbackId }: QueuedMailOf<'feedback'>): Promise<MailData> {
    const repository = this.database.getRepository(Feedback);
    const { name, location, feedback, guestEmail } = await repository.findOneByOrFail({ id: feedbackId });
    return { kind: 'feedback', feedbackId, name, location, feedback, guestEmail };
  }

  /**
   * Locks feedback until the transaction ends and returns it with its verified address; null when there is no such
   * feedback.
   */
  async lock(
    manager: EntityManager,
    id: string,
  ): Promise<{ state: MessageState; email: string | null } | null> {
    const found = await findRecord(manager, Feedback, 'WHERE id = $1 FOR UPDATE', [id]);
    return found && { state: found.state, email: found.guestEmail };
  }

  /** Stores how far the staff have dealt with feedback. */
  setState(manager: EntityManager, id: string, state: MessageState): Promise<void> {
    return updateRecord(manager, Feedback, id, { state });
  }

  /** Newest first. */
  async all(page: { skip: number; take: number }): Promise<{ feedback: Feedback[]; totalCount: number }> {
    const [feedback, totalCount] = await this.database
      .getRepository(Feedback)
      .findAndCount({ ...page, order: { createdAt: 'DESC', id: 'ASC' } });
    return { feedback, totalCount };
  }
}
