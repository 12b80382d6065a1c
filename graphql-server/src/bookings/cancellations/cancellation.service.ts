import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { agreedPolicyFor, chargesOf, type BookedStay, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import type { DepositsToReturn } from '../security-deposits/deposits-to-return';
import type { BookingService } from '../core/booking.service';
import type { FolioRepository } from '../folio/folio.repository';
import { keptPaise, type KeptPayment, type PaymentRepository } from '../../payments/core/payment.repository';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { Actor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { HotelTime } from '../../platform/time/clock';
import { sameChargeUntil } from '../../selling/rates/cancellation';
import { queueCancellationMails } from './cancellation-emails.service';
import { stayCharges, type StayCharge } from './cancellation-charge';
import type { Cancellation, CancellationKind, Restores } from './cancellation.entity';
import { chooseStays, type CancellationObstacle, type ChosenBy } from './cancellation.policy';
import type { CancellationRepository } from './cancellation.repository';
import type { MoneyBack } from './money-back';
import type { WaitingRefunds } from '../../payments/core/refund.repository';
import { REFUNDED_AS_CANCELLED, SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';

/** The stays to cancel, and the charge. */
export interface WantedCancellation extends ChosenBy {
  /** The charge that the staff set for these stays together, in paise with tax; null when the policy decides. */
  setPaise: number | null;
}

/** The form of a cancellation. */
export interface CancellationRequest extends WantedCancellation {
  /** The refund that the form showed, in paise. */
  expectedRefund: number;
  idempotencyKey: string;
  reason: string | null;
  actor: Actor;
  /** A portal has cancelled, and gives back what it collected: under which account that is recorded. */
  byPortal?: { givenBy: string };
}

/** What a cancellation costs and refunds, in paise. */
export interface CancellationFigures {
  booking: BookingRecord;
  stays: StayCharge[];
  chargePaise: number;
  refundPaise: number;
  /** An amount too small for a refund. */
  writtenOffPaise: number;
  /** The part of the charge that is not paid. */
  unpaidPaise: number;
  /** Until when the policy's charge stays as it is now; null when no later deadline follows. */
  validUntil: Date | null;
}

interface Obstructed {
  kind: 'CancellationRefused';
  obstacle: CancellationObstacle;
}

export type FiguresOutcome =
  { kind: 'Figures'; figures: CancellationFigures } | Obstructed | InvalidInputOutcome;

interface Cancelled {
  kind: 'BookingCancelled';
  booking: BookingRecord;
  cancellation: Omit<Cancellation, 'booking'>;
  /** True when the form was sent before: nothing was done this time. */
  wasSentBefore: boolean;
}

export type CancelOutcome =
  | Cancelled
  | { kind: 'CancellationChanged'; figures: CancellationFigures }
  | { kind: 'IdempotencyConflict' }
  | Obstructed
  | InvalidInputOutcome;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const REASONS: Readonly<Record<CancellationKind, string>> = {
  CANCELLATION: 'cancelled',
  NO_SHOW: 'the guest did not come',
};

/** Something else that must end when stays of a booking are cancelled. */
export interface EndedWithCancellation {
  /** Ends what is held for a locked booking. */
  endHeld(manager: EntityManager, bookingId: string, cause: Cause, now: Date): Promise<void>;
}

interface CancellationServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  bookingService: BookingService;
  folio: FolioRepository;
  payments: PaymentRepository;
  moneyBack: MoneyBack;
  cancellations: CancellationRepository;
  audit: AuditService;
  bounds: BoundsService;
  heldChanges: EndedWithCancellation;
  deposits: Pick<DepositsToReturn, 'remind'>;
}

/** Cancels stays: their states, nights, folio, refunds and mails, in one transaction. */
export class CancellationService {
  constructor(private readonly needs: CancellationServiceNeeds) {}

  /** What the cancellation would cost and refund now. Changes nothing. */
  async preview(
    booking: BookingRecord,
    wanted: WantedCancellation,
    time: HotelTime,
  ): Promise<FiguresOutcome> {
    return this.figuresOf(booking, wanted, await this.needs.payments.keptOf(booking.id), time);
  }

  /** Cancels if the refund equals the refund that the form showed. A repeated key returns the same result. */
  cancel(bookingId: string, request: CancellationRequest, time: HotelTime): Promise<CancelOutcome> {
    return inTransaction(this.needs.database, (manager) =>
      this.cancelWithin(manager, bookingId, request, time),
    );
  }

  /** Cancels for the staff, with an audit entry. */
  cancelAtDesk(
    who: Staff,
    bookingId: string,
    request: CancellationRequest,
    time: HotelTime,
  ): Promise<CancelOutcome> {
    return inTransaction(this.needs.database, (manager) =>
      this.cancelWithin(manager, bookingId, request, time, who),
    );
  }

  /** The refunds of the cancellation that have not left yet; null when there are none. */
  waitingRefunds({ restores }: Pick<Cancellation, 'restores'>): Promise<WaitingRefunds | null> {
    return this.needs.moneyBack.waiting(restores?.refundIds ?? []);
  }

  /**
   * Cancels a locked booking whose rest was not paid in time. The hotel keeps what the policy charges, and at most what is
   * paid. False when the booking cannot be cancelled.
   */
  async cancelUnpaid(
    manager: EntityManager,
    booking: BookingRecord,
    cause: Pick<CancellationRequest, 'actor' | 'reason' | 'idempotencyKey'>,
    time: HotelTime,
  ): Promise<boolean> {
    const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
    const wanted: WantedCancellation = { by: 'staff', kind: 'CANCELLATION', stayIds: null, setPaise: null };
    const byPolicy = this.figuresOf(booking, wanted, kept, time);
    if (byPolicy.kind !== 'Figures') return false;
    const setPaise = Math.min(byPolicy.figures.chargePaise, keptPaise(kept));
    const outcome = this.figuresOf(booking, { ...wanted, setPaise }, kept, time);
    if (outcome.kind !== 'Figures') return false;
    const { figures } = outcome;
    const request = { ...wanted, ...cause, setPaise, expectedRefund: figures.refundPaise };
    await this.carryOut(manager, figures, request, kept, time);
    return true;
  }

  /**
   * Cancels a locked booking that a portal has cancelled. The hotel keeps what the policy charges; the rest of what the
   * portal collected goes back there. Returns why not, or null.
   */
  async cancelByPortal(
    manager: EntityManager,
    booking: BookingRecord,
    cause: Pick<CancellationRequest, 'actor' | 'reason' | 'idempotencyKey'> & {
      byPortal: { givenBy: string };
    },
    time: HotelTime,
  ): Promise<CancellationObstacle | null> {
    const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
    const wanted: WantedCancellation = { by: 'staff', kind: 'CANCELLATION', stayIds: null, setPaise: null };
    const outcome = this.figuresOf(booking, wanted, kept, time);
    if (outcome.kind === 'CancellationRefused') return outcome.obstacle;
    if (outcome.kind !== 'Figures') throw new Error(`Booking ${booking.id} cannot be cancelled.`);
    const { figures } = outcome;
    const request = { ...wanted, ...cause, expectedRefund: figures.refundPaise };
    await this.carryOut(manager, figures, request, kept, time);
    return null;
  }

  /** Locks the booking first, then its payments. */
  private async cancelWithin(
    manager: EntityManager,
    bookingId: string,
    request: CancellationRequest,
    time: HotelTime,
    who: Staff | null = null,
  ): Promise<CancelOutcome> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    if (!booking) throw new Error(`There is no booking ${bookingId}.`);
    const sent = await this.needs.cancellations.findByKey(manager, booking.id, request.idempotencyKey);
    if (sent) {
      if (!isSame(sent, request)) return { kind: 'IdempotencyConflict' };
      return { kind: 'BookingCancelled', booking, cancellation: sent, wasSentBefore: true };
    }
    const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
    const outcome = this.figuresOf(booking, request, kept, time);
    if (outcome.kind !== 'Figures') return outcome;
    const { figures } = outcome;
    if (figures.refundPaise !== request.expectedRefund) return { kind: 'CancellationChanged', figures };
    if (who) await this.noteGivenAway(manager, who, { figures, request, kept, time });
    const before = statesOf(booking);
    const cancellation = await this.carryOut(manager, figures, request, kept, time);
    await this.needs.bookings.readAgain(manager, booking);
    if (who) await this.note(manager, who, { booking, before }, cancellation);
    return { kind: 'BookingCancelled', booking, cancellation, wasSentBefore: false };
  }

  /** What the staff charge less than the policy would is given away. */
  private async noteGivenAway(
    manager: EntityManager,
    who: Staff,
    {
      figures: { booking, chargePaise },
      request,
      kept,
      time,
    }: {
      figures: CancellationFigures;
      request: WantedCancellation;
      kept: readonly KeptPayment[];
      time: HotelTime;
    },
  ): Promise<void> {
    const byPolicy = this.figuresOf(booking, { ...request, setPaise: null }, kept, time);
    const policyPaise = byPolicy.kind === 'Figures' ? byPolicy.figures.chargePaise : chargePaise;
    const given = {
      kind: 'cancellation charge',
      amountPaise: policyPaise - chargePaise,
      bookingId: booking.id,
    } as const;
    await this.needs.bounds.note(manager, who, given);
  }

  private async note(
    manager: EntityManager,
    who: Staff,
    { booking, before }: { booking: BookingRecord; before: object },
    { kind, chargePaise, refundPaise }: Omit<Cancellation, 'booking'>,
  ): Promise<void> {
    // The audit entry outlives the booking, so it does not contain the reason that was entered.
    const details = { reference: booking.reference, kind, chargePaise, refundPaise };
    const change = { recordId: booking.id, before, after: statesOf(booking) };
    await this.needs.audit.noteChange(manager, { who, action: 'cancelGuestBooking', details }, change);
  }

  private figuresOf(
    booking: BookingRecord,
    wanted: WantedCancellation,
    payments: readonly KeptPayment[],
    time: HotelTime,
  ): FiguresOutcome {
    const choice = chooseStays(booking, wanted, time);
    if ('obstacle' in choice) return { kind: 'CancellationRefused', obstacle: choice.obstacle };
    if ('faults' in choice) return { kind: 'InvalidInput', faults: choice.faults };
    const { now } = time;
    const stays = stayCharges(booking, choice.stays, { ...wanted, now });
    const price = sumOf(stays.map(({ pricePaise }) => pricePaise));
    if (wanted.setPaise !== null && (wanted.setPaise < 0 || wanted.setPaise > price))
      return { kind: 'InvalidInput', faults: [fieldFault('charge', 'CHARGE_ABOVE_PRICE')] };
    const chargePaise = sumOf(stays.map((stay) => stay.chargePaise));
    const extras = sumOf(stays.map(({ extrasPaise }) => extrasPaise));
    const left = sumOf(payments.map(({ leftPaise }) => leftPaise));
    const due = Math.max(0, left - chargesOf(booking) + price + extras - chargePaise);
    const isTooLittle = due < SMALLEST_REFUND_PAISE;
    return {
      kind: 'Figures',
      figures: {
        booking,
        stays,
        chargePaise,
        refundPaise: isTooLittle ? 0 : due,
        writtenOffPaise: isTooLittle ? due : 0,
        unpaidPaise: Math.max(0, chargePaise - (left - due)),
        validUntil: wanted.setPaise === null ? firstDeadline(booking, choice.stays, now) : null,
      },
    };
  }

  private async carryOut(
    manager: EntityManager,
    { booking, stays, chargePaise, refundPaise, writtenOffPaise }: CancellationFigures,
    { kind, actor, reason, idempotencyKey, byPortal }: CancellationRequest,
    payments: readonly KeptPayment[],
    { now }: HotelTime,
  ): Promise<Omit<Cancellation, 'booking'>> {
    const cause = { actor, reason: reason ? `${REASONS[kind]}: ${reason}` : REASONS[kind] };
    await this.needs.heldChanges.endHeld(manager, booking.id, cause, now);
    const as = kind === 'NO_SHOW' ? 'NO_SHOW' : 'CANCELLED';
    const ended = stays.map((one) => ({ id: one.stay.id, as, keptPaise: one.chargePaise }) as const);
    const nights = await this.needs.bookingService.endStays(manager, booking, ended, cause);
    const reversed = await this.needs.folio.reverseStays(
      manager,
      booking.id,
      ended.map(({ id }) => id),
    );
    const charged = await this.needs.folio.addCharges(
      manager,
      booking.id,
      stays.flatMap(({ lines }) => lines),
    );
    await this.needs.bookings.countCalendarChange(manager, booking, now);
    const refunding = {
      actor,
      reason: REFUNDED_AS_CANCELLED,
      ...(byPortal && { byPortal: { ...byPortal, at: now } }),
      ...(kind === 'CANCELLATION' && {
        cancelled: { by: actor.kind === 'guest' ? ('guest' as const) : ('staff' as const), at: now },
      }),
    };
    const back = await this.needs.moneyBack.send(manager, booking.id, refundPaise, payments, refunding);
    const { unplaced, refundIds } = back;
    const rest = await this.needs.folio.writeOff(manager, booking.id, writtenOffPaise + unplaced);
    const restores = { lines: spanOf([...reversed, ...charged, ...back.lines, ...rest]), refundIds, nights };
    const cancellation = {
      id: randomUUID(),
      bookingId: booking.id,
      kind,
      idempotencyKey,
      chargePaise,
      refundPaise,
      reason,
      restores,
      writtenOffPaise: writtenOffPaise + unplaced,
      stays: stays.map((one) => ({ stayId: one.stay.id, chargePaise: one.chargePaise })),
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: now,
    };
    await this.needs.cancellations.add(manager, cancellation);
    await queueCancellationMails(manager, cancellation);
    await this.needs.deposits.remind(manager, booking.id);
    return cancellation;
  }
}

/** The span of ids in which the lines are. The booking is locked, so no other line of it has an id between them. */
function spanOf(lines: readonly number[]): Restores['lines'] {
  if (lines.length === 0) return { after: 0, last: 0 };
  return { after: Math.min(...lines) - 1, last: Math.max(...lines) };
}

/** The states and charges of a booking for an audit entry, without the guest's data. */
function statesOf({ status, stays }: BookingRecord): object {
  return {
    status,
    stays: stays.map(({ id, status: state, keptPaise }) => ({ id, status: state, keptPaise })),
  };
}

/** True when a used key comes again with the same stays. */
function isSame({ stays, kind }: Cancellation, request: CancellationRequest): boolean {
  if (kind !== request.kind) return false;
  if (request.stayIds === null) return true;
  const [before, again] = [stays.map(({ stayId }) => stayId), request.stayIds];
  return before.length === again.length && before.every((id) => again.includes(id));
}

function firstDeadline(booking: BookingRecord, stays: readonly BookedStay[], now: Date): Date | null {
  const deadlines = stays.flatMap((stay) => sameChargeUntil(agreedPolicyFor(booking, stay), now) ?? []);
  return deadlines.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
