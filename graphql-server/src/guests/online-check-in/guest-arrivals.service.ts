import type { BookingStatus } from '../../bookings/core/booking.states';
import type { StayStatus } from '../../selling/stays/stay.states';
import type { ParticularName } from '../register/register.policy';
import type { OpenedEntry, RegisterService } from '../register/register.service';
import { missingOfNobody } from './announced-guest';
import type { OnlineCheckInRepository } from './online-check-in.repository';

/** A booking from which guests may still arrive. */
export interface ComingBooking {
  id: string;
  status: BookingStatus;
  stays: readonly { id: string; status: StayStatus; guests: number }[];
}

/** A person about whom the register lacks details. */
export interface MissingParticulars {
  stay: string;
  position: number;
  /** Whether nothing is saved of the person. */
  isUnknown: boolean;
  missing: readonly ParticularName[];
}

/** What the desk knows about the expected guests of a booking before they arrive. It contains no names. */
export interface GuestArrival {
  arrivalTime: string | null;
  /** The number of expected guests; 0 while the hotel keeps no register in this product. */
  guests: number;
  /** The number of expected guests whose entries in the register are complete. */
  ready: number;
  incomplete: MissingParticulars[];
}

/** Tells the desk what guests have entered before they arrive, and what is missing. */
export class GuestArrivals {
  constructor(
    private readonly onlineCheckIns: Pick<OnlineCheckInRepository, 'arrivalTimes'>,
    private readonly register: Pick<RegisterService, 'readIfOpen'>,
  ) {}

  /** Whether the desk expects people of the booking. */
  expects({ status, stays }: ComingBooking): boolean {
    return status === 'CONFIRMED' && stays.some(isExpected);
  }

  /** What the desk knows about each booking with expected guests, by the id of the booking. */
  async of(bookings: readonly ComingBooking[]): Promise<ReadonlyMap<string, GuestArrival>> {
    const coming = bookings.filter((booking) => this.expects(booking));
    const ids = coming.map(({ id }) => id);
    const times = await this.onlineCheckIns.arrivalTimes(ids);
    const entries = await this.register.readIfOpen(ids);
    return new Map(
      coming.map((booking) => {
        const known = (entries ?? []).filter(({ bookingId }) => bookingId === booking.id);
        // Without a register no details are missing.
        const expected = entries ? booking.stays.filter(isExpected) : [];
        return [booking.id, arrivalOf(expected, known, times.get(booking.id) ?? null)];
      }),
    );
  }
}

const isExpected = ({ status }: { status: StayStatus }): boolean => status === 'EXPECTED';

function arrivalOf(
  stays: ComingBooking['stays'],
  entries: readonly OpenedEntry[],
  arrivalTime: string | null,
): GuestArrival {
  const people = stays.flatMap(({ id: stay, guests }) =>
    Array.from({ length: guests }, (_person, index) => {
      const position = index + 1;
      const entry = entries.find((one) => one.stayId === stay && one.position === position);
      return { stay, position, isUnknown: !entry, missing: entry?.missing ?? missingOfNobody };
    }),
  );
  const incomplete = people.filter(({ missing }) => missing.length > 0);
  return { arrivalTime, guests: people.length, ready: people.length - incomplete.length, incomplete };
}
