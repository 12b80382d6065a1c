import type { Staff } from '../../access/accounts/authorisation';
import type { BookingRecord } from '../../bookings/core/booking-record';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import { sentence } from '../../platform/refusals/sentence';
import type { DoNotRent } from '../../guests/records/do-not-rent';
import type { RoomStatesReadModel } from '../housekeeping/room-states.read-model';
import {
  CHECKED_IN,
  CHECKED_IN_DESPITE_STATE,
  whyNotCheckIn,
  whyNotInto,
  whyNotReady,
  whyNotUndo,
} from './check-in.policy';
import {
  stepMadeBefore,
  deskMoment,
  moved,
  refused,
  type StaySteps,
  type StepOutcome,
} from './stay-steps.service';

/** A stay, and the name of the guest who stays if another person booked. */
export interface Arrival {
  stayId: string;
  /** The name of the guest; null keeps the present name. */
  guestName: string | null;
  /** Whether the guest may get a room that is not ready. */
  despiteRoomState: boolean;
  /** Whether the guest is checked in although the hotel does not rent to the guest. */
  despiteDoNotRent: boolean;
}

/** Checks guests in when they arrive. */
export class CheckInService {
  constructor(
    private readonly staySteps: StaySteps,
    private readonly steps: StayStepRepository,
    private readonly states: Pick<RoomStatesReadModel, 'of'>,
    private readonly doNotRent: Pick<DoNotRent, 'askAboutBooking'>,
  ) {}

  /** Checks the guest in to the room. Until 06:00 the previous night counts. */
  async checkIn(who: Staff, arrival: Arrival, clock: RequestClock): Promise<StepOutcome> {
    const { stayId, guestName, despiteRoomState, despiteDoNotRent } = arrival;
    const { now, businessDay } = await deskMoment(clock);
    const request = { who, action: 'checkIn', stayId } as const;
    return this.staySteps.make(request, async (manager, locked) => {
      const { booking, stay } = locked;
      if (isInHouse(booking, stay.status)) return stepMadeBefore(locked);
      const obstacle = whyNotCheckIn(booking, stay, businessDay);
      if (obstacle) return refused(obstacle);
      const room = { id: stay.id, roomId: await this.steps.roomOn(manager, stay, businessDay) };
      const occupied = whyNotInto(await this.steps.occupantOf(manager, room, businessDay));
      if (occupied) return refused(occupied);
      const unready = whyNotReady(await this.states.of(manager, room.roomId === null ? [] : [room.roomId]));
      if (unready && !despiteRoomState) return refused(unready, 'despiteRoomState');
      const step = { who, action: 'checkIn', despite: despiteDoNotRent } as const;
      const question = await this.doNotRent.askAboutBooking(manager, booking.id, step);
      if (question) return refused(question, 'despiteDoNotRent');
      const reason = unready ? CHECKED_IN_DESPITE_STATE : CHECKED_IN;
      const cause = { actor: staffActor(who.uid), reason };
      const named = guestName === null ? {} : { guestName };
      await this.steps.move(manager, stay, 'IN_HOUSE', cause, { checkedInAt: now, ...named });
      return moved(locked);
    });
  }

  /** Undoes a check-in of the same business day: the guest is expected again. */
  async undoCheckIn(who: Staff, stayId: string, clock: RequestClock): Promise<StepOutcome> {
    const { businessDay, timeZone } = await deskMoment(clock);
    const request = { who, action: 'undoCheckIn', stayId } as const;
    return this.staySteps.make(request, async (manager, locked) => {
      const { stay } = locked;
      if (stay.status === 'EXPECTED') return stepMadeBefore(locked);
      if (stay.status !== 'IN_HOUSE') return refused(sentence('UNDO_OVER'));
      const { checkedInAt } = await this.steps.stepsOf(manager, stay.id);
      // An invoice from an undone departure does not prevent this: a credit note corrects it if the charges change.
      const obstacle = whyNotUndo(checkedInAt, businessDay, timeZone);
      if (obstacle) return refused(obstacle);
      const cause = { actor: staffActor(who.uid), reason: 'check-in undone' };
      await this.steps.move(manager, stay, 'EXPECTED', cause, { checkedInAt: null });
      return moved(locked);
    });
  }
}

const isInHouse = ({ status }: BookingRecord, stay: string): boolean =>
  status === 'CONFIRMED' && stay === 'IN_HOUSE';
