import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { isInFolio, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { inTransaction } from '../../platform/database/database';
import { isAddressNeeded } from './needed-address';
import { isBusiness, type BillingDetails, type BillingDetailsRepository } from './billing-details.repository';

/** What this folder needs to know about the invoices of bookings. */
export interface IssuedInvoices {
  /** Whether the invoice is issued. If it is, only a credit note and a new invoice can correct it. */
  isInvoiced: (bookingId: string, manager?: EntityManager) => Promise<boolean>;
  /** Queues the issue of an invoice that waited for an address. */
  issueMissing: (manager: EntityManager, bookingId: string) => Promise<void>;
}

type DeskOutcome = { kind: 'BillingDetailsSet'; booking: BookingRecord } | { kind: 'AlreadyInvoiced' };
type SetOutcome = DeskOutcome | { kind: 'CompanyPays'; company: string };

/** Stores to whom invoices are made out, as guests and staff enter it. */
export class BillingDetailsService {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly details: BillingDetailsRepository,
    private readonly invoices: IssuedInvoices,
    private readonly audit: AuditService,
  ) {}

  /** Null when no details were entered. */
  find(bookingId: string): Promise<BillingDetails | null> {
    return this.details.find(bookingId);
  }

  /** Whether the booking's invoice will need an address that has not been entered. */
  async isAddressNeeded(bookingId: string): Promise<boolean> {
    const booking = await this.bookings.findById(bookingId);
    // Others pay the further folios.
    const own = (booking?.lines ?? []).filter((line) => isInFolio(line, null));
    const valuePaise = own.reduce((sum, line) => sum + line.valuePaise, 0);
    return isAddressNeeded(valuePaise, await this.details.find(bookingId));
  }

  /** Whether the invoice is issued, so that the details cannot change. */
  isInvoiced(bookingId: string): Promise<boolean> {
    return this.invoices.isInvoiced(bookingId);
  }

  /** Stores what the guest entered, unless the invoice is issued. */
  set(bookingId: string, details: BillingDetails): Promise<SetOutcome> {
    return inTransaction(this.database, async (manager): Promise<SetOutcome> => {
      const company = await this.details.companyOf(bookingId, manager);
      if (company) return { kind: 'CompanyPays', company: company.name };
      return this.setLocked(manager, bookingId, details);
    });
  }

  /**
   * Stores what the staff entered, with an audit entry. The entry outlives the booking, so it contains nothing of what
   * was entered.
   */
  setAtDesk(who: Staff, bookingId: string, details: BillingDetails): Promise<DeskOutcome> {
    return inTransaction(this.database, async (manager) => {
      const outcome = await this.setLocked(manager, bookingId, details);
      if (outcome.kind !== 'BillingDetailsSet') return outcome;
      await this.details.setCompany(manager, bookingId, null);
      const { reference } = outcome.booking;
      const noted = { who, action: 'setGuestBillingDetails', details: { reference } } as const;
      const after = { isBusiness: isBusiness(details) };
      await this.audit.noteChange(manager, noted, { recordId: bookingId, before: {}, after });
      return outcome;
    });
  }

  /**
   * Stores the details although there is an invoice: it is being issued again, and a later invoice must have the
   * corrected details.
   */
  async setCorrected(manager: EntityManager, bookingId: string, details: BillingDetails): Promise<void> {
    await this.details.set(manager, bookingId, details);
    await this.details.setCompany(manager, bookingId, null);
  }

  /** The company that pays for the booking; null when no company pays. */
  companyOf(bookingId: string, manager?: EntityManager): Promise<{ id: string; name: string } | null> {
    return this.details.companyOf(bookingId, manager);
  }

  /** The names of the companies that pay folios of the booking. */
  companiesOf(bookingId: string): Promise<string[]> {
    return this.details.companiesOf(bookingId);
  }

  /** Makes a company the payer of the booking, or no company any more, in the caller's transaction. */
  async setCompany(
    manager: EntityManager,
    bookingId: string,
    company: { id: string; details: BillingDetails } | null,
  ): Promise<DeskOutcome> {
    const booking = await this.bookings.lockById(manager, bookingId);
    if (!booking || (await this.invoices.isInvoiced(bookingId, manager))) return { kind: 'AlreadyInvoiced' };
    if (company) await this.details.set(manager, bookingId, company.details);
    await this.details.setCompany(manager, bookingId, company?.id ?? null);
    await this.invoices.issueMissing(manager, bookingId);
    return { kind: 'BillingDetailsSet', booking };
  }

  /** The lock on the booking keeps an invoice from being issued during the write. */
  private async setLocked(
    manager: EntityManager,
    bookingId: string,
    details: BillingDetails,
  ): Promise<DeskOutcome> {
    const booking = await this.bookings.lockById(manager, bookingId);
    if (!booking || (await this.invoices.isInvoiced(bookingId, manager))) return { kind: 'AlreadyInvoiced' };
    await this.details.set(manager, bookingId, details);
    await this.invoices.issueMissing(manager, bookingId);
    return { kind: 'BillingDetailsSet', booking };
  }
}
