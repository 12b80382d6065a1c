import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { holdSecondsLeft, type BookingService } from '../bookings/booking.service';
import type { CheckoutService } from './checkout.service';
import type { PaymentGateway } from '../payments/payment-gateway';
import type { PaymentRepository } from '../payments/payment.repository';
import type { RateLimits } from '../platform/limits/rate-limits';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import type { Booking } from '../bookings/booking.entity';
import {
  BookingNotFound,
  BookingView,
  ChallengeRequired,
  HoldExpired,
  IdempotencyConflict,
  PriceChanged,
  RoomUnavailable,
  RoomTypeBusy,
  TooManyHolds,
} from '../bookings/booking.results';
import { callerHashesOf } from '../bookings/hold-limits';
import { RefundState, refundStateOf } from '../bookings/refund-state';
import type { RequestContext } from '../accounts/request-context';
import { rupees } from '../platform/money/money';
import { Money } from '../platform/money/money.type';
import { RATE_LIMITS } from '../platform/limits/rate-limit-table';
import { InvalidInput, RateLimited } from '../platform/refusals/refusal.type';
import type { RequestClock } from '../platform/time/clock';
import { REFUSALS } from '../platform/refusals/refusals';
import { PROPERTY } from '../property/property';
import { Quote } from '../rooms/room.results';
import { calendarFileOf } from './booking-emails.service';
import {
  BookingConfirmed,
  BookingHold,
  ConfirmPaymentInput,
  ConfirmPaymentResult,
  ContinueBookingResult,
  CreateBookingInput,
  CreateBookingResult,
  PaymentNotVerified,
  PaymentPending,
  PaymentRefunded,
  PaymentUnavailable,
} from './checkout.results';
import type { CreateBookingOutcome } from './checkout.service';

// The specification's indigo, whatever the site's own colours are.
const CHECKOUT_COLOUR = '#4F46E5';

@Resolver(() => BookingView)
export class CheckoutResolver {
  constructor(
    private readonly bookingService: BookingService,
    private readonly checkoutService: CheckoutService,
    private readonly paymentGateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly rateLimits: RateLimits,
    private readonly keyedSecrets: KeyedSecrets,
  ) {}

