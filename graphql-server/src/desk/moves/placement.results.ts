import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';

@ObjectType({ description: 'A free room in which a stay can be placed.' })
export class PlaceableRoom {
  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field({ description: 'Whether its type is better than the sold type.' })
  isUpgrade: boolean;
}

@ObjectType({ description: 'A stay that could go to another room, so that its own gets free.' })
export class MovableStay {
  @Field(() => ID, { description: 'The stay.' })
  stayId: string;

  @Field({ description: 'The reference of its booking.' })
  reference: string;

  @Field({ description: 'The name of the guest who stays, or else of the person who booked.' })
  guestName: string;

  @Field({ description: 'The room that gets free.' })
  fromRoom: string;

  @Field({ description: 'A room that is free for this guest.' })
  toRoom: string;
}

@ObjectType({
  description:
    'A stay that a portal has sold while no room was free. It has no room until the staff place it.',
})
export class UnplacedStay {
  @Field(() => ID, { description: 'The stay.' })
  stayId: string;

  @Field({ description: 'The reference of its booking.' })
  reference: string;

  @Field({ description: 'The name of the guest who stays, or else of the person who booked.' })
  guestName: string;

  @Field(() => String, { nullable: true, description: 'The portal and the booking’s number there.' })
  portal: string | null;

  @Field({ description: 'The title of the sold room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'The first night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'The day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many people stay.' })
  guests: number;

  @Field(() => GraphQLISODateTime, { description: 'Since when it has no room.' })
  since: Date;

  @Field(() => [PlaceableRoom], {
    description: 'Free rooms for all of its nights, of the sold type first and then of better types.',
  })
  freeRooms: PlaceableRoom[];

  @Field(() => [MovableStay], {
    description: 'Guests to come who have a room of the sold type and could get another one; at most 5.',
  })
  movableStays: MovableStay[];
}
