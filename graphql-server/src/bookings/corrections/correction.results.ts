import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { BOOKING_LIMITS } from '../core/booking.policy';
import { BookingNotFound, BookingView } from '../core/booking.results';
import {
  InvalidInput,
  Notice,
  RateLimited,
  RecordNotFound,
  Refusal,
} from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { CORRECTION_LIMITS } from './correction.policy';

const NAME = `1 to ${BOOKING_LIMITS.name} characters.`;
const PHONE = `7 to 15 digits, with + and separators if need be; at most ${BOOKING_LIMITS.phone} characters.`;
const REQUESTS = `At most ${BOOKING_LIMITS.specialRequests} characters.`;
const EMAIL = `An e-mail address of at most ${BOOKING_LIMITS.email} characters. A confirmation link is mailed to it.`;

@InputType({ description: 'The corrected details of the person who booked.' })
export class CorrectDetailsInput {
  @Field({ description: 'The booking’s token.' })
  token: string;

  @Field({ description: NAME })
  name: string;

  @Field({ description: PHONE })
  phone: string;

  @Field(() => String, { nullable: true, description: REQUESTS })
  specialRequests?: string | null;
}

@InputType({ description: 'The guest’s right address.' })
export class CorrectEmailInput {
  @Field({ description: 'The booking’s token.' })
  token: string;

  @Field({ description: EMAIL })
  email: string;
}

@InputType({ description: 'The details that the staff correct.' })
export class CorrectGuestBookingInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: NAME })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: `${EMAIL} When left out, the address does not change.`,
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `${PHONE} When left out, the number does not change.` })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: REQUESTS })
  specialRequests?: string | null;

  @Field({ description: `The reason: 1 to ${CORRECTION_LIMITS.reason} characters on one line.` })
  reason: string;
}

@ObjectType({ description: 'The details of the booking are corrected.' })
export class DetailsCorrected {
  @Field(() => BookingView, { description: 'The booking after the correction.' })
  booking: BookingView;
}

@ObjectType({
  description: 'The details of the booking are corrected. A new address waits until the guest confirms it.',
})
export class GuestBookingCorrected {
  @Field({ description: 'The booking’s reference.' })
  reference: string;
}

@ObjectType({
  description:
    'A confirmation link is on its way to the address, unless the booking has this address already.',
})
export class EmailCorrectionSent extends Notice {
  constructor() {
    super();
    Object.assign(this, sentence('EMAIL_CORRECTION_SENT'));
  }
}

@ObjectType({ description: 'The booking has the new address, and a mail tells the old address.' })
export class EmailConfirmed {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The token of the booking’s page: /booking#TOKEN. Earlier tokens stop working.' })
  token: string;
}

@ObjectType({
  implements: Refusal,
  description: 'The link belongs to no correction, or is older than two days.',
})
export class EmailLinkUnknown extends Refusal {
  constructor() {
    super(sentence('EMAIL_LINK_UNKNOWN'), 'token');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The link was pressed before. The link to the booking is in a mail to the address.',
})
export class EmailLinkUsed extends Refusal {
  constructor() {
    super(sentence('EMAIL_LINK_USED'), 'token');
  }
}

@ObjectType({
  implements: Refusal,
  description:
    'The address already has as many bookings that are paid at the hotel as allowed. Nothing was corrected.',
})
export class TooManyUnpaidBookings extends Refusal {
  constructor() {
    super(sentence('ADDRESS_HAS_UNPAID_BOOKINGS'), 'token');
  }
}

@ObjectType({ implements: Refusal, description: 'The booking is not confirmed; nothing was corrected.' })
export class CorrectionRefused extends Refusal {
  constructor() {
    super(sentence('CHANGE_NOT_CONFIRMED'));
  }
}

export const CorrectDetailsResult = createUnionType({
  name: 'CorrectDetailsResult',
  description: 'The booking, or a refusal.',
  types: () => [DetailsCorrected, CorrectionRefused, InvalidInput, BookingNotFound, RateLimited] as const,
});

export const CorrectEmailResult = createUnionType({
  name: 'CorrectEmailResult',
  description: 'A notice, or a refusal.',
  types: () => [EmailCorrectionSent, CorrectionRefused, InvalidInput, BookingNotFound, RateLimited] as const,
});

export const ConfirmEmailResult = createUnionType({
  name: 'ConfirmEmailResult',
  description: 'The booking has its new address, or a refusal.',
  types: () => [EmailConfirmed, EmailLinkUnknown, EmailLinkUsed, TooManyUnpaidBookings, RateLimited] as const,
});

export const CorrectGuestBookingResult = createUnionType({
  name: 'CorrectGuestBookingResult',
  description: 'The booking, or a refusal.',
  types: () => [GuestBookingCorrected, CorrectionRefused, InvalidInput, RecordNotFound] as const,
});
