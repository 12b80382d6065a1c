import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { dueAtBooking, firstOrderOf, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { holdSecondsLeft, type BookingService } from '../core/booking.service';
import type { OrderRepository } from '../core/order.repository';
import { GatewayError, type PaymentGateway } from '../../payments/core/payment-gateway';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { guestActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';

const LOOK_AGAIN_MILLISECONDS = 100;

/** A hold with its order, or a refusal. */
export type HoldOrderOutcome =
  { kind: 'BookingHold'; booking: BookingRecord } | { kind: 'HoldExpired' } | { kind: 'PaymentUnavailable' };

/**
 * Makes the order with which a hold is paid, between transactions. One server asks the gateway for the order; other servers
 * that received the form wait for the response.
 */
export class HoldOrders {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly orders: OrderRepository,
    private readonly gateway: PaymentGateway,
    private readonly log: Logger,
    /** For how long a server may wait for the gateway's answer. */
    private readonly askedWithinSeconds: number,
  ) {}

  /** The hold with an order at the gateway. When no order can be made, the hold is released at once. */
  async withOrder(booking: BookingRecord, clock: RequestClock): Promise<HoldOrderOutcome> {
    if (booking.status !== 'HELD' || holdSecondsLeft(booking, await clock.now()) === 0)
      return { kind: 'HoldExpired' };
    if (firstOrderOf(booking)) return { kind: 'BookingHold', booking };
    if (await this.bookings.claimOrder(booking.id, this.askedWithinSeconds))
      return this.askFor(booking, clock);
    return this.answerToAnother(booking, clock);
  }

  /** The hold once the server that asks for its order has the answer. */
  private async answerToAnother(booking: BookingRecord, clock: RequestClock): Promise<HoldOrderOutcome> {
    const end = performance.now() + this.askedWithinSeconds * 1000;
    while (performance.now() < end) {
      await pause(LOOK_AGAIN_MILLISECONDS);
      const current = await this.bookings.findByReference(booking.reference);
      if (current?.status !== 'HELD') return { kind: 'PaymentUnavailable' };
      if (firstOrderOf(current)) return { kind: 'BookingHold', booking: current };
    }
    // It died before the answer came.
    const mayAsk = await this.bookings.claimOrder(booking.id, this.askedWithinSeconds);
    return mayAsk ? this.askFor(booking, clock) : { kind: 'PaymentUnavailable' };
  }

  private async askFor(booking: BookingRecord, clock: RequestClock): Promise<HoldOrderOutcome> {
    const amountPaise = dueAtBooking(booking);
    try {
      const order = await this.gateway.createOrder({ amount: amountPaise, receipt: booking.reference });
      if (order.amount !== amountPaise) throw new GatewayError('rejected', 'The order’s amount is not ours');
      const id = await this.orders.addFirst(booking.id, { gatewayId: order.id, amountPaise });
      if (id) {
        booking.orders.push({ id, kind: 'FIRST_PAYMENT', gatewayId: order.id, amountPaise });
        return { kind: 'BookingHold', booking };
      }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.error(
        { alert: 'order failed', reference: booking.reference, err: error },
        'No order could be made',
      );
      await this.release(booking, await clock.now());
      return { kind: 'PaymentUnavailable' };
    }
    // The hold ended meanwhile, or another server, which responded late, has stored its order first.
    const current = await this.bookings.findByReference(booking.reference);
    return current?.status === 'HELD' && firstOrderOf(current)
      ? { kind: 'BookingHold', booking: current }
      : { kind: 'HoldExpired' };
  }

  private release(booking: BookingRecord, now: Date): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const current = await this.bookings.lockById(manager, booking.id);
      if (current?.status !== 'HELD' || firstOrderOf(current)) return;
      const cause = { actor: guestActor(current.guestUid), reason: 'no payment order could be made' };
      await this.bookingService.expire(manager, current, cause, now);
      await this.bookings.forgetIdempotencyKey(manager, current);
    });
  }
}
