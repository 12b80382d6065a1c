import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { PropertyService } from '../property/property.service';
import type { ExtraIndex } from './extra-index';
import {
  AddExtraResult,
  EditExtraResult,
  ExtraChanged,
  ExtraInput,
  ExtraSaved,
  ExtraSetting,
  ExtraView,
} from './extra-settings.results';
import type { ExtraSettingsService } from './extra-settings.service';

@Resolver()
export class ExtraSettingsResolver {
  constructor(
    private readonly index: ExtraIndex,
    private readonly settings: ExtraSettingsService,
    private readonly property: Pick<PropertyService, 'current' | 'paisePerUnitOn'>,
  ) {}

  @ForEverybody()
  @Query(() => [ExtraView], {
    description: 'What guests can add to a room, in the hotel’s order, with today’s prices.',
  })
  async extras(@Ctx() { clock }: RequestContext): Promise<ExtraView[]> {
    const { today } = await clock.time();
    const paisePerUnit = this.property.paisePerUnitOn(today);
    const { rateCurrency } = this.property.current;
    const onSale = this.index.priced.filter((extra) => extra.onSale);
    return onSale.map((extra) => ExtraView.of(extra, { rateCurrency, paisePerUnit }));
  }

  @Needs('rates.read')
  @Query(() => [ExtraSetting], { description: 'For the administrator: all extras.' })
  async extraSettings(): Promise<ExtraSetting[]> {
    return (await this.settings.find()).map((extra) => ExtraSetting.of(extra));
  }

  @Needs('rates.write')
  @Mutation(() => AddExtraResult, { description: 'For the administrator: adds an extra.' })
  async addExtra(
    @Arg('input', () => ExtraInput, { description: 'The form.' }) input: ExtraInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddExtraResult> {
    return resultOf(await this.settings.add(staffOf(context), input), {
      ExtraSaved: ({ stored }) => new ExtraSaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rates.write')
  @Mutation(() => EditExtraResult, {
    description:
      'For the administrator: replaces an extra. Existing bookings keep the extras that they were sold.',
  })
  async editExtra(
    @Arg('id', () => Int, { description: 'The extra’s id.' }) id: number,
    @Arg('input', () => ExtraInput, { description: 'The whole form.' }) input: ExtraInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditExtraResult> {
    return resultOf(await this.settings.edit(staffOf(context), id, input, version), {
      ExtraSaved: ({ stored }) => new ExtraSaved(stored),
      ExtraChanged: ({ stored }) => new ExtraChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
