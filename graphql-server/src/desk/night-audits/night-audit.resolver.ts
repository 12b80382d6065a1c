import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { recordedDay } from '../../platform/refusals/recorded-days';
import type { RequestClock } from '../../platform/time/clock';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStepRefused } from '../check-ins/check-in.results';
import type { OpenStay } from './night-audit.repository';
import { CloseBusinessDayResult, NightAuditDay } from './night-audit.results';
import type { AuditedDay, NightAuditService } from './night-audit.service';
import { stepsOf } from '../check-ins/stay-steps';
import { deskMoment } from '../check-ins/stay-steps.service';

/** The schema's view of the day. */
async function viewOf(audited: AuditedDay, clock: RequestClock): Promise<NightAuditDay> {
  const moment = await deskMoment(clock);
  const withSteps = (stay: OpenStay) => ({ ...stay, steps: stepsOf(stay, moment) });
  const { day, arrivals, departures, figures, closed, lastClosed, notClosed } = audited;
  return Object.assign(new NightAuditDay(), {
    day,
    businessDay: moment.businessDay,
    lastClosed,
    firstNotClosed: notClosed.first,
    daysNotClosed: notClosed.days,
    arrivals: arrivals.map(withSteps),
    departures: departures.map(withSteps),
    figures: closed ?? figures,
    closedAt: closed?.closedAt ?? null,
  });
}

/** The open stays at the end of the day, and the closing of days. */
@Resolver()
export class NightAuditResolver {
  constructor(private readonly nightAudits: NightAuditService) {}

  @Needs('bookings.read')
  @Query(() => NightAuditDay, {
    description:
      'For the administrator: guests who did not arrive and guests who did not leave. The hotel’s day ends at 06:00.',
  })
  async nightAudit(
    @Arg('day', () => PlainDateScalar, {
      nullable: true,
      description: 'The day; left out, the first day that is not closed, or else the business day.',
    })
    day: string | null,
    @Ctx() { clock }: RequestContext,
  ): Promise<NightAuditDay> {
    return viewOf(await this.nightAudits.dayOf(day && recordedDay('day', day), clock), clock);
  }

  @Needs('stays.check-in')
  @Mutation(() => CloseBusinessDayResult, {
    description:
      'For the administrator: records that a day is settled, with its figures. Refused while a stay is open; a closed day does not change.',
  })
  async closeBusinessDay(
    @Arg('day', () => PlainDateScalar, { description: 'The business day, or an earlier day.' }) day: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CloseBusinessDayResult> {
    const { clock } = context;
    const outcome = await this.nightAudits.close(staffOf(context), recordedDay('day', day), clock);
    return resultOf(outcome, {
      DayClosed: ({ day: closed }) => viewOf(closed, clock),
      StayStepRefused: (refusal) => new StayStepRefused(refusal),
    });
  }
}
