import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { RateRules } from '../pricing/rate-book';
import { isTonightClosed, lastCheckin } from '../property/booking-window.policy';
import type { PropertySource } from '../property/property.service';
import { guestsFaults } from '../rooms/guests.policy';
import type { PricingService } from '../quotes/pricing.service';
import type { RoomService } from '../rooms/room.service';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import { UNKNOWN_ROOM_TYPE } from '../quotes/stay.policy';
import type { RoomNightRepository } from '../stays/room-night.repository';
import { bestOfDay, dayOfType, type ArrivalRule, type CalendarDay } from './calendar-day';

/** The days, guests and type of a calendar. */
interface CalendarRequest {
  from: PlainDate;
  nights: number;
  /** Null for the best of all types. */
  roomType: RoomTypeName | null;
  guests: number;
  /** The ages of the children among the guests, in years. */
  children: readonly number[];
}

export const CALENDAR_NIGHTS = { least: 1, most: 100, usual: 62 };

type CalendarOutcome = { kind: 'StayCalendar'; days: CalendarDay[] } | InvalidInputOutcome;

/** Calculates for each day of some weeks: the price of a night, whether rooms are free, and which stays can begin. */
export class StayCalendarService {
  constructor(
    private readonly rooms: RoomService,
    private readonly pricing: PricingService,
    private readonly roomNights: RoomNightRepository,
    private readonly property: PropertySource,
    private readonly rules: { readonly current: Pick<RateRules, 'restrictions'> },
  ) {}

  async days(request: CalendarRequest, time: HotelTime): Promise<CalendarOutcome> {
    const faults = this.faultsOf(request, time);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const { from, nights, roomType } = request;
    const [types, free] = await Promise.all([
      this.rooms.roomTypes(),
      this.roomNights.freeRoomsOfNights({ checkin: from, checkout: addDays(from, nights) }),
    ]);
    const shown = types.filter(({ code }) => roomType === null || code === roomType);
    if (roomType !== null && shown.length === 0) return { kind: 'InvalidInput', faults: [UNKNOWN_ROOM_TYPE] };
    const dates = Array.from({ length: nights }, (_, day) => addDays(from, day));
    return { kind: 'StayCalendar', days: this.calendarOf(shown, { dates, free, who: request }, time) };
  }

  private calendarOf(
    types: readonly RoomType[],
    {
      dates,
      free,
      who,
    }: { dates: PlainDate[]; free: Map<string, Map<PlainDate, number>>; who: CalendarRequest },
    time: HotelTime,
  ): CalendarDay[] {
    const { today } = time;
    const { restrictions } = this.rules.current;
    const { guests, children } = who;
    const fitting = this.rooms.typesFor(types, { guests, children });
    const priced = dates.filter((date) => date >= today);
    const prices = this.pricing.pricesOfNights(fitting, priced, { guests, children }, today);
    const firstPriced = dates.length - priced.length;
    return dates.map((date, day) => {
      const outsideWindow = this.outsideWindow(date, time);
      const ofTypes = fitting.map(({ code }) => {
        const paise = prices.get(code)?.[day - firstPriced] ?? null;
        const night = { roomType: code, date, free: free.get(code)?.get(date) ?? 0, paise, outsideWindow };
        return dayOfType(night, restrictions, today);
      });
      return bestOfDay(ofTypes) ?? closedDay(date);
    });
  }

  /** Why no stay can begin on that date, independent of free rooms; null when a stay can begin. */
  private outsideWindow(date: PlainDate, { now, today }: HotelTime): ArrivalRule | null {
    const window = this.property.current;
    if (date < today || (date === today && isTonightClosed(now, window))) return 'PASSED';
    return date > lastCheckin(today, window) ? 'TOO_FAR_AHEAD' : null;
  }

  private faultsOf(request: CalendarRequest, { today }: HotelTime): FieldFaultParts[] {
    const { from, nights } = request;
    const faults = guestsFaults(request);
    const window = this.property.current;
    const last = lastCheckin(today, window);
    const { least, most } = CALENDAR_NIGHTS;
    if (from > last)
      faults.push(fieldFault('from', 'CHECKIN_TOO_LATE', { last, months: window.bookingWindowMonths }));
    if (nights < least || nights > most)
      faults.push(
        fieldFault('nights', 'NUMBER_OUT_OF_RANGE', {
          subject: 'nightsShown',
          minimum: least,
          maximum: most,
        }),
      );
    return faults;
  }
}

/** A day on which no room sleeps this number of guests. */
function closedDay(date: PlainDate): CalendarDay {
  return {
    date,
    state: 'CLOSED',
    roomsFree: 0,
    lowestPaise: null,
    roomType: null,
    noArrival: 'NOT_SOLD',
    closedToDeparture: false,
    minimumNights: 1,
  };
}
