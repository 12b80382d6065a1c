import type { DataSource } from 'typeorm';
import type { DisputeService } from '../core/dispute.service';
import { GatewayError, type PaymentGateway } from '../core/payment-gateway';
import { inTransaction, lockByName } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { jobActor } from '../../platform/states/actor';
import type { Clock } from '../../platform/time/clock';
import { addDays, dateInZone, type PlainDate } from '../../platform/time/dates';
import { readDay, type DayComparison } from './day-comparison';
import { differenceOfDispute, type Difference, type DifferenceKind } from './difference';
import type { DifferenceTasks } from './difference-tasks';
import { GATEWAY_TIME_ZONE } from './gateway-day';
import type { OurMoney } from './our-money.read-model';
import type { SettlementRepository, UnevenSettlement } from './settlement.repository';

export const RECONCILE_GATEWAY_JOB = 'reconcile with the gateway';

/** Newer records may be known on one side only. */
const GRACE_MILLISECONDS = 60 * 60 * 1000;
/** The last days are compared again each night, because refunds fail and settlements come days later. */
const DAYS_AGAIN = 7;
/** How far back the first run goes, and the most days that a run reads after a long pause. */
const MOST_DAYS = 31;
/** Two working days, a weekend and holidays. */
const DAYS_TO_SETTLEMENT = 7;

/** Differences that do not belong to the lists of a single day. Each run checks all of them. */
const OF_EVERY_RUN: ReadonlySet<DifferenceKind> = new Set([
  'DISPUTE_UNKNOWN',
  'DISPUTE_DIFFERS',
  'NOT_SETTLED',
]);

interface GatewayComparisonNeeds {
  database: DataSource;
  clock: Clock;
  gateway: PaymentGateway;
  disputes: DisputeService;
  settlements: SettlementRepository;
  ours: OurMoney;
  comparison: DayComparison;
  tasks: DifferenceTasks;
  log: Logger;
}

/** Compares the hotel's money with the gateway's, and stores the gateway's fees and settlements. */
export class GatewayComparison {
  constructor(private readonly needs: GatewayComparisonNeeds) {}

  /**
   * Compares the days that were not compared yet, and the last days again. Each day is stored separately, so a run that
   * must stop loses nothing: the next run continues there.
   */
  async run(): Promise<void> {
    const now = await this.needs.clock.now();
    const id = await this.needs.settlements.beginRun(now);
    const compared: PlainDate[] = [];
    let problem: string | null = null;
    try {
      for (const day of await this.daysToCompare(now)) {
        await this.compareDay(day, now);
        compared.push(day);
      }
      await this.compareRest(compared, now);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      problem = error.message;
      this.needs.log.error(
        { alert: 'gateway not reconciled', days: compared.length, err: error },
        'The money could not be compared with the gateway’s; the next run continues',
      );
    }
    await this.needs.settlements.endRun(id, {
      at: await this.needs.clock.now(),
      days: compared.length,
      problem,
    });
  }

  private async daysToCompare(now: Date): Promise<PlainDate[]> {
    const today = dateInZone(now, GATEWAY_TIME_ZONE);
    const last = await this.needs.settlements.lastDay();
    const earliest = addDays(today, 1 - MOST_DAYS);
    const again =
      last === null ? earliest : minimum(addDays(last, 1 - DAYS_AGAIN), addDays(today, -DAYS_AGAIN));
    const days = new Set<PlainDate>();
    for (let day = again; day <= today && days.size < MOST_DAYS; day = addDays(day, 1)) days.add(day);
    const open = (await this.needs.tasks.openDays(this.needs.database.manager)).filter((day) => day <= today);
    for (const day of open.toSorted().slice(0, MOST_DAYS)) days.add(day);
    return [...days].toSorted();
  }