  @Mutation(() => CreateBookingResult, {
    description: 'Holds a room for 15 minutes and makes the order that the guest pays.',
  })
  async createBooking(
    @Arg('input', () => CreateBookingInput, { description: 'The form.' }) input: CreateBookingInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof CreateBookingResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookings, caller);
    if (wait !== null) return new RateLimited(wait);
    const requester = {
      callerHashes: callerHashesOf(this.keyedSecrets, caller),
      guestUid: viewer?.uid ?? null,
      verifiedEmail: viewer?.verifiedEmail ?? null,
    };
    return this.resultOf(await this.checkoutService.createBooking(input, requester, clock), clock);
  }

  @Mutation(() => ContinueBookingResult, {
    description: 'The order of a hold, for a guest who left the checkout.',
  })
  async continueBooking(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof ContinueBookingResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await this.checkoutService.continueBooking(token, clock);
    switch (outcome.kind) {
      case 'held':
        return this.holdOf(outcome.booking, await clock.now());
      case 'confirmed before':
        return new BookingConfirmed(BookingView.of(outcome.booking));
      case 'payment unavailable':
        return new PaymentUnavailable();
      case 'not found':
        return new BookingNotFound();
      default:
        return new HoldExpired();
    }
  }

  @Mutation(() => ConfirmPaymentResult, {
    description: 'Verifies a payment with the gateway; only captured money confirms the booking.',
  })
  async confirmPayment(
    @Arg('input', () => ConfirmPaymentInput, { description: 'From the checkout.' })
    input: ConfirmPaymentInput,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof ConfirmPaymentResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await this.checkoutService.confirmPayment(input, clock);
    switch (outcome.kind) {
      case 'confirmed':
        return new BookingConfirmed(BookingView.of(outcome.booking));
      case 'pending':
        return new PaymentPending(BookingView.of(outcome.booking));
      case 'refunding':
        return new PaymentRefunded();
      case 'failed':
        return new PaymentNotVerified('PAYMENT_FAILED');
      case 'lapsed':
        return new PaymentNotVerified('HOLD_EXPIRED');
      case 'not verified':
        return new PaymentNotVerified('PAYMENT_NOT_VERIFIED');
    }
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Whole seconds until the hold lapses; null unless HELD.',
  })
  async holdSecondsLeft(
    @Root() { record }: BookingView,
    @Ctx() { clock }: RequestContext,
  ): Promise<number | null> {
    return record.status === 'HELD' ? holdSecondsLeft(record, await clock.now()) : null;
  }

  @FieldResolver(() => Money, { description: 'What was captured, in INR; refunds are not taken off.' })
  async amountPaid(@Root() { record }: BookingView): Promise<Money> {
    if (!record.gatewayOrderId) return rupees(0);
    return rupees((await this.payments.balanceOf(record.gatewayOrderId)).paid);
  }

  @FieldResolver(() => Money, { description: 'What went back or is on its way back, in INR.' })
  async amountRefunded(@Root() { record }: BookingView): Promise<Money> {
    if (!record.gatewayOrderId) return rupees(0);
    return rupees((await this.payments.balanceOf(record.gatewayOrderId)).refunded);
  }

  @FieldResolver(() => RefundState, { description: 'How much of the price went back.' })
  async refundState(@Root() { record }: BookingView): Promise<RefundState> {
    if (!record.gatewayOrderId) return 'NONE';
    const balance = await this.payments.balanceOf(record.gatewayOrderId);
    return refundStateOf({ ...balance, total: record.totalPaise });
  }

  @FieldResolver(() => String, { description: 'The stay as an iCalendar file (RFC 5545), whole days.' })
  calendarFile(@Root() { record }: BookingView): string {
    return calendarFileOf(record);
  }

  private async resultOf(
    outcome: CreateBookingOutcome,
    clock: RequestClock,
  ): Promise<typeof CreateBookingResult> {
    switch (outcome.kind) {
      case 'held':
        return this.holdOf(outcome.booking, await clock.now());
      case 'confirmed before':
        return new BookingConfirmed(BookingView.of(outcome.booking));
      case 'invalid':
        return new InvalidInput(outcome.faults);
      case 'total too high':
        return new InvalidInput([{ field: 'checkout', message: REFUSALS.TOTAL_TOO_HIGH }], 'TOTAL_TOO_HIGH');
      case 'price changed':
        return new PriceChanged(Quote.of(outcome.quote));
      case 'room unavailable':
        return new RoomUnavailable(outcome.alternatives);
      case 'too many holds':
        return new TooManyHolds();
      case 'challenge required':
        return new ChallengeRequired(outcome.challenge);
      case 'room type busy':
        return new RoomTypeBusy();
      case 'idempotency conflict':
        return new IdempotencyConflict();
      case 'hold expired':
        return new HoldExpired();
      case 'payment unavailable':
        return new PaymentUnavailable();
    }
  }

  private holdOf(booking: Booking, now: Date): BookingHold {
    const secondsLeft = holdSecondsLeft(booking, now);
    const { name, email, phone } = booking;
    return Object.assign(new BookingHold(), {
      token: this.bookingService.accessToken(booking),
      booking: BookingView.of(booking),
      secondsLeft,
      checkout: {
        ...this.paymentGateway.checkout,
        orderId: booking.gatewayOrderId ?? '',
        amount: booking.totalPaise,
        currency: 'INR' as const,
        name: PROPERTY.name,
        description: 'Room Booking Payment',
        prefill: { name, email, contact: phone },
        themeColor: CHECKOUT_COLOUR,
        timeoutSeconds: secondsLeft,
      },
    });
  }
}
