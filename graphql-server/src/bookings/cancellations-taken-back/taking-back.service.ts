import { randomUUID } from 'node:crypto';
import type { Cause } from '../../platform/states/transition';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { RefundService } from '../../payments/core/refund.service';
import { sentence } from '../../platform/refusals/sentence';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import { addDays, businessDayInZone } from '../../platform/time/dates';
import { usesOfStays } from '../../selling/quotes/extra.policy';
import type { RoomService } from '../../selling/rooms/room.service';
import type { ChangedRooms, NightsInRoom } from '../../selling/stays/changed-rooms.repository';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { StayRepository } from '../../selling/stays/stay.repository';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import type { BookingChange } from '../booking-changes/booking-change.entity';
import { basisOf } from '../booking-changes/booking-change.policy';
import type { BookingChangeRepository } from '../booking-changes/booking-change.repository';
import { staysBefore } from '../booking-changes/change-plan';
import type { Cancellation, Restores } from '../cancellations/cancellation.entity';
import type { CancellationRepository } from '../cancellations/cancellation.repository';
import type { EndedWithCancellation } from '../cancellations/cancellation.service';
import type { BookingService } from '../core/booking.service';
import { quoteOf, type BookedStay, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { ExtraUses } from '../core/extra-uses';
import type { PromotionUses } from '../core/promotion-uses';
import type { FolioRepository } from '../folio/folio.repository';
import type { ChargesAgain } from '../posted-charges/charges-again';
import type { DepositsToReturn } from '../security-deposits/deposits-to-return';
import { restoredLines, type RestoredLines } from './restored-lines';
import { whyNotTakeBack, type TakingBackObstacle } from './taking-back.policy';

interface Refused {
  kind: 'TakingBackRefused';
  obstacle: TakingBackObstacle;
}

export type TakingBackOutcome =
  | { kind: 'CancellationTakenBack'; booking: BookingRecord; stayIds: readonly string[] }
  | { kind: 'RoomTypeBusy' }
  | Refused
  | RecordNotFoundOutcome;

/** The vouchers that the hotel has issued for money that goes back. */
interface RefundVouchers {
  exist(manager: EntityManager, refundIds: readonly string[]): Promise<boolean>;
}

/** A cancellation that can be taken back, with its locked booking and what is restored. */
interface Restoration {
  booking: BookingRecord;
  cancellation: Cancellation;
  stays: readonly BookedStay[];
  lines: RestoredLines;
  nights: Restores['nights'];
}

interface TakingBackNeeds {
  bookings: BookingRepository;
  bookingService: Pick<BookingService, 'confirmAgain'>;
  stays: StayRepository;
  steps: StayStepRepository;
  roomNights: RoomNightRepository;
  changedRooms: ChangedRooms;
  rooms: RoomService;
  roomTypeQueue: RoomTypeQueue;
  folio: FolioRepository;
  chargesAgain: Pick<ChargesAgain, 'ofStays'>;
  payments: PaymentRepository;
  refunds: RefundService;
  vouchers: RefundVouchers;
  cancellations: CancellationRepository;
  changes: BookingChangeRepository;
  heldChanges: EndedWithCancellation;
  deposits: Pick<DepositsToReturn, 'remind'>;
  promotions: PromotionUses;
  extras: ExtraUses;
  audit: AuditService;
}

const refused = (obstacle: TakingBackObstacle): Refused => ({ kind: 'TakingBackRefused', obstacle });

/** Takes cancellations back: the stays, rooms, charges and mails are as if nobody had cancelled. */
export class TakingBack {
  constructor(private readonly needs: TakingBackNeeds) {}

  /**
   * Takes back the last cancellation of the stay, with all stays that were cancelled together. Does nothing when the
   * stay is expected already.
   */
  async takeBack(who: Staff, stayId: string, clock: RequestClock): Promise<TakingBackOutcome> {
    const found = await this.needs.bookings.findByStay(stayId);
    if (!found) return { kind: 'RecordNotFound' };
    const types = found.stays.map(({ roomType }) => roomType);
    const businessDay = businessDayInZone(await clock.now(), clock.timeZone);
    return this.needs.roomTypeQueue.transact(types, clock, async (manager, now) => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      const stay = booking?.stays.find(({ id }) => id === stayId);
      if (!booking || !stay) return { kind: 'RecordNotFound' };
      if (stay.status === 'EXPECTED') return { kind: 'CancellationTakenBack', booking, stayIds: [stayId] };
      const cancellation = await this.needs.cancellations.findLatestOf(manager, booking.id, stayId);
      const ids = cancellation?.stays.map((one) => one.stayId) ?? [];
      const stays = booking.stays.filter(({ id }) => ids.includes(id));
      const obstacle = whyNotTakeBack(cancellation, stays, businessDay);
      if (obstacle) return refused(obstacle);
      if (!cancellation?.restores) return refused(sentence('TAKE_BACK_NOT_POSSIBLE'));
      const cause = { actor: staffActor(who.uid), reason: 'cancellation taken back' };
      const restored = await this.prepare(
        manager,
        { booking, cancellation, stays },
        cancellation.restores,
        cause,
      );
      if ('kind' in restored) return restored;
      const before = statesOf(booking);
      await this.restore(manager, restored, cause, now);
      await this.needs.bookings.readAgain(manager, booking);
      const details = { reference: booking.reference, cancellation: cancellation.id };
      const change = { recordId: booking.id, before, after: statesOf(booking) };
      await this.needs.audit.noteChange(manager, { who, action: 'takeBackCancellation', details }, change);
      return { kind: 'CancellationTakenBack', booking, stayIds: ids };
    });
  }

  /**
   * Locks what is restored in the order of a sale: promotion, extras, payments, room types. Withdraws the refunds last,
   * when nothing else can refuse.
   */
  private async prepare(
    manager: EntityManager,
    { booking, cancellation, stays }: Pick<Restoration, 'booking' | 'cancellation' | 'stays'>,
    { lines: interval, refundIds, nights: before }: Restores,
    cause: Cause,
  ): Promise<Restoration | Refused> {
    const lines = restoredLines(booking.lines, interval);
    if (!lines) return refused(sentence('TAKE_BACK_NOT_POSSIBLE'));
    const soldOut = await this.soldOut(manager, booking, stays);
    if (soldOut) return refused(soldOut);
    await this.needs.payments.lockKeptOf(manager, booking.id);
    const nights = await this.freeNights(manager, stays, before);
    if ('obstacle' in nights) return refused(nights.obstacle);
    if (await this.needs.vouchers.exist(manager, refundIds))
      return refused(sentence('TAKE_BACK_VOUCHER_ISSUED'));
    if (!(await this.needs.refunds.withdraw(manager, refundIds, cause)))
      return refused(sentence('TAKE_BACK_REFUND_SENT'));
    return { booking, cancellation, stays, lines, nights: nights.nights };
  }

  /** What other guests have used up since: the promotion or an extra of a day. */
  private async soldOut(
    manager: EntityManager,
    booking: BookingRecord,
    stays: readonly BookedStay[],
  ): Promise<TakingBackObstacle | null> {
    const promotion = booking.status === 'CANCELLED' ? booking.promotion?.promotion : undefined;
    if (promotion && !(await this.needs.promotions.lock(manager, promotion, booking.email)))
      return sentence('TAKE_BACK_PROMOTION_USED_UP');
    const restored = quoteOf(booking).stays.filter((_, place) => {
      const stay = booking.stays[place];
      return stay !== undefined && stays.includes(stay);
    });
    const extra = await this.needs.extras.lockAndFindSoldOut(manager, usesOfStays(restored));
    return extra && sentence('TAKE_BACK_EXTRA_SOLD_OUT', { extra: extra.name, date: extra.day });
  }

  /** The earlier rooms of the nights if all of them are free, else another free room of the type for each stay. */
  private async freeNights(
    manager: EntityManager,
    stays: readonly BookedStay[],
    before: Restores['nights'],
  ): Promise<{ nights: Restores['nights'] } | { obstacle: TakingBackObstacle }> {
    const rooms = before.map(({ roomId }) => roomId);
    const types = [...new Set(stays.map(({ roomType }) => roomType))];
    await this.needs.rooms.lockRoomTypes(manager, types, rooms);
    if (await this.needs.changedRooms.areFree(manager, before)) return { nights: before };
    const wanted = stays.map(
      ({ id: stayId, roomId: roomBefore, roomType, roomTitle, roomIds, checkin, checkout }) => ({
        ...{ id: null, stayId, roomTitle, roomBefore },
        ...{ roomType, roomIds, checkin, checkout },
      }),
    );
    const found = await this.needs.changedRooms.roomsFor(wanted, [], manager);
    if ('withoutRoom' in found) {
      const { roomTitle: roomType, checkin: first, checkout } = found.withoutRoom;
      return {
        obstacle: sentence('TAKE_BACK_WITHOUT_ROOM', { roomType, first, last: addDays(checkout, -1) }),
      };
    }
    const nights = found.rooms.flatMap(({ nights: given }, place) =>
      given.map((inRoom: NightsInRoom) => ({ ...inRoom, stayId: wanted[place]?.stayId ?? '' })),
    );
    return { nights };
  }

  private async restore(
    manager: EntityManager,
    { booking, cancellation, stays, lines, nights }: Restoration,
    cause: Cause,
    now: Date,
  ): Promise<void> {
    await this.needs.heldChanges.endHeld(manager, booking.id, cause, now);
    const change = changeOf(booking, { cancellation, stays, lines }, cause, now);
    await this.needs.changes.add(manager, change, cause);
    for (const stay of stays)
      await this.needs.steps.move(manager, stay, 'EXPECTED', cause, { keptPaise: null });
    await this.needs.bookingService.confirmAgain(manager, booking, cause);
    const lastRooms = new Map(nights.map(({ stayId, roomId }) => [stayId, roomId]));
    await this.needs.stays.setRooms(manager, lastRooms);
    await this.needs.roomNights.takeNights(
      manager,
      nights.map(({ stayId, ...inRoom }) => ({ ...inRoom, id: stayId })),
    );
    await this.needs.folio.reverseLines(manager, booking.id, lines.reverses, change.id);
    await this.needs.folio.addSold(manager, booking.id, lines.sold, change.id);
    await this.needs.folio.addCharges(manager, booking.id, lines.charges, change.id);
    const stayIds = stays.map(({ id }) => id);
    await this.needs.chargesAgain.ofStays(manager, booking, stayIds, change.id);
    await this.needs.bookings.countCalendarChange(manager, booking, now);
    await this.needs.deposits.remind(manager, booking.id);
    const { id: bookingId, email } = booking;
    if (email !== null)
      await queueMail(manager, { kind: 'booking confirmed', bookingId, paidLate: false, again: change.id });
  }
}

