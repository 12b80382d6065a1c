import type { PlainDate } from '../../platform/time/dates';
import { DocumentKind } from './document-content';

/** The letter that distinguishes the series. Invoices have no letter, because guests quote their numbers. */
const MARKS: Readonly<Record<DocumentKind, string>> = {
  [DocumentKind.INVOICE]: '',
  [DocumentKind.RECEIPT_VOUCHER]: 'R',
  [DocumentKind.REFUND_VOUCHER]: 'F',
  [DocumentKind.CREDIT_NOTE]: 'C',
};

const LONGEST_PREFIX = 3;
const DIGITS = 6;
const APRIL = 4;

/** The year in which the financial year of that date begins: 2026 for 1 April 2026 to 31 March 2027. */
export function financialYearOf(date: PlainDate): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month >= APRIL ? year : year - 1;
}

/**
 * The first letters of the hotel's prefix, without leading zeros: the portal registers no number that begins with 0.
 */
export function seriesPrefix(referencePrefix: string): string {
  return referencePrefix.replace(/^0+/, '').slice(0, LONGEST_PREFIX) || 'H';
}

/**
 * The number of a document, such as SC/2627/000001 for an invoice and SC/R2627/000001 for a receipt voucher. It has at
 * most 16 characters with any prefix.
 */
export function documentNumber(
  kind: DocumentKind,
  { prefix, financialYear, place }: { prefix: string; financialYear: number; place: number },
): string {
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  const years = `${twoDigits(financialYear)}${twoDigits(financialYear + 1)}`;
  return `${prefix}/${MARKS[kind]}${years}/${String(place).padStart(DIGITS, '0')}`;
}
