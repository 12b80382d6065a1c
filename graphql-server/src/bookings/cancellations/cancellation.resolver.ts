import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { BookingNotFound, BookingView, IdempotencyConflict } from '../core/booking.results';
import type { BookingService } from '../core/booking.service';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { guestActor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import type { PropertySource } from '../../selling/property/property.service';
import { cancellationKeyRules } from './cancellation.policy';
import {
  BookingCancelled,
  CancelBookingInput,
  CancelBookingResult,
  CancellationChanged,
  CancellationPreview,
  CancellationPreviewResult,
  CancellationRefused,
} from './cancellation.results';
import type { CancellationService } from './cancellation.service';

/** Cancellations by guests, by the token of their booking. */
@Resolver()
export class CancellationResolver {
  constructor(
    private readonly bookingService: BookingService,
    private readonly cancellations: CancellationService,
    private readonly rateLimits: RateLimits,
    private readonly property: PropertySource,
  ) {}

  @ForEverybody()
  @Query(() => CancellationPreviewResult, {
    description:
      'What cancelling would cost now, and what would be refunded. Send the token by POST, never in an address.',
  })
  async cancellationPreview(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Arg('stays', () => [ID], {
      nullable: true,
      description: 'The ids of the stays; left out, all stays that can be cancelled.',
    })
    stays: string[] | null,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof CancellationPreviewResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.bookingService.findByToken(token);
    if (!booking) return new BookingNotFound();
    const wanted = { by: 'guest', kind: 'CANCELLATION', stayIds: stays ?? null, setPaise: null } as const;
    return resultOf(await this.cancellations.preview(booking, wanted, await clock.time()), {
      Figures: ({ figures }) => CancellationPreview.of(figures),
      CancellationRefused: ({ obstacle }) => new CancellationRefused(obstacle, this.property.current.phone),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Mutation(() => CancelBookingResult, {
    description:
      'Cancels stays of a booking before the day of check-in, and refunds their price less the policy’s charge.',
  })
  async cancelBooking(
    @Arg('input', () => CancelBookingInput, { description: 'What the guest confirmed.' })
    input: CancelBookingInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof CancelBookingResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const form = readInput(cancellationKeyRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookingService.findByToken(input.token);
    if (!booking) return new BookingNotFound();
    const request = {
      ...({ by: 'guest', kind: 'CANCELLATION', setPaise: null, reason: null } as const),
      stayIds: input.stays ?? null,
      expectedRefund: input.expectedRefund,
      idempotencyKey: form.value.idempotencyKey,
      actor: guestActor(viewer?.uid ?? null),
    };
    return resultOf(await this.cancellations.cancel(booking.id, request, await clock.time()), {
      BookingCancelled: ({ booking: current, cancellation }) =>
        Object.assign(new BookingCancelled(), {
          booking: BookingView.of(current),
          charge: rupees(cancellation.chargePaise),
          refund: rupees(cancellation.refundPaise),
        }),
      CancellationChanged: ({ figures }) => new CancellationChanged(CancellationPreview.of(figures)),
      CancellationRefused: ({ obstacle }) => new CancellationRefused(obstacle, this.property.current.phone),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
