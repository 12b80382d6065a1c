import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { BookingRepository } from '../core/booking.repository';
import { HoldExpired, IdempotencyConflict, RoomTypeBusy, TooManyHolds } from '../core/booking.results';
import { PaymentUnavailable } from '../core/payment.results';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { staffActor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import type { PropertySource } from '../../selling/property/property.service';
import { addedToBalance, deskChangeRules, dueOf } from './booking-change.policy';
import { askedStays } from './booking-change.resolver';
import {
  ChangeFiguresChanged,
  ChangedStayInput,
  ChangeGuestBookingInput,
  ChangeGuestBookingResult,
  ChangePreview,
  ChangeRefused,
  GuestBookingChanged,
  GuestChangePreviewResult,
  NightsSoldOut,
} from './booking-change.results';
import type { BookingChangeService } from './booking-change.service';

/** Changes by the staff, by the reference of the booking. */
@Resolver()
export class BookingChangeDeskResolver {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChangeService,
    private readonly property: PropertySource,
  ) {}

  @Needs('bookings.change')
  @Query(() => GuestChangePreviewResult, {
    description:
      "For the administrator: what changing a guest's booking would cost now, and what would be refunded.",
  })
  async guestChangePreview(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
    @Arg('stays', () => [ChangedStayInput], { description: 'All rooms that the booking will have.' })
    stays: ChangedStayInput[],
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof GuestChangePreviewResult> {
    const booking = await this.bookings.findByReference(reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    const wanted = { by: 'staff', asked: askedStays(stays) } as const;
    return resultOf(await this.changes.preview(booking, wanted, await clock.time()), {
      Figures: ({ figures }) => ChangePreview.of(figures),
      ChangeRefused: ({ obstacle }) => new ChangeRefused(obstacle, this.property.current.phone),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('bookings.change')
  @Mutation(() => ChangeGuestBookingResult, {
    description:
      "For the administrator: changes a guest's booking until arrival. For a guest in the house it changes the room type and the day of leaving. If the change costs more, the guest pays on the booking’s page within the hold, or at the hotel.",
  })
  async changeGuestBooking(
    @Arg('input', () => ChangeGuestBookingInput, { description: 'What the staff confirmed.' })
    input: ChangeGuestBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeGuestBookingResult> {
    const who = staffOf(context);
    const form = readInput(deskChangeRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookings.findByReference(input.reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    const request = {
      ...({ by: 'staff' } as const),
      ...form.value,
      asked: askedStays(input.stays),
      expectedDifference: input.expectedDifference,
      isPaidAtHotel: input.payment === 'AT_THE_HOTEL',
      actor: staffActor(who.uid),
    };
    return resultOf(await this.changes.change(booking, request, context.clock, who), {
      BookingChanged: ({ change }) =>
        changed({
          refund: change.refundPaise,
          toPayAtHotel: addedToBalance(change),
        }),
      ChangeHeld: ({ change }) => changed({ toPay: dueOf(change) }),
      ChangeFiguresChanged: ({ figures }) => new ChangeFiguresChanged(ChangePreview.of(figures)),
      ChangeRefused: ({ obstacle }) => new ChangeRefused(obstacle, this.property.current.phone),
      NightsSoldOut: (outcome) => new NightsSoldOut(outcome),
      HoldExpired: () => new HoldExpired(),
      TooManyHolds: () => new TooManyHolds(),
      RoomTypeBusy: () => new RoomTypeBusy(),
      PaymentUnavailable: () => new PaymentUnavailable(),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults, code }) => new InvalidInput(faults, code),
    });
  }
}

/** What is to be paid and what is refunded, in paise. */
const changed = (amounts: { toPay?: number; toPayAtHotel?: number; refund?: number }): GuestBookingChanged =>
  Object.assign(new GuestBookingChanged(), {
    toPay: rupees(amounts.toPay ?? 0),
    toPayAtHotel: rupees(amounts.toPayAtHotel ?? 0),
    refund: rupees(amounts.refund ?? 0),
  });
