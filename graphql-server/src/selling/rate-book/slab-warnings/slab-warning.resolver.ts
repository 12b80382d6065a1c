import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Needs } from '../../../access/accounts/access';
import type { RequestContext } from '../../../access/accounts/request-context';
import { MinorUnits } from '../../../platform/money/minor-units.scalar';
import { resultOf } from '../../../platform/refusals/outcomes';
import { InvalidInput } from '../../../platform/refusals/refusal.type';
import type { RateChange } from '../../pricing/rate-book';
import type { PropertySource } from '../../property/property.service';
import { SlabWarnings, SlabWarningsResult, SlabWarningView } from './slab-warning.results';
import type { SlabWarningService } from './slab-warnings.service';

function changeOf(hundredths: number | null, cents: number | null): RateChange | null {
  if (typeof hundredths === 'number') return { kind: 'PERCENT', hundredths };
  return typeof cents === 'number' ? { kind: 'AMOUNT', cents } : null;
}

@Resolver()
export class SlabWarningResolver {
  constructor(
    private readonly service: SlabWarningService,
    private readonly property: PropertySource,
  ) {}

  @Needs('rates.read')
  @Query(() => SlabWarningsResult, {
    description:
      'For the administrator: the room types that cost slightly more than the limit of a tax slab tonight at their base rates, with the stored rates or the rates of a form.',
  })
  async slabWarnings(
    @Arg('nightlyRateCents', () => MinorUnits, {
      nullable: true,
      description: 'The rate in the form of a room type; left out for the rates of all types.',
    })
    nightlyRateCents: number | null,
    @Arg('planPercentHundredths', () => Int, {
      nullable: true,
      description:
        'The percentage that a plan’s form adds, in hundredths of a percent; left out for all plans on sale.',
    })
    planPercentHundredths: number | null,
    @Arg('planCents', () => MinorUnits, {
      nullable: true,
      description:
        'The amount that a plan’s form adds, in cents of the currency of rates; 0 for a plan that adds nothing.',
    })
    planCents: number | null,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof SlabWarningsResult> {
    const typed = {
      nightlyRateCents: nightlyRateCents ?? null,
      planChange: changeOf(planPercentHundredths, planCents),
    };
    const { today } = await clock.time();
    return resultOf(await this.service.ofTypedRates(typed, today), {
      SlabWarnings: ({ warnings }) =>
        Object.assign(new SlabWarnings(), {
          warnings: warnings.map((one) => SlabWarningView.of(one, this.property.current.rateCurrency)),
        }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
