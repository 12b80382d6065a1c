import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { addDays } from '../../platform/time/dates';
import type { FolioReadModel } from './folio.read-model';
import type { DayReadModel } from './day.read-model';
import type { DeskFilter, DeskReadModel } from './desk.read-model';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { CsvFile } from '../../platform/text/csv-file';
import { rupees } from '../../platform/money/money';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { RecordNotFound } from '../../platform/refusals/refusal.type';
import { Quote } from '../../selling/quotes/quote.results';
import { recordedDay } from '../../platform/refusals/recorded-days';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PlainDate } from '../../platform/time/dates';
import { isLive } from '../../selling/stays/stay.states';
import {
  Arrival,
  Departure,
  HouseRoom,
  HouseRoomState,
  OccupiedHouse,
  OccupiedRoom,
} from './arrival.results';
import { BOOKINGS_FILE, type BookingExport } from './booking-export';
import { guestBookingOf } from './guest-booking';
import { isExpectedBy, isInHouse, isOfDepartures, leavesOn } from './house';
import {
  FrontDesk,
  GuestBookingDetails,
  GuestBookingFilter,
  GuestBookingPage,
  GuestBookingResult,
} from './desk.results';
import { GuestPayment } from './payment.results';
import type {
  BookingHistoryReadModel,
  DisputeRow,
  PaymentRow,
  RefundRow,
} from './booking-history.read-model';
import type { DeskRow, DeskStay } from './desk-row';

const OCCUPANCY_NIGHTS = 14;

const FILTER = 'Which bookings; all of them when left out.';

function filterFrom(filter: GuestBookingFilter | null): DeskFilter {
  return {
    search: filter?.search ?? '',
    status: filter?.status ?? null,
    channel: filter?.channel ?? null,
    balance: filter?.balance ?? null,
    from: filter?.from ?? null,
    to: filter?.to ?? null,
  };
}

/** The rooms of a booking whose guests arrive on the day. */
function arrivalsOf(row: DeskRow, day: PlainDate): Arrival[] {
  const booking = guestBookingOf(row);
  return booking.stays.flatMap((stay, place) => {
    if (stay.checkin !== day || !isLive(stay)) return [];
    const { extraLines = [], includedExtras = [] } = row.quote.stays[place] ?? {};
    const sold = extraLines.map(({ extra: { name, quantity } }) => `${name} × ${quantity}`);
    return [Object.assign(new Arrival(), { stay, booking, extras: [...includedExtras, ...sold] })];
  });
}

/** The rooms of a booking whose guests leave on the day, or have left. */
function departuresOf(row: DeskRow, day: PlainDate, businessDay: PlainDate): Departure[] {
  const booking = guestBookingOf(row);
  return booking.stays
    .filter((stay) => isLive(stay) && isOfDepartures(stay, day, businessDay))
    .map((stay) => Object.assign(new Departure(), { stay, booking }));
}

/** The rooms of a booking with people in them. */
function occupiedRoomsOf(row: DeskRow): OccupiedRoom[] {
  const booking = guestBookingOf(row);
  const occupied = booking.stays.filter(isInHouse);
  return occupied.map((stay) => Object.assign(new OccupiedRoom(), { stay, booking }));
}

/** The rooms of the booking whose guests are here, arrive or leave on the day. */
function houseRoomsOf({ name, stays }: DeskRow, day: PlainDate): HouseRoom[] {
  const ofToday = stays.filter(
    (stay) =>
      isInHouse(stay) || isExpectedBy(stay, day) || (stay.status === 'DEPARTED' && leavesOn(stay, day)),
  );
  return ofToday.map((stay) =>
    Object.assign(new HouseRoom(), {
      roomNumber: stay.roomNumber,
      guestName: stay.guestName ?? name,
      isHere: isInHouse(stay),
      state: houseStateOf(stay, day),
    }),
  );
}

function houseStateOf(stay: DeskStay, day: PlainDate): HouseRoomState {
  if (stay.status === 'DEPARTED' || (isInHouse(stay) && stay.checkout <= day)) return HouseRoomState.LEAVES;
  return isInHouse(stay) ? HouseRoomState.STAYS : HouseRoomState.ARRIVES;
}

const IN_NUMERIC_ORDER = new Intl.Collator('en', { numeric: true });

function byRoomNumber({ roomNumber: first }: HouseRoom, { roomNumber: second }: HouseRoom): number {
  return IN_NUMERIC_ORDER.compare(first ?? '', second ?? '');
}

function byRoomOfStay({ stay: first }: OccupiedRoom, { stay: second }: OccupiedRoom): number {
  return IN_NUMERIC_ORDER.compare(first.roomNumber ?? '', second.roomNumber ?? '');
}

function paymentView(payment: PaymentRow, refunds: RefundRow[], disputes: DisputeRow[]): GuestPayment {
  return Object.assign(new GuestPayment(), {
    ...payment,
    amount: rupees(payment.amount),
    refunds: refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .map((refund) => ({ ...refund, amount: rupees(refund.amount) })),
    disputes: disputes
      .filter(({ gatewayPaymentId }) => gatewayPaymentId === payment.gatewayPaymentId)
      .map((dispute) => ({
        ...dispute,
        amount: rupees(dispute.amount),
        amountDeducted: rupees(dispute.amountDeducted),
      })),
  });
}

@Resolver()
export class DeskResolver {
  constructor(
    private readonly desk: DeskReadModel,
    private readonly bookingExport: BookingExport,
    private readonly history: BookingHistoryReadModel,
    private readonly day: DayReadModel,
    private readonly folio: FolioReadModel,
  ) {}

