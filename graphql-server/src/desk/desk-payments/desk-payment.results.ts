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
  description: 'How staff take money and give it back.',
  valuesConfig: WAYS,
});

registerEnumType(PaymentSource, {
  name: 'PaymentSource',
  description: 'How money came.',
  valuesConfig: { GATEWAY: { description: 'Through the payment gateway.' }, ...WAYS },
});

@InputType({ description: 'Money that staff take for a booking.' })
export class DeskPaymentInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => StaffSource, { description: 'How the guest pays.' })
  source: StaffSource;

  @Field(() => MinorUnits, {
    description:
      'In paise, at most the balance. In cash it is whole rupees, at most the balance rounded to the rupee.',
  })
  amount: number;

  @Field(() => String, {
    nullable: true,
    description: `Such as the number of the slip, in ${DESK_PAYMENT_LIMITS.note} characters at most.`,
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s permanent account number, such as ABCDE1234F; needed for much cash in a day.',
  })
  pan?: string | null;

  @Field({
    description:
      'Made once by the form, 16 to 64 letters, digits, - or _: sending it twice takes the money once.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'The money is taken.' })
export class DeskPaymentRecorded {
  @Field(() => ID, { description: 'Names the payment in a counter-entry.' })
  paymentId: string;

  @Field(() => Money, { description: 'What was taken, in INR.' })
  amount: Money;

  @Field(() => Money, {
    description:
      'What the folio got to round the balance off or to write a rest below ₹1 off, in INR; below 0 when the guest pays less.',
  })
  adjustment: Money;

  @Field(() => Money, {
    description: 'What the guest still owes, in INR; below 0 when the hotel owes the guest.',
  })
  balance: Money;
}

@ObjectType({ description: 'The payment is taken back: it counts no more.' })
export class DeskPaymentCountered {
  @Field(() => Money, { description: 'What the guest owes now, in INR.' })
  balance: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'No money can be taken for the booking, or the payment cannot be taken back.',
})
export class DeskPaymentRefused extends Refusal {
  constructor(obstacle: DeskPaymentObstacle) {
    super(sentence(obstacle));
  }
}

export const RecordDeskPaymentResult = createUnionType({
  name: 'RecordDeskPaymentResult',
  description: 'The money is taken, or a refusal.',
  types: () =>
    [DeskPaymentRecorded, DeskPaymentRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});

export const CounterDeskPaymentResult = createUnionType({
  name: 'CounterDeskPaymentResult',
  description: 'The payment is taken back, or a refusal.',
  types: () => [DeskPaymentCountered, DeskPaymentRefused, InvalidInput, RecordNotFound] as const,
});
