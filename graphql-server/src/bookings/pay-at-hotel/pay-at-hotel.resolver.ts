import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { CodeRefused, CodeTooSoon } from '../../mails/newsletter/newsletter.results';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { PROOF_RESEND_SECONDS } from '../address-proofs/address-proof.policy';
import {
  BookingNotFound,
  BookingView,
  HoldExpired,
  PayAtHotelUsedUp,
  RoomTypeBusy,
  TooManyHolds,
} from '../core/booking.results';
import { holdSecondsLeft, type BookingService } from '../core/booking.service';
import { AddressCodeRequired, BookingConfirmed } from '../core/payment.results';
import { ConfirmWithCodeResult, SendBookingCodeResult } from './pay-at-hotel.results';
import type { UnpaidConfirmation } from './unpaid-confirmation.service';

/** Bookings that are paid for at the hotel. */
@Resolver()
export class PayAtHotelResolver {
  constructor(
    private readonly bookings: Pick<BookingService, 'accessToken'>,
    private readonly confirmation: UnpaidConfirmation,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Mutation(() => ConfirmWithCodeResult, {
    description:
      'Confirms a hold that is paid for at the hotel, once the code that was mailed to its address is right.',
  })
  async confirmWithCode(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Arg('otp', () => String, { description: 'The six digits of the mail.' }) otp: string,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof ConfirmWithCodeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingCodes, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await this.confirmation.confirmWithCode(token, { otp }, viewer?.uid ?? null, clock);
    return resultOf(outcome, {
      BookingConfirmed: ({ booking }) => new BookingConfirmed(BookingView.of(booking), token),
      CodeRefused: ({ code }) => new CodeRefused(code),
      PayAtHotelUsedUp: () => new PayAtHotelUsedUp(),
      TooManyHolds: ({ why }) => new TooManyHolds(why),
      HoldExpired: () => new HoldExpired(),
      BookingNotFound: () => new BookingNotFound(),
      RoomTypeBusy: () => new RoomTypeBusy(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Mutation(() => SendBookingCodeResult, {
    description: 'Mails another code for confirmWithCode. The code before it is no longer valid.',
  })
  async sendBookingCode(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof SendBookingCodeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLinks, caller);
    if (wait !== null) return new RateLimited(wait);
    const now = await clock.now();
    return resultOf(await this.confirmation.sendCode(token, caller, clock), {
      AddressCodeRequired: ({ booking }) =>
        AddressCodeRequired.of(booking, {
          token: this.bookings.accessToken(booking),
          secondsLeft: holdSecondsLeft(booking, now),
          resendAfterSeconds: PROOF_RESEND_SECONDS,
        }),
      BookingConfirmed: ({ booking }) => new BookingConfirmed(BookingView.of(booking), token),
      CodeTooSoon: ({ retryAfterSeconds }) => new CodeTooSoon(retryAfterSeconds),
      HoldExpired: () => new HoldExpired(),
      BookingNotFound: () => new BookingNotFound(),
      RateLimited: ({ retryAfterSeconds }) => new RateLimited(retryAfterSeconds),
    });
  }
}
