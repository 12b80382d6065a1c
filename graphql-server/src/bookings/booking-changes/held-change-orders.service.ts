import type { DataSource } from 'typeorm';
import type { BookedOrder, BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { OrderRepository } from '../core/order.repository';
import { queueMail } from '../../mails/notifications/mail-queue';
import { GatewayError, type PaymentGateway } from '../../payments/core/payment-gateway';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { RequestClock } from '../../platform/time/clock';
import type { BookingChange } from './booking-change.entity';
import { dueOf } from './booking-change.policy';
import type { BookingChangeRepository } from './booking-change.repository';
import type { HeldChanges } from './held-changes.service';

/** A change that waits for its payment. */
export interface ChangeHeld {
  kind: 'ChangeHeld';
  booking: BookingRecord;
  change: BookingChange;
}

/** A held change with its order, or why it has no order. */
export type HeldChangeOrderOutcome = ChangeHeld | { kind: 'HoldExpired' } | { kind: 'PaymentUnavailable' };

interface HeldChangeOrdersNeeds {
  database: DataSource;
  bookings: BookingRepository;
  orders: OrderRepository;
  changes: BookingChangeRepository;
  heldChanges: Pick<HeldChanges, 'end'>;
  gateway: PaymentGateway;
  log: Logger;
}

/**
 * Makes the order with which a held change is paid, between transactions. If two orders are made at once, the first one
 * that is stored counts.
 */
export class HeldChangeOrders {
  constructor(private readonly needs: HeldChangeOrdersNeeds) {}

  /** The held change with an order at the gateway. When no order can be made, the change is released at once. */
  async withOrder({ booking, change }: ChangeHeld, clock: RequestClock): Promise<HeldChangeOrderOutcome> {
    const now = await clock.now();
    if (!change.holdExpiresAt || change.holdExpiresAt <= now) return { kind: 'HoldExpired' };
    if (change.orderId !== null) return { kind: 'ChangeHeld', booking, change };
    const amountPaise = dueOf(change);
    try {
      const made = await this.needs.gateway.createOrder({ amount: amountPaise, receipt: booking.reference });
      if (made.amount !== amountPaise) throw new GatewayError('rejected', 'The order’s amount is not ours');
      return await this.keepOrder(change, { gatewayId: made.id, amountPaise });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { reference } = booking;
      this.needs.log.error({ alert: 'order failed', reference, err: error }, 'No order could be made');
      await this.giveUp(change, now);
      return { kind: 'PaymentUnavailable' };
    }
  }

  private keepOrder(
    { id, bookingId }: BookingChange,
    order: Pick<BookedOrder, 'gatewayId' | 'amountPaise'>,
  ): Promise<HeldChangeOrderOutcome> {
    return inTransaction(this.needs.database, async (manager) => {
      const locked = await this.needs.bookings.lockById(manager, bookingId);
      const change = await this.needs.changes.findById(id, manager);
      if (!locked || change?.status !== 'HELD') return { kind: 'HoldExpired' };
      // The form was sent twice at once, and the change has the order of the other request.
      if (change.orderId === null) {
        const orderId = await this.needs.orders.addFurther(manager, bookingId, { kind: 'CHANGE', ...order });
        await this.needs.changes.noteOrder(manager, change, orderId);
        // The guest of a change by the staff has not seen the payment window, so a mail asks for the payment.
        if (change.actorKind === 'staff')
          await queueMail(manager, { kind: 'change to pay', bookingId, changeId: id });
      }
      await this.needs.bookings.readAgain(manager, locked);
      return { kind: 'ChangeHeld', booking: locked, change };
    });
  }

  private giveUp({ id, bookingId, actorKind, actorId }: BookingChange, now: Date): Promise<void> {
    return inTransaction(this.needs.database, async (manager) => {
      await this.needs.bookings.lockById(manager, bookingId);
      const change = await this.needs.changes.findById(id, manager);
      if (change?.status !== 'HELD' || change.orderId !== null) return;
      const actor = { kind: actorKind, id: actorId };
      await this.needs.heldChanges.end(
        manager,
        change,
        { actor, reason: 'no payment order could be made' },
        now,
      );
      await this.needs.changes.forgetKey(manager, change);
    });
  }
}
