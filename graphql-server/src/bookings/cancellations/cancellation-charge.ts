import { linesOfStay, policyCharge, priceOfStay } from '../core/agreed-charge';
import {
  agreedExtras,
  agreedPolicyFor,
  changeCharges,
  grossOf,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from '../core/booking-record';
import type { FurtherCharge } from '../folio/folio.repository';
import { partsOf, shareOf } from '../../platform/money/money';
import { chargeAt } from '../../selling/rates/cancellation';
import type { Charge } from '../../selling/rates/policy.entity';
import type { CancellationKind } from './cancellation.entity';

/** What the hotel keeps for one stay, with the tax of the stay. Amounts are paise with tax. */
export interface StayCharge {
  stay: BookedStay;
  /** The price of its nights. No charge is higher. */
  pricePaise: number;
  /** The price of its extras. They are refunded in full. */
  extrasPaise: number;
  chargePaise: number;
  lines: FurtherCharge[];
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The lines to which a charge applies: the first nights that cost something, or all nights. */
export function chargedLines(charge: Charge | null, lines: readonly BookedLine[]): BookedLine[] {
  const paid = lines.filter((line) => grossOf(line) > 0);
  if (charge?.kind !== 'NIGHTS' || paid.some(({ night }) => night === null)) return paid;
  return paid.slice(0, charge.nights);
}

/** One charge line for each percentage of tax. Whole nights keep their own halves of the tax. */
export function taxedLines(
  { stay, kind }: { stay: Pick<BookedStay, 'id'>; kind: FurtherCharge['kind'] },
  chargedPaise: number,
  lines: readonly BookedLine[],
): FurtherCharge[] {
  if (chargedPaise === 0) return [];
  // A free night bears no part of the charge.
  const paid = lines.filter((line) => grossOf(line) > 0);
  const percents = [...new Set(paid.map(({ taxPercent }) => taxPercent))];
  const groups = percents.map((percent) => paid.filter(({ taxPercent }) => taxPercent === percent));
  const wholes = groups.map((group) => sumOf(group.map(grossOf)));
  const parts = partsOf(chargedPaise, wholes);
  return groups.flatMap((group, index) => {
    const [gross = 0, whole = 0, taxPercent = null] = [parts[index], wholes[index], percents[index]];
    const half = (of: 'cgstPaise' | 'sgstPaise') =>
      shareOf(gross, sumOf(group.map((line) => line[of])), whole);
    const [cgstPaise, sgstPaise] = [half('cgstPaise'), half('sgstPaise')];
    const valuePaise = gross - cgstPaise - sgstPaise;
    const sac = group[0]?.sac ?? '';
    return gross > 0 ? { stayId: stay.id, kind, valuePaise, taxPercent, cgstPaise, sgstPaise, sac } : [];
  });
}

interface ChargedAct {
  kind: CancellationKind;
  now: Date;
  /** The charge that the staff set for these stays together, in paise with tax; null when the policy decides. */
  setPaise: number | null;
}

function chargeFor(
  booking: BookingRecord,
  stay: BookedStay,
  { kind, now, setPaise }: ChargedAct,
): Charge | null {
  if (setPaise !== null) return null;
  const policy = agreedPolicyFor(booking, stay);
  return kind === 'NO_SHOW' ? policy.noShow : chargeAt(policy, now);
}

/** What the hotel keeps for each of these stays. A charge that the staff set is spread in proportion to the prices. */
export function stayCharges(
  booking: BookingRecord,
  stays: readonly BookedStay[],
  act: ChargedAct,
): StayCharge[] {
  const prices = stays.map((stay) => priceOfStay(booking, stay));
  const setParts = partsOf(act.setPaise ?? 0, prices);
  return stays.map((stay, index) => {
    const lines = linesOfStay(booking, stay);
    const charge = chargeFor(booking, stay, act);
    const pricePaise = prices[index] ?? 0;
    const charged = charge ? policyCharge(charge, booking, stay) : (setParts[index] ?? 0);
    const kept = { stay, kind: act.kind };
    const wholeNights = chargedLines(charge, lines);
    const isWhole = sumOf(wholeNights.map(grossOf)) === charged;
    const paid = isWhole ? wholeNights : chargedLines(null, lines);
    // When only free nights are left, the charge bears the tax of the nights that were given up.
    const taxed = paid.length > 0 ? paid : changeCharges(booking.lines, stay.id);
    const extrasPaise = sumOf(agreedExtras(booking.lines, stay.id).map(grossOf));
    return {
      stay,
      pricePaise,
      extrasPaise,
      chargePaise: charged,
      lines: taxedLines(kept, charged, taxed),
    };
  });
}
