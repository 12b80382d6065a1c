import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import { balanceOfFolio, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { FolioRepository } from '../../bookings/folio/folio.repository';
import { isStaffSource, type StaffSource } from '../../payments/core/payment.entity';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import type { ShiftRepository } from '../shifts/shift.repository';
import type { StaffMoney } from '../../payments/core/staff-money';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';
import type { CashLimits } from './cash-limits';
import type { DeskPayment } from './desk-payment.entity';
import { settledBy, type Adjustment } from './desk-payment.policy';
import type { DeskPaymentRepository } from './desk-payment.repository';

/** A payment that the staff take for a booking, according to the form. */
export interface DeskPaymentForm {
  source: StaffSource;
  /** In paise. */
  amount: number;
  note: string;
  pan: string | null;
  /** The folio that it pays; left out or null for the booking's first one. */
  folio?: string | null;
  idempotencyKey: string;
}

/** Why no payment can be recorded for a booking, or a payment cannot be reversed. */
export type DeskPaymentObstacle = 'BOOKING_TAKES_NO_MONEY' | 'PAYMENT_COUNTERED' | 'PAYMENT_GIVEN_BACK';

interface Refused {
  kind: 'DeskPaymentRefused';
  obstacle: DeskPaymentObstacle;
}

interface Recorded {
  kind: 'DeskPaymentRecorded';
  paymentId: string;
  amountPaise: number;
  adjustment: Adjustment | null;
  /** What the payer of the folio owes afterwards, in paise; below 0 when the hotel owes the payer. */
  balancePaise: number;
}

export type RecordOutcome =
  Recorded | Refused | { kind: 'IdempotencyConflict' } | InvalidInputOutcome | RecordNotFoundOutcome;

export type CounterOutcome =
  { kind: 'DeskPaymentCountered'; balancePaise: number } | Refused | RecordNotFoundOutcome;

const TAKES_MONEY: ReadonlySet<BookingRecord['status']> = new Set(['CONFIRMED', 'CANCELLED']);

const invalid = (...faults: FieldFaultParts[]): InvalidInputOutcome => ({ kind: 'InvalidInput', faults });

interface DeskPaymentServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  payments: PaymentRepository;
  staffMoney: StaffMoney;
  shifts: ShiftRepository;
  folio: FolioRepository;
  folios: Pick<FoliosRepository, 'isOf'>;
  deskPayments: DeskPaymentRepository;
  cashLimits: CashLimits;
  audit: AuditService;
  bounds: BoundsService;
}

/**
 * Records payments that the staff take for bookings, and their counter-entries. Locks the booking first, then its
 * payments.
 */
export class DeskPaymentService {
  constructor(private readonly needs: DeskPaymentServiceNeeds) {}

