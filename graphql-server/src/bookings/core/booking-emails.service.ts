import type { EntityManager } from 'typeorm';
import type { Booking } from './booking.entity';
import {
  balanceDueDay,
  guestBalance,
  quoteOf,
  type BookedOrder,
  type BookedStay,
  type BookingRecord,
} from './booking-record';
import { mailedTerms } from './booking-terms';
import type { BookingRepository } from './booking.repository';
import type { BookingService } from './booking.service';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import type { Clock } from '../../platform/time/clock';
import { queueMail, queueMails } from '../../mails/notifications/mail-queue';
import { readRefundReason } from '../../mails/notifications/mails/booking-emails';
import type { BookingMailData, MailData } from '../../mails/notifications/mails/mail-data';
import type { RefundReason } from '../../payments/core/refund.states';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { Refund } from '../../payments/core/refund.entity';
import type { RefundRepository } from '../../payments/core/refund.repository';
import { inCurrency, rupees, writeMoney } from '../../platform/money/money';
import { centsOf, rateCurrencyOf, sumsOfQuote, type QuoteAmounts } from '../../selling/quotes/quote';
import { asksForMoney, paymentSentence } from '../../selling/rates/payment-terms';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { SHARED_SIZE, sharedAddress } from '../../pictures/core/picture-file.policy';
import type { RoomService } from '../../selling/rooms/room.service';
import type { BookingCalendar } from './booking-calendar';
import { mailedStay } from './mailed-stay';

function promotionOf({ promotion: used }: BookingRecord): BookingMailData['promotion'] {
  if (!used) return null;
  const { promotion, savedPaise } = used;
  return { name: promotion.name, saved: savedPaise === 0 ? null : writeMoney(rupees(savedPaise)) };
}

/** Each extra of all rooms, such as 'Breakfast × 4', before tax. */
function extrasOf({ stays }: QuoteAmounts): BookingMailData['extras'] {
  const lines = stays.flatMap(({ extraLines }) => extraLines);
  return lines.map(({ extra: { name, quantity }, valuePaise }) => ({
    label: `${name} × ${quantity}`,
    amount: writeMoney(rupees(valuePaise)),
  }));
}

interface BookingEmailsNeeds {
  bookings: BookingRepository;
  bookingService: BookingService;
  refunds: RefundRepository;
  payments: Pick<PaymentRepository, 'keptOf'>;
  calendar: BookingCalendar;
  siteUrl: string;
  clock: Pick<Clock, 'now' | 'timeZone'>;
  rooms: Pick<RoomService, 'findType'>;
  pictures: Pick<PictureIndex, 'shown'>;
}

/** Queues the mails to guest and hotel in the transaction that changes the booking, and reads the mails’ data. */
export class BookingEmails {
  constructor(private readonly needs: BookingEmailsNeeds) {}

  async queueConfirmation(manager: EntityManager, booking: Booking, paidLate: boolean): Promise<void> {
    await queueMails(manager, [
      { kind: 'booking confirmed', bookingId: booking.id, paidLate },
      { kind: 'booking for the hotel', bookingId: booking.id },
    ]);
  }

  async queueRefund(
    manager: EntityManager,
    booking: Booking,
    refund: Refund,
    why: RefundReason,
  ): Promise<void> {
    const { id: refundId, paymentId } = refund;
    await queueMail(manager, { kind: 'payment refunded', bookingId: booking.id, refundId, paymentId, why });
  }

  /** Confirms to the guest that a payment of the balance has arrived. */
  async queueReceipt(
    manager: EntityManager,
    { id: bookingId }: Pick<Booking, 'id'>,
    { id: orderId }: Pick<BookedOrder, 'id'>,
  ): Promise<void> {
    await queueMail(manager, { kind: 'payment received', bookingId, orderId });
  }

  async receipt({ bookingId, orderId }: QueuedMailOf<'payment received'>): Promise<MailData> {
    const record = await this.needs.bookings.findById(bookingId);
    const order = record?.orders.find(({ id }) => id === orderId);
    if (!order) throw new Error(`Booking ${bookingId} has no order ${orderId}.`);
    const amount = writeMoney(rupees(order.amountPaise));
    return { kind: 'payment received', booking: await this.mailDataOf(bookingId), orderId, amount };
  }

  async confirmation({ bookingId, paidLate }: QueuedMailOf<'booking confirmed'>): Promise<MailData> {
    return { kind: 'booking confirmed', booking: await this.mailDataOf(bookingId), paidLate };
  }

