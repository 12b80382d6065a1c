import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { insertRecord } from '../../platform/database/plain-statements';
import { containing } from '../../platform/text/search-pattern';
import { MessageReply } from './message-reply.entity';
import type { MessageKind, MessageState } from './message.policy';

/** A reply of the hotel. */
export interface StoredReply {
  id: string;
  text: string;
  /** The name of the author. */
  by: string;
  createdAt: Date;
  sentAt: Date | null;
  refusedAt: Date | null;
}

/** A guest's message from either form. */
export interface StoredMessage {
  kind: MessageKind;
  id: string;
  /** Null for a message of the contact form, which does not ask for a name. */
  name: string | null;
  location: string | null;
  /** Null when there is no address to reply to. */
  email: string | null;
  text: string;
  state: MessageState;
  createdAt: Date;
  /** The oldest first. */
  replies: StoredReply[];
}

export interface MessageFilter {
  search: string;
  kind: MessageKind | null;
  state: MessageState | null;
}

/** A reply with what its mail needs. */
export interface ReplyToSend {
  text: string;
  email: string | null;
  message: string;
  receivedAt: Date;
}

const MESSAGES = `
  WITH messages AS (
    SELECT 'CONTACT' AS kind, id, NULL AS name, NULL AS location, email, message AS text, state, created_at
    FROM contact_messages
    UNION ALL
    SELECT 'FEEDBACK', id, name, location, guest_email, feedback, state, created_at FROM feedback)`;

const MATCHING = `
  WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR state = $2)
    AND (text ILIKE $3 OR email ILIKE $3 OR name ILIKE $3 OR location ILIKE $3)`;

const SELECTED = `
  ${MESSAGES}
  SELECT kind, id, name, location, email, text, state, created_at AS "createdAt" FROM messages`;

const REPLIES = `
  SELECT id, COALESCE(contact_message_id, feedback_id) AS "messageId", text,
    COALESCE(${staffName('actor_id')}, actor_address) AS by,
    created_at AS "createdAt", sent_at AS "sentAt", refused_at AS "refusedAt"
  FROM message_replies WHERE contact_message_id = ANY ($1) OR feedback_id = ANY ($1) ORDER BY created_at, id`;

const REPLY_TO_SEND = `
  SELECT reply.text, COALESCE(message.email, opinion.guest_email) AS email,
    COALESCE(message.message, opinion.feedback) AS message,
    COALESCE(message.created_at, opinion.created_at) AS "receivedAt"
  FROM message_replies reply
  LEFT JOIN contact_messages message ON message.id = reply.contact_message_id
  LEFT JOIN feedback opinion ON opinion.id = reply.feedback_id
  WHERE reply.id = $1`;

/** Reads guests' messages of both forms as one list, and stores the replies. */
export class MessageRepository {
  constructor(private readonly database: DataSource) {}

  /** A page of messages, newest first. */
  async find(
    { search, kind, state }: MessageFilter,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ messages: StoredMessage[]; totalCount: number }> {
    const values = [kind, state, containing(search)];
    const [messages, counts]: [Omit<StoredMessage, 'replies'>[], { count: number }[]] = await Promise.all([
      this.database.query(`${SELECTED} ${MATCHING} ORDER BY created_at DESC, id OFFSET $4 LIMIT $5`, [
        ...values,
        skip,
        take,
      ]),
      this.database.query(`${MESSAGES} SELECT count(*)::int AS count FROM messages ${MATCHING}`, values),
    ]);
    return { messages: await this.withReplies(messages), totalCount: counts[0]?.count ?? 0 };
  }

  /** Null when there is no such message. */
  async findById(kind: MessageKind, id: string): Promise<StoredMessage | null> {
    const rows: Omit<StoredMessage, 'replies'>[] = await this.database.query(
      `${SELECTED} WHERE kind = $1 AND id = $2`,
      [kind, id],
    );
    const [message] = await this.withReplies(rows);
    return message ?? null;
  }

  /** The number of unread messages. */
  async countNew(): Promise<number> {
    const rows: { count: number }[] = await this.database.query(
      `SELECT ((SELECT count(*) FROM contact_messages WHERE state = 'NEW')
         + (SELECT count(*) FROM feedback WHERE state = 'NEW'))::int AS count`,
    );
    return rows[0]?.count ?? 0;
  }

  async countReplies(manager: EntityManager, id: string): Promise<number> {
    const rows: { count: number }[] = await manager.query(
      `SELECT count(*)::int AS count FROM message_replies WHERE contact_message_id = $1 OR feedback_id = $1`,
      [id],
    );
    return rows[0]?.count ?? 0;
  }

  async addReply(
    manager: EntityManager,
    {
      kind,
      messageId,
      ...reply
    }: Pick<MessageReply, 'id' | 'text' | 'actorId' | 'actorAddress'> & {
      kind: MessageKind;
      messageId: string;
    },
  ): Promise<void> {
    const about = kind === 'CONTACT' ? { contactMessageId: messageId } : { feedbackId: messageId };
    await insertRecord(manager, MessageReply, { ...reply, ...about });
  }

  /** Null when the message was deleted in the meantime. */
  async replyToSend(replyId: string): Promise<ReplyToSend | null> {
    const rows: ReplyToSend[] = await this.database.query(REPLY_TO_SEND, [replyId]);
    return rows[0] ?? null;
  }

  async noteSent(replyId: string): Promise<void> {
    await this.database.query('UPDATE message_replies SET sent_at = hotel_now() WHERE id = $1', [replyId]);
  }

  async noteRefused(replyId: string): Promise<void> {
    await this.database.query('UPDATE message_replies SET refused_at = hotel_now() WHERE id = $1', [replyId]);
  }

  private async withReplies(messages: Omit<StoredMessage, 'replies'>[]): Promise<StoredMessage[]> {
    const ids = messages.map(({ id }) => id);
    const replies: (StoredReply & { messageId: string })[] =
      ids.length > 0 ? await this.database.query(REPLIES, [ids]) : [];
    return messages.map((message) => ({
      ...message,
      replies: replies.filter(({ messageId }) => messageId === message.id),
    }));
  }
}