/** The change of the booking that the folio lines name. */
function changeOf(
  booking: BookingRecord,
  { cancellation, stays, lines }: Pick<Restoration, 'cancellation' | 'stays' | 'lines'>,
  { actor, reason }: Cause,
  now: Date,
): BookingChange {
  return {
    id: randomUUID(),
    bookingId: booking.id,
    status: 'APPLIED',
    idempotencyKey: `taken-back-${cancellation.id}`,
    asked: stays.map(({ id, roomType, checkin, checkout, guests }) => ({
      id,
      roomType,
      checkin,
      checkout,
      guests,
    })),
    plan: { stays: [], leftOut: [], basis: basisOf(booking) },
    before: staysBefore(booking.stays),
    differencePaise: lines.differencePaise,
    chargePaise: 0,
    refundPaise: 0,
    writtenOffPaise: 0,
    orderId: null,
    holdExpiresAt: null,
    holdExtended: false,
    endedAt: now,
    reason,
    actorKind: actor.kind,
    actorId: actor.id,
    createdAt: now,
  };
}

/** The states of a booking for an audit entry, without the guest's data. */
function statesOf({ status, stays }: BookingRecord): object {
  return {
    status,
    stays: stays.map(({ id, status: state, keptPaise }) => ({ id, status: state, keptPaise })),
  };
}
