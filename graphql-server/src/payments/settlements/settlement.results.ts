import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { DifferenceKind } from './difference';
import type { MonthOfFees, OpenDifference, SettlementSums } from './settlement.read-model';

const SettlementStatus = { CREATED: 'CREATED', PROCESSED: 'PROCESSED', FAILED: 'FAILED' } as const;

registerEnumType(SettlementStatus, {
  name: 'SettlementStatus',
  description: 'The state of the transfer to the hotel’s bank.',
  valuesConfig: {
    CREATED: { description: 'It was made.' },
    PROCESSED: { description: 'It was sent to the bank.' },
    FAILED: { description: 'The bank did not accept it.' },
  },
});

registerEnumType(DifferenceKind, {
  name: 'GatewayDifferenceKind',
  description: 'How our records of money and the gateway’s differ.',
  valuesConfig: {
    PAYMENT_UNKNOWN: { description: 'The gateway captured a payment that we do not know.' },
    PAYMENT_DIFFERS: { description: 'The amount or the state of a payment differs.' },
    PAYMENT_MISSING: { description: 'The gateway does not know a payment that counts as captured here.' },
    REFUND_UNKNOWN: { description: 'The gateway sent a refund that we do not know.' },
    REFUND_DIFFERS: { description: 'The amount or the state of a refund differs.' },
    REFUND_MISSING: { description: 'The gateway does not know a refund that counts as sent here.' },
    DISPUTE_UNKNOWN: { description: 'A guest’s bank disputes a payment that we do not know.' },
    DISPUTE_DIFFERS: { description: 'The amount or the state of a dispute differs.' },
    SETTLEMENT_DIFFERS: { description: 'The amount of a settlement is not the sum of its lines.' },
    NOT_SETTLED: { description: 'A captured payment was not settled within seven days.' },
  },
});

@ObjectType('Settlement', {
  description: 'A sum that the gateway sent to the hotel’s bank. All amounts are in INR.',
})
export class SettlementView {
  @Field(() => ID, { description: 'The gateway’s id.' })
  id: string;

  @Field(() => PlainDateScalar, { description: 'When it was made, as a date in India.' })
  day: string;

  @Field(() => String, { nullable: true, description: 'The bank’s number of the transfer.' })
  utr: string | null;

  @Field(() => SettlementStatus, { description: 'The state of the transfer.' })
  status: 'CREATED' | 'PROCESSED' | 'FAILED';

  @Field(() => Int, { description: 'The number of its payments.' })
  payments: number;

  @Field(() => Money, { description: 'What guests paid.' })
  paid: Money;

  @Field(() => Money, { description: 'What was refunded to guests.' })
  refunded: Money;

  @Field(() => Money, {
    description: 'Lost disputes and other corrections: below 0 when they reduce the money.',
  })
  corrected: Money;

  @Field(() => Money, { description: 'The gateway’s fees, without tax.' })
  fee: Money;

  @Field(() => Money, { description: 'GST on the fees.' })
  feeTax: Money;

  @Field(() => Money, { description: 'What reaches the bank.' })
  net: Money;

  static of(sums: SettlementSums): SettlementView {
    const { id, day, utr, status, payments } = sums;
    return Object.assign(new SettlementView(), {
      id,
      day,
      utr,
      status,
      payments,
      paid: rupees(sums.paidPaise),
      net: rupees(sums.amountPaise),
      refunded: rupees(sums.refundedPaise),
      corrected: rupees(sums.correctedPaise),
      fee: rupees(sums.feePaise),
      feeTax: rupees(sums.feeTaxPaise),
    });
  }
}

@ObjectType({
  description: 'The gateway’s fees and settlements of a month, by days in India. All amounts are in INR.',
})
export class FeesOfMonth {
  @Field(() => PlainDateScalar, { description: 'The first of the month.' })
  month: string;

  @Field(() => Int, { description: 'Captured payments of the month.' })
  payments: number;

  @Field(() => Money, { description: 'What guests paid in the month.' })
  paid: Money;

  @Field(() => Money, { description: 'Fees of these payments, without tax.' })
  fee: Money;

