import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readInput } from '../platform/input-faults';
import type { FieldFault } from '../platform/refusal.type';
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

  /** Keeps it, or says what is wrong with it. */
  async keep(form: unknown, writer: Writer | null): Promise<{ faults: FieldFault[] } | { kept: true }> {
    const words = readInput(feedbackRules, form);
    if (!words.ok) return { faults: words.faults };
    await this.database.getRepository(Feedback).insert({
      id: randomUUID(),
      ...words.value,
      guestUid: writer?.uid ?? null,
      guestEmail: writer?.verifiedEmail ?? null,
    });
    return { kept: true };
  }

  /** Newest first. */
  async all(part: { skip: number; take: number }): Promise<{ feedback: Feedback[]; totalCount: number }> {
    const [feedback, totalCount] = await this.database
      .getRepository(Feedback)
      .findAndCount({ ...part, order: { createdAt: 'DESC', id: 'ASC' } });
    return { feedback, totalCount };
  }
}
