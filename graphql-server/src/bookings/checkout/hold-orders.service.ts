import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { dueAtBooking, firstOrderOf, isUnpaidHold, type BookingRecord } from '../core/booking-record';
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
  | { kind: 'BookingHold'; booking: BookingRecord }
  /** The hold needs no order: it is confirmed by a code. */
  | { kind: 'AddressCodeRequired'; booking: BookingRecord }
  | { kind: 'HoldExpired' }
  | { kind: 'PaymentUnavailable' };

interface HoldOrdersNeeds {
  database: DataSource;
  bookings: BookingRepository;
  bookingService: BookingService;
  orders: OrderRepository;
  gateway: PaymentGateway;
  log: Logger;
  /** For how long a server may wait for the gateway's answer. */
  askedWithinSeconds: number;
}

/**
 * Makes the order with which a hold is paid, between transactions. One server asks the gateway for the order; other servers
 * that received the form wait for the response.
 */
export class HoldOrders {
  constructor(private readonly needs: HoldOrdersNeeds) {}

  /** The hold with an order at the gateway. When no order can be made, the hold is released at once. */
  async withOrder(booking: BookingRecord, clock: RequestClock): Promise<HoldOrderOutcome> {
    if (booking.status !== 'HELD' || holdSecondsLeft(booking, await clock.now()) === 0)
      return { kind: 'HoldExpired' };
    if (isUnpaidHold(booking)) return { kind: 'AddressCodeRequired', booking };
    if (firstOrderOf(booking)) return { kind: 'BookingHold', booking };
    if (await this.needs.bookings.claimOrder(booking.id, this.needs.askedWithinSeconds))
      return this.askFor(booking, clock);
    return this.answerToAnother(booking, clock);
  }

  /** The hold once the server that asks for its order has the answer. */
  private async answerToAnother(booking: BookingRecord, clock: RequestClock): Promise<HoldOrderOutcome> {
    const end = performance.now() + this.needs.askedWithinSeconds * 1000;
    while (performance.now() < end) {
      await pause(LOOK_AGAIN_MILLISECONDS);
      const current = await this.needs.bookings.findByReference(booking.reference);
      if (current?.status !== 'HELD') return { kind: 'PaymentUnavailable' };
      if (firstOrderOf(current)) return { kind: 'BookingHold', booking: current };
    }
    // It died before the answer came.
    const mayAsk = await this.needs.bookings.claimOrder(booking.id, this.needs.askedWithinSeconds);
    return mayAsk ? this.askFor(booking, clock) : { kind: 'PaymentUnavailable' };
  }

  private async askFor(booking: BookingRecord, clock: RequestClock): Promise<HoldOrderOutcome> {
    const amountPaise = dueAtBooking(booking);
    try {
      const order = await this.needs.gateway.createOrder({ amount: amountPaise, receipt: booking.reference });
      if (order.amount !== amountPaise) throw new GatewayError('rejected', 'The order’s amount is not ours');
      const id = await this.needs.orders.addFirst(booking.id, { gatewayId: order.id, amountPaise });
      if (id) {
        booking.orders.push({ id, kind: 'FIRST_PAYMENT', gatewayId: order.id, amountPaise });
        return { kind: 'BookingHold', booking };
      }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.needs.log.error(
        { alert: 'order failed', reference: booking.reference, err: error },
        'No order could be made',
      );
      await this.release(booking, await clock.now());
      return { kind: 'PaymentUnavailable' };
    }
    // The hold ended meanwhile, or another server, which responded late, has stored its order first.
    const current = await this.needs.bookings.findByReference(booking.reference);
    return current?.status === 'HELD' && firstOrderOf(current)
      ? { kind: 'BookingHold', booking: current }
      : { kind: 'HoldExpired' };
  }

  private release(booking: BookingRecord, now: Date): Promise<void> {
    return inTransaction(this.needs.database, async (manager) => {
      const current = await this.needs.bookings.lockById(manager, booking.id);
      if (current?.status !== 'HELD' || firstOrderOf(current)) return;
      const cause = { actor: guestActor(current.guestUid), reason: 'no payment order could be made' };
      await this.needs.bookingService.expire(manager, current, cause, now);
      await this.needs.bookings.forgetIdempotencyKey(manager, current);
    });
  }
}
