import { Field, InputType, registerEnumType } from 'type-graphql';
import { BOOKING_LIMITS } from '../../bookings/core/booking.policy';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayInput } from '../../selling/quotes/stay.input';
import { PortalBookingInput } from '../portals/portal.results';
import { DESK_BOOKING_LIMITS } from './desk-booking.policy';

/** How the guest contacted the staff. */
const DeskChannel = { DESK: 'DESK', PHONE: 'PHONE', PORTAL: 'PORTAL' } as const;
type DeskChannel = (typeof DeskChannel)[keyof typeof DeskChannel];

registerEnumType(DeskChannel, {
  name: 'DeskChannel',
  description: 'How the guest contacted the staff.',
  valuesConfig: {
    DESK: { description: 'The guest stands at the desk.' },
    PHONE: { description: 'The guest called or wrote.' },
    PORTAL: { description: 'A travel portal has sold the stay.' },
  },
});

const REASON = `1 to ${DESK_BOOKING_LIMITS.reason} characters on one line.`;

@InputType({ description: 'A room that the staff sell. Until 06:00, check-in may be the previous night.' })
export class DeskStayInput extends StayInput {
  @Field(() => String, {
    nullable: true,
    description: 'The number of the room for the guest; left out for any room of the type.',
  })
  roomNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the guest who stays, if another person books: at most ${DESK_BOOKING_LIMITS.guestName} characters.`,
  })
  guestName?: string | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      'A rate of each night before tax, in paise, that the staff set; 0 is complimentary. When left out, today’s rate counts.',
  })
  ratePaise?: number | null;
}

@InputType({ description: 'What the staff want to sell.' })
export class DeskQuoteInput {
  @Field(() => [DeskStayInput], { description: `1 to ${DESK_BOOKING_LIMITS.stays} rooms.` })
  stays: DeskStayInput[];

  @Field(() => String, { nullable: true, description: 'The code of a promotion.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'The guest’s address, for promotions with a limit.' })
  email?: string | null;

  @Field({
    defaultValue: false,
    description: 'Whether to sell despite minimum stays, closed days and other restrictions.',
  })
  despiteRestrictions: boolean;
}

@InputType({ description: 'A booking that the staff make.' })
export class CreateDeskBookingInput {
  @Field(() => DeskChannel, { description: 'How the guest contacted the staff.' })
  channel: DeskChannel;

  @Field(() => String, {
    nullable: true,
    description: `For PORTAL without portalBooking: the name of the portal, and the booking’s number there; at most ${DESK_BOOKING_LIMITS.portal} characters.`,
  })
  portal?: string | null;

  @Field(() => PortalBookingInput, {
    nullable: true,
    description:
      'For PORTAL: what was agreed with the portal. What the portal collects is paid. Left out for other channels.',
  })
  portalBooking?: PortalBookingInput | null;

  @Field({
    description: `The name of the person who books: 1 to ${DESK_BOOKING_LIMITS.guestName} characters.`,
  })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: '7 to 15 digits. May be left out only for PORTAL.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'When left out, the guest gets no mail.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${BOOKING_LIMITS.specialRequests} characters.`,
  })
  specialRequests?: string | null;

  @Field(() => [DeskStayInput], {
    description: `1 to ${DESK_BOOKING_LIMITS.stays} rooms. Either all or none are booked.`,
  })
  stays: DeskStayInput[];

  @Field(() => String, { nullable: true, description: 'The code of a promotion.' })
  code?: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'Keeps the rooms tentatively until the end of this date, from today to the day of arrival. When left out, the booking is firm.',
  })
  optionUntil?: string | null;

  @Field(() => String, { nullable: true, description: `Why the staff set a rate: ${REASON}` })
  rateReason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Why the staff sell despite restrictions: ${REASON} When left out, the restrictions apply.`,
  })
  restrictionsReason?: string | null;

  @Field({
    defaultValue: false,
    description:
      'Whether to book although the hotel does not rent to the guest, which needs the permission guests.override; otherwise DO_NOT_RENT asks.',
  })
  despiteDoNotRent: boolean;

  @Field(() => MinorUnits, { description: 'The total in paise that the form showed.' })
  expectedTotal: number;

  @Field({ description: '16 to 64 letters, digits, - or _. A form that is sent twice makes one booking.' })
  idempotencyKey: string;
}
