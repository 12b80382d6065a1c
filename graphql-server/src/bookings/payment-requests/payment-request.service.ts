import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { guestBalance, type BookedOrder, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { OrderRepository } from '../core/order.repository';
import { queueMail } from '../../mails/notifications/mail-queue';
import { GatewayError, type PaymentGateway } from '../../payments/core/payment-gateway';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { hashOfToken, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { guestActor, staffActor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { HotelTime, RequestClock } from '../../platform/time/clock';
import { addDays, dateInZone, startOfDay } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import type { PaymentRequest } from './payment-request.entity';
import { askedNow, mayOwe, requestFaults, type PaymentRequestForm } from './payment-request.policy';
import type { PaymentRequestRepository } from './payment-request.repository';
import { isOpen, type PaymentRequestStatus } from './payment-request.states';
import type { RequestExpiry } from './request-expiry.service';

/** A request with its booking, and what is to be paid now in paise; 0 when nothing can be paid. */
export interface AskedPayment {
  request: PaymentRequest;
  booking: BookingRecord;
  askedPaise: number;
}

/** Why no payment can be requested or made, as the schema says it. */
export type RequestObstacle =
  | 'BOOKING_OWES_NOTHING'
  | 'BOOKING_TAKES_NO_DEPOSIT'
  | 'REQUEST_OPEN'
  | 'REQUEST_ENDED'
  | 'PAYMENT_UNDECIDED';

type RequestOutcome =
  | { kind: 'PaymentRequested'; asked: AskedPayment }
  | { kind: 'PaymentRequestRefused'; obstacle: RequestObstacle }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type WithdrawOutcome =
  | { kind: 'PaymentRequestWithdrawn'; asked: AskedPayment }
  | { kind: 'PaymentRequestRefused'; obstacle: RequestObstacle }
  | RecordNotFoundOutcome;

type StartOutcome =
  | { kind: 'RequestedPaymentStarted'; asked: AskedPayment; order: BookedOrder }
  | { kind: 'RequestedPayment'; asked: AskedPayment }
  | { kind: 'PaymentUnavailable' };

interface PaymentRequestNeeds {
  database: DataSource;
  bookings: BookingRepository;
  orders: OrderRepository;
  requests: PaymentRequestRepository;
  payments: Pick<PaymentRepository, 'keptOf'>;
  gateway: PaymentGateway;
  secrets: Pick<KeyedSecrets, 'token'>;
  expiry: Pick<RequestExpiry, 'askAbout'>;
  property: PropertySource;
  audit: AuditService;
  log: Logger;
  settings: { maxOrderPaise: number; siteUrl: string };
}

/** Requests of the staff for money, and the page on which guests pay them. */
export class PaymentRequestService {
  constructor(private readonly needs: PaymentRequestNeeds) {}

  /** The link that pays the request and shows nothing else of its booking. */
  linkOf({ id }: Pick<PaymentRequest, 'id'>): string {
    return `${this.needs.settings.siteUrl}/pay#${this.tokenOf(id)}`;
  }

  /** Asks the guest for money and mails the link. A form that is sent twice asks once. */
  async request(
    who: Staff,
    reference: string,
    form: PaymentRequestForm,
    time: HotelTime,
  ): Promise<RequestOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      if (!booking) return { kind: 'RecordNotFound' };
      const sent = await this.needs.requests.findByKey(manager, booking.id, form.idempotencyKey);
      if (sent) return this.sameAgain(manager, sent, booking, form, time);
      return this.make(manager, who, booking, form, time);
    });
  }

  /**
   * Ends a request that was not paid. The gateway is asked first, so that money of a moment ago still counts; without the
   * gateway's response nothing ends. Money of a checkout that is still open is refunded.
   */
  async withdraw(who: Staff, id: string, clock: RequestClock): Promise<WithdrawOutcome> {
    const found = await this.needs.requests.findById(id);
    if (!found) return { kind: 'RecordNotFound' };
    const isAsked = !isOpen(found) || (await this.needs.expiry.askAbout(found.bookingId, clock)) !== null;
    const now = await clock.now();
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, found.bookingId);
      const request = await this.needs.requests.findById(id, manager);
      if (!booking || !request) return { kind: 'RecordNotFound' };
      if (request.status === 'WITHDRAWN')
        return {
          kind: 'PaymentRequestWithdrawn',
          asked: await this.asked(request, booking, now, manager),
        };
      if (!isOpen(request)) return { kind: 'PaymentRequestRefused', obstacle: 'REQUEST_ENDED' };
      if (!isAsked) return { kind: 'PaymentRequestRefused', obstacle: 'PAYMENT_UNDECIDED' };
      const before = { status: request.status };
      const cause = { actor: staffActor(who.uid), reason: 'withdrawn at the desk' };
      await this.end(manager, request, 'WITHDRAWN', cause, now);
      const details = { reference: booking.reference, requestId: id };
      const rows = { recordId: booking.id, before, after: { status: 'WITHDRAWN' } };
      await this.needs.audit.noteChange(manager, { who, action: 'withdrawPaymentRequest', details }, rows);
      return {
        kind: 'PaymentRequestWithdrawn',
        asked: await this.asked(request, booking, now, manager),
      };
    });
  }

  /** Expires the open request of a locked booking, if there is one. */
  async endOpen(manager: EntityManager, bookingId: string, cause: Cause, now: Date): Promise<void> {
    const request = await this.needs.requests.openOf(bookingId, manager);
    if (request) await this.end(manager, request, 'EXPIRED', cause, now);
  }

  /** Withdraws each request of a locked booking that late money could still pay. */
  async withdrawUnpaid(manager: EntityManager, bookingId: string, cause: Cause, now: Date): Promise<void> {
    for (const request of await this.needs.requests.unpaidOf(manager, bookingId))
      await this.end(manager, request, 'WITHDRAWN', cause, now);
  }

  /** Sets the end of the open request of a locked booking, unless it ends earlier. */
  endBy(manager: EntityManager, bookingId: string, end: Date): Promise<void> {
    return this.needs.requests.endBy(manager, bookingId, end);
  }

  /** The requests of a booking, newest first; empty for an unknown booking. */
  async ofBooking(reference: string, clock: RequestClock): Promise<AskedPayment[]> {
    const booking = await this.needs.bookings.findByReference(reference);
    if (!booking) return [];
    const now = await clock.now();
    const requests = await this.needs.requests.ofBooking(booking.id);
    const kept = requests.length > 0 ? await this.needs.payments.keptOf(booking.id) : [];
    return requests.map((request) => this.askedWith(kept, { request, booking, now }));
  }

  /** The ids of the booking's requests by whose links something can be paid now; empty for an unknown booking. */
  async payableOf(reference: string, clock: RequestClock): Promise<ReadonlySet<string>> {
    const payable = (await this.ofBooking(reference, clock)).filter(({ askedPaise }) => askedPaise > 0);
    return new Set(payable.map(({ request }) => request.id));
  }

  /** The request of a link; null for an unknown token, and for a token of an earlier `APP_SECRET`. */
  async find(token: string, clock: RequestClock): Promise<AskedPayment | null> {
    const request = await this.needs.requests.findByTokenHash(hashOfToken(token));
    return request && this.tokenOf(request.id) === token ? this.withBooking(request, clock) : null;
  }

  async byId(id: string, clock: RequestClock): Promise<AskedPayment | null> {
    return this.withBooking(await this.needs.requests.findById(id), clock);
  }

  private async withBooking(
    request: PaymentRequest | null,
    clock: RequestClock,
  ): Promise<AskedPayment | null> {
    const booking = request && (await this.needs.bookings.findById(request.bookingId));
    return booking && this.asked(request, booking, await clock.now());
  }

  /** Finds the payment of a link as {@link find} does, and notes that the guest has opened the link. */
  async open(token: string, clock: RequestClock): Promise<AskedPayment | null> {
    const found = await this.find(token, clock);
    if (found?.request.status !== 'SENT') return found;
    const now = await clock.now();
    await inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, found.booking.id);
      const request = await this.needs.requests.findById(found.request.id, manager);
      if (!booking || request?.status !== 'SENT') return;
      const cause = { actor: guestActor(null), reason: 'the link was opened' };
      await this.needs.requests.move(manager, request, 'OPENED', cause, { openedAt: now });
    });
    return this.find(token, clock);
  }

  /**
   * The order with which the guest pays what is asked now. The gateway is asked between transactions. If two tabs ask at once,
   * both get the order that was stored first.
   */
  async start(found: AskedPayment, clock: RequestClock): Promise<StartOutcome> {
    const { request, booking, askedPaise } = found;
    if (askedPaise === 0) return { kind: 'RequestedPayment', asked: found };
    const known = await this.orderOf(request, booking, askedPaise);
    if (known) return { kind: 'RequestedPaymentStarted', asked: found, order: known };
    try {
      const made = await this.needs.gateway.createOrder({ amount: askedPaise, receipt: booking.reference });
      if (made.amount !== askedPaise) throw new GatewayError('rejected', 'The order’s amount is not ours');
      return await this.keepOrder(found, made.id, await clock.now());
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { reference } = booking;
      this.needs.log.error({ alert: 'order failed', reference, err: error }, 'No order could be made');
      return { kind: 'PaymentUnavailable' };
    }
  }

  private tokenOf(id: string): string {
    return this.needs.secrets.token('payment request', id);
  }

  private async make(
    manager: EntityManager,
    who: Staff,
    booking: BookingRecord,
    { purpose, amount, reason, until, idempotencyKey }: PaymentRequestForm,
    { now, today }: HotelTime,
  ): Promise<RequestOutcome> {
    const balancePaise = guestBalance(booking, await this.needs.payments.keptOf(booking.id, manager));
    const isDeposit = purpose === 'SECURITY_DEPOSIT';
    if (isDeposit && !mayOwe(booking, { purpose }))
      return { kind: 'PaymentRequestRefused', obstacle: 'BOOKING_TAKES_NO_DEPOSIT' };
    if (!isDeposit && (!mayOwe(booking, { purpose }) || balancePaise <= 0))
      return { kind: 'PaymentRequestRefused', obstacle: 'BOOKING_OWES_NOTHING' };
    if (await this.needs.requests.openOf(booking.id, manager))
      return { kind: 'PaymentRequestRefused', obstacle: 'REQUEST_OPEN' };
    const { timeZone } = this.needs.property.current;
    const { maxOrderPaise } = this.needs.settings;
    const optionUntil =
      booking.status === 'TENTATIVE' ? addDays(dateInZone(booking.holdExpiresAt, timeZone), -1) : null;
    const faults = requestFaults(
      { purpose, amount, until },
      { balancePaise, maxOrderPaise, today, optionUntil },
    );
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const id = randomUUID();
    const cause = { actor: staffActor(who.uid), reason: 'requested at the desk' };
    const request = {
      id,
      bookingId: booking.id,
      purpose,
      amountPaise: amount,
      reason,
      tokenHash: hashOfToken(this.tokenOf(id)),
      status: 'SENT',
      expiresAt: startOfDay(addDays(until, 1), timeZone),
      requestedBy: who.uid,
      idempotencyKey,
    } as const;
    await this.needs.requests.add(manager, request, cause);
    await queueMail(manager, { kind: 'payment requested', bookingId: booking.id, requestId: id });
    // The audit entry outlives the booking, so it does not contain the reason.
    const details = { reference: booking.reference, requestId: id, purpose, amountPaise: amount };
    const rows = { recordId: booking.id, before: {}, after: { requestedPaise: amount, until } };
    await this.needs.audit.noteChange(manager, { who, action: 'requestPayment', details }, rows);
    const made = await this.needs.requests.findById(id, manager);
    if (!made) throw new Error('A request that is inserted can be read.');
    return { kind: 'PaymentRequested', asked: await this.asked(made, booking, now, manager) };
  }

  private async sameAgain(
    manager: EntityManager,
    request: PaymentRequest,
    booking: BookingRecord,
    { purpose, amount, reason }: PaymentRequestForm,
    { now }: HotelTime,
  ): Promise<RequestOutcome> {
    const isSame = request.purpose === purpose && request.amountPaise === amount && request.reason === reason;
    if (!isSame) return { kind: 'IdempotencyConflict' };
    return { kind: 'PaymentRequested', asked: await this.asked(request, booking, now, manager) };
  }

  private async keepOrder(found: AskedPayment, gatewayId: string, now: Date): Promise<StartOutcome> {
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, found.booking.id);
      const request = await this.needs.requests.findById(found.request.id, manager);
      if (!booking || !request) return { kind: 'RequestedPayment', asked: found };
      const asked = await this.asked(request, booking, now, manager);
      // While the gateway made the order, the request ended or its amount changed. The guest sees the new state.
      if (asked.askedPaise !== found.askedPaise) return { kind: 'RequestedPayment', asked };
      const known = await this.orderOf(request, booking, asked.askedPaise, manager);
      if (known) return { kind: 'RequestedPaymentStarted', asked, order: known };
      const kind = request.purpose === 'SECURITY_DEPOSIT' ? 'SECURITY_DEPOSIT' : 'REQUEST';
      const made = { kind, gatewayId, amountPaise: asked.askedPaise } as const;
      const id = await this.needs.orders.addFurther(manager, booking.id, made);
      await this.needs.requests.addOrder(manager, request.id, id);
      return { kind: 'RequestedPaymentStarted', asked, order: { id, ...made } };
    });
  }

  /** The order of the request with this amount; undefined when there is none, or when the server no longer watches it. */
  private async orderOf(
    { id }: PaymentRequest,
    { orders }: BookingRecord,
    amountPaise: number,
    manager?: EntityManager,
  ): Promise<BookedOrder | undefined> {
    const ids = await this.needs.requests.ordersOf(id, manager);
    const order = orders.findLast(({ id: own, amountPaise: sum }) => ids.has(own) && sum === amountPaise);
    return order && (await this.needs.orders.isWatched(order.id, manager)) ? order : undefined;
  }

  private async asked(
    request: PaymentRequest,
    booking: BookingRecord,
    now: Date,
    manager?: EntityManager,
  ): Promise<AskedPayment> {
    const kept = await this.needs.payments.keptOf(booking.id, manager);
    return this.askedWith(kept, { request, booking, now });
  }

  private askedWith(
    kept: readonly KeptPayment[],
    { request, booking, now }: { request: PaymentRequest; booking: BookingRecord; now: Date },
  ): AskedPayment {
    if (!mayOwe(booking, request)) return { request, booking, askedPaise: 0 };
    const { maxOrderPaise } = this.needs.settings;
    const bounds = { balancePaise: guestBalance(booking, kept), maxOrderPaise };
    return { request, booking, askedPaise: askedNow(request, bounds, now) };
  }

  private end(
    manager: EntityManager,
    request: PaymentRequest,
    to: PaymentRequestStatus,
    cause: Cause,
    now: Date,
  ): Promise<void> {
    return this.needs.requests.move(manager, request, to, cause, { endedAt: now });
  }
}
