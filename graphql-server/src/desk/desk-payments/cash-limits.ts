import type { EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import { earlierCash } from './cash-limit.repository';
import { cashFault, companyCashFault, type CashOfForm } from './cash-rules';
import { cashOfCompany } from './company-cash.repository';

// The cash of a guest is added up over all bookings, so cash is recorded one at a time.
const CASH_LOCK = 'cash at the desk';

/** The limits of the law for the cash of one guest: for what a guest pays and for what a guest leaves as a deposit. */
export class CashLimits {
  constructor(private readonly property: PropertySource) {}

  /** Why the cash may not be taken, or what is missing; null when it may be taken. Amounts are in paise. */
  async faultOf(
    manager: EntityManager,
    bookingId: string,
    { amount, pan }: { amount: number; pan: string | null },
    { today }: HotelTime,
  ): Promise<FieldFaultParts | null> {
    await lockByName(manager, CASH_LOCK);
    const { timeZone, cashPanAbovePaise } = this.property.current;
    const earlier = await earlierCash(manager, { bookingId, pan, day: today, timeZone });
    return cashFault(amount, earlier, { pan, panAbovePaise: cashPanAbovePaise });
  }

  /** Like `faultOf`, for cash that a company pays on its account, or that is applied to its invoices. */
  async faultOfCompany(
    manager: EntityManager,
    { id, gstin }: { id: string; gstin: string | null },
    form: CashOfForm & { invoiceIds: readonly string[] },
    { today }: HotelTime,
  ): Promise<FieldFaultParts | null> {
    await lockByName(manager, CASH_LOCK);
    const { timeZone, cashPanAbovePaise } = this.property.current;
    const { invoiceIds } = form;
    const earlier = await cashOfCompany(manager, { companyId: id, invoiceIds, day: today, timeZone });
    return companyCashFault(form, earlier, { gstin, panAbovePaise: cashPanAbovePaise });
  }
}