  async link({ bookingId, messageId }: QueuedMailOf<'booking link'>): Promise<MailData> {
    return { kind: 'booking link', booking: await this.mailDataOf(bookingId), messageId };
  }

  async hotelNotice({ bookingId }: QueuedMailOf<'booking for the hotel'>): Promise<MailData> {
    return { kind: 'booking for the hotel', booking: await this.mailDataOf(bookingId) };
  }

  async refundNotice(mail: QueuedMailOf<'payment refunded'>): Promise<MailData> {
    const refund = mail.refundId
      ? await this.needs.refunds.findById(mail.refundId)
      : await this.needs.refunds.findFirstOf(mail.paymentId);
    if (!refund) throw new Error(`There is no refund of payment ${mail.paymentId}.`);
    const { payment } = refund;
    const amount = writeMoney({ amount: refund.amountPaise, currency: payment.currency });
    const booking = await this.mailDataOf(mail.bookingId);
    return {
      kind: 'payment refunded',
      booking,
      refundId: refund.id,
      amount,
      isRest: refund.amountPaise < payment.amountPaise,
      why: readRefundReason(mail.why),
    };
  }

  /** The data of a mail about a booking, limited to the stays with these ids if they are given. */
  async mailDataOf(bookingId: string, stayIds?: readonly string[]): Promise<BookingMailData> {
    const booking = await this.needs.bookings.findById(bookingId);
    if (!booking) throw new Error(`There is no booking ${bookingId}.`);
    return this.detailsOf(
      booking,
      booking.stays.filter(({ id }) => stayIds?.includes(id) ?? true),
    );
  }

  /** The first picture of the room type; null when the hotel shows no picture of it. */
  private async pictureOf({ roomType, roomTitle }: BookedStay): Promise<BookingMailData['picture']> {
    const type = await this.needs.rooms.findType(roomType);
    const [picture] = this.needs.pictures.shown(type?.pictures ?? []);
    if (!picture) return null;
    return {
      url: `${this.needs.siteUrl}${sharedAddress(picture)}`,
      ...SHARED_SIZE,
      altText: picture.altText || roomTitle,
    };
  }

  private async detailsOf(booking: BookingRecord, stays: readonly BookedStay[]): Promise<BookingMailData> {
    const quote = quoteOf(booking);
    const payments = await this.needs.payments.keptOf(booking.id);
    const kept = payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
    const balance = guestBalance(booking, payments);
    const toPayBy = balanceDueDay(booking, balance);
    const { clock } = this.needs;
    const moment = { now: await clock.now(), timeZone: clock.timeZone };
    const { roomCharge, taxes, total } = sumsOfQuote(quote);
    const [firstStay] = stays;
    const [first, ...further] = stays.map(mailedStay);
    if (!firstStay || !first) throw new Error(`Booking ${booking.id} has no stay.`);
    return {
      bookingId: booking.id,
      // The column will be added with the second language.
      locale: DEFAULT_LOCALE,
      reference: booking.reference,
      guestName: booking.name,
      guestEmail: booking.email,
      guestPhone: booking.phone,
      isPaidAtHotel: !asksForMoney(booking.terms),
      ...first,
      furtherStays: further,
      specialRequests: booking.specialRequests,
      isAddressProven: booking.isAddressProven,
      cancellationTerms: mailedTerms(booking, moment, DEFAULT_LOCALE),
      total: writeMoney(rupees(total)),
      totalNow: writeMoney(rupees(kept + balance)),
      paid: kept > 0 ? writeMoney(rupees(kept)) : null,
      toPay: balance > 0 ? writeMoney(rupees(balance)) : null,
      toPayBy,
      paymentTerms: paymentSentence(booking.terms, DEFAULT_LOCALE),
      totalInRateCurrency: writeMoney(inCurrency(centsOf(total, quote), rateCurrencyOf(quote))),
      taxes: taxes.map(({ label, amount }) => ({ label, amount: writeMoney(rupees(amount)) })),
      roomCharge: writeMoney(rupees(roomCharge)),
      extras: extrasOf(quote),
      includedExtras: [...new Set(stays.flatMap(({ includedExtras }) => includedExtras))],
      promotion: promotionOf(booking),
      pageUrl: `${this.needs.siteUrl}/booking#${this.needs.bookingService.accessToken(booking)}`,
      deskUrl: `${this.needs.siteUrl}/desk/bookings/${booking.reference}`,
      picture: await this.pictureOf(firstStay),
      calendar: this.needs.calendar.invitation(booking),
    };
  }
}
