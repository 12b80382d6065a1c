import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import { isStaffSource, type StaffSource } from '../../payments/core/payment.entity';
import type { RefundService } from '../../payments/core/refund.service';
import type { StaffMoney } from '../../payments/core/staff-money';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';
import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { FolioRepository } from '../folio/folio.repository';
import type { DepositsToReturn } from './deposits-to-return';
import { aboveHeld, chargeOf } from './security-deposit.policy';
import type { FoundDeposit, SecurityDepositRepository } from './security-deposit.repository';

/** The reason of refunds that return a part of a security deposit. */
const RETURNED = 'security deposit returned';

/** A deposit that the staff take, in paise. */
export interface TakenDeposit {
  source: StaffSource;
  amount: number;
  note: string;
  pan: string | null;
  idempotencyKey: string;
}

/** A part of a deposit that goes back, in paise. */
export interface ReturnedPart {
  amount: number;
  idempotencyKey: string;
}

/** A part of a deposit that becomes a charge, in paise with tax. */
export interface ChargedPart extends ReturnedPart {
  reason: string;
  taxPercent: number;
}

/** Why no deposit can be taken or charged, or no charge can be taken back. */
export type DepositObstacle =
  'BOOKING_TAKES_NO_DEPOSIT' | 'BOOKING_TAKES_NO_CHARGE' | 'DEPOSIT_DISPUTED' | 'CHARGE_TAKEN_BACK';

export type DepositOutcome =
  | { kind: 'SecurityDepositsStored'; deposits: FoundDeposit[] }
  | { kind: 'SecurityDepositRefused'; obstacle: DepositObstacle }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** The drawers of the desk, into which cash goes and from which it comes. */
interface Drawers {
  notePayment(manager: EntityManager, account: string, paymentId: string): Promise<void>;
  noteRefund(manager: EntityManager, account: string, refundId: string): Promise<void>;
}

/** The limits of the law for cash of one guest. */
interface CashLimits {
  /** Why the cash may not be taken; null when it may. Takes the lock under which all cash is counted. */
  faultOf(
    manager: EntityManager,
    bookingId: string,
    cash: { amount: number; pan: string | null },
    time: HotelTime,
  ): Promise<FieldFaultParts | null>;
}

interface SecurityDepositNeeds {
  database: DataSource;
  bookings: BookingRepository;
  deposits: SecurityDepositRepository;
  toReturn: DepositsToReturn;
  staffMoney: StaffMoney;
  refunds: Pick<RefundService, 'requestAmount'>;
  folio: FolioRepository;
  drawers: Drawers;
  cashLimits: CashLimits;
  audit: AuditService;
  bounds: Pick<BoundsService, 'note'>;
}

const CHARGEABLE: ReadonlySet<BookingRecord['status']> = new Set(['CONFIRMED', 'CANCELLED']);

/** A locked booking with one of its deposits. */
interface Locked {
  booking: BookingRecord;
  deposit: FoundDeposit;
}

/**
 * Takes refundable security deposits, returns them and turns them into charges. A deposit is a liability: it is neither paid
 * nor owed by the booking until a part of it becomes a charge. Locks the booking first, then the deposits.
 */
export class SecurityDepositService {
  constructor(private readonly needs: SecurityDepositNeeds) {}

  /** The deposits of a booking, the earliest first; empty for an unknown booking. */
  async ofBooking(reference: string): Promise<FoundDeposit[]> {
    const booking = await this.needs.bookings.findByReference(reference);
    return booking ? this.needs.deposits.ofBooking(booking.id) : [];
  }

