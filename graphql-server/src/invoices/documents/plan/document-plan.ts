import { addDays, daysBetween, type PlainDate } from '../../../platform/time/dates';
import { linesLeftOf, reissuedBy } from './invoiced-lines';
import {
  grossOf,
  sumOf,
  type PlanDocument,
  type PlanInput,
  type PlanLine,
  type PlannedDocument,
} from './plan-input';
import { amountsBySupply, ratedLines, splitPayment } from './rated-amounts';
import { givenBack, keptAdvances, keptOf, setOff, vouchedFor } from './receipts';

/** The days after the service within which an invoice must be issued (CGST Rule 47). */
const INVOICE_WITHIN_DAYS = 30;

/**
 * A document that is issued within this number of days after its event has the date of the event, because jobs may be
 * late or run around midnight. A later document has the date of issue, so that a month whose return is filed does not
 * change.
 */
const DATED_BACK_DAYS = 3;

/**
 * These lines bring a balance to zero and are not supplies. A rounding is on the invoice of the lines that it rounds.
 */
const ADJUSTMENTS: ReadonlySet<string> = new Set(['ROUND_OFF', 'WRITE_OFF']);

const isTaxed = ({ kind }: PlanLine): boolean => !ADJUSTMENTS.has(kind);

function dateFor(day: PlainDate, today: PlainDate): PlainDate {
  const age = daysBetween(day, today);
  return age >= 0 && age <= DATED_BACK_DAYS ? day : today;
}

/** The lines that are still charged: without reversed lines and without reversals. */
function chargedLines(lines: readonly PlanLine[]): PlanLine[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return lines.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}

const linesOnDocuments = ({ documents }: PlanInput): Set<number> =>
  new Set(documents.flatMap(({ lineIds }) => lineIds));

/**
 * The charges that a payment is for, by rate and service: the charges that are not invoiced yet; without these, all
 * present or earlier charges.
 */
function suppliesOfPayment(input: PlanInput) {
  const covered = linesOnDocuments(input);
  const taxed = input.lines.filter(isTaxed);
  const charged = chargedLines(taxed);
  const choices = [
    charged.filter(({ id }) => !covered.has(id)),
    charged,
    taxed.filter(({ reverses }) => reverses === null),
  ];
  const chosen = choices.find((lines) => sumOf(lines.map(grossOf)) > 0) ?? [];
  return amountsBySupply(ratedLines(chosen)).filter((amount) => grossOf(amount) > 0);
}

/** The money of the booking that exceeds its invoices and receipt vouchers, in paise. */
function moneyWithoutDocument(input: PlanInput): number {
  const { documents, lines, payments } = input;
  const covered = linesOnDocuments(input);
  const invoiced = sumOf(
    documents.map(({ kind, totalPaise }) => {
      if (kind === 'INVOICE') return totalPaise;
      return kind === 'CREDIT_NOTE' ? -totalPaise : 0;
    }),
  );
  const evened = lines.filter((line) => !isTaxed(line) && !covered.has(line.id)).map(grossOf);
  return sumOf(payments.map(keptOf)) - keptAdvances(input) - invoiced - sumOf(evened);
}

/** A receipt voucher for each payment that came before its invoice. Money that is refunded at once gets no voucher. */
function plannedReceipts(input: PlanInput): PlannedDocument[] {
  const supplies = suppliesOfPayment(input);
  if (supplies.length === 0) return [];
  let free = moneyWithoutDocument(input);
  // Begins with the newest payment, because the earliest payments paid the invoices.
  const planned = input.payments.toReversed().flatMap((payment): PlannedDocument[] => {
    const missing = payment.getsVoucher ? keptOf(payment) - vouchedFor(input.documents, payment.id) : 0;
    const amount = Math.min(free, missing);
    if (amount <= 0) return [];
    free -= amount;
    const dated = dateFor(payment.capturedOn, input.today);
    const amounts = splitPayment(amount, supplies);
    return [{ kind: 'RECEIPT_VOUCHER', dated, paymentId: payment.id, amounts }];
  });
  return planned.toReversed();
}

/** The lines that must be invoiced now, with the day of the service. */
function linesToInvoice(input: PlanInput): { lines: PlanLine[]; day: PlainDate } {
  const { stays, today, documents, isClosed = false } = input;
  const covered = linesOnDocuments(input);
  const open = chargedLines(input.lines).filter(({ id }) => !covered.has(id));
  const ends = stays.map(({ endsOn }) => endsOn).toSorted();
  const hasInvoice = documents.some(({ kind }) => kind === 'INVOICE');
  if (isClosed && !stays.every(({ hasEnded }) => hasEnded)) return { lines: open, day: today };
  if (stays.every(({ hasEnded }) => hasEnded))
    return { lines: open, day: hasInvoice ? today : dateFor(ends.at(-1) ?? today, today) };
  const isDue = (endsOn: PlainDate): boolean => addDays(endsOn, INVOICE_WITHIN_DAYS) <= today;
  const due = new Set(stays.filter(({ endsOn }) => isDue(endsOn)).map(({ id }) => id));
  if (due.size === stays.length) return { lines: open, day: today };
  return { lines: open.filter(({ stayId }) => stayId !== null && due.has(stayId)), day: today };
}

