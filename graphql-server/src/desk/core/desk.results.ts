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
import type { GuestNotes } from '../../guests/records/guest-notes';
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
    OPEN: { description: 'A dispute is open.' },
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
export const BalanceState = {
  OWES: 'OWES',
  UNSECURED: 'UNSECURED',
  SETTLED: 'SETTLED',
  GETS_BACK: 'GETS_BACK',
} as const;
export type BalanceState = (typeof BalanceState)[keyof typeof BalanceState];

registerEnumType(BalanceState, {
  name: 'BalanceState',
  description: 'How a confirmed or cancelled booking stands with its money.',
  valuesConfig: {
    OWES: {
      description:
        'The guest or another payer owes something. What goes on a company’s account at check-out does not count.',
    },
    UNSECURED: {
      description:
        'The guest has booked on the site to pay at the hotel, has paid nothing yet, and is still to come or in the house.',
    },
    SETTLED: { description: 'Nobody is to be asked for anything.' },
    GETS_BACK: { description: 'The hotel owes the guest or another payer something.' },
  },
});

@InputType({
  description: 'Filters bookings. A booking must match every given filter.',
})
export class GuestBookingFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'One of: four characters or more of the reference, with or without its hyphen; a part of the name of the person who booked or who stays, in any case and order, with or without accents (one or two letters must begin a name); three characters or more of the e-mail address; four digits or more of the phone number, in any spelling; four characters or more of a portal and its number; the whole number of the room.',
  })
  search?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings in this state.' })
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
    description: 'Only bookings with a night on this day or a later one.',
  })
  from?: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Only bookings with a stay that begins on this day or earlier.',
  })
  to?: string | null;
}

@ObjectType({ description: 'One room of a booking, as the hotel sees it.' })
export class GuestStay {
  @Field(() => ID, { description: 'The id with which the stay is cancelled.' })
  id: string;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => Money, {
    nullable: true,
    description: 'What the hotel keeps for a cancelled stay with tax, in INR; null for any other stay.',
  })
  cancellationCharge: Money | null;

  @Field(() => RoomTypeNameScalar, { description: 'The room type booked.' })
  roomType: RoomTypeName;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the room; null once the hold has lapsed.',
  })
  roomNumber: string | null;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];

  @Field(() => String, {
    nullable: true,
    description: 'The name of the guest who stays, if another person booked.',
  })
  guestName: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the guest was checked in.' })
  checkedInAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the guest was checked out.' })
  checkedOutAt: Date | null;

  /** The state of its booking. */
  bookingStatus: BookingStatus;
}

@ObjectType({ description: 'A booking as the hotel sees it.' })
export class GuestBooking {
  @Field({ description: 'The reference that guest and hotel use.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'The state of the booking.' })
  status: BookingStatus;

  @Field({ description: 'The guest’s name.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s e-mail address; null when the desk booked without an address.',
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s phone number; null when a portal did not pass it on.',
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

  @Field(() => String, { nullable: true, description: 'The guest’s special requests.' })
  specialRequests: string | null;

  @Field(() => [String], { description: 'What the staff wrote down about it, newest first.' })
  notes: string[];

  /** For the resolver of `guest`. */
  guestNotes: GuestNotes | null;

  @Field({
    description:
      'Whether it looks like a record of a guest, and nobody has decided yet whether it belongs to it.',
  })
  looksLikeGuest: boolean;

  @Field(() => Money, { description: 'The agreed price, in INR.' })
  total: Money;

  @Field(() => Money, { description: 'What was captured, in INR, before refunds.' })
  amountPaid: Money;

  @Field(() => Money, { description: 'What was refunded or will be, in INR.' })
  amountRefunded: Money;

  @Field(() => Money, {
    description:
      'What the guest owes, in INR: charges less the money that the hotel has. Below 0 when the hotel owes the guest.',
  })
  balance: Money;

  @Field(() => Money, {
    description:
      'What the guest and other payers of the booking are to be asked for now, in INR; below 0 when the hotel owes one of them. What goes on a company’s account at check-out does not count, nor does what one payer gets back.',
  })
  owed: Money;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The day by which the balance is to be paid; null when it is paid at the hotel.',
  })
  balanceDueOn: string | null;

  @Field({
    description:
      'Whether the guest has booked on the site to pay at the hotel, has paid nothing yet, and is still to come or in the house.',
  })
  paysAtHotel: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The end of a hold that is confirmed by the code in the guest’s mail, not by a payment; null for any other booking.',
  })
  codeUntil: Date | null;

