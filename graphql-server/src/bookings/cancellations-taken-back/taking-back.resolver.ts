import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { RoomTypeBusy } from '../core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { RecordNotFound } from '../../platform/refusals/refusal.type';
import { CancellationTakenBack, TakeBackCancellationResult, TakingBackRefused } from './taking-back.results';
import type { TakingBack } from './taking-back.service';

/** Cancellations that the staff take back. */
@Resolver()
export class TakingBackResolver {
  constructor(private readonly takingBack: TakingBack) {}

  @Needs('bookings.cancel')
  @Mutation(() => TakeBackCancellationResult, {
    description:
      'For the staff: takes the last cancellation of a stay back, with all stays that were cancelled together. Does nothing for a stay that is booked already.',
  })
  async takeBackCancellation(
    @Arg('stay', () => ID, { description: 'The id of the stay.' }) stay: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof TakeBackCancellationResult> {
    // PostgreSQL refuses to compare other texts with an id.
    if (!z.uuid().safeParse(stay).success) return new RecordNotFound();
    return resultOf(await this.takingBack.takeBack(staffOf(context), stay, context.clock), {
      CancellationTakenBack: ({ booking: { reference, status }, stayIds: stays }) =>
        Object.assign(new CancellationTakenBack(), { reference, status, stays }),
      TakingBackRefused: ({ obstacle }) => new TakingBackRefused(obstacle),
      RoomTypeBusy: () => new RoomTypeBusy(),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
