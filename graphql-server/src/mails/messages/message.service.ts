import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import type { QueuedMailOf } from '../notifications/queued-mail';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import { dateInZone } from '../../platform/time/dates';
import { type MessageKind, type MessageState, replyRules } from './message.policy';
import type { MessageFilter, MessageRepository, StoredMessage } from './message.repository';
import type { MessageSource } from './message-source';

interface MessageName {
  kind: MessageKind;
  id: string;
}

type MarkOutcome = { kind: 'MessageMarked'; message: StoredMessage } | RecordNotFoundOutcome;

type ReplyOutcome =
  | { kind: 'MessageAnswered' | 'MessageAnsweredMeanwhile'; message: StoredMessage }
  | { kind: 'MessageWithoutAddress' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type Replied = 'MessageAnswered' | 'MessageAnsweredMeanwhile' | 'MessageWithoutAddress' | 'RecordNotFound';

/** Handles messages of guests: the staff read them, answer them by e-mail, and close them. */
export class MessageService {
  constructor(
    private readonly database: DataSource,
    private readonly messages: MessageRepository,
    private readonly sources: Readonly<Record<MessageKind, MessageSource>>,
    private readonly audit: AuditService,
    private readonly hotel: { readonly timeZone: string },
  ) {}

  find(filter: MessageFilter, page: { skip: number; take: number }) {
    return this.messages.find(filter, page);
  }

  countNew(): Promise<number> {
    return this.messages.countNew();
  }

  /** Sets the state by hand. Does nothing when the message has this state already. */
  async mark(who: Staff, { kind, id }: MessageName, state: MessageState): Promise<MarkOutcome> {
    const isFound = await inTransaction(this.database, async (manager) => {
      const before = await this.sources[kind].lock(manager, id);
      if (before && before.state !== state) {
        await this.sources[kind].setState(manager, id, state);
        const noted = { who, action: 'markMessage', details: { kind, state } } as const;
        const rows = { recordId: id, before: { state: before.state }, after: { state } };
        await this.audit.noteChange(manager, noted, rows);
      }
      return before !== null;
    });
    const message = isFound ? await this.messages.findById(kind, id) : null;
    return message ? { kind: 'MessageMarked', message } : { kind: 'RecordNotFound' };
  }

  /**
   * Stores the reply and mails it to the guest. `repliesSeen` is the number of replies that the author saw: when
   * another person has replied in the meantime, nothing is stored.
   */
  async reply(
    who: Staff,
    { kind, id }: MessageName,
    { text, repliesSeen }: { text: string; repliesSeen: number },
  ): Promise<ReplyOutcome> {
    const input = readInput(replyRules, { text });
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const form = { text: input.value.text, repliesSeen };
    const outcome = await inTransaction(this.database, (manager) =>
      this.storeReply(manager, who, { kind, id }, form),
    );
    if (outcome === 'MessageWithoutAddress') return { kind: outcome };
    const message = outcome === 'RecordNotFound' ? null : await this.messages.findById(kind, id);
    if (!message || outcome === 'RecordNotFound') return { kind: 'RecordNotFound' };
    return { kind: outcome, message };
  }

  /** The mail of a reply; null when the message was deleted in the meantime. */
  async replyMail({ replyId }: QueuedMailOf<'message reply'>): Promise<MailData | null> {
    const reply = await this.messages.replyToSend(replyId);
    if (!reply?.email) return null;
    const { text, email, message, receivedAt } = reply;
    const receivedOn = dateInZone(receivedAt, this.hotel.timeZone);
    return { kind: 'message reply', replyId, email, text, message, receivedOn };
  }

  /** Records that the mail server took the reply. */
  noteSent(replyId: string): Promise<void> {
    return this.messages.noteSent(replyId);
  }

  /** Records that the reply cannot be delivered. */
  noteRefused(replyId: string): Promise<void> {
    return this.messages.noteRefused(replyId);
  }

  private async storeReply(
    manager: EntityManager,
    who: Staff,
    { kind, id }: MessageName,
    { text, repliesSeen }: { text: string; repliesSeen: number },
  ): Promise<Replied> {
    const before = await this.sources[kind].lock(manager, id);
    if (!before) return 'RecordNotFound';
    if (before.email === null) return 'MessageWithoutAddress';
    if ((await this.messages.countReplies(manager, id)) !== repliesSeen) return 'MessageAnsweredMeanwhile';
    const replyId = randomUUID();
    const reply = { id: replyId, text, actorId: who.uid, actorAddress: who.address };
    await this.messages.addReply(manager, { ...reply, kind, messageId: id });
    await this.sources[kind].setState(manager, id, 'ANSWERED');
    await queueMail(manager, { kind: 'message reply', replyId });
    // The audit entry outlives the message, so it contains nothing of its text.
    const noted = { who, action: 'replyToMessage', details: { kind } } as const;
    const rows = { recordId: id, before: { state: before.state }, after: { state: 'ANSWERED', replyId } };
    await this.audit.noteChange(manager, noted, rows);
    return 'MessageAnswered';
  }
}
