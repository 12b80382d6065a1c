import type { PlainDate } from '../../platform/time/dates';
import { ACCOUNT_ORDER, ACCOUNTS, ledgerOf, type Account, type LedgerNames } from './accounts';

/** The types of vouchers, as Tally names them. */
export type VoucherType = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal' | 'Contra';

/** What a voucher records. */
export type VoucherKind =
  | 'INVOICE'
  | 'CREDIT_NOTE'
  | 'RECEIPT_VOUCHER'
  | 'REFUND_VOUCHER'
  | 'SET_OFF'
  | 'PAYMENT'
  | 'REFUND'
  | 'COUNTER_ENTRY'
  | 'DISPUTE'
  | 'WRITE_OFF'
  | 'ROUND_OFF'
  | 'PAID_OUT'
  | 'PUT_BACK'
  | 'CASH_DIFFERENCE'
  | 'PORTAL_MONEY'
  | 'PORTAL_DUES'
  | 'GATEWAY_FEES'
  | 'SETTLEMENT';

/** The business on an invoice or a credit note, or the company or the portal that owes or pays. */
export interface VoucherParty {
  name: string;
  /** Null for a company or a portal without a GSTIN. */
  gstin: string | null;
}

/** A debit (above 0) or a credit (below 0), in paise. */
export interface Posting {
  account: Account;
  /** GST in percent, both halves together; null on a line without a rate. */
  taxPercent: number | null;
  amountPaise: number;
}

/** An event at the hotel that is not in the book yet, or that has changed since. */
export interface OpenEvent {
  source: string;
  kind: VoucherKind;
  /** The day of the event at the hotel; the date of a tax document. */
  dated: PlainDate;
  /** The number of a tax document; null for other events. */
  number: string | null;
  reference: string | null;
  /** The gateway’s id, or the reason of a movement of cash; may be empty. */
  about: string;
  party: VoucherParty | null;
  /** How many vouchers of the source are in the book already. */
  vouchersBefore: number;
  postings: Posting[];
}

/** A line of a voucher with its ledger. */
export interface VoucherLine extends Posting {
  ledger: string;
}

/** A voucher of the day book. Its lines add up to 0. */
export interface Voucher {
  day: PlainDate;
  place: number;
  source: string;
  revision: number;
  kind: VoucherKind;
  type: VoucherType;
  number: string;
  dated: PlainDate;
  narration: string;
  reference: string | null;
  party: VoucherParty | null;
  lines: VoucherLine[];
}

/** The kinds of events, in the order of their vouchers on a day, with their words. */
const KINDS: Readonly<Record<VoucherKind, string>> = {
  INVOICE: 'Tax invoice',
  CREDIT_NOTE: 'Credit note',
  RECEIPT_VOUCHER: 'Receipt voucher: GST on an advance',
  REFUND_VOUCHER: 'Refund voucher: GST on an advance that was given back',
  SET_OFF: 'Advances set off against the invoice',
  PAYMENT: 'Money received',
  REFUND: 'Money given back',
  COUNTER_ENTRY: 'Counter-entry of money recorded by mistake',
  DISPUTE: 'Payment taken back by the guest’s bank',
  WRITE_OFF: 'Small balance written off',
  ROUND_OFF: 'Rounding of cash',
  PAID_OUT: 'Cash paid out',
  PUT_BACK: 'Cash put back',
  CASH_DIFFERENCE: 'Difference of the counted cash of a shift',
  PORTAL_MONEY: 'Money of a booking portal',
  PORTAL_DUES: 'Commission and taxes that a booking portal keeps',
  GATEWAY_FEES: 'Fees of the payment gateway',
  SETTLEMENT: 'Settlement of the payment gateway',
};

const KIND_ORDER = Object.keys(KINDS);

export const sumOfPostings = (postings: readonly Pick<Posting, 'amountPaise'>[]): number =>
  postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The sum of the debits, in paise. */
export const debitOf = ({ lines }: Pick<Voucher, 'lines'>): number =>
  sumOfPostings(lines.filter(({ amountPaise }) => amountPaise > 0));

