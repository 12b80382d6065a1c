import type { DataSource, EntityManager } from 'typeorm';
import { guestRules, type GuestDetails } from '../bookings/booking.policy';
import { dueAtBooking, firstOrderOf, type BookingRecord } from '../bookings/booking-record';
import type { BookingRepository } from '../bookings/booking.repository';
import { holdSecondsLeft, type BookingService } from '../bookings/booking.service';
import type { Requester } from '../bookings/hold-limits';
import type { OrderRepository } from '../bookings/order.repository';
import { GatewayError, type PaymentGateway } from '../payments/payment-gateway';
import { inTransaction, isLocked } from '../platform/database/database';
import type { FieldFaultParts } from '../platform/refusals/sentence';
import { readInput } from '../platform/text/input-faults';
import type { Logger } from '../platform/log/log';
import { guestActor } from '../platform/states/actor';
import type { RequestClock } from '../platform/time/clock';
import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import { fieldFault } from '../platform/refusals/sentence';
import { NoTurnInTime, Turns } from '../platform/limits/turns';
import type { RatePlanRepository } from '../rates/rate-plan.repository';
import { sumsOfQuote, type QuoteAmounts, type StayRequest } from '../rooms/quote';
import type { RoomTypeName } from '../rooms/room-type.entity';
import type { RoomService } from '../rooms/room.service';
import type { AvailabilityService, StayAlternativeFound } from '../stays/availability.service';
import type { BookingChallenges, SolvingRequester } from './booking-challenges';
import type { CaptureService } from './capture.service';
import { digestOf } from './request-digest';
import type { Settlement } from './settlement.service';

export interface BookingRequest extends Omit<StayRequest, 'roomType'> {
  /** The first one on sale when it is left out. */
  roomType?: RoomTypeName | null;
  name: string;
  email: string;
  phone: string;
  specialRequests?: string | null;
  /** Rooms beside the first one. */
  furtherStays: readonly StayRequest[];
  idempotencyKey?: string | null;
  /** The total in paise that the guest saw. */
  expectedTotal?: number | null;
  /** The solution of the challenge that an earlier try was given. */
  challengeSolution?: string | null;
}

/** A form that was read once: its stays, and what the guest wrote or what is wrong with it. */
export interface BookingForm {
  request: BookingRequest;
  guest: { ok: true; value: GuestDetails } | { ok: false; faults: FieldFaultParts[] };
}

/** A hold with its order, or a refusal. */
type OrderOutcome =
  { kind: 'BookingHold'; booking: BookingRecord } | { kind: 'HoldExpired' } | { kind: 'PaymentUnavailable' };

type CreateBookingOutcome =
  | OrderOutcome
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | (InvalidInputOutcome & { code?: 'TOTAL_TOO_HIGH' })
  | { kind: 'PriceChanged'; quote: QuoteAmounts }
  | { kind: 'TooManyHolds' }
  | { kind: 'ChallengeRequired'; challenge: string }
  | { kind: 'RoomTypeBusy' }
  | { kind: 'RoomUnavailable'; alternatives: StayAlternativeFound[]; field?: string }
  | { kind: 'IdempotencyConflict' };

type ContinueBookingOutcome =
  OrderOutcome | { kind: 'BookingConfirmed'; booking: BookingRecord } | { kind: 'BookingNotFound' };

type ConfirmPaymentOutcome =
  | { kind: 'PaymentNotVerified'; code: 'PAYMENT_NOT_VERIFIED' | 'PAYMENT_FAILED' | 'HOLD_EXPIRED' }
  | { kind: 'PaymentPending'; booking: BookingRecord }
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | { kind: 'PaymentRefunded' };

const NOT_VERIFIED = { kind: 'PaymentNotVerified', code: 'PAYMENT_NOT_VERIFIED' } as const;

/** So many holds of one room type are made at the same time by this server; each uses a connection. */
const HOLDS_AT_ONCE = 2;
const TURN_WITHIN_MILLISECONDS = 10_000;

/** From the form to a paid room: hold → order → payment. Calls to the gateway are made between transactions. */
export class CheckoutService {
  private readonly turns = new Turns(HOLDS_AT_ONCE, TURN_WITHIN_MILLISECONDS);

