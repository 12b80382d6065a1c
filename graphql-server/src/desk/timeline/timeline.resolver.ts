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
    description: 'For the desk: which stay or block has which room, night by night. Ended stays have none.',
  })
  async timeline(
    @Arg('from', () => PlainDateScalar, {
      nullable: true,
      description:
        'The first night, five years from today at most. When left out, the one before the desk’s day: its guests leave today.',
    })
    from: string | null,
    @Arg('nights', () => Int, {
      defaultValue: TIMELINE_NIGHTS.usual,
      description: `How many nights, ${TIMELINE_NIGHTS.least} to ${TIMELINE_NIGHTS.most}.`,
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
