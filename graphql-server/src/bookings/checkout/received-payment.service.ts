import type { DataSource, EntityManager } from 'typeorm';
import { arrivalOf, type BookedOrder, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import type { RefundReason } from '../../payments/core/refund.states';
import type { GatewayPayment } from '../../payments/core/payment-gateway';
import type { PaymentService, RecordedPayment } from '../../payments/core/payment.service';
import type { RefundService } from '../../payments/core/refund.service';
import type { HotelTime, RequestClock } from '../../platform/time/clock';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { Actor } from '../../platform/states/actor';
import { furtherPaymentsOf, type FurtherPaymentsByKind } from './further-payments';
import { isWithinLateWindow } from './checkout.policy';
import type { BookingEmails } from '../core/booking-emails.service';

/** The outcome of a payment. */
export type PaymentOutcome =
  | { kind: 'unknown order' }
  | { kind: 'recorded'; booking: BookingRecord }
  /** The booking is confirmed, its change is made, or its balance is paid. */
  | { kind: 'confirmed'; booking: BookingRecord }
  | { kind: 'refunding'; booking: BookingRecord; why: RefundReason };

interface ReceivedPaymentServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  bookingService: BookingService;
  payments: PaymentService;
  refunds: RefundService;
  emails: BookingEmails;
  furtherPayments: FurtherPaymentsByKind;
  log: Logger;
}

/**
 * The one place where a payment changes a booking, whether the guest's browser, the webhook or the reconciliation
 * reports it. The first report changes the booking; later ones change nothing.
 */
export class ReceivedPaymentService {
  constructor(private readonly needs: ReceivedPaymentServiceNeeds) {}

  async apply(reported: GatewayPayment, actor: Actor, clock: RequestClock): Promise<PaymentOutcome> {
    const time = await clock.time();
    return inTransaction(this.needs.database, (manager) => this.applyWithin(manager, reported, actor, time));
  }

  /**
   * Locks the booking, then the payment. Only money that this call is the first to see captured changes the booking.
   */
  async applyWithin(
    manager: EntityManager,
    reported: GatewayPayment,
    actor: Actor,
    time: HotelTime,
  ): Promise<PaymentOutcome> {
    const booking = reported.orderId
      ? await this.needs.bookings.lockByOrder(manager, reported.orderId)
      : null;
    const order = booking?.orders.find(({ gatewayId }) => gatewayId === reported.orderId);
    if (!booking || !order) return { kind: 'unknown order' };
    const { now } = time;
    const paid = { id: order.id, bookingId: booking.id };
    const { payment, newlyCaptured } = await this.needs.payments.record(manager, paid, reported, {
      actor,
      now,
    });
    if (!newlyCaptured) return { kind: 'recorded', booking };
    if (reported.refunded) {
      // The payment was refunded in the dashboard before we knew of it, so no money is left to confirm the booking.
      // Until the refund's own event arrives, `npm run check:bookings` lists the payment.
      this.needs.log.error(
        { alert: 'refunded before it was known', payment: reported.id },
        'The money was already refunded',
      );
      return { kind: 'recorded', booking };
    }
    const obstacle = await this.applyMoney(manager, { booking, order }, reported, { actor, time });
    if (obstacle)
      return this.refund(manager, booking, payment, reported.amountRefunded, { actor, why: obstacle });
    return { kind: 'confirmed', booking };
  }

  /** Confirms the booking, applies its change or keeps its balance with captured money. Otherwise says why the money is refunded. */
  private async applyMoney(
    manager: EntityManager,
    paid: { booking: BookingRecord; order: BookedOrder },
    reported: GatewayPayment,
    { actor, time }: { actor: Actor; time: HotelTime },
  ): Promise<RefundReason | null> {
    const { booking, order } = paid;
    if (reported.amount !== order.amountPaise || reported.currency !== 'INR') return 'wrong amount';
    const further = furtherPaymentsOf(this.needs.furtherPayments, order);
    if (further) return further.applyPayment(manager, paid, actor, time);
    const obstacle = await this.obstacleTo(manager, booking, time);
    if (!obstacle) await this.confirm(manager, booking, actor, time.now);
    return obstacle;
  }

  /** Why captured money cannot confirm the booking; null when it can and rooms are taken for all stays. */
  private async obstacleTo(
    manager: EntityManager,
    booking: BookingRecord,
    time: HotelTime,
  ): Promise<RefundReason | null> {
    switch (booking.status) {
      case 'HELD':
      case 'TENTATIVE':
        return null;
      case 'CONFIRMED':
        return 'paid twice';
      case 'CANCELLED':
        return 'paid after cancelling';
      case 'EXPIRED':
        return this.obstacleToLatePayment(manager, booking, time);
    }
  }

  private async obstacleToLatePayment(
    manager: EntityManager,
    booking: BookingRecord,
    time: HotelTime,
  ): Promise<RefundReason | null> {
    if (arrivalOf(booking) < time.today) return 'check-in over';
    if (!isWithinLateWindow(booking, time)) return 'too late';
    if (await this.needs.bookings.isBookedAgain(booking, manager)) return 'rebooked';
    return (await this.needs.bookingService.takeRoomsAgain(manager, booking)) ? null : 'room gone';
  }

  private async confirm(
    manager: EntityManager,
    booking: BookingRecord,
    actor: Actor,
    now: Date,
  ): Promise<void> {
    const paidLate = booking.status === 'EXPIRED';
    const reason = paidLate ? 'paid late; a room was found again' : 'payment captured';
    await this.needs.bookingService.confirm(manager, booking, { actor, reason }, now);
    await this.needs.emails.queueConfirmation(manager, booking, paidLate);
  }

  private async refund(
    manager: EntityManager,
    booking: BookingRecord,
    payment: RecordedPayment,
    refundedAtGatewayPaise: number,
    { actor, why }: { actor: Actor; why: RefundReason },
  ): Promise<PaymentOutcome> {
    const refund = await this.needs.refunds.request(manager, payment, refundedAtGatewayPaise, {
      actor,
      reason: why,
    });
    if (!refund) return { kind: 'recorded', booking };
    await this.needs.emails.queueRefund(manager, booking, refund, why);
    this.needs.log.warn(
      { reference: booking.reference, payment: payment.gatewayPaymentId, why },
      'The money is refunded',
    );
    return { kind: 'refunding', booking, why };
  }
}
