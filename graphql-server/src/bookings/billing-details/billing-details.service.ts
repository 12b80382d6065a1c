import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { inTransaction } from '../../platform/database/database';
import { isAddressNeeded } from './needed-address';
import type { BillingDetails, BillingDetailsRepository } from './billing-details.repository';

/** The invoices of bookings. */
export interface IssuedInvoices {
  /** Then the invoice is made out, and only a credit note and a new invoice correct it. */
  isInvoiced: (bookingId: string, manager?: EntityManager) => Promise<boolean>;
  /** Queues the issue of one that waited for an address. */
  issueMissing: (manager: EntityManager, bookingId: string) => Promise<void>;
}

type SetOutcome = { kind: 'BillingDetailsSet'; booking: BookingRecord } | { kind: 'AlreadyInvoiced' };

/** To whom invoices are made out, as guests and staff say. */
export class BillingDetailsService {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly details: BillingDetailsRepository,
    private readonly invoices: IssuedInvoices,
    private readonly audit: AuditService,
  ) {}

  /** Null when nobody has said. */
  find(bookingId: string): Promise<BillingDetails | null> {
    return this.details.find(bookingId);
  }

  /** Whether the booking's invoice will need an address which nobody has said. */
  async isAddressNeeded(bookingId: string): Promise<boolean> {
    const booking = await this.bookings.findById(bookingId);
    const valuePaise = (booking?.lines ?? []).reduce((sum, line) => sum + line.valuePaise, 0);
    return isAddressNeeded(valuePaise, await this.details.find(bookingId));
  }

  /** Whether the details stay as they are. */
  isInvoiced(bookingId: string): Promise<boolean> {
    return this.invoices.isInvoiced(bookingId);
  }

  /** Stores what the guest entered, until the invoice is issued. */
  set(bookingId: string, details: BillingDetails): Promise<SetOutcome> {
    return inTransaction(this.database, (manager) => this.setLocked(manager, bookingId, details));
  }

  /** The same for the staff, with an audit entry, which has none of what was entered: it outlives the booking. */
  setAtDesk(who: Staff, bookingId: string, details: BillingDetails): Promise<SetOutcome> {
    return inTransaction(this.database, async (manager) => {
      const outcome = await this.setLocked(manager, bookingId, details);
      if (outcome.kind !== 'BillingDetailsSet') return outcome;
      const { reference } = outcome.booking;
      const noted = { who, action: 'setGuestBillingDetails', details: { reference } } as const;
      const after = { isBusiness: details.gstin !== null };
      await this.audit.noteChange(manager, noted, { recordId: bookingId, before: {}, after });
      return outcome;
    });
  }

  /** Stores them although there is an invoice: it is being issued again, and a further one is made out alike. */
  setCorrected(manager: EntityManager, bookingId: string, details: BillingDetails): Promise<void> {
    return this.details.set(manager, bookingId, details);
  }

  /** The booking's lock keeps an invoice from being issued meanwhile. */
  private async setLocked(
    manager: EntityManager,
    bookingId: string,
    details: BillingDetails,
  ): Promise<SetOutcome> {
    const booking = await this.bookings.lockById(manager, bookingId);
    if (!booking || (await this.invoices.isInvoiced(bookingId, manager))) return { kind: 'AlreadyInvoiced' };
    await this.details.set(manager, bookingId, details);
    await this.invoices.issueMissing(manager, bookingId);
    return { kind: 'BillingDetailsSet', booking };
  }
}