  /** Records a payment for a booking and rounds or evens its balance. A repeated key returns the same result. */
  async record(
    who: Staff,
    reference: string,
    form: DeskPaymentForm,
    time: HotelTime,
  ): Promise<RecordOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, (manager) =>
      this.recordWithin(manager, who, found.id, form, time),
    );
  }

  /** Records the payment in the caller's transaction. */
  async recordWithin(
    manager: EntityManager,
    who: Staff,
    bookingId: string,
    form: DeskPaymentForm,
    time: HotelTime,
  ): Promise<RecordOutcome> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    if (!booking) return { kind: 'RecordNotFound' };
    const sent = await this.needs.deskPayments.findByKey(manager, bookingId, form.idempotencyKey);
    if (sent) return this.sameAgain(manager, booking, sent, form);
    if (!TAKES_MONEY.has(booking.status))
      return { kind: 'DeskPaymentRefused', obstacle: 'BOOKING_TAKES_NO_MONEY' };
    const folioId = form.folio ?? null;
    if (folioId !== null && !(await this.needs.folios.isOf(manager, bookingId, folioId)))
      return { kind: 'RecordNotFound' };
    const kept = await this.needs.payments.lockKeptOf(manager, bookingId);
    const balance = balanceOfFolio(booking, kept, folioId);
    const settled = settledBy(form.source, form.amount, balance);
    if ('faults' in settled) return invalid(...settled.faults);
    if (form.source === 'CASH') {
      const refused = await this.needs.cashLimits.faultOf(
        manager,
        bookingId,
        { ...form, folio: folioId },
        time,
      );
      if (refused) return invalid(refused);
    }
    const paymentId = await this.take(manager, who, { booking, form, time, adjustment: settled.adjustment });
    const balancePaise = balance - form.amount + (settled.adjustment?.amountPaise ?? 0);
    return {
      kind: 'DeskPaymentRecorded',
      paymentId,
      amountPaise: form.amount,
      adjustment: settled.adjustment,
      balancePaise,
    };
  }

  /** Reverses a payment that was recorded by mistake, together with the line that rounded the balance. */
  async counter(who: Staff, paymentId: string, reason: string, time: HotelTime): Promise<CounterOutcome> {
    const bookingId = await this.needs.payments.bookingOf(paymentId);
    if (bookingId === null) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, (manager) =>
      this.counterWithin(manager, who, { bookingId, paymentId, reason }, time),
    );
  }

  /** Reverses a payment in the caller's transaction. */
  async counterWithin(
    manager: EntityManager,
    who: Staff,
    { bookingId, paymentId, reason }: { bookingId: string; paymentId: string; reason: string },
    time: HotelTime,
  ): Promise<CounterOutcome> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    const kept = await this.needs.payments.lockKeptOf(manager, bookingId);
    const payment = kept.find(({ id }) => id === paymentId);
    const details = await this.needs.deskPayments.findById(paymentId, manager);
    if (!booking || !payment || !details) return { kind: 'RecordNotFound' };
    const { source } = payment;
    if (!isStaffSource(source)) return { kind: 'RecordNotFound' };
    const obstacle = counterObstacle(payment);
    if (obstacle) return { kind: 'DeskPaymentRefused', obstacle };
    const { amountPaise } = payment;
    await this.needs.bounds.note(manager, who, { kind: 'counter-entry', amountPaise, bookingId });
    const given = { source, givenBy: who.uid, at: time.now };
    const cause = { actor: staffActor(who.uid), reason };
    const refundId = await this.needs.staffMoney.counter(manager, payment, given, cause);
    await this.needs.shifts.noteRefund(manager, who.uid, refundId);
    if (details.folioLineId !== null)
      await this.needs.folio.reverseLines(manager, bookingId, [details.folioLineId]);
    const { reference } = booking;
    // The audit entry outlives the booking, so it does not contain the note.
    const noted = { reference, paymentId, amountPaise: payment.amountPaise };
    const change = { recordId: bookingId, before: {}, after: { counteredPaise: payment.amountPaise } };
    await this.needs.audit.noteChange(manager, { who, action: 'counterDeskPayment', details: noted }, change);
    const balancePaise = await this.balanceNow(manager, bookingId, payment.folioId);
    return { kind: 'DeskPaymentCountered', balancePaise };
  }

  private async take(
    manager: EntityManager,
    who: Staff,
    taken: { booking: BookingRecord; form: DeskPaymentForm; time: HotelTime; adjustment: Adjustment | null },
  ): Promise<string> {
    const { booking, form, time, adjustment } = taken;
    const { source, amount: amountPaise, note, pan, idempotencyKey, folio: folioId = null } = form;
    const money = { bookingId: booking.id, folioId, source, amountPaise, takenBy: who.uid, at: time.now };
    const cause = { actor: staffActor(who.uid), reason: 'taken at the desk' };
    const paymentId = await this.needs.staffMoney.take(manager, money, cause);
    await this.needs.shifts.notePayment(manager, who.uid, paymentId);
    const folioLineId = adjustment
      ? await this.needs.folio.adjust(manager, booking.id, adjustment.kind, adjustment.amountPaise, folioId)
      : null;
    const details = { paymentId, bookingId: booking.id, idempotencyKey, note, pan, folioLineId };
    await this.needs.deskPayments.add(manager, details);
    // The audit entry outlives the booking, so it does not contain the reason.
    const { reference } = booking;
    const noted = { reference, paymentId, source, amountPaise, hasPan: pan !== null };
    const change = { recordId: booking.id, before: {}, after: { takenPaise: amountPaise, adjustment } };
    await this.needs.audit.noteChange(manager, { who, action: 'recordDeskPayment', details: noted }, change);
    return paymentId;
  }

  private async sameAgain(
    manager: EntityManager,
    booking: BookingRecord,
    { paymentId, note, pan, folioLineId }: DeskPayment,
    form: DeskPaymentForm,
  ): Promise<RecordOutcome> {
    const payments = await this.needs.payments.keptOf(booking.id, manager);
    const payment = payments.find(({ id }) => id === paymentId);
    const isSame =
      payment?.source === form.source &&
      payment.amountPaise === form.amount &&
      payment.folioId === (form.folio ?? null) &&
      note === form.note &&
      pan === form.pan;
    if (!isSame) return { kind: 'IdempotencyConflict' };
    const line = booking.lines.find(({ id }) => id === folioLineId);
    const adjustment =
      line && (line.kind === 'ROUND_OFF' || line.kind === 'WRITE_OFF')
        ? { kind: line.kind, amountPaise: line.valuePaise }
        : null;
    const balancePaise = balanceOfFolio(booking, payments, payment.folioId);
    return { kind: 'DeskPaymentRecorded', paymentId, amountPaise: form.amount, adjustment, balancePaise };
  }

  private async balanceNow(
    manager: EntityManager,
    bookingId: string,
    folioId: string | null,
  ): Promise<number> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    const kept = await this.needs.payments.keptOf(bookingId, manager);
    return booking ? balanceOfFolio(booking, kept, folioId) : 0;
  }
}

/** A payment with a refund was no mistake; the refund must be corrected first. */
function counterObstacle({ leftPaise, amountPaise, isCountered }: KeptPayment): DeskPaymentObstacle | null {
  if (isCountered) return 'PAYMENT_COUNTERED';
  return leftPaise < amountPaise ? 'PAYMENT_GIVEN_BACK' : null;
}
