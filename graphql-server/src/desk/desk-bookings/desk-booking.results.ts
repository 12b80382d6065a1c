import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { IdempotencyConflict, PriceChanged, RoomTypeBusy } from '../../bookings/core/booking.results';
import type { BookingChannel as BookingChannelName } from '../../bookings/core/booking.entity';
import { BookingStatus } from '../../bookings/core/booking.states';
import { GuestNotRentedTo } from '../../guests/records/guest-record.results';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import { BookingChannel } from '../core/desk.results';
import type { RoomShortage } from './room-shortages.service';

@ObjectType({ description: 'The rooms of a type that are free for all nights of a stay.' })
export class DeskRoomType {
  @Field(() => RoomTypeNameScalar, { description: 'The room type.' })
  roomType: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => Int, { description: 'How many guests one room sleeps at most.' })
  capacity: number;

  @Field(() => Int, { description: 'How many of them may be children.' })
  maximumChildren: number;

  @Field(() => [String], { description: 'The numbers of the free rooms, in the order of the rooms.' })
  freeRooms: string[];
}

@ObjectType({ description: 'What the staff can sell for these nights.' })
export class DeskAvailability {
  @Field(() => PlainDateScalar, { description: 'The business day: until 06:00 it is the previous date.' })
  businessDay: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => [DeskRoomType], { description: 'Each type on sale, in the order that the owner chose.' })
  roomTypes: DeskRoomType[];
}

@ObjectType({ description: 'The rooms are booked, or kept tentatively.' })
export class DeskBookingMade {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'CONFIRMED, or TENTATIVE with an option.' })
  status: BookingStatus;
}

@ObjectType({ description: 'A night on which fewer rooms of a type are free than the booking needs.' })
export class DeskShortage implements RoomShortage {
  @Field(() => RoomTypeNameScalar, { description: 'The room type.' })
  roomType: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'The night.' })
  night: string;

  @Field(() => Int, { description: 'The number of rooms that the booking needs.' })
  wanted: number;

  @Field(() => Int, { description: 'The number of rooms that are free.' })
  free: number;
}

@ObjectType({ implements: Refusal, description: 'Not all rooms are free, so none was booked.' })
export class DeskRoomsSoldOut extends Refusal {
  @Field(() => [DeskShortage], {
    description:
      'By type and night; empty when each night has enough free rooms but no single room is free for all nights of a stay.',
  })
  shortages: DeskShortage[];

  constructor(shortages: RoomShortage[]) {
    super(sentence('DESK_ROOMS_SOLD_OUT'), 'stays');
    this.shortages = shortages;
  }
}

@ObjectType({ description: 'The tentative booking is confirmed, released, or kept longer.' })
export class TentativeChanged {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'The present state of the booking.' })
  status: BookingStatus;
}

@ObjectType({
  implements: Refusal,
  description:
    'The booking was not changed: it is not tentative any more, or nobody can tell yet whether a deposit is paid.',
})
export class TentativeRefused extends Refusal {
  @Field(() => BookingStatus, { description: 'The present state of the booking.' })
  status: BookingStatus;

  constructor(status: BookingStatus) {
    super(sentence(status === 'TENTATIVE' ? 'PAYMENT_UNDECIDED' : 'NOT_TENTATIVE'), 'reference');
    this.status = status;
  }
}

@ObjectType({ description: 'The additional fields of a booking by the staff.' })
export class DeskBookingNotes {
  @Field(() => BookingChannel, { description: 'Where the booking was made.' })
  channel: BookingChannelName;

  @Field(() => String, { nullable: true, description: 'The portal, and its number there.' })
  portal: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The booking is kept tentatively until the end of this date; null when it was firm from the start.',
  })
  optionUntil: string | null;

  @Field(() => String, { nullable: true, description: 'Why the staff set their own rates.' })
  rateReason: string | null;

  @Field(() => String, { nullable: true, description: 'Why the staff sold despite restrictions.' })
  restrictionsReason: string | null;
}

export const DeskAvailabilityResult = createUnionType({
  name: 'DeskAvailabilityResult',
  description: 'The free rooms, or the faults of the dates.',
  types: () => [DeskAvailability, InvalidInput] as const,
});

export const CreateDeskBookingResult = createUnionType({
  name: 'CreateDeskBookingResult',
  description: 'The booking, or a refusal.',
  types: () =>
    [
      DeskBookingMade,
      PriceChanged,
      DeskRoomsSoldOut,
      RoomTypeBusy,
      IdempotencyConflict,
      GuestNotRentedTo,
      InvalidInput,
    ] as const,
});

export const TentativeResult = createUnionType({
  name: 'TentativeResult',
  description: 'The booking after the step, or a refusal.',
  types: () => [TentativeChanged, TentativeRefused, InvalidInput, RecordNotFound] as const,
});
