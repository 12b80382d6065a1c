import type { PlainDate } from '../../platform/time/dates';

/** The kinds of tax documents (CGST Rules 46, 50, 51 and 53). Each has a series of numbers of its own. */
export const DocumentKind = {
  /** Of money that came before the invoice (Rule 50). */
  RECEIPT_VOUCHER: 'RECEIPT_VOUCHER',
  /** Of such money that went back before the invoice (Rule 51). */
  REFUND_VOUCHER: 'REFUND_VOUCHER',
  /** Of what was supplied (Rule 46). */
  INVOICE: 'INVOICE',
  /** Of what an invoice charged and the hotel takes back (Rule 53). */
  CREDIT_NOTE: 'CREDIT_NOTE',
} as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];

/** A state of India as tax documents name it: the name, and the two digits of GST, such as 08 for Rajasthan. */
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
  /** How many nights or pieces; null where nothing is counted, such as on vouchers. */
  quantity: number | null;
  /** What was taken off before the value, in paise. */
  discountPaise: number;
}

/** Who supplies: the hotel, as it was on the day of the document. */
export interface DocumentSupplier {
  /** What guests call the hotel. */
  name: string;
  legalName: string;
  /** The lines of the address. */
  address: string[];
  state: GstState;
  gstin: string;
  phone: string;
  email: string | null;
}

/** To whom the hotel supplies. */
export interface DocumentRecipient {
  /** The guest, or the business. */
  name: string;
  /** The lines of the address; null when the guest gave none. */
  address: string[] | null;
  /** Six digits, when the recipient has said them. Documents of earlier versions have none. */
  pinCode?: string | null;
  state: GstState | null;
  /** Of a business guest. */
  gstin: string | null;
}

/** Another document that this one is about. */
export interface DocumentReference {
  kind: DocumentKind;
  number: string;
  date: PlainDate;
}

/** Money that came before the invoice and is set off against it, in paise. */
export interface SetOffAdvance extends DocumentReference {
  amountPaise: number;
}

/** What the invoice registration portal gave for an invoice or a credit note to a business. */
export interface Registration {
  /** Invoice reference number: 64 characters. */
  irn: string;
  acknowledgementNumber: string;
  acknowledgedAt: string;
  /** The text of the QR code, signed by the portal. */
  signedQrCode: string;
}

/** Everything that a document shows. It is stored with the document and never changes. */
export interface DocumentContent {
  kind: DocumentKind;
  /** At most 16 of `A–Z 0–9 - /`, such as SC/2627/000001. */
  number: string;
  date: PlainDate;
  supplier: DocumentSupplier;
  recipient: DocumentRecipient;
  placeOfSupply: GstState;
  bookingReference: string;
  /** The rooms of the booking. */
  stays: { roomTitle: string; checkin: PlainDate; checkout: PlainDate; guests: number }[];
  /** The invoice of a credit note; the receipt vouchers of a refund voucher; of an invoice the one that it replaces. */
  refersTo: DocumentReference[];
  lines: DocumentLine[];
  /** One row for each rate of tax, the lowest first. */
  totals: TaxedAmount[];
  /** Untaxed, for cash in whole rupees: below 0 when the guest pays less. */
  roundOffPaise: number;
  /** All of it, with tax. */
  totalPaise: number;
  /** On an invoice: advances that are set off. */
  advances: SetOffAdvance[];
  /** On a voucher: how the money came or went, such as 'UPI' and the gateway's id. */
  payment: { method: string; reference: string | null } | null;
  /** Why the hotel takes back or sends back. */
  reason: string | null;
  registration: Registration | null;
}
