import type { DataSource, EntityManager } from 'typeorm';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { CorrectionService } from '../../bookings/corrections/correction.service';
import { inTransaction } from '../../platform/database/database';
import type { Actor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import { firstOpening, stateOfBooking, type Arrival, type OnlineState } from './online-check-in.policy';
import type { OnlineCheckInRepository } from './online-check-in.repository';

/** What the holder of the link sees. */
export interface OnlineCheckInView extends Arrival {
  booking: BookingRecord;
  state: OnlineState;
  opensOn: PlainDate | null;
}

export type SaveOutcome =
  | { kind: 'OnlineCheckInSaved'; view: OnlineCheckInView }
  | { kind: 'OnlineCheckInClosed'; state: OnlineState; opensOn: PlainDate | null }
  | { kind: 'OnlineCheckInChanged'; view: OnlineCheckInView };

interface OnlineCheckInServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  onlineCheckIns: OnlineCheckInRepository;
  corrections: Pick<CorrectionService, 'correctLocked'>;
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
    const { arrivalTime } = await this.needs.onlineCheckIns.find(booking.id, manager);
    const state = stateOfBooking(booking, today);
    return { booking, state, opensOn: firstOpening(booking), arrivalTime, requests: booking.specialRequests };
  }

  /**
   * Saves the time of arrival, and the requests as the booking's requests. When the saved values are neither those that the form
   * began with nor the wanted ones, another tab or the desk was faster: nothing is saved.
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
      if (!booking) return { kind: 'OnlineCheckInClosed', state: 'CLOSED', opensOn: null };
      const view = await this.view(booking, today, manager);
      const { state, opensOn } = view;
      if (state !== 'OPEN') return { kind: 'OnlineCheckInClosed', state, opensOn };
      if (isSame(view, wanted) && view.arrivalTime !== null) return { kind: 'OnlineCheckInSaved', view };
      if (!isSame(view, seen) && !isSame(view, wanted)) return { kind: 'OnlineCheckInChanged', view };
      const details = { specialRequests: wanted.requests };
      await this.needs.corrections.correctLocked(manager, booking, { details, actor }, now);
      await this.needs.onlineCheckIns.saveArrival(manager, bookingId, wanted.arrivalTime);
      return { kind: 'OnlineCheckInSaved', view: { ...view, ...wanted } };
    });
  }
}
