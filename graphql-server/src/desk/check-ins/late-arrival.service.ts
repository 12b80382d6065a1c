import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { ChargesAgain } from '../../bookings/posted-charges/charges-again';
import type { DepositsToReturn } from '../../bookings/security-deposits/deposits-to-return';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { sentence } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { RoomService } from '../../selling/rooms/room.service';
import type { ChangedRooms } from '../../selling/stays/changed-rooms.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import type { DoNotRent } from '../../guests/records/do-not-rent';
import type { RoomStatesReadModel } from '../housekeeping/room-states.read-model';
import { whyNotInto, whyNotOn, whyNotReady, type Obstacle } from './check-in.policy';
import { isOneSum } from './departure-figures';
import type { DeskChanges } from './desk-change.service';
import { lateArrival } from './late-arrival';
import {
  stepMadeBefore,
  deskMoment,
  moved,
  refused,
  type DeskMoment,
  type LockedStay,
  type StaySteps,
  type StepOutcome,
} from './stay-steps.service';

/** A guest who was recorded as a no-show. */
export interface ArrivalAfterAll {
  stayId: string;
  /** Whether the guest may get a room that is not ready. */
  despiteRoomState: boolean;
  /** Whether the guest is checked in although the hotel does not rent to the guest. */
  despiteDoNotRent: boolean;
  idempotencyKey: string;
}

interface LateArrivalServiceNeeds {
  staySteps: StaySteps;
  steps: StayStepRepository;
  states: Pick<RoomStatesReadModel, 'of'>;
  doNotRent: Pick<DoNotRent, 'askAboutBooking'>;
  bookings: BookingRepository;
  payments: PaymentRepository;
  rooms: RoomService;
  changedRooms: ChangedRooms;
  roomTypeQueue: RoomTypeQueue;
  changes: DeskChanges;
  chargesAgain: Pick<ChargesAgain, 'ofStays'>;
  deposits: Pick<DepositsToReturn, 'remind'>;
}

/** Checks in guests who were recorded as no-shows and arrive after all. */
export class LateArrivalService {
  constructor(private readonly needs: LateArrivalServiceNeeds) {}

  /**
   * Checks the guest in for the remaining nights, in the room of the booking or another free room of its type. The
   * balance is then paid at the desk.
   */
  async arriveAfterAll(
    who: Staff,
    { stayId, despiteRoomState, despiteDoNotRent, idempotencyKey }: ArrivalAfterAll,
    clock: RequestClock,
  ): Promise<StepOutcome> {
    const moment = await deskMoment(clock);
    const request = { who, action: 'arriveAfterAll', stayId } as const;
    const found = await this.needs.bookings.findByStay(stayId);
    const roomTypes = (found?.stays ?? []).flatMap(({ id, roomType }) => (id === stayId ? [roomType] : []));
    const work = async (manager: EntityManager, locked: LockedStay): Promise<StepOutcome> => {
      const { booking, stay } = locked;
      if (stay.status === 'IN_HOUSE') return stepMadeBefore(locked);
      const obstacle = whyNotArrive(booking, stay, moment);
      if (obstacle) return refused(obstacle);
      if (await this.needs.changes.isKeyUsed(manager, booking.id, idempotencyKey))
        return { kind: 'IdempotencyConflict' };
      const step = { who, action: 'arriveAfterAll', despite: despiteDoNotRent } as const;
      const question = await this.needs.doNotRent.askAboutBooking(manager, booking.id, step);
      if (question) return refused(question, 'despiteDoNotRent');
      return this.giveRoom(manager, locked, { who, despiteRoomState, idempotencyKey, moment });
    };
    return this.needs.roomTypeQueue.transact(roomTypes, clock, (manager) =>
      this.needs.staySteps.makeWithin(manager, request, work),
    );
  }

  private async giveRoom(
    manager: EntityManager,
    locked: LockedStay,
    {
      who,
      despiteRoomState,
      idempotencyKey,
      moment,
    }: Omit<ArrivalAfterAll, 'stayId' | 'despiteDoNotRent'> & { who: Staff; moment: DeskMoment },
  ): Promise<StepOutcome> {
    const { booking, stay } = locked;
    await this.needs.payments.lockKeptOf(manager, booking.id);
    const arrival = lateArrival(booking, stay, moment.businessDay);
    const room = await this.freeRoom(manager, stay, arrival.checkin, moment);
    if ('obstacle' in room) return refused(room.obstacle);
    const { roomId } = room;
    const unready = despiteRoomState ? null : whyNotReady(await this.needs.states.of(manager, [roomId]));
    if (unready) return refused(unready, 'despiteRoomState');
    const cause = { actor: staffActor(who.uid), reason: 'arrived after all' };
    const { missedPaise: chargePaise, ...change } = arrival;
    const money = { chargePaise, refundPaise: 0, writtenOffPaise: 0 };
    const wanted = { ...change, checkout: stay.checkout, roomId, ...money, idempotencyKey };
    await this.needs.changes.apply(manager, booking, wanted, cause, moment.now);
    await this.needs.chargesAgain.ofStays(manager, booking, [stay.id], null);
    await this.needs.steps.move(manager, stay, 'IN_HOUSE', cause, {
      keptPaise: null,
      checkedInAt: moment.now,
    });
    await this.needs.deposits.remind(manager, booking.id);
    return moved(locked);
  }

  /** The earlier room of the stay, or another room of its type; or why no room is free. */
  private async freeRoom(
    manager: EntityManager,
    { id, roomId: roomBefore, roomType, roomTitle, roomIds, checkout }: BookedStay,
    checkin: PlainDate,
    { businessDay }: DeskMoment,
  ): Promise<{ roomId: number } | { obstacle: NonNullable<Obstacle> }> {
    await this.needs.rooms.lockRoomTypes(manager, [roomType]);
    const wanted = { id: null, roomType, checkin, checkout, roomIds, roomBefore };
    const found = await this.needs.changedRooms.roomsFor([wanted], [], manager);
    const last = { first: checkin, last: addDays(checkout, -1) };
    const [room] = 'rooms' in found ? found.rooms : [];
    if (!room) return { obstacle: sentence('ARRIVAL_WITHOUT_ROOM', { roomType: roomTitle, ...last }) };
    const { roomId } = room;
    const occupied = whyNotInto(await this.needs.steps.occupantOf(manager, { id, roomId }, businessDay));
    return occupied ? { obstacle: occupied } : { roomId };
  }
}

/** Why the guest cannot arrive after all. */
function whyNotArrive(booking: BookingRecord, stay: BookedStay, { businessDay }: DeskMoment): Obstacle {
  if (stay.status !== 'NO_SHOW') return sentence('ARRIVAL_NOT_A_NO_SHOW');
  return whyNotOn(stay, businessDay) ?? (isOneSum(booking, stay) ? sentence('PRICE_IS_ONE_SUM') : null);
}