  @Needs('bookings.read')
  @Query(() => FrontDesk, {
    description:
      'For the administrator: the arrivals, departures and guests in the house on the business day, which ends at 06:00.',
  })
  async frontDesk(@Ctx() { clock }: RequestContext): Promise<FrontDesk> {
    const today = await clock.businessDay();
    const [{ arrivals, departures, inHouse, heads }, tomorrow, occupancy] = await Promise.all([
      this.desk.today(today),
      this.day.comingAndGoing(addDays(today, 1)),
      this.day.occupancy(today, OCCUPANCY_NIGHTS),
    ]);
    return Object.assign(new FrontDesk(), {
      today,
      tomorrow,
      occupancy,
      heads,
      arrivals: arrivals.map(guestBookingOf),
      departures: departures.map(guestBookingOf),
      inHouse: inHouse.map(guestBookingOf),
    });
  }

  @Needs('bookings.read')
  @Query(() => [Arrival], {
    description:
      'For the administrator: each room of a confirmed booking whose guest arrives on the day, by room; for the printed list.',
  })
  async arrivals(
    @Arg('day', () => PlainDateScalar, { description: 'The day of check-in.' }) day: string,
  ): Promise<Arrival[]> {
    const { arrivals } = await this.desk.today(recordedDay('day', day));
    return arrivals.flatMap((row) => arrivalsOf(row, day)).toSorted(byRoomOfStay);
  }

  @Needs('bookings.read')
  @Query(() => [Departure], {
    description:
      'For the administrator: each room of a confirmed booking whose guest leaves on the day, by room; on the business day those who should have left earlier, too. For the printed list.',
  })
  async departures(
    @Arg('day', () => PlainDateScalar, { description: 'The day of check-out.' }) day: string,
    @Ctx() { clock }: RequestContext,
  ): Promise<Departure[]> {
    const businessDay = await clock.businessDay();
    const rows = await this.desk.departures(recordedDay('day', day), businessDay);
    return rows.flatMap((row) => departuresOf(row, day, businessDay)).toSorted(byRoomOfStay);
  }

  @Needs('house.read')
  @Query(() => [HouseRoom], {
    description: 'The rooms with guests on the business day, by number: for housekeeping.',
  })
  async houseRooms(@Ctx() { clock }: RequestContext): Promise<HouseRoom[]> {
    const day = await clock.businessDay();
    const { arrivals, departures, inHouse } = await this.desk.today(day);
    const rows = new Map([...arrivals, ...departures, ...inHouse].map((row) => [row.reference, row]));
    return [...rows.values()].flatMap((row) => houseRoomsOf(row, day)).toSorted(byRoomNumber);
  }

  @Needs('bookings.read')
  @Query(() => OccupiedHouse, {
    description:
      'For the administrator: each room with people in it now, for the printed list of who is in the house.',
  })
  async occupiedHouse(@Ctx() { clock }: RequestContext): Promise<OccupiedHouse> {
    const { inHouse } = await this.desk.today(await clock.businessDay());
    const rooms = inHouse.flatMap((row) => occupiedRoomsOf(row)).toSorted(byRoomOfStay);
    return Object.assign(new OccupiedHouse(), { at: await clock.now(), rooms });
  }

  @Needs('bookings.read')
  @Query(() => GuestBookingPage, { description: 'For the administrator: the bookings, newest first.' })
  async guestBookings(
    @Arg('filter', () => GuestBookingFilter, { nullable: true, description: FILTER })
    filter: GuestBookingFilter | null,
    @Args() page: PageArguments,
  ): Promise<GuestBookingPage> {
    const { bookings, totalCount } = await this.desk.find(filterFrom(filter), skipAndTake(page));
    return Object.assign(new GuestBookingPage(), {
      bookings: bookings.map(guestBookingOf),
      ...pageInfo(page, totalCount),
    });
  }

  @Needs('bookings.read')
  @Query(() => GuestBookingResult, {
    description: 'For the administrator: one booking with its price, its history and its payments.',
  })
  async guestBooking(
    @Arg('reference', () => String, { description: 'The reference, such as SC-7K3M9Q2X.' }) reference: string,
  ): Promise<typeof GuestBookingResult> {
    const row = await this.desk.byReference(reference);
    if (!row) return new RecordNotFound();
    const [history, folio, { payments, refunds, disputes }] = await Promise.all([
      this.history.historyOf(row),
      this.folio.entriesOf(row.id),
      this.history.paymentsOf(row),
    ]);
    return Object.assign(new GuestBookingDetails(), {
      booking: guestBookingOf(row),
      quote: Quote.of(row.quote),
      history,
      folio: folio.map(({ amountPaise, balancePaise, ...entry }) => ({
        ...entry,
        amount: rupees(amountPaise),
        balance: rupees(balancePaise),
      })),
      payments: payments.map((payment) => paymentView(payment, refunds, disputes)),
    });
  }

  @Needs('bookings.export', { again: true })
  @Query(() => CsvFile, {
    description:
      'For the administrator: the bookings as a table, with a column for GST. Times are in the hotel’s time zone. The last row has the totals of the confirmed bookings.',
    deprecationReason:
      'GET /api/bookings.csv sends the table while it is read, however long it is. Deprecated on 2026-11-26.',
  })
  async exportGuestBookings(
    @Arg('filter', () => GuestBookingFilter, { nullable: true, description: FILTER })
    filter: GuestBookingFilter | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const parts = this.bookingExport.parts(staffOf(context), filterFrom(filter), context.clock.timeZone);
    let content = '';
    for await (const part of parts) content += part;
    return Object.assign(new CsvFile(), { filename: BOOKINGS_FILE, content });
  }
}
