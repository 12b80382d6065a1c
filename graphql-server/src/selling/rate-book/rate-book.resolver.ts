import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { PropertySource } from '../property/property.service';
import { Quote } from '../quotes/quote.results';
import { StayInput } from '../quotes/stay.input';
import {
  ChangeRatesResult,
  RateBookView,
  RatePreview,
  RatePreviewResult,
  RatesChanged,
  RatesSaved,
  UndoRateChangeResult,
} from './rate-book.results';
import type { RateBookService } from './rate-book.service';
import { RateEditInput } from './rate-edit.input';
import { SlabWarningView } from './slab-warnings/slab-warning.results';

@Resolver()
export class RateBookResolver {
  constructor(
    private readonly service: RateBookService,
    private readonly property: PropertySource,
  ) {}

  @Needs('rates.read')
  @Query(() => RateBookView, {
    description: 'For the administrator: seasons, restrictions, promotions and the last changes.',
  })
  async rateBook(): Promise<RateBookView> {
    return RateBookView.of(await this.service.state());
  }

  @Needs('rates.read')
  @Query(() => RatePreviewResult, {
    description:
      'For the administrator: what a stay would cost after a change of rates that is not saved yet.',
  })
  async ratePreview(
    @Arg('edit', () => RateEditInput, { description: 'The change.' }) edit: RateEditInput,
    @Arg('sample', () => StayInput, { description: 'The stay.' }) sample: StayInput,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof RatePreviewResult> {
    return resultOf(await this.service.preview(edit, sample, await clock.time()), {
      Preview: ({ before, after, warnings }) =>
        Object.assign(new RatePreview(), {
          before: before && Quote.of(before),
          after: after && Quote.of(after),
          slabWarnings: warnings.map((one) => SlabWarningView.of(one, this.property.current.rateCurrency)),
        }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('rates.write')
  @Mutation(() => ChangeRatesResult, {
    description: 'For the administrator: makes one change of rates. Existing bookings keep their rates.',
  })
  async changeRates(
    @Arg('edit', () => RateEditInput, { description: 'The change.' }) edit: RateEditInput,
    @Arg('version', () => Int, { description: 'The version of the rates with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeRatesResult> {
    return resultOf(await this.service.change(staffOf(context), edit, version), {
      RatesSaved: ({ state }) => new RatesSaved(state),
      RatesChanged: ({ state }) => new RatesChanged(state),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('rates.write')
  @Mutation(() => UndoRateChangeResult, {
    description: 'For the administrator: undoes the last change of rates that was not undone.',
  })
  async undoRateChange(
    @Arg('version', () => Int, { description: 'The version of the rates that the administrator sees.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof UndoRateChangeResult> {
    return resultOf(await this.service.undo(staffOf(context), version), {
      RatesSaved: ({ state }) => new RatesSaved(state),
      RatesChanged: ({ state }) => new RatesChanged(state),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
