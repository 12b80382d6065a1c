import { rupees, writeMoney } from '../../platform/money/money';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { EarlierCash } from './cash-limit.repository';
import type { CashOfCompany } from './company-cash.repository';
import { CASH_CEILING_PAISE } from './desk-payment.policy';

/** The sums of a guest's cash, in the order in which they are checked. */
const SUMS = [
  { of: 'onDayPaise', code: 'CASH_LIMIT_OF_DAY' },
  { of: 'forBookingPaise', code: 'CASH_LIMIT_OF_BOOKING' },
  { of: 'forEventPaise', code: 'CASH_LIMIT_OF_EVENT' },
] as const;

/** Why cash may not be taken, or what is missing; null when it may be taken. Amounts are in paise. */
export function cashFault(
  amountPaise: number,
  earlier: EarlierCash,
  { pan, panAbovePaise }: { pan: string | null; panAbovePaise: number },
): FieldFaultParts | null {
  const reached = SUMS.find(({ of }) => earlier[of] + amountPaise >= CASH_CEILING_PAISE);
  if (reached) {
    const taken = writeMoney(rupees(earlier[reached.of]));
    return fieldFault('amount', reached.code, { limit: writeMoney(rupees(CASH_CEILING_PAISE)), taken });
  }
  const needsPan = earlier.onDayPaise + amountPaise > panAbovePaise;
  if (!needsPan || pan !== null || earlier.hasPan) return null;
  return fieldFault('pan', 'PAN_NEEDED', { limit: writeMoney(rupees(panAbovePaise)) });
}

/** What a form takes from a company in cash, and the part that pays invoices, in paise. */
export interface CashOfForm {
  takenPaise: number;
  appliedPaise: number;
}

/** Why cash of a company may not be taken or applied; null when it may. A GSTIN contains the PAN. */
export function companyCashFault(
  { takenPaise, appliedPaise }: CashOfForm,
  { onDayPaise, forEventPaise }: CashOfCompany,
  { gstin, panAbovePaise }: { gstin: string | null; panAbovePaise: number },
): FieldFaultParts | null {
  const limit = writeMoney(rupees(CASH_CEILING_PAISE));
  if (takenPaise > 0 && onDayPaise + takenPaise >= CASH_CEILING_PAISE)
    return fieldFault('amount', 'COMPANY_CASH_LIMIT_OF_DAY', {
      limit,
      taken: writeMoney(rupees(onDayPaise)),
    });
  if (appliedPaise > 0 && forEventPaise + appliedPaise >= CASH_CEILING_PAISE)
    return fieldFault('applications', 'COMPANY_CASH_LIMIT_OF_EVENT', {
      limit,
      taken: writeMoney(rupees(forEventPaise)),
    });
  if (gstin !== null || onDayPaise + takenPaise <= panAbovePaise) return null;
  return fieldFault('amount', 'COMPANY_CASH_NEEDS_GSTIN', { limit: writeMoney(rupees(panAbovePaise)) });
}
