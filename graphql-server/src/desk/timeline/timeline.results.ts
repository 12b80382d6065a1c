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
  description: 'For the desk: consecutive nights of a stay in one room, limited to the shown nights.',
})
class TimelineStay {
  @Field(() => ID, { description: 'The stay. A stay that changes rooms has nights in each of them.' })
  id: string;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'The state of the booking.' })
  bookingStatus: BookingStatus;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field({ description: 'The name of the guest who stays, or else of the person who booked.' })
  guestName: string;

  @Field(() => Int, { description: 'How many guests stay.' })
  guests: number;

  @Field(() => Int, {
    description: 'The index of the first of these nights; the timeline’s first night is 0.',
  })
  night: number;

  @Field(() => Int, { description: 'The number of nights.' })
  nights: number;

  @Field(() => PlainDateScalar, { description: 'First night of the whole stay.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => RoomTypeNameScalar, { description: 'The sold room type.' })
  soldAs: RoomTypeName;

  @Field({
    description: 'True for a hold that is confirmed by the code in the guest’s mail, not by a payment.',
  })
  waitsForCode: boolean;

  @Field({ description: 'True for nights that are held for a change of the booking until it is paid.' })
  isHeldChange: boolean;

  @Field(() => MinorUnits, {
    description:
      'What the guest and other payers of the booking are to be asked for now, in paise; negative when it has paid too much. What goes on a company’s account at check-out does not count.',
  })
  balancePaise: number;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The day by which the balance is to be paid; null when it is paid at the hotel.',
  })
  balanceDueOn: string | null;
}

@ObjectType({
  description: 'For the desk: nights of a block, limited to the shown nights.',
})
class TimelineBlock {
  @Field(() => ID, { description: 'The block.' })
  id: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: 'The note of the staff.' })
  note: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the portal’s calendar that made it, and alone changes it; null for a block that people made.',
  })
  takenBy: string | null;

  @Field(() => Int, {
    description: 'The index of the first of these nights; the timeline’s first night is 0.',
  })
  night: number;

  @Field(() => Int, { description: 'The number of nights.' })
  nights: number;

  @Field(() => PlainDateScalar, { description: 'The first night of the whole block.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: 'The day on which the whole block ends.' })
  endsOn: string;
}

@ObjectType({ description: 'For the desk: a room with its stays and blocks.' })
class TimelineRoom {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'The number on the door.' })
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

@ObjectType({ description: 'For the desk: a room type, by which the timeline groups rooms.' })
class TimelineRoomType {
  @Field(() => RoomTypeNameScalar, { description: 'Its code.' })
  code: RoomTypeName;

  @Field({ description: 'The title of the room type, as guests see it.' })
  title: string;

  @Field(() => [Int], { description: 'How many rooms guests can still book, for each of the nights.' })
  roomsFree: number[];
}

@ObjectType({ description: 'For the desk: all rooms with their stays and blocks, night by night.' })
export class Timeline {
  @Field(() => PlainDateScalar, { description: 'The first night.' })
  from: string;

  @Field(() => Int, { description: 'The number of nights.' })
  nights: number;

  @Field(() => PlainDateScalar, {
    description: 'The business day of the desk: until 06:00 it is the previous date.',
  })
  businessDay: string;

  @Field(() => [TimelineRoomType], { description: 'The types that have rooms, in the owner’s order.' })
  types: TimelineRoomType[];

  @Field(() => [TimelineRoom], { description: 'The rooms, by type and then by number.' })
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
