import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { PaymentSource, StaffSource } from '../../payments/core/payment.entity';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { DESK_PAYMENT_LIMITS } from './desk-payment.policy';
import type { DeskPaymentObstacle } from './desk-payment.service';

const WAYS = {
  CASH: { description: 'Notes and coins.' },
  CARD_MACHINE: { description: 'A card on the machine of the desk.' },
  UPI: { description: 'UPI to the hotel’s own address.' },
  BANK_TRANSFER: { description: 'A transfer to the hotel’s account.' },
  PORTAL: { description: 'The portal that sold the room pays the hotel.' },
};

registerEnumType(StaffSource, {
  name: 'StaffSource',
  description: 'How the staff take and refund money.',
  valuesConfig: WAYS,
});

registerEnumType(PaymentSource, {
  name: 'PaymentSource',
  description: 'How the money was paid.',
  valuesConfig: {
    GATEWAY: { description: 'Through the payment gateway.' },
    ...WAYS,
    SECURITY_DEPOSIT: { description: 'Out of a security deposit that the hotel held.' },
    COMPANY: { description: 'A company took the bill on. It brought no money.' },
  },
});

@InputType({ description: 'A payment that the staff take for a booking.' })
export class DeskPaymentInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => StaffSource, { description: 'How the guest pays.' })
  source: StaffSource;

  @Field(() => MinorUnits, {
    description:
      'In paise, at most the balance. Cash must be in whole rupees, at most the balance rounded to the rupee.',
  })
  amount: number;

  @Field(() => String, {
    nullable: true,
    description: `A note, such as the number of the slip, in at most ${DESK_PAYMENT_LIMITS.note} characters.`,
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The guest’s permanent account number, such as ABCDE1234F; required when the cash of a day is above a limit.',
  })
  pan?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The folio that it pays; null or left out for the booking’s first one.',
  })
  folio?: string | null;

  @Field({
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice records one payment.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'The payment is recorded.' })
export class DeskPaymentRecorded {
  @Field(() => ID, { description: 'The id that a counter-entry of the payment names.' })
  paymentId: string;

  @Field(() => Money, { description: 'The payment, in INR.' })
  amount: Money;

  @Field(() => Money, {
    description:
      'The amount on the folio that rounds the balance or writes off a rest below ₹1, in INR; below 0 when the guest pays less.',
  })
  adjustment: Money;

  @Field(() => Money, {
    description: 'What the payer of the folio still owes, in INR; below 0 when the hotel owes the payer.',
  })
  balance: Money;
}

@ObjectType({ description: 'The payment is reversed and no longer counts.' })
export class DeskPaymentCountered {
  @Field(() => Money, { description: 'What the guest owes now, in INR.' })
  balance: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'No payment can be recorded for the booking, or the payment cannot be reversed.',
})
export class DeskPaymentRefused extends Refusal {
  constructor(obstacle: DeskPaymentObstacle) {
    super(sentence(obstacle));
  }
}

export const RecordDeskPaymentResult = createUnionType({
  name: 'RecordDeskPaymentResult',
  description: 'The recorded payment, or a refusal.',
  types: () =>
    [DeskPaymentRecorded, DeskPaymentRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});

export const CounterDeskPaymentResult = createUnionType({
  name: 'CounterDeskPaymentResult',
  description: 'The reversed payment, or a refusal.',
  types: () => [DeskPaymentCountered, DeskPaymentRefused, InvalidInput, RecordNotFound] as const,
});
