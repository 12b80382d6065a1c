import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { ForEverybody, Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../core/booking.results';
import { checkoutOf, PaymentNotVerified } from '../core/payment.results';
import { ConfirmPaymentInput, PaymentRefunded } from '../checkout/checkout.results';
import type { PaymentGateway } from '../../payments/core/payment-gateway';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { RequestClock } from '../../platform/time/clock';
import { addDays, dateInZone } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import { paymentRequestRules } from './payment-request.policy';
import {
  ConfirmRequestedPaymentResult,
  OrderUnavailable,
  PaymentLinkUnknown,
  PaymentRequested,
  PaymentRequestInput,
  PaymentRequestRefused,
  PaymentRequestView,
  PaymentRequestWithdrawn,
  RequestedPayment,
  RequestedPaymentResult,
  RequestedPaymentStarted,
  RequestPaymentResult,
  StartRequestedPaymentResult,
  WithdrawPaymentRequestResult,
} from './payment-request.results';
import type { AskedPayment, PaymentRequestService } from './payment-request.service';
import type { RequestedPaymentConfirmation } from './requested-payment-confirmation';

const TOKEN = 'The text after the # of the link.';

/** A checkout that is left open does not stay open for longer, in seconds. */
const LONGEST_CHECKOUT = 15 * 60;

interface PaymentRequestResolverNeeds {
  requests: PaymentRequestService;
  confirmation: RequestedPaymentConfirmation;
  gateway: PaymentGateway;
  property: PropertySource;
  rateLimits: RateLimits;
}

/** Payments that the staff request, and the page of their links. */
@Resolver()
export class PaymentRequestResolver {
  constructor(private readonly needs: PaymentRequestResolverNeeds) {}

  @Needs('bookings.read')
  @Query(() => [PaymentRequestView], {
    description:
      'For the administrator: the payments that the guest of a booking was asked for, newest first.',
  })
  async paymentRequests(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
    @Ctx() { clock }: RequestContext,
  ): Promise<PaymentRequestView[]> {
    const asked = await this.needs.requests.ofBooking(reference.replaceAll('\0', ''), clock);
    return asked.map((one) => this.viewOf(one));
  }

  @Needs('payments.take')
  @Mutation(() => RequestPaymentResult, {
    description: 'For the administrator: asks the guest of a booking for a payment by a link.',
  })
  async requestPayment(
    @Arg('input', () => PaymentRequestInput, { description: 'The amount, what for, and until when.' })
    input: PaymentRequestInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof RequestPaymentResult> {
    const who = staffOf(context);
    const form = readInput(paymentRequestRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const { purpose, until } = input;
    const wanted = { ...form.value, purpose, until };
    const time = await context.clock.time();
    return resultOf(
      await this.needs.requests.request(who, input.reference.replaceAll('\0', ''), wanted, time),
      {
        PaymentRequested: ({ asked }) =>
          Object.assign(new PaymentRequested(), { request: this.viewOf(asked) }),
        PaymentRequestRefused: ({ obstacle }) => new PaymentRequestRefused(obstacle),
        IdempotencyConflict: () => new IdempotencyConflict(),
        InvalidInput: ({ faults }) => new InvalidInput(faults),
        RecordNotFound: () => new RecordNotFound(),
      },
    );
  }

  @Needs('payments.take')
  @Mutation(() => WithdrawPaymentRequestResult, {
    description: 'For the administrator: ends a payment link. Money that arrives by it later is refunded.',
  })
  async withdrawPaymentRequest(
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof WithdrawPaymentRequestResult> {
    const who = staffOf(context);
    if (!z.uuid().safeParse(id).success) return new RecordNotFound();
    return resultOf(await this.needs.requests.withdraw(who, id, context.clock), {
      PaymentRequestWithdrawn: ({ asked }) =>
        Object.assign(new PaymentRequestWithdrawn(), { request: this.viewOf(asked) }),
      PaymentRequestRefused: ({ obstacle }) => new PaymentRequestRefused(obstacle),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @ForEverybody()
  @Mutation(() => RequestedPaymentResult, {
    description: 'The payment of a link. The desk sees that the link was opened.',
  })
  async openRequestedPayment(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof RequestedPaymentResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    const found = await this.needs.requests.open(token, clock);
    return found ? this.paymentOf(found) : new PaymentLinkUnknown();
  }

  @ForEverybody()
  @Mutation(() => StartRequestedPaymentResult, {
    description: 'Makes the order with which the guest pays what a link asks for now.',
  })
  async startRequestedPayment(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof StartRequestedPaymentResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const found = await this.needs.requests.find(token, clock);
    if (!found) return new PaymentLinkUnknown();
    const now = await clock.now();
    return resultOf(await this.needs.requests.start(found, clock), {
      RequestedPaymentStarted: ({ asked: { booking, request }, order }) => {
        const left = Math.floor((request.expiresAt.getTime() - now.getTime()) / 1000);
        const setting = {
          gateway: this.needs.gateway.checkout,
          hotel: this.needs.property.current.name,
          secondsLeft: Math.max(1, Math.min(LONGEST_CHECKOUT, left)),
        };
        // Anybody with the link can pay, so the checkout contains nothing about the guest.
        const prefill = { name: '', email: '', contact: '' };
        const checkout = { ...checkoutOf(booking, order, setting), prefill };
        return Object.assign(new RequestedPaymentStarted(), { checkout });
      },
      RequestedPayment: ({ asked }) => this.paymentOf(asked),
      PaymentUnavailable: () => new OrderUnavailable(),
    });
  }

  @ForEverybody()
  @Mutation(() => ConfirmRequestedPaymentResult, {
    description: 'Verifies a payment of a link with the gateway; only captured money makes it PAID.',
  })
  async confirmRequestedPayment(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('input', () => ConfirmPaymentInput, { description: 'From the checkout.' })
    input: ConfirmPaymentInput,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof ConfirmRequestedPaymentResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const found = await this.needs.requests.find(token, clock);
    if (!found) return new PaymentLinkUnknown();
    const outcome = await this.needs.confirmation.confirm(found, input, clock);
    const current = await this.current(token, found, clock);
    return resultOf(outcome, {
      RequestedPayment: () => this.paymentOf(current),
      PaymentRefunded: () => new PaymentRefunded(),
      PaymentNotVerified: ({ code }) => new PaymentNotVerified(sentence(code)),
    });
  }

  private async current(token: string, found: AskedPayment, clock: RequestClock): Promise<AskedPayment> {
    return (await this.needs.requests.find(token, clock)) ?? found;
  }

  private untilOf({ expiresAt }: { expiresAt: Date }): string {
    return addDays(dateInZone(expiresAt, this.needs.property.current.timeZone), -1);
  }

  private paymentOf({ request, booking, askedPaise }: AskedPayment): RequestedPayment {
    const { purpose, reason, status, paidPaise } = request;
    return Object.assign(new RequestedPayment(), {
      reference: booking.reference,
      purpose,
      reason,
      status,
      toPay: rupees(askedPaise),
      paid: paidPaise === null ? null : rupees(paidPaise),
      until: this.untilOf(request),
      confirmsBooking: booking.status === 'TENTATIVE',
    });
  }

  private viewOf({ request, askedPaise }: AskedPayment): PaymentRequestView {
    const { id, purpose, reason, status, amountPaise, paidPaise, createdAt, openedAt, endedAt } = request;
    return Object.assign(new PaymentRequestView(), {
      ...{ id, purpose, reason, status, createdAt, openedAt, endedAt },
      amount: rupees(amountPaise),
      toPay: rupees(askedPaise),
      paid: paidPaise === null ? null : rupees(paidPaise),
      until: this.untilOf(request),
      link: this.needs.requests.linkOf(request),
    });
  }
}
