import type { Folio_EntryFragment, FolioEntryKind } from '../../../../generated/graphql';
import { addDays, writeDay } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';

/** The kinds of entries of a folio. */
export const KIND_NAMES: Readonly<Record<FolioEntryKind, string>> = {
  ROOM_NIGHT: t`Night`,
  EXTRA: t`Extra`,
  LEGACY: t`All nights`,
  CANCELLATION: t`Cancellation charge`,
  NO_SHOW: t`No-show charge`,
  CHANGE: t`Charge for nights given up`,
  EARLY_DEPARTURE: t`Charge for leaving early`,
  DEPOSIT_CHARGE: t`Charge to the security deposit`,
  POSTED_CHARGE: t`Charge`,
  ROUND_OFF: t`Rounded to the rupee`,
  WRITE_OFF: t`Written off`,
  PAYMENT: t`Paid`,
  COUNTER_ENTRY: t`Counter-entry`,
  REFUND: t`Refund`,
  LOST_DISPUTE: t`Charged back by the guest’s bank`,
};

/** One row of the folio: an entry, or several nights of one room. */
export interface FolioRow extends Folio_EntryFragment {
  nights: string[];
}

/** Joins consecutive nights of one room into one row, with their sum and the last balance. */
export function rowsOf(entries: readonly Folio_EntryFragment[]): FolioRow[] {
  const rows: FolioRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const nights = entry.night === null ? [] : [entry.night];
    const isFurtherNight =
      last?.kind === 'ROOM_NIGHT' &&
      entry.kind === 'ROOM_NIGHT' &&
      last.stayId === entry.stayId &&
      last.isReversal === entry.isReversal &&
      last.nights.at(-1) === (entry.night && addDays(entry.night, -1));
    if (!isFurtherNight) rows.push({ ...entry, nights });
    else {
      last.nights.push(...nights);
      last.amount = { ...last.amount, amount: last.amount.amount + entry.amount.amount };
      last.balance = entry.balance;
    }
  }
  return rows;
}

/** The text of the row, such as '3 nights from 4 May 2026, 204, Deluxe'. */
export function rowText(row: FolioRow, roomName: string | null): string {
  const { kind, nights, extra, source, isReversal, isPending } = row;
  const [first] = nights;
  const room = roomName ? `, ${roomName}` : '';
  if (kind === 'PAYMENT' && source)
    return source === 'GATEWAY' ? t`Paid online` : t`Paid: ${SOURCE_NAMES[source]}`;
  if (kind === 'COUNTER_ENTRY' && source) return t`Counter-entry: ${SOURCE_NAMES[source]}`;
  if (kind === 'REFUND' && source)
    return isPending ? t`Refund due: ${SOURCE_NAMES[source]}` : t`Refund: ${SOURCE_NAMES[source]}`;
  const what =
    kind === 'ROOM_NIGHT' && first
      ? t`${plural(nights.length, { one: '# night', other: '# nights' })} from ${writeDay(first)}`
      : (extra ?? KIND_NAMES[kind]);
  return isReversal ? t`Reversed: ${what}${room}` : `${what}${room}`;
}
