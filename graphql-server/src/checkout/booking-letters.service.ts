import type { EntityManager } from 'typeorm';
import type { Booking } from '../bookings/booking.entity';
import type { BookingService } from '../bookings/booking.service';
import { calendarFile } from '../bookings/calendar-file';
import { queueMail } from '../notifications/mail-queue';
import type { BookingFacts, RefundReason } from '../notifications/mails/mail-facts';
import type { Payment } from '../payments/payment.entity';
import { dollars, rupees, writeMoney } from '../platform/money';
import { PROPERTY } from '../property/property';

/** The stay of a booking as a calendar file. */
export function calendarFileOf(booking: Booking): string {
  return calendarFile({
    reference: booking.reference,
    checkin: booking.checkin,
    checkout: booking.checkout,
    summary: `Stay at ${PROPERTY.name}`,
    description: `Reference ${booking.reference}. Check-in ${PROPERTY.checkinTime}, check-out ${PROPERTY.checkoutTime}.`,
    location: PROPERTY.address,
    stamp: booking.createdAt,
  });
}

/** Tells guest and hotel what became of a booking, in the transaction in which it became so. */
export class BookingLetters {
  constructor(
    private readonly bookings: BookingService,
    private readonly siteUrl: string,
  ) {}

  async queueConfirmation(manager: EntityManager, booking: Booking, paidLate: boolean): Promise<void> {
    const facts = this.factsOf(booking);
    await queueMail(manager, { kind: 'booking confirmed', booking: facts, paidLate });
    await queueMail(manager, { kind: 'booking for the hotel', booking: facts });
  }

  async queueRefund(
    manager: EntityManager,
    booking: Booking,
    payment: Payment,
    why: RefundReason,
  ): Promise<void> {
    const amount = writeMoney({ amount: payment.amountPaise, currency: payment.currency });
    const booked = this.factsOf(booking);
    await queueMail(manager, {
      kind: 'payment refunded',
      booking: booked,
      paymentId: payment.id,
      amount,
      why,
    });
  }

  private factsOf(booking: Booking): BookingFacts {
    const { quote } = booking;
    return {
      bookingId: booking.id,
      reference: booking.reference,
      guestName: booking.name,
      guestEmail: booking.email,
      guestPhone: booking.phone,
      roomType: booking.roomTypeName,
      checkin: booking.checkin,
      checkout: booking.checkout,
      nights: quote.nights,
      guests: booking.guests,
      specialRequests: booking.specialRequests,
      total: writeMoney(rupees(quote.total)),
      totalInDollars: writeMoney(dollars(quote.totalCents)),
      taxes: quote.taxes.map(({ label, amount }) => ({ label, amount: writeMoney(rupees(amount)) })),
      roomCharge: writeMoney(rupees(quote.roomCharge)),
      pageUrl: `${this.siteUrl}/booking#${this.bookings.accessToken(booking)}`,
      calendarFile: calendarFileOf(booking),
    };
  }
}
