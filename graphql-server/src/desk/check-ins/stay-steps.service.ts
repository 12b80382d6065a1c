import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { inTransaction } from '../../platform/database/database';
import type { RecordNotFoundOutcome, InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { RequestClock } from '../../platform/time/clock';
import { businessDayInZone, type PlainDate } from '../../platform/time/dates';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import type { Obstacle } from './check-in.policy';
import type { DepartureFigures } from './departure-figures';

/** A step that is refused, with the field of the form to which the refusal belongs. */
export interface StayStepRefusal {
  kind: 'StayStepRefused';
  obstacle: NonNullable<Obstacle>;
  field: 'stay' | 'day' | 'despiteRoomState' | 'despiteDoNotRent';
}

/** Why a step was not made, for reasons that concern the stay itself. */
export type RefusedStep = StayStepRefusal | InvalidInputOutcome | RecordNotFoundOutcome;

/** The outcome of a step of a stay at the desk. */
export type StepOutcome =
  | {
      kind: 'StayMoved';
      booking: BookingRecord;
      stayId: string;
      /** True when the stay was in this state before: nothing was done this time. */
      isRepeated: boolean;
    }
  | { kind: 'DepartureChanged'; figures: DepartureFigures }
  | { kind: 'IdempotencyConflict' }
  | { kind: 'RoomTypeBusy' }
  | RefusedStep;

/** A moment at the hotel, with its days. */
export interface DeskMoment {
  now: Date;
  /** The date at the hotel. */
  today: PlainDate;
  /** The business day of the desk. */
  businessDay: PlainDate;
  timeZone: string;
}

/** A stay of a booking that is locked. */
export interface LockedStay {
  booking: BookingRecord;
  stay: BookedStay;
}

/** A step, and the member of the staff who makes it. */
export interface StepRequest {
  who: Staff;
  action: 'checkIn' | 'undoCheckIn' | 'checkOut' | 'undoCheckOut' | 'arriveAfterAll';
  stayId: string;
}

/** The hotel's date and business day at the time of the request. */
export async function deskMoment(clock: RequestClock): Promise<DeskMoment> {
  const { now, today } = await clock.time();
  const { timeZone } = clock;
  return { now, today, businessDay: businessDayInZone(now, timeZone), timeZone };
}

export const refused = (
  obstacle: NonNullable<Obstacle>,
  field: StayStepRefusal['field'] = 'stay',
): StayStepRefusal => ({ kind: 'StayStepRefused', obstacle, field });

/** The outcome when the stay was in the wanted state before. */
export const stepMadeBefore = ({ booking, stay }: LockedStay): StepOutcome => ({
  kind: 'StayMoved',
  booking,
  stayId: stay.id,
  isRepeated: true,
});

/** The outcome when the step is made. */
export const moved = ({ booking, stay }: LockedStay): StepOutcome => ({
  kind: 'StayMoved',
  booking,
  stayId: stay.id,
  isRepeated: false,
});

/** Makes steps of stays. Each step locks the booking first, and its audit entry is written in the same transaction. */
export class StaySteps {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly steps: StayStepRepository,
    private readonly audit: AuditService,
  ) {}

  /** Makes the step in a transaction of its own. */
  make(
    request: StepRequest,
    work: (manager: EntityManager, locked: LockedStay) => Promise<StepOutcome>,
  ): Promise<StepOutcome> {
    return inTransaction(this.database, (manager) => this.makeWithin(manager, request, work));
  }

  /** Makes the step in the caller's transaction. */
  async makeWithin(
    manager: EntityManager,
    request: StepRequest,
    work: (manager: EntityManager, locked: LockedStay) => Promise<StepOutcome>,
  ): Promise<StepOutcome> {
    const bookingId = await this.steps.bookingOf(manager, request.stayId);
    const booking = bookingId && (await this.bookings.lockById(manager, bookingId));
    if (!booking) return { kind: 'RecordNotFound' };
    const stay = booking.stays.find(({ id }) => id === request.stayId);
    if (!stay) return { kind: 'RecordNotFound' };
    const before = statesOf(booking);
    const outcome = await work(manager, { booking, stay });
    if (outcome.kind !== 'StayMoved' || outcome.isRepeated) return outcome;
    await this.bookings.readAgain(manager, booking);
    const { who, action, stayId } = request;
    // The audit entry outlives the booking, so it does not contain what was entered.
    const details = { reference: booking.reference, stay: stayId };
    const change = { recordId: booking.id, before, after: statesOf(booking) };
    await this.audit.noteChange(manager, { who, action, details }, change);
    return { ...outcome, booking };
  }
}

/** The states and dates of the stays for an audit entry, without the guest's data. */
function statesOf({ stays }: BookingRecord): object {
  return {
    stays: stays.map(({ id, status, checkin, checkout }) => ({ id, status, checkin, checkout })),
  };
}
