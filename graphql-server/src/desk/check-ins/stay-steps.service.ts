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

/** A step that the desk cannot make, with the field of the form that is about it. */
export interface StayStepRefusal {
  kind: 'StayStepRefused';
  obstacle: NonNullable<Obstacle>;
  field: 'stay' | 'day';
}

/** Why a step was not made, as far as the stay itself is concerned. */
export type RefusedStep = StayStepRefusal | InvalidInputOutcome | RecordNotFoundOutcome;

/** What became of a step of a stay at the desk. */
export type StepOutcome =
  | {
      kind: 'StayMoved';
      booking: BookingRecord;
      stayId: string;
      /** True when the stay was there before: nothing was done this time. */
      isRepeated: boolean;
    }
  | { kind: 'DepartureChanged'; figures: DepartureFigures }
  | { kind: 'IdempotencyConflict' }
  | { kind: 'RoomTypeBusy' }
  | RefusedStep;

/** A moment of the hotel. */
export interface DeskMoment {
  now: Date;
  /** The date at the hotel. */
  today: PlainDate;
  /** The day that the desk works on. */
  businessDay: PlainDate;
  timeZone: string;
}

/** A stay of a booking that is locked. */
export interface LockedStay {
  booking: BookingRecord;
  stay: BookedStay;
}

/** A step, and who makes it. */
export interface StepRequest {
  who: Staff;
  action: 'checkIn' | 'undoCheckIn' | 'checkOut' | 'undoCheckOut' | 'arriveAfterAll';
  stayId: string;
}

/** The moment of a request at the desk. */
export async function deskMoment(clock: RequestClock): Promise<DeskMoment> {
  const { now, today } = await clock.time();
  const { timeZone } = clock;
  return { now, today, businessDay: businessDayInZone(now, timeZone), timeZone };
}

export const refused = (
  obstacle: NonNullable<Obstacle>,
  field: StayStepRefusal['field'] = 'stay',
): StayStepRefusal => ({ kind: 'StayStepRefused', obstacle, field });

/** The stay is where it was to be. */
export const alreadyThere = ({ booking, stay }: LockedStay): StepOutcome => ({
  kind: 'StayMoved',
  booking,
  stayId: stay.id,
  isRepeated: true,
});

/** The stay has made its step. */
export const moved = ({ booking, stay }: LockedStay): StepOutcome => ({
  kind: 'StayMoved',
  booking,
  stayId: stay.id,
  isRepeated: false,
});

/** Makes steps of stays in one transaction each: the booking is locked first, and the step is audited. */
export class StaySteps {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly steps: StayStepRepository,
    private readonly audit: AuditService,
  ) {}

  /** Does the work in a transaction of its own. */
  make(
    request: StepRequest,
    work: (manager: EntityManager, locked: LockedStay) => Promise<StepOutcome>,
  ): Promise<StepOutcome> {
    return inTransaction(this.database, (manager) => this.makeWithin(manager, request, work));
  }

  /** The same in the caller's transaction. */
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
    const after = (await this.bookings.lockById(manager, booking.id)) ?? booking;
    const { who, action, stayId } = request;
    // The entry outlives the booking, so it has none of the words.
    const details = { reference: booking.reference, stay: stayId };
    const change = { recordId: booking.id, before, after: statesOf(after) };
    await this.audit.noteChange(manager, { who, action, details }, change);
    return { ...outcome, booking: after };
  }
}

/** What the audit keeps of a booking: states and dates, and no data of the guest. */
function statesOf({ stays }: BookingRecord): object {
  return {
    stays: stays.map(({ id, status, checkin, checkout }) => ({ id, status, checkin, checkout })),
  };
}
