import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { chargesOf, changeCharges, grossOf, type BookingRecord } from '../core/booking-record';
import {
  BookingNotFound,
  BookingView,
  HoldExpired,
  IdempotencyConflict,
  RoomTypeBusy,
  TooManyHolds,
} from '../core/booking.results';
import type { BookingService } from '../core/booking.service';
import { checkoutOf, PaymentUnavailable } from '../core/payment.results';
import type { PaymentGateway } from '../../payments/core/payment-gateway';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { guestActor } from '../../platform/states/actor';
import { readInput } from '../../platform/text/input-faults';
import type { RequestClock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import { isLive } from '../../selling/stays/stay.states';
import type { AskedStay, BookingChange } from './booking-change.entity';
import { changeKeyRules, dueOf } from './booking-change.policy';
import {
  BookingChanged,
  ChangeBookingInput,
  ChangeBookingResult,
  ChangedStayInput,
  ChangeFiguresChanged,
  ChangeHeld,
  ChangePreview,
  ChangePreviewResult,
  ChangeRefused,
  ChangeReleased,
  HeldChange,
  NightsSoldOut,
  ReleaseChangeResult,
} from './booking-change.results';
import type { BookingChangeService } from './booking-change.service';

/** The stays of a form. */
export const askedStays = (stays: readonly ChangedStayInput[]): AskedStay[] =>
  stays.map(({ id, roomType, checkin, checkout, guests, children, extras }) => ({
    id: id ?? null,
    roomType,
    checkin,
    checkout,
    guests,
    ...(children ? { children } : {}),
    extras: extras?.map(({ code, pieces }) => ({ code, pieces })) ?? null,
  }));

/** Changes by guests, by the token of their booking. */
@Resolver(() => BookingView)
export class BookingChangeResolver {
  constructor(
    private readonly bookingService: BookingService,
    private readonly changes: BookingChangeService,
    private readonly gateway: PaymentGateway,
    private readonly rateLimits: RateLimits,
    private readonly property: PropertySource,
  ) {}

  @ForEverybody()
  @Query(() => ChangePreviewResult, {
    description:
      'What changing a booking would cost now, and what would be refunded. Send the token by POST, never in an address.',
  })
  async changePreview(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Arg('stays', () => [ChangedStayInput], { description: 'All rooms that the booking will have.' })
    stays: ChangedStayInput[],
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof ChangePreviewResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.bookingService.findByToken(token);
    if (!booking) return new BookingNotFound();
    const wanted = { by: 'guest', asked: askedStays(stays) } as const;
    return resultOf(await this.changes.preview(booking, wanted, await clock.time()), {
      Figures: ({ figures }) => ChangePreview.of(figures),
      ChangeRefused: ({ obstacle }) => new ChangeRefused(obstacle, this.property.current.phone),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Mutation(() => ChangeBookingResult, {
    description:
      'Changes dates, types, rooms and guests before the day of check-in. If it costs more, the new nights are held until the difference is paid.',
  })
  async changeBooking(
    @Arg('input', () => ChangeBookingInput, { description: 'What the guest confirmed.' })
    input: ChangeBookingInput,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof ChangeBookingResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const form = readInput(changeKeyRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const booking = await this.bookingService.findByToken(input.token);
    if (!booking) return new BookingNotFound();
    const request = {
      ...({ by: 'guest', reason: null } as const),
      asked: askedStays(input.stays),
      expectedDifference: input.expectedDifference,
      idempotencyKey: form.value.idempotencyKey,
      actor: guestActor(viewer?.uid ?? null),
    };
    return resultOf(await this.changes.change(booking, request, clock), {
      BookingChanged: ({ booking: current, change }) => BookingChanged.of(BookingView.of(current), change),
      ChangeHeld: async ({ booking: current, change }) =>
        Object.assign(new ChangeHeld(), {
          booking: BookingView.of(current),
          change: await this.heldOf(current, change, clock),
        }),
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

  @ForEverybody()
  @Mutation(() => ReleaseChangeResult, {
    description: 'Releases the nights that are held for an unpaid change. The booking stays as it is.',
  })
  async releaseChange(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller, clock, viewer }: RequestContext,
  ): Promise<typeof ReleaseChangeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.bookingService.findByToken(token);
    if (!booking) return new BookingNotFound();
    return resultOf(await this.changes.release(booking, guestActor(viewer?.uid ?? null), clock), {
      ChangeReleased: () => new ChangeReleased(),
      BookingChanged: ({ booking: current }) => BookingView.of(current),
    });
  }

  @FieldResolver(() => HeldChange, {
    nullable: true,
    description: 'A change of the booking that waits for its payment; null when none does.',
  })
  async heldChange(
    @Root() { record }: BookingView,
    @Ctx() { clock }: RequestContext,
  ): Promise<HeldChange | null> {
    if (record.status !== 'CONFIRMED') return null;
    const change = await this.changes.findHeld(record.id);
    return change && this.heldOf(record, change, clock);
  }

  @FieldResolver(() => Money, {
    description:
      'What the hotel keeps for nights that the guest gave up when the booking was changed, in INR.',
  })
  changeCharge(@Root() { record: { lines, stays } }: BookingView): Money {
    const charged = stays.filter(isLive).flatMap(({ id }) => changeCharges(lines, id));
    return rupees(charged.reduce((sum, line) => sum + grossOf(line), 0));
  }

  @FieldResolver(() => Money, { description: 'What the booking costs now with tax and all charges, in INR.' })
  totalNow(@Root() { record }: BookingView): Money {
    return rupees(chargesOf(record));
  }

  private async heldOf(
    booking: BookingRecord,
    change: BookingChange,
    clock: RequestClock,
  ): Promise<HeldChange> {
    const now = await clock.now();
    const ends = change.holdExpiresAt?.getTime() ?? 0;
    const secondsLeft = Math.max(0, Math.floor((ends - now.getTime()) / 1000));
    const order = booking.orders.find(({ id }) => id === change.orderId);
    const setting = { gateway: this.gateway.checkout, hotel: this.property.current.name, secondsLeft };
    return Object.assign(new HeldChange(), {
      stays: change.plan.stays.map(({ roomTitle, checkin, checkout, guests, children = [] }) => ({
        roomTitle,
        checkin,
        checkout,
        guests,
        children,
      })),
      toPay: rupees(dueOf(change)),
      secondsLeft,
      checkout: order ? checkoutOf(booking, order, setting) : null,
    });
  }
}
