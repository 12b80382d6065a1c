import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { AuditService } from '../../access/audit/audit.service';
import { enqueue } from '../../platform/jobs/job-queue';
import { CsvFile, csvFile } from '../../platform/text/csv-file';
import { recordedDay } from '../../platform/refusals/recorded-days';
import { addDays, dateInZone, type PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { GATEWAY_TIME_ZONE } from './gateway-day';
import type { SettlementReadModel } from './settlement.read-model';
import {
  FeesOfMonth,
  GatewayDifferenceView,
  ReconciledDayView,
  ReconciliationQueued,
  ReconciliationRunView,
  SettlementPeriod,
  SettlementView,
} from './settlement.results';
import { RECONCILE_GATEWAY_JOB } from './gateway-comparison.service';

/** The number of days that are shown when no period is given. */
const USUAL_DAYS = 31;

const FROM = { nullable: true, description: 'The first day; when left out, 31 days before the last.' };
const TO = { nullable: true, description: 'The last day; today when left out.' };

const COLUMNS = [
  'date',
  'settlement',
  'UTR',
  'status',
  'payments',
  'paid (INR)',
  'refunded (INR)',
  'corrected (INR)',
  'fees (INR)',
  'GST on fees (INR)',
  'net (INR)',
];

const inRupees = (paise: number): string => (paise / 100).toFixed(2);

/** The gateway's fees and settlements, and whether its records agree with ours. */
@Resolver()
export class SettlementResolver {
  constructor(
    private readonly settlementsOf: SettlementReadModel,
    private readonly audit: AuditService,
  ) {}

  @Needs('payments.read')
  @Query(() => SettlementPeriod, {
    description: 'For the administrator: settlements of the gateway, and the differences from our records.',
  })
  async settlements(
    @Arg('from', () => PlainDateScalar, FROM) from: string | null,
    @Arg('to', () => PlainDateScalar, TO) to: string | null,
    @Ctx() context: RequestContext,
  ): Promise<SettlementPeriod> {
    const { first, last } = await periodOf(from, to, context);
    const [settlements, days, differences, lastRun] = await Promise.all([
      this.settlementsOf.settlements(first, last),
      this.settlementsOf.days(first, last),
      this.settlementsOf.differences(),
      this.settlementsOf.lastRun(),
    ]);
    return Object.assign(new SettlementPeriod(), {
      from: first,
      to: last,
      settlements: settlements.map((sums) => SettlementView.of(sums)),
      days: days.map((day) => Object.assign(new ReconciledDayView(), day)),
      differences: differences.map((difference) => GatewayDifferenceView.of(difference)),
      lastRun: lastRun && Object.assign(new ReconciliationRunView(), lastRun),
    });
  }

  @Needs('payments.read')
  @Query(() => [FeesOfMonth], {
    description:
      'For the administrator: the gateway’s fees and settlements, by month. An empty month has no row.',
  })
  async feesByMonth(
    @Arg('from', () => PlainDateScalar, { description: 'The first day, in India.' }) from: string,
    @Arg('to', () => PlainDateScalar, { description: 'The last day.' }) to: string,
  ): Promise<FeesOfMonth[]> {
    const period = [recordedDay('from', from), recordedDay('to', to)] as const;
    return (await this.settlementsOf.feesByMonth(...period)).map((month) => FeesOfMonth.of(month));
  }

  @Needs('payments.read')
  @Query(() => CsvFile, { description: 'For the administrator: the settlements of a period as a table.' })
  async exportSettlements(
    @Arg('from', () => PlainDateScalar, FROM) from: string | null,
    @Arg('to', () => PlainDateScalar, TO) to: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const { first, last } = await periodOf(from, to, context);
    const settlements = await this.settlementsOf.settlements(first, last);
    const details = { from: first, to: last };
    await this.audit.noteExport(
      { who: staffOf(context), action: 'exportSettlements', details },
      settlements.length,
    );
    const rows = settlements.map((sums) => ({
      date: sums.day,
      settlement: sums.id,
      UTR: sums.utr,
      status: sums.status,
      payments: sums.payments,
      'paid (INR)': inRupees(sums.paidPaise),
      'refunded (INR)': inRupees(sums.refundedPaise),
      'corrected (INR)': inRupees(sums.correctedPaise),
      'fees (INR)': inRupees(sums.feePaise),
      'GST on fees (INR)': inRupees(sums.feeTaxPaise),
      'net (INR)': inRupees(sums.amountPaise),
    }));
    return csvFile(`settlements-${first}-${last}.csv`, rows, COLUMNS);
  }

  @Needs('payments.take')
  @Mutation(() => ReconciliationQueued, {
    description:
      'For the administrator: compares our money with the gateway’s now, in addition to the nightly run.',
  })
  async reconcileWithGateway(@Ctx() context: RequestContext): Promise<ReconciliationQueued> {
    const at = await context.clock.now();
    const audited = { who: staffOf(context), action: 'reconcileWithGateway', details: {} } as const;
    await this.audit.perform(audited, async (manager) => {
      // Two presses start one run. It waits for a run that is under way, such as the nightly run.
      const [jobKey, queueName] = [RECONCILE_GATEWAY_JOB, RECONCILE_GATEWAY_JOB];
      await enqueue(manager, RECONCILE_GATEWAY_JOB, {}, { jobKey, queueName, maxAttempts: 1 });
      return { done: true, recordId: null };
    });
    return Object.assign(new ReconciliationQueued(), { at });
  }
}

async function periodOf(
  from: PlainDate | null,
  to: PlainDate | null,
  { clock }: RequestContext,
): Promise<{ first: PlainDate; last: PlainDate }> {
  const last = recordedDay('to', to ?? dateInZone(await clock.now(), GATEWAY_TIME_ZONE));
  return { first: recordedDay('from', from ?? addDays(last, 1 - USUAL_DAYS)), last };
}
