import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { recordedDayFaults } from '../../platform/refusals/recorded-days';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { Company } from '../companies/company.entity';
import type { CompanyRepository } from '../companies/company.repository';
import type { CompanyPayment, CompanySource } from './company-payment.entity';
import { oldestFirst, whyNotApplied, type WantedApplication } from './receivable.policy';
import type { ReceivableRepository } from './receivable.repository';

/** Which invoices a payment pays. */
interface ApplicationForm {
  applications: WantedApplication[];
  /** Whether the rest of the payment, after these parts, pays the oldest open invoices. */
  oldestFirst: boolean;
  idempotencyKey: string;
}

/** A payment of a company, according to the form. */
interface CompanyPaymentForm extends ApplicationForm {
  source: CompanySource;
  /** In paise. */
  amount: number;
  paidOn: PlainDate;
  note: string;
}

/** One rupee in paise: cash is taken in whole rupees. */
const RUPEE = 100;

type Stored = { kind: 'CompanyAccountStored'; companyId: string };
export type CompanyObstacle = 'COMPANY_PAYMENT_COUNTERED' | 'APPLICATION_TAKEN_BACK';
export type AccountOutcome =
  | Stored
  | { kind: 'CompanyAccountRefused'; obstacle: CompanyObstacle }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** The limits of the law for cash, which the desk keeps for guests, too. Amounts are in paise. */
interface CashLimitsOfCompanies {
  faultOfCompany(
    manager: EntityManager,
    company: { id: string; gstin: string | null },
    form: { takenPaise: number; applications: readonly WantedApplication[] },
    time: HotelTime,
  ): Promise<FieldFaultParts | null>;
}

/** The drawers of the desk. */
interface Drawers {
  /** Puts the cash of a payment, or of its counter-entry, into the open shift of this account. */
  noteCompanyCash(manager: EntityManager, account: string, paymentId: string): Promise<void>;
}

interface CompanyPaymentsNeeds {
  cashLimits: CashLimitsOfCompanies;
  drawers: Drawers;
  database: DataSource;
  companies: CompanyRepository;
  receivables: ReceivableRepository;
  bounds: Pick<BoundsService, 'note'>;
  audit: AuditService;
}

/**
 * Records payments of companies and applies them to invoices. Takes back payments and applications. Each step locks
 * the company first.
 */
export class CompanyPayments {
  constructor(private readonly needs: CompanyPaymentsNeeds) {}

  /** Records a payment, also in advance, and applies it as the form says. A repeated key records it once. */
  record(who: Staff, companyId: string, form: CompanyPaymentForm, time: HotelTime): Promise<AccountOutcome> {
    const { today } = time;
    return this.withCompany(companyId, async (manager, company): Promise<AccountOutcome> => {
      const sent = await this.needs.receivables.findPaymentByKey(manager, companyId, form.idempotencyKey);
      if (sent) return isSame(sent, form) ? stored(companyId) : { kind: 'IdempotencyConflict' };
      if (form.paidOn > today)
        return { kind: 'InvalidInput', faults: [fieldFault('paidOn', 'PAID_ON_LATER', { today })] };
      const never = recordedDayFaults('paidOn', form.paidOn);
      if (never.length > 0) return { kind: 'InvalidInput', faults: never };
      const { source, amount: amountPaise, paidOn, note, idempotencyKey } = form;
      const payment = { id: randomUUID(), companyId, source, amountPaise, paidOn, note, idempotencyKey };
      const wanted = await this.wantedOf(manager, companyId, form, amountPaise);
      if ('kind' in wanted) return wanted;
      const isCash = source === 'CASH';
      const against = isCash ? await this.whyNotCash(manager, company, amountPaise, wanted, time) : null;
      if (against) return against;
      await this.needs.receivables.addPayment(manager, { ...payment, takenBy: who.uid });
      if (isCash) await this.needs.drawers.noteCompanyCash(manager, who.uid, payment.id);
      await this.applyAll(manager, who, { id: payment.id, companyId }, { form, wanted });
      await this.note(manager, who, company, 'recordCompanyPayment', {
        paymentId: payment.id,
        amountPaise,
        source,
      });
      return stored(companyId);
    });
  }

  /** Applies the rest of a payment. A repeated key applies it only once. */
  async apply(
    who: Staff,
    paymentId: string,
    form: ApplicationForm,
    time: HotelTime,
  ): Promise<AccountOutcome> {
    const found = await this.needs.receivables.findPayment(paymentId);
    if (!found) return { kind: 'RecordNotFound' };
    const { companyId } = found;
    return this.withCompany(companyId, async (manager, company): Promise<AccountOutcome> => {
      if (await this.needs.receivables.isApplied(manager, paymentId, form.idempotencyKey))
        return stored(companyId);
      const payments = await this.needs.receivables.paymentsOf(companyId, manager);
      const payment = payments.find(({ id }) => id === paymentId);
      if (!payment) return { kind: 'RecordNotFound' };
      if (payment.counteredAt)
        return { kind: 'CompanyAccountRefused', obstacle: 'COMPANY_PAYMENT_COUNTERED' };
      const wanted = await this.wantedOf(manager, companyId, form, payment.leftPaise);
      if ('kind' in wanted) return wanted;
      const isCash = payment.source === 'CASH';
      const against = isCash ? await this.whyNotCash(manager, company, 0, wanted, time) : null;
      if (against) return against;
      await this.applyAll(manager, who, { id: paymentId, companyId }, { form, wanted });
      const amountPaise = wanted.reduce((sum, { amount }) => sum + amount, 0);
      await this.note(manager, who, company, 'applyCompanyPayment', { paymentId, amountPaise });
      return stored(companyId);
    });
  }

