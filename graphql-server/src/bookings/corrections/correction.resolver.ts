import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { BookingRepository } from '../core/booking.repository';
import { BookingNotFound, BookingView } from '../core/booking.results';
import type { BookingService } from '../core/booking.service';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import { guestActor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import { deskCorrectionRules, detailsRules, emailRules } from './correction.policy';
import {
  ConfirmEmailResult,
  CorrectDetailsInput,
  CorrectDetailsResult,
  CorrectEmailInput,
  CorrectEmailResult,
  CorrectGuestBookingInput,
  CorrectGuestBookingResult,
  CorrectionRefused,
  DetailsCorrected,
  EmailConfirmed,
  EmailCorrectionSent,
  EmailLinkUnknown,
  EmailLinkUsed,
  GuestBookingCorrected,
  TooManyUnpaidBookings,
} from './correction.results';
import type { CorrectionService } from './correction.service';

/** Corrections of the guest's details by guests and staff. */
@Resolver()
export class CorrectionResolver {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly corrections: CorrectionService,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Mutation(() => CorrectDetailsResult, {
    description:
      'Corrects name, phone number and special requests of a confirmed booking. The price does not change.',
  })
  async correctDetails(
    @Arg('input', () => CorrectDetailsInput, { description: 'The corrected details.' })
    input: CorrectDetailsInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof CorrectDetailsResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const form = readInput(detailsRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookingService.findByToken(input.token);
    if (!booking) return new BookingNotFound();
    const actor = guestActor(viewer?.uid ?? null);
    return resultOf(await this.corrections.correct(booking.id, form.value, actor, clock), {
      DetailsCorrected: ({ booking: current }) =>
        Object.assign(new DetailsCorrected(), { booking: BookingView.of(current) }),
      CorrectionRefused: () => new CorrectionRefused(),
    });
  }

  @ForEverybody()
  @Mutation(() => CorrectEmailResult, {
    description:
      'Mails a link to the guest’s right address. The booking gets the address when the link is opened.',
  })
  async correctEmail(
    @Arg('input', () => CorrectEmailInput, { description: 'The corrected address.' })
    input: CorrectEmailInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof CorrectEmailResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLinks, caller);
    if (wait !== null) return new RateLimited(wait);
    const form = readInput(emailRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookingService.findByToken(input.token);
    if (!booking) return new BookingNotFound();
    const actor = guestActor(viewer?.uid ?? null);
    return resultOf(await this.corrections.askForEmail(booking.id, form.value.email, actor, clock), {
      EmailCorrectionSent: () => new EmailCorrectionSent(),
      CorrectionRefused: () => new CorrectionRefused(),
    });
  }

  @ForEverybody()
  @Mutation(() => ConfirmEmailResult, {
    description:
      'Gives a booking the address to which the link was mailed, and tells the old address. The link works once, and the booking gets a new link.',
  })
  async confirmEmail(
    @Arg('token', () => String, {
      description: 'From the link of the mail: the text after #email and its dot.',
    })
    token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof ConfirmEmailResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.corrections.confirmEmail(token, clock), {
      EmailConfirmed: ({ booking }) =>
        Object.assign(new EmailConfirmed(), {
          reference: booking.reference,
          token: this.bookingService.accessToken(booking),
        }),
      EmailLinkUnknown: () => new EmailLinkUnknown(),
      EmailLinkUsed: () => new EmailLinkUsed(),
      TooManyUnpaidBookings: () => new TooManyUnpaidBookings(),
    });
  }

  @Needs('bookings.change')
  @Mutation(() => CorrectGuestBookingResult, {
    description:
      'For the administrator: corrects the guest’s details. A new address waits until the guest confirms it.',
  })
  async correctGuestBooking(
    @Arg('input', () => CorrectGuestBookingInput, { description: 'The corrected details.' })
    input: CorrectGuestBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CorrectGuestBookingResult> {
    const who = staffOf(context);
    const form = readInput(deskCorrectionRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookings.findByReference(input.reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    const outcome = await this.corrections.correctAtDesk(who, booking.id, form.value, context.clock);
    return resultOf(outcome, {
      DetailsCorrected: ({ booking: { reference } }) =>
        Object.assign(new GuestBookingCorrected(), { reference }),
      CorrectionRefused: () => new CorrectionRefused(),
    });
  }
}
