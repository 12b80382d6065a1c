import type { Staff } from '../../access/accounts/authorisation';
import type { BookingRecord } from '../../bookings/core/booking-record';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import { sentence } from '../../platform/refusals/sentence';
import { whyNotCheckIn, whyNotInto, whyNotUndo } from './check-in.policy';
import {
  alreadyThere,
  deskMoment,
  moved,
  refused,
  type StaySteps,
  type StepOutcome,
} from './stay-steps.service';

/** A stay, and who stays, if it is not the guest who books. */
export interface Arrival {
  stayId: string;
  /** Null leaves the name as it is. */
  guestName: string | null;
}

/** Checks guests in when they arrive. */
export class CheckInService {
  constructor(
    private readonly making: StaySteps,
    private readonly steps: StayStepRepository,
  ) {}

  /** The guest has arrived and has the room. Until 06:00 the night before counts. */
  async checkIn(who: Staff, { stayId, guestName }: Arrival, clock: RequestClock): Promise<StepOutcome> {
    const { now, businessDay } = await deskMoment(clock);
    const request = { who, action: 'checkIn', stayId } as const;
    return this.making.make(request, async (manager, locked) => {
      const { booking, stay } = locked;
      if (isInHouse(booking, stay.status)) return alreadyThere(locked);
      const obstacle = whyNotCheckIn(booking, stay, businessDay);
      if (obstacle) return refused(obstacle);
      const room = { id: stay.id, roomId: await this.steps.roomOn(manager, stay, businessDay) };
      const occupied = whyNotInto(await this.steps.occupantOf(manager, room, businessDay));
      if (occupied) return refused(occupied);
      const cause = { actor: staffActor(who.uid), reason: 'checked in' };
      const named = guestName === null ? {} : { guestName };
      await this.steps.move(manager, stay, 'IN_HOUSE', cause, { checkedInAt: now, ...named });
      return moved(locked);
    });
  }

  /** Takes a check-in of the same business day back: the guest is expected again. */
  async undoCheckIn(who: Staff, stayId: string, clock: RequestClock): Promise<StepOutcome> {
    const { businessDay, timeZone } = await deskMoment(clock);
    const request = { who, action: 'undoCheckIn', stayId } as const;
    return this.making.make(request, async (manager, locked) => {
      const { stay } = locked;
      if (stay.status === 'EXPECTED') return alreadyThere(locked);
      if (stay.status !== 'IN_HOUSE') return refused(sentence('UNDO_OVER'));
      const { checkedInAt } = await this.steps.stepsOf(manager, stay.id);
      // An invoice of an undone departure is no obstacle: a credit note corrects it if the stay is charged otherwise.
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
