import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { BookingView, IdempotencyConflict } from '../core/booking.results';
import {
  chargedDepositRules,
  returnedDepositRules,
  takenBackChargeRules,
  takenDepositRules,
} from './security-deposit.policy';
import {
  DepositChargeInput,
  DepositReturnInput,
  GuestDeposit,
  SecurityDepositInput,
  SecurityDepositRefused,
  SecurityDepositResult,
  SecurityDeposits,
  SecurityDepositsStored,
} from './security-deposit.results';
import type { DepositOutcome, SecurityDepositService } from './security-deposit.service';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

function resultOfDeposit(outcome: DepositOutcome): typeof SecurityDepositResult {
  return resultOf(outcome, {
    SecurityDepositsStored: ({ deposits }) =>
      Object.assign(new SecurityDepositsStored(), { deposits: SecurityDeposits.of(deposits) }),
    SecurityDepositRefused: ({ obstacle }) => new SecurityDepositRefused(obstacle),
    IdempotencyConflict: () => new IdempotencyConflict(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

/** Refundable security deposits, at the desk and on the guest's page. */
@Resolver(() => BookingView)
export class SecurityDepositResolver {
  constructor(private readonly deposits: SecurityDepositService) {}

  @FieldResolver(() => GuestDeposit, {
    nullable: true,
    description:
      'The refundable security deposit. It counts neither as paid nor as owed; null when the guest left none.',
  })
  async securityDeposit(@Root() { reference }: BookingView): Promise<GuestDeposit | null> {
    return GuestDeposit.of(await this.deposits.ofBooking(reference));
  }

  @Needs('bookings.read')
  @Query(() => SecurityDeposits, {
    description: 'For the administrator: the refundable security deposits of a booking.',
  })
  async securityDeposits(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
  ): Promise<SecurityDeposits> {
    return SecurityDeposits.of(await this.deposits.ofBooking(reference.replaceAll('\0', '')));
  }

  @Needs('payments.take')
  @Mutation(() => SecurityDepositResult, {
    description: 'For the administrator: takes a refundable security deposit at the desk.',
  })
  async takeSecurityDeposit(
    @Arg('input', () => SecurityDepositInput, { description: 'The amount and the method.' })
    input: SecurityDepositInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SecurityDepositResult> {
    const who = staffOf(context);
    const form = readInput(takenDepositRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const taken = { ...form.value, source: input.source };
    const time = await context.clock.time();
    return resultOfDeposit(await this.deposits.take(who, input.reference.replaceAll('\0', ''), taken, time));
  }

  @Needs('payments.take', { again: true })
  @Mutation(() => SecurityDepositResult, {
    description:
      'For the administrator: returns a part of a security deposit to its own payment, through the gateway or by hand.',
  })
  async returnSecurityDeposit(
    @Arg('input', () => DepositReturnInput, { description: 'The deposit and the amount.' })
    input: DepositReturnInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SecurityDepositResult> {
    const who = staffOf(context);
    const form = readInput(returnedDepositRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.deposit)) return new RecordNotFound();
    const time = await context.clock.time();
    return resultOfDeposit(await this.deposits.giveBack(who, input.deposit, form.value, time));
  }

  @Needs('payments.take', { again: true })
  @Mutation(() => SecurityDepositResult, {
    description:
      'For the administrator: turns a part of a security deposit into a charge of the booking, which it pays.',
  })
  async chargeSecurityDeposit(
    @Arg('input', () => DepositChargeInput, { description: 'The deposit, the amount and the reason.' })
    input: DepositChargeInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SecurityDepositResult> {
    const who = staffOf(context);
    const form = readInput(chargedDepositRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.deposit)) return new RecordNotFound();
    const time = await context.clock.time();
    return resultOfDeposit(await this.deposits.charge(who, input.deposit, form.value, time));
  }

  @Needs('payments.take', { again: true })
  @Mutation(() => SecurityDepositResult, {
    description:
      'For the administrator: takes back a charge that was made to a security deposit by mistake, whole. The hotel holds the amount again.',
  })
  async takeBackDepositCharge(
    @Arg('charge', () => ID, { description: 'The movement of the charge.' }) charge: string,
    @Arg('reason', { description: 'What was wrong, on one line.' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof SecurityDepositResult> {
    const who = staffOf(context);
    const form = readInput(takenBackChargeRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(charge)) return new RecordNotFound();
    const time = await context.clock.time();
    return resultOfDeposit(await this.deposits.takeBackCharge(who, charge, form.value.reason, time));
  }
}
