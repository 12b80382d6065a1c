import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type {
  AskedStay,
  BookingChange,
  PlannedStay,
} from '../../bookings/booking-changes/booking-change.entity';
import { basisOf } from '../../bookings/booking-changes/booking-change.policy';
import type { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import type { ChangeApplication } from '../../bookings/booking-changes/change-application.service';
import { staysBefore } from '../../bookings/booking-changes/change-plan';
import type { EndedWithCancellation } from '../../bookings/cancellations/cancellation.service';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { Cause } from '../../platform/states/transition';
import type { PlainDate } from '../../platform/time/dates';
import type { NightsInRoom } from '../../selling/stays/changed-rooms.repository';
import { isLive } from '../../selling/stays/stay.states';

/** The effect of a late arrival or an early departure on one stay. */
export interface DeskChange {
  stay: BookedStay;
  checkin: PlainDate;
  checkout: PlainDate;
  roomId: number;
  /** The rooms of the nights from `keepsUntil` on, when there are several rooms. */
  rooms?: readonly NightsInRoom[] | null;
  /** The nights that are given up, with their rooms. */
  gaveUp?: readonly NightsInRoom[];
  /** Nights before this date stay as they are, in their rooms; left out when all nights may change. */
  keepsUntil?: PlainDate;
  /** The folio lines that are reversed. `added` and `charges` are written. */
  reverses: readonly number[];
  added: PlannedStay['added'];
  charges: PlannedStay['charges'];
  /** See `Stay`. */
  leastChargePaise: number;
  /** New price minus old price, in paise; below 0 when the booking becomes cheaper. */
  differencePaise: number;
  chargePaise: number;
  refundPaise: number;
  writtenOffPaise: number;
  idempotencyKey: string;
}

/** Records a late arrival or an early departure as a change of the booking that is applied at once. */
export class DeskChanges {
  constructor(
    private readonly changes: BookingChangeRepository,
    private readonly application: ChangeApplication,
    private readonly heldChanges: EndedWithCancellation,
  ) {}

  find(manager: EntityManager, id: string): Promise<BookingChange | null> {
    return this.changes.findById(id, manager);
  }

  /** True when another form of the booking has already used the key. */
  async isKeyUsed(manager: EntityManager, bookingId: string, key: string): Promise<boolean> {
    return (await this.changes.findByKey(bookingId, key, manager)) !== null;
  }

  /**
   * Applies the change to the locked booking: dates, nights, folio, refund, mails. A change that waits for its payment
   * ends. Returns the id of the change.
   */
  async apply(
    manager: EntityManager,
    booking: BookingRecord,
    wanted: DeskChange,
    cause: Cause,
    now: Date,
  ): Promise<string> {
    await this.heldChanges.endHeld(manager, booking.id, cause, now);
    const change = changeOf(booking, wanted, cause, now);
    await this.changes.add(manager, change, cause);
    await this.application.apply(manager, booking, change, cause.actor, now);
    return change.id;
  }
}

/** All stays after the change, in the order of `staysBefore`, including a no-show whose guest has arrived. */
function askedStays({ stays }: BookingRecord, wanted: DeskChange): AskedStay[] {
  return stays
    .filter((stay) => isLive(stay) || stay.id === wanted.stay.id)
    .map(({ id, roomType, checkin, checkout, guests }) => ({
      id,
      roomType,
      checkin,
      checkout,
      guests,
      ...(id === wanted.stay.id ? { checkin: wanted.checkin, checkout: wanted.checkout } : {}),
    }));
}

function plannedStay({ stay, ...wanted }: DeskChange): PlannedStay {
  const { id, roomType, roomTitle, guests, roomIds, roomId: roomBefore, passedSteps } = stay;
  const { checkin, checkout, roomId, rooms, gaveUp, keepsUntil } = wanted;
  const { reverses, added, charges, leastChargePaise } = wanted;
  return {
    id,
    isNew: false,
    roomType,
    roomTitle,
    checkin,
    checkout,
    guests,
    roomIds,
    roomBefore,
    roomId,
    rooms: rooms ?? null,
    ...(gaveUp ? { gaveUp } : {}),
    ...(keepsUntil ? { keepsUntil } : {}),
    reverses,
    added,
    charges,
    passedSteps,
    leastChargePaise,
  };
}

function changeOf(booking: BookingRecord, wanted: DeskChange, cause: Cause, now: Date): BookingChange {
  const { differencePaise, chargePaise, refundPaise, writtenOffPaise, idempotencyKey } = wanted;
  return {
    id: randomUUID(),
    bookingId: booking.id,
    status: 'APPLIED',
    idempotencyKey,
    asked: askedStays(booking, wanted),
    plan: { stays: [plannedStay(wanted)], leftOut: [], basis: basisOf(booking) },
    before: staysBefore(booking.stays),
    differencePaise,
    chargePaise,
    refundPaise,
    writtenOffPaise,
    orderId: null,
    holdExpiresAt: null,
    holdExtended: false,
    endedAt: now,
    reason: cause.reason,
    actorKind: cause.actor.kind,
    actorId: cause.actor.id,
    createdAt: now,
  };
}
