import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../platform/money/money.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';

/** The whereabouts of a guest with an open balance. */
export const GuestWhereabouts = {
  ARRIVING: 'ARRIVING',
  IN_HOUSE: 'IN_HOUSE',
  LEAVING: 'LEAVING',
  GONE: 'GONE',
} as const;
export type GuestWhereabouts = (typeof GuestWhereabouts)[keyof typeof GuestWhereabouts];

registerEnumType(GuestWhereabouts, {
  name: 'GuestWhereabouts',
  description: 'The whereabouts of a guest with an open balance.',
  valuesConfig: {
    ARRIVING: { description: 'The guest arrives today.' },
    IN_HOUSE: { description: 'The guest is here and stays on.' },
    LEAVING: { description: 'The guest leaves today.' },
    GONE: { description: 'The guest has left, did not come or has cancelled.' },
  },
});

@ObjectType({ description: 'A booking with an open balance.' })
export class UnpaidBalance {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The numbers of the rooms; null when no room is kept.' })
  guestName: string;

  @Field(() => String, { nullable: true, description: 'The numbers of the rooms; null when none is kept.' })
  roomNumber: string | null;

  @Field(() => PlainDateScalar, { description: 'Last day of leaving.' })
  checkout: string;

  @Field(() => GuestWhereabouts, { description: 'The whereabouts of the guest.' })
  where: GuestWhereabouts;

  @Field(() => Money, { description: 'What the guest owes, in INR; below 0 when the hotel owes the guest.' })
  balance: Money;
}
