import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { RevisionProblem } from './channel-revision.entity';

registerEnumType(RevisionProblem, {
  name: 'ChannelBookingProblem',
  description: 'Why a booking of a portal cannot be entered.',
  valuesConfig: {
    UNREADABLE: { description: 'The channel did not describe the booking as it documents.' },
    ROOM_TYPE_UNMAPPED: { description: 'No room type of the hotel is mapped to the type that was sold.' },
    RATE_PLAN_UNMAPPED: { description: 'No rate plan of the hotel is mapped to the plan that was sold.' },
    PORTAL_UNMAPPED: {
      description: 'No portal of the desk is mapped to the name of the portal that sold it.',
    },
    CURRENCY_UNKNOWN: { description: 'The hotel has no exchange rate for the currency of the booking.' },
    NUMBER_TAKEN: { description: 'The staff have entered a booking with this number of the portal already.' },
    PORTAL_ARCHIVED: { description: 'The portal is archived at the desk.' },
    NOT_ENTERED: { description: 'The server has tried for some minutes and failed; its log says why.' },
  },
});

@ObjectType({ description: 'A channel from which bookings of portals are read.' })
export class ReadingChannel {
  @Field(() => ID, { description: 'The channel.' })
  id: string;

  @Field({ description: 'Its name at the desk.' })
  name: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a booking was last received; null when none ever was.',
  })
  lastReceivedAt: Date | null;
}

@ObjectType({ description: 'A booking, change or cancellation of a portal that is not dealt with yet.' })
export class WaitingChannelBooking {
  @Field(() => ID, { description: 'The id that the channel gave it.' })
  id: string;

  @Field(() => ID, { description: 'The channel that it came from.' })
  channelId: string;

  @Field({ description: 'The name of the portal.' })
  portal: string;

  @Field({ description: 'The booking’s number at the portal.' })
  number: string;

  @Field(() => RevisionProblem, {
    nullable: true,
    description: 'What prevents it; null when it is entered and waits for its acknowledgement.',
  })
  problem: RevisionProblem | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the problem is about: the channel’s id of a room type or rate plan, the name of a portal, a currency, or the reference of a booking; null without a problem.',
  })
  about: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when it waits.' })
  receivedAt: Date;
}

@ObjectType({ description: 'Bookings that come from portals.' })
export class ChannelBookings {
  @Field(() => [ReadingChannel], { description: 'The channels that are switched on, the oldest first.' })
  channels: ReadingChannel[];

  @Field(() => [WaitingChannelBooking], {
    description: 'What is not entered or not acknowledged, the oldest first; at most 100.',
  })
  waiting: WaitingChannelBooking[];
}
