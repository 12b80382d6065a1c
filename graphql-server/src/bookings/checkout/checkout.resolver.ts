import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import { holdSecondsLeft, type BookingService } from '../core/booking.service';
import type { BookingLinks } from '../core/booking-links.service';
import type { BookingForm, CheckoutService } from './checkout.service';
import type { PaymentConfirmation } from './payment-confirmation.service';
import type { PaymentGateway } from '../../payments/core/payment-gateway';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import {
  guestBalance,
  dueAtBooking,
  firstOrderOf,
  totalOf,
  type BookingRecord,
} from '../core/booking-record';
import { bookingTerms } from '../core/booking-terms';
import {
  BookingNotFound,
  BookingView,
  ChallengeRequired,
  HoldExpired,
  IdempotencyConflict,
  PayAtHotelUsedUp,
  PriceChanged,
  RoomUnavailable,
  RoomTypeBusy,
  TooManyHolds,
} from '../core/booking.results';
import { HOLD_MINUTES } from '../core/checkout-durations.policy';
import { callerHashesOf } from '../core/hold-limits';
import { RefundState, refundStateOf } from '../folio/refund-state';
import type { RequestContext } from '../../access/accounts/request-context';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RequestClock } from '../../platform/time/clock';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PropertySource } from '../../selling/property/property.service';
import type { CodeTries } from '../../selling/quotes/promotions/code-tries';
import { Quote } from '../../selling/quotes/quote.results';
import type { BookingCalendar } from '../core/booking-calendar';
import type { BookingCodes } from '../pay-at-hotel/booking-codes.service';
import {
  BookingHold,
  BookingLinkInput,
  BookingLinkResult,
  BookingLinkSent,
  ConfirmPaymentInput,
  ConfirmPaymentResult,
  ContinueBookingResult,
  CreateBookingInput,
  CreateBookingResult,
  NotOpen,
  PaymentPending,
  PaymentRefunded,
} from './checkout.results';
import {
  AddressCodeRequired,
  BookingConfirmed,
  PaymentNotVerified,
  PaymentUnavailable,
  checkoutOf,
} from '../core/payment.results';

interface CheckoutResolverNeeds {
  bookingService: BookingService;
  checkoutService: CheckoutService;
  paymentConfirmation: PaymentConfirmation;
  paymentGateway: PaymentGateway;
  payments: PaymentRepository;
  rateLimits: RateLimits;
  keyedSecrets: KeyedSecrets;
  property: PropertySource;
  calendar: BookingCalendar;
  links: BookingLinks;
  codeTries: Pick<CodeTries, 'faultOf'>;
  codes: Pick<BookingCodes, 'secondsToResend'>;
}

@Resolver(() => BookingView)
export class CheckoutResolver {
  constructor(private readonly needs: CheckoutResolverNeeds) {}

