import { DELETED } from './erased';
import { MESSAGE, NEWSLETTER, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `mails/`. */
export const MAILS_TABLES: DeclaredTables = {
  contact_messages: {
    what: 'Messages of the contact form',
    rows: `lower(email) = ANY(:addresses) AND created_at <= :until`,
    shown: 'created_at',
    deletesRows: true,
    personal: {
      email: { ...MESSAGE, ...DELETED },
      message: { ...MESSAGE, ...DELETED },
    },
    plain: 'id state created_at',
  },
  feedback: {
    what: 'Feedback of guests',
    rows: `(lower(guest_email) = ANY(:addresses) OR guest_uid = ANY(:accounts)) AND created_at <= :until`,
    shown: 'created_at',
    deletesRows: true,
    personal: {
      name: { ...MESSAGE, ...DELETED },
      location: { ...MESSAGE, ...DELETED },
      feedback: { ...MESSAGE, ...DELETED },
      guest_uid: { ...MESSAGE, ...DELETED },
      guest_email: { ...MESSAGE, ...DELETED },
    },
    plain: 'id state created_at',
  },
  message_replies: {
    what: 'Replies of the hotel',
    rows: `contact_message_id IN (SELECT message.id FROM contact_messages message WHERE lower(message.email) = ANY(:addresses) AND message.created_at <= :until)
      OR feedback_id IN (SELECT said.id FROM feedback said 
        WHERE (lower(said.guest_email) = ANY(:addresses) OR said.guest_uid = ANY(:accounts)) AND said.created_at <= :until)`,
    shown: 'created_at',
    deletesRows: true,
    personal: {
      text: { ...MESSAGE, ...DELETED },
      actor_id: STAFF_ACCOUNT,
      actor_address: STAFF_ACCOUNT,
    },
    plain: 'id contact_message_id feedback_id created_at sent_at refused_at',
  },
  newsletter_codes: {
    what: 'Codes of the newsletter',
    rows: `email_key = ANY(:addresses) AND sent_at <= :until`,
    deletesRows: true,
    personal: {
      email_key: { ...NEWSLETTER, kept: 'One day', ...DELETED },
    },
    plain: 'code_hash sent_at expires_at wrong_tries tries_counted_from',
  },
  subscribers: {
    what: 'Subscribers of the newsletter',
    rows: `email_key = ANY(:addresses) AND consent_at <= :until`,
    deletesRows: true,
    personal: {
      email: { ...NEWSLETTER, ...DELETED },
      email_key: { ...NEWSLETTER, ...DELETED },
      consent_text: { ...NEWSLETTER, ...DELETED },
      consent_at: { ...NEWSLETTER, ...DELETED },
      unsubscribed_at: { ...NEWSLETTER, ...DELETED },
    },
    plain: 'id token_hash created_at',
  },
};
