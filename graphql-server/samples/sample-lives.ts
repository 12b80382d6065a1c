import type { CancellationRequest } from '../src/bookings/cancellations/cancellation.service';
import { DeskQuotes } from '../src/desk/desk-bookings/desk-quote.service';
import { guestActor, staffActor, type Actor } from '../src/platform/states/actor';
import { addDays, daysBetween, instantInZone, type PlainDate } from '../src/platform/time/dates';
import type { StaffSource } from '../src/payments/core/payment.entity';
import { SEEDED_ROOM_TYPES } from '../seeds/rooms';
import { addressOf, COMPANY, guestOf, NOTES, REQUESTS } from './sample-guests';
import { expectKind, freshKey, type SampleHotel } from './sample-hotel';
import type { SampleBooking, SampleFate } from './sample-plan';

/** Something that happens at a moment of the hotel. */
export interface SampleAct {
  at: Date;
  what: string;
  /** Concerns bookings of all rooms: nothing else may go on at its time. */
  isAlone?: boolean;
  run: () => Promise<void>;
}

/** The note that marks each booking of the sample. */
export const SAMPLE_NOTE = 'Sample booking.';

const PORTALS = ['Lakeside Travel', 'RoomFinder'];
const METHODS: readonly StaffSource[] = ['CARD_MACHINE', 'CASH', 'UPI', 'CASH'];
const NIGHT_MINUTE = 23 * 60 + 20;
const NOON_MINUTE = 12 * 60;
const EVENING_MINUTE = 18 * 60;
/** After the last arrival of a day. */
const LATE_MINUTE = 23 * 60 + 30;
/** One guest of so many complains. */
const COMPLAINTS = 12;
const MOMENT = 2;
const OPTION_DAYS = 2;
const HOLD_MINUTES_AGO = 4;
const GROUP = 3;
const ASKED_LATER_DAYS = 5;

const GUEST: Actor = guestActor(null);

/** One booking of the sample, from the first call to the last paper. */
class SampleLife {
  private id = '';
  private token = '';

  constructor(
    private readonly hotel: SampleHotel,
    private readonly plan: SampleBooking,
    private readonly today: PlainDate,
    private readonly now: Date,
  ) {}

  acts(): SampleAct[] {
    const { fate } = this.plan;
    return [this.act(this.bookedAt(), 'book', () => this.book()), ...this.afterwards()[fate]()];
  }

  /** What follows the booking. */
  private afterwards(): Record<SampleFate, () => SampleAct[]> {
    const { checkin, checkout, bookedOn, arrivalMinute } = this.plan;
    const comes = (until = checkout) => [
      ...this.arrival(),
      ...this.chargesOfFirstEvening(),
      ...this.departure(until),
    ];
    return {
      stays: () => comes(),
      'leaves early': () => comes(addDays(checkout, -1)),
      'is upgraded': () => [
        this.act(this.at(checkin, arrivalMinute - MOMENT), 'upgrade', () => this.upgrade()),
        ...comes(),
      ],
      'stays a night longer': () => [
        ...this.arrival(),
        this.act(this.at(addDays(checkin, 1), NOON_MINUTE - MOMENT), 'extend', () => this.extend()),
        ...this.departure(addDays(checkout, 1)),
      ],
      'does not come': () => [this.act(this.at(checkin, NIGHT_MINUTE), 'no-show', () => this.noShow())],
      'cancels in time': () => [
        this.act(this.at(addDays(bookedOn, GROUP), EVENING_MINUTE), 'cancel', () => this.cancel()),
      ],
      'cancels late': () => [
        this.act(this.at(addDays(checkin, -1), EVENING_MINUTE), 'cancel late', () => this.cancel()),
      ],
      'never pays': () => [
        this.lapse(this.at(bookedOn, this.plan.bookedMinute + 60), () => this.hotel.installation.sweep.run()),
      ],
      'is about to pay': () => [],
      'is an option': () => [],
      'is an option that lapses': () => [
        this.lapse(this.at(addDays(bookedOn, OPTION_DAYS + 1), MOMENT), () =>
          this.hotel.services.options.run(),
        ),
      ],
      'is an option that is confirmed': () => [
        this.act(this.at(addDays(bookedOn, 1), NOON_MINUTE), 'confirm', () => this.confirm()),
        ...comes(),
      ],
    };
  }

  private arrival(): SampleAct[] {
    const { checkin, arrivalMinute } = this.plan;
    return [this.act(this.at(checkin, arrivalMinute), 'check in', () => this.checkIn())];
  }

