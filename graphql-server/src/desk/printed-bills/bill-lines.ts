import type { PlainDate } from '../../platform/time/dates';
import { isInFolio, type BookedLine, type BookingRecord } from '../../bookings/core/booking-record';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';

/** One charge on a printed bill, in paise. */
export interface BillLine {
  /** The id of its line of the folio. */
  id: number;
  stayId: string | null;
  kind: FolioLineKind;
  /** The name of an extra or posted charge; null for any other charge. */
  name: string | null;
  /** The night, the day on which the guest had it, or the day on which it was written. */
  day: PlainDate | null;
  /** The number of pieces. */
  quantity: number;
  sac: string;
  valuePaise: number;
  /** GST in percent, both halves together; null without a single rate. */
  taxPercent: number | null;
  cgstPaise: number;
  sgstPaise: number;
}

/**
 * What the guest is charged for in the first folio, by stay in the order of the booking, and by day. Lines that were reversed, and the lines
 * that reverse them, are left out: together they are nothing. The sums of the lines are the sums of the folio.
 */
export function billLines({ stays, lines }: Pick<BookingRecord, 'stays' | 'lines'>): BillLine[] {
  const reversed = new Set(lines.flatMap(({ reverses }) => reverses ?? []));
  const places = new Map(stays.map(({ id }, place) => [id, place]));
  const placeOf = ({ stayId }: BillLine): number => places.get(stayId ?? '') ?? stays.length;
  return lines
    .filter((line) => isInFolio(line, null))
    .flatMap((line) => (line.id === null || line.reverses !== null ? [] : billLine(line, line.id)))
    .filter(({ id }) => !reversed.has(id))
    .toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || (one.day ?? '').localeCompare(other.day ?? '') || one.id - other.id,
    );
}

function billLine(line: BookedLine, id: number): BillLine {
  const { stayId, kind, night, extra, posted, writtenOn, sac } = line;
  const { valuePaise, taxPercent, cgstPaise, sgstPaise } = line;
  const isSold = kind === 'EXTRA' || kind === 'LEGACY';
  return {
    ...{ id, stayId, kind, sac, valuePaise, taxPercent, cgstPaise, sgstPaise },
    name: posted?.name ?? extra?.name ?? null,
    // An extra and the one sum of earlier bookings belong to the whole stay.
    day: night ?? posted?.day ?? (isSold ? null : (writtenOn ?? null)),
    quantity: posted?.quantity ?? extra?.quantity ?? 1,
  };
}
