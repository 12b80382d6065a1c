import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { LostItemState } from './lost-item.entity';
import { foundItemRules, itemOutcomeRules, LOST_ITEM_LIMITS } from './lost-item.policy';
import {
  AddLostItemInput,
  AddLostItemResult,
  LostItem,
  LostItemElsewhere,
  LostItemStored,
  SetLostItemStateInput,
  SetLostItemStateResult,
} from './lost-property.results';
import type { LostPropertyService } from './lost-property.service';

/** Items that were found in the hotel, for housekeeping and reception. */
@Resolver()
export class LostPropertyResolver {
  constructor(private readonly service: LostPropertyService) {}

  @Needs('house.read')
  @Query(() => [LostItem], {
    description: `For housekeeping and reception: what was found in the hotel, the newest first, at most ${LOST_ITEM_LIMITS.listed} items.`,
  })
  async lostItems(
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Words that stand in what, where, a note or the name of who got it; empty for all.',
    })
    search: string,
    @Arg('state', () => LostItemState, { nullable: true, description: 'Where the items are; null for all.' })
    state: LostItemState | null,
  ): Promise<LostItem[]> {
    const items = await this.service.search({ searched: search, state, atMost: LOST_ITEM_LIMITS.listed });
    return items.map((item) => LostItem.of(item));
  }

  @Needs('house.write')
  @Mutation(() => AddLostItemResult, {
    description:
      'For housekeeping and reception: keeps what was found. A report without a connection may be sent later, once.',
  })
  async addLostItem(
    @Arg('input', () => AddLostItemInput, { description: 'The item.' }) input: AddLostItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddLostItemResult> {
    const form = readInput(foundItemRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    return resultOf(await this.service.add(staffOf(context), form.value), {
      LostItemStored: ({ item }) => new LostItemStored(item),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('house.write')
  @Mutation(() => SetLostItemStateResult, {
    description: 'For housekeeping and reception: notes what became of a found item.',
  })
  async setLostItemState(
    @Arg('input', () => SetLostItemStateInput, { description: 'What became of it.' })
    input: SetLostItemStateInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SetLostItemStateResult> {
    const form = readInput(itemOutcomeRules, { ...input, handedTo: input.handedTo ?? '' });
    if (!form.ok) return new InvalidInput(form.faults);
    return resultOf(await this.service.setOutcome(staffOf(context), form.value), {
      LostItemStored: ({ item }) => new LostItemStored(item),
      LostItemElsewhere: ({ item }) => new LostItemElsewhere(item),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