  /** Half of the guests eat or drink something, and a few of them complain. */
  private chargesOfFirstEvening(): SampleAct[] {
    const { number, checkin } = this.plan;
    if (number % 2 !== 0) return [];
    const dinner = this.act(this.at(checkin, LATE_MINUTE), 'charge', () => this.charge());
    if (number % COMPLAINTS !== 0) return [dinner];
    return [dinner, this.act(this.at(checkin, LATE_MINUTE + MOMENT), 'allow', () => this.allow())];
  }

  private departure(day: PlainDate): SampleAct[] {
    return [this.act(this.at(day, this.plan.departureMinute), 'check out', () => this.checkOut())];
  }

  private act(at: Date, what: string, run: () => Promise<unknown>): SampleAct {
    return {
      at,
      what: `${what} ${this.plan.number} (${this.plan.channel}, ${this.plan.fate})`,
      run: async () => {
        await run();
        if (this.id) await this.hotel.issueDocuments(this.id, at);
      },
    };
  }

  /** What ends by itself is ended by a job, which looks at all bookings. */
  private lapse(at: Date, run: () => Promise<unknown>): SampleAct {
    return { ...this.act(at, 'lapse', run), isAlone: true };
  }

  private at(day: PlainDate, minute: number): Date {
    const start = instantInZone(day, '00:00', this.hotel.services.clock.timeZone);
    return new Date(start.getTime() + minute * 60_000);
  }

  private bookedAt(): Date {
    const { fate, bookedOn, checkin, bookedMinute, arrivalMinute } = this.plan;
    if (fate === 'is about to pay') return new Date(this.now.getTime() - HOLD_MINUTES_AGO * 60_000);
    // A guest without a booking asks for a room and gets the key.
    return this.at(bookedOn, bookedOn === checkin ? arrivalMinute - MOMENT : bookedMinute);
  }

  private get isOption(): boolean {
    return this.plan.fate.startsWith('is an option');
  }

  /** Of a few present guests nobody has asked for the address, so that a task says that their invoice waits for it. */
  private get isAddressAsked(): boolean {
    return this.plan.checkin < addDays(this.today, -ASKED_LATER_DAYS) || this.plan.number % 4 !== 0;
  }

  private get isGroup(): boolean {
    return this.plan.rooms > 1;
  }

  private async book(): Promise<void> {
    const { channel, fate, bookedOn } = this.plan;
    const reference = channel === 'SITE' ? await this.bookOnSite() : await this.bookAtDesk();
    const text = this.plan.number % 4 === 1 ? NOTES[this.plan.number % NOTES.length] : undefined;
    const note = { reference, text: text ?? '', idempotencyKey: freshKey() };
    if (text && fate === 'stays')
      expectKind(await this.hotel.services.bookingNotes.add(this.hotel.staff, note), 'BookingNoteAdded');
    if (this.isGroup) await this.billCompany();
    if (channel === 'PHONE' && fate === 'stays' && this.plan.number % 3 === 0 && bookedOn < this.today)
      await this.hotel.take(reference, 'BANK_TRANSFER', 500_000);
  }

  private async bookOnSite(): Promise<string> {
    const { number, roomType, checkin, checkout, guests, children, extras, plan, fate } = this.plan;
    const { checkout: service, secrets, bookings } = this.hotel.services;
    const guest = guestOf(number);
    const stay = { roomType, checkin, checkout, guests, children, extras, plan };
    const form = service.readForm({
      ...stay,
      name: guest.name,
      email: addressOf(guest, number),
      phone: guest.phone,
      specialRequests: number % 5 === 0 ? REQUESTS[number % REQUESTS.length] : null,
      furtherStays: [],
      idempotencyKey: freshKey(),
    });
    const requester = {
      caller: '127.0.0.1',
      callerHashes: [secrets.token('sample caller', String(number))] as [string],
      guestUid: null,
      verifiedEmail: null,
    };
    const { booking } = expectKind(
      await service.createBooking(form, requester, this.hotel.clock),
      'BookingHold',
    );
    this.id = booking.id;
    this.token = bookings.accessToken(booking);
    if (fate === 'never pays' || fate === 'is about to pay') return booking.reference;
    const daysAgo = Math.max(0, daysBetween(this.plan.bookedOn, this.today));
    const order = booking.orders[0]?.gatewayId ?? '';
    await this.hotel.payOrder(order, daysAgo);
    return booking.reference;
  }

