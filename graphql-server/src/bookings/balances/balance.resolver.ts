import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import type { PaymentGateway } from '../../payments/core/payment-gateway';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { RateLimited } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PropertySource } from '../../selling/property/property.service';
import { paymentSentence } from '../../selling/rates/payment-terms';
import { dueAtBooking } from '../core/booking-record';
import { BookingNotFound, BookingView } from '../core/booking.results';
import type { BookingService } from '../core/booking.service';
import { HOLD_MINUTES } from '../core/checkout-durations.policy';
import { checkoutOf } from '../core/payment.results';
import type { BalanceOrders } from './balance-orders.service';
import { BalanceOrder, BalanceUnavailable, NothingToPay, PayBalanceResult } from './balance.results';

interface BalanceResolverNeeds {
  bookingService: BookingService;
  balanceOrders: BalanceOrders;
  paymentGateway: PaymentGateway;
  property: PropertySource;
  rateLimits: RateLimits;
}

@Resolver(() => BookingView)
export class BalanceResolver {
  constructor(private readonly needs: BalanceResolverNeeds) {}

  @ForEverybody()
  @Mutation(() => PayBalanceResult, {
    description: 'Makes an order for what the booking owes now, so that its guest can pay it.',
  })
  async payBalance(
    @Arg('token', () => String, { description: 'The booking’s token.' }) token: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof PayBalanceResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.needs.bookingService.findByToken(token);
    if (!booking) return new BookingNotFound();
    const setting = {
      gateway: this.needs.paymentGateway.checkout,
      hotel: this.needs.property.current.name,
      secondsLeft: HOLD_MINUTES * 60,
    };
    return resultOf(await this.needs.balanceOrders.orderFor(booking), {
      BalanceOrder: ({ order }) => new BalanceOrder(checkoutOf(booking, order, setting)),
      NothingToPay: () => new NothingToPay(),
      BalanceUnavailable: () => new BalanceUnavailable(),
    });
  }

  @FieldResolver(() => PlainDateScalar, {
    nullable: true,
    description:
      'The day by which the balance is to be paid, at the hotel’s time; null when it is paid at the hotel, was paid at booking, or a guest has arrived.',
  })
  balanceDueOn(@Root() { record }: BookingView): Promise<string | null> {
    return this.needs.balanceOrders.dueDayOf(record);
  }

  @FieldResolver(() => PlainDateScalar, {
    nullable: true,
    description:
      'The last day on which the balance can be paid before the booking is cancelled, at the hotel’s time; null when it is not cancelled for that.',
  })
  balanceUntil(@Root() { record }: BookingView): Promise<string | null> {
    return this.needs.balanceOrders.lastDayOf(record);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether `payBalance` makes an order now: the booking owes at least ₹1, and no portal collects its money.',
  })
  canPayBalance(@Root() { record }: BookingView): Promise<boolean> {
    return this.needs.balanceOrders.isPayable(record);
  }

  @FieldResolver(() => Money, { description: 'What confirms the booking, in INR.' })
  dueAtBooking(@Root() { record }: BookingView): Money {
    return rupees(dueAtBooking(record));
  }

  @FieldResolver(() => String, { description: 'The agreed payment terms, as a sentence.' })
  paymentTerms(@Root() { record }: BookingView): string {
    return paymentSentence(record.terms, DEFAULT_LOCALE);
  }
}
