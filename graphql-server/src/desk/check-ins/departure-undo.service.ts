import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BookingChange } from '../../bookings/booking-changes/booking-change.entity';
import { soldAgain } from '../../bookings/booking-changes/change-plan';
import { grossOf, type BookedStay, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { DepositsToReturn } from '../../bookings/security-deposits/deposits-to-return';
import type { CompanyAccounts } from '../../invoices/receivables/company-accounts.service';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { rupees, writeMoney } from '../../platform/money/money';
import { sentence } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { ChargeLine } from '../../selling/quotes/quote';
import type { RoomService } from '../../selling/rooms/room.service';
import type { ChangedRooms, NightsInRoom } from '../../selling/stays/changed-rooms.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import { whyNotInto, whyNotUndo, type Obstacle } from './check-in.policy';
import type { DeskChange, DeskChanges } from './desk-change.service';
import {
  stepMadeBefore,
  deskMoment,
  moved,
  refused,
  type LockedStay,
  type StaySteps,
  type StepOutcome,
} from './stay-steps.service';

/** The restored nights of a stay whose early departure is undone, with their rooms. */
interface NightsAgain {
  checkout: PlainDate;
  /** The room of the last night. */
  roomId: number;
  nights: readonly NightsInRoom[];
}

const sumOf = (lines: readonly ChargeLine[]): number => lines.reduce((sum, line) => sum + grossOf(line), 0);

interface DepartureUndoNeeds {
  staySteps: StaySteps;
  steps: StayStepRepository;
  bookings: BookingRepository;
  rooms: RoomService;
  changedRooms: ChangedRooms;
  roomTypeQueue: RoomTypeQueue;
  changes: DeskChanges;
  deposits: Pick<DepositsToReturn, 'remind'>;
  payments: Pick<PaymentRepository, 'lockKeptOf'>;
  companies: Pick<CompanyAccounts, 'takeBack'>;
}

/** Undoes check-outs: the guest is in the house again, with the nights that an early departure had released. */
export class DepartureUndo {
  constructor(private readonly needs: DepartureUndoNeeds) {}

  /** Undoes a check-out of the same business day. What it put on the account of a company is taken off. */
  async undoCheckOut(who: Staff, stayId: string, clock: RequestClock): Promise<StepOutcome> {
    const { now, businessDay, timeZone } = await deskMoment(clock);
    const request = { who, action: 'undoCheckOut', stayId } as const;
    const found = await this.needs.bookings.findByStay(stayId);
    const roomTypes = (found?.stays ?? []).flatMap(({ id, roomType }) => (id === stayId ? [roomType] : []));
    const work = async (manager: EntityManager, locked: LockedStay): Promise<StepOutcome> => {
      const { stay } = locked;
      if (stay.status === 'IN_HOUSE') return stepMadeBefore(locked);
      if (stay.status !== 'DEPARTED') return refused(sentence('UNDO_OVER'));
      const { checkedOutAt, departureChangeId } = await this.needs.steps.stepsOf(manager, stay.id);
      // An invoice does not prevent this: it exists a second after the check-out, and a credit note corrects it
      // (decision 107).
      const over = whyNotUndo(checkedOutAt, businessDay, timeZone);
      if (over) return refused(over);
      const change = departureChangeId ? await this.needs.changes.find(manager, departureChangeId) : null;
      if (change && isCorrectedSince(locked.booking, change)) return refused(sentence('UNDO_OVER'));
      const again = change && (await this.nightsAgain(manager, stay, change));
      if (again && 'obstacle' in again) return refused(again.obstacle);
      const room = { id: stay.id, roomId: roomTonight(stay, again, businessDay) };
      // Locked, so that no other guest in the house moves into the room at the same time.
      await this.needs.rooms.lockRoomTypes(manager, [], room.roomId === null ? [] : [room.roomId]);
      const occupied = whyNotInto(await this.needs.steps.occupantOf(manager, room, businessDay));
      if (occupied) return refused(occupied);
      const cause = { actor: staffActor(who.uid), reason: 'check-out undone' };
      if (change && again)
        await this.needs.changes.apply(
          manager,
          locked.booking,
          undoing(locked.booking, change, { stay, ...again }),
          cause,
          now,
        );
      const changes = { checkedOutAt: null, departureChangeId: null };
      await this.needs.steps.move(manager, stay, 'IN_HOUSE', cause, changes);
      await this.needs.payments.lockKeptOf(manager, locked.booking.id);
      await this.needs.companies.takeBack(manager, who, locked.booking.id, {
        reason: cause.reason,
        at: now,
        takenOnAt: checkedOutAt,
      });
      await this.needs.deposits.remind(manager, locked.booking.id);
      return moved(locked);
    };
    return this.needs.roomTypeQueue.transact(roomTypes, clock, (manager) =>
      this.needs.staySteps.makeWithin(manager, request, work),
    );
  }

  /**
   * The nights that the guest had given up, in their earlier rooms or else in the last room; or why they cannot be
   * restored.
   */
  private async nightsAgain(
    manager: EntityManager,
    { id, roomId, roomType, checkout: left }: BookedStay,
    change: BookingChange,
  ): Promise<NightsAgain | { obstacle: NonNullable<Obstacle> }> {
    if (change.refundPaise > 0)
      return { obstacle: sentence('UNDO_REFUNDED', { amount: writeMoney(rupees(change.refundPaise)) }) };
    const before = change.before[change.asked.findIndex((asked) => asked.id === id)];
    if (!before || roomId === null) return { obstacle: sentence('UNDO_OVER') };
    const { checkout } = before;
    const gaveUp = change.plan.stays.find((planned) => planned.id === id)?.gaveUp ?? [];
    const lastRoom = [{ roomId, checkin: left, checkout }];
    const rooms = [roomId, ...gaveUp.map((nights) => nights.roomId)];
    await this.needs.rooms.lockRoomTypes(manager, [roomType], rooms);
    for (const nights of gaveUp.length > 0 ? [gaveUp, lastRoom] : [lastRoom])
      if (await this.needs.changedRooms.areFree(manager, nights))
        return { checkout, roomId: nights.at(-1)?.roomId ?? roomId, nights };
    return { obstacle: sentence('UNDO_NIGHTS_TAKEN') };
  }
}

/** The room in which the guest spends the night of the business day. */
function roomTonight(
  { roomId, checkout }: BookedStay,
  again: NightsAgain | null,
  businessDay: PlainDate,
): number | null {
  return checkout > businessDay ? roomId : (again?.nights[0]?.roomId ?? roomId);
}

/** Whether lines that the change wrote were reversed since, such as by an allowance. */
function isCorrectedSince({ lines }: BookingRecord, change: BookingChange): boolean {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return lines.some(({ id, changeId }) => changeId === change.id && reversed.has(id));
}

/** Reverses the lines that the change wrote, and charges again what it reversed. */
function undoing(
  { lines }: BookingRecord,
  change: BookingChange,
  { stay, checkout, roomId, nights }: NightsAgain & Pick<DeskChange, 'stay'>,
): DeskChange {
  const written = lines.filter(({ changeId, reverses }) => changeId === change.id && reverses === null);
  const takenBack = new Set(
    lines.flatMap(({ changeId, reverses }) => (changeId === change.id ? (reverses ?? []) : [])),
  );
  const again = lines.filter(({ id }) => id !== null && takenBack.has(id));
  return {
    stay,
    checkin: stay.checkin,
    checkout,
    keepsUntil: stay.checkout,
    roomId,
    rooms: nights,
    reverses: written.flatMap(({ id }) => id ?? []),
    added: again.map(soldAgain),
    charges: [],
    leastChargePaise: stay.leastChargePaise,
    differencePaise: sumOf(again) - sumOf(written),
    chargePaise: 0,
    refundPaise: 0,
    writtenOffPaise: 0,
    idempotencyKey: `undone-${change.id}`,
  };
}
