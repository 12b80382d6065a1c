import { grossOf as grossOfLine, type BookingRecord } from '../../bookings/core/booking-record';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { isPaidInParts, paymentSentence } from '../../selling/rates/payment-terms';
import type { PropertyDetails } from '../../selling/property/property.service';
import type {
  DocumentContent,
  DocumentRecipient,
  DocumentReference,
  DocumentSupplier,
  GstState,
  SetOffAdvance,
} from './document-content';
import type { AskedReissue, DocumentedPayment } from './booking-to-document.read-model';
import type { IssuedDocument, NewDocument } from './document.repository';
import { documentLines, voucherLines, wayOfMoney } from './document-lines';
import { grossOf, sumOf, type PlannedDocument, type UsedAdvance } from './plan/plan-input';
import { amountsByRate, amountsBySupply, overSupplies } from './plan/rated-amounts';

/** The sources of a document. */
interface DocumentSources {
  supplier: DocumentSupplier;
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  /** The recipient of new documents of the folio. */
  recipient: DocumentRecipient;
  booking: BookingRecord;
  payments: readonly DocumentedPayment[];
  issued: readonly IssuedDocument[];
  reissues: readonly AskedReissue[];
}

type ComposedParts = Pick<
  DocumentContent,
  'lines' | 'refersTo' | 'advances' | 'payment' | 'paymentTerms' | 'reason' | 'roundOffPaise'
>;

const PLAIN: ComposedParts = {
  lines: [],
  refersTo: [],
  advances: [],
  payment: null,
  reason: null,
  roundOffPaise: 0,
};

/**
 * The issuer of documents. Null until the owner has entered who runs the hotel and its GSTIN; until then no documents
 * can be issued.
 */
export function supplierOf(property: PropertyDetails, fallbackEmail: string | null): DocumentSupplier | null {
  const { name, legalName, signatory, gstin, street, town, state, postcode, country, phone, email } =
    property;
  if (!legalName || !gstin) return null;
  const stateOfHotel: GstState = { name: state, code: property.gstStateCode ?? gstin.slice(0, 2) };
  const address = [street, `${town} ${postcode}`, `${state}, ${country}`];
  return {
    name,
    legalName,
    signatory,
    gstin,
    address,
    phone,
    state: stateOfHotel,
    email: email ?? fallbackEmail,
  };
}

const referenceTo = ({ kind, number, dated }: IssuedDocument): DocumentReference => ({
  kind,
  number,
  date: dated,
});

function referencesTo(advances: readonly UsedAdvance[], issued: readonly IssuedDocument[]) {
  return advances.flatMap(({ receiptId, amounts }) => {
    const receipt = issued.find(({ id }) => id === receiptId);
    return receipt ? [{ ...referenceTo(receipt), amountPaise: sumOf(amounts.map(grossOf)) }] : [];
  });
}

/** What a refund voucher returns, for the services on its receipt vouchers. */
function amountsGivenBack(advances: readonly UsedAdvance[], issued: readonly IssuedDocument[]) {
  const receipts = issued.filter(({ id }) => advances.some(({ receiptId }) => receiptId === id));
  const supplies = amountsBySupply(receipts.flatMap((receipt) => receipt.amounts));
  return overSupplies(amountsByRate(advances.flatMap(({ amounts }) => amounts)), supplies);
}

/** Why and how the money was paid back. */
function wayBack(payment: DocumentedPayment | undefined): Pick<ComposedParts, 'payment' | 'reason'> {
  const refund = payment?.lastRefund;
  if (!payment || !refund)
    return { payment: payment ? wayIn(payment) : null, reason: 'The guest’s bank took back the payment' };
  if (refund.isCounterEntry)
    return { payment: wayIn(payment), reason: 'The payment was recorded by mistake' };
  const method = refund.source === 'GATEWAY' ? payment.method : null;
  return {
    payment: { method: wayOfMoney(refund.source, method), reference: refund.gatewayRefundId },
    reason: 'The advance was refunded to the guest',
  };
}

const wayIn = ({ source, method, gatewayPaymentId }: DocumentedPayment) => ({
  method: wayOfMoney(source, method),
  reference: gatewayPaymentId,
});

/** The payment terms, on a voucher that may be for a part of the price. */
const agreedIn = ({ terms }: BookingRecord): Pick<ComposedParts, 'paymentTerms'> =>
  isPaidInParts(terms) ? { paymentTerms: paymentSentence(terms, DEFAULT_LOCALE) } : {};

