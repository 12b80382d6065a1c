import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PropertySource } from '../property/property.service';
import { RateGrid, RateGridResult } from './rate-grid.results';
import { GRID_DAYS, type RateGridService } from './rate-grid.service';

@Resolver()
export class RateGridResolver {
  constructor(
    private readonly service: RateGridService,
    private readonly property: PropertySource,
  ) {}

  @Needs('rates.read')
  @Query(() => RateGridResult, {
    description: 'For the administrator: the rates of all room types, day by day, with their sources.',
  })
  async rateGrid(
    @Arg('from', () => PlainDateScalar, {
      description: 'The first day: the hotel’s today or a later one, at most five years ahead.',
    })
    from: string,
    @Arg('days', () => Int, {
      defaultValue: GRID_DAYS.usual,
      description: `The number of days, ${GRID_DAYS.least} to ${GRID_DAYS.most}.`,
    })
    days: number,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof RateGridResult> {
    return resultOf(await this.service.grid(from, days, await clock.time()), {
      RateGrid: ({ grid }) => RateGrid.of(grid, this.property.current.rateCurrency),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
