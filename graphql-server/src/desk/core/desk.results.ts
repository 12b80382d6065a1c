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
import type { BookingChannel as BookingChannelName } from '../../bookings/core/booking.entity';
import { BookingStatus } from '../../bookings/core/booking.states';
import { RefundState } from '../../bookings/folio/refund-state';
import { Money } from '../../platform/money/money.type';
import { Page } from '../../platform/database/paging';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RecordNotFound } from '../../platform/refusals/refusal.type';
import { Quote } from '../../selling/quotes/quote.results';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { StayStatus } from '../../selling/stays/stay.states';
import { DayCount, HeadCountOfDay, NightOccupancy } from './day.results';
import { FolioEntry } from './folio.results';
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

export const BookingChannel: Readonly<Record<BookingChannelName, BookingChannelName>> = {
  SITE: 'SITE',
  DESK: 'DESK',
  PHONE: 'PHONE',
  PORTAL: 'PORTAL',
};

registerEnumType(BookingChannel, {
  name: 'BookingChannel',
  description: 'Where a booking was made.',
  valuesConfig: {
    SITE: { description: 'On the site, by the guest.' },
    DESK: { description: 'At the desk.' },
    PHONE: { description: 'By phone.' },
    PORTAL: { description: 'Through a travel portal.' },
  },
});

/** How a booking stands with its money. */
export const BalanceState = { OWES: 'OWES', SETTLED: 'SETTLED', GETS_BACK: 'GETS_BACK' } as const;
export type BalanceState = (typeof BalanceState)[keyof typeof BalanceState];

registerEnumType(BalanceState, {
  name: 'BalanceState',
  description: 'How a confirmed or cancelled booking stands with its money.',
  valuesConfig: {
    OWES: { description: 'The guest owes something.' },
    SETTLED: { description: 'Nobody owes anything.' },
    GETS_BACK: { description: 'The hotel owes the guest something.' },
  },
});

@InputType({
  description: 'Filters bookings. A booking is found when it matches every filter that is given.',
})
export class GuestBookingFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Four characters or more of the reference (with its hyphen or without), part of the name of who booked or who stays (in any case and order, with accents or without; of two letters or one, what a name begins with), three characters or more of the e-mail address, four digits or more of the phone number (in any spelling), four characters or more of a portal and its number, the whole number of the room, part of the name of the business that the invoice is made out to, four characters or more of its GSTIN, or the gateway’s id of an order, a payment or a refund.',
  })
  search?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Only those in this state.' })
  status?: BookingStatus | null;

  @Field(() => BookingChannel, { nullable: true, description: 'Only those that were made there.' })
  channel?: BookingChannelName | null;

  @Field(() => BalanceState, {
    nullable: true,
    description: 'Only confirmed and cancelled ones that stand so with their money.',
  })
  balance?: BalanceState | null;

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

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'How old the children among them are, in years.' })
  children: readonly number[];

  @Field(() => String, { nullable: true, description: 'Who stays, if it is not the guest who books.' })
  guestName: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the guest was checked in.' })
  checkedInAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the guest was checked out.' })
  checkedOutAt: Date | null;

  /** Of its booking. */
  bookingStatus: BookingStatus;
}

@ObjectType({ description: 'A booking as the hotel sees it.' })
export class GuestBooking {
  @Field({ description: 'What guest and hotel call it by.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'Where the booking is in its life.' })
  status: BookingStatus;

  @Field({ description: 'The guest’s name.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s e-mail address; null when the desk booked without one.',
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s phone number; null when a portal has not told it.',
  })
  phone: string | null;

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

  @Field(() => BookingChannel, { description: 'Where it was made.' })
  channel: BookingChannelName;

  @Field(() => String, { nullable: true, description: 'The portal and its number there; null for others.' })
  portal: string | null;

  @Field(() => String, { nullable: true, description: 'The guest’s own words.' })
  specialRequests: string | null;

  @Field(() => [String], { description: 'What the staff wrote down about it, newest first.' })
  notes: string[];

  @Field(() => Money, { description: 'The price as it was agreed, in INR.' })
  total: Money;

  @Field(() => Money, { description: 'What was captured, in INR; refunds are not taken off.' })
  amountPaid: Money;

  @Field(() => Money, { description: 'What went back or is on its way back, in INR.' })
  amountRefunded: Money;

  @Field(() => Money, {
    description:
      'What the guest owes, in INR: charges less what the hotel has of the money. Below 0 when the hotel owes the guest.',
  })
  balance: Money;

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
  description:
    'Who comes, who goes and who is in house on the business day, which ends at 06:00. Confirmed bookings only.',
})
export class FrontDesk {
  @Field(() => PlainDateScalar, { description: 'The business day: until 06:00 it is the date before.' })
  today: string;

  @Field(() => [GuestBooking], {
    description: 'Their first night is tonight, or was earlier and they did not come yet.',
  })
  arrivals: GuestBooking[];

  @Field(() => [GuestBooking], { description: 'They leave today or have left, or were to leave earlier.' })
  departures: GuestBooking[];

  @Field(() => [GuestBooking], {
    description: 'They are checked in and not checked out, whenever they came and were to leave.',
  })
  inHouse: GuestBooking[];

  @Field(() => HeadCountOfDay, { description: 'Who is still to come, still to leave, and in house now.' })
  heads: HeadCountOfDay;

  @Field(() => DayCount, { description: 'Tomorrow, in rooms.' })
  tomorrow: DayCount;

  @Field(() => [NightOccupancy], { description: 'The next 14 nights, the first one is tonight.' })
  occupancy: NightOccupancy[];
}

@ObjectType({ description: 'One step in the life of a booking, of its payment or of a refund.' })
export class HistoryEntry {
  @Field({ description: 'What moved: booking, stay, booking change, payment, refund or dispute.' })
  subject: string;

  @Field(() => String, { nullable: true, description: 'The state before; null for a new record.' })
  from: string | null;

  @Field({ description: 'The state after.' })
  to: string;

  @Field({ description: 'Who moved it: guest, staff, webhook, or one of our jobs.' })
  actor: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The e-mail address of who of the staff moved it; null for others, and for an account that nobody knows any more.',
  })
  staff: string | null;

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

  @Field(() => [FolioEntry], {
    description: 'Charges, payments and refunds, in order, with the balance after each.',
  })
  folio: FolioEntry[];

  @Field(() => [GuestPayment], { description: 'Every attempt to pay, in order.' })
  payments: GuestPayment[];
}

export const GuestBookingResult = createUnionType({
  name: 'GuestBookingResult',
  description: 'The booking, or a refusal.',
  types: () => [GuestBookingDetails, RecordNotFound] as const,
});
