import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { counterEntryRules, deskPaymentRules } from './desk-payment.policy';
import {
  CounterDeskPaymentResult,
  DeskPaymentCountered,
  DeskPaymentInput,
  DeskPaymentRecorded,
  DeskPaymentRefused,
  RecordDeskPaymentResult,
} from './desk-payment.results';
import type { DeskPaymentService } from './desk-payment.service';

/** Payments that the staff take for bookings, and their counter-entries. */
@Resolver()
export class DeskPaymentResolver {
  constructor(private readonly deskPayments: DeskPaymentService) {}

  @Needs('payments.take')
  @Mutation(() => RecordDeskPaymentResult, {
    description: 'For the administrator: records a payment that the staff took for a booking, such as cash.',
  })
  async recordDeskPayment(
    @Arg('input', () => DeskPaymentInput, { description: 'The amount and the method.' })
    input: DeskPaymentInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof RecordDeskPaymentResult> {
    const who = staffOf(context);
    const form = readInput(deskPaymentRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const reference = input.reference.replaceAll('\0', '');
    if (input.folio && !z.uuid().safeParse(input.folio).success) return new RecordNotFound();
    const taken = { ...form.value, source: input.source, folio: input.folio ?? null };
    const time = await context.clock.time();
    return resultOf(await this.deskPayments.record(who, reference, taken, time), {
      DeskPaymentRecorded: ({ paymentId, amountPaise, adjustment, balancePaise }) =>
        Object.assign(new DeskPaymentRecorded(), {
          paymentId,
          amount: rupees(amountPaise),
          balance: rupees(balancePaise),
          adjustment: rupees(adjustment?.amountPaise ?? 0),
        }),
      DeskPaymentRefused: ({ obstacle }) => new DeskPaymentRefused(obstacle),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('payments.take', { again: true })
  @Mutation(() => CounterDeskPaymentResult, {
    description:
      'For the administrator: reverses a payment that the desk recorded by mistake, by a counter-entry of its whole amount.',
  })
  async counterDeskPayment(
    @Arg('paymentId', () => ID, { description: 'The payment.' }) paymentId: string,
    @Arg('reason', { description: 'What was wrong, on one line.' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CounterDeskPaymentResult> {
    const who = staffOf(context);
    const form = readInput(counterEntryRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!z.uuid().safeParse(paymentId).success) return new RecordNotFound();
    const time = await context.clock.time();
    return resultOf(await this.deskPayments.counter(who, paymentId, form.value.reason, time), {
      DeskPaymentCountered: ({ balancePaise }) =>
        Object.assign(new DeskPaymentCountered(), { balance: rupees(balancePaise) }),
      DeskPaymentRefused: ({ obstacle }) => new DeskPaymentRefused(obstacle),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
