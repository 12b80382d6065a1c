import type { PlainDate } from '../../../platform/time/dates';

/** An amount at one rate of tax, in paise. */
export interface RatedAmount {
  /** GST in percent, both halves together. */
  taxPercent: number;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** An amount of one supply, with its services accounting code. */
export interface SuppliedAmount extends RatedAmount {
  /** The services accounting code, such as 996311 for accommodation. */
  sac: string;
}

/** A line of the booking's folio. */
export interface PlanLine {
  id: number;
  stayId: string | null;
  /** The kind of the line in the folio. */
  kind: string;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  /** Null on an untaxed line, and on a line with several taxes. */
  taxPercent: number | null;
  sac: string;
  /** The line that this line reverses. */
  reverses: number | null;
}

/** A room of the booking. */
export interface PlanStay {
  id: string;
  /** True when the guest has left, did not come, or has cancelled. */
  hasEnded: boolean;
  /** The day at the hotel on which the stay ended; before that, the agreed day of leaving. */
  endsOn: PlainDate;
}

/** A captured payment, in paise. */
export interface PlanPayment {
  id: string;
  capturedOn: PlainDate;
  /** False for payments from before the hotel issued documents with this product: they get no voucher. */
  getsVoucher: boolean;
  amountPaise: number;
  /** The amount that was refunded, or that a bank took back. */
  gonePaise: number;
  /** The amount that is promised as a refund but not paid yet. */
  promisedPaise: number;
}

/** The part of a receipt voucher that a document uses. */
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
  /** The payment of a voucher. */
  paymentId: string | null;
  /** The invoice of a credit note. */
  invoiceId: string | null;
  /** The invoice that this credit note or invoice reissues. */
  reissueOf: string | null;
  /** With tax and rounding, in paise. */
  totalPaise: number;
  amounts: SuppliedAmount[];
  lineIds: number[];
  advances: UsedAdvance[];
}

/** An invoice that the staff reissue with other billing details. */
export interface PlanReissue {
  invoiceId: string;
  /** The day at the hotel on which the staff requested it. */
  askedOn: PlainDate;
}

/** Everything on which the documents of one folio of a booking depend. */
export interface PlanInput {
  today: PlainDate;
  lines: readonly PlanLine[];
  stays: readonly PlanStay[];
  /** The staff closed the folio, so that it is invoiced while guests are still in the house. */
  isClosed?: boolean;
  /** The oldest first. */
  payments: readonly PlanPayment[];
  /** The oldest first. */
  documents: readonly PlanDocument[];
  /** The oldest first. */
  reissues: readonly PlanReissue[];
}

/** A missing document. */
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

/** The amount with tax, in paise. */
export const grossOf = ({
  valuePaise,
  cgstPaise,
  sgstPaise,
}: Pick<RatedAmount, 'valuePaise' | 'cgstPaise' | 'sgstPaise'>): number => valuePaise + cgstPaise + sgstPaise;
