import type { EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import { earlierCash } from './cash-limit.repository';
import { cashFault, cashOfFolioFault, companyCashFault } from './cash-rules';
import { cashOfCompany, companyOfFolio, type CompanyCash } from './company-cash.repository';

// The cash of a guest is added up over all bookings, so cash is recorded one at a time.
const CASH_LOCK = 'cash at the desk';

/** Cash that is taken for a booking, in paise. */
interface CashForm {
  amount: number;
  pan: string | null;
  /** The folio that it pays, null for the first one; absent for a deposit, which no company leaves. */
  folio?: string | null;
}

/** What a form takes from a company in cash, in paise, and the invoices that it pays. */
interface CompanyCashForm extends Pick<CompanyCash, 'applications'> {
  takenPaise: number;
}

/** The limits of the law for the cash of one guest: for what a guest pays and for what a guest leaves as a deposit. */
export class CashLimits {
  constructor(private readonly property: PropertySource) {}

  /** Why the cash may not be taken, or what is missing; null when it may be taken. Amounts are in paise. */
  async faultOf(
    manager: EntityManager,
    bookingId: string,
    { amount, pan, folio }: CashForm,
    { today }: HotelTime,
  ): Promise<FieldFaultParts | null> {
    await lockByName(manager, CASH_LOCK);
    const { timeZone, cashPanAbovePaise } = this.property.current;
    const earlier = await earlierCash(manager, { bookingId, pan, day: today, timeZone });
    const fault = cashFault(amount, earlier, { pan, panAbovePaise: cashPanAbovePaise });
    const companyId = fault || folio === undefined ? null : await companyOfFolio(manager, bookingId, folio);
    if (companyId === null) return fault;
    const paid = { companyId, applications: [], bookingId, day: today, timeZone };
    return cashOfFolioFault(amount, await cashOfCompany(manager, paid));
  }

  /** Like `faultOf`, for cash that a company pays on its account, or that is applied to its invoices. */
  async faultOfCompany(
    manager: EntityManager,
    { id, gstin }: { id: string; gstin: string | null },
    { takenPaise, applications }: CompanyCashForm,
    { today }: HotelTime,
  ): Promise<FieldFaultParts | null> {
    await lockByName(manager, CASH_LOCK);
    const { timeZone, cashPanAbovePaise } = this.property.current;
    const paid = { companyId: id, applications, bookingId: null };
    const earlier = await cashOfCompany(manager, { ...paid, day: today, timeZone });
    const appliedPaise = applications.reduce((sum, { amount }) => sum + amount, 0);
    return companyCashFault({ takenPaise, appliedPaise }, earlier, {
      gstin,
      panAbovePaise: cashPanAbovePaise,
    });
  }
}
