import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { staffName } from '../../access/audit/staff-name';
import type { BookingRepository } from '../core/booking.repository';
import { inTransaction } from '../../platform/database/database';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fault, readInput } from '../../platform/text/input-faults';
import { linesFaults, linesOfText } from '../../platform/text/text-rules';
import { BookingNote } from './booking-note.entity';

/** In characters. */
export const NOTE_LENGTH = 2000;

const noteRules = z.object({
  text: linesOfText(NOTE_LENGTH, linesFaults('note', NOTE_LENGTH)).min(
    1,
    fault('TEXT_MISSING', { object: 'note' }),
  ),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

/** A note with the name of its author. */
export type NamedNote = Pick<BookingNote, 'id' | 'text' | 'createdAt'> & { by: string };

type AddOutcome =
  | { kind: 'BookingNoteAdded'; notes: NamedNote[] }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

const OF_KEY = 'WHERE booking_id = $1 AND idempotency_key = $2';
const NEWEST_FIRST = `
  SELECT id, text, created_at AS "createdAt", COALESCE(${staffName('actor_id')}, actor_address) AS by
  FROM booking_notes WHERE booking_id = $1 ORDER BY created_at DESC, id`;

/** Reads and writes the notes of the staff on bookings. */
export class BookingNoteService {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly audit: AuditService,
  ) {}

  /** Newest first; empty for an unknown booking. */
  async find(reference: string): Promise<NamedNote[]> {
    const booking = await this.bookings.findByReference(reference);
    return booking ? this.notesOf(booking.id) : [];
  }

  /** Writes a note on a booking in any state. A repeated key writes nothing. */
  async add(
    who: Staff,
    { reference, ...form }: { reference: string; text: string; idempotencyKey: string },
  ): Promise<AddOutcome> {
    const input = readInput(noteRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const booking = await this.bookings.findByReference(reference);
    if (!booking) return { kind: 'RecordNotFound' };
    const note = { id: randomUUID(), bookingId: booking.id, ...input.value };
    const isKept = await inTransaction(this.database, async (manager) => {
      const sent = await findRecord(manager, BookingNote, OF_KEY, [booking.id, note.idempotencyKey]);
      if (sent) return sent.text === note.text;
      await insertRecord(manager, BookingNote, { ...note, actorId: who.uid, actorAddress: who.address });
      // The audit entry outlives the booking, so it contains nothing of the text.
      const noted = { who, action: 'addBookingNote', details: { reference: booking.reference } } as const;
      await this.audit.noteChange(manager, noted, {
        recordId: booking.id,
        before: {},
        after: { noteId: note.id },
      });
      return true;
    });
    if (!isKept) return { kind: 'IdempotencyConflict' };
    return { kind: 'BookingNoteAdded', notes: await this.notesOf(booking.id) };
  }

  private notesOf(bookingId: string): Promise<NamedNote[]> {
    return this.database.query(NEWEST_FIRST, [bookingId]);
  }
}
