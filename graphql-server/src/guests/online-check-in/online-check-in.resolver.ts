import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { BookingNotFound, BookingView } from '../../bookings/core/booking.results';
import type { BookingService } from '../../bookings/core/booking.service';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { guestActor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import { arrivalRules } from './online-check-in.policy';
import {
  OnlineCheckInChanged,
  OnlineCheckInChecked,
  OnlineCheckInClosed,
  OnlineCheckInLookUp,
  OnlineCheckInResult,
  OnlineCheckInSaved,
  SaveArrivalInput,
  SaveGuestDetailsInput,
  SaveOnlineCheckInResult,
} from './online-check-in.results';
import type { OnlineCheckInService, SaveOutcome } from './online-check-in.service';

const resultOfSaving = (outcome: SaveOutcome): typeof SaveOnlineCheckInResult =>
  resultOf(outcome, {
    OnlineCheckInSaved: ({ view }) =>
      Object.assign(new OnlineCheckInSaved(), { checkIn: OnlineCheckInResult.of(view) }),
    OnlineCheckInClosed: ({ state, opensOn }) => new OnlineCheckInClosed(state, opensOn),
    OnlineCheckInChanged: ({ view }) => new OnlineCheckInChanged(OnlineCheckInResult.of(view)),
    OnlineCheckInChecked: () => new OnlineCheckInChecked(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new BookingNotFound(),
  });

/** What guests enter before they arrive. */
@Resolver(() => BookingView)
export class OnlineCheckInResolver {
  constructor(
    private readonly bookings: Pick<BookingService, 'findByToken'>,
    private readonly checkIns: OnlineCheckInService,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Query(() => OnlineCheckInLookUp, {
    name: 'onlineCheckIn',
    description:
      'What guests of a booking entered before they arrive. Send the token by POST, never in an address.',
  })
  async onlineCheckInByToken(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof OnlineCheckInLookUp> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.bookings.findByToken(token);
    if (!booking) return new BookingNotFound();
    return OnlineCheckInResult.of(await this.checkIns.view(booking, await clock.today()));
  }

  @FieldResolver(() => OnlineCheckInResult, {
    nullable: true,
    description: 'What its guests entered before they arrive; null for a booking that is not confirmed.',
  })
  async onlineCheckIn(
    @Root() { record }: BookingView,
    @Ctx() { clock }: RequestContext,
  ): Promise<OnlineCheckInResult | null> {
    if (record.status !== 'CONFIRMED') return null;
    return OnlineCheckInResult.of(await this.checkIns.view(record, await clock.today()));
  }

  @ForEverybody()
  @Mutation(() => SaveOnlineCheckInResult, {
    description: 'Saves when the guests of a booking arrive, and what they ask for.',
  })
  async saveArrival(
    @Arg('input', () => SaveArrivalInput, { description: 'The arrival.' })
    { token, arrival, seen }: SaveArrivalInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof SaveOnlineCheckInResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const wanted = readInput(arrivalRules, arrival);
    if (!wanted.ok) return new InvalidInput(wanted.faults);
    const booking = await this.bookings.findByToken(token);
    if (!booking) return new BookingNotFound();
    const before = { arrivalTime: seen.arrivalTime ?? null, requests: seen.requests ?? null };
    const saved = { wanted: wanted.value, seen: before };
    return resultOfSaving(
      await this.checkIns.saveArrival(booking.id, saved, guestActor(viewer?.uid ?? null), clock),
    );
  }

  @ForEverybody()
  @Mutation(() => SaveOnlineCheckInResult, {
    description:
      'Saves the details of a guest for the register, before the desk has seen a document. What the desk has checked stays.',
  })
  async saveGuestDetails(
    @Arg('input', () => SaveGuestDetailsInput, { description: 'The details.' })
    { token, stay: stayId, details: particulars, ...place }: SaveGuestDetailsInput,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof SaveOnlineCheckInResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.bookings.findByToken(token);
    if (!booking) return new BookingNotFound();
    return resultOfSaving(
      await this.checkIns.saveGuest(booking.id, { stayId, particulars, ...place }, clock),
    );
  }
}
