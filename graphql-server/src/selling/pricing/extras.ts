import { divideHalfUp } from '../../platform/money/money';
import { nightsOf, type PlainDate } from '../../platform/time/dates';
import { halfOfGst } from './gst';
import type { Extra, ExtraUnit } from './rate-book';

/** An extra that a guest adds to a stay. */
export interface WantedExtra {
  code: string;
  /** The number of pieces. Other units are counted by nights and guests. */
  pieces: number;
}

/** One extra of a stay with its tax. Amounts are paise. */
export interface ExtraLine {
  code: string;
  name: string;
  unit: ExtraUnit;
  /** The number of pieces that the guest asked for. */
  pieces: number;
  quantity: number;
  /** The price of one piece, in cents of the property's currency. */
  cents: number;
  valuePaise: number;
  taxPercent: number;
  cgstPaise: number;
  sgstPaise: number;
  sac: string;
}

type Counted = { nights: number; guests: number; pieces: number };

const QUANTITY: Record<ExtraUnit, (counted: Counted) => number> = {
  STAY: () => 1,
  NIGHT: ({ nights }) => nights,
  GUEST: ({ guests }) => guests,
  GUEST_AND_NIGHT: ({ guests, nights }) => guests * nights,
  PIECE: ({ pieces }) => pieces,
};

/** The price of an extra with a stay. It is rounded once to paise, halves up. */
export function lineOfExtra(
  { code, name, unit, cents, taxPercent, sac }: Extra,
  counted: Counted,
  paisePerUnit: number,
): ExtraLine {
  const quantity = QUANTITY[unit](counted);
  const valuePaise = divideHalfUp(cents * quantity * paisePerUnit, 100);
  const half = halfOfGst(valuePaise, taxPercent);
  const { pieces } = counted;
  const amounts = { valuePaise, taxPercent, cgstPaise: half, sgstPaise: half };
  return { code, name, unit, pieces, quantity, cents, ...amounts, sac };
}

/** An extra of a stay with the stay's dates. */
export interface DatedExtra {
  code: string;
  unit: ExtraUnit;
  quantity: number;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** The quantity of an extra that is sold for a day. */
export interface ExtraUse {
  code: string;
  day: PlainDate;
  quantity: number;
}

/**
 * The quantities that count towards the daily limits: extras by the night on each night, all others on the day of
 * check-in.
 */
export function usesOf(extras: readonly DatedExtra[]): ExtraUse[] {
  const uses = new Map<string, ExtraUse>();
  for (const { code, unit, quantity, checkin, checkout } of extras) {
    const isOfNights = unit === 'NIGHT' || unit === 'GUEST_AND_NIGHT';
    const days = isOfNights ? nightsOf(checkin, checkout) : [checkin];
    for (const day of days) {
      const before = uses.get(`${code} ${day}`)?.quantity ?? 0;
      uses.set(`${code} ${day}`, { code, day, quantity: before + quantity / days.length });
    }
  }
  return [...uses.values()];
}

/** An extra that was put on the bill of a stay on a day. */
export interface PostedExtra {
  code: string;
  unit: ExtraUnit;
  quantity: number;
  day: PlainDate;
  checkout: PlainDate;
  guests: number;
}

/**
 * As `usesOf`, of an extra that was put on a bill: extras by the night count once (or once for each guest) on each night from
 * its day on, and what is more on its day; all others on its day.
 */
export function usesOfPosted({ code, unit, quantity, day, checkout, guests }: PostedExtra): ExtraUse[] {
  const ofNight = unit === 'NIGHT' ? 1 : unit === 'GUEST_AND_NIGHT' ? guests : quantity;
  const nights = day < checkout ? nightsOf(day, checkout) : [day];
  let left = quantity;
  const uses: ExtraUse[] = [];
  for (const night of nights) {
    const used = Math.min(left, ofNight);
    if (used > 0) uses.push({ code, day: night, quantity: used });
    left -= used;
  }
  const [first, ...later] = uses;
  return first ? [{ ...first, quantity: first.quantity + left }, ...later] : [];
}

/** The key of an extra on a day, by which its uses are added up. */
export const keyOfUse = ({ code, day }: Pick<ExtraUse, 'code' | 'day'>): string => `${code} ${day}`;

/** The sums of uses, by `keyOfUse`. */
export function quantitiesOf(uses: readonly ExtraUse[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const use of uses) sums.set(keyOfUse(use), (sums.get(keyOfUse(use)) ?? 0) + use.quantity);
  return sums;
}

/** The quantities by which the first list exceeds the second. */
export function furtherUses(after: readonly ExtraUse[], before: readonly ExtraUse[]): ExtraUse[] {
  const had = quantitiesOf(before);
  const sums = quantitiesOf(after);
  const uses = new Map(after.map((use) => [keyOfUse(use), use]));
  return [...uses]
    .map(([key, use]) => ({ ...use, quantity: (sums.get(key) ?? 0) - (had.get(key) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
