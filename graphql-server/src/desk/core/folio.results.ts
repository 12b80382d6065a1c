import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentSource } from '../../payments/core/payment.entity';
import { Money } from '../../platform/money/money.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { FolioEntryKind } from './folio.read-model';

export const FolioEntryKinds = {
  ROOM_NIGHT: 'ROOM_NIGHT',
  EXTRA: 'EXTRA',
  LEGACY: 'LEGACY',
  CANCELLATION: 'CANCELLATION',
  NO_SHOW: 'NO_SHOW',
  CHANGE: 'CHANGE',
  EARLY_DEPARTURE: 'EARLY_DEPARTURE',
  DEPOSIT_CHARGE: 'DEPOSIT_CHARGE',
  POSTED_CHARGE: 'POSTED_CHARGE',
  ROUND_OFF: 'ROUND_OFF',
  WRITE_OFF: 'WRITE_OFF',
  PAYMENT: 'PAYMENT',
  COUNTER_ENTRY: 'COUNTER_ENTRY',
  REFUND: 'REFUND',
  LOST_DISPUTE: 'LOST_DISPUTE',
} as const satisfies Record<FolioEntryKind, FolioEntryKind>;

registerEnumType(FolioEntryKinds, {
  name: 'FolioEntryKind',
  description: 'The kind of an entry of a folio.',
  valuesConfig: {
    ROOM_NIGHT: { description: 'One night of one room.' },
    EXTRA: { description: 'An extra of a room.' },
    LEGACY: { description: 'All nights of a booking of an early version.' },
    CANCELLATION: { description: 'What the hotel keeps for a cancelled room.' },
    NO_SHOW: { description: 'What the hotel keeps because the guest did not come.' },
    CHANGE: { description: 'What the hotel keeps for nights that were given up.' },
    EARLY_DEPARTURE: { description: 'What the hotel keeps for the nights after an early departure.' },
    DEPOSIT_CHARGE: { description: 'A charge that is paid from a security deposit, such as for damage.' },
    POSTED_CHARGE: { description: 'What the staff put on the bill, such as from the minibar.' },
    ROUND_OFF: { description: 'The rounding of a balance in cash to whole rupees.' },
    WRITE_OFF: { description: 'An amount too small for a payment or a refund.' },
    PAYMENT: { description: 'Money that the hotel took.' },
    COUNTER_ENTRY: { description: 'A payment that was recorded by mistake.' },
    REFUND: { description: 'Money that was refunded, or will be.' },
    LOST_DISPUTE: { description: 'Money that the guest’s bank took back.' },
  },
});

@ObjectType({ description: 'One line of the account of a booking.' })
export class FolioEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  id: string;

  @Field(() => FolioEntryKinds, { description: 'The kind of entry.' })
  kind: FolioEntryKind;

  @Field(() => ID, { nullable: true, description: 'The folio; null for the booking’s first one.' })
  folioId: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  at: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The room of the booking; null when the entry is not about a single room.',
  })
  stayId: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The night; null unless the line is a night.',
  })
  night: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The title of the extra; null unless the line is an extra.',
  })
  extra: string | null;

  @Field(() => PaymentSource, { nullable: true, description: 'How the money was paid; null on a charge.' })
  source: PaymentSource | null;

  @Field({ description: 'True when the line reverses another line.' })
  isReversal: boolean;

  @Field({ description: 'True while a promised refund has not reached the guest.' })
  isPending: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the member of the staff who took the money or paid it back; null for charges and for the gateway.',
  })
  by: string | null;

  @Field(() => Money, { description: 'In INR with tax: above 0 for charges, below 0 for payments.' })
  amount: Money;

  @Field(() => Money, { description: 'What the guest owes after this entry, in INR.' })
  balance: Money;
}
