import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../platform/money/money.type';
import { OwingFolio } from '../core/owing-folio.results';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';

/** The whereabouts of a guest with an open balance. */
export const GuestWhereabouts = {
  ARRIVING: 'ARRIVING',
  IN_HOUSE: 'IN_HOUSE',
  LEAVING: 'LEAVING',
  COMING: 'COMING',
  GONE: 'GONE',
} as const;
export type GuestWhereabouts = (typeof GuestWhereabouts)[keyof typeof GuestWhereabouts];

registerEnumType(GuestWhereabouts, {
  name: 'GuestWhereabouts',
  description: 'The whereabouts of a guest with an open balance.',
  valuesConfig: {
    ARRIVING: { description: 'The guest arrives today, or was to arrive and is late.' },
    IN_HOUSE: { description: 'The guest is checked in and stays on.' },
    LEAVING: { description: 'The guest is checked in and leaves today, or was to leave earlier.' },
    COMING: { description: 'The guest arrives later.' },
    GONE: { description: 'The guest has left, did not come or has cancelled.' },
  },
});

@ObjectType({ description: 'A booking with an open balance.' })
export class UnpaidBalance {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The guest’s name.' })
  guestName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The numbers of the rooms; null when no room is kept.',
  })
  roomNumber: string | null;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Last day of leaving.' })
  checkout: string;

  @Field(() => GuestWhereabouts, { description: 'The whereabouts of the guest.' })
  where: GuestWhereabouts;

  @Field(() => Money, {
    description:
      'What the guest owes, in INR; below 0 when the hotel owes the guest. 0 while a company takes it on its account at check-out.',
  })
  balance: Money;

  @Field(() => [OwingFolio], {
    description:
      'The further folios that are not even. What a company takes on its account at check-out is left out.',
  })
  folios: OwingFolio[];

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The day by which the balance is to be paid; null when it is paid at the hotel.',
  })
  dueOn: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The last day to pay before the booking is cancelled by its terms; null when it is not cancelled for that.',
  })
  payableUntil: string | null;
}