  constructor(
    private readonly database: DataSource,
    private readonly rooms: RoomService,
    private readonly availability: AvailabilityService,
    private readonly plans: RatePlanRepository,
    private readonly bookings: BookingRepository,
    private readonly orders: OrderRepository,
    private readonly bookingService: BookingService,
    private readonly gateway: PaymentGateway,
    private readonly capture: CaptureService,
    private readonly challenges: BookingChallenges,
    private readonly settings: { maxOrderPaise: number },
    private readonly log: Logger,
  ) {}

  /** Validates what the guest wrote. `createBooking` checks the stays. */
  readForm(request: BookingRequest): BookingForm {
    return { request, guest: readInput(guestRules, request) };
  }

  /** All stays of the form, the first one first. */
  private async staysOf(request: BookingRequest): Promise<StayRequest[]> {
    const { checkin, checkout, guests, furtherStays } = request;
    const wanted = request.roomType === undefined ? await this.rooms.defaultType() : request.roomType;
    // With nothing on sale, or null in the form, the code of no room type: the quote says so.
    const roomType = wanted ?? '';
    return [{ roomType, checkin, checkout, guests }, ...furtherStays];
  }

  async createBooking(
    { request, guest }: BookingForm,
    requester: Requester,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome> {
    const stays = await this.staysOf(request);
    // Before today's prices and dates are checked: a hold keeps the prices and dates that it was made with.
    const sentBefore = guest.ok ? await this.sentBefore(guest.value, stays, clock) : null;
    if (sentBefore) return sentBefore;
    const priced = await this.rooms.quote(stays, await clock.time());
    if (!guest.ok || priced.kind === 'InvalidInput') {
      const stayFaults = priced.kind === 'InvalidInput' ? priced.faults : [];
      return { kind: 'InvalidInput', faults: [...(guest.ok ? [] : guest.faults), ...stayFaults] };
    }
    const { quote } = priced;
    const { total } = sumsOfQuote(quote);
    if (total > this.settings.maxOrderPaise) {
      const faults = [fieldFault('checkout', 'TOTAL_TOO_HIGH')];
      return { kind: 'InvalidInput', faults, code: 'TOTAL_TOO_HIGH' };
    }
    if (typeof request.expectedTotal === 'number' && request.expectedTotal !== total)
      return { kind: 'PriceChanged', quote };
    const solved = await this.challenges.check(
      request.challengeSolution,
      guest.value,
      quote,
      await clock.now(),
    );
    return this.holdAndOrder(guest.value, quote, { ...requester, solved }, clock);
  }

  /** The hold again, for a guest who left the checkout; makes the order if that had failed. */
  async continueBooking(token: string, clock: RequestClock): Promise<ContinueBookingOutcome> {
    const booking = await this.bookingService.findByToken(token);
    if (!booking) return { kind: 'BookingNotFound' };
    if (booking.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking };
    return this.withOrder(booking, clock);
  }

  /**
   * The outcome of the payment that the guest's browser reports. The signature proves that the guest comes from the
   * checkout. Only the gateway's own report of captured money confirms. `guestUid` is null for a visitor.
   */
  async confirmPayment(
    proof: { orderId: string; paymentId: string; signature: string },
    guestUid: string | null,
    clock: RequestClock,
  ): Promise<ConfirmPaymentOutcome> {
    if (!this.gateway.verifyCheckout(proof)) return NOT_VERIFIED;
    const booking = await this.bookings.findByOrder(proof.orderId);
    if (!booking) return NOT_VERIFIED;
    try {
      const payment = await this.gateway.fetchPayment(proof.paymentId);
      if (payment.orderId !== proof.orderId) return NOT_VERIFIED;
      const settlement = await this.capture.bringIn(payment, guestActor(guestUid), clock);
      return await this.outcomeFor(booking, payment.status, settlement);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.warn({ reference: booking.reference, err: error }, 'A payment could not be verified yet');
      return { kind: 'PaymentPending', booking };
    }
  }

  private async outcomeFor(
    booking: BookingRecord,
    status: string,
    settlement: Settlement,
  ): Promise<ConfirmPaymentOutcome> {
    if (settlement.kind === 'confirmed') return { kind: 'BookingConfirmed', booking: settlement.booking };
    if (settlement.kind === 'refunding') return { kind: 'PaymentRefunded' };
    // The webhook or the reconciliation was faster, or nothing is captured yet: the stored booking decides.
    const current = (await this.bookings.findByReference(booking.reference)) ?? booking;
    if (status === 'FAILED' || status === 'RELEASED') {
      return { kind: 'PaymentNotVerified', code: 'PAYMENT_FAILED' };
    }
    if (current.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking: current };
    if (status === 'CAPTURED') return { kind: 'PaymentRefunded' };
    // It was authorised too late for any room: it is not captured, and the bank releases it.
    if (current.status === 'EXPIRED') return { kind: 'PaymentNotVerified', code: 'HOLD_EXPIRED' };
    return { kind: 'PaymentPending', booking: current };
  }

  /** The outcome of the same form when it was sent before; null when its key is new. */
  private async sentBefore(
    guest: GuestDetails,
    stays: readonly StayRequest[],
    clock: RequestClock,
  ): Promise<CreateBookingOutcome | null> {
    if (!guest.idempotencyKey) return null;
    const booking = await this.bookings.findByIdempotencyKey(guest.idempotencyKey);
    return booking ? this.sameAgain(booking, digestOf(guest, stays).digest, clock) : null;
  }

  private async sameAgain(
    booking: BookingRecord,
    requestDigest: string,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome> {
    if (booking.requestDigest !== requestDigest) return { kind: 'IdempotencyConflict' };
    if (booking.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking };
    return this.withOrder(booking, clock);
  }

  private async holdAndOrder(
    guest: GuestDetails,
    quote: QuoteAmounts,
    requester: SolvingRequester,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome> {
    const requestDigest = digestOf(guest, quote.stays);
    const plan = await this.plans.defaultPlan();
    const request = { guest, quote, plan, ...requester, requestDigest };
    const types = quote.stays.map(({ roomType }) => roomType);
    const outcome = await this.inTurn(types, clock, (manager, now) =>
      this.bookingService.hold(manager, request, now),
    );
    switch (outcome.kind) {
      case 'TooManyHolds':
      case 'RoomTypeBusy':
        return outcome;
      case 'ChallengeRequired':
        return {
          kind: 'ChallengeRequired',
          challenge: await this.challenges.make(guest, quote, outcome.tries, await clock.now()),
        };
      case 'RoomUnavailable': {
        const { stay } = outcome;
        const alternatives = await this.availability.alternatives(stay, await clock.time());
        const further = quote.stays.indexOf(stay) - 1;
        const field = further < 0 ? undefined : `furtherStays.${further}.roomType`;
        return { kind: 'RoomUnavailable', alternatives, field };
      }
      case 'SentBefore':
        return this.sameAgain(outcome.booking, requestDigest.digest, clock);
      case 'Held':
        return this.withOrder(outcome.booking, clock);
    }
  }

  /**
   * Runs the transaction as one of a few for each of these room types. They wait for the type's row, each on a connection. If all
   * waited at once, no connection would be left for other types, prices and pages.
   */
  private async inTurn<Outcome>(
    roomTypes: readonly string[],
    clock: RequestClock,
    work: (manager: EntityManager, now: Date) => Promise<Outcome>,
  ): Promise<Outcome | { kind: 'RoomTypeBusy' }> {
    const types = [...new Set(roomTypes)].toSorted();
    const transact = async () => {
      const now = await clock.now();
      try {
        return await inTransaction(this.database, (manager) => work(manager, now));
      } catch (error) {
        // Before the turn is handed on: the next one would wait for the same row.
        if (isLocked(error)) for (const type of types) this.turns.sendAway(type);
        throw error;
      }
    };
    try {
      return await types.reduceRight<() => Promise<Outcome>>(
        (next, type) => () => this.turns.take(type, next),
        transact,
      )();
    } catch (error) {
      if (isLocked(error) || error instanceof NoTurnInTime) return { kind: 'RoomTypeBusy' };
      throw error;
    }
  }

  /** The hold with an order at the gateway. Without an order the hold is released at once. */
  private async withOrder(booking: BookingRecord, clock: RequestClock): Promise<OrderOutcome> {
    if (booking.status !== 'HELD' || holdSecondsLeft(booking, await clock.now()) === 0)
      return { kind: 'HoldExpired' };
    if (firstOrderOf(booking)) return { kind: 'BookingHold', booking };
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
    // The same form was sent twice at once: the booking has the other one's order.
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
