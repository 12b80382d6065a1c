import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { BookingNotFound, BookingView } from '../core/booking.results';
import { BookingConfirmed } from '../core/payment.results';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { RateLimited } from '../../platform/refusals/refusal.type';
import type { HoldRelease } from './hold-release.service';
import { HoldReleased, ReleaseHoldResult } from './hold.results';

@Resolver()
export class HoldResolver {
  constructor(
    private readonly holdRelease: HoldRelease,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Mutation(() => ReleaseHoldResult, {
    description: 'Releases the rooms of an unpaid hold. A paid booking stays booked.',
  })
  async releaseHold(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof ReleaseHoldResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.holdRelease.release(token, viewer?.uid ?? null, clock), {
      HoldReleased: () => new HoldReleased(),
      BookingConfirmed: ({ booking }) => new BookingConfirmed(BookingView.of(booking)),
      BookingNotFound: () => new BookingNotFound(),
    });
  }
}
