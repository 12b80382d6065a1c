import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RecordNotFound } from '../../platform/refusals/refusal.type';

@ObjectType({ description: 'The links that were sent before open nothing any more.' })
export class BookingLinkRenewed {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the new link is mailed to; null when the booking has no address, or when its mailbox has had enough mails for now.',
  })
  address: string | null;
}

export const RenewBookingLinkResult = createUnionType({
  name: 'RenewBookingLinkResult',
  description: 'The links were replaced, or a refusal.',
  types: () => [BookingLinkRenewed, RecordNotFound] as const,
});
