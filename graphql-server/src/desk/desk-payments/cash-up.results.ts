import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { PaymentSource } from '../../payments/core/payment.entity';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { CountedCash, MoneyMove } from './cash-up.repository';
import { netOf, type DayOfMoney } from './cash-up.service';
import { DESK_PAYMENT_LIMITS } from './desk-payment.policy';

const MoneyMoves = {
  TAKEN: 'TAKEN',
  COUNTERED: 'COUNTERED',
  GIVEN_BACK: 'GIVEN_BACK',
} as const satisfies Record<MoneyMove, MoneyMove>;

registerEnumType(MoneyMoves, {
  name: 'MoneyMove',
  description: 'What happened to money.',
  valuesConfig: {
    TAKEN: { description: 'It came.' },
    COUNTERED: { description: 'It had been recorded by mistake.' },
    GIVEN_BACK: { description: 'It went back to the guest.' },
  },
});

@ObjectType({ description: 'The money of one method and one person on a business day, in INR.' })
export class CashUpSum {
  @Field(() => PaymentSource, { description: 'How it came and went.' })
  source: PaymentSource;

  @Field(() => String, { nullable: true, description: 'The address of the staff; null for the gateway.' })
  staff: string | null;

  @Field(() => Money, { description: 'What came.' })
  taken: Money;

  @Field(() => Money, { description: 'What had been recorded by mistake.' })
  countered: Money;

  @Field(() => Money, { description: 'What went back.' })
  givenBack: Money;

  @Field(() => Money, { description: 'What came, less the other two.' })
  net: Money;
}

@ObjectType({ description: 'Money that came or went on a business day.' })
export class CashUpMove {
  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;

  @Field(() => MoneyMoves, { description: 'What happened.' })
  move: MoneyMove;

  @Field(() => PaymentSource, { description: 'How.' })
  source: PaymentSource;

  @Field(() => Money, { description: 'How much, always above 0.' })
  amount: Money;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The guest’s name.' })
  guestName: string;

  @Field(() => String, { nullable: true, description: 'The address of the staff; null for the gateway.' })
  staff: string | null;

  @Field({ description: 'The number of the slip, or why the money went back.' })
  note: string;
}

@ObjectType({ description: 'A count of the cash of a business day.' })
export class CashCount {
  @Field(() => Money, { description: 'What was expected then, in INR.' })
  expected: Money;

  @Field(() => Money, { description: 'What was counted, in INR.' })
  counted: Money;

  @Field(() => Money, { description: 'Counted less expected: below 0 when cash is missing.' })
  difference: Money;

  @Field({ description: 'Why the two differ; empty when nobody said.' })
  note: string;

  @Field({ description: 'The address of who counted.' })
  staff: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;

  static of({ expectedPaise, countedPaise, note, staff, closedAt }: CountedCash): CashCount {
    return Object.assign(new CashCount(), {
      note,
      staff,
      at: closedAt,
      expected: rupees(expectedPaise),
      counted: rupees(countedPaise),
      difference: rupees(countedPaise - expectedPaise),
    });
  }
}

@ObjectType('CashUp', { description: 'The money of a business day. The day ends at 06:00 of the next date.' })
export class CashUpView {
  @Field(() => PlainDateScalar, { description: 'The business day.' })
  day: string;

  @Field(() => [CashUpSum], { description: 'By method and by who took it; cash first, the gateway last.' })
  sums: CashUpSum[];

  @Field(() => [CashUpMove], { description: 'All that came and went, in order.' })
  moves: CashUpMove[];

  @Field(() => Money, {
    description: 'Cash that came, less counter-entries and what was given back, in INR.',
  })
  expectedCash: Money;

  @Field(() => CashCount, { nullable: true, description: 'The latest count; null before the first one.' })
  count: CashCount | null;

  static of({ day, sums, moves, expectedCashPaise, count }: DayOfMoney): CashUpView {
    return Object.assign(new CashUpView(), {
      day,
      expectedCash: rupees(expectedCashPaise),
      count: count && CashCount.of(count),
      moves: moves.map(({ amountPaise, ...move }) => ({ ...move, amount: rupees(amountPaise) })),
      sums: sums.map((sum) => ({
        source: sum.source,
        staff: sum.staff,
        taken: rupees(sum.takenPaise),
        net: rupees(netOf(sum)),
        countered: rupees(sum.counteredPaise),
        givenBack: rupees(sum.givenBackPaise),
      })),
    });
  }
}

@InputType({ description: 'A count of the cash of a business day.' })
export class CashCountInput {
  @Field(() => PlainDateScalar, { description: 'The business day; not a later one than today’s.' })
  day: string;

  @Field(() => MinorUnits, {
    description: 'The expected cash in paise that was shown; CashUpChanged if it differs.',
  })
  expectedCash: number;

  @Field(() => MinorUnits, { description: 'What was counted, in paise: 0 or more.' })
  countedCash: number;

  @Field(() => String, {
    nullable: true,
    description: `Why the two differ, in ${DESK_PAYMENT_LIMITS.reason} characters at most.`,
  })
  note?: string | null;
}

@ObjectType({ description: 'The count is stored.' })
export class CashUpClosed {
  @Field(() => CashUpView, { description: 'The day with its count.' })
  cashUp: CashUpView;
}

@ObjectType({
  implements: Refusal,
  description: 'Cash came or went since the form was shown; nothing was stored.',
})
export class CashUpChanged extends Refusal {
  @Field(() => CashUpView, { description: 'The day as it is now.' })
  cashUp: CashUpView;

  constructor(cashUp: CashUpView) {
    super(sentence('CASH_UP_CHANGED'), 'expectedCash');
    this.cashUp = cashUp;
  }
}

export const CloseCashUpResult = createUnionType({
  name: 'CloseCashUpResult',
  description: 'The count is stored, or a refusal.',
  types: () => [CashUpClosed, CashUpChanged, InvalidInput] as const,
});
