import {
  grossOf,
  sumOf,
  type PlanDocument,
  type PlanInput,
  type PlanPayment,
  type UsedAdvance,
} from './plan-input';
import { amountsByRate, less, partOf } from './rated-amounts';

const receiptsOf = (documents: readonly PlanDocument[]): PlanDocument[] =>
  documents.filter(({ kind }) => kind === 'RECEIPT_VOUCHER');

const ofPayment = (documents: readonly PlanDocument[], kind: PlanDocument['kind'], paymentId: string) =>
  documents.filter((document) => document.kind === kind && document.paymentId === paymentId);

/** The rest of a receipt voucher after later documents, by rate. */
function leftOf(receipt: PlanDocument, documents: readonly PlanDocument[]) {
  const used = documents.flatMap(({ advances }) =>
    advances.filter(({ receiptId }) => receiptId === receipt.id).flatMap(({ amounts }) => amounts),
  );
  return less(amountsByRate(receipt.amounts), used).filter((amount) => grossOf(amount) > 0);
}

/** The part of a payment that is on receipt vouchers and was not returned by refund vouchers, in paise. */
export function vouchedFor(documents: readonly PlanDocument[], paymentId: string): number {
  const total = (kind: PlanDocument['kind']) =>
    sumOf(ofPayment(documents, kind, paymentId).map(({ totalPaise }) => totalPaise));
  return total('RECEIPT_VOUCHER') - total('REFUND_VOUCHER');
}

/** The part of the payment's receipt vouchers that is neither set off nor returned, in paise. */
function openAdvance(documents: readonly PlanDocument[], paymentId: string): number {
  const receipts = ofPayment(documents, 'RECEIPT_VOUCHER', paymentId);
  return sumOf(receipts.flatMap((receipt) => leftOf(receipt, documents).map(grossOf)));
}

/** The part of a payment that the hotel keeps, in paise. */
export const keptOf = ({ amountPaise, gonePaise, promisedPaise }: PlanPayment): number =>
  amountPaise - gonePaise - promisedPaise;

/**
 * The part of the payment's receipt vouchers that an invoice can set off, in paise. Money that was refunded or is
 * promised gets a refund voucher instead.
 */
function keptAdvance(documents: readonly PlanDocument[], payment: PlanPayment): number {
  const open = openAdvance(documents, payment.id);
  const usedBefore = vouchedFor(documents, payment.id) - open;
  return Math.max(0, Math.min(open, keptOf(payment) - usedBefore));
}

/** The part of all payments' receipt vouchers that is neither set off nor goes back, in paise. */
export const keptAdvances = ({ documents, payments }: PlanInput): number =>
  sumOf(payments.map((payment) => keptAdvance(documents, payment)));

/** Takes an amount from the receipt vouchers, the oldest first. `most` limits what each payment gives, in paise. */
function takeFrom(
  receipts: readonly PlanDocument[],
  documents: readonly PlanDocument[],
  wantedPaise: number,
  most: ReadonlyMap<string, number>,
): UsedAdvance[] {
  const allowed = new Map(most);
  let wanted = wantedPaise;
  return receipts.flatMap((receipt) => {
    const paymentId = receipt.paymentId ?? '';
    const left = leftOf(receipt, documents);
    const taken = Math.min(wanted, allowed.get(paymentId) ?? 0, sumOf(left.map(grossOf)));
    if (taken <= 0) return [];
    wanted -= taken;
    allowed.set(paymentId, (allowed.get(paymentId) ?? 0) - taken);
    return [{ receiptId: receipt.id, amounts: partOf(left, taken) }];
  });
}

/**
 * The advances that an invoice of this total sets off. Money that is promised as a refund is not set off: it gets a
 * refund voucher.
 */
export function setOff({ documents, payments }: PlanInput, totalPaise: number): UsedAdvance[] {
  const most = new Map(payments.map((payment) => [payment.id, keptAdvance(documents, payment)] as const));
  return takeFrom(receiptsOf(documents), documents, totalPaise, most);
}

/**
 * The amount that a refund voucher of the payment returns: refunded money that is still on receipt vouchers and not
 * set off.
 */
export function givenBack({ documents }: PlanInput, payment: PlanPayment): UsedAdvance[] {
  const gone = vouchedFor(documents, payment.id) - (payment.amountPaise - payment.gonePaise);
  const amount = Math.min(gone, openAdvance(documents, payment.id));
  if (amount <= 0) return [];
  const receipts = ofPayment(documents, 'RECEIPT_VOUCHER', payment.id);
  return takeFrom(receipts, documents, amount, new Map([[payment.id, amount]]));
}
