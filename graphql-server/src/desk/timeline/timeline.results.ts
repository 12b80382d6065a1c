import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { BlockReason } from '../blocks/block.entity';
import { BookingStatus } from '../../bookings/core/booking.states';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { StayStatus } from '../../selling/stays/stay.states';
import type { TimelineDays } from './timeline.service';

@ObjectType({
  description: 'For the desk: nights in a row of one stay in one room, as far as they are shown.',
})
class TimelineStay {
  @Field(() => ID, { description: 'The stay. One that moves to another room has nights in each.' })
  id: string;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'Where the booking is in its life.' })
  bookingStatus: BookingStatus;

  @Field(() => StayStatus, { description: 'Where the stay is in its life.' })
  status: StayStatus;

  @Field({ description: 'Who stays, else who booked.' })
  guestName: string;

  @Field(() => Int, { description: 'How many guests stay.' })
  guests: number;

  @Field(() => Int, { description: 'The first of these nights, counted from 0 for the timeline’s first.' })
  night: number;

  @Field(() => Int, { description: 'How many nights they are.' })
  nights: number;

  @Field(() => PlainDateScalar, { description: 'First night of the whole stay.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => RoomTypeNameScalar, { description: 'The room type that was sold.' })
  soldAs: RoomTypeName;

  @Field({ description: 'True for nights that are held for a change of the booking until it is paid.' })
  isHeldChange: boolean;

  @Field(() => MinorUnits, {
    description: 'What the booking owes, in paise; negative when it has paid too much.',
  })
  balancePaise: number;
}

@ObjectType({
  description: 'For the desk: nights for which a room is taken out of sale, as far as they are shown.',
})
class TimelineBlock {
  @Field(() => ID, { description: 'The block.' })
  id: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: 'What the staff noted.' })
  note: string | null;

  @Field(() => Int, { description: 'The first of these nights, counted from 0 for the timeline’s first.' })
  night: number;

  @Field(() => Int, { description: 'How many nights they are.' })
  nights: number;

  @Field(() => PlainDateScalar, { description: 'The first night of the whole block.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: 'The day on which the whole block ends.' })
  endsOn: string;
}

@ObjectType({ description: 'For the desk: a room with what takes it.' })
class TimelineRoom {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'The number on its door.' })
  number: string;

  @Field(() => RoomTypeNameScalar, { description: 'Its type.' })
  roomType: RoomTypeName;

  @Field({ description: 'Whether guests can book it.' })
  onSale: boolean;

  @Field(() => [TimelineStay], { description: 'In the order of the days.' })
  stays: TimelineStay[];

  @Field(() => [TimelineBlock], { description: 'In the order of the days.' })
  blocks: TimelineBlock[];
}

@ObjectType({ description: 'For the desk: a room type, as the timeline groups rooms.' })
class TimelineRoomType {
  @Field(() => RoomTypeNameScalar, { description: 'Its code.' })
  code: RoomTypeName;

  @Field({ description: 'What guests call it.' })
  title: string;

  @Field(() => [Int], { description: 'Rooms that guests can still book, for each of the nights.' })
  roomsFree: number[];
}

@ObjectType({ description: 'For the desk: all rooms with their stays and blocks, night by night.' })
export class Timeline {
  @Field(() => PlainDateScalar, { description: 'The first night.' })
  from: string;

  @Field(() => Int, { description: 'How many nights.' })
  nights: number;

  @Field(() => PlainDateScalar, {
    description: 'The day that the desk works on: until 06:00 the date before.',
  })
  businessDay: string;

  @Field(() => [TimelineRoomType], { description: 'The types that have rooms, in the owner’s order.' })
  types: TimelineRoomType[];

  @Field(() => [TimelineRoom], { description: 'By type, and then by number.' })
  rooms: TimelineRoom[];

  static of(days: TimelineDays): Timeline {
    return Object.assign(new Timeline(), days);
  }
}

export const TimelineResult = createUnionType({
  name: 'TimelineResult',
  description: 'The timeline, or the faults of the dates.',
  types: () => [Timeline, InvalidInput] as const,
});
