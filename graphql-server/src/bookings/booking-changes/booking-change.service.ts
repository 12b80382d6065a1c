import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { HOLD_MINUTES } from '../core/checkout-durations.policy';
import type { ExtraUses } from '../core/extra-uses';
import type { HoldLimits } from '../core/hold-limits';
import type { UnsecuredRooms } from '../core/unsecured-rooms';
import type { CaptureService } from '../checkout/capture.service';
import { GatewayError } from '../../payments/core/payment-gateway';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { Actor } from '../../platform/states/actor';
import type { RequestClock, HotelTime } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { RoomService } from '../../selling/rooms/room.service';
import type { ChangedRooms } from '../../selling/stays/changed-rooms.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { isLive } from '../../selling/stays/stay.states';
import type { BookingChange } from './booking-change.entity';
import { HOLDS_OF_CHANGES, type ChangeObstacle } from './booking-change.policy';
import type { BookingChangeRepository } from './booking-change.repository';
import type { ChangeApplication } from './change-application.service';
import { heldNights, givenUpByPriced, planOf, staysBefore, wantedRooms } from './change-plan';
import {
  extraSoldOut,
  isBookedToPayAtHotel,
  type ChangeFigures,
  type ChangePricing,
  type FiguresOutcome,
  type WantedChange,
} from './change-pricing.service';
import type { ChangeHeld, HeldChangeOrders, HeldChangeOrderOutcome } from './held-change-orders.service';
import type { HeldChanges } from './held-changes.service';
import { roomsAfter } from './priced-change';

/** A form that changes a booking. */
export interface ChangeRequest extends WantedChange {
  /** The difference that the form showed, in paise: above 0 to be paid, below 0 to be refunded. */
  expectedDifference: number;
  idempotencyKey: string;
  reason: string | null;
  actor: Actor;
  /** True when a change that costs more is made at once and paid at the hotel: it leaves a balance. */
  isPaidAtHotel?: boolean;
}

interface Changed {
  kind: 'BookingChanged';
  booking: BookingRecord;
  change: BookingChange;
  /** True when the form was sent before: nothing was done this time. */
  wasSentBefore: boolean;
}

type Refused =
  | { kind: 'ChangeFiguresChanged'; figures: ChangeFigures }
  | { kind: 'ChangeRefused'; obstacle: ChangeObstacle }
  | { kind: 'NightsSoldOut'; roomTitle: string; nights: PlainDate[]; position: number }
  | { kind: 'IdempotencyConflict' }
  | { kind: 'TooManyHolds' }
  | { kind: 'HoldExpired' }
  | (InvalidInputOutcome & { code?: 'TOTAL_TOO_HIGH' });

type StoredOutcome = Changed | ChangeHeld | Refused;

export type ChangeOutcome = StoredOutcome | HeldChangeOrderOutcome | { kind: 'RoomTypeBusy' };

type ReleaseOutcome = { kind: 'ChangeReleased' } | { kind: 'BookingChanged'; booking: BookingRecord };

const HOUR = 3_600_000;

/** Outcomes that leave everything as it was, an earlier held change included. */
const NOT_CARRIED_OUT: ReadonlySet<StoredOutcome['kind']> = new Set([
  'NightsSoldOut',
  'InvalidInput',
  'ChangeRefused',
]);

interface BookingChangeServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  payments: PaymentRepository;
  rooms: RoomService;
  changedRooms: ChangedRooms;
  changes: BookingChangeRepository;
  extras: ExtraUses;
  pricing: ChangePricing;
  application: ChangeApplication;
  heldChanges: HeldChanges;
  heldChangeOrders: HeldChangeOrders;
  limits: Pick<HoldLimits, 'allowsUnpaidChange'>;
  unsecured: Pick<UnsecuredRooms, 'fits'>;
  roomTypeQueue: RoomTypeQueue;
  capture: CaptureService;
  audit: AuditService;
  settings: { maxOrderPaise: number };
  log: Logger;
}

/** Changes dates, types and rooms of confirmed bookings. The staff can change tentative bookings, too. */
export class BookingChangeService {
  constructor(private readonly needs: BookingChangeServiceNeeds) {}

  /** What the change would cost and refund now. Changes nothing. */
  async preview(booking: BookingRecord, wanted: WantedChange, time: HotelTime): Promise<FiguresOutcome> {
    return this.needs.pricing.figuresOf(booking, wanted, await this.needs.payments.keptOf(booking.id), time);
  }

  /** The change that waits for its payment, or null. */
  findHeld(bookingId: string): Promise<BookingChange | null> {
    return this.needs.changes.findHeld(bookingId);
  }

  /**
   * Changes the booking at once if nothing is to be paid; otherwise holds the new nights and makes an order. The
   * figures must equal those that the form showed. A repeated key returns the same result. With `who`, an audit entry
   * records the change of the staff.
   */
  async change(
    booking: BookingRecord,
    request: ChangeRequest,
    clock: RequestClock,
    who: Staff | null = null,
  ): Promise<ChangeOutcome> {
    await this.applyReceivedPayments(booking, request.actor, clock);
    const time = await clock.time();
    const kinds = [...booking.stays.filter(isLive), ...request.asked].map(({ roomType }) => roomType);
    const outcome = await this.needs.roomTypeQueue.transact(kinds, clock, (manager) =>
      this.changeWithin(manager, booking.id, request, time, who),
    );
    return outcome.kind === 'ChangeHeld' ? this.needs.heldChangeOrders.withOrder(outcome, clock) : outcome;
  }

