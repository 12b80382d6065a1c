import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { inTransaction, isDatabaseAway, lockByName } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { BookingGuest, BookingGuestRepository } from './booking-guest.repository';
import type { DoNotRent, DoNotRentQuestion } from './do-not-rent';
import type { GuestMatch, GuestMatches } from './guest-matches.repository';
import type { GuestRecord } from './guest-record.entity';
import { GuestRecordRepository } from './guest-record.repository';
import { openOrJoined } from './guest-record.service';

/** Makes the records of bookings that have none. */
export const MAKE_GUEST_RECORDS_JOB = 'make guest records';

/** The most bookings of one run; the next run makes the rest. */
const BOOKINGS_OF_A_RUN = 500;

/** The record to which a booking belongs, and the records that the booking looks like. */
export interface GuestOfBooking {
  /** The record of the booking, after joins; null while the booking has no record. */
  belongsTo: GuestRecord | null;
  joined: GuestRecord[];
  /** The records that the booking looks like while it has no record, the most probable first. */
  looksLike: GuestMatch[];
}

type Put = { kind: 'BookingPutToGuest'; reference: string };
type PutOutcome =
  | Put
  | RecordNotFoundOutcome
  | { kind: 'GuestRecordJoined'; into: string; name: string }
  | { kind: 'GuestNotRentedTo'; question: NonNullable<DoNotRentQuestion> };

interface GuestsOfBookingsNeeds {
  database: DataSource;
  guests: GuestRecordRepository;
  links: BookingGuestRepository;
  matches: GuestMatches;
  doNotRent: DoNotRent;
  audit: Pick<AuditService, 'noteChange'>;
  log: Logger;
}

/**
 * Connects bookings with records of guests. A booking gets a new record or an existing record; it never changes a
 * record.
 */
export class GuestsOfBookings {
  constructor(private readonly needs: GuestsOfBookingsNeeds) {}

  /** Null for an unknown booking. */
  async of(reference: string): Promise<GuestOfBooking | null> {
    const { links, guests, matches } = this.needs;
    const booking = await links.byReference(reference);
    if (!booking) return null;
    const link = await links.linkOf(booking.bookingId);
    if (link?.guestId) {
      const [belongsTo = null, ...joined] = await guests.groupOf(link.guestId);
      return { belongsTo, joined, looksLike: [] };
    }
    const looksLike = await matches.of(GuestRecordRepository.formOf(booking));
    return { belongsTo: null, joined: [], looksLike };
  }

  /** Assigns a booking to a record, or takes it off its record. Does not change the record. */
  put(
    who: Staff,
    { reference, guestId, despite }: { reference: string; guestId: string | null; despite: boolean },
  ): Promise<PutOutcome> {
    return this.decide(reference, async (manager, booking): Promise<PutOutcome> => {
      if (guestId !== null) {
        const [record] = await this.needs.guests.lock(manager, [guestId]);
        if (!record) return { kind: 'RecordNotFound' };
        const open = await openOrJoined(manager, this.needs.guests, record);
        if ('kind' in open) return open;
        const step = { who, action: 'putBookingToGuest', despite } as const;
        const question = await this.needs.doNotRent.askAboutRecord(manager, guestId, step);
        if (question) return { kind: 'GuestNotRentedTo', question };
      }
      return this.link(manager, who, booking, { guestId, action: 'putBookingToGuest' });
    });
  }

  /** Makes a record from the booking, although the booking looks like another record. */
  make(who: Staff, reference: string): Promise<PutOutcome> {
    return this.decide(reference, async (manager, booking): Promise<PutOutcome> => {
      const { id: guestId } = await this.needs.guests.add(
        manager,
        GuestRecordRepository.formOf(booking),
        who.uid,
      );
      return this.link(manager, who, booking, { guestId, action: 'makeGuestRecord' });
    });
  }

  /**
   * Makes a record for each booking that has none, unless it looks like a record: then the staff decide. Each booking has a
   * transaction of its own: a booking that fails is logged, and the others follow.
   */
  async run(): Promise<void> {
    for (const { bookingId } of await this.needs.links.withoutRecord(BOOKINGS_OF_A_RUN))
      await this.attempt(bookingId);
  }

  private async attempt(bookingId: string): Promise<void> {
    try {
      await inTransaction(this.needs.database, (manager) => this.makeUnlessAlike(manager, bookingId));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.needs.log.error({ error, bookingId }, 'guest record not made');
    }
  }

  private async makeUnlessAlike(manager: EntityManager, bookingId: string): Promise<void> {
    const { links, guests, matches } = this.needs;
    const booking = await links.lock(manager, bookingId);
    if (!booking || (await links.linkOf(bookingId, manager))) return;
    // Two bookings of one guest at one moment make one record.
    await lockByName(manager, MAKE_GUEST_RECORDS_JOB);
    const form = GuestRecordRepository.formOf(booking);
    const [alike] = await matches.of(form, [], manager);
    const isAlike = alike?.agreement.isLikely === true;
    const made = isAlike ? null : await guests.add(manager, form, null);
    await links.put(manager, { bookingId, guestId: made?.id ?? null, putBy: null });
  }

  private decide(
    reference: string,
    work: (manager: EntityManager, booking: BookingGuest) => Promise<PutOutcome>,
  ): Promise<PutOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<PutOutcome> => {
      const found = await this.needs.links.byReference(reference, manager);
      const booking = found && (await this.needs.links.lock(manager, found.bookingId));
      return booking ? work(manager, booking) : { kind: 'RecordNotFound' };
    });
  }

  private async link(
    manager: EntityManager,
    who: Staff,
    { bookingId, reference }: BookingGuest,
    { guestId, action }: { guestId: string | null; action: 'putBookingToGuest' | 'makeGuestRecord' },
  ): Promise<Put> {
    const before = await this.needs.links.linkOf(bookingId, manager);
    await this.needs.links.put(manager, { bookingId, guestId, putBy: who.uid });
    if (before?.guestId && before.guestId !== guestId)
      await this.needs.links.deleteUnused(manager, before.guestId);
    const noted = { who, action, details: { reference } };
    const rows = { recordId: bookingId, before: { guestId: before?.guestId ?? null }, after: { guestId } };
    await this.needs.audit.noteChange(manager, noted, rows);
    return { kind: 'BookingPutToGuest', reference };
  }
}
