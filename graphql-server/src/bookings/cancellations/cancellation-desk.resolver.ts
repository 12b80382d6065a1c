import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { BookingRepository } from '../core/booking.repository';
import { IdempotencyConflict } from '../core/booking.results';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { staffActor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import type { PropertySource } from '../../selling/property/property.service';
import type { Cancellation } from './cancellation.entity';
import { deskCancellationRules } from './cancellation.policy';
import {
  CancelGuestBookingInput,
  CancelGuestBookingResult,
  CancellationChanged,
  CancellationPreview,
  CancellationRefused,
  GuestBookingCancelled,
  GuestCancellationInput,
  GuestCancellationPreviewResult,
} from './cancellation.results';
import type { CancellationService, WantedCancellation } from './cancellation.service';

const wantedOf = ({ kind, stays, charge }: GuestCancellationInput): WantedCancellation => ({
  by: 'staff',
  kind,
  stayIds: stays ?? null,
  setPaise: charge ?? null,
});

/** Cancellations by the staff, by the reference of the booking. */
@Resolver()
export class CancellationDeskResolver {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly cancellations: CancellationService,
    private readonly property: PropertySource,
  ) {}

  @Needs('bookings.cancel')
  @Query(() => GuestCancellationPreviewResult, {
    description:
      'For the administrator: what cancelling stays of a guest would cost now, and what would be refunded.',
  })
  async guestCancellationPreview(
    @Arg('input', () => GuestCancellationInput, { description: 'The stays to cancel, and the charge.' })
    input: GuestCancellationInput,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof GuestCancellationPreviewResult> {
    const booking = await this.bookings.findByReference(input.reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    return resultOf(await this.cancellations.preview(booking, wantedOf(input), await clock.time()), {
      Figures: ({ figures }) => CancellationPreview.of(figures),
      CancellationRefused: ({ obstacle }) => new CancellationRefused(obstacle, this.property.current.phone),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('bookings.cancel')
  @Mutation(() => CancelGuestBookingResult, {
    description: 'For the administrator: cancels stays of a guest until arrival, or records a no-show.',
  })
  async cancelGuestBooking(
    @Arg('input', () => CancelGuestBookingInput, { description: 'What the staff confirmed.' })
    input: CancelGuestBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CancelGuestBookingResult> {
    const who = staffOf(context);
    const form = readInput(deskCancellationRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookings.findByReference(input.reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    const request = {
      ...wantedOf(input),
      ...form.value,
      expectedRefund: input.expectedRefund,
      actor: staffActor(who.uid),
    };
    const time = await context.clock.time();
    return resultOf(await this.cancellations.cancelAtDesk(who, booking.id, request, time), {
      BookingCancelled: ({ cancellation }) => this.cancelled(cancellation),
      CancellationChanged: ({ figures }) => new CancellationChanged(CancellationPreview.of(figures)),
      CancellationRefused: ({ obstacle }) => new CancellationRefused(obstacle, this.property.current.phone),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  private async cancelled(cancellation: Omit<Cancellation, 'booking'>): Promise<GuestBookingCancelled> {
    const waiting = await this.cancellations.waitingRefunds(cancellation);
    return Object.assign(new GuestBookingCancelled(), {
      charge: rupees(cancellation.chargePaise),
      refund: rupees(cancellation.refundPaise),
      waitingRefund: waiting && { amount: rupees(waiting.amountPaise), leavesAt: waiting.leavesAt },
    });
  }
}
