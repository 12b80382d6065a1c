import { soldAgain } from '../../bookings/booking-changes/change-plan';
import { changedExtras } from '../../bookings/booking-changes/changed-extras';
import { nightLinesOf } from '../../bookings/booking-changes/priced-change';
import {
  grossOf,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from '../../bookings/core/booking-record';
import { linesOfStay, taxedLines } from '../../bookings/cancellations/cancellation-charge';
import type { FurtherCharge } from '../../bookings/folio/folio.repository';
import type { PlainDate } from '../../platform/time/dates';
import type { ChargeLine } from '../../selling/quotes/quote';

/** What a no-show costs when its guest arrives after all. Amounts are paise with tax. */
export interface LateArrival {
  stay: BookedStay;
  /** The first night from now on. */
  checkin: PlainDate;
  /** The folio lines that are taken back: what was kept of the no-show. */
  reverses: number[];
  /** The nights and extras that are charged again, as they were agreed. */
  added: ChargeLine[];
  /** What the hotel keeps of nights that the guest has missed or had given up before. */
  charges: FurtherCharge[];
  missedPaise: number;
  leastChargePaise: number;
  differencePaise: number;
}

const sumOf = (lines: readonly Pick<ChargeLine, 'valuePaise' | 'cgstPaise' | 'sgstPaise'>[]): number =>
  lines.reduce((sum, line) => sum + grossOf(line), 0);

/** The charges that the no-show took back: what was kept before of nights that were given up. */
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

/** What the hotel has kept of the no-show, as lines that are still charged. */
function keptLines(lines: readonly BookedLine[]): BookedLine[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return lines.filter(
    ({ id, kind, reverses }) => kind === 'NO_SHOW' && reverses === null && !reversed.has(id),
  );
}

/**
 * The guest of a no-show arrives on that business day. The charge of the no-show is taken back, and the nights are charged as
 * they were agreed. Of missed nights the hotel keeps what it kept of the no-show, and no more than their price.
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
