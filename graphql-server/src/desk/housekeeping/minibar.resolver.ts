import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { ChargeRefused } from '../../bookings/posted-charges/posted-charge.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { minibarRules } from './minibar.policy';
import { MinibarItemView, MinibarPosted, PostMinibarInput, PostMinibarResult } from './minibar.results';
import type { MinibarService } from './minibar.service';

/** The minibar, for housekeeping. */
@Resolver()
export class MinibarResolver {
  constructor(private readonly minibar: MinibarService) {}

  @Needs('house.minibar')
  @Query(() => [MinibarItemView], {
    description:
      'For housekeeping and reception: what is on sale in the minibar, in the hotel’s order: the favourites, or all items without favourites.',
  })
  async minibarItems(): Promise<MinibarItemView[]> {
    return (await this.minibar.offered()).map((item) => MinibarItemView.of(item));
  }

  @Needs('house.minibar')
  @Mutation(() => PostMinibarResult, {
    description:
      'For housekeeping and reception: puts what a guest in the house took from the minibar on the bill. A press without a connection may be sent later, once.',
  })
  async postMinibar(
    @Arg('input', () => PostMinibarInput, { description: 'The press.' }) input: PostMinibarInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PostMinibarResult> {
    const who = staffOf(context);
    const form = readInput(minibarRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    return resultOf(await this.minibar.post(who, form.value, context.clock), {
      ChargesStored: () => Object.assign(new MinibarPosted(), { stay: input.stay }),
      ChargeRefused: ({ obstacle }) => new ChargeRefused(obstacle),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
