import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import { balanceOfFolio, type BookingRecord } from '../../bookings/core/booking-record';
import type { KeptPayment } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import type { StaffMoney } from '../../payments/core/staff-money';
import { rupees, writeMoney } from '../../platform/money/money';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';
import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import { staffActor } from '../../platform/states/actor';
import type { Clock } from '../../platform/time/clock';
import { addDays } from '../../platform/time/dates';
import type { CompanyRepository } from '../companies/company.repository';
import type { ReceivableRepository } from './receivable.repository';

/** Why a bill cannot be put on the account of a company, as a sentence. */
type Obstacle = SentenceParts<RefusalCode>;

/** A bill whose folios companies take on. */
interface BillForCompany {
  booking: BookingRecord;
  payments: readonly KeptPayment[];
  /** Whether the company may owe more than its limit afterwards. */
  despiteLimit: boolean;
  at: Date;
}

interface CompanyAccountsNeeds {
  clock: Clock;
  companies: CompanyRepository;
  receivables: ReceivableRepository;
  staffMoney: StaffMoney;
  rights: Pick<StaffDirectory, 'holds'>;
}

/** The reason of applications that are taken back because a credit note lowered the invoice. */
const LOWERED = 'The invoice was lowered';

/**
 * What companies owe. A check-out to a company settles the guest's bill with a payment that brings no money; once the invoice
 * is issued, the company owes the invoice. The booking is locked before its company.
 */
export class CompanyAccounts {
  constructor(private readonly needs: CompanyAccountsNeeds) {}

  /**
   * Moves the balances of folios that companies pay to the companies' accounts, in the caller's transaction, which
   * holds the locks on the booking and its payments. Returns null, or the reason why this is impossible; then the
   * caller rolls back.
   */
  async takeOn(manager: EntityManager, who: Staff, bill: BillForCompany): Promise<Obstacle | null> {
    const { booking, payments, at } = bill;
    const payers = await this.needs.receivables.payersOf(manager, booking.id);
    const mayOwe = await this.needs.rights.holds(manager, who.uid, 'companies.write');
    if (payers.length === 0 || !mayOwe) return sentence('COMPANY_NOT_CHOSEN');
    for (const { folioId, companyId } of payers) {
      const amountPaise = balanceOfFolio(booking, payments, folioId);
      if (amountPaise < SMALLEST_REFUND_PAISE) continue;
      const company = await this.needs.companies.lock(manager, companyId);
      if (!company) return sentence('COMPANY_NOT_CHOSEN');
      if (company.archivedAt !== null) return sentence('COMPANY_ARCHIVED', { company: company.name });
      const { despiteLimit } = bill;
      const refused = await this.whyNotWithinLimit(manager, who, company, { amountPaise, despiteLimit });
      if (refused) return refused;
      const money = {
        bookingId: booking.id,
        folioId,
        source: 'COMPANY',
        amountPaise,
        takenBy: who.uid,
        at,
      } as const;
      const cause = { actor: staffActor(who.uid), reason: `on the account of ${company.name}` };
      const paymentId = await this.needs.staffMoney.take(manager, money, cause);
      await this.needs.receivables.addDebt(manager, { paymentId, companyId, bookingId: booking.id });
    }
    await this.settle(manager, booking.id);
    return null;
  }

  /**
   * Takes back the debts that companies took on for the booking, because the guest pays after all. The guest owes
   * them again. Returns the amount in paise; 0 when no company owes. The caller holds the locks on the booking and
   * its payments. With `takenOnAt`, only the debts from the check-out at that time are taken back.
   */
  async takeBack(
    manager: EntityManager,
    who: Staff,
    bookingId: string,
    { reason, at, takenOnAt = null }: { reason: string; at: Date; takenOnAt?: Date | null },
  ): Promise<number> {
    const debts = await this.needs.receivables.keptDebtsOf(manager, bookingId, takenOnAt);
    const cause = { actor: staffActor(who.uid), reason };
    for (const { id, amountPaise, keptPaise } of debts) {
      // A counter-entry has the whole amount. When a refund has lowered the debt, only the rest is taken off.
      if (keptPaise === amountPaise)
        await this.needs.staffMoney.counter(
          manager,
          { id, amountPaise },
          { source: 'COMPANY', givenBy: who.uid, at },
          cause,
        );
      else await this.needs.staffMoney.lower(manager, { paymentId: id, amountPaise: keptPaise }, cause);
    }
    if (debts.length > 0) await this.settle(manager, bookingId);
    return debts.reduce((sum, { keptPaise }) => sum + keptPaise, 0);
  }

