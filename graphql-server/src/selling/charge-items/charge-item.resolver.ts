import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  AddChargeItemResult,
  ChargeItem,
  ChargeItemChanged,
  ChargeItemInput,
  ChargeItemSaved,
  EditChargeItemResult,
} from './charge-item.results';
import type { ChargeItemService } from './charge-item.service';

/** The catalogue of what the staff post to bills. */
@Resolver()
export class ChargeItemResolver {
  constructor(private readonly items: ChargeItemService) {}

  @Needs('bookings.read')
  @Query(() => [ChargeItem], {
    description:
      'For the administrator: all charge items, in the hotel’s order, including those that cannot be posted.',
  })
  async chargeItems(): Promise<ChargeItem[]> {
    return (await this.items.find()).map((item) => ChargeItem.of(item));
  }

  @Needs('rates.write')
  @Mutation(() => AddChargeItemResult, { description: 'For the administrator: adds a charge item.' })
  async addChargeItem(
    @Arg('input', () => ChargeItemInput, { description: 'The form.' }) input: ChargeItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddChargeItemResult> {
    return resultOf(await this.items.add(staffOf(context), input), {
      ChargeItemSaved: ({ stored }) => new ChargeItemSaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rates.write')
  @Mutation(() => EditChargeItemResult, {
    description: 'For the administrator: replaces a charge item. Charges that were posted stay as they are.',
  })
  async editChargeItem(
    @Arg('id', () => Int, { description: 'The item’s id.' }) id: number,
    @Arg('input', () => ChargeItemInput, { description: 'The whole form.' }) input: ChargeItemInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditChargeItemResult> {
    return resultOf(await this.items.edit(staffOf(context), id, input, version), {
      ChargeItemSaved: ({ stored }) => new ChargeItemSaved(stored),
      ChargeItemChanged: ({ stored }) => new ChargeItemChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
