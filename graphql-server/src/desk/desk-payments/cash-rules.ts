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
interface CashOfForm {
  takenPaise: number;
  appliedPaise: number;
}

/** The sums of a company's cash, with what a form adds to each and its field, in the order in which they are checked. */
function sumsOfCompany({ takenPaise, appliedPaise }: CashOfForm, earlier: CashOfCompany) {
  const ofDay = { before: earlier.onDayPaise, added: takenPaise };
  const ofEvent = { before: earlier.forEventPaise, added: appliedPaise };
  const ofBooking = { before: earlier.forBookingPaise, added: earlier.appliedToBookingPaise };
  return [
    { code: 'COMPANY_CASH_LIMIT_OF_DAY', field: 'amount', sum: ofDay },
    { code: 'COMPANY_CASH_LIMIT_OF_EVENT', field: 'applications', sum: ofEvent },
    { code: 'COMPANY_CASH_LIMIT_OF_BOOKING', field: 'applications', sum: ofBooking },
  ] as const;
}

/** Why a form reaches the limit of a sum; null when it reaches none. */
function reachedFault(
  sums: ReturnType<typeof sumsOfCompany>,
  fieldOf: (field: 'amount' | 'applications') => string,
): FieldFaultParts | null {
  const reached = sums.find(
    ({ sum: { before, added } }) => added > 0 && before + added >= CASH_CEILING_PAISE,
  );
  if (!reached) return null;
  const limit = writeMoney(rupees(CASH_CEILING_PAISE));
  const taken = writeMoney(rupees(reached.sum.before));
  return fieldFault(fieldOf(reached.field), reached.code, { limit, taken });
}

/** Why cash of a company may not be taken or applied; null when it may. A GSTIN contains the PAN. */
export function companyCashFault(
  form: CashOfForm,
  earlier: CashOfCompany,
  { gstin, panAbovePaise }: { gstin: string | null; panAbovePaise: number },
): FieldFaultParts | null {
  const reached = reachedFault(sumsOfCompany(form, earlier), (field) => field);
  if (reached) return reached;
  if (gstin !== null || earlier.onDayPaise + form.takenPaise <= panAbovePaise) return null;
  return fieldFault('amount', 'COMPANY_CASH_NEEDS_GSTIN', { limit: writeMoney(rupees(panAbovePaise)) });
}

/** Why so much cash may not be taken for a folio that a company pays; null when it may. Its booking is checked as a guest's. */
export const cashOfFolioFault = (amountPaise: number, earlier: CashOfCompany): FieldFaultParts | null =>
  reachedFault(
    sumsOfCompany({ takenPaise: amountPaise, appliedPaise: amountPaise }, earlier),
    () => 'amount',
  );
