import { agreedExtras, type BookedLine, type BookedStay } from '../core/booking-record';
import { daysBetween, type PlainDate } from '../../platform/time/dates';
import { lineOfExtra, usesOf, type ExtraUse, type WantedExtra } from '../../selling/pricing/extras';
import { chargeOfExtra, type ExtraCharge } from '../../selling/quotes/quote';

/** A line of an extra that the booking has. */
type BookedExtra = BookedLine & ExtraCharge;

/** What a change does with the extras of one stay. */
export interface ChangedExtras {
  /** As they were sold. */
  kept: BookedExtra[];
  added: ExtraCharge[];
  removed: BookedExtra[];
}

/** The stay as it is to be. */
interface AskedDates {
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  extras?: readonly WantedExtra[] | null;
}

const wantedBy = ({ extra: { code, pieces } }: ExtraCharge): WantedExtra => ({ code, pieces });

/** What the stay is to have: what the form says, or else what it has. */
function wantedExtras(booked: readonly ExtraCharge[], { extras }: AskedDates): readonly WantedExtra[] {
  return extras ?? booked.map(wantedBy);
}

/** The extras that the stay does not have yet. They are sold at today's prices. */
export function newExtras(
  lines: readonly BookedLine[],
  stay: Pick<BookedStay, 'id'> | null,
  asked: AskedDates,
): WantedExtra[] {
  const booked = stay ? agreedExtras(lines, stay.id) : [];
  return wantedExtras(booked, asked).filter(({ code }) => booked.every(({ extra }) => extra.code !== code));
}

/** Whether the form asks for other extras than the stay has. */
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

/** The extra for the changed stay, at the price and the tax that were agreed. */
function recounted({ extra, rateCents, taxPercent, sac }: BookedExtra, pieces: number, asked: AskedDates) {
  const { paisePerUnit } = extra;
  const agreed = { ...extra, cents: rateCents ?? 0, taxPercent: taxPercent ?? 0, sac };
  const counted = { nights: daysBetween(asked.checkin, asked.checkout), guests: asked.guests, pieces };
  return chargeOfExtra(lineOfExtra(agreed, counted, paisePerUnit), paisePerUnit);
}

/**
 * What becomes of the extras of a stay. One that the stay has keeps its price, and follows the new nights and guests. What
 * it costs more or less is a line that is taken back and a new one.
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

/** What extras with these lines count for on the days of the stay. */
export function usesOfLines(
  lines: readonly ExtraCharge[],
  { checkin, checkout }: Pick<AskedDates, 'checkin' | 'checkout'>,
): ExtraUse[] {
  return usesOf(
    lines.map(({ extra: { code, unit, quantity } }) => ({ code, unit, quantity, checkin, checkout })),
  );
}
