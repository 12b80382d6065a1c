import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { recordedDayFaults } from '../../platform/refusals/recorded-days';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { Figures, FiguresResult } from './figures.results';
import { monthOf, type FiguresService } from './figures.service';

@Resolver()
export class FiguresResolver {
  constructor(private readonly service: FiguresService) {}

  @Needs('figures.read')
  @Query(() => FiguresResult, {
    description:
      'For the administrator: what the hotel sold and earned in a period, and in the same period a year earlier. Without dates, the month of the business day.',
  })
  async figures(
    @Arg('from', () => PlainDateScalar, {
      nullable: true,
      description: 'The first day; when left out, the first day of the month.',
    })
    from: string | null,
    @Arg('to', () => PlainDateScalar, {
      nullable: true,
      description:
        'The last day, at most five years after the first; when left out, the last day of the month of the first day.',
    })
    to: string | null,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof FiguresResult> {
    const businessDay = await clock.businessDay();
    const first = from ?? monthOf(businessDay).from;
    const faults = recordedDayFaults('from', first);
    if (faults.length > 0) return new InvalidInput(faults);
    const period = { from: first, to: to ?? monthOf(first).to };
    return resultOf(await this.service.figures(period), {
      Figures: ({ figures }) => Figures.of(figures, businessDay),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