  /**
   * Releases the held nights; the booking stays as it is. If the gateway has already captured the money, the payment is
   * applied instead.
   */
  async release(found: BookingRecord, actor: Actor, clock: RequestClock): Promise<ReleaseOutcome> {
    const held = await this.needs.changes.findHeld(found.id);
    await this.applyReceivedPayments(found, actor, clock);
    const now = await clock.now();
    return inTransaction(this.needs.database, async (manager) => {
      const booking = (await this.needs.bookings.lockById(manager, found.id)) ?? found;
      await this.needs.heldChanges.endHeld(
        manager,
        found.id,
        { actor, reason: 'released by the guest' },
        now,
      );
      const change = held && (await this.needs.changes.findById(held.id, manager));
      return change?.status === 'APPLIED' ? { kind: 'BookingChanged', booking } : { kind: 'ChangeReleased' };
    });
  }

  private async changeWithin(
    manager: EntityManager,
    bookingId: string,
    request: ChangeRequest,
    time: HotelTime,
    who: Staff | null,
  ): Promise<StoredOutcome> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    if (!booking) throw new Error(`There is no booking ${bookingId}.`);
    const sent = await this.needs.changes.findByKey(bookingId, request.idempotencyKey, manager);
    if (sent) return sameAgain(booking, sent, request);
    const kept = await this.needs.payments.lockKeptOf(manager, bookingId);
    const priced = await this.needs.pricing.figuresOf(booking, request, kept, time);
    if (priced.kind !== 'Figures') return priced;
    const refused = await this.refusalOf(manager, priced.figures, request, time);
    if (refused) return refused;
    await manager.query('SAVEPOINT before_change');
    const cause = { actor: request.actor, reason: 'another change was asked for' };
    await this.needs.heldChanges.endHeld(manager, bookingId, cause, time.now);
    const outcome = await this.carryOut(manager, priced.figures, request, time);
    if (NOT_CARRIED_OUT.has(outcome.kind)) await manager.query('ROLLBACK TO SAVEPOINT before_change');
    else if (who) await this.note(manager, who, booking, outcome);
    return outcome;
  }

  private async refusalOf(
    manager: EntityManager,
    figures: ChangeFigures,
    request: ChangeRequest,
    { now }: HotelTime,
  ): Promise<Refused | null> {
    const { duePaise, priced } = figures;
    if (duePaise !== request.expectedDifference) return { kind: 'ChangeFiguresChanged', figures };
    if (duePaise <= 0 || isPaidAtHotel(request, figures)) return null;
    // The link to pay would reach nobody, and the new nights lapse without a word.
    if (request.by === 'staff' && priced.booking.email === null)
      return { kind: 'InvalidInput', faults: [fieldFault('payment', 'VALUE_INVALID')] };
    if (duePaise > this.needs.settings.maxOrderPaise) {
      const faults = [fieldFault('expectedDifference', 'TOTAL_TOO_HIGH')];
      return { kind: 'InvalidInput', faults, code: 'TOTAL_TOO_HIGH' };
    }
    const since = new Date(now.getTime() - HOLDS_OF_CHANGES.withinHours * HOUR);
    const held = await this.needs.changes.heldSince(manager, priced.booking.id, since);
    return held >= HOLDS_OF_CHANGES.most ? { kind: 'TooManyHolds' } : null;
  }

  private async carryOut(
    manager: EntityManager,
    figures: ChangeFigures,
    request: ChangeRequest,
    { now }: HotelTime,
  ): Promise<Changed | ChangeHeld | Refused> {
    const { priced, duePaise, writtenOffPaise } = figures;
    const { asked, idempotencyKey, reason, actor } = request;
    const { booking } = priced;
    // This limit applies only to requests of guests, as at booking: the staff are responsible for their changes.
    const staysUnpaid = request.by === 'guest' && isBookedToPayAtHotel(booking) && figures.isUnpaid;
    const after = roomsAfter(priced).map(({ stay }) => stay);
    // A request that waits for a type must not hold the lock of its caller.
    if (staysUnpaid)
      await this.needs.rooms.awaitRoomTypes(
        manager,
        after.map(({ roomType }) => roomType),
      );
    if (staysUnpaid && !(await this.needs.limits.allowsUnpaidChange(manager, booking, after)))
      return { kind: 'ChangeRefused', obstacle: 'TOO_MANY_UNPAID_BOOKINGS' };
    const soldOut = await this.needs.extras.lockAndFindSoldOut(manager, priced.extraUses);
    if (soldOut) return extraSoldOut(soldOut, priced, asked);
    const [wanted, own] = [wantedRooms(priced), givenUpByPriced(priced)];
    await this.needs.rooms.lockRoomTypes(
      manager,
      wanted.map(({ roomType }) => roomType),
      wanted.flatMap(({ roomBefore }) => roomBefore ?? []),
    );
    const unpaidBefore = { apart: booking.id, has: booking.stays.filter(isLive) };
    if (staysUnpaid && !(await this.needs.unsecured.fits(manager, after, unpaidBefore)))
      return { kind: 'ChangeRefused', obstacle: 'PAY_AT_HOTEL_USED_UP' };
    const found = await this.needs.changedRooms.roomsFor(wanted, own, manager);
    if ('withoutRoom' in found) {
      const { withoutRoom: stay } = found;
      const nights = await this.needs.changedRooms.soldOutNights(stay, own, manager);
      const position = asked.indexOf(stay.priced.asked);
      return { kind: 'NightsSoldOut', roomTitle: stay.priced.quote.roomTitle, nights, position };
    }
    const isHeld = duePaise > 0 && !isPaidAtHotel(request, figures);
    const change: BookingChange = {
      id: randomUUID(),
      bookingId: booking.id,
      status: isHeld ? 'HELD' : 'APPLIED',
      idempotencyKey,
      asked,
      writtenOffPaise,
      reason,
      plan: { ...planOf(priced, wanted, found.rooms), duePaise: isHeld ? duePaise : 0 },
      before: staysBefore(booking.stays),
      differencePaise: priced.afterPaise - priced.beforePaise,
      chargePaise: priced.chargePaise,
      refundPaise: Math.max(0, -duePaise),
      orderId: null,
      holdExpiresAt: isHeld ? new Date(now.getTime() + HOLD_MINUTES * 60_000) : null,
      holdExtended: false,
      endedAt: isHeld ? null : now,
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: now,
    };
    const cause = { actor, reason: reason ?? 'change asked for' };
    await this.needs.changes.add(manager, change, cause);
    if (isHeld) {
      await this.needs.changedRooms.hold(manager, change.id, heldNights(change.plan, booking), own);
      return { kind: 'ChangeHeld', booking, change };
    }
    // Asked for now, and promised at the hotel instead: no day is left by which the guest must pay.
    if (request.isPaidAtHotel && duePaise > 0 && figures.balanceAfterPaise === 0)
      await this.needs.bookings.owesAtHotel(manager, booking);
    await this.needs.application.apply(manager, booking, change, actor, now);
    await this.needs.bookings.readAgain(manager, booking);
    return { kind: 'BookingChanged', booking, change, wasSentBefore: false };
  }

  /** When the gateway does not respond, the work continues: money that arrives later is applied as a late payment. */
  private async applyReceivedPayments(
    booking: BookingRecord,
    actor: Actor,
    clock: RequestClock,
  ): Promise<void> {
    const held = await this.needs.changes.findHeld(booking.id);
    const order = booking.orders.find(({ id }) => id === held?.orderId);
    if (!order) return;
    try {
      await this.needs.capture.applyPaymentsOfOrder(order.gatewayId, actor, clock);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { reference } = booking;
      this.needs.log.warn({ reference, err: error }, 'A held change could not be checked for payments');
    }
  }

  private async note(
    manager: EntityManager,
    who: Staff,
    before: BookingRecord,
    outcome: StoredOutcome,
  ): Promise<void> {
    if (outcome.kind !== 'BookingChanged' && outcome.kind !== 'ChangeHeld') return;
    const { change } = outcome;
    const { reference, id: recordId } = before;
    const { differencePaise, chargePaise, status } = change;
    // The audit entry outlives the booking, so it contains none of the guest's words.
    const details = { reference, status, differencePaise, chargePaise };
    const rows = { recordId, before: { stays: change.before }, after: { stays: change.asked } };
    await this.needs.audit.noteChange(manager, { who, action: 'changeGuestBooking', details }, rows);
  }
}

