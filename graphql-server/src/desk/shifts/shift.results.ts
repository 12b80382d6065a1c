import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { StaffSource } from '../../payments/core/payment.entity';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { CashKind, MOST_PIECES } from './cash-pieces.policy';
import { ShiftMove } from './shift-entry.entity';
import { SHIFT_LIMITS } from './shift.policy';
import type { NamedShift } from './shift.repository';
import { leftBy, type ShiftObstacle } from './shift.service';
import type { SummedShift } from './shift-sums';

registerEnumType(ShiftMove, {
  name: 'ShiftMove',
  description: 'A movement of money in a shift.',
  valuesConfig: {
    TAKEN: { description: 'A guest paid.' },
    COUNTERED: { description: 'A payment that was recorded by mistake.' },
    GIVEN_BACK: { description: 'Money that was paid back to a guest.' },
    PAID_OUT: { description: 'Cash that was taken out of the drawer.' },
    PUT_BACK: { description: 'A paid-out that was recorded by mistake.' },
  },
});

registerEnumType(CashKind, {
  name: 'CashKind',
  description: 'A kind of cash.',
  valuesConfig: {
    NOTE: { description: 'Paper money.' },
    COIN: { description: 'Metal money.' },
  },
});

@ObjectType('CashPieces', { description: 'Equal notes or coins that were counted.' })
export class CashPiecesView {
  @Field(() => CashKind, { description: 'Notes or coins.' })
  kind: CashKind;

  @Field(() => Money, { description: 'The value of one piece.' })
  value: Money;

  @Field(() => Int, { description: 'How many.' })
  pieces: number;
}

@ObjectType({ description: 'What one method brought in a shift, in INR.' })
export class ShiftTaking {
  @Field(() => StaffSource, { description: 'How the money was paid.' })
  source: StaffSource;

  @Field({ description: 'True for security deposits, which the hotel holds for guests.' })
  isDeposit: boolean;

  @Field(() => Money, { description: 'What came.' })
  taken: Money;

  @Field(() => Money, { description: 'Payments that were recorded by mistake.' })
  countered: Money;

  @Field(() => Money, { description: 'Money that was paid back.' })
  givenBack: Money;

  @Field(() => Money, { description: 'Payments less the other two.' })
  net: Money;
}

@ObjectType('ShiftEntry', { description: 'A movement of money in a shift.' })
export class ShiftEntryView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;

  @Field(() => ShiftMove, { description: 'What happened.' })
  move: ShiftMove;

  @Field(() => StaffSource, { description: 'How.' })
  source: StaffSource;

  @Field(() => Money, { description: 'The amount, always above 0, in INR.' })
  amount: Money;

  @Field(() => String, { nullable: true, description: 'The booking’s reference; null for a paid-out.' })
  reference: string | null;

  @Field({ description: 'Why cash was paid out or put back; empty for the money of bookings.' })
  reason: string;

  @Field({ description: 'True for a paid-out that was put back.' })
  isPutBack: boolean;
}

@ObjectType({ description: 'The count at the end of a shift, in INR.' })
export class ShiftClosing {
  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;

  @Field({ description: 'The name of the person who closed the shift.' })
  by: string;

  @Field(() => Money, { description: 'The counted cash.' })
  counted: Money;

  @Field(() => [CashPiecesView], {
    description: 'The notes and coins that were counted; empty when only the total was typed.',
  })
  countedPieces: CashPiecesView[];

  @Field(() => Money, { description: 'Counted less expected: below 0 when cash is missing.' })
  difference: Money;

  @Field(() => Money, { description: 'What was put in the safe.' })
  safe: Money;

  @Field(() => Money, { description: 'What was left for the next shift.' })
  left: Money;

  @Field({ description: 'The name of the person who got the rest; empty when nothing was left.' })
  handedTo: string;

  @Field({ description: 'Why the counted cash differs; may be empty.' })
  note: string;

  static of(shift: NamedShift): ShiftClosing | null {
    const { closedAt, closer, countedPaise, expectedPaise, safePaise, handedTo, note } = shift;
    if (!closedAt || countedPaise === null || expectedPaise === null || safePaise === null) return null;
    return Object.assign(new ShiftClosing(), {
      handedTo,
      note,
      at: closedAt,
      by: closer ?? '',
      counted: rupees(countedPaise),
      countedPieces: (shift.countedPieces ?? []).map(({ kind, value, pieces }) => ({
        kind,
        value: rupees(value),
        pieces,
      })),
      difference: rupees(countedPaise - expectedPaise),
      safe: rupees(safePaise),
      left: rupees(leftBy(shift) ?? 0),
    });
  }
}

