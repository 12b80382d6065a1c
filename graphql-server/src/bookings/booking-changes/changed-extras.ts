import { agreedExtras, type BookedLine, type BookedStay } from '../core/booking-record';
import { daysBetween, type PlainDate } from '../../platform/time/dates';
import { lineOfExtra, usesOf, type ExtraUse, type WantedExtra } from '../../selling/pricing/extras';
import { chargeOfExtra, type ExtraCharge } from '../../selling/quotes/quote';

/** A line of an extra that the booking has. */
type BookedExtra = BookedLine & ExtraCharge;

/** What a change does with the extras of one stay. */
export interface ChangedExtras {
  /** Extras that keep their lines. */
  kept: BookedExtra[];
  added: ExtraCharge[];
  removed: BookedExtra[];
}

/** The dates, guests and extras that the form asks for. */
interface AskedDates {
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  extras?: readonly WantedExtra[] | null;
}

const wantedBy = ({ extra: { code, pieces } }: ExtraCharge): WantedExtra => ({ code, pieces });

/** The extras that the stay will have: the form's extras, or else the present extras. */
function wantedExtras(booked: readonly ExtraCharge[], { extras }: AskedDates): readonly WantedExtra[] {
  return extras ?? booked.map(wantedBy);
}

/** Extras that are new to the stay. They are sold at today's prices. */
export function newExtras(
  lines: readonly BookedLine[],
  stay: Pick<BookedStay, 'id'> | null,
  asked: AskedDates,
): WantedExtra[] {
  const booked = stay ? agreedExtras(lines, stay.id) : [];
  return wantedExtras(booked, asked).filter(({ code }) => booked.every(({ extra }) => extra.code !== code));
}

/** Whether the form's extras differ from the stay's. */
export function asksForOtherExtras(
  lines: readonly BookedLine[],
  stay: Pick<BookedStay, 'id'>,
  { extras }: Pick<AskedDates, 'extras'>,
): boolean {
  if (!extras) return false;
  const named = (list: readonly WantedExtra[]) =>
    list
      .map(({ code, pieces }) => `${code} ${pieces}`)
      .toSorted()
      .join();
  return named(extras) !== named(agreedExtras(lines, stay.id).map(wantedBy));
}

/** The extra for the changed stay, at the agreed price and tax. */
function recounted({ extra, rateCents, taxPercent, sac }: BookedExtra, pieces: number, asked: AskedDates) {
  const { paisePerUnit } = extra;
  const agreed = { ...extra, cents: rateCents ?? 0, taxPercent: taxPercent ?? 0, sac };
  const counted = { nights: daysBetween(asked.checkin, asked.checkout), guests: asked.guests, pieces };
  return chargeOfExtra(lineOfExtra(agreed, counted, paisePerUnit), paisePerUnit);
}

/**
 * What happens to the extras of a stay. A present extra keeps its price and follows the new nights and guests. When its
 * amount changes, its line is reversed and a new line is written.
 */
export function changedExtras(
  lines: readonly BookedLine[],
  stay: Pick<BookedStay, 'id'> | null,
  asked: AskedDates,
  quoted: readonly ExtraCharge[],
): ChangedExtras {
  const booked = stay ? agreedExtras(lines, stay.id) : [];
  const changed: ChangedExtras = { kept: [], added: [...quoted], removed: [] };
  for (const line of booked) {
    const wanted = wantedExtras(booked, asked).find(({ code }) => code === line.extra.code);
    const after = wanted && recounted(line, wanted.pieces, asked);
    const isSame = after?.extra.quantity === line.extra.quantity && after.extra.pieces === line.extra.pieces;
    if (isSame) changed.kept.push(line);
    else changed.removed.push(line);
    if (after && !isSame) changed.added.push(after);
  }
  return changed;
}

/** The daily uses of extras by these lines on the days of the stay. */
export function usesOfLines(
  lines: readonly ExtraCharge[],
  { checkin, checkout }: Pick<AskedDates, 'checkin' | 'checkout'>,
): ExtraUse[] {
  return usesOf(
    lines.map(({ extra: { code, unit, quantity } }) => ({ code, unit, quantity, checkin, checkout })),
  );
}
