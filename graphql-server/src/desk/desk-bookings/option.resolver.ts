import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { BookingView } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { DESK_BOOKING_LIMITS, releaseRules } from './desk-booking.policy';
import type { DeskBookingRepository } from './desk-booking.repository';
import { TentativeChanged, TentativeRefused, TentativeResult } from './desk-booking.results';
import type { OptionService } from './option.service';

const REFERENCE = 'The booking’s reference.';

/** Steps of the staff with tentative bookings, and what guests see of them. */
@Resolver(() => BookingView)
export class OptionResolver {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly options: OptionService,
    private readonly deskBookings: DeskBookingRepository,
  ) {}

  @Needs('bookings.create')
  @Mutation(() => TentativeResult, {
    description: 'For the administrator: makes a tentative booking firm. The guest pays at the hotel.',
  })
  confirmTentative(
    @Arg('reference', () => String, { description: REFERENCE }) reference: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof TentativeResult> {
    return this.change(reference, { action: 'confirmTentative' }, context);
  }

  @Needs('bookings.create')
  @Mutation(() => TentativeResult, {
    description: 'For the administrator: releases the rooms of a tentative booking.',
  })
  async releaseTentative(
    @Arg('reference', () => String, { description: REFERENCE }) reference: string,
    @Arg('reason', () => String, {
      description: `The reason: 1 to ${DESK_BOOKING_LIMITS.reason} characters on one line.`,
    })
    reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof TentativeResult> {
    const form = readInput(releaseRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    return this.change(reference, { action: 'releaseTentative', reason: form.value.reason }, context);
  }

  @Needs('bookings.create')
  @Mutation(() => TentativeResult, {
    description: 'For the administrator: keeps the rooms of a tentative booking until another date.',
  })
  extendOption(
    @Arg('reference', () => String, { description: REFERENCE }) reference: string,
    @Arg('until', () => PlainDateScalar, {
      description: 'The last date: from today to the day of arrival.',
    })
    until: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof TentativeResult> {
    return this.change(reference, { action: 'extendOption', until }, context);
  }

  @FieldResolver(() => PlainDateScalar, {
    nullable: true,
    description: 'The date until whose end a tentative booking is kept; null unless TENTATIVE.',
  })
  optionUntil(@Root() { record }: BookingView): Promise<string | null> {
    return record.status === 'TENTATIVE' ? this.deskBookings.optionOf(record.id) : Promise.resolve(null);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the booking was tentative and the hotel released its rooms: EXPIRED, but never a hold that waited for a payment.',
  })
  async hasOptionEnded(@Root() { record }: BookingView): Promise<boolean> {
    return record.status === 'EXPIRED' && (await this.deskBookings.optionOf(record.id)) !== null;
  }

  private async change(
    reference: string,
    step: Parameters<OptionService['change']>[1],
    context: RequestContext,
  ): Promise<typeof TentativeResult> {
    const who = staffOf(context);
    const booking = await this.bookings.findByReference(reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    return resultOf(await this.options.change(booking.id, step, who, context.clock), {
      TentativeChanged: ({ booking: { reference: of, status } }) =>
        Object.assign(new TentativeChanged(), { reference: of, status }),
      TentativeRefused: ({ status }) => new TentativeRefused(status),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
