import type { PlainDate } from '../../../platform/time/dates';

/** An amount at one rate of tax, in paise. */
export interface RatedAmount {
  /** GST in percent, both halves together. */
  taxPercent: number;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** An amount of what was supplied under one services accounting code. */
export interface SuppliedAmount extends RatedAmount {
  /** Such as 996311 for accommodation. */
  sac: string;
}

/** A line of the booking's folio. */
export interface PlanLine {
  id: number;
  stayId: string | null;
  /** As the folio calls it. */
  kind: string;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  /** Null on an untaxed line, and on one of several taxes. */
  taxPercent: number | null;
  sac: string;
  /** The line that this one takes back. */
  reverses: number | null;
}

/** A room of the booking. */
export interface PlanStay {
  id: string;
  /** The guest has left, does not come, or has cancelled. */
  hasEnded: boolean;
  /** The day at the hotel on which that was; before, the day on which the guest is to leave. */
  endsOn: PlainDate;
}

/** A captured payment, in paise. */
export interface PlanPayment {
  id: string;
  capturedOn: PlainDate;
  /** False for money from before the hotel issued documents here: it gets no voucher. */
  getsVoucher: boolean;
  amountPaise: number;
  /** What has gone back or was taken by a bank. */
  gonePaise: number;
  /** What is promised back and has not gone yet. */
  promisedPaise: number;
}

/** What a document takes of a receipt voucher. */
export interface UsedAdvance {
  receiptId: string;
  amounts: RatedAmount[];
}

/** A document that was issued before. */
export interface PlanDocument {
  id: string;
  kind: 'RECEIPT_VOUCHER' | 'REFUND_VOUCHER' | 'INVOICE' | 'CREDIT_NOTE';
  dated: PlainDate;
  /** In the order in which they were issued. */
  place: number;
  /** Of a voucher. */
  paymentId: string | null;
  /** Of a credit note: its invoice. */
  invoiceId: string | null;
  /** The invoice that this credit note, or this invoice, issues again. */
  reissueOf: string | null;
  /** With tax and round off, in paise. */
  totalPaise: number;
  amounts: SuppliedAmount[];
  lineIds: number[];
  advances: UsedAdvance[];
}

/** An invoice that the staff issue again with other billing details. */
export interface PlanReissue {
  invoiceId: string;
  /** The day at the hotel on which they asked for it. */
  askedOn: PlainDate;
}

/** All that the documents of a booking follow from. */
export interface PlanInput {
  today: PlainDate;
  lines: readonly PlanLine[];
  stays: readonly PlanStay[];
  /** The oldest first. */
  payments: readonly PlanPayment[];
  /** The oldest first. */
  documents: readonly PlanDocument[];
  /** The oldest first. */
  reissues: readonly PlanReissue[];
}

/** A document that is missing. */
export type PlannedDocument =
  | { kind: 'RECEIPT_VOUCHER'; dated: PlainDate; paymentId: string; amounts: SuppliedAmount[] }
  | { kind: 'REFUND_VOUCHER'; dated: PlainDate; paymentId: string; advances: UsedAdvance[] }
  | {
      kind: 'INVOICE';
      dated: PlainDate;
      lineIds: number[];
      advances: UsedAdvance[];
      reissueOf: string | null;
    }
  | { kind: 'CREDIT_NOTE'; dated: PlainDate; invoiceId: string; lineIds: number[]; reissueOf: string | null };

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** With tax, in paise. */
export const grossOf = ({
  valuePaise,
  cgstPaise,
  sgstPaise,
}: Pick<RatedAmount, 'valuePaise' | 'cgstPaise' | 'sgstPaise'>): number => valuePaise + cgstPaise + sgstPaise;