  /** Takes a deposit at the desk, for a guest who is expected or in the house. A repeated key takes it once. */
  async take(who: Staff, reference: string, form: TakenDeposit, time: HotelTime): Promise<DepositOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager): Promise<DepositOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      if (!booking) return { kind: 'RecordNotFound' };
      const sent = await this.needs.deposits.findByKey(manager, booking.id, form.idempotencyKey);
      if (sent) {
        const deposits = await this.needs.deposits.ofBooking(booking.id, manager);
        const before = deposits.find(({ id }) => id === sent.paymentId);
        const isSame =
          before?.amountPaise === form.amount &&
          before.source === form.source &&
          sent.note === form.note &&
          sent.pan === form.pan;
        return isSame ? { kind: 'SecurityDepositsStored', deposits } : { kind: 'IdempotencyConflict' };
      }
      if (booking.status !== 'CONFIRMED' || (await this.needs.deposits.isOver(manager, booking.id)))
        return { kind: 'SecurityDepositRefused', obstacle: 'BOOKING_TAKES_NO_DEPOSIT' };
      const { source, amount, pan } = form;
      const fault =
        source === 'CASH'
          ? await this.needs.cashLimits.faultOf(manager, booking.id, { amount, pan }, time)
          : null;
      if (fault) return { kind: 'InvalidInput', faults: [fault] };
      await this.record(manager, who, booking, form, time);
      return this.stored(manager, booking.id);
    });
  }

  /**
   * Returns a part of a deposit to its own payment: through the gateway if the gateway took it, else by hand in the way in
   * which it was taken.
   */
  giveBack(who: Staff, depositId: string, part: ReturnedPart, time: HotelTime): Promise<DepositOutcome> {
    return this.withDeposit(depositId, async (manager, { booking, deposit }): Promise<DepositOutcome> => {
      const sent = await this.needs.deposits.findReturn(manager, booking.id, part.idempotencyKey);
      if (sent) {
        const before = deposit.movements.find(({ id }) => id === sent.refundId);
        return before?.amountPaise === part.amount
          ? this.stored(manager, booking.id)
          : { kind: 'IdempotencyConflict' };
      }
      const fault = aboveHeld(part.amount, deposit);
      if (fault) return { kind: 'InvalidInput', faults: [fault] };
      const { idempotencyKey, amount: amountPaise } = part;
      const bookingId = booking.id;
      // The gateway pays only the person who paid; by hand the money may go to anybody.
      if (deposit.gatewayPaymentId === null)
        await this.needs.bounds.note(manager, who, { kind: 'refund by hand', amountPaise, bookingId });
      const refundId = await this.refund(manager, who, deposit, amountPaise, time);
      await this.needs.deposits.addReturn(manager, { refundId, depositId, bookingId, idempotencyKey });
      await queueMail(manager, { kind: 'security deposit returned', bookingId, refundId });
      const details = { reference: booking.reference, depositId, amountPaise };
      const rows = { recordId: bookingId, before: {}, after: { returnedPaise: amountPaise } };
      await this.needs.audit.noteChange(manager, { who, action: 'returnSecurityDeposit', details }, rows);
      await this.needs.toReturn.forgetFailed(manager, depositId);
      await this.needs.toReturn.remind(manager, bookingId);
      return this.stored(manager, bookingId);
    });
  }

  /**
   * Turns a part of a deposit into a charge of the booking, and pays the charge with it: from then on it is revenue and money
   * of the booking. What the guest owes does not change.
   */
  charge(who: Staff, depositId: string, part: ChargedPart, time: HotelTime): Promise<DepositOutcome> {
    return this.withDeposit(depositId, async (manager, { booking, deposit }): Promise<DepositOutcome> => {
      const sent = await this.needs.deposits.findCharge(manager, booking.id, part.idempotencyKey);
      if (sent) {
        const isSame =
          sent.depositId === depositId &&
          sent.amountPaise === part.amount &&
          sent.reason === part.reason &&
          sent.taxPercent === part.taxPercent;
        return isSame ? this.stored(manager, booking.id) : { kind: 'IdempotencyConflict' };
      }
      if (!CHARGEABLE.has(booking.status))
        return { kind: 'SecurityDepositRefused', obstacle: 'BOOKING_TAKES_NO_CHARGE' };
      // If the bank decides for the guest, the money is gone, and the charge would be paid by nothing.
      if (deposit.isDisputed) return { kind: 'SecurityDepositRefused', obstacle: 'DEPOSIT_DISPUTED' };
      const fault = aboveHeld(part.amount, deposit);
      if (fault) return { kind: 'InvalidInput', faults: [fault] };
      await this.chargeWithin(manager, who, { booking, deposit }, part, time);
      await this.needs.toReturn.remind(manager, booking.id);
      return this.stored(manager, booking.id);
    });
  }

  /**
   * Takes a charge back that was made by mistake: the line is reversed, the payment gets a counter-entry, and the hotel holds the
   * amount again. What the guest owes does not change. An invoice with the line is followed by a credit note.
   */
  async takeBackCharge(
    who: Staff,
    chargeId: string,
    reason: string,
    time: HotelTime,
  ): Promise<DepositOutcome> {
    const charge = await this.needs.deposits.findChargeById(chargeId);
    if (!charge) return { kind: 'RecordNotFound' };
    const { depositId, amountPaise } = charge;
    return this.withDeposit(depositId, async (manager, { booking, deposit }): Promise<DepositOutcome> => {
      const bookingId = booking.id;
      if (deposit.movements.some(({ id, isTakenBack }) => id === chargeId && isTakenBack))
        return { kind: 'SecurityDepositRefused', obstacle: 'CHARGE_TAKEN_BACK' };
      await this.needs.bounds.note(manager, who, { kind: 'counter-entry', amountPaise, bookingId });
      const given = { source: 'SECURITY_DEPOSIT', givenBy: who.uid, at: time.now } as const;
      const cause = { actor: staffActor(who.uid), reason };
      await this.needs.staffMoney.counter(manager, { id: charge.paymentId, amountPaise }, given, cause);
      await this.needs.folio.reverseLines(manager, bookingId, [charge.folioLineId]);
      // The audit entry outlives the booking, so it does not contain the reason.
      const details = { reference: booking.reference, depositId, amountPaise };
      const rows = { recordId: bookingId, before: { chargedPaise: amountPaise }, after: { chargedPaise: 0 } };
      await this.needs.audit.noteChange(manager, { who, action: 'takeBackDepositCharge', details }, rows);
      await this.needs.toReturn.remind(manager, bookingId);
      return this.stored(manager, bookingId);
    });
  }

  private async record(
    manager: EntityManager,
    who: Staff,
    booking: BookingRecord,
    { source, amount: amountPaise, note, pan, idempotencyKey }: TakenDeposit,
    time: HotelTime,
  ): Promise<void> {
    const bookingId = booking.id;
    const money = { bookingId: null, depositBookingId: bookingId, source, amountPaise, takenBy: who.uid };
    const cause = { actor: staffActor(who.uid), reason: 'security deposit taken at the desk' };
    const paymentId = await this.needs.staffMoney.take(manager, { ...money, at: time.now }, cause);
    await this.needs.drawers.notePayment(manager, who.uid, paymentId);
    await this.needs.deposits.add(manager, { paymentId, bookingId, note, pan, idempotencyKey });
    await queueMail(manager, { kind: 'security deposit taken', bookingId, paymentId });
    // The audit entry outlives the booking, so it does not contain the note.
    const details = { reference: booking.reference, paymentId, source, amountPaise, hasPan: pan !== null };
    const rows = { recordId: bookingId, before: {}, after: { depositPaise: amountPaise } };
    await this.needs.audit.noteChange(manager, { who, action: 'takeSecurityDeposit', details }, rows);
  }

  private async refund(
    manager: EntityManager,
    who: Staff,
    { id: paymentId, source, gatewayPaymentId }: FoundDeposit,
    amountPaise: number,
    { now: at }: HotelTime,
  ): Promise<string> {
    const cause = { actor: staffActor(who.uid), reason: RETURNED };
    if (gatewayPaymentId !== null) {
      const paid = { id: paymentId, gatewayPaymentId };
      return (await this.needs.refunds.requestAmount(manager, paid, amountPaise, cause)).id;
    }
    if (!isStaffSource(source)) throw new Error(`The deposit ${paymentId} was not taken at the desk.`);
    const refundId = await this.needs.staffMoney.promise(manager, { paymentId, source, amountPaise }, cause);
    await this.needs.staffMoney.give(manager, refundId, { source, givenBy: who.uid, at }, cause);
    await this.needs.drawers.noteRefund(manager, who.uid, refundId);
    return refundId;
  }

  private async chargeWithin(
    manager: EntityManager,
    who: Staff,
    { booking, deposit }: Locked,
    { amount: amountPaise, reason, taxPercent, idempotencyKey }: ChargedPart,
    { now }: HotelTime,
  ): Promise<void> {
    const bookingId = booking.id;
    const cause = { actor: staffActor(who.uid), reason: 'charged to the security deposit' };
    const [folioLineId] = await this.needs.folio.addCharges(manager, bookingId, [
      chargeOf(amountPaise, taxPercent),
    ]);
    if (folioLineId === undefined) throw new Error('A charge that is written has an id.');
    const money = { bookingId, source: 'SECURITY_DEPOSIT', amountPaise, takenBy: who.uid, at: now } as const;
    const paymentId = await this.needs.staffMoney.take(manager, money, cause);
    const charge = { id: randomUUID(), depositId: deposit.id, bookingId, paymentId, folioLineId };
    const words = { amountPaise, taxPercent, reason, chargedBy: who.uid, idempotencyKey, createdAt: now };
    await this.needs.deposits.addCharge(manager, { ...charge, ...words });
    // The audit entry outlives the booking, so it does not contain the reason.
    const details = { reference: booking.reference, depositId: deposit.id, amountPaise, taxPercent };
    const rows = { recordId: bookingId, before: {}, after: { chargedPaise: amountPaise } };
    await this.needs.audit.noteChange(manager, { who, action: 'chargeSecurityDeposit', details }, rows);
  }

  private async withDeposit(
    depositId: string,
    work: (manager: EntityManager, locked: Locked) => Promise<DepositOutcome>,
  ): Promise<DepositOutcome> {
    const bookingId = await this.needs.deposits.bookingOf(depositId);
    if (bookingId === null) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager): Promise<DepositOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      const deposits = await this.needs.deposits.lockOfBooking(manager, bookingId);
      const deposit = deposits.find(({ id }) => id === depositId);
      return booking && deposit ? work(manager, { booking, deposit }) : { kind: 'RecordNotFound' };
    });
  }

  private async stored(manager: EntityManager, bookingId: string): Promise<DepositOutcome> {
    return {
      kind: 'SecurityDepositsStored',
      deposits: await this.needs.deposits.ofBooking(bookingId, manager),
    };
  }
}
