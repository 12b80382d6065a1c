import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import type { QueuedMailOf } from '../notifications/queued-mail';
import { inTransaction } from '../platform/database/database';
import { readInput } from '../platform/text/input-faults';
import type { FieldFault } from '../platform/refusals/refusal.type';
import { Feedback } from './feedback.entity';
import { feedbackRules } from './feedback.policy';

/** Who writes, as far as the identity provider vouches for it. */
export interface Writer {
  uid: string;
  verifiedEmail: string | null;
}

/** What guests think of their stay. */
export class FeedbackService {
  constructor(private readonly database: DataSource) {}

  /** Keeps it and mails it to the hotel, or says what is wrong with it. */
  async keep(form: unknown, writer: Writer | null): Promise<{ faults: FieldFault[] } | { kept: true }> {
    const words = readInput(feedbackRules, form);
    if (!words.ok) return { faults: words.faults };
    const id = randomUUID();
    const guestEmail = writer?.verifiedEmail ?? null;
    await inTransaction(this.database, async (manager) => {
      await manager.insert(Feedback, { id, ...words.value, guestUid: writer?.uid ?? null, guestEmail });
      await queueMail(manager, { kind: 'feedback', feedbackId: id });
    });
    return { kept: true };
  }

  /** The mail that brings the feedback to the hotel. */
  async notice({ feedbackId }: QueuedMailOf<'feedback'>): Promise<MailData> {
    const repository = this.database.getRepository(Feedback);
    const { name, location, feedback, guestEmail } = await repository.findOneByOrFail({ id: feedbackId });
    return { kind: 'feedback', feedbackId, name, location, feedback, guestEmail };
  }

  /** Newest first. */
  async all(part: { skip: number; take: number }): Promise<{ feedback: Feedback[]; totalCount: number }> {
    const [feedback, totalCount] = await this.database
      .getRepository(Feedback)
      .findAndCount({ ...part, order: { createdAt: 'DESC', id: 'ASC' } });
    return { feedback, totalCount };
  }
}