  private async bookAtDesk(): Promise<string> {
    const { number, channel, roomType, rooms, checkin, checkout, guests, children, extras, bookedOn } =
      this.plan;
    const guest = guestOf(number);
    const { deskBookings, deskQuotes } = this.hotel.services;
    const isPortal = channel === 'PORTAL';
    const stay = {
      ...{ roomType, checkin, checkout, guests, children: [...children], plan: null, extras },
      ...{ guestName: null, roomNumber: null, ratePaise: null },
    };
    const stays = Array.from({ length: rooms }, () => stay);
    // Some guests of portals and at the desk leave no address.
    const email = isPortal || number % 6 === 4 ? null : addressOf(guest, number);
    const asked = { stays, code: null, email, despiteRestrictions: false };
    const clock = this.hotel.clock;
    const time = { now: await clock.now(), today: await clock.businessDay() };
    const { quote } = expectKind(await deskQuotes.quote(asked, time), 'Quote');
    const form = {
      ...{ channel: channel === 'SITE' ? ('DESK' as const) : channel, stays, code: null, email },
      name: guest.name,
      phone: isPortal && number % 2 === 0 ? null : guest.phone,
      portal: isPortal ? `${PORTALS[number % PORTALS.length] ?? ''} ${48_200 + number}` : null,
      portalBooking: this.soldByPortal(),
      specialRequests: number % 5 === 0 ? (REQUESTS[number % REQUESTS.length] ?? null) : null,
      optionUntil: this.optionUntil(bookedOn),
      ...{ rateReason: null, restrictionsReason: null, idempotencyKey: freshKey() },
      ...{ expectedTotal: DeskQuotes.totalOf(quote), despiteDoNotRent: false },
    };
    const { booking } = expectKind(
      await deskBookings.create(form, this.hotel.staff, clock),
      'DeskBookingMade',
    );
    this.id = booking.id;
    return booking.reference;
  }

  /** One of the portals collects from guests who stay; the other one’s bookings have only its name and number. */
  private soldByPortal() {
    const { channel, fate, number } = this.plan;
    const newPortal = PORTALS[number % PORTALS.length] ?? null;
    if (channel !== 'PORTAL' || fate !== 'stays' || newPortal !== PORTALS[0]) return null;
    const terms = { collector: 'PORTAL' as const, commissionBasisPoints: 1_500, commissionPaise: null };
    return { ...{ portalId: null, newPortal, number: String(48_200 + number) }, ...terms };
  }

  /** Options that are still open end tomorrow or later. */
  private optionUntil(bookedOn: PlainDate): PlainDate | null {
    if (!this.isOption) return null;
    return this.plan.fate === 'is an option'
      ? addDays(this.today, 1 + (this.plan.number % GROUP))
      : addDays(bookedOn, OPTION_DAYS);
  }

  private async billCompany(): Promise<void> {
    const { billingDetails } = this.hotel.services;
    expectKind(await billingDetails.setAtDesk(this.hotel.staff, this.id, COMPANY), 'BillingDetailsSet');
  }

  private async confirm(): Promise<void> {
    const { options } = this.hotel.services;
    const step = { action: 'confirmTentative' } as const;
    expectKind(await options.change(this.id, step, this.hotel.staff, this.hotel.clock), 'TentativeChanged');
  }

  private async checkIn(): Promise<void> {
    const { checkIns, billingDetails } = this.hotel.services;
    const { name, stays } = await this.hotel.booking(this.id);
    for (const { id: stayId } of stays) {
      const arrival = { stayId, guestName: null, despiteRoomState: true, despiteDoNotRent: false };
      expectKind(await checkIns.checkIn(this.hotel.staff, arrival, this.hotel.clock), 'StayMoved');
    }
    // Portals send what their guests have paid.
    if (this.plan.channel === 'PORTAL') await this.hotel.takeBalance(this.id, 'PORTAL');
    if (this.isAddressAsked && (await billingDetails.isAddressNeeded(this.id)))
      await billingDetails.setAtDesk(this.hotel.staff, this.id, {
        ...{ name, address: ['7 Fateh Sagar Road', 'Udaipur'], pinCode: '313001', gstin: null },
        state: { code: '08', name: 'Rajasthan' },
      });
  }

  private async charge(): Promise<void> {
    const { postedCharges, chargeItems } = this.hotel.services;
    const items = (await chargeItems.find()).filter(({ isFavourite }) => isFavourite);
    const item = items[(this.plan.number / 2) % items.length]?.id ?? null;
    const [stay] = (await this.hotel.booking(this.id)).stays;
    const form = {
      item,
      extra: null,
      words: null,
      quantity: this.plan.guests,
      day: null,
      idempotencyKey: freshKey(),
    };
    const time = await this.hotel.clock.time();
    expectKind(await postedCharges.post(this.hotel.staff, stay?.id ?? '', form, time), 'ChargesStored');
  }

  private async allow(): Promise<void> {
    const { reference } = await this.hotel.booking(this.id);
    const words = { reason: 'The air conditioning was loud.', idempotencyKey: freshKey() };
    const form = { line: null, amount: 50_000, ...words };
    const time = await this.hotel.clock.time();
    const { postedCharges } = this.hotel.services;
    expectKind(await postedCharges.allow(this.hotel.staff, reference, form, time), 'ChargesStored');
  }

