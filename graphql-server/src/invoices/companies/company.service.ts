import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import type { BillingDetailsService } from '../../bookings/billing-details/billing-details.service';
import type { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { DocumentRepository } from '../documents/document.repository';
import { gstStateOf } from '../../bookings/billing-details/gst-states';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { inTransaction } from '../../platform/database/database';
import { rupees, writeMoney } from '../../platform/money/money';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { PropertySource } from '../../selling/property/property.service';
import type { Company } from './company.entity';
import { readCompanyForm, type CompanyColumns } from './company.policy';
import type { CompanyRepository } from './company.repository';

type Saved = { kind: 'CompanySaved'; stored: Company };
type Changed = { kind: 'CompanyChanged'; stored: Company };
type AddOutcome = Saved | InvalidInputOutcome;
type EditOutcome = AddOutcome | Changed | RecordNotFoundOutcome;
type ArchiveOutcome = Saved | Changed | RecordNotFoundOutcome | { kind: 'CompanyOwes'; openPaise: number };
type PayerOutcome =
  | { kind: 'CompanyOfBookingSet'; company: Company | null }
  | { kind: 'AlreadyInvoiced' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** What companies owe. */
interface CompanyTotalsSource {
  /** In paise: the open parts of invoices, and debts that are not invoiced yet. */
  totalsOf(
    companyId: string,
    manager: EntityManager,
  ): Promise<{ openPaise: number; notInvoicedPaise: number }>;
  /**
   * The debts that each company took on from each folio and still owes or has paid, in paise. The first folio is
   * null.
   */
  debtsOfBooking(
    manager: EntityManager,
    bookingId: string,
  ): Promise<{ companyId: string; folioId: string | null; keptPaise: number }[]>;
}

interface CompanyServiceNeeds {
  database: DataSource;
  companies: CompanyRepository;
  bookings: BookingRepository;
  billingDetails: BillingDetailsService;
  folios: Pick<FoliosRepository, 'find' | 'isOnAccount' | 'setCompany'>;
  documents: Pick<DocumentRepository, 'isFolioInvoiced' | 'issueMissing'>;
  property: PropertySource;
  rights: Pick<StaffDirectory, 'holds'>;
  accounts: CompanyTotalsSource;
  audit: AuditService;
}

/** Companies that pay for guests: their details, and the bookings for which they pay. */
export class CompanyService {
  constructor(private readonly needs: CompanyServiceNeeds) {}

  /** The companies whose name or registration contains this text. */
  search(text: string, isArchived: boolean): Promise<Company[]> {
    return this.needs.companies.search(text, isArchived);
  }

  /** Null for an unknown company. */
  find(id: string): Promise<Company | null> {
    return this.needs.companies.find(id);
  }

  add(who: Staff, input: object): Promise<AddOutcome> {
    const form = readCompanyForm(input, this.needs.property.current);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    return inTransaction(this.needs.database, async (manager): Promise<AddOutcome> => {
      if (form.value.creditLimitPaise > 0 && !(await this.maySetLimits(manager, who))) return LIMIT_REFUSED;
      const stored = await this.needs.companies.add(manager, form.value);
      await this.note(manager, who, 'addCompany', { before: null, after: stored });
      return { kind: 'CompanySaved', stored };
    });
  }

  /** Replaces a company if it still has the version that the form was opened with. Issued invoices stay as they are. */
  edit(who: Staff, id: string, input: object, version: number): Promise<EditOutcome> {
    const form = readCompanyForm(input, this.needs.property.current);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    return this.change(who, id, version, {
      action: 'editCompany',
      changes: form.value,
      mayNot: async (manager, before) =>
        before.creditLimitPaise === form.value.creditLimitPaise || (await this.maySetLimits(manager, who))
          ? null
          : LIMIT_REFUSED,
    });
  }

  /** Takes a company out of the lists from which bookings choose, or puts it back. */
  archive(who: Staff, id: string, isArchived: boolean, version: number): Promise<ArchiveOutcome> {
    return this.change<{ kind: 'CompanyOwes'; openPaise: number }>(who, id, version, {
      action: 'archiveCompany',
      changes: { archivedAt: isArchived ? new Date() : null },
      mayNot: async (manager, { id: companyId }) => {
        if (!isArchived) return null;
        const { openPaise, notInvoicedPaise } = await this.needs.accounts.totalsOf(companyId, manager);
        const owedPaise = openPaise + notInvoicedPaise;
        return owedPaise > 0 ? { kind: 'CompanyOwes', openPaise: owedPaise } : null;
      },
    });
  }

  /** Sets or removes the company that pays a folio of a booking. Possible until the invoice is issued. */
  async setOfBooking(
    who: Staff,
    { reference, folioId }: { reference: string; folioId: string | null },
    companyId: string | null,
  ): Promise<PayerOutcome> {
    const booking = await this.needs.bookings.findByReference(reference);
    if (!booking) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager): Promise<PayerOutcome> => {
      // The booking is locked before its company.
      if (!(await this.needs.bookings.lockById(manager, booking.id))) return { kind: 'RecordNotFound' };
      const company = companyId === null ? null : await this.needs.companies.lock(manager, companyId);
      const details = company && detailsOf(company);
      if (companyId !== null && (!details || company.archivedAt !== null))
        return { kind: 'InvalidInput', faults: [fieldFault('companyId', 'COMPANY_UNKNOWN')] };
      const asked = { bookingId: booking.id, folioId, companyId };
      const owes = await this.whyNotWithBill(manager, asked);
      if (owes) return owes;
      const payer = company && details ? { id: company.id, details } : null;
      const refused =
        folioId === null
          ? await this.setOfFirstFolio(manager, booking.id, payer)
          : await this.setOfFolio(manager, { bookingId: booking.id, folioId }, companyId);
      if (refused) return refused;
      const noted = { who, action: 'setCompanyOfBooking', details: { reference } } as const;
      const change = { recordId: booking.id, before: {}, after: { companyId, folioId } };
      await this.needs.audit.noteChange(manager, noted, change);
      return { kind: 'CompanyOfBookingSet', company };
    });
  }

  /** The invoice of a bill that is on the account of a company must name that company. */
  private async whyNotWithBill(
    manager: EntityManager,
    {
      bookingId,
      folioId,
      companyId,
    }: { bookingId: string; folioId: string | null; companyId: string | null },
  ): Promise<InvalidInputOutcome | null> {
    // An issued invoice has a separate refusal.
    if (await this.needs.documents.isFolioInvoiced(manager, bookingId, folioId)) return null;
    const debts = await this.needs.accounts.debtsOfBooking(manager, bookingId);
    const debt = debts.find(
      (one) => one.folioId === folioId && one.companyId !== companyId && one.keptPaise > 0,
    );
    if (!debt) return null;
    const owing = await this.needs.companies.find(debt.companyId, manager);
    const amount = writeMoney(rupees(debt.keptPaise));
    return {
      kind: 'InvalidInput',
      faults: [fieldFault('companyId', 'COMPANY_HAS_BILL', { company: owing?.name ?? '', amount })],
    };
  }

  private async setOfFirstFolio(
    manager: EntityManager,
    bookingId: string,
    payer: Parameters<BillingDetailsService['setCompany']>[2],
  ): Promise<PayerOutcome | null> {
    const outcome = await this.needs.billingDetails.setCompany(manager, bookingId, payer);
    return outcome.kind === 'BillingDetailsSet' ? null : outcome;
  }

  private async setOfFolio(
    manager: EntityManager,
    { bookingId, folioId }: { bookingId: string; folioId: string },
    companyId: string | null,
  ): Promise<PayerOutcome | null> {
    const folio = await this.needs.folios.find(folioId, manager);
    if (folio?.bookingId !== bookingId) return { kind: 'RecordNotFound' };
    const isInvoiced = await this.needs.documents.isFolioInvoiced(manager, bookingId, folioId);
    if (isInvoiced || (await this.needs.folios.isOnAccount(manager, folioId)))
      return { kind: 'AlreadyInvoiced' };
    await this.needs.folios.setCompany(manager, folioId, companyId);
    await this.needs.documents.issueMissing(manager, bookingId);
    return null;
  }

  private maySetLimits(manager: EntityManager, { uid }: Staff): Promise<boolean> {
    return this.needs.rights.holds(manager, uid, 'companies.credit');
  }

  private change<Refused>(
    who: Staff,
    id: string,
    version: number,
    change: {
      action: 'editCompany' | 'archiveCompany';
      changes: Partial<CompanyColumns> & Partial<Pick<Company, 'archivedAt'>>;
      mayNot(manager: EntityManager, before: Company): Promise<Refused | null>;
    },
  ): Promise<Saved | Changed | RecordNotFoundOutcome | Refused> {
    return inTransaction(
      this.needs.database,
      async (manager): Promise<Saved | Changed | RecordNotFoundOutcome | Refused> => {
        const before = await this.needs.companies.lock(manager, id);
        if (!before) return { kind: 'RecordNotFound' };
        if (before.version !== version) return { kind: 'CompanyChanged', stored: before };
        const refused = await change.mayNot(manager, before);
        if (refused) return refused;
        const changes = { ...change.changes, version: version + 1 };
        await this.needs.companies.change(manager, id, changes);
        const stored = { ...before, ...changes };
        await this.note(manager, who, change.action, { before, after: stored });
        return { kind: 'CompanySaved', stored };
      },
    );
  }

  private note(
    manager: EntityManager,
    who: Staff,
    action: 'addCompany' | 'editCompany' | 'archiveCompany',
    { before, after }: { before: Company | null; after: Company },
  ): Promise<void> {
    const noted = { who, action, details: { company: after.name } };
    const change = { recordId: after.id, before: before ? audited(before) : {}, after: audited(after) };
    return this.needs.audit.noteChange(manager, noted, change);
  }
}

const LIMIT_REFUSED: InvalidInputOutcome = {
  kind: 'InvalidInput',
  faults: [fieldFault('creditLimitPaise', 'CREDIT_LIMIT_NEEDS_RIGHT')],
};

/** The audit entry outlives the persons of the company, so it only counts them. */
function audited({ contacts, searchedName: _searched, ...company }: Company): object {
  return { ...company, contacts: contacts.length };
}

/** The company as the recipient of an invoice; null for a state that is not known any more. */
function detailsOf({ name, address, pinCode, stateCode, gstin, country, companyNumber }: Company) {
  const state = gstStateOf(stateCode);
  return state ? { name, address, pinCode, state, gstin, country, companyNumber } : null;
}
