import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentSource } from '../../payments/core/payment.entity';
import { Money } from '../../platform/money/money.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { FolioEntryKind } from './folio.read-model';

const FolioEntryKinds = {
  ROOM_NIGHT: 'ROOM_NIGHT',
  EXTRA: 'EXTRA',
  LEGACY: 'LEGACY',
  CANCELLATION: 'CANCELLATION',
  NO_SHOW: 'NO_SHOW',
  CHANGE: 'CHANGE',
  EARLY_DEPARTURE: 'EARLY_DEPARTURE',
  ROUND_OFF: 'ROUND_OFF',
  WRITE_OFF: 'WRITE_OFF',
  PAYMENT: 'PAYMENT',
  COUNTER_ENTRY: 'COUNTER_ENTRY',
  REFUND: 'REFUND',
  LOST_DISPUTE: 'LOST_DISPUTE',
} as const satisfies Record<FolioEntryKind, FolioEntryKind>;

registerEnumType(FolioEntryKinds, {
  name: 'FolioEntryKind',
  description: 'What an entry of a folio is about.',
  valuesConfig: {
    ROOM_NIGHT: { description: 'One night of one room.' },
    EXTRA: { description: 'What the guest has beside the room.' },
    LEGACY: { description: 'All nights of a booking that an early version made.' },
    CANCELLATION: { description: 'What the hotel keeps of a cancelled room.' },
    NO_SHOW: { description: 'What it keeps since the guest did not come.' },
    CHANGE: { description: 'What it keeps of nights that were given up.' },
    EARLY_DEPARTURE: { description: 'What it keeps of nights after the guest has left.' },
    ROUND_OFF: { description: 'It makes a balance in cash a whole number of rupees.' },
    WRITE_OFF: { description: 'Too little for a payment or a refund.' },
    PAYMENT: { description: 'Money that the hotel took.' },
    COUNTER_ENTRY: { description: 'A payment that was recorded by mistake.' },
    REFUND: { description: 'Money that went back, or is to go back.' },
    LOST_DISPUTE: { description: 'Money that the guest’s bank took back.' },
  },
});

@ObjectType({ description: 'One line of the account of a booking.' })
export class FolioEntry {
  @Field(() => ID, { description: 'Names the entry.' })
  id: string;

  @Field(() => FolioEntryKinds, { description: 'What it is about.' })
  kind: FolioEntryKind;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  at: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The room of the booking; null when it is about no single one.',
  })
  stayId: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The night, on the line of one.' })
  night: string | null;

  @Field(() => String, { nullable: true, description: 'What guests call the extra, on the line of one.' })
  extra: string | null;

  @Field(() => PaymentSource, { nullable: true, description: 'How money came or went; null on a charge.' })
  source: PaymentSource | null;

  @Field({ description: 'True when it takes another line back.' })
  isReversal: boolean;

  @Field({ description: 'True while promised money has not reached the guest.' })
  isPending: boolean;

  @Field(() => Money, { description: 'In INR with tax: charges are above 0, payments below.' })
  amount: Money;

  @Field(() => Money, { description: 'What the guest owes after this entry, in INR.' })
  balance: Money;
}
