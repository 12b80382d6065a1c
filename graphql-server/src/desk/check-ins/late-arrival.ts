import { soldAgain } from '../../bookings/booking-changes/change-plan';
import { changedExtras } from '../../bookings/booking-changes/changed-extras';
import { nightLinesOf } from '../../bookings/booking-changes/priced-change';
import {
  grossOf,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from '../../bookings/core/booking-record';
import { taxedLines } from '../../bookings/cancellations/cancellation-charge';
import { linesOfStay } from '../../bookings/core/agreed-charge';
import type { FurtherCharge } from '../../bookings/folio/folio.repository';
import type { PlainDate } from '../../platform/time/dates';
import type { ChargeLine } from '../../selling/quotes/quote';

/** The price of a no-show whose guest arrives after all. Amounts are paise with tax. */
export interface LateArrival {
  stay: BookedStay;
  /** The new first night. */
  checkin: PlainDate;
  /** The folio lines that are reversed: the charge of the no-show. */
  reverses: number[];
  /** The nights and extras that are charged again, as agreed. */
  added: ChargeLine[];
  /** What the hotel keeps for nights that the guest missed or gave up earlier. */
  charges: FurtherCharge[];
  missedPaise: number;
  leastChargePaise: number;
  differencePaise: number;
}

const sumOf = (lines: readonly Pick<ChargeLine, 'valuePaise' | 'cgstPaise' | 'sgstPaise'>[]): number =>
  lines.reduce((sum, line) => sum + grossOf(line), 0);

/** The charges that the no-show reversed: those for nights that were given up earlier. */
function earlierCharges(lines: readonly BookedLine[]): FurtherCharge[] {
  const sold = lines.filter(({ kind, reverses }) => kind !== 'NO_SHOW' && reverses === null);
  const lastSold = Math.max(0, ...sold.map(({ id }) => id ?? 0));
  const takenBack = new Set(
    lines.flatMap(({ id, reverses, changeId }) =>
      changeId === null && (id ?? 0) > lastSold ? (reverses ?? []) : [],
    ),
  );
  return lines.flatMap(({ id, kind, stayId, valuePaise, taxPercent, cgstPaise, sgstPaise, sac }) =>
    id !== null && takenBack.has(id) && (kind === 'CHANGE' || kind === 'NO_SHOW')
      ? { stayId, kind, valuePaise, taxPercent, cgstPaise, sgstPaise, sac }
      : [],
  );
}

/** What the hotel has kept for the no-show: the lines that are still charged. */
function keptLines(lines: readonly BookedLine[]): BookedLine[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return lines.filter(
    ({ id, kind, reverses }) => kind === 'NO_SHOW' && reverses === null && !reversed.has(id),
  );
}

/**
 * The figures when the guest of a no-show arrives on this business day. The charge of the no-show is reversed, and the
 * nights are charged as agreed. For missed nights the hotel keeps the charge of the no-show, at most their price.
 */
export function lateArrival(booking: BookingRecord, stay: BookedStay, businessDay: PlainDate): LateArrival {
  const checkin = businessDay > stay.checkin ? businessDay : stay.checkin;
  const ownLines = booking.lines.filter(({ stayId }) => stayId === stay.id);
  const nights = nightLinesOf(linesOfStay(booking, stay), stay);
  const missed = nights.filter(({ night }) => night !== null && night < checkin);
  const coming = nights.filter(({ night }) => night !== null && night >= checkin);
  const { checkout, guests } = stay;
  const extras = changedExtras(booking.lines, stay, { checkin, checkout, guests }, []);
  const kept = keptLines(ownLines);
  const earlier = earlierCharges(ownLines);
  const missedPaise = Math.max(0, Math.min(sumOf(kept) - sumOf(earlier), sumOf(missed)));
  const charges = [...earlier, ...taxedLines({ stay, kind: 'NO_SHOW' }, missedPaise, missed)];
  const added = [...[...coming, ...extras.kept].map(soldAgain), ...extras.added];
  return {
    stay,
    checkin,
    added,
    charges,
    missedPaise,
    reverses: kept.flatMap(({ id }) => id ?? []),
    leastChargePaise: Math.max(stay.leastChargePaise, missedPaise > 0 ? sumOf(charges) : 0),
    differencePaise: sumOf(added) + sumOf(charges) - sumOf(kept),
  };
}
