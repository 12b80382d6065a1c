import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { Timeline, TimelineResult } from './timeline.results';
import { TIMELINE_NIGHTS, type TimelineService } from './timeline.service';

@Resolver()
export class TimelineResolver {
  constructor(private readonly service: TimelineService) {}

  @Needs('bookings.read')
  @Query(() => TimelineResult, {
    description:
      'For the desk: the rooms with their stays and blocks, night by night. Cancelled stays and no-shows are left out.',
  })
  async timeline(
    @Arg('from', () => PlainDateScalar, {
      nullable: true,
      description:
        'The first night, at most five years from today. When left out, the night before the business day, whose guests leave today.',
    })
    from: string | null,
    @Arg('nights', () => Int, {
      defaultValue: TIMELINE_NIGHTS.usual,
      description: `The number of nights, ${TIMELINE_NIGHTS.least} to ${TIMELINE_NIGHTS.most}.`,
    })
    nights: number,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof TimelineResult> {
    const time = { today: await clock.today(), businessDay: await clock.businessDay() };
    return resultOf(await this.service.timeline(from, nights, time), {
      Timeline: ({ timeline }) => Timeline.of(timeline),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
