import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { RateLimited, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { BookingMailKind } from './booking-mail.kinds';
import type { ListedMail } from './booking-mail.service';

registerEnumType(BookingMailKind, {
  name: 'BookingMailKind',
  description: 'The subject matter of a mail to a guest about a booking.',
  valuesConfig: {
    CONFIRMATION: { description: 'The booking is confirmed; with the calendar file.' },
    LINK: { description: 'The link of the booking.' },
    OPTION_KEPT: { description: 'The booking is tentative: rooms are kept until the option ends.' },
    OPTION_ENDED: { description: 'The option of a tentative booking has ended.' },
    CHANGE: { description: 'The booking was changed.' },
    PAYMENT_REQUEST: { description: 'A change waits for its payment.' },
    PAYMENT_LINK: { description: 'The staff asked for a payment by a link.' },
    DEPOSIT_TAKEN: { description: 'The hotel holds a security deposit.' },
    DEPOSIT_RETURNED: { description: 'A part of a security deposit goes back.' },
    BALANCE_REMINDER: { description: 'The rest of the price is due on a day.' },
    CHECK_IN_INVITATION: { description: 'Check-in online has opened.' },
    PAYMENT_RECEIVED: { description: 'A payment of the balance has arrived.' },
    CANCELLATION: { description: 'Stays were cancelled.' },
    REFUND: { description: 'A payment was refunded.' },
    REFUND_SENT: { description: 'A refund is on its way.' },
    REFUND_FAILED: { description: 'A refund could not be sent.' },
    CONFIRM_ADDRESS: { description: 'The link that confirms a corrected address.' },
    DOCUMENTS: { description: 'Tax documents, as files.' },
  },
});

@ObjectType('BookingMail', { description: 'For the administrator: a mail to the guest of a booking.' })
export class BookingMailView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => BookingMailKind, { description: 'The subject matter of the mail.' })
  kind: BookingMailKind;

  @Field({ description: 'The address that it went to.' })
  address: string;

  @Field({ description: 'False when the mail was given up because the address does not take mail.' })
  isSent: boolean;

  @Field({ description: 'Whether resendBookingMail accepts this kind in the present state of the booking.' })
  mayBeSentAgain: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent or given up.' })
  at: Date;

  static of({ mail, mayBeSentAgain }: ListedMail): BookingMailView {
    const { id, kind, address, outcome, createdAt } = mail;
    return Object.assign(new BookingMailView(), {
      id,
      kind,
      address,
      isSent: outcome === 'SENT',
      mayBeSentAgain,
      at: createdAt,
    });
  }
}

@InputType({ description: 'A mail that the staff send again.' })
export class ResendBookingMailInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingMailKind, {
    description: 'The kind of mail. Without `mail`, the newest mail of the kind is sent again.',
  })
  kind: BookingMailKind;

  @Field(() => ID, { nullable: true, description: 'The id of the mail in bookingMails.' })
  mail?: string | null;
}

@ObjectType({ description: 'The mail is on its way.' })
export class BookingMailQueued {
  @Field({ description: 'The address that it goes to.' })
  address: string;
}

@ObjectType({
  implements: Refusal,
  description: 'The mail cannot be sent again: the code says why.',
})
export class BookingMailRefused extends Refusal {
  constructor(obstacle: 'MAIL_WITHOUT_ADDRESS' | 'MAIL_NOT_TO_REPEAT' | 'PAYMENT_LINK_ENDED') {
    super(sentence(obstacle), obstacle === 'MAIL_WITHOUT_ADDRESS' ? 'reference' : 'kind');
  }
}

export const ResendBookingMailResult = createUnionType({
  name: 'ResendBookingMailResult',
  description: 'The address to which the mail goes, or a refusal.',
  types: () => [BookingMailQueued, BookingMailRefused, RateLimited, RecordNotFound] as const,
});
