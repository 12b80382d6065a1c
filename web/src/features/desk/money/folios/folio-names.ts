import type { Folios_FolioFragment, FolioShare } from '../../../../generated/graphql';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

export type Folio = Folios_FolioFragment;
export type FolioLine = Folio['lines'][number];

/** The name of the folio. The first folio is the guest's. */
export const folioName = ({ name }: Pick<Folio, 'name'>): string => name ?? t`Guest`;

/** The value of a choice of folios; the first folio has no id. */
export const FIRST_FOLIO = 'first';

export const folioValue = ({ id }: Pick<Folio, 'id'>): string => id ?? FIRST_FOLIO;

const KINDS: Partial<Record<string, string>> = {
  LEGACY: t`All nights`,
  CANCELLATION: t`Cancellation charge`,
  NO_SHOW: t`No-show charge`,
  CHANGE: t`Charge for nights given up`,
  EARLY_DEPARTURE: t`Charge for leaving early`,
  DEPOSIT_CHARGE: t`Charge to the security deposit`,
  ROUND_OFF: t`Rounded to the rupee`,
  WRITE_OFF: t`Written off`,
};

/** 'Night of 27 Nov 2026, ₹8,960.00' */
export function lineText({ name, night, kind, pieces, amount }: FolioLine): string {
  const what = night ? t`Night of ${writeDay(night)}` : (name ?? KINDS[kind] ?? t`Charge`);
  const counted = pieces !== null && pieces > 1 ? `${pieces} × ${what}` : what;
  return `${counted}, ${writeMoney(amount)}`;
}

/** What the payer owes, in words. */
export function owesText({ balance }: Pick<Folio, 'balance'>): string {
  const { amount, currency } = balance;
  if (amount === 0) return t`Nothing is due.`;
  return amount > 0
    ? t`${writeMoney(balance)} is due.`
    : t`The hotel owes ${writeMoney({ amount: -amount, currency })}.`;
}

/** The parts of a bill that a folio takes by rule. */
export const SHARE_NAMES: Readonly<Record<FolioShare, string>> = {
  ROOM: t`Room and tax`,
  EXTRAS: t`Extras of the booking`,
  CHARGES: t`Charges during the stay`,
};

export const SHARES: readonly FolioShare[] = ['ROOM', 'EXTRAS', 'CHARGES'];