  @Field(() => RefundState, { description: 'How much of the price was refunded.' })
  refundState: RefundState;

  @Field(() => DisputeState, { description: 'Whether the guest’s bank disputes a payment.' })
  disputeState: DisputeState;

  @Field({
    description: 'True while the guest’s bank disputes a payment, and after a dispute is lost.',
    deprecationReason: 'disputeState distinguishes open and lost disputes. Deprecated on 2026-11-23.',
  })
  isDisputed: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When the booking was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'One page of the bookings.' })
export class GuestBookingPage extends Page {
  @Field(() => [GuestBooking], { description: 'Newest first.' })
  bookings: GuestBooking[];
}

@ObjectType({
  description:
    'The arrivals, departures and guests in the house on the business day, which ends at 06:00. Confirmed bookings only.',
})
export class FrontDesk {
  @Field(() => PlainDateScalar, { description: 'The business day: until 06:00 it is the previous date.' })
  today: string;

  @Field(() => [GuestBooking], {
    description: 'Their first night is tonight, or was earlier and the guest has not arrived yet.',
  })
  arrivals: GuestBooking[];

  @Field(() => [GuestBooking], {
    description: 'Guests who leave today, have left today, or should have left earlier.',
  })
  departures: GuestBooking[];

  @Field(() => [GuestBooking], { description: 'Guests who are checked in and not checked out.' })
  inHouse: GuestBooking[];

  @Field(() => HeadCountOfDay, { description: 'Who is still to come, still to leave, and in house now.' })
  heads: HeadCountOfDay;

  @Field(() => DayCount, { description: 'The occupancy of tomorrow, in rooms.' })
  tomorrow: DayCount;

  @Field(() => [NightOccupancy], { description: 'The next 14 nights, beginning with tonight.' })
  occupancy: NightOccupancy[];
}

@ObjectType({ description: 'One step in the life of a booking, of its payment or of a refund.' })
export class HistoryEntry {
  @Field({
    description:
      'The record that changed its state: booking, stay, booking change, payment, refund or dispute.',
  })
  subject: string;

  @Field(() => String, { nullable: true, description: 'The state before; null for a new record.' })
  from: string | null;

  @Field({ description: 'The state after.' })
  to: string;

  @Field({ description: 'Who made the transition: guest, staff, webhook, or a job of the server.' })
  actor: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the member of the staff who made the transition; null for other actors, and for an account that never acted otherwise.',
  })
  staff: string | null;

  @Field({ description: 'Why.' })
  reason: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ description: 'One booking with all its details.' })
export class GuestBookingDetails {
  @Field(() => GuestBooking, { description: 'The booking.' })
  booking: GuestBooking;

  @Field(() => Quote, { description: 'The agreed price.' })
  quote: Quote;

  @Field(() => [HistoryEntry], { description: 'The transitions, in the order of time.' })
  history: HistoryEntry[];

  @Field(() => [FolioEntry], {
    description: 'Charges, payments and refunds in the order of time, with the balance after each of them.',
  })
  folio: FolioEntry[];

  @Field(() => [GuestPayment], { description: 'Every attempt to pay, in the order of time.' })
  payments: GuestPayment[];
}

export const GuestBookingResult = createUnionType({
  name: 'GuestBookingResult',
  description: 'The booking, or a refusal.',
  types: () => [GuestBookingDetails, RecordNotFound] as const,
});
