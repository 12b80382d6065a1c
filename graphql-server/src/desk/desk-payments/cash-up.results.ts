import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { PaymentSource } from '../../payments/core/payment.entity';
import { ShiftClosing } from '../shifts/shift.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { CountedCash, MoneyMove } from './cash-up.repository';
import { netOf, type DayOfMoney, type ShiftOfDay } from './cash-up.service';
import { DESK_PAYMENT_LIMITS } from './desk-payment.policy';

const MoneyMoves = {
  TAKEN: 'TAKEN',
  COUNTERED: 'COUNTERED',
  GIVEN_BACK: 'GIVEN_BACK',
} as const satisfies Record<MoneyMove, MoneyMove>;

registerEnumType(MoneyMoves, {
  name: 'MoneyMove',
  description: 'A movement of money.',
  valuesConfig: {
    TAKEN: { description: 'It came.' },
    COUNTERED: { description: 'A payment that was recorded by mistake.' },
    GIVEN_BACK: { description: 'Money that was paid back to the guest.' },
  },
});

@ObjectType({ description: 'The money of one method and one person on a business day, in INR.' })
export class CashUpSum {
  @Field(() => PaymentSource, { description: 'How the money was paid.' })
  source: PaymentSource;

  @Field({
    description:
      'True for security deposits: the hotel holds this money for guests, so it is no part of the takings.',
  })
  isDeposit: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the member of the staff; null for the gateway.',
  })
  staff: string | null;

  @Field(() => Money, { description: 'What came.' })
  taken: Money;

  @Field(() => Money, { description: 'Payments that were recorded by mistake.' })
  countered: Money;

  @Field(() => Money, { description: 'Money that was paid back.' })
  givenBack: Money;

  @Field(() => Money, { description: 'Payments less the other two.' })
  net: Money;
}

@ObjectType({ description: 'A movement of money on a business day.' })
export class CashUpMove {
  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;

  @Field(() => MoneyMoves, { description: 'What happened.' })
  move: MoneyMove;

  @Field(() => PaymentSource, { description: 'How.' })
  source: PaymentSource;

  @Field({ description: 'True for a security deposit that was taken or returned.' })
  isDeposit: boolean;

  @Field(() => Money, { description: 'The amount, always above 0.' })
  amount: Money;

  @Field({ description: 'The booking’s reference; empty for the cash of a company.' })
  reference: string;

  @Field({ description: 'The guest’s name.' })
  guestName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the member of the staff; null for the gateway.',
  })
  staff: string | null;

  @Field({ description: 'The number of the slip, or why the money was paid back.' })
  note: string;
}

@ObjectType({ description: 'A count of the cash of a business day.' })
export class CashCount {
  @Field(() => Money, { description: 'The expected cash at that time, in INR.' })
  expected: Money;

  @Field(() => Money, { description: 'The counted cash, in INR.' })
  counted: Money;

  @Field(() => Money, { description: 'Counted less expected: below 0 when cash is missing.' })
  difference: Money;

  @Field({ description: 'Why the two amounts differ; may be empty.' })
  note: string;

  @Field({ description: 'The address of the person who counted.' })
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

@ObjectType('ShiftOfDay', { description: 'A shift, with its part of the cash of a business day, in INR.' })
export class ShiftOfDayView {
  @Field(() => ID, { description: 'The id of the shift.' })
  id: string;

  @Field({ description: 'The name of the person whose shift it is.' })
  person: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was opened.' })
  openedAt: Date;

  @Field(() => Money, { description: 'The cash in the drawer at the beginning.' })
  float: Money;

  @Field(() => Money, {
    description:
      'Its cash of the day: payments, less counter-entries, refunds and paid-outs. A shift over 06:00 has a part on each day.',
  })
  cash: Money;

  @Field(() => ShiftClosing, { nullable: true, description: 'Its end; null while it is open.' })
  closing: ShiftClosing | null;

  static of({ shift, cashPaise }: ShiftOfDay): ShiftOfDayView {
    const { id, person, openedAt, floatPaise } = shift;
    return Object.assign(new ShiftOfDayView(), {
      ...{ id, person, openedAt },
      float: rupees(floatPaise),
      cash: rupees(cashPaise),
      closing: ShiftClosing.of(shift),
    });
  }
}

@ObjectType('CashUp', { description: 'The money of a business day. The day ends at 06:00 on the next date.' })
export class CashUpView {
  @Field(() => PlainDateScalar, { description: 'The business day.' })
  day: string;

  @Field(() => [CashUpSum], { description: 'By method and person; cash first, the gateway last.' })
  sums: CashUpSum[];

  @Field(() => [CashUpMove], { description: 'All movements, in the order of time.' })
  moves: CashUpMove[];

  @Field(() => Money, {
    description:
      'Cash payments, less counter-entries, cash that was paid back and cash that was paid out, in INR: the sum of the shifts and of the cash outside shifts.',
  })
  expectedCash: Money;

  @Field(() => [ShiftOfDayView], { description: 'The shifts of the day, the earliest first.' })
  shifts: ShiftOfDayView[];

  @Field(() => Money, { description: 'The cash that was taken and paid back outside shifts, in INR.' })
  outsideShifts: Money;

  @Field(() => Money, { description: 'Cash that was paid out of drawers, less what was put back, in INR.' })
  paidOut: Money;

  @Field(() => CashCount, { nullable: true, description: 'The latest count; null when there is none.' })
  count: CashCount | null;

  static of(ofDay: DayOfMoney): CashUpView {
    const { day, sums, moves, shifts, expectedCashPaise, outsideShiftsPaise, paidOutPaise, count } = ofDay;
    return Object.assign(new CashUpView(), {
      day,
      shifts: shifts.map((shift) => ShiftOfDayView.of(shift)),
      outsideShifts: rupees(outsideShiftsPaise),
      paidOut: rupees(paidOutPaise),
      expectedCash: rupees(expectedCashPaise),
      count: count && CashCount.of(count),
      moves: moves.map(({ amountPaise, ...move }) => ({ ...move, amount: rupees(amountPaise) })),
      sums: sums.map((sum) => ({
        source: sum.source,
        isDeposit: sum.isDeposit,
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
  @Field(() => PlainDateScalar, { description: 'The business day, not later than today’s.' })
  day: string;

  @Field(() => MinorUnits, {
    description: 'The expected cash that was shown, in paise; CashUpChanged if it differs.',
  })
  expectedCash: number;

  @Field(() => MinorUnits, { description: 'The counted cash, in paise: 0 or more.' })
  countedCash: number;

  @Field(() => String, {
    nullable: true,
    description: `Why the two amounts differ, in at most ${DESK_PAYMENT_LIMITS.reason} characters.`,
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
  description: 'Cash was taken or paid back since the form was shown, so nothing was stored.',
})
export class CashUpChanged extends Refusal {
  @Field(() => CashUpView, { description: 'The day with the present figures.' })
  cashUp: CashUpView;

  constructor(cashUp: CashUpView) {
    super(sentence('CASH_UP_CHANGED'), 'expectedCash');
    this.cashUp = cashUp;
  }
}

export const CloseCashUpResult = createUnionType({
  name: 'CloseCashUpResult',
  description: 'The stored count, or a refusal.',
  types: () => [CashUpClosed, CashUpChanged, InvalidInput] as const,
});
