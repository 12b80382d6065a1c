import { randomUUID } from 'node:crypto';
import { ILike, type DataSource } from 'typeorm';
import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import type { QueuedMailOf } from '../notifications/queued-mail';
import { inTransaction } from '../platform/database/database';
import { readInput } from '../platform/text/input-faults';
import type { FieldFault } from '../platform/refusals/refusal.type';
import { containing } from '../platform/text/search-pattern';
import { ContactMessage } from './contact-message.entity';
import { contactRules } from './contact.policy';

/** What people write to the hotel. */
export class ContactService {
  constructor(private readonly database: DataSource) {}

  /** Keeps the message and mails it to the hotel, or says what is wrong with it. */
  async receive(form: unknown): Promise<{ faults: FieldFault[] } | { received: true }> {
    const words = readInput(contactRules, form);
    if (!words.ok) return { faults: words.faults };
    const { email, textarea: message } = words.value;
    const id = randomUUID();
    await inTransaction(this.database, async (manager) => {
      await manager.insert(ContactMessage, { id, email, message });
      await queueMail(manager, { kind: 'contact message', messageId: id });
    });
    return { received: true };
  }

  /** The mail that brings the message to the hotel. */
  async notice({ messageId }: QueuedMailOf<'contact message'>): Promise<MailData> {
    const repository = this.database.getRepository(ContactMessage);
    const { email, message } = await repository.findOneByOrFail({ id: messageId });
    return { kind: 'contact message', messageId, email, message };
  }

  /** Those whose address or words contain the search; newest first. */
  async find(
    search: string,
    part: { skip: number; take: number },
  ): Promise<{ messages: ContactMessage[]; totalCount: number }> {
    const words = ILike(containing(search));
    const [messages, totalCount] = await this.database.getRepository(ContactMessage).findAndCount({
      ...part,
      where: [{ email: words }, { message: words }],
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { messages, totalCount };
  }
}
