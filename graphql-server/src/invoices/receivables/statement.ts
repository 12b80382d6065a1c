import type { PlainDate } from '../../platform/time/dates';
import type { CompanySource } from './company-payment.entity';

/** What an entry of an account is. */
export type EntryKind = 'INVOICE' | 'CREDIT_NOTE' | 'RETURNED' | 'PAYMENT' | 'COUNTER_ENTRY';

/** One entry of the account of a company. */
export interface AccountEntry {
  date: PlainDate;
  kind: EntryKind;
  /** The number of the document, or the note of the payment; may be empty. */
  text: string;
  /** How it was paid; null for documents. */
  source: CompanySource | null;
  /** In paise: above 0 the company owes more. */
  amountPaise: number;
}

/** The reductions of a receivable, with its credit notes. Amounts are in paise. */
export interface LoweredReceivable {
  number: string;
  loweredPaise: number;
  loweredOn: PlainDate | null;
  /** The oldest first. */
  creditNotes: { number: string; dated: PlainDate; totalPaise: number }[];
}

/** The account of a company in a period. Amounts are in paise. */
export interface Statement {
  from: PlainDate;
  to: PlainDate;
  openingPaise: number;
  entries: (AccountEntry & { balancePaise: number })[];
  closingPaise: number;
}

/** The entries that lowered a receivable: credit notes, and bills that the guest paid after all. */
export function loweringEntries({
  number,
  loweredPaise,
  loweredOn,
  creditNotes,
}: LoweredReceivable): AccountEntry[] {
  const entries: AccountEntry[] = [];
  let left = loweredPaise;
  for (const note of creditNotes) {
    const part = Math.min(left, note.totalPaise);
    left -= part;
    const entry = { date: note.dated, kind: 'CREDIT_NOTE', text: note.number, source: null } as const;
    if (part > 0) entries.push({ ...entry, amountPaise: -part });
  }
  const returned = { kind: 'RETURNED', text: number, source: null, amountPaise: -left } as const;
  return left > 0 && loweredOn !== null ? [...entries, { ...returned, date: loweredOn }] : entries;
}

const ORDER: readonly EntryKind[] = ['INVOICE', 'CREDIT_NOTE', 'RETURNED', 'PAYMENT', 'COUNTER_ENTRY'];

/** The statement of a period: the balance before the period, its entries by day, and the balance after it. */
export function statementOf(
  entries: readonly AccountEntry[],
  { from, to }: { from: PlainDate; to: PlainDate },
): Statement {
  const sumOf = (some: readonly AccountEntry[]) =>
    some.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const openingPaise = sumOf(entries.filter(({ date }) => date < from));
  const within = entries
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((a, b) => a.date.localeCompare(b.date) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  let balancePaise = openingPaise;
  const shown = within.map((entry) => {
    balancePaise += entry.amountPaise;
    return { ...entry, balancePaise };
  });
  return { from, to, openingPaise, entries: shown, closingPaise: balancePaise };
}