/** The type of a voucher that is not a document. It follows from the cash and the bank in the voucher. */
function typeByMoney(postings: readonly Posting[]): VoucherType {
  const money = postings.filter(({ account }) => ACCOUNTS[account].isMoney);
  if (money.length === 0) return 'Journal';
  if (money.length === postings.length) return 'Contra';
  return sumOfPostings(money) > 0 ? 'Receipt' : 'Payment';
}

function typeOf({ kind, postings }: OpenEvent): VoucherType {
  if (kind === 'INVOICE') return 'Sales';
  return kind === 'CREDIT_NOTE' ? 'Credit Note' : typeByMoney(postings);
}

const inWords = (date: PlainDate): string => date.split('-').toReversed().join('-');

function narrationOf(event: OpenEvent, day: PlainDate): string {
  const { kind, number, about, reference, dated, vouchersBefore } = event;
  const what = [KINDS[kind], number, about].filter(Boolean).join(' ');
  const parts = [
    vouchersBefore > 0 ? `Correction of an earlier voucher: ${what}` : what,
    ...(reference === null ? [] : [`booking ${reference}`]),
    ...(dated < day ? [`concerns ${inWords(dated)}, which is closed`] : []),
  ];
  return `${parts.join('; ')}.`;
}

const placeOf = ({ account, taxPercent, amountPaise }: Posting): number =>
  // Debits first, then the order of the accounts and the rates.
  (amountPaise > 0 ? 0 : 1_000_000) + ACCOUNT_ORDER.indexOf(account) * 1_000 + (taxPercent ?? 0);

/** A comparison of texts that does not depend on the computer’s language. */
function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function byKind(one: OpenEvent, other: OpenEvent): number {
  return (
    KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
    byText(one.number ?? '', other.number ?? '') ||
    byText(one.dated, other.dated) ||
    byText(one.source, other.source)
  );
}

/** A number for a voucher without a document, such as 261127-12: the day and the place. */
const numberAt = (day: PlainDate, place: number): string => `${day.slice(2).replaceAll('-', '')}-${place}`;

function voucherOf(
  event: OpenEvent,
  { day, place }: { day: PlainDate; place: number },
  names: LedgerNames,
): Voucher {
  const { source, kind, dated, number, reference, party, vouchersBefore, postings } = event;
  if (sumOfPostings(postings) !== 0) throw new Error(`The postings of ${source} do not balance.`);
  return {
    ...{ day, place, source, kind, dated, reference, party },
    revision: vouchersBefore + 1,
    type: typeOf(event),
    number: number ?? numberAt(day, place),
    narration: narrationOf(event, day),
    lines: postings
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((posting) => ({
        ...posting,
        ledger: ledgerOf(names, posting.account, {
          taxPercent: posting.taxPercent,
          party: party?.name ?? null,
        }),
      })),
  };
}

/** The items of each day, in their order. */
export function groupedByDay<Item>(
  items: readonly Item[],
  dayOf: (item: Item) => PlainDate,
): ReadonlyMap<PlainDate, readonly Item[]> {
  const groups = new Map<PlainDate, Item[]>();
  for (const item of items) {
    const group = groups.get(dayOf(item));
    if (group) group.push(item);
    else groups.set(dayOf(item), [item]);
  }
  return groups;
}

/**
 * The vouchers of events, the earliest day first. Events before the first open day belong to that day, because
 * earlier days are closed.
 */
export function vouchersOf(
  events: readonly OpenEvent[],
  { firstOpen, names }: { firstOpen: PlainDate; names: LedgerNames },
): Voucher[] {
  const byDay = groupedByDay(events, ({ dated }) => (dated < firstOpen ? firstOpen : dated));
  return [...byDay.keys()]
    .toSorted(byText)
    .flatMap((day) =>
      (byDay.get(day) ?? [])
        .toSorted(byKind)
        .map((event, index) => voucherOf(event, { day, place: index + 1 }, names)),
    );
}
