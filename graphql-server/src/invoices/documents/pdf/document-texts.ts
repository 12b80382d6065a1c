import { registrationLabel } from '../../../bookings/billing-details/registration-kinds';
import { DEFAULT_LOCALE, LOCALES } from '../../../platform/locale/locale';
import type { PlainDate } from '../../../platform/time/dates';
import {
  DocumentKind,
  type DocumentRecipient,
  type DocumentReference,
  type GstState,
} from '../document-content';

/** The title of each kind of document. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  [DocumentKind.RECEIPT_VOUCHER]: 'Receipt voucher',
  [DocumentKind.REFUND_VOUCHER]: 'Refund voucher',
  [DocumentKind.INVOICE]: 'Tax invoice',
  [DocumentKind.CREDIT_NOTE]: 'Credit note',
};

/** The title of the total of each kind of document. */
export const TOTAL_TITLES: Readonly<Record<DocumentKind, string>> = {
  [DocumentKind.RECEIPT_VOUCHER]: 'Received',
  [DocumentKind.REFUND_VOUCHER]: 'Refunded',
  [DocumentKind.INVOICE]: 'Total',
  [DocumentKind.CREDIT_NOTE]: 'Credited',
};

/** The label with which each kind of document refers to another one. */
export const REFERS_AS: Readonly<Record<DocumentKind, string>> = {
  [DocumentKind.RECEIPT_VOUCHER]: 'For',
  [DocumentKind.REFUND_VOUCHER]: 'For',
  [DocumentKind.INVOICE]: 'In place of',
  [DocumentKind.CREDIT_NOTE]: 'For',
};

const { datesAsIn } = LOCALES[DEFAULT_LOCALE];
const dates = new Intl.DateTimeFormat(datesAsIn, { timeZone: 'UTC', dateStyle: 'long' });
const shortDates = new Intl.DateTimeFormat(datesAsIn, { timeZone: 'UTC', dateStyle: 'medium' });
const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

const midnight = (date: PlainDate): Date => new Date(`${date}T00:00:00Z`);

/** Such as '24 November 2026'. */
export function dateInWords(date: PlainDate): string {
  return dates.format(midnight(date));
}

/** Such as '24 Nov 2026 to 26 Nov 2026'. */
export function datesInWords(from: PlainDate, to: PlainDate): string {
  return `${shortDates.format(midnight(from))} to ${shortDates.format(midnight(to))}`;
}

/** An amount in paise without its sign, for tables whose titles say ₹: '1,00,000.00'. */
export function tabled(paise: number): string {
  return amounts.format(paise / 100);
}

/** A rate of tax, or half of a rate, such as '2.5 %'. */
export function percent(rate: number): string {
  return `${rate} %`;
}

/** Such as 'Rajasthan (08)'. */
export function stateInWords({ name, code }: GstState): string {
  return `${name} (${code})`;
}

/** What documents show of the recipient below the name, by lines. */
export function recipientInLines(recipient: Omit<DocumentRecipient, 'name'>): string[] {
  const { address, pinCode, state, gstin, country, companyNumber } = recipient;
  return [
    ...(address ?? []),
    ...(state ? [[stateInWords(state), pinCode && `PIN ${pinCode}`].filter(Boolean).join(', ')] : []),
    ...(gstin ? [`${registrationLabel(gstin)} ${gstin}`] : []),
    ...(companyNumber ? [`Company number ${companyNumber}, ${country}`] : []),
  ];
}

/** Such as 'Tax invoice SC/2627/000001 of 24 November 2026'. */
export function referenceInWords({ kind, number, date }: DocumentReference): string {
  return `${DOCUMENT_TITLES[kind]} ${number} of ${dateInWords(date)}`;
}

/** The text with a small first letter, for use within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