/** A guest in the house always pays at the desk. */
function isPaidAtHotel(request: ChangeRequest, { priced }: ChangeFigures): boolean {
  // Nothing is asked for before a tentative booking is firm.
  if (priced.booking.status === 'TENTATIVE') return true;
  return (request.isPaidAtHotel ?? false) || priced.stays.some(({ stay }) => stay?.status === 'IN_HOUSE');
}

function sameAgain(booking: BookingRecord, change: BookingChange, { asked }: ChangeRequest): StoredOutcome {
  if (wordsOf(change.asked) !== wordsOf(asked)) return { kind: 'IdempotencyConflict' };
  switch (change.status) {
    case 'APPLIED':
      return { kind: 'BookingChanged', booking, change, wasSentBefore: true };
    case 'HELD':
      return { kind: 'ChangeHeld', booking, change };
    default:
      return { kind: 'HoldExpired' };
  }
}

/** In a fixed order of fields, because the database stores them in another order. */
function wordsOf(asked: ChangeRequest['asked']): string {
  return JSON.stringify(
    asked.map(({ id, roomType, checkin, checkout, guests, children, extras }) => [
      id,
      roomType,
      checkin,
      checkout,
      guests,
      ...(children ? [{ children }] : []),
      ...(extras ? [extras.map(({ code, pieces }) => [code, pieces])] : []),
    ]),
  );
}
