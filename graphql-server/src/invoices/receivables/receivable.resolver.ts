import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import type { AccountOutcome, CompanyPayments } from './company-payments.service';
import type { CompanyDebts } from './company-debts.service';
import { applicationRules, companyPaymentRules, takenBackRules } from './receivable.policy';
import type { ReceivableRepository } from './receivable.repository';
import {
  AgedReceivables,
  ApplyCompanyPaymentInput,
  ChangeCompanyAccountResult,
  CompanyAccount,
  CompanyAccountRefused,
  CompanyAccountStored,
  CompanyBalance,
  CompanyDebtTakenBack,
  CompanyPaymentInput,
  CompanyPaymentView,
  ReceivableView,
  TakeBackCompanyDebtResult,
} from './receivable.results';

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

const REASON = 'Why, on one line.';

/** What companies owe and pay, for the desk. */
@Resolver()
export class ReceivableResolver {
  constructor(
    private readonly receivables: ReceivableRepository,
    private readonly payments: CompanyPayments,
    private readonly debts: CompanyDebts,
  ) {}

  @Needs('companies.read')
  @Query(() => [AgedReceivables], {
    description:
      'For the staff: what each company owes, by how long it is overdue. Companies that owe nothing are left out.',
  })
  async agedReceivables(@Ctx() { clock }: RequestContext): Promise<AgedReceivables[]> {
    const { today } = await clock.time();
    const aged = await this.receivables.ageing(today);
    return aged
      .filter(
        ({ openPaise, notInvoicedPaise, unappliedPaise }) =>
          openPaise + notInvoicedPaise + unappliedPaise > 0,
      )
      .map((company) => AgedReceivables.of(company));
  }

  @Needs('companies.read')
  @Query(() => CompanyAccount, { description: 'For the staff: what a company owes and what it paid.' })
  async companyAccount(
    @Arg('companyId', () => ID, { description: 'The company’s id.' }) companyId: string,
    @Ctx() { clock }: RequestContext,
  ): Promise<CompanyAccount> {
    const { today } = await clock.time();
    return this.accountOf(isId(companyId) ? companyId : NOBODY, today);
  }

  @Needs('companies.write')
  @Mutation(() => ChangeCompanyAccountResult, {
    description:
      'For the staff: records a payment of a company, also in advance, and applies it to invoices.',
  })
  async recordCompanyPayment(
    @Arg('input', () => CompanyPaymentInput, { description: 'The payment.' }) input: CompanyPaymentInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeCompanyAccountResult> {
    const form = readInput(companyPaymentRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.companyId)) return new RecordNotFound();
    const time = await context.clock.time();
    return this.resultOf(
      await this.payments.record(staffOf(context), input.companyId, form.value, time),
      time.today,
    );
  }

  @Needs('companies.write')
  @Mutation(() => ChangeCompanyAccountResult, {
    description: 'For the staff: applies what is left of a payment to invoices.',
  })
  async applyCompanyPayment(
    @Arg('paymentId', () => ID, { description: 'The payment.' }) paymentId: string,
    @Arg('input', () => ApplyCompanyPaymentInput, { description: 'The invoices.' })
    input: ApplyCompanyPaymentInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeCompanyAccountResult> {
    const form = readInput(applicationRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(paymentId)) return new RecordNotFound();
    const time = await context.clock.time();
    const outcome = await this.payments.apply(staffOf(context), paymentId, form.value, time);
    return this.resultOf(outcome, time.today);
  }

  @Needs('companies.write')
  @Mutation(() => ChangeCompanyAccountResult, {
    description: 'For the staff: takes a part of a payment off an invoice. The part can be applied again.',
  })
  async takeBackApplication(
    @Arg('id', () => ID, { description: 'The part.' }) id: string,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeCompanyAccountResult> {
    const form = readInput(takenBackRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(id)) return new RecordNotFound();
    const { today } = await context.clock.time();
    const outcome = await this.payments.takeBackApplication(staffOf(context), id, form.value.reason);
    return this.resultOf(outcome, today);
  }

  @Needs('companies.write', { again: true })
  @Mutation(() => ChangeCompanyAccountResult, {
    description:
      'For the staff: takes a payment back that was recorded by mistake, by a counter-entry of its whole amount. Its invoices are open again.',
  })
  async counterCompanyPayment(
    @Arg('paymentId', () => ID, { description: 'The payment.' }) paymentId: string,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeCompanyAccountResult> {
    const form = readInput(takenBackRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(paymentId)) return new RecordNotFound();
    const time = await context.clock.time();
    const outcome = await this.payments.counter(staffOf(context), paymentId, form.value.reason, time);
    return this.resultOf(outcome, time.today);
  }

  @Needs('companies.write')
  @Mutation(() => TakeBackCompanyDebtResult, {
    description:
      'For the staff: takes the bill of a booking off the account of its company, because the guest pays after all. The guest owes it again.',
  })
  async takeBackCompanyDebt(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof TakeBackCompanyDebtResult> {
    const form = readInput(takenBackRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    const asked = reference.replaceAll('\0', '');
    const { now } = await context.clock.time();
    const outcome = await this.debts.takeBack(staffOf(context), asked, {
      reason: form.value.reason,
      at: now,
    });
    return resultOf(outcome, {
      CompanyDebtTakenBack: ({ amountPaise }) =>
        Object.assign(new CompanyDebtTakenBack(), { amount: rupees(amountPaise) }),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  private async accountOf(companyId: string, today: PlainDate): Promise<CompanyAccount> {
    const [totals, invoices, payments] = await Promise.all([
      this.receivables.totalsOf(companyId),
      this.receivables.ofCompany(companyId),
      this.receivables.paymentsOf(companyId),
    ]);
    return Object.assign(new CompanyAccount(), {
      companyId,
      balance: CompanyBalance.of(totals),
      invoices: invoices.map((invoice) => ReceivableView.of(invoice, today)),
      payments: payments.map((payment) => CompanyPaymentView.of(payment)),
    });
  }

  private async resultOf(
    outcome: AccountOutcome,
    today: PlainDate,
  ): Promise<typeof ChangeCompanyAccountResult> {
    if (outcome.kind === 'CompanyAccountStored') {
      const account = await this.accountOf(outcome.companyId, today);
      return Object.assign(new CompanyAccountStored(), { account });
    }
    return resultOf(outcome, {
      CompanyAccountRefused: ({ obstacle }) => new CompanyAccountRefused(obstacle),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

/** The id of no company. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
