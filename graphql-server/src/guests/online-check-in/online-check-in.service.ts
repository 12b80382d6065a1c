import type { DataSource, EntityManager } from 'typeorm';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { CorrectionService } from '../../bookings/corrections/correction.service';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { Actor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import { particularsRules } from '../register/register.policy';
import type { OpenedEntry, RegisterService } from '../register/register.service';
import {
  guestsOf,
  isSamePerson,
  mergedParticulars,
  type AnnouncedGuest,
  type TypedParticulars,
} from './announced-guest';
import {
  firstOpening,
  stateOfBooking,
  stateOfStay,
  type Arrival,
  type OnlineState,
} from './online-check-in.policy';
import type { OnlineCheckInRepository } from './online-check-in.repository';

/** What the holder of the link sees. */
export interface OnlineCheckInView extends Arrival {
  booking: BookingRecord;
  state: OnlineState;
  opensOn: PlainDate | null;
  /** Whether the register takes details of guests. */
  takesGuests: boolean;
  /** The persons of the rooms for which check-in online is open. */
  guests: AnnouncedGuest[];
}

/** A person of a stay, as a guest types it. */
export interface TypedGuest {
  stayId: string;
  /** 1 for the first person of the stay. */
  position: number;
  /** The version of the details when the form was opened; 0 for a person about whom nothing is saved. */
  version: number;
  /**
   * Whether the first person of the booking has the same home address, and comes from and goes to the same places.
   */
  travelsWithFirst: boolean;
  particulars: TypedParticulars;
}

interface Closed {
  kind: 'OnlineCheckInClosed';
  state: OnlineState;
  opensOn: PlainDate | null;
}

export type SaveOutcome =
  | { kind: 'OnlineCheckInSaved'; view: OnlineCheckInView }
  | { kind: 'OnlineCheckInChanged'; view: OnlineCheckInView }
  | { kind: 'OnlineCheckInChecked' }
  | Closed
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

interface OnlineCheckInServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  onlineCheckIns: OnlineCheckInRepository;
  corrections: Pick<CorrectionService, 'correctLocked'>;
  register: Pick<RegisterService, 'isOpen' | 'readIfOpen' | 'readLocked' | 'saveWithin'>;
}

const isSame = (one: Arrival, other: Arrival): boolean =>
  one.arrivalTime === other.arrivalTime && one.requests === other.requests;

/** Reads and saves what guests enter before they arrive. */
export class OnlineCheckInService {
  constructor(private readonly needs: OnlineCheckInServiceNeeds) {}

  async view(
    booking: BookingRecord,
    today: PlainDate,
    manager: EntityManager = this.needs.database.manager,
  ): Promise<OnlineCheckInView> {
    const { onlineCheckIns, register } = this.needs;
    const { arrivalTime } = await onlineCheckIns.find(booking.id, manager);
    const entries = await register.readIfOpen([booking.id], manager);
    return {
      booking,
      state: stateOfBooking(booking, today),
      opensOn: firstOpening(booking),
      arrivalTime,
      requests: booking.specialRequests,
      takesGuests: entries !== null,
      guests: entries ? guestsOf(booking, entries, today) : [],
    };
  }

  /**
   * Saves the time of arrival, and the requests as the booking's requests. Saves nothing when another tab or the desk
   * has changed the values since the form was opened, unless the saved values are already the wanted values.
   */
  async saveArrival(
    bookingId: string,
    { wanted, seen }: { wanted: Arrival; seen: Arrival },
    actor: Actor,
    clock: RequestClock,
  ): Promise<SaveOutcome> {
    const { now, today } = await clock.time();
    return inTransaction(this.needs.database, async (manager): Promise<SaveOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (!booking) return { kind: 'RecordNotFound' };
      const view = await this.view(booking, today, manager);
      if (view.state !== 'OPEN') return closed(view);
      if (!isSame(view, seen) && !isSame(view, wanted)) return { kind: 'OnlineCheckInChanged', view };
      const details = { specialRequests: wanted.requests };
      await this.needs.corrections.correctLocked(manager, booking, { details, actor }, now);
      await this.needs.onlineCheckIns.saveArrival(manager, bookingId, wanted.arrivalTime);
      return { kind: 'OnlineCheckInSaved', view: { ...view, ...wanted } };
    });
  }

  /**
   * Saves the details of one person. A form that is sent twice saves once. Details that the desk has checked do not
   * change.
   */
  async saveGuest(bookingId: string, typed: TypedGuest, clock: RequestClock): Promise<SaveOutcome> {
    const { today } = await clock.time();
    return inTransaction(this.needs.database, async (manager): Promise<SaveOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      const stay = booking?.stays.find(({ id }) => id === typed.stayId);
      if (!booking || !stay || typed.position < 1 || typed.position > stay.guests)
        return { kind: 'RecordNotFound' };
      const state = stateOfStay(booking.status, stay, today);
      if (state !== 'OPEN' || !this.needs.register.isOpen)
        return closed({ state: state === 'OPEN' ? 'CLOSED' : state, opensOn: firstOpening(booking) });
      return this.saveLocked(manager, { booking, stay, typed }, today);
    });
  }

  private async saveLocked(
    manager: EntityManager,
    { booking, stay, typed }: { booking: BookingRecord; stay: BookedStay; typed: TypedGuest },
    today: PlainDate,
  ): Promise<SaveOutcome> {
    const { register } = this.needs;
    const { position, version } = typed;
    const entries = await register.readLocked(manager, booking.id, stay.id);
    if (!entries) return closed({ state: 'CLOSED', opensOn: null });
    const known = entries.find((entry) => entry.stayId === stay.id && entry.position === position);
    if (known?.state === 'CHECKED') return { kind: 'OnlineCheckInChecked' };
    const journey = typed.travelsWithFirst ? firstOf(booking, entries, known) : null;
    const merged = mergedParticulars(known?.particulars ?? null, typed.particulars, journey);
    const form = readInput(particularsRules, { ...merged, name: merged.name ?? '' });
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const saved = async (kind: 'OnlineCheckInSaved' | 'OnlineCheckInChanged'): Promise<SaveOutcome> => ({
      kind,
      view: await this.view(booking, today, manager),
    });
    if (known && isSamePerson(known.particulars, form.value)) return saved('OnlineCheckInSaved');
    if ((known?.version ?? 0) !== version) return saved('OnlineCheckInChanged');
    await register.saveWithin(manager, booking.id, [{ stayId: stay.id, position, particulars: form.value }]);
    return saved('OnlineCheckInSaved');
  }
}

const closed = ({ state, opensOn }: Omit<Closed, 'kind'>): Closed => ({
  kind: 'OnlineCheckInClosed',
  state,
  opensOn,
});

/**
 * The details of the first person of the booking; null when nothing is saved about the first person, or when `place`
 * is the place of the first person.
 */
function firstOf(
  { stays: [first] }: BookingRecord,
  entries: readonly OpenedEntry[],
  self: OpenedEntry | undefined,
) {
  const entry = entries.find(({ stayId, position }) => stayId === first?.id && position === 1);
  return entry && entry !== self ? entry.particulars : null;
}
