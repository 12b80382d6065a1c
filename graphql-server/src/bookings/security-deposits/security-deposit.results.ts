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
import { IdempotencyConflict } from '../core/booking.results';
import { PaymentSource, StaffSource } from '../../payments/core/payment.entity';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { heldPaise, SECURITY_DEPOSIT_LIMITS } from './security-deposit.policy';
import { sumHeld, type DepositMovement, type FoundDeposit } from './security-deposit.repository';
import type { DepositObstacle } from './security-deposit.service';

const DepositMovementKinds = {
  RETURNED: 'RETURNED',
  CHARGED: 'CHARGED',
  TAKEN_BACK: 'TAKEN_BACK',
} as const satisfies Record<DepositMovement['kind'], DepositMovement['kind']>;

registerEnumType(DepositMovementKinds, {
  name: 'DepositMovementKind',
  description: 'What became of a part of a security deposit.',
  valuesConfig: {
    RETURNED: { description: 'It went back to the guest.' },
    CHARGED: { description: 'It pays a charge of the booking.' },
    TAKEN_BACK: { description: 'A charge by mistake was taken back: the hotel holds it again.' },
  },
});

const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once.';

@InputType({ description: 'A refundable security deposit that the staff take.' })
export class SecurityDepositInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => StaffSource, { description: 'How the guest pays it.' })
  source: StaffSource;

  @Field(() => MinorUnits, { description: 'In paise, in whole rupees.' })
  amount: number;

  @Field(() => String, {
    nullable: true,
    description: `A note, such as the number of the slip, in at most ${SECURITY_DEPOSIT_LIMITS.note} characters.`,
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The guest’s permanent account number, such as ABCDE1234F; required when the cash of a day is above a limit.',
  })
  pan?: string | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'A part of a security deposit that goes back to the guest.' })
export class DepositReturnInput {
  @Field(() => ID, { description: 'The deposit.' })
  deposit: string;

  @Field(() => MinorUnits, { description: 'In paise, in whole rupees: at most what is held.' })
  amount: number;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'A part of a security deposit that becomes a charge.' })
export class DepositChargeInput {
  @Field(() => ID, { description: 'The deposit.' })
  deposit: string;

  @Field(() => MinorUnits, {
    description: 'In paise with tax, in whole rupees: at most what is held.',
  })
  amount: number;

  @Field(() => Int, {
    description: `The GST that the amount includes, in percent: ${SECURITY_DEPOSIT_LIMITS.taxPercents.join(', ')}.`,
  })
  taxPercent: number;

  @Field({
    description: `Why the hotel keeps it: 1 to ${SECURITY_DEPOSIT_LIMITS.reason} characters on one line.`,
  })
  reason: string;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@ObjectType('DepositMovement', {
  description: 'For the administrator: what became of a part of a security deposit.',
})
export class DepositMovementView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => DepositMovementKinds, { description: 'What became of it.' })
  kind: DepositMovement['kind'];

  @Field(() => Money, { description: 'In INR, with tax.' })
  amount: Money;

  @Field({ description: 'Why it was charged or taken back; empty for a return.' })
  reason: string;

  @Field(() => Int, { nullable: true, description: 'The GST of the charge in percent; null for a return.' })
  taxPercent: number | null;

  @Field({ description: 'True while a return through the gateway is on its way.' })
  isPending: boolean;

  @Field({ description: 'True for a charge that was taken back.' })
  isTakenBack: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the member of the staff; null for the gateway.',
  })
  by: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@ObjectType('SecurityDeposit', {
  description:
    'For the administrator: money that the hotel holds for the guest. It is no part of what the booking costs, and is not taxed.',
})
export class SecurityDepositView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => PaymentSource, { description: 'How it was paid. It goes back in the same way.' })
  source: PaymentSource;

  @Field(() => Money, { description: 'What was taken, in INR.' })
  amount: Money;

  @Field(() => Money, { description: 'What the hotel still holds, in INR.' })
  held: Money;

  @Field({ description: 'The number of the slip, or what the link was for; may be empty.' })
  note: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was taken.' })
  takenAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the member of the staff who took it; null for the gateway.',
  })
  takenBy: string | null;

  @Field(() => [DepositMovementView], { description: 'What became of it, in the order of time.' })
  movements: DepositMovementView[];

  static of(deposit: FoundDeposit): SecurityDepositView {
    const { id, source, amountPaise, note, takenAt, takenBy, movements } = deposit;
    return Object.assign(new SecurityDepositView(), {
      ...{ id, source, note, takenAt, takenBy },
      amount: rupees(amountPaise),
      held: rupees(heldPaise(deposit)),
      movements: movements.map(({ amountPaise: paise, at, ...movement }) =>
        Object.assign(new DepositMovementView(), { ...movement, amount: rupees(paise), at: new Date(at) }),
      ),
    });
  }
}

@ObjectType({ description: 'For the administrator: the security deposits of a booking.' })
export class SecurityDeposits {
  @Field(() => Money, { description: 'What the hotel holds of all deposits together, in INR.' })
  held: Money;

  @Field(() => [SecurityDepositView], { description: 'The deposits, the earliest first.' })
  deposits: SecurityDepositView[];

  static of(deposits: readonly FoundDeposit[]): SecurityDeposits {
    return Object.assign(new SecurityDeposits(), {
      held: rupees(sumHeld(deposits)),
      deposits: deposits.map((deposit) => SecurityDepositView.of(deposit)),
    });
  }
}

@ObjectType({
  description: 'The security deposit of a booking, as its guest sees it: no part of what the booking costs.',
})
export class GuestDeposit {
  @Field(() => Money, { description: 'What the hotel holds for the guest, in INR.' })
  held: Money;

  @Field(() => Money, { description: 'What was returned or is on its way back, in INR.' })
  returned: Money;

  @Field(() => Money, { description: 'What became charges of the booking, in INR with tax.' })
  charged: Money;

  /** Null when the guest left no deposit. */
  static of(deposits: readonly FoundDeposit[]): GuestDeposit | null {
    if (deposits.length === 0) return null;
    const sumOf = (column: 'returnedPaise' | 'chargedPaise') =>
      rupees(deposits.reduce((sum, deposit) => sum + deposit[column], 0));
    return Object.assign(new GuestDeposit(), {
      held: rupees(sumHeld(deposits)),
      returned: sumOf('returnedPaise'),
      charged: sumOf('chargedPaise'),
    });
  }
}

@ObjectType({ description: 'The deposit was taken, returned or charged, or a charge was taken back.' })
export class SecurityDepositsStored {
  @Field(() => SecurityDeposits, { description: 'The deposits of the booking as they are now.' })
  deposits: SecurityDeposits;
}

@ObjectType({
  implements: Refusal,
  description:
    'No deposit can be taken for the booking, nothing can be charged to it, or the charge is taken back already.',
})
export class SecurityDepositRefused extends Refusal {
  constructor(obstacle: DepositObstacle) {
    super(sentence(obstacle));
  }
}

export const SecurityDepositResult = createUnionType({
  name: 'SecurityDepositResult',
  description: 'The deposits of the booking, or a refusal.',
  types: () =>
    [
      SecurityDepositsStored,
      SecurityDepositRefused,
      IdempotencyConflict,
      InvalidInput,
      RecordNotFound,
    ] as const,
});
