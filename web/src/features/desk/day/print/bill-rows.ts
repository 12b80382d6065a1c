import type { PrintedBillQuery, TaxDocumentKind } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { KIND_NAMES } from '../../money/folio/folio-words';
import { SOURCE_NAMES } from '../../money/payment-sources/payment-sources';
import type { RowOfBill } from './bill-pages';

type Line = PrintedBillQuery['billLines'][number];
type Details = Extract<PrintedBillQuery['guestBooking'], { __typename: 'GuestBookingDetails' }>;
type Stay = Details['booking']['stays'][number];

/** A charge, or the heading of a room. */
export interface BillRow extends RowOfBill {
  key: string;
  what: string;
  /** Null for a heading. */
  line: Line | null;
}

/** The letters of a name that fit on one line of A4. */
const LETTERS_OF_A_LINE = 44;

const textLinesOf = (text: string): number => Math.max(1, Math.ceil(text.length / LETTERS_OF_A_LINE));

/** The charges under the heading of their room; a booking of one room needs no heading. */
export function billRows(lines: readonly Line[], stays: readonly Stay[]): BillRow[] {
  const rows: BillRow[] = [];
  for (const [place, line] of lines.entries()) {
    const isOfNext = place === 0 || lines[place - 1]?.stayId !== line.stayId;
    if (isOfNext && stays.length > 1) rows.push(heading(stays.find(({ id }) => id === line.stayId)));
    const name = line.name ?? KIND_NAMES[line.kind];
    const what = line.quantity === 1 ? name : `${line.quantity} × ${name}`;
    rows.push({ key: line.id, what, line, paise: line.amount.amount, textLines: textLinesOf(what) });
  }
  return rows;
}

function heading(stay: Stay | undefined): BillRow {
  const room = stay?.roomNumber ? t`Room ${stay.roomNumber}, ${stay.roomTitle}` : stay?.roomTitle;
  const what = [room ?? t`The whole booking`, stay?.guestName].filter(Boolean).join(', ');
  return { key: `heading ${stay?.id ?? ''}`, what, line: null, paise: 0, textLines: 1 };
}

/** The charges at one rate of GST, in paise. */
interface Rate {
  taxPercent: number | null;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The charges by rate of GST, the lowest first; charges without a rate last. */
export function ratesOf(lines: readonly Line[]): Rate[] {
  const rates = new Map<number | null, Rate>();
  for (const { taxPercent, value, cgst, sgst } of lines) {
    const rate = rates.get(taxPercent) ?? { taxPercent, valuePaise: 0, cgstPaise: 0, sgstPaise: 0 };
    rates.set(taxPercent, {
      taxPercent,
      valuePaise: rate.valuePaise + value.amount,
      cgstPaise: rate.cgstPaise + cgst.amount,
      sgstPaise: rate.sgstPaise + sgst.amount,
    });
  }
  const last = Number.MAX_SAFE_INTEGER;
  return [...rates.values()].toSorted((one, other) => (one.taxPercent ?? last) - (other.taxPercent ?? last));
}

const MONEY_KINDS: ReadonlySet<string> = new Set(['PAYMENT', 'COUNTER_ENTRY', 'REFUND', 'LOST_DISPUTE']);

/** Payments, refunds and counter-entries of the guest's folio, below 0 when the hotel received the money. */
export function moneyRows(folio: Details['folio']) {
  return folio
    .filter(({ kind, folioId }) => MONEY_KINDS.has(kind) && folioId === null)
    .map(({ id, kind, source, isPending, at, amount }) => {
      const name = kind === 'REFUND' && isPending ? t`Refund due` : KIND_NAMES[kind];
      const label = source === null ? name : t`${name}: ${SOURCE_NAMES[source]}`;
      return { id, label, at, paise: amount.amount };
    });
}

const OVER: ReadonlySet<string> = new Set(['DEPARTED', 'CANCELLED', 'NO_SHOW']);

/** Whether everybody has left and the guest owes nothing, in paise. */
export function isFinal({ stays, status }: Details['booking'], balancePaise: number): boolean {
  const isOver = status === 'CANCELLED' || stays.every((stay) => OVER.has(stay.status));
  return isOver && balancePaise === 0;
}

/** The kinds of tax documents. */
export const DOCUMENT_NAMES: Readonly<Record<TaxDocumentKind, string>> = {
  RECEIPT_VOUCHER: t`Receipt voucher`,
  REFUND_VOUCHER: t`Refund voucher`,
  INVOICE: t`Tax invoice`,
  CREDIT_NOTE: t`Credit note`,
};
