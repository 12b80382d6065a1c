import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';
import type { BookingGuestRepository } from './booking-guest.repository';
import type { GuestMatches } from './guest-matches.repository';
import type { GuestRecord } from './guest-record.entity';
import { GuestRecordRepository } from './guest-record.repository';

/** A guest to whom the hotel does not rent, and why. */
interface BannedGuest {
  guestId: string;
  name: string;
  reason: string;
}

/** What a member of the staff does for a guest. */
export interface StepForGuest {
  who: Staff;
  action: 'checkIn' | 'arriveAfterAll' | 'createDeskBooking' | 'putBookingToGuest';
  /** Whether the member of the staff continues although the hotel does not rent to the guest. */
  despite: boolean;
}

/** The question to a person who may decide, or the refusal for a person who may not; null when the step continues. */
export type DoNotRentQuestion = SentenceParts<
  'DO_NOT_RENT' | 'DO_NOT_RENT_NEEDS_RIGHT' | 'GUEST_NEEDS_MANAGER'
> | null;

interface DoNotRentNeeds {
  guests: GuestRecordRepository;
  links: BookingGuestRepository;
  matches: GuestMatches;
  rights: Pick<StaffDirectory, 'holds'>;
  audit: Pick<AuditService, 'noteChange'>;
}

/** Asks before the staff do something for a guest to whom the hotel does not rent. */
export class DoNotRent {
  constructor(private readonly needs: DoNotRentNeeds) {}

  /** Asks about the guest of a booking, by the record of the booking or by a record that the booking looks like. */
  async askAboutBooking(
    manager: EntityManager,
    bookingId: string,
    step: StepForGuest,
  ): Promise<DoNotRentQuestion> {
    return this.ask(manager, await this.ofBooking(manager, bookingId), step);
  }

  /** Asks about a person who books now, if name and contact match a guest to whom the hotel does not rent. */
  async askAboutPerson(
    manager: EntityManager,
    person: { name: string; email: string | null; phone: string | null },
    step: StepForGuest,
  ): Promise<DoNotRentQuestion> {
    return this.ask(manager, await this.looksLike(manager, person), step);
  }

  /** Asks about the guest of a record. */
  async askAboutRecord(
    manager: EntityManager,
    guestId: string,
    step: StepForGuest,
  ): Promise<DoNotRentQuestion> {
    return this.ask(manager, bannedIn(await this.needs.guests.groupOf(guestId, manager)), step);
  }

  private async ofBooking(manager: EntityManager, bookingId: string): Promise<BannedGuest | null> {
    const link = await this.needs.links.linkOf(bookingId, manager);
    const known = link?.guestId ? bannedIn(await this.needs.guests.groupOf(link.guestId, manager)) : null;
    // Once a member of the staff has chosen the record of the booking, only that record counts.
    if (known || link?.putBy) return known;
    const booking = await this.needs.links.find(bookingId, manager);
    return booking && this.looksLike(manager, booking);
  }

  private async looksLike(
    manager: EntityManager,
    person: { name: string; email: string | null; phone: string | null },
  ): Promise<BannedGuest | null> {
    const [match] = await this.needs.matches.bannedOf(GuestRecordRepository.formOf(person), manager);
    return match ? bannedIn(await this.needs.guests.groupOf(match.record.id, manager)) : null;
  }

  private async ask(
    manager: EntityManager,
    banned: BannedGuest | null,
    { who, action, despite }: StepForGuest,
  ): Promise<DoNotRentQuestion> {
    if (!banned) return null;
    const { guestId, name: guest, reason } = banned;
    const may = await this.needs.rights.holds(manager, who.uid, 'guests.override');
    if (!may && !(await this.needs.rights.holds(manager, who.uid, 'guests.read')))
      return sentence('GUEST_NEEDS_MANAGER', { guest });
    if (!may) return sentence('DO_NOT_RENT_NEEDS_RIGHT', { guest, reason });
    if (!despite) return sentence('DO_NOT_RENT', { guest, reason });
    // The audit entry outlives the record, so it does not contain the reason.
    const details = { despiteDoNotRent: true };
    await this.needs.audit.noteChange(
      manager,
      { who, action, details },
      { recordId: guestId, before: {}, after: {} },
    );
    return null;
  }
}

/** Joined records belong to one guest, so a reason in one record counts for all of them. */
function bannedIn(group: readonly GuestRecord[]): BannedGuest | null {
  const [root] = group;
  const reason = group.find(({ doNotRentReason }) => doNotRentReason !== null)?.doNotRentReason;
  return root && reason ? { guestId: root.id, name: root.name, reason } : null;
}
