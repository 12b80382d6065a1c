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
const EMAIL = `An e-mail address of at most ${BOOKING_LIMITS.email} characters. A link that confirms it is mailed there.`;

@InputType({ description: 'Who books, corrected.' })
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

@InputType({ description: 'What the staff correct of the guest of a booking.' })
export class CorrectGuestBookingInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: NAME })
  name: string;

  @Field(() => String, { nullable: true, description: `${EMAIL} Left out, it stays as it is.` })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `${PHONE} Left out, it stays as it is.` })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: REQUESTS })
  specialRequests?: string | null;

  @Field({ description: `Why: 1 to ${CORRECTION_LIMITS.reason} characters on one line.` })
  reason: string;
}

@ObjectType({ description: 'The booking has these details now.' })
export class DetailsCorrected {
  @Field(() => BookingView, { description: 'The booking as it is now.' })
  booking: BookingView;
}

@ObjectType({
  description: 'The booking has these details now. Another address waits until its guest confirms it.',
})
export class GuestBookingCorrected {
  @Field({ description: 'The booking’s reference.' })
  reference: string;
}

@ObjectType({
  description: 'A link that confirms the address is on its way there, unless it is the address already.',
})
export class EmailCorrectionSent extends Notice {
  constructor() {
    super();
    Object.assign(this, sentence('EMAIL_CORRECTION_SENT'));
  }
}

@ObjectType({ description: 'The booking has the new address, and the old one was told.' })
export class EmailConfirmed {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'Opens the booking’s page: /booking#TOKEN. Earlier tokens open nothing any more.' })
  token: string;
}

@ObjectType({
  implements: Refusal,
  description: 'The link is not of a correction, or is older than two days.',
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
  types: () => [EmailConfirmed, EmailLinkUnknown, EmailLinkUsed, RateLimited] as const,
});

export const CorrectGuestBookingResult = createUnionType({
  name: 'CorrectGuestBookingResult',
  description: 'What was corrected, or a refusal.',
  types: () => [GuestBookingCorrected, CorrectionRefused, InvalidInput, RecordNotFound] as const,
});
