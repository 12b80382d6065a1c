import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const STATES = "('NEW', 'READ', 'ANSWERED', 'CLOSED')";

const MESSAGE_REPLIES = `
  CREATE TABLE IF NOT EXISTS message_replies (
    id uuid NOT NULL CONSTRAINT message_replies_pkey PRIMARY KEY,
    contact_message_id uuid CONSTRAINT message_replies_contact_message_id_fkey
      REFERENCES contact_messages (id) ON DELETE CASCADE,
    feedback_id uuid CONSTRAINT message_replies_feedback_id_fkey REFERENCES feedback (id) ON DELETE CASCADE,
    text text NOT NULL,
    actor_id text NOT NULL,
    actor_address text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    sent_at timestamptz,
    refused_at timestamptz,
    CONSTRAINT message_replies_one_message CHECK (num_nonnulls(contact_message_id, feedback_id) = 1)
  );
  CREATE INDEX IF NOT EXISTS message_replies_contact_message_index ON message_replies (contact_message_id);
  CREATE INDEX IF NOT EXISTS message_replies_feedback_index ON message_replies (feedback_id);`;

const BOOKING_NOTES = `
  CREATE TABLE IF NOT EXISTS booking_notes (
    id uuid NOT NULL CONSTRAINT booking_notes_pkey PRIMARY KEY,
    booking_id uuid NOT NULL CONSTRAINT booking_notes_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    text text NOT NULL,
    actor_id text NOT NULL,
    actor_address text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT hotel_now()
  );
  CREATE INDEX IF NOT EXISTS booking_notes_booking_index ON booking_notes (booking_id, created_at);`;

const BOOKING_MAILS = `
  CREATE TABLE IF NOT EXISTS booking_mails (
    id uuid NOT NULL CONSTRAINT booking_mails_pkey PRIMARY KEY,
    booking_id uuid NOT NULL CONSTRAINT booking_mails_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    kind text NOT NULL,
    address text NOT NULL,
    outcome text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT booking_mails_outcome_known CHECK (outcome IN ('SENT', 'GIVEN_UP'))
  );
  CREATE INDEX IF NOT EXISTS booking_mails_booking_index ON booking_mails (booking_id, created_at);`;

/** The earlier ones were read outside the desk, so they do not count as new. */
async function addStates(runner: QueryRunner, table: 'contact_messages' | 'feedback'): Promise<void> {
  await changeTable(
    runner,
    table,
    `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS state text NOT NULL DEFAULT 'READ',
       DROP CONSTRAINT IF EXISTS ${table}_state_known,
       ADD CONSTRAINT ${table}_state_known CHECK (state IN ${STATES}) NOT VALID`,
  );
  await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_state_known`);
  await changeTable(runner, table, `ALTER TABLE ${table} ALTER COLUMN state SET DEFAULT 'NEW'`);
  await runner.query(`CREATE INDEX IF NOT EXISTS ${table}_new_index ON ${table} (state) WHERE state = 'NEW'`);
}

/** Messages have a state and replies; bookings have notes of the staff, and a list of the mails about them. */
export class MessagesNotesAndMails1764190000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addStates(runner, 'contact_messages');
    await addStates(runner, 'feedback');
    await runner.query(MESSAGE_REPLIES);
    await runner.query(BOOKING_NOTES);
    await runner.query(BOOKING_MAILS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_mails');
    await runner.query('DROP TABLE booking_notes');
    await runner.query('DROP TABLE message_replies');
    for (const table of ['contact_messages', 'feedback'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN state`);
  }
}