  /** Takes a part of a payment off an invoice: it can be applied again. */
  async takeBackApplication(who: Staff, id: string, reason: string): Promise<AccountOutcome> {
    const found = await this.needs.receivables.findApplication(id);
    if (!found) return { kind: 'RecordNotFound' };
    const { companyId } = found;
    return this.withCompany(companyId, async (manager, company): Promise<AccountOutcome> => {
      const application = await this.needs.receivables.findApplication(id, manager);
      if (!application || application.takenBackAt !== null)
        return { kind: 'CompanyAccountRefused', obstacle: 'APPLICATION_TAKEN_BACK' };
      await this.needs.receivables.takeBack(manager, id, { by: who.uid, reason });
      const { paymentId, amountPaise } = application;
      await this.note(manager, who, company, 'takeBackApplication', { paymentId, amountPaise });
      return stored(companyId);
    });
  }

  /** Takes a payment back that was recorded by mistake: its invoices are open again. */
  async counter(who: Staff, paymentId: string, reason: string, { now }: HotelTime): Promise<AccountOutcome> {
    const found = await this.needs.receivables.findPayment(paymentId);
    if (!found) return { kind: 'RecordNotFound' };
    const { companyId, amountPaise } = found;
    return this.withCompany(companyId, async (manager, company): Promise<AccountOutcome> => {
      const payment = await this.needs.receivables.findPayment(paymentId, manager);
      if (!payment || payment.counteredAt !== null)
        return { kind: 'CompanyAccountRefused', obstacle: 'COMPANY_PAYMENT_COUNTERED' };
      await this.needs.bounds.note(manager, who, { kind: 'counter-entry', amountPaise, bookingId: null });
      await this.needs.receivables.counterPayment(manager, paymentId, { by: who.uid, reason, at: now });
      if (payment.source === 'CASH') await this.needs.drawers.noteCompanyCash(manager, who.uid, paymentId);
      await this.note(manager, who, company, 'counterCompanyPayment', { paymentId, amountPaise });
      return stored(companyId);
    });
  }

  /** Why the cash may not be taken, or not pay these invoices; null when it may. */
  private async whyNotCash(
    manager: EntityManager,
    company: Company,
    takenPaise: number,
    wanted: readonly WantedApplication[],
    time: HotelTime,
  ): Promise<InvalidInputOutcome | null> {
    if (takenPaise % RUPEE !== 0)
      return { kind: 'InvalidInput', faults: [fieldFault('amount', 'CASH_IN_WHOLE_RUPEES')] };
    const form = { takenPaise, applications: wanted };
    const wrong = await this.needs.cashLimits.faultOfCompany(manager, company, form, time);
    return wrong && { kind: 'InvalidInput', faults: [wrong] };
  }

  private withCompany(
    companyId: string,
    work: (manager: EntityManager, company: Company) => Promise<AccountOutcome>,
  ): Promise<AccountOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<AccountOutcome> => {
      const company = await this.needs.companies.lock(manager, companyId);
      return company ? work(manager, company) : { kind: 'RecordNotFound' };
    });
  }

  /** The parts of the payment for each invoice; or why they cannot be applied. */
  private async wantedOf(
    manager: EntityManager,
    companyId: string,
    form: ApplicationForm,
    leftPaise: number,
  ): Promise<readonly WantedApplication[] | InvalidInputOutcome> {
    const listed = await this.needs.receivables.ofCompany(companyId, manager);
    const invoices = listed.filter(({ openPaise }) => openPaise > 0);
    const fault = whyNotApplied(form.applications, leftPaise, invoices);
    if (fault) return { kind: 'InvalidInput', faults: [fault] };
    if (!form.oldestFirst) return form.applications;
    const byHand = new Map<string, number>();
    for (const { invoiceId, amount } of form.applications)
      byHand.set(invoiceId, (byHand.get(invoiceId) ?? 0) + amount);
    const rest = leftPaise - form.applications.reduce((sum, { amount }) => sum + amount, 0);
    const stillOpen = invoices.map((invoice) => {
      return { ...invoice, openPaise: invoice.openPaise - (byHand.get(invoice.invoiceId) ?? 0) };
    });
    return [...form.applications, ...oldestFirst(rest, stillOpen)];
  }

  private async applyAll(
    manager: EntityManager,
    who: Staff,
    { id: paymentId, companyId }: Pick<CompanyPayment, 'id' | 'companyId'>,
    { form, wanted }: { form: ApplicationForm; wanted: readonly WantedApplication[] },
  ): Promise<void> {
    const { idempotencyKey } = form;
    for (const { invoiceId, amount: amountPaise } of wanted) {
      const application = {
        paymentId,
        invoiceId,
        companyId,
        amountPaise,
        idempotencyKey,
        appliedBy: who.uid,
      };
      await this.needs.receivables.apply(manager, application);
    }
  }

  private note(
    manager: EntityManager,
    who: Staff,
    company: Company,
    action: 'recordCompanyPayment' | 'applyCompanyPayment' | 'takeBackApplication' | 'counterCompanyPayment',
    details: object,
  ): Promise<void> {
    const noted = { who, action, details: { company: company.name, ...details } };
    return this.needs.audit.noteChange(manager, noted, { recordId: company.id, before: {}, after: details });
  }
}

const stored = (companyId: string): Stored => ({ kind: 'CompanyAccountStored', companyId });

const isSame = (sent: CompanyPayment, form: CompanyPaymentForm): boolean =>
  sent.source === form.source &&
  sent.amountPaise === form.amount &&
  sent.paidOn === form.paidOn &&
  sent.note === form.note;
