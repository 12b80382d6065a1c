import { soldAgain } from '../booking-changes/change-plan';
import { grossOf, joinedParts, type BookedLine } from '../core/booking-record';
import type { Restores } from '../cancellations/cancellation.entity';
import type { FurtherCharge, StayCharges } from '../folio/folio.repository';

/** The counter-entries of a cancellation that is taken back. */
export interface RestoredLines {
  /** The lines that the cancellation wrote and that are reversed now: its charges and written-off amounts. */
  reverses: number[];
  /** The nights and extras that are charged again. */
  sold: StayCharges[];
  /** The charges for nights that were given up before the cancellation. `ChargesAgain` restores what the staff posted. */
  charges: FurtherCharge[];
  differencePaise: number;
}

const isSold = ({ kind }: BookedLine): boolean => kind === 'ROOM_NIGHT' || kind === 'EXTRA';

const isCharge = (line: BookedLine): line is BookedLine & FurtherCharge =>
  !isSold(line) && line.kind !== 'LEGACY' && line.kind !== 'POSTED_CHARGE';

const sumOf = (lines: readonly BookedLine[]): number => lines.reduce((sum, line) => sum + grossOf(line), 0);

/**
 * The counter-entries; null when lines of the cancellation were corrected after it, or when the booking has one price for
 * all nights together.
 */
export function restoredLines(
  lines: readonly BookedLine[],
  { after, last }: Restores['lines'],
): RestoredLines | null {
  const written = lines.filter(({ id }) => id !== null && id > after && id <= last);
  const charged = written.filter(({ reverses }) => reverses === null);
  const reversedSince = new Set(lines.map(({ reverses }) => reverses));
  if (charged.some(({ id }) => reversedSince.has(id))) return null;
  const takenOff = new Set(written.flatMap(({ reverses }) => reverses ?? []));
  const again = joinedParts(lines.filter(({ id }) => id !== null && takenOff.has(id)));
  if (again.some(({ kind }) => kind === 'LEGACY')) return null;
  return {
    reverses: charged.flatMap(({ id }) => id ?? []),
    sold: again
      .filter(isSold)
      .flatMap((line) => (line.stayId ? [{ stayId: line.stayId, lines: [soldAgain(line)] }] : [])),
    charges: again
      .filter(isCharge)
      .map(({ stayId, kind, valuePaise, taxPercent, cgstPaise, sgstPaise, sac }) => ({
        stayId,
        kind,
        valuePaise,
        taxPercent,
        cgstPaise,
        sgstPaise,
        sac,
      })),
    differencePaise: sumOf(again) - sumOf(charged),
  };
}
