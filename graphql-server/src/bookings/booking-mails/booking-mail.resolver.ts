import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  BookingMailQueued,
  BookingMailRefused,
  BookingMailView,
  ResendBookingMailInput,
  ResendBookingMailResult,
} from './booking-mail.results';
import type { BookingMailService } from './booking-mail.service';

/** The mails that guests got about their bookings. */
@Resolver()
export class BookingMailResolver {
  constructor(private readonly mails: BookingMailService) {}

  @Needs('bookings.read')
  @Query(() => [BookingMailView], {
    description:
      'For the administrator: the mails to the guest of a booking, newest first, at most 100; empty for an unknown booking.',
  })
  async bookingMails(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
  ): Promise<BookingMailView[]> {
    const mails = await this.mails.find(reference.replaceAll('\0', ''));
    return mails.map((mail) => BookingMailView.of(mail));
  }

  @Needs('bookings.note')
  @Mutation(() => ResendBookingMailResult, {
    description:
      'For the administrator: sends a mail about a booking again, to the present address of the booking.',
  })
  async resendBookingMail(
    @Arg('input', () => ResendBookingMailInput, { description: 'Which booking, and which mail.' })
    { reference, kind, mail }: ResendBookingMailInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ResendBookingMailResult> {
    const mailId = mail?.replaceAll('\0', '') ?? null;
    const wanted = { reference: reference.replaceAll('\0', ''), kind, mailId };
    return resultOf(await this.mails.sendAgain(staffOf(context), wanted), {
      BookingMailQueued: ({ address }) => Object.assign(new BookingMailQueued(), { address }),
      BookingMailRefused: ({ obstacle }) => new BookingMailRefused(obstacle),
      RateLimited: ({ retryAfterSeconds }) => new RateLimited(retryAfterSeconds),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