function plannedInvoice(input: PlanInput): PlannedDocument[] {
  const { lines, day } = linesToInvoice(input);
  const supplied = lines.filter(isTaxed);
  if (sumOf(supplied.map(grossOf)) <= 0) return [];
  const onInvoice = lines.filter(({ kind }) => kind !== 'WRITE_OFF');
  const advances = setOff(input, sumOf(onInvoice.map(grossOf)));
  const datesOfAdvances = input.documents
    .filter(({ id }) => advances.some(({ receiptId }) => receiptId === id))
    .map(({ dated: receiptDate }) => receiptDate);
  const dated = [day, ...datesOfAdvances].toSorted().at(-1) ?? day;
  return [{ kind: 'INVOICE', dated, lineIds: onInvoice.map(({ id }) => id), advances, reissueOf: null }];
}

/** One credit note for each invoice whose lines were reversed. A replaced invoice has no lines left. */
function plannedCreditNotes(input: PlanInput): PlannedDocument[] {
  const { documents, lines, today } = input;
  const covered = linesOnDocuments(input);
  return documents
    .filter(({ id, kind }) => kind === 'INVOICE' && !reissuedBy('INVOICE', id, documents))
    .flatMap((invoice): PlannedDocument[] => {
      const invoiced = new Set(linesLeftOf(invoice, input));
      const taken = lines.filter(
        (line) =>
          isTaxed(line) && line.reverses !== null && invoiced.has(line.reverses) && !covered.has(line.id),
      );
      if (sumOf(taken.map(grossOf)) === 0) return [];
      const lineIds = taken.map(({ id }) => id);
      return [{ kind: 'CREDIT_NOTE', dated: today, invoiceId: invoice.id, lineIds, reissueOf: null }];
    });
}

/** The amount that an invoice still charges, with tax and without its rounding, in paise. */
export function leftOfInvoice(invoice: PlanDocument, input: Pick<PlanInput, 'documents' | 'lines'>): number {
  const left = new Set(linesLeftOf(invoice, input));
  return sumOf(input.lines.filter((line) => left.has(line.id) && isTaxed(line)).map(grossOf));
}

/** A credit note for the rest of each invoice that is to be issued again. Its replacement follows. */
function plannedNotesOfReissues(input: PlanInput): PlannedDocument[] {
  const { documents, reissues, today } = input;
  return reissues.flatMap(({ invoiceId, askedOn }): PlannedDocument[] => {
    const invoice = documents.find(({ id }) => id === invoiceId);
    if (!invoice || reissuedBy('CREDIT_NOTE', invoiceId, documents)) return [];
    // All charges may have been reversed since.
    if (leftOfInvoice(invoice, input) <= 0) return [];
    const dated = dateFor(askedOn, today);
    const lineIds = linesLeftOf(invoice, input);
    return [{ kind: 'CREDIT_NOTE', dated, invoiceId, lineIds, reissueOf: invoiceId }];
  });
}

/**
 * The invoices that follow these credit notes. They come before all other documents: until then the booking looks as if
 * nothing was invoiced. Advances stay set off against the replaced invoice, so that they are counted once.
 */
function plannedReplacements(input: PlanInput): PlannedDocument[] {
  const { documents, today } = input;
  return documents.flatMap((note): PlannedDocument[] => {
    const invoiceId = note.kind === 'CREDIT_NOTE' ? note.reissueOf : null;
    const invoice = documents.find(({ id }) => id === invoiceId);
    if (!invoice || reissuedBy('INVOICE', invoice.id, documents)) return [];
    const lineIds = linesLeftOf(invoice, input);
    const dated = dateFor(note.dated, today);
    return [{ kind: 'INVOICE', dated, lineIds, advances: [], reissueOf: invoice.id }];
  });
}

function plannedRefunds(input: PlanInput): PlannedDocument[] {
  return input.payments.flatMap((payment): PlannedDocument[] => {
    const advances = givenBack(input, payment);
    if (advances.length === 0) return [];
    return [{ kind: 'REFUND_VOUCHER', dated: input.today, paymentId: payment.id, advances }];
  });
}

/**
 * The missing documents, in the order of issue. Only the first is issued before the booking is read again, because an
 * invoice sets off the receipt vouchers before it.
 */
export function planDocuments(input: PlanInput): PlannedDocument[] {
  return [
    ...plannedReplacements(input),
    ...plannedReceipts(input),
    ...plannedInvoice(input),
    ...plannedCreditNotes(input),
    ...plannedNotesOfReissues(input),
    ...plannedRefunds(input),
  ];
}
