import type { EntityManager } from 'typeorm';
import {
  arrivalOf,
  guestBalance,
  chargesOf,
  type BookedOrder,
  type BookingRecord,
} from '../core/booking-record';
import type { BookingEmails } from '../core/booking-emails.service';
import type { BookingRepository } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import { isWithinLateWindow } from '../checkout/checkout.policy';
import type { FurtherPayments, OrderPaymentState } from '../checkout/further-payments';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { RefundReason } from '../../payments/core/refund.states';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { Actor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { HotelTime } from '../../platform/time/clock';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { SecurityDepositRepository } from '../security-deposits/security-deposit.repository';
import type { PaymentRequest } from './payment-request.entity';
import { mayOwe } from './payment-request.policy';
import type { PaymentRequestRepository } from './payment-request.repository';

interface RequestedPaymentsNeeds {
  bookings: BookingRepository;
  bookingService: BookingService;
  requests: PaymentRequestRepository;
  payments: Pick<PaymentRepository, 'keptOf' | 'lockKeptOf' | 'capturedOf' | 'turnIntoDeposit'>;
  tasks: Pick<TaskRepository, 'endAbout'>;
  emails: Pick<BookingEmails, 'queueConfirmation' | 'queueReceipt'>;
  deposits: Pick<SecurityDepositRepository, 'add'>;
}

/** Applies money that the staff requested: to a balance, or to make a tentative booking firm. */
export class RequestedPayments implements FurtherPayments {
  constructor(private readonly needs: RequestedPaymentsNeeds) {}

  /** Uncaptured money is never charged, so money that would be refunded is better not captured. */
  async isAwaited(booking: BookingRecord, order: BookedOrder, time: HotelTime): Promise<boolean> {
    const request = await this.needs.requests.findByOrder(order.id);
    if (!request || request.status === 'PAID' || request.status === 'WITHDRAWN') return false;
    if (booking.status === 'EXPIRED')
      return (
        isWithinLateWindow(booking, time) &&
        order.amountPaise <= chargesOf(booking) &&
        !(await this.needs.bookings.isBookedAgain(booking)) &&
        (await this.needs.bookingService.hasFreeRooms(booking))
      );
    if (request.purpose === 'SECURITY_DEPOSIT') return mayOwe(booking, request);
    return (
      mayOwe(booking, request) &&
      order.amountPaise <= guestBalance(booking, await this.needs.payments.keptOf(booking.id))
    );
  }

  async applyPayment(
    manager: EntityManager,
    { booking, order }: { booking: BookingRecord; order: BookedOrder },
    actor: Actor,
    time: HotelTime,
  ): Promise<RefundReason | null> {
    const request = await this.needs.requests.findByOrder(order.id, manager);
    if (!request || request.status === 'WITHDRAWN') return 'request withdrawn';
    if (request.status === 'PAID') return 'request paid twice';
    const obstacle =
      booking.status === 'EXPIRED'
        ? await this.obstacleToLateMoney(manager, booking, order, time)
        : await this.obstacleTo(manager, booking, request);
    if (obstacle) return obstacle;
    const cause = { actor, reason: request.status === 'EXPIRED' ? 'paid late' : 'payment captured' };
    const paid = { endedAt: time.now, paidPaise: order.amountPaise };
    await this.needs.requests.move(manager, request, 'PAID', cause, paid);
    if (request.purpose === 'SECURITY_DEPOSIT') await this.keepDeposit(manager, booking, order, request);
    else await this.makeFirm(manager, booking, order, { cause, now: time.now });
    return null;
  }

  async stateOf(order: BookedOrder): Promise<OrderPaymentState> {
    const { kept } = await this.needs.payments.capturedOf(order.id);
    return kept > 0 ? 'applied' : 'open';
  }

  private async obstacleTo(
    manager: EntityManager,
    booking: BookingRecord,
    request: PaymentRequest,
  ): Promise<RefundReason | null> {
    if (request.purpose === 'SECURITY_DEPOSIT')
      return mayOwe(booking, request) ? null : 'paid after cancelling';
    // The payment is recorded as captured already, so it counts in what the hotel has.
    const left = guestBalance(booking, await this.needs.payments.lockKeptOf(manager, booking.id));
    if (left >= 0 && mayOwe(booking, request)) return null;
    return booking.status === 'CANCELLED' ? 'paid after cancelling' : 'more than owed';
  }

  /** Why late money cannot make a lapsed option firm; null when it can and rooms are taken for all stays. */
  private async obstacleToLateMoney(
    manager: EntityManager,
    booking: BookingRecord,
    { amountPaise }: BookedOrder,
    time: HotelTime,
  ): Promise<RefundReason | null> {
    if (arrivalOf(booking) < time.today) return 'check-in over';
    if (!isWithinLateWindow(booking, time)) return 'too late';
    if (amountPaise > chargesOf(booking)) return 'more than owed';
    if (await this.needs.bookings.isBookedAgain(booking, manager)) return 'rebooked';
    return (await this.needs.bookingService.takeRoomsAgain(manager, booking)) ? null : 'room gone';
  }

  /** The hotel holds the money for the guest: it pays nothing of the booking. */
  private async keepDeposit(
    manager: EntityManager,
    { id: bookingId }: BookingRecord,
    order: BookedOrder,
    { reason: note }: PaymentRequest,
  ): Promise<void> {
    const paymentId = await this.needs.payments.turnIntoDeposit(manager, order.id);
    await this.needs.deposits.add(manager, { paymentId, bookingId, note, pan: null, idempotencyKey: null });
    await queueMail(manager, { kind: 'security deposit taken', bookingId, paymentId });
  }

  /** Confirms a tentative booking, and tells the guest that the money has arrived. */
  private async makeFirm(
    manager: EntityManager,
    booking: BookingRecord,
    order: BookedOrder,
    { cause, now }: { cause: Cause; now: Date },
  ): Promise<void> {
    // The confirmation of a booking states what was paid.
    if (booking.status !== 'TENTATIVE' && booking.status !== 'EXPIRED')
      return this.needs.emails.queueReceipt(manager, booking, order);
    const paidLate = booking.status === 'EXPIRED';
    await this.needs.bookingService.confirm(manager, booking, cause, now);
    await this.needs.tasks.endAbout(manager, booking.id, ['OPTION_LAPSING']);
    await this.needs.emails.queueConfirmation(manager, booking, paidLate);
  }
}