function composedParts(planned: PlannedDocument, sources: DocumentSources): ComposedParts {
  const { booking, payments, issued } = sources;
  const { stays } = booking;
  switch (planned.kind) {
    case 'RECEIPT_VOUCHER': {
      const payment = payments.find(({ id }) => id === planned.paymentId);
      const lines = voucherLines(planned.amounts, booking);
      return { ...PLAIN, ...agreedIn(booking), lines, payment: payment ? wayIn(payment) : null };
    }
    case 'REFUND_VOUCHER': {
      const amounts = amountsGivenBack(planned.advances, issued);
      const payment = payments.find(({ id }) => id === planned.paymentId);
      const refersTo = referencesTo(planned.advances, issued).map(({ kind, number, date }) => ({
        kind,
        number,
        date,
      }));
      const lines = voucherLines(amounts, booking, ', given back');
      return { ...PLAIN, lines, refersTo, ...wayBack(payment) };
    }
    case 'INVOICE': {
      const replaced = issued.find(({ id }) => id === planned.reissueOf);
      const charged = chargedOn(planned.lineIds, booking);
      const refersTo = replaced ? [referenceTo(replaced)] : [];
      const advances = replaced
        ? atMost(replaced.advancesShown, sumOf(charged.lines.map(grossOf)) + charged.roundOffPaise)
        : referencesTo(planned.advances, issued);
      return { ...PLAIN, ...charged, refersTo, advances };
    }
    case 'CREDIT_NOTE': {
      const invoice = issued.find(({ id }) => id === planned.invoiceId);
      const refersTo = invoice ? [referenceTo(invoice)] : [];
      if (planned.reissueOf)
        return { ...PLAIN, ...chargedOn(planned.lineIds, booking), refersTo, reason: REISSUED };
      const taken = linesOf(planned.lineIds, booking);
      return {
        ...PLAIN,
        lines: documentLines(taken, stays, -1),
        refersTo,
        reason: 'Charges were reversed',
      };
    }
  }
}

const REISSUED = 'The invoice is issued again with other details of the recipient';

const linesOf = (ids: readonly number[], { lines }: BookingRecord) =>
  lines.filter(({ id }) => id !== null && ids.includes(id));

/** The rows of an invoice, or of a credit note for a whole invoice. */
function chargedOn(
  lineIds: readonly number[],
  booking: BookingRecord,
): Pick<ComposedParts, 'lines' | 'roundOffPaise'> {
  const all = linesOf(lineIds, booking);
  const rounding = all.filter(({ kind }) => kind === 'ROUND_OFF');
  const charges = all.filter(({ kind }) => kind !== 'ROUND_OFF');
  return {
    lines: documentLines(charges, booking.stays, 1),
    roundOffPaise: sumOf(rounding.map(grossOfLine)),
  };
}

/** The advances of the replaced invoice, the oldest first, up to the total of the new one. */
function atMost(advances: readonly SetOffAdvance[], totalPaise: number): SetOffAdvance[] {
  let left = totalPaise;
  return advances.flatMap((advance) => {
    const amountPaise = Math.min(left, advance.amountPaise);
    left -= amountPaise;
    return amountPaise > 0 ? [{ ...advance, amountPaise }] : [];
  });
}

/**
 * The recipient of the document. A credit note has the recipient of its invoice; a reissued invoice has the recipient
 * that was entered for it.
 */
function recipientOf(planned: PlannedDocument, { recipient, issued, reissues }: DocumentSources) {
  if (planned.kind === 'CREDIT_NOTE')
    return issued.find(({ id }) => id === planned.invoiceId)?.recipient ?? recipient;
  const reissueOf = planned.kind === 'INVOICE' ? planned.reissueOf : null;
  return reissues.find(({ invoiceId }) => invoiceId === reissueOf)?.recipient ?? recipient;
}

/** The folio lines that are stored with the document: those that it charges first or reverses. */
function storedLinesOf(planned: PlannedDocument): readonly number[] {
  return 'lineIds' in planned && planned.reissueOf === null ? planned.lineIds : [];
}

/** A planned document with everything that it shows except its number. */
export function composeDocument(planned: PlannedDocument, sources: DocumentSources): NewDocument {
  const { booking, supplier, folioId } = sources;
  const written = composedParts(planned, sources);
  const totals = amountsByRate(written.lines);
  const recipient = recipientOf(planned, sources);
  return {
    bookingId: booking.id,
    folioId,
    paymentId: 'paymentId' in planned ? planned.paymentId : null,
    refersTo: planned.kind === 'CREDIT_NOTE' ? planned.invoiceId : null,
    reissueOf: 'reissueOf' in planned ? planned.reissueOf : null,
    lineIds: storedLinesOf(planned),
    advances: 'advances' in planned ? planned.advances : [],
    content: {
      kind: planned.kind,
      date: planned.dated,
      supplier,
      recipient,
      placeOfSupply: supplier.state,
      bookingReference: booking.reference,
      stays: booking.stays.map(({ roomTitle, checkin, checkout, guests }) => ({
        roomTitle,
        checkin,
        checkout,
        guests,
      })),
      ...written,
      totals,
      totalPaise: sumOf(totals.map(grossOf)) + written.roundOffPaise,
      registration: null,
    },
  };
}
