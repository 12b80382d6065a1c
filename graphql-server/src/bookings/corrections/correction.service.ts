import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import type { HoldLimits } from '../core/hold-limits';
import type { UnsecuredRooms } from '../core/unsecured-rooms';
import { queueMail, queueMails } from '../../mails/notifications/mail-queue';
import { inTransaction } from '../../platform/database/database';
import { MAILBOX_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { hashOfToken, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { staffActor, type Actor } from '../../platform/states/actor';
import { mailboxKey } from '../../platform/text/mailbox-key';
import { emailKey } from '../../platform/text/text-rules';
import type { RequestClock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import { isLive } from '../../selling/stays/stay.states';
import type { BookingCorrection, CorrectedDetails } from './correction.entity';
import { CORRECTION_LIMITS } from './correction.policy';
import type { CorrectionRepository } from './correction.repository';

interface Corrected {
  kind: 'DetailsCorrected';
  booking: BookingRecord;
}

type Refused = { kind: 'CorrectionRefused' };

interface Correction {
  details: CorrectedDetails;
  actor: Actor;
  reason: string | null;
}

const HOUR = 3_600_000;
const PURPOSE = 'address of a booking';

interface CorrectionServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  bookingService: Pick<BookingService, 'renewLink'>;
  corrections: CorrectionRepository;
  secrets: KeyedSecrets;
  rateLimits: RateLimits;
  property: PropertySource;
  limits: Pick<HoldLimits, 'allowsUnpaidOf'>;
  unsecured: Pick<UnsecuredRooms, 'has'>;
  audit: AuditService;
}

/**
 * Corrects the guest's details, which changes no price. Names, phone number and requests change at once, an address
 * once it is confirmed.
 */
export class CorrectionService {
  constructor(private readonly needs: CorrectionServiceNeeds) {}

  /** The token of the confirmation link. */
  tokenOf({ id }: Pick<BookingCorrection, 'id'>): string {
    return this.needs.secrets.token(PURPOSE, id);
  }

  /** Corrects name, phone number and special requests. */
  async correct(
    bookingId: string,
    details: Omit<CorrectedDetails, 'email'>,
    actor: Actor,
    clock: RequestClock,
  ): Promise<Corrected | Refused> {
    const now = await clock.now();
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (booking?.status !== 'CONFIRMED') return { kind: 'CorrectionRefused' };
      await this.correctLocked(manager, booking, { details, actor }, now);
      return { kind: 'DetailsCorrected', booking };
    });
  }

  /** Corrects the details of a confirmed booking that the caller has locked, as a part of the caller's transaction. */
  async correctLocked(
    manager: EntityManager,
    booking: BookingRecord,
    { details, actor }: { details: Omit<CorrectedDetails, 'email'>; actor: Actor },
    now: Date,
  ): Promise<void> {
    await this.apply(manager, booking, { details, actor, reason: null }, now);
  }

  /**
   * Mails a link to the new address. The booking keeps its address until the link is opened. The outcome does not
   * reveal whether the limit of mails to the mailbox is reached.
   */
  async askForEmail(
    bookingId: string,
    email: string,
    actor: Actor,
    clock: RequestClock,
  ): Promise<{ kind: 'EmailCorrectionSent' } | Refused> {
    const now = await clock.now();
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (booking?.status !== 'CONFIRMED') return { kind: 'CorrectionRefused' };
      await this.ask(manager, booking, { details: { email }, actor, reason: null }, now);
      return { kind: 'EmailCorrectionSent' };
    });
  }

  /** Corrects all details for the staff, with an audit entry. The entry names the fields but not their contents. */
  async correctAtDesk(
    who: Staff,
    bookingId: string,
    { reason, email, phone, ...rest }: Required<CorrectedDetails> & { reason: string },
    clock: RequestClock,
  ): Promise<Corrected | Refused> {
    const now = await clock.now();
    const by = { actor: staffActor(who.uid), reason };
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (booking?.status !== 'CONFIRMED' && booking?.status !== 'TENTATIVE')
        return { kind: 'CorrectionRefused' };
      const details = { ...rest, ...(phone === null ? {} : { phone }) };
      const address = email === null ? {} : { email };
      const fields = Object.keys(differences(booking, { ...details, ...address }).after);
      await this.apply(manager, booking, { details, ...by }, now);
      await this.ask(manager, booking, { details: address, ...by }, now);
      const { reference } = booking;
      // The audit entry outlives the booking, so it does not contain what was entered.
      const noted = { who, action: 'correctGuestBooking', details: { reference } } as const;
      const rows = { recordId: bookingId, before: {}, after: { corrected: fields } };
      await this.needs.audit.noteChange(manager, noted, rows);
      return { kind: 'DetailsCorrected', booking };
    });
  }

  /**
   * Gives the booking the address to which the token was mailed, and tells the old address. The old link of the booking stops
   * working, and the new link is mailed. The token works once. A mailbox with too many unpaid bookings gets no other one.
   */
  async confirmEmail(
    token: string,
    clock: RequestClock,
  ): Promise<
    | { kind: 'EmailConfirmed'; booking: BookingRecord }
    | { kind: 'EmailLinkUnknown' | 'EmailLinkUsed' | 'TooManyUnpaidBookings' }
  > {
    const now = await clock.now();
    return inTransaction(this.needs.database, async (manager) => {
      const found = await this.needs.corrections.findByToken(token, manager);
      const booking = found && (await this.needs.bookings.lockById(manager, found.bookingId));
      // Read again, because the booking is locked only now.
      const correction = await this.needs.corrections.findByToken(token, manager);
      const email = correction?.after.email;
      if (!booking || !correction || !email || this.tokenOf(correction) !== token)
        return { kind: 'EmailLinkUnknown' };
      if (correction.appliedAt !== null) return { kind: 'EmailLinkUsed' };
      if (!correction.expiresAt || correction.expiresAt < now) return { kind: 'EmailLinkUnknown' };
      if (!(await this.mayMoveTo(manager, booking, email))) return { kind: 'TooManyUnpaidBookings' };
      const earlierAddress = booking.email;
      const proven = { email, isAddressProven: true };
      await this.needs.bookings.correct(manager, booking, proven, this.needs.property.current.countryCode);
      await this.needs.bookingService.renewLink(manager, booking);
      await this.needs.corrections.noteApplied(manager, correction, earlierAddress, now);
      await this.needs.corrections.endWaiting(manager, booking.id, now);
      const [bookingId, correctionId] = [booking.id, correction.id];
      await queueMails(manager, [
        { kind: 'address corrected', bookingId, correctionId },
        { kind: 'booking link', bookingId, messageId: randomUUID() },
      ]);
      return { kind: 'EmailConfirmed', booking };
    });
  }

  /** Otherwise a guest could book beyond the limit of a mailbox under other addresses, and then correct them. */
  private async mayMoveTo(manager: EntityManager, booking: BookingRecord, email: string): Promise<boolean> {
    const { id, stays } = booking;
    const mailbox = { id, mailboxKey: mailboxKey(email) };
    if (mailbox.mailboxKey === booking.mailboxKey || !(await this.needs.unsecured.has(manager, id)))
      return true;
    return this.needs.limits.allowsUnpaidOf(manager, mailbox, stays.filter(isLive));
  }

  private async apply(
    manager: EntityManager,
    booking: BookingRecord,
    { details, actor, reason }: Correction,
    now: Date,
  ): Promise<void> {
    const { before, after } = differences(booking, details);
    if (Object.keys(after).length === 0) return;
    await this.needs.bookings.correct(manager, booking, after, this.needs.property.current.countryCode);
    await this.needs.corrections.add(manager, {
      id: randomUUID(),
      bookingId: booking.id,
      before,
      after,
      reason,
      tokenHash: null,
      expiresAt: null,
      appliedAt: now,
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: now,
    });
  }

  private async ask(
    manager: EntityManager,
    booking: BookingRecord,
    { details, actor, reason }: Correction,
    now: Date,
  ): Promise<void> {
    const { before, after } = differences(booking, details);
    const { email } = after;
    if (!email || emailKey(email) === booking.emailKey) return;
    for (const limit of MAILBOX_LIMITS.bookingLinks)
      if ((await this.needs.rateLimits.secondsToWaitForMailbox(limit, email, manager)) !== null) return;
    // Only the newest link works, because an earlier one may have gone to a stranger.
    await this.needs.corrections.endWaiting(manager, booking.id, now);
    const id = randomUUID();
    await this.needs.corrections.add(manager, {
      id,
      bookingId: booking.id,
      before,
      after,
      reason,
      appliedAt: null,
      tokenHash: hashOfToken(this.tokenOf({ id })),
      expiresAt: new Date(now.getTime() + CORRECTION_LIMITS.confirmationHours * HOUR),
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: now,
    });
    await queueMail(manager, { kind: 'confirm address', bookingId: booking.id, correctionId: id });
  }
}

/** The fields that differ from the booking's, before and after. */
function differences(
  { name, email, phone, specialRequests }: BookingRecord,
  wanted: CorrectedDetails,
): { before: CorrectedDetails; after: CorrectedDetails } {
  const now: Record<string, unknown> = { name, email, phone, specialRequests };
  const changed = Object.entries(wanted).filter(([field, value]) => now[field] !== value);
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, now[field]])),
    after: Object.fromEntries(changed),
  };
}