@ObjectType('Shift', {
  description: 'The money of one person at the desk, from the float to the hand-over. Amounts are in INR.',
})
export class ShiftView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'The name of the person whose shift it is.' })
  person: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was opened.' })
  openedAt: Date;

  @Field(() => Money, { description: 'The cash in the drawer at the beginning.' })
  float: Money;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who left the float; null when it was counted.',
  })
  takenOverFrom: string | null;

  @Field(() => [ShiftTaking], { description: 'By method; cash first.' })
  takings: ShiftTaking[];

  @Field(() => Money, { description: 'Cash that was paid out, less what was put back.' })
  paidOut: Money;

  @Field(() => Money, { description: 'The cash that should be in the drawer.' })
  expectedCash: Money;

  @Field(() => [ShiftEntryView], { description: 'All movements, in the order of time.' })
  entries: ShiftEntryView[];

  @Field(() => ShiftClosing, { nullable: true, description: 'Its end; null while it is open.' })
  closing: ShiftClosing | null;

  static of({ shift, entries, takings, paidOutPaise, expectedPaise }: SummedShift): ShiftView {
    return Object.assign(new ShiftView(), {
      id: shift.id,
      person: shift.person,
      openedAt: shift.openedAt,
      takenOverFrom: shift.giver,
      float: rupees(shift.floatPaise),
      paidOut: rupees(paidOutPaise),
      expectedCash: rupees(expectedPaise),
      closing: ShiftClosing.of(shift),
      takings: takings.map((taking) => ({
        source: taking.source,
        isDeposit: taking.isDeposit,
        taken: rupees(taking.takenPaise),
        countered: rupees(taking.counteredPaise),
        givenBack: rupees(taking.givenBackPaise),
        net: rupees(taking.netPaise),
      })),
      entries: entries.map(({ id, at, move, source, amountPaise, reference, reason }) => ({
        ...{ id, at, move, source, reference, reason },
        amount: rupees(amountPaise),
        isPutBack: entries.some(({ reverses }) => reverses === id),
      })),
    });
  }
}

@InputType({ description: 'The beginning of a shift: either a counted float, or a shift to take over.' })
export class OpenShiftInput {
  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The counted cash in the drawer, in paise: 0 or more; required without takesOver.',
  })
  float?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The closed shift whose rest is the float. The float of the form is then not used.',
  })
  takesOver?: string | null;
}

@InputType({ description: 'Cash that is paid out of the drawer of the person’s open shift.' })
export class PaidOutInput {
  @Field(() => MinorUnits, { description: 'In paise, at most the cash in the drawer.' })
  amount: number;

  @Field({ description: `What for, in at most ${SHIFT_LIMITS.reason} characters.` })
  reason: string;

  @Field({
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice pays out once.',
  })
  idempotencyKey: string;
}

@InputType('CashPiecesInput', { description: 'Equal notes or coins that were counted.' })
export class CashPiecesInput {
  @Field(() => CashKind, { description: 'Notes or coins.' })
  kind: CashKind;

  @Field(() => MinorUnits, { description: 'The value of one piece, in paise, such as 50000.' })
  value: number;

  @Field(() => Int, { description: `How many: 1 to ${MOST_PIECES}.` })
  pieces: number;
}

@InputType({ description: 'The count at the end of a shift.' })
export class CloseShiftInput {
  @Field(() => ID, { description: 'The shift.' })
  shiftId: string;

  @Field(() => MinorUnits, {
    description: 'The expected cash that was shown, in paise; ShiftChanged if it differs.',
  })
  expectedCash: number;

  @Field(() => MinorUnits, { description: 'The counted cash, in paise: 0 or more.' })
  countedCash: number;

  @Field(() => [CashPiecesInput], {
    nullable: true,
    description:
      'The notes and coins, each at most once, which add up to the counted cash; left out when only the total was counted.',
  })
  countedPieces?: CashPiecesInput[] | null;

  @Field(() => MinorUnits, {
    description: 'The part of the counted cash that was put in the safe, in paise.',
  })
  safe: number;

  @Field(() => String, {
    nullable: true,
    description: `The name of the person who gets the rest, in at most ${SHIFT_LIMITS.name} characters; required when something is left.`,
  })
  handedTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Why the counted cash differs, in at most ${SHIFT_LIMITS.reason} characters.`,
  })
  note?: string | null;
}

@ObjectType({ description: 'The shift is stored.' })
export class ShiftStored {
  @Field(() => ShiftView, { description: 'The shift.' })
  shift: ShiftView;
}

@ObjectType({
  implements: Refusal,
  description: 'The cash of the shift changed since the form was shown, so the shift was not closed.',
})
export class ShiftChanged extends Refusal {
  @Field(() => ShiftView, { description: 'The shift with the present figures.' })
  shift: ShiftView;

  constructor(shift: ShiftView) {
    super(sentence('SHIFT_CHANGED'), 'expectedCash');
    this.shift = shift;
  }
}

@ObjectType({ implements: Refusal, description: 'The state of the shift does not allow it.' })
export class ShiftRefused extends Refusal {
  constructor(obstacle: ShiftObstacle) {
    super(sentence(obstacle));
  }
}

export const OpenShiftResult = createUnionType({
  name: 'OpenShiftResult',
  description: 'The open shift, or a refusal.',
  types: () => [ShiftStored, ShiftRefused, InvalidInput, RecordNotFound] as const,
});

export const PayOutResult = createUnionType({
  name: 'PayOutResult',
  description: 'The shift with the paid-out, or a refusal.',
  types: () => [ShiftStored, ShiftRefused, IdempotencyConflict, InvalidInput] as const,
});

export const PutBackPaidOutResult = createUnionType({
  name: 'PutBackPaidOutResult',
  description: 'The shift without the paid-out, or a refusal.',
  types: () => [ShiftStored, ShiftRefused, InvalidInput, RecordNotFound] as const,
});

export const CloseShiftResult = createUnionType({
  name: 'CloseShiftResult',
  description: 'The closed shift, or a refusal.',
  types: () => [ShiftStored, ShiftChanged, ShiftRefused, InvalidInput, RecordNotFound] as const,
});