  @ForEverybody()
  @Mutation(() => CreateBookingResult, {
    description: `Holds a room for ${HOLD_MINUTES} minutes and makes the order that the guest pays.`,
  })
  async createBooking(
    @Arg('input', () => CreateBookingInput, { description: 'The form.' }) input: CreateBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CreateBookingResult> {
    const { caller, clock, viewer } = context;
    const form = this.needs.checkoutService.readForm(input);
    const wait = await this.secondsToWait(form, context);
    if (wait !== null) return new RateLimited(wait, 'bookings');
    const tried = await this.needs.codeTries.faultOf(input.code, caller);
    if (tried) return new InvalidInput([tried]);
    const requester = {
      caller,
      callerHashes: callerHashesOf(this.needs.keyedSecrets, caller),
      guestUid: viewer?.uid ?? null,
      verifiedEmail: viewer?.verifiedEmail ?? null,
    };
    const outcome = await this.needs.checkoutService.createBooking(form, requester, clock);
    return resultOf(outcome, {
      BookingHold: ({ booking }) => this.holdOf(booking, clock),
      AddressCodeRequired: ({ booking }) => this.codeFor(booking, clock),
      BookingConfirmed: ({ booking }) =>
        new BookingConfirmed(BookingView.of(booking), this.pageTokenOf(booking)),
      PayAtHotelUsedUp: () => new PayAtHotelUsedUp(),
      RateLimited: ({ retryAfterSeconds }) => new RateLimited(retryAfterSeconds, 'codes'),
      InvalidInput: ({ faults, code }) => new InvalidInput(faults, code),
      RoomUnavailable: ({ alternatives, field }) => new RoomUnavailable(alternatives, field),
      PriceChanged: ({ quote, why }) =>
        why ? PriceChanged.ofDue(Quote.of(quote)) : new PriceChanged(Quote.of(quote), seenIn(input)),
      TooManyHolds: ({ why }) => new TooManyHolds(why),
      ChallengeRequired: ({ challenge }) => new ChallengeRequired(challenge),
      RoomTypeBusy: () => new RoomTypeBusy(),
      IdempotencyConflict: () => new IdempotencyConflict(),
      HoldExpired: () => new HoldExpired(),
      PaymentUnavailable: () => new PaymentUnavailable(),
      NotOpen: () => new NotOpen(),
    });
  }

  @ForEverybody()
  @Mutation(() => ContinueBookingResult, {
    description: 'The order of a hold, for a guest who left the checkout.',
  })
  async continueBooking(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof ContinueBookingResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await this.needs.checkoutService.continueBooking(token, clock);
    return resultOf(outcome, {
      BookingHold: ({ booking }) => this.holdOf(booking, clock),
      AddressCodeRequired: ({ booking }) => this.codeFor(booking, clock),
      BookingConfirmed: ({ booking }) => new BookingConfirmed(BookingView.of(booking)),
      BookingNotFound: () => new BookingNotFound(),
      HoldExpired: () => new HoldExpired(),
      PaymentUnavailable: () => new PaymentUnavailable(),
    });
  }

  @ForEverybody()
  @Mutation(() => ConfirmPaymentResult, {
    description: 'Verifies a payment with the gateway; only captured money confirms the booking.',
  })
  async confirmPayment(
    @Arg('input', () => ConfirmPaymentInput, { description: 'From the checkout.' })
    input: ConfirmPaymentInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof ConfirmPaymentResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await this.needs.paymentConfirmation.confirm(input, viewer?.uid ?? null, clock);
    return resultOf(outcome, {
      BookingConfirmed: ({ booking }) => new BookingConfirmed(BookingView.of(booking)),
      PaymentPending: ({ booking }) => new PaymentPending(BookingView.of(booking)),
      PaymentRefunded: () => new PaymentRefunded(),
      PaymentNotVerified: ({ code }) => new PaymentNotVerified(sentence(code)),
    });
  }

  @ForEverybody()
  @Mutation(() => BookingLinkResult, {
    description: 'Mails the link to a booking again, to the booking’s address.',
  })
  async sendBookingLink(
    @Arg('input', () => BookingLinkInput, { description: 'Reference and address of the booking.' })
    input: BookingLinkInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof BookingLinkResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.bookingLinks, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.needs.links.send(input), {
      BookingLinkSent: () => Object.assign(new BookingLinkSent(), sentence('BOOKING_LINK_SENT')),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
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

  @FieldResolver(() => String, {
    description:
      'The cancellation terms, as agreed or as a later change has left them, with the moments and amounts that count now.',
  })
  async cancellationTerms(
    @Root() { record }: BookingView,
    @Ctx() { clock }: RequestContext,
  ): Promise<string> {
    const moment = { now: await clock.now(), timeZone: clock.timeZone };
    return bookingTerms(record, moment, DEFAULT_LOCALE);
  }

  @FieldResolver(() => Money, { description: 'What was captured, in INR, before refunds.' })
  async amountPaid(@Root() { record }: BookingView): Promise<Money> {
    return rupees((await this.balanceOf(record)).paid);
  }

  @FieldResolver(() => Money, { description: 'What was refunded or will be, in INR.' })
  async amountRefunded(@Root() { record }: BookingView): Promise<Money> {
    return rupees((await this.balanceOf(record)).refunded);
  }

  @FieldResolver(() => Money, {
    description:
      'What is still to be paid, in INR: charges less what the hotel has of the money. Below 0 when the hotel owes the guest.',
  })
  async balance(@Root() { record }: BookingView): Promise<Money> {
    const kept = this.mayBePaid(record) ? await this.needs.payments.keptOf(record.id) : [];
    return rupees(guestBalance(record, kept));
  }

  @FieldResolver(() => RefundState, { description: 'How much of the price was refunded.' })
  async refundState(@Root() { record }: BookingView): Promise<RefundState> {
    return refundStateOf({ ...(await this.balanceOf(record)), total: totalOf(record) });
  }

  @FieldResolver(() => String, {
    description: 'The stay as an iCalendar file (RFC 5545), from check-in to check-out.',
  })
  calendarFile(@Root() { record }: BookingView): string {
    return this.needs.calendar.download(record);
  }

  /**
   * A guest with a verified address is counted separately, because other people on the same Wi-Fi may use up its limit.
   */
  private secondsToWait({ guest }: BookingForm, { caller, viewer }: RequestContext): Promise<number | null> {
    if (!guest.ok) return this.needs.rateLimits.secondsToWait(RATE_LIMITS.faultyBookings, caller);
    return viewer?.verifiedEmail
      ? this.needs.rateLimits.secondsToWaitForAccount(RATE_LIMITS.bookings, viewer.uid)
      : this.needs.rateLimits.secondsToWait(RATE_LIMITS.bookings, caller);
  }

  /** Nobody can have paid for a hold of the site before there is an order. Without one, the desk takes money once it is confirmed. */
  private mayBePaid({ orders, channel, status }: BookingRecord): boolean {
    return orders.length > 0 || channel !== 'SITE' || status !== 'HELD';
  }

  private balanceOf(record: BookingRecord): ReturnType<PaymentRepository['balanceOf']> {
    return this.mayBePaid(record)
      ? this.needs.payments.balanceOf(record.id)
      : Promise.resolve({ paid: 0, refunded: 0, unused: 0 });
  }

  /** The sender of the form has not seen the token of a booking that needed no payment. */
  private pageTokenOf(booking: BookingRecord): string | null {
    return dueAtBooking(booking) === 0 ? this.needs.bookingService.accessToken(booking) : null;
  }

  private async codeFor(booking: BookingRecord, clock: RequestClock): Promise<AddressCodeRequired> {
    const now = await clock.now();
    return AddressCodeRequired.of(booking, {
      token: this.needs.bookingService.accessToken(booking),
      secondsLeft: holdSecondsLeft(booking, now),
      resendAfterSeconds: await this.needs.codes.secondsToResend(booking.id, now),
    });
  }

  private async holdOf(booking: BookingRecord, clock: RequestClock): Promise<BookingHold> {
    const secondsLeft = holdSecondsLeft(booking, await clock.now());
    return Object.assign(new BookingHold(), {
      token: this.needs.bookingService.accessToken(booking),
      booking: BookingView.of(booking),
      secondsLeft,
      checkout: checkoutOf(booking, firstOrderOf(booking), {
        gateway: this.needs.paymentGateway.checkout,
        hotel: this.needs.property.current.name,
        secondsLeft,
      }),
    });
  }
}

/** The total that the guest saw, according to the form; null when the form does not say. */
function seenIn({ expectedTotal }: CreateBookingInput): Money | null {
  return typeof expectedTotal === 'number' ? rupees(expectedTotal) : null;
}