  @Field(() => Money, { description: 'GST on the fees.' })
  feeTax: Money;

  @Field(() => Money, { description: 'What settlements of the month paid to the bank.' })
  settled: Money;

  static of({ month, payments, paidPaise, feePaise, feeTaxPaise, settledPaise }: MonthOfFees): FeesOfMonth {
    return Object.assign(new FeesOfMonth(), {
      month,
      payments,
      paid: rupees(paidPaise),
      fee: rupees(feePaise),
      feeTax: rupees(feeTaxPaise),
      settled: rupees(settledPaise),
    });
  }
}

@ObjectType('ReconciledDay', { description: 'A day whose money was compared with the gateway’s.' })
export class ReconciledDayView {
  @Field(() => PlainDateScalar, { description: 'The date in India.' })
  day: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was last compared.' })
  reconciledAt: Date;

  @Field(() => Int, { description: 'Captured payments of the day at the gateway.' })
  payments: number;

  @Field(() => Int, { description: 'Refunds of the day at the gateway.' })
  refunds: number;

  @Field(() => Int, { description: 'Payments and refunds that differed at that time.' })
  differences: number;
}

@ObjectType('ReconciliationRun', { description: 'A run that compares our money with the gateway’s.' })
export class ReconciliationRunView {
  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Null while it runs, and when its server was stopped during the run.',
  })
  endedAt: Date | null;

  @Field(() => Int, { description: 'How many days it compared.' })
  days: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it had to stop, in the gateway’s words. The next run continues there.',
  })
  problem: string | null;
}

@ObjectType('GatewayDifference', { description: 'A difference with an open task. All amounts are in INR.' })
export class GatewayDifferenceView {
  @Field(() => ID, { description: 'The task’s id.' })
  id: string;

  @Field(() => DifferenceKind, { description: 'What differs.' })
  kind: DifferenceKind;

  @Field({ description: 'The gateway’s id of the record.' })
  gatewayId: string;

  @Field(() => String, { nullable: true, description: 'The gateway’s id of the payment.' })
  payment: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The booking’s reference, if the money belongs to a booking.',
  })
  reference: string | null;

  @Field(() => PlainDateScalar, { description: 'The day to which it belongs, in India.' })
  day: string;

  @Field(() => Money, { description: 'The amount in the gateway’s records.' })
  gateway: Money;

  @Field(() => Money, { description: 'The amount in our records; for a settlement, the sum of its lines.' })
  ours: Money;

  @Field(() => String, { nullable: true, description: 'The state at the gateway, such as PROCESSED.' })
  gatewayState: string | null;

  @Field(() => String, { nullable: true, description: 'The state here.' })
  ourState: string | null;

  static of({ gatewayPaise, oursPaise, ...difference }: OpenDifference): GatewayDifferenceView {
    return Object.assign(new GatewayDifferenceView(), {
      ...difference,
      gateway: rupees(gatewayPaise),
      ours: rupees(oursPaise),
    });
  }
}

@ObjectType({ description: 'Settlements of a period, and the state of the comparison with the gateway.' })
export class SettlementPeriod {
  @Field(() => PlainDateScalar, { description: 'The first day, in India.' })
  from: string;

  @Field(() => PlainDateScalar, { description: 'The last day.' })
  to: string;

  @Field(() => [SettlementView], { description: 'The settlements, the newest first, at most 2,000.' })
  settlements: SettlementView[];

  @Field(() => [ReconciledDayView], { description: 'The days that were compared, the newest first.' })
  days: ReconciledDayView[];

  @Field(() => [GatewayDifferenceView], {
    description: 'All open differences, the oldest first, at most 200.',
  })
  differences: GatewayDifferenceView[];

  @Field(() => ReconciliationRunView, {
    nullable: true,
    description: 'The latest run; null before the first run.',
  })
  lastRun: ReconciliationRunView | null;
}

@ObjectType({ description: 'The comparison of our money with the gateway’s starts at once.' })
export class ReconciliationQueued {
  @Field(() => GraphQLISODateTime, { description: 'When the run was requested; it begins within seconds.' })
  at: Date;
}