  private async compareDay(day: PlainDate, now: Date): Promise<void> {
    const listed = await readDay(this.needs.gateway, day);
    const found = await this.needs.comparison.differences(day, listed, graceBefore(now));
    const { payments, refunds, settlements, items } = listed;
    await inTransaction(this.needs.database, async (manager) => {
      await lockByName(manager, RECONCILE_GATEWAY_JOB);
      await this.needs.settlements.keepFees(manager, payments);
      await this.needs.settlements.keepSettlements(manager, settlements);
      await this.needs.settlements.keepItems(manager, items);
      await this.needs.settlements.keepDay(manager, {
        day,
        reconciledAt: now,
        refunds: refunds.length,
        differences: found.length,
        payments: payments.filter(({ status }) => status === 'CAPTURED').length,
      });
      await this.needs.tasks.follow(
        manager,
        found,
        (task) => task.day === day && /^(PAYMENT|REFUND)_/.test(task.difference),
      );
    });
  }

  /** Checks that need the lists of several days, or no list. */
  private async compareRest(days: readonly PlainDate[], now: Date): Promise<void> {
    const found = [
      ...(await this.uneven(days, now)),
      ...(await this.unsettled(now)),
      ...(await this.ofDisputes(now)),
    ];
    await inTransaction(this.needs.database, async (manager) => {
      await lockByName(manager, RECONCILE_GATEWAY_JOB);
      await this.needs.tasks.follow(
        manager,
        found,
        ({ day, difference }) =>
          OF_EVERY_RUN.has(difference) || (difference === 'SETTLEMENT_DIFFERS' && days.includes(day)),
      );
    });
  }

  private async uneven(days: readonly PlainDate[], now: Date): Promise<Difference[]> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const uneven = await this.needs.settlements.uneven(first, last, graceBefore(now));
    return uneven.filter(({ day }) => days.includes(day)).map(differenceOfSettlement);
  }

  private async unsettled(now: Date): Promise<Difference[]> {
    const last = addDays(dateInZone(now, GATEWAY_TIME_ZONE), -DAYS_TO_SETTLEMENT - 1);
    const late = await this.needs.settlements.unsettled(last);
    const ours = await this.needs.ours.payments(late.map(({ gatewayPaymentId }) => gatewayPaymentId));
    return late.map(({ gatewayPaymentId, day, amountPaise }) => ({
      kind: 'NOT_SETTLED',
      gatewayId: gatewayPaymentId,
      payment: gatewayPaymentId,
      day,
      bookingId: ours.get(gatewayPaymentId)?.bookingId ?? null,
      gatewayPaise: 0,
      oursPaise: amountPaise,
      gatewayState: null,
      ourState: null,
    }));
  }

  private async ofDisputes(now: Date): Promise<Difference[]> {
    // A dispute that no event has reported is recorded now, so that it is not a difference.
    await this.needs.disputes.catchUp(jobActor('reconciliation'));
    const listed = await this.needs.gateway.fetchDisputes();
    const ours = await this.needs.ours.disputes(listed.map(({ id }) => id));
    const tests = await this.needs.ours.tests(
      listed.map(({ paymentId }) => ({ id: paymentId, orderId: null })),
    );
    const day = dateInZone(now, GATEWAY_TIME_ZONE);
    return listed
      .filter(({ paymentId }) => !tests.has(paymentId))
      .flatMap((dispute) => {
        const found = differenceOfDispute(dispute, ours.get(dispute.id));
        return found ? [{ ...found, day: dayOf(dispute.createdAt, day) }] : [];
      });
  }
}

const graceBefore = (now: Date): Date => new Date(now.getTime() - GRACE_MILLISECONDS);

const minimum = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other);

const dayOf = (at: Date | null, otherwise: PlainDate): PlainDate =>
  at ? dateInZone(at, GATEWAY_TIME_ZONE) : otherwise;

function differenceOfSettlement({ id, day, amountPaise, itemsPaise, status }: UnevenSettlement): Difference {
  return {
    kind: 'SETTLEMENT_DIFFERS',
    gatewayId: id,
    payment: null,
    bookingId: null,
    day,
    gatewayPaise: amountPaise,
    oursPaise: itemsPaise,
    gatewayState: status,
    ourState: null,
  };
}
