import type { EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { chargesOf, type BookedOrder, type BookingRecord } from '../core/booking-record';
import { HOLD_MINUTES, LATE_WINDOW_MINUTES } from '../core/checkout-durations.policy';
import type { BookingRepository, LapsedHold } from '../core/booking.repository';
import type { EndedWithCancellation } from '../cancellations/cancellation.service';
import type { FurtherPayments, OrderPaymentState } from '../checkout/further-payments';
import type { SweptHolds } from '../checkout/swept-holds';
import { keptPaise, type PaymentRepository } from '../../payments/core/payment.repository';
import type { RefundReason } from '../../payments/core/refund.states';
import type { Actor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { HotelTime } from '../../platform/time/clock';
import type { RoomService } from '../../selling/rooms/room.service';
import type { ChangedRooms } from '../../selling/stays/changed-rooms.repository';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { BookingChange, ChangePlan } from './booking-change.entity';
import { basisOf, dueOf } from './booking-change.policy';
import type { BookingChangeRepository } from './booking-change.repository';
import type { ChangeApplication } from './change-application.service';
import { givenUpBy, plannedRooms } from './change-plan';

interface HeldChangesNeeds {
  bookings: BookingRepository;
  changes: BookingChangeRepository;
  roomNights: Pick<RoomNightRepository, 'releaseChange'>;
  changedRooms: ChangedRooms;
  rooms: RoomService;
  application: ChangeApplication;
  tasks: TaskRepository;
  payments: Pick<PaymentRepository, 'keptOf' | 'lockKeptOf'>;
}

/** Applies, lapses or ends held changes: when they are paid, when their time is over, or when their booking ends. */
export class HeldChanges implements FurtherPayments, SweptHolds, EndedWithCancellation {
  constructor(private readonly needs: HeldChangesNeeds) {}

  async isAwaited(booking: BookingRecord, order: BookedOrder, time: HotelTime): Promise<boolean> {
    const change = await this.needs.changes.findByOrder(order.id);
    if (!change || !fits(change, booking)) return false;
    const kept = keptPaise(await this.needs.payments.keptOf(booking.id));
    if (isPaidTooMuch(change, booking, kept + order.amountPaise)) return false;
    if (change.status === 'HELD') return true;
    if (change.status !== 'EXPIRED' || !isInTime(change, time)) return false;
    if (await this.needs.changes.findHeld(booking.id)) return false;
    const { plan } = change;
    return 'rooms' in (await this.needs.changedRooms.roomsFor(plan.stays, givenUpBy(plan)));
  }

  async applyPayment(
    manager: EntityManager,
    { booking, order }: { booking: BookingRecord; order: BookedOrder },
    actor: Actor,
    time: HotelTime,
  ): Promise<RefundReason | null> {
    const change = await this.needs.changes.findByOrder(order.id, manager);
    if (!change) return 'change lapsed';
    if (change.status === 'APPLIED') return 'change paid twice';
    // The payment itself is captured already.
    const kept = keptPaise(await this.needs.payments.lockKeptOf(manager, booking.id));
    const isTooMuch = isPaidTooMuch(change, booking, kept);
    const plan = isTooMuch ? null : await this.usablePlan(manager, booking, change, time);
    if (plan) {
      const reason = change.status === 'HELD' ? 'payment captured' : 'paid late; rooms were found again';
      await this.needs.changes.move(manager, change, 'APPLIED', { actor, reason }, time.now);
      await this.needs.application.apply(manager, booking, { ...change, plan }, actor, time.now);
      // The response to the guest shows the booking as it is after the change.
      await this.needs.bookings.readAgain(manager, booking);
      await this.needs.tasks.endAbout(manager, change.id, ['CHANGE_LAPSED']);
      return null;
    }
    if (change.status === 'HELD') {
      const reason = isTooMuch ? 'the balance was paid in the meantime' : 'the booking has changed';
      await this.end(manager, change, { actor, reason }, time.now);
    }
    if (change.status === 'EXPIRED')
      await this.needs.changes.move(
        manager,
        change,
        'REFUNDED',
        { actor, reason: 'paid too late' },
        time.now,
      );
    if (booking.status === 'CANCELLED') return 'paid after cancelling';
    return isTooMuch ? 'change and balance paid' : 'change lapsed';
  }

  async stateOf(order: BookedOrder, booking: BookingRecord): Promise<OrderPaymentState> {
    const change = await this.needs.changes.findByOrder(order.id);
    if (change?.status === 'APPLIED') return 'applied';
    if (change?.status !== 'HELD') return 'over';
    const kept = keptPaise(await this.needs.payments.keptOf(booking.id));
    return isPaidTooMuch(change, booking, kept + order.amountPaise) ? 'over' : 'open';
  }

  lapsed(): Promise<LapsedHold[]> {
    return this.needs.changes.lapsed();
  }

  async extendOnce(manager: EntityManager, { id }: LapsedHold): Promise<boolean> {
    const change = await this.lock(manager, id);
    if (change?.status !== 'HELD' || change.holdExtended) return false;
    await this.needs.changes.extendHold(manager, change, HOLD_MINUTES);
    return true;
  }

  async expire(manager: EntityManager, hold: LapsedHold, cause: Cause, now: Date): Promise<void> {
    const change = await this.lock(manager, hold.id);
    // The change was paid, released or extended in the meantime.
    if (change?.status !== 'HELD' || !change.holdExpiresAt || change.holdExpiresAt > now) return;
    // An order was made in the meantime; the next sweep asks the gateway about it first.
    if (change.orderId !== null && hold.orderId === null) return;
    await this.end(manager, change, cause, now);
    await this.tellStaff(manager, change);
  }

  /** The staff promised the change to the guest. A guest's own change that is given up needs nobody. */
  private async tellStaff(
    manager: EntityManager,
    { id, bookingId, actorKind }: BookingChange,
  ): Promise<void> {
    if (actorKind !== 'staff') return;
    await this.needs.tasks.add(manager, { kind: 'CHANGE_LAPSED', bookingId, subject: id, parameters: {} });
  }

  async endHeld(manager: EntityManager, bookingId: string, cause: Cause, now: Date): Promise<void> {
    const change = await this.needs.changes.findHeld(bookingId, manager);
    if (change) await this.end(manager, change, cause, now);
  }

  /** Lets a held change of a locked booking lapse. The booking stays as it is. */
  async end(manager: EntityManager, change: BookingChange, cause: Cause, now: Date): Promise<void> {
    await this.needs.changes.move(manager, change, 'EXPIRED', cause, now);
    await this.needs.roomNights.releaseChange(manager, change.id);
  }

  /** Locks the booking first and its change second. All code takes these locks in this order. */
  private async lock(manager: EntityManager, id: string): Promise<BookingChange | null> {
    const change = await this.needs.changes.findById(id, manager);
    if (!change || !(await this.needs.bookings.lockById(manager, change.bookingId))) return null;
    return this.needs.changes.findById(id, manager);
  }

  /** The plan of a paid change, with rooms assigned; null when it can no longer be carried out. */
  private async usablePlan(
    manager: EntityManager,
    booking: BookingRecord,
    change: BookingChange,
    time: HotelTime,
  ): Promise<ChangePlan | null> {
    const { status, plan } = change;
    if (!fits(change, booking)) return null;
    if (status === 'HELD') return plan;
    if (status !== 'EXPIRED' || !isInTime(change, time)) return null;
    if (await this.needs.changes.findHeld(booking.id, manager)) return null;
    await this.needs.rooms.lockRoomTypes(
      manager,
      plan.stays.map(({ roomType }) => roomType),
      plan.stays.flatMap(({ roomBefore }) => roomBefore ?? []),
    );
    const found = await this.needs.changedRooms.roomsFor(plan.stays, givenUpBy(plan), manager);
    if ('withoutRoom' in found) return null;
    return {
      ...plan,
      stays: plan.stays.map((stay, index) => {
        const rooms = found.rooms[index];
        return rooms ? { ...stay, ...plannedRooms(rooms) } : stay;
      }),
    };
  }
}

function fits({ plan }: BookingChange, booking: BookingRecord): boolean {
  return booking.status === 'CONFIRMED' && plan.basis === basisOf(booking);
}

/**
 * Whether the hotel, having this sum, has more than the booking costs after the change. A change may ask for the balance
 * too, and the balance may be paid in the meantime. A change that asks only for its difference takes no balance.
 */
function isPaidTooMuch(change: BookingChange, booking: BookingRecord, kept: number): boolean {
  const { differencePaise, writtenOffPaise, status } = change;
  if (status === 'APPLIED' || dueOf(change) <= differencePaise) return false;
  return kept > chargesOf(booking) + differencePaise + writtenOffPaise;
}

/** True within the window for late payments, and before the day of check-in of each changed stay is over. */
function isInTime({ endedAt, plan }: BookingChange, { now, today }: HotelTime): boolean {
  if (!endedAt || plan.stays.some(({ checkin }) => checkin < today)) return false;
  return now.getTime() - endedAt.getTime() <= LATE_WINDOW_MINUTES * 60_000;
}
