import type { LocalRazorpay } from '../../local/local-razorpay';
import { SAMPLE_ROOM_TYPES } from '../../seeds/rooms';
import { firstOrderOf, type BookingRecord } from '../../src/bookings/core/booking-record';
import { readSettings } from '../../src/env';
import { createLog } from '../../src/platform/log/log';
import { addDays } from '../../src/platform/time/dates';
import { install, type Installation } from '../../src/app/installation';
import { environmentOf } from '../../tests/testkit/test-server';

// A rehearsal sends no mails: they stay in the queue, which is compared, too.
const NO_INBOX = { smtpUrl: 'smtp://127.0.0.1:9' };

const NIGHTS = 2;
const FIRST_DAY = 5;
// The number of stays that follow each other in one room; the next guests take another type.
const STAYS = 150;
const AT_ONCE = 6;

/** The application on a database, without its jobs, so that only the rehearsal changes it. */
export function openHotel(database: string, razorpay: LocalRazorpay): Promise<Installation> {
  const settings = readSettings(environmentOf({ database, port: 0, razorpay, inbox: NO_INBOX }));
  return install(settings, createLog(settings.LOG_LEVEL));
}

/** Guests who book and pay as the site allows. Each has an address and a caller of their own. */
export class Guests {
  private count = 0;

  constructor(private readonly razorpay: LocalRazorpay) {}

  /** Lets `count` guests come. One in five leaves before paying; for one in seven the first attempt fails. */
  async come(hotel: Installation, count: number): Promise<void> {
    const end = this.count + count;
    const comeInTurn = async (): Promise<void> => {
      while (this.count < end) await this.comeOne(hotel);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn));
  }

  /** A room held for the next guest, with its order. */
  hold(hotel: Installation): Promise<BookingRecord> {
    return this.holdFor((this.count += 1), hotel);
  }

  /** The next guest books and pays. */
  async book(hotel: Installation): Promise<BookingRecord> {
    const booking = await this.hold(hotel);
    await this.pay(hotel, booking);
    return booking;
  }

  /** Pays at the gateway and comes back to the site. */
  async pay(
    hotel: Installation,
    booking: BookingRecord,
    outcome: 'capture' | 'fail' = 'capture',
  ): Promise<void> {
    const { checkout } = await this.razorpay.pay(firstOrderOf(booking)?.gatewayId ?? '', {
      outcome,
      webhook: false,
    });
    const { kind } = await hotel.services.paymentConfirmation.confirm(
      {
        orderId: checkout.razorpay_order_id,
        paymentId: checkout.razorpay_payment_id,
        signature: checkout.razorpay_signature,
      },
      null,
      hotel.services.clock.forRequest(),
    );
    const expected = outcome === 'capture' ? 'BookingConfirmed' : 'PaymentNotVerified';
    if (kind !== expected) throw new Error(`${booking.reference} was to be ${expected} and is ${kind}`);
  }

  private async comeOne(hotel: Installation): Promise<void> {
    const number = (this.count += 1);
    const booking = await this.holdFor(number, hotel);
    if (number % 7 === 0) await this.pay(hotel, booking, 'fail');
    if (number % 5 !== 0) await this.pay(hotel, booking);
  }

  private async holdFor(number: number, hotel: Installation): Promise<BookingRecord> {
    const checkin = addDays(await hotel.services.clock.today(), FIRST_DAY + NIGHTS * (number % STAYS));
    const outcome = await hotel.services.checkout.createBooking(
      hotel.services.checkout.readForm({
        name: `Guest ${number}`,
        email: `guest${number}@example.com`,
        phone: '+91 98765 43210',
        checkin,
        checkout: addDays(checkin, NIGHTS),
        guests: 1,
        roomType: SAMPLE_ROOM_TYPES[Math.floor(number / STAYS) % SAMPLE_ROOM_TYPES.length] ?? 'Single',
        furtherStays: [],
      }),
      { caller: '127.0.0.1', callerHashes: [`caller ${number}`], guestUid: null, verifiedEmail: null },
      hotel.services.clock.forRequest(),
    );
    if (outcome.kind !== 'BookingHold') throw new Error(`Guest ${number} got no room: ${outcome.kind}`);
    return outcome.booking;
  }
}