  /**
   * Spreads the debts of companies over the invoices of the booking, the oldest invoice first, less credit notes.
   * When payments exceed the rest of an invoice, the excess can be applied again. A second call changes nothing.
   */
  async settle(manager: EntityManager, bookingId: string): Promise<void> {
    const debts = await this.needs.receivables.debtsOfBooking(manager, bookingId);
    if (debts.length === 0) return;
    const today = await this.needs.clock.today(manager);
    const invoices = await this.needs.receivables.invoicesOfBooking(manager, bookingId);
    const left = new Map(
      invoices.map(({ id, payablePaise, creditedPaise }) => [id, Math.max(0, payablePaise - creditedPaise)]),
    );
    for (const { companyId, folioId, keptPaise } of debts) {
      const company = await this.needs.companies.lock(manager, companyId);
      let toSpread = keptPaise;
      for (const { id: invoiceId, dated } of invoices.filter((invoice) => invoice.folioId === folioId)) {
        const paise = Math.min(toSpread, left.get(invoiceId) ?? 0);
        toSpread -= paise;
        left.set(invoiceId, (left.get(invoiceId) ?? 0) - paise);
        const owed = { paise, dueOn: addDays(dated, company?.daysToPay ?? 0), today };
        await this.needs.receivables.owe(manager, { invoiceId, companyId }, owed);
        await this.freeAbove(manager, { invoiceId, companyId }, paise);
      }
    }
  }

  /** Takes back applications to the invoice, the newest first, until their sum is at most this amount. */
  private async freeAbove(
    manager: EntityManager,
    { invoiceId, companyId }: { invoiceId: string; companyId: string },
    mostPaise: number,
  ): Promise<void> {
    const applied = await this.needs.receivables.applicationsTo(manager, invoiceId, companyId);
    let above = applied.reduce((sum, { amountPaise }) => sum + amountPaise, 0) - mostPaise;
    for (const { id, paymentId, amountPaise, idempotencyKey } of applied) {
      if (above <= 0) return;
      await this.needs.receivables.takeBack(manager, id, { by: null, reason: LOWERED });
      const rest = amountPaise - above;
      above -= amountPaise;
      if (rest <= 0) continue;
      const again = { paymentId, invoiceId, companyId, amountPaise: rest, idempotencyKey, appliedBy: null };
      await this.needs.receivables.apply(manager, again);
    }
  }

  /** Why the company may not take on the bill: it would owe more than its limit. */
  private async whyNotWithinLimit(
    manager: EntityManager,
    who: Staff,
    company: { id: string; name: string; creditLimitPaise: number },
    { amountPaise, despiteLimit }: { amountPaise: number; despiteLimit: boolean },
  ): Promise<Obstacle | null> {
    const { openPaise, notInvoicedPaise, unappliedPaise } = await this.needs.receivables.totalsOf(
      company.id,
      manager,
    );
    const owes = openPaise + notInvoicedPaise - unappliedPaise;
    if (owes + amountPaise <= company.creditLimitPaise) return null;
    if (despiteLimit)
      return (await this.needs.rights.holds(manager, who.uid, 'companies.credit'))
        ? null
        : sentence('CREDIT_LIMIT_NEEDS_MANAGER');
    const inRupees = (paise: number) => writeMoney(rupees(Math.max(0, paise)));
    return sentence('CREDIT_LIMIT_REACHED', {
      company: company.name,
      open: inRupees(owes),
      amount: inRupees(amountPaise),
      limit: inRupees(company.creditLimitPaise),
    });
  }
}
