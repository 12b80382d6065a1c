import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { BookingStatus } from '../bookings/booking.states';
import { RefundState } from '../bookings/refund-state';
import { Money } from '../platform/money/money.type';
import { Page } from '../platform/database/paging';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { RecordNotFound } from '../platform/refusals/refusal.type';
import { Quote, RoomTypeNameScalar } from '../rooms/room.results';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { StayStatus } from '../stays/stay.states';
import { DayCount, NightOccupancy } from './day.results';
import { GuestPayment } from './payment.results';

/** Whether the guest's bank disputes a payment of the booking. */
export const DisputeState = { NONE: 'NONE', OPEN: 'OPEN', LOST: 'LOST' } as const;
export type DisputeState = (typeof DisputeState)[keyof typeof DisputeState];

registerEnumType(DisputeState, {
  name: 'DisputeState',
  description: 'Whether the guest’s bank disputes a payment of the booking.',
  valuesConfig: {
    NONE: { description: 'No payment is disputed, or the hotel kept the money.' },
    OPEN: { description: 'A dispute has not ended.' },
    LOST: { description: 'The bank took money back; no dispute is open.' },
  },
});

@InputType({
  description: 'Filters bookings. A booking is found when it matches every filter that is given.',
})
export class GuestBookingFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference, of the name (in any case, with accents or without), of the e-mail address, of the phone number (four digits or more, in any spelling), or the whole number of the room.',
  })
  search?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Only those in this state.' })
  status?: BookingStatus | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Only stays with a night on this day or a later one.',
  })
  from?: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Only stays that begin on this day or earlier.',
  })
  to?: string | null;
}

@ObjectType({ description: 'One room of a booking, as the hotel sees it.' })
export class GuestStay {
  @Field(() => ID, { description: 'Names the stay when it is cancelled.' })
  id: string;

  @Field(() => StayStatus, { description: 'Where the stay is in its life.' })
  status: StayStatus;

  @Field({ description: 'What guests call the room type.' })
  roomTitle: string;

  @Field(() => Money, {
    nullable: true,
    description: 'What the hotel keeps of a cancelled stay with tax, in INR; null for any other stay.',
  })
  cancellationCharge: Money | null;

  @Field(() => RoomTypeNameScalar, { description: 'The room type booked.' })
  roomType: RoomTypeName;

  @Field(() => String, { nullable: true, description: 'The room’s number; null once the hold has lapsed.' })
  roomNumber: string | null;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay.' })
  guests: number;
}

@ObjectType({ description: 'A booking as the hotel sees it.' })
export class GuestBooking {
  @Field({ description: 'What guest and hotel call it by.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'Where the booking is in its life.' })
  status: BookingStatus;

  @Field({ description: 'The guest’s name.' })
  name: string;

  @Field({ description: 'The guest’s e-mail address.' })
  email: string;

  @Field({ description: 'The guest’s phone number.' })
  phone: string;

  @Field(() => RoomTypeNameScalar, { description: 'The room type of the first stay.' })
  roomType: RoomTypeName;

  @Field(() => String, {
    nullable: true,
    description: 'The numbers of the rooms, such as "101" or "101, 204"; null once the hold has lapsed.',
  })
  roomNumber: string | null;

  @Field(() => [GuestStay], { description: 'Each room, the first one first.' })
  stays: GuestStay[];

  @Field(() => PlainDateScalar, { description: 'First night of the booking.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Last day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of all rooms together.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests stay in all rooms.' })
  guests: number;

  @Field(() => String, { nullable: true, description: 'The guest’s own words.' })
  specialRequests: string | null;

  @Field(() => Money, { description: 'The price as it was agreed, in INR.' })
  total: Money;

  @Field(() => Money, { description: 'What was captured, in INR; refunds are not taken off.' })
  amountPaid: Money;

  @Field(() => Money, { description: 'What went back or is on its way back, in INR.' })
  amountRefunded: Money;

  @Field(() => RefundState, { description: 'How much of the price went back.' })
  refundState: RefundState;

  @Field(() => DisputeState, { description: 'Whether the guest’s bank disputes a payment.' })
  disputeState: DisputeState;

  @Field({
    description: 'True while the guest’s bank disputes a payment, and when the dispute is lost.',
    deprecationReason: 'disputeState tells the two apart.',
  })
  isDisputed: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'One page of the bookings.' })
export class GuestBookingPage extends Page {
  @Field(() => [GuestBooking], { description: 'Newest first.' })
  bookings: GuestBooking[];
}

@ObjectType({
  description: 'Who comes, who goes and who stays today, by the hotel’s date. Paid bookings only.',
})
export class FrontDesk {
  @Field(() => PlainDateScalar, { description: 'Today at the hotel.' })
  today: string;

  @Field(() => [GuestBooking], { description: 'Their first night is tonight.' })
  arrivals: GuestBooking[];

  @Field(() => [GuestBooking], { description: 'They leave today.' })
  departures: GuestBooking[];

  @Field(() => [GuestBooking], { description: 'They slept here last night and stay on.' })
  inHouse: GuestBooking[];

  @Field(() => DayCount, { description: 'Tomorrow, in rooms.' })
  tomorrow: DayCount;

  @Field(() => [NightOccupancy], { description: 'The next 14 nights, the first one is tonight.' })
  occupancy: NightOccupancy[];
}

@ObjectType({ description: 'One step in the life of a booking, of its payment or of a refund.' })
export class HistoryEntry {
  @Field({ description: 'What moved: booking, payment, refund or dispute.' })
  subject: string;

  @Field(() => String, { nullable: true, description: 'The state before; null for a new record.' })
  from: string | null;

  @Field({ description: 'The state after.' })
  to: string;

  @Field({ description: 'Who moved it: guest, webhook, or one of our jobs.' })
  actor: string;

  @Field({ description: 'Why.' })
  reason: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ description: 'One booking, whole.' })
export class GuestBookingDetails {
  @Field(() => GuestBooking, { description: 'The booking.' })
  booking: GuestBooking;

  @Field(() => Quote, { description: 'The price as it was agreed.' })
  quote: Quote;

  @Field(() => [HistoryEntry], { description: 'What happened, in order.' })
  history: HistoryEntry[];

  @Field(() => [GuestPayment], { description: 'Every attempt to pay, in order.' })
  payments: GuestPayment[];
}

export const GuestBookingResult = createUnionType({
  name: 'GuestBookingResult',
  description: 'The booking, or a refusal.',
  types: () => [GuestBookingDetails, RecordNotFound] as const,
});
