import type { PlainDate } from '../../platform/time/dates';

/** The kinds of tax documents (CGST Rules 46, 50, 51 and 53). Each kind has its own series of numbers. */
export const DocumentKind = {
  /** For money that came before the invoice (Rule 50). */
  RECEIPT_VOUCHER: 'RECEIPT_VOUCHER',
  /** For an advance that was refunded before the invoice (Rule 51). */
  REFUND_VOUCHER: 'REFUND_VOUCHER',
  /** For services that were supplied (Rule 46). */
  INVOICE: 'INVOICE',
  /** For charges of an invoice that the hotel reverses (Rule 53). */
  CREDIT_NOTE: 'CREDIT_NOTE',
} as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];

/** A state of India as tax documents name it: its name and its two digits in GST, such as 08 for Rajasthan. */
export interface GstState {
  name: string;
  code: string;
}

/** An amount at one rate of tax, in paise. */
export interface TaxedAmount {
  /** GST in percent, both halves together. */
  taxPercent: number;
  /** After discount, before tax. */
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** One row of a document. Amounts of credit notes and refund vouchers are positive. */
export interface DocumentLine extends TaxedAmount {
  /** What was supplied, such as 'Deluxe Room, 24 Nov to 26 Nov 2026, 2 nights'. */
  description: string;
  /** Services accounting code: 996311 is accommodation. */
  sac: string;
  /** The number of nights or pieces; null where nothing is counted, such as on vouchers. */
  quantity: number | null;
  /** The discount, already taken off the value, in paise. */
  discountPaise: number;
}

/** The supplier: the hotel, as it was on the day of the document. */
export interface DocumentSupplier {
  /** The name of the hotel, as guests see it. */
  name: string;
  legalName: string;
  /** Who signs. Missing in documents of earlier versions. */
  signatory?: string | null;
  /** The lines of the address. */
  address: string[];
  state: GstState;
  gstin: string;
  phone: string;
  email: string | null;
}

/** The recipient of the supply. */
export interface DocumentRecipient {
  /** The name of the guest or of the business. */
  name: string;
  /** The lines of the address; null when the guest gave none. */
  address: string[] | null;
  /** Six digits, when the recipient has entered them. Missing in documents of earlier versions. */
  pinCode?: string | null;
  state: GstState | null;
  /** The GSTIN or UIN of a business or an office; null for any other guest. */
  gstin: string | null;
  /** The country of a company abroad, in words. Missing in documents of earlier versions. */
  country?: string | null;
  /** The company's number there. */
  companyNumber?: string | null;
}

/** Another document to which this document refers. */
export interface DocumentReference {
  kind: DocumentKind;
  number: string;
  date: PlainDate;
}

/** An advance that is set off against the invoice, in paise. */
export interface SetOffAdvance extends DocumentReference {
  amountPaise: number;
}

/** The registration of an invoice or a credit note to a business at the invoice registration portal. */
export interface Registration {
  /** Invoice reference number: 64 characters. */
  irn: string;
  acknowledgementNumber: string;
  acknowledgedAt: string;
  /** The text of the QR code, signed by the portal. */
  signedQrCode: string;
}

/** The content of a document. It is stored with the document and never changes. */
export interface DocumentContent {
  kind: DocumentKind;
  /** At most 16 characters of `A–Z 0–9 - /`, such as SC/2627/000001. */
  number: string;
  date: PlainDate;
  supplier: DocumentSupplier;
  recipient: DocumentRecipient;
  placeOfSupply: GstState;
  bookingReference: string;
  /** The rooms of the booking. */
  stays: { roomTitle: string; checkin: PlainDate; checkout: PlainDate; guests: number }[];
  /**
   * The documents to which this document refers: for a credit note its invoice, for a refund voucher its receipt
   * vouchers, and for a reissued invoice the replaced invoice.
   */
  refersTo: DocumentReference[];
  lines: DocumentLine[];
  /** One row for each rate of tax, the lowest first. */
  totals: TaxedAmount[];
  /** The untaxed rounding of cash to whole rupees: below 0 when the guest pays less. */
  roundOffPaise: number;
  /** The total with tax. */
  totalPaise: number;
  /** The advances that an invoice sets off. */
  advances: SetOffAdvance[];
  /** How the money of a voucher was paid, such as 'UPI' and the gateway's id. */
  payment: { method: string; reference: string | null } | null;
  /** The agreed payment terms, as a sentence; on a voucher for a part of the price. */
  paymentTerms?: string;
  /** Why the hotel reverses charges or refunds money. */
  reason: string | null;
  registration: Registration | null;
}