  private async checkOut(): Promise<void> {
    const { checkOuts } = this.hotel.services;
    const { stays } = await this.hotel.booking(this.id);
    for (const [index, { id: stayId }] of stays.entries()) {
      const clock = this.hotel.clock;
      const previewed = async () =>
        expectKind(await checkOuts.preview(stayId, null, clock), 'Figures').figures;
      let figures = await previewed();
      if (index === stays.length - 1 && figures.balancePaise > 0) {
        await this.hotel.takeBalance(this.id, METHODS[this.plan.number % METHODS.length] ?? 'CASH');
        figures = await previewed();
      }
      const departure = {
        ...{ stayId, setPaise: null, reason: null, idempotencyKey: freshKey() },
        expectedRefund: figures.nightsGivenUp > 0 ? figures.refundPaise : null,
        toCompany: false,
        despiteLimit: false,
        despiteDeposit: false,
        despiteBalance: index < stays.length - 1,
      };
      expectKind(await checkOuts.checkOut(this.hotel.staff, departure, clock), 'StayMoved');
    }
    await this.hotel.sendRefunds();
  }

  /** Guests cancel on the page of their booking; all others call the desk. */
  private async cancel(): Promise<void> {
    const isGuest = this.token !== '';
    await this.end({
      ...{ by: isGuest ? 'guest' : 'staff', kind: 'CANCELLATION' },
      reason: isGuest ? null : 'The guest called: other plans.',
    });
  }

  private async noShow(): Promise<void> {
    await this.end({ by: 'staff', kind: 'NO_SHOW', reason: 'Nobody came, and nobody answered the phone.' });
  }

  private async end({
    by,
    kind,
    reason,
  }: Pick<CancellationRequest, 'by' | 'kind' | 'reason'>): Promise<void> {
    const { cancellations } = this.hotel.services;
    const time = await this.hotel.clock.time();
    const wanted = { by, kind, stayIds: null, setPaise: null };
    const preview = await cancellations.preview(await this.hotel.booking(this.id), wanted, time);
    const { refundPaise: expectedRefund } = expectKind(preview, 'Figures').figures;
    const form = { ...wanted, reason, expectedRefund, idempotencyKey: freshKey() };
    const outcome =
      by === 'guest'
        ? await cancellations.cancel(this.id, { ...form, actor: GUEST }, time)
        : await cancellations.cancelAtDesk(
            this.hotel.staff,
            this.id,
            { ...form, actor: staffActor(this.hotel.staff.uid) },
            time,
          );
    expectKind(outcome, 'BookingCancelled');
    await this.hotel.sendRefunds();
  }

  /** A larger room at the price of the booking: the first one that nobody has. */
  private async upgrade(): Promise<void> {
    const { moves } = this.hotel.services;
    const [stay] = (await this.hotel.booking(this.id)).stays;
    const rooms = await this.hotel.services.rooms.rooms();
    const fromRoom = rooms.find(({ id }) => id === stay?.roomId)?.number ?? '';
    for (const toRoom of SEEDED_ROOM_TYPES['Double']?.rooms.toReversed() ?? []) {
      const outcome = await moves.move(
        this.hotel.staff,
        {
          ...{ stayId: stay?.id ?? '', fromRoom, toRoom, from: null, despitePromise: false },
          ...{ despiteRoomState: true, reason: 'A returning guest.', idempotencyKey: freshKey() },
        },
        this.hotel.clock,
      );
      if (outcome.kind !== 'RoomTaken') return void expectKind(outcome, 'StaysMoved');
    }
  }

  private async extend(): Promise<void> {
    const { bookingChanges } = this.hotel.services;
    const booking = await this.hotel.booking(this.id);
    const asked = booking.stays.map(({ id, roomType, checkin, checkout, guests }) => ({
      ...{ id, roomType, checkin, checkout: addDays(checkout, 1), guests },
    }));
    const wanted = { by: 'staff' as const, asked };
    const clock = this.hotel.clock;
    const preview = await bookingChanges.preview(booking, wanted, await clock.time());
    const request = {
      ...{ ...wanted, idempotencyKey: freshKey(), reason: 'Stays a night longer.', isPaidAtHotel: true },
      expectedDifference: expectKind(preview, 'Figures').figures.duePaise,
      actor: staffActor(this.hotel.staff.uid),
    };
    expectKind(await bookingChanges.change(booking, request, clock, this.hotel.staff), 'BookingChanged');
  }
}

/** What happens with a booking of the sample, until the end of its stay. */
export function actsOf(
  hotel: SampleHotel,
  plan: SampleBooking,
  { today, now }: { today: PlainDate; now: Date },
): SampleAct[] {
  return new SampleLife(hotel, plan, today, now).acts();
}
