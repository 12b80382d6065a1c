import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { guestBalance, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import { inTransaction } from '../../platform/database/database';
import { rupees, writeMoney } from '../../platform/money/money';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { DeskPaymentService } from '../desk-payments/desk-payment.service';
import type { PortalBooking } from './portal-booking.entity';
import type { PortalBookingRepository, PortalBookingRow } from './portal-booking.repository';
import type { Portal } from './portal.entity';
import { PORTAL_RATES, portalNumberKey, type PortalBookingForm } from './portal.policy';
import type { PortalRepository } from './portal.repository';

type Terms = Omit<PortalBooking, 'booking' | 'portal' | 'bookingId' | 'version'>;

type Chosen = { kind: 'Chosen'; portal: Portal; terms: Terms } | InvalidInputOutcome;

type SetOutcome =
  | { kind: 'PortalBookingSet'; row: PortalBookingRow }
  | { kind: 'PortalBookingChanged'; row: PortalBookingRow }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** The booking for which a portal is chosen. */
interface PortalOfBooking {
  /** The booking that may have the number already; null for a new one. */
  reference: string | null;
  /** The present portal of the booking, which may be archived; null when the booking has no portal. */
  portalId: number | null;
  /** The price of the stay with GST, in paise; null when the commission is compared with the folio later. */
  totalPaise: number | null;
}

const commissionAbove = (totalPaise: number): FieldFaultParts =>
  fieldFault('commissionPaise', 'COMMISSION_ABOVE_STAY', { total: writeMoney(rupees(totalPaise)) });

const invalid = (...faults: FieldFaultParts[]): InvalidInputOutcome => ({ kind: 'InvalidInput', faults });

interface PortalBookingServiceNeeds {
  database: DataSource;
  portals: PortalRepository;
  portalBookings: PortalBookingRepository;
  bookings: BookingRepository;
  payments: PaymentRepository;
  deskPayments: DeskPaymentService;
  audit: AuditService;
  /** Stores the text of portal and number, which lists and searches use. */
  texts: { setPortal(manager: EntityManager, bookingId: string, text: string): Promise<void> };
}

/**
 * The terms that were agreed with portals about bookings. The money that a portal collects is a payment with the
 * source `PORTAL` from the beginning, so the guest does not owe it. The guest pays extras at the hotel.
 */
export class PortalBookingService {
  constructor(private readonly needs: PortalBookingServiceNeeds) {}

  /** By the booking's reference; null when no portal was chosen for it. */
  find(reference: string): Promise<PortalBookingRow | null> {
    return this.needs.portalBookings.find(reference);
  }

  /** The portal of the form, which may be a new one, and the terms to store. */
  async choose(
    manager: EntityManager,
    who: Staff,
    form: PortalBookingForm,
    { reference: bookingReference, portalId: portalBefore, totalPaise }: PortalOfBooking,
  ): Promise<Chosen> {
    const portal = await this.portalOf(manager, who, form);
    if (!portal) return invalid(fieldFault('portalId', 'PORTAL_UNKNOWN'));
    if (portal.isArchived && portal.id !== portalBefore) {
      const field = form.portalId === null ? 'newPortal' : 'portalId';
      return invalid(fieldFault(field, 'PORTAL_ARCHIVED', { portal: portal.name }));
    }
    if (totalPaise !== null && (form.commissionPaise ?? 0) > totalPaise)
      return invalid(commissionAbove(totalPaise));
    const numberKey = form.number === null ? null : portalNumberKey(form.number);
    const taken =
      numberKey === null ? null : await this.needs.portalBookings.withNumber(manager, portal.id, numberKey);
    if (taken !== null && taken !== bookingReference)
      return invalid(fieldFault('number', 'PORTAL_NUMBER_TAKEN', { reference: taken }));
    const { number, collector, commissionBasisPoints, commissionPaise } = form;
    const { gstBasisPoints, tcsBasisPoints, tdsBasisPoints } = portal;
    const terms = {
      ...{ portalId: portal.id, number, numberKey, collector, commissionBasisPoints, commissionPaise },
      ...{ gstBasisPoints, tcsBasisPoints, tdsBasisPoints },
    };
    return { kind: 'Chosen', portal, terms };
  }

  /** Stores the terms of a new booking, and what the portal collects for it, in the caller's transaction. */
  async begin(
    manager: EntityManager,
    who: Staff,
    terms: Terms,
    {
      bookingId,
      totalPaise,
      idempotencyKey,
    }: { bookingId: string; totalPaise: number; idempotencyKey: string },
    time: HotelTime,
  ): Promise<void> {
    await this.needs.portalBookings.add(manager, { ...terms, bookingId, version: 1 });
    if (terms.collector === 'PORTAL')
      await this.collect(manager, who, bookingId, { amount: totalPaise, key: idempotencyKey }, time);
  }

  /** Sets portal, number, collector and commission of a booking that came through a portal. */
  async set(
    who: Staff,
    reference: string,
    { form, version }: { form: PortalBookingForm; version: number },
    time: HotelTime,
  ): Promise<SetOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (found?.channel !== 'PORTAL') return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager): Promise<SetOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      if (!booking) return { kind: 'RecordNotFound' };
      const { portalBookings } = this.needs;
      const before = await portalBookings.lock(manager, booking.id);
      const row = await portalBookings.find(reference, manager);
      if (row && row.version !== version) return { kind: 'PortalBookingChanged', row };
      const chosen = await this.choose(manager, who, form, {
        reference,
        portalId: before?.portalId ?? null,
        totalPaise: null,
      });
      if (chosen.kind !== 'Chosen') return chosen;
      const stored = {
        ...chosen.terms,
        ...(before?.portalId === chosen.portal.id && ratesOf(before)),
        bookingId: booking.id,
        version: (before?.version ?? 0) + 1,
      };
      if (before) await portalBookings.change(manager, stored);
      else await portalBookings.add(manager, stored);
      const commission = await this.whyNotCommission(manager, reference, { before, after: stored });
      if (commission) throw new Undone(commission);
      const fault = await this.moveMoney(manager, who, { booking, before, row, after: stored }, time);
      if (fault) throw new Undone(fault);
      await this.needs.texts.setPortal(manager, booking.id, portalText(chosen.portal, form.number));
      await this.note(manager, who, booking, before, stored);
      const after = await portalBookings.find(reference, manager);
      if (!after) throw new Error(`Booking ${reference} has no portal.`);
      return { kind: 'PortalBookingSet', row: after };
    }).catch((error: unknown) => {
      if (error instanceof Undone) return invalid(error.fault);
      throw error;
    });
  }

  /**
   * A new commission is at most the price of the stay. A stay whose price has become 0 keeps the agreed commission.
   */
  private async whyNotCommission(
    manager: EntityManager,
    reference: string,
    { before, after }: { before: PortalBooking | null; after: Terms },
  ): Promise<FieldFaultParts | null> {
    const commissionPaise = after.commissionPaise ?? 0;
    if (commissionPaise === (before?.commissionPaise ?? 0)) return null;
    const row = await this.needs.portalBookings.find(reference, manager);
    const totalPaise = row?.stayTotalPaise ?? 0;
    return totalPaise > 0 && commissionPaise > totalPaise ? commissionAbove(totalPaise) : null;
  }

  /**
   * Records or reverses the money that the portal collects, when the terms change it. Returns the fault if it cannot
   * change.
   */
  private async moveMoney(
    manager: EntityManager,
    who: Staff,
    change: {
      booking: BookingRecord;
      before: PortalBooking | null;
      row: PortalBookingRow | null;
      after: Pick<PortalBooking, 'collector' | 'version'>;
    },
    time: HotelTime,
  ): Promise<FieldFaultParts | null> {
    const { booking, before, row, after } = change;
    if ((before?.collector ?? 'HOTEL') === after.collector) return null;
    if (booking.status === 'TENTATIVE' && after.collector === 'PORTAL')
      return fieldFault('collector', 'PORTAL_STAY_IS_FIRM');
    const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
    if (after.collector === 'PORTAL') {
      const sale = await this.needs.portalBookings.find(booking.reference, manager);
      const open = (sale?.stayTotalPaise ?? 0) - (sale?.collectedPaise ?? 0);
      const amount = Math.min(guestBalance(booking, kept), open);
      const key = `portal-collects-${booking.id.slice(0, 8)}-${after.version}`;
      if (amount > 0) await this.collect(manager, who, booking.id, { amount, key }, time);
      return null;
    }
    if (row && row.receivedPaise !== 0) return fieldFault('collector', 'PORTAL_HAS_PAID');
    return this.takeBack(manager, who, { booking, kept }, time);
  }

  /** Reverses the money that the portal was to collect, unless a part was given back to the guest. */
  private async takeBack(
    manager: EntityManager,
    who: Staff,
    { booking, kept }: { booking: BookingRecord; kept: readonly KeptPayment[] },
    time: HotelTime,
  ): Promise<FieldFaultParts | null> {
    const collected = kept.filter(({ source, isCountered }) => source === 'PORTAL' && !isCountered);
    if (collected.some(({ leftPaise, amountPaise }) => leftPaise < amountPaise))
      return fieldFault('collector', 'PORTAL_MONEY_GIVEN_BACK');
    const reason = 'the hotel collects the money';
    for (const { id } of collected)
      await this.needs.deskPayments.counterWithin(
        manager,
        who,
        { bookingId: booking.id, paymentId: id, reason },
        time,
      );
    return null;
  }

  private async collect(
    manager: EntityManager,
    who: Staff,
    bookingId: string,
    { amount, key: idempotencyKey }: { amount: number; key: string },
    time: HotelTime,
  ): Promise<void> {
    if (amount === 0) return;
    const form = { source: 'PORTAL', amount, note: '', pan: null, idempotencyKey } as const;
    const taken = await this.needs.deskPayments.recordWithin(manager, who, bookingId, form, time);
    if (taken.kind !== 'DeskPaymentRecorded')
      throw new Error(`What the portal collects for ${bookingId} was refused: ${taken.kind}.`);
  }

  private async portalOf(
    manager: EntityManager,
    who: Staff,
    form: PortalBookingForm,
  ): Promise<Portal | null> {
    const { portals, audit } = this.needs;
    if (form.portalId !== null) return portals.find(form.portalId, manager);
    if (form.newPortal === null) return null;
    const named = await portals.named(manager, form.newPortal);
    if (named) return named;
    const { newPortal: name, commissionBasisPoints, collector } = form;
    const columns = { name, commissionBasisPoints, collects: collector === 'PORTAL', ...PORTAL_RATES };
    const added = await portals.add(manager, { ...columns, gstin: null, isArchived: false });
    const audited = { who, action: 'addPortal', details: columns } as const;
    await audit.noteChange(manager, audited, { recordId: null, before: {}, after: added });
    return added;
  }

  /** The audit entry outlives the booking, so it does not contain the number of the guest. */
  private async note(
    manager: EntityManager,
    who: Staff,
    { id: recordId, reference }: BookingRecord,
    before: PortalBooking | null,
    after: Terms,
  ): Promise<void> {
    const shown = ({ portalId, collector, commissionBasisPoints, commissionPaise }: Terms) => ({
      ...{ portalId, collector, commissionBasisPoints, commissionPaise },
    });
    const audited = { who, action: 'setPortalBooking', details: { reference, ...shown(after) } } as const;
    const isNumberChanged = before?.numberKey !== after.numberKey;
    await this.needs.audit.noteChange(manager, audited, {
      recordId,
      before: before ? shown(before) : {},
      after: { ...shown(after), isNumberChanged },
    });
  }
}

/** The portal and the booking's number there, as lists show them. */
export const portalText = ({ name }: Pick<Portal, 'name'>, number: string | null): string =>
  number === null ? name : `${name} ${number}`;

/** A booking keeps its rates as long as it keeps its portal. */
const ratesOf = ({ gstBasisPoints, tcsBasisPoints, tdsBasisPoints }: PortalBooking) => ({
  ...{ gstBasisPoints, tcsBasisPoints, tdsBasisPoints },
});

/** Undoes the transaction. */
class Undone extends Error {
  constructor(readonly fault: FieldFaultParts) {
    super('The form cannot be stored.');
  }
}
