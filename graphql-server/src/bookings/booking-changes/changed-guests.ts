import type { BookedLine, BookedStay } from '../core/booking-record';
import { divideHalfUp } from '../../platform/money/money';
import { supplementCents, type Party } from '../../selling/pricing/supplements';
import { partyOf } from '../../selling/rooms/guests.policy';
import type { ChargeLine, SoldSupplement } from '../../selling/quotes/quote';
import { discounted, type KeptNight, type PromotionTerms } from './promoted-change';

/** The guests that the form asks for. */
interface AskedGuests {
  guests: number;
  children?: readonly number[] | null;
}

/** The ages of the children of the changed stay. When the form does not name ages, the present ages stay. */
export function childrenAfter(
  { children }: Pick<AskedGuests, 'children'>,
  stay: Pick<BookedStay, 'children'> | null,
): readonly number[] {
  return children ?? stay?.children ?? [];
}

/** The ages as a text. Two lists with the same ages give the same text. */
export const agesInWords = (ages: readonly number[]): string =>
  ages.toSorted((one, other) => one - other).join(' ');

/** Converts cents to paise, rounded half away from zero, so that a charge and its refund are the same amount. */
function paiseOf(cents: number, paisePerUnit: number): number {
  return Math.sign(cents) * divideHalfUp(Math.abs(cents) * paisePerUnit, 100);
}

/**
 * A kept night, charged for other guests. Its rate stays. Further guests cost the supplements that were valid when the
 * night was sold, or today's supplements if there were none. Nobody gets back more than was paid for guests.
 */
function nightFor(
  line: BookedLine,
  { before, after }: { before: Party; after: Party },
  today: SoldSupplement | null,
  terms: PromotionTerms,
): ChargeLine {
  const tariff = line.supplement ?? today;
  if (!tariff) return line;
  const paid = line.supplement?.cents ?? 0;
  const cents = Math.max(0, paid + supplementCents(tariff, after) - supplementCents(tariff, before));
  if (cents === paid) return line;
  const difference = paiseOf(cents - paid, tariff.paisePerUnit);
  const full = line.valuePaise + line.discountPaise + difference;
  const rateCents = line.rateCents === null ? null : line.rateCents + cents - paid;
  const supplement = { ...tariff, cents };
  const night = { ...line, rateCents, supplement, valuePaise: full, discountPaise: 0 };
  return discounted(night, Math.min(line.discountPaise, full), terms);
}

/** The nights that a stay keeps, charged for the guests after the change. */
export function nightsForGuests(
  sold: readonly BookedLine[],
  { stay, asked, quoted }: { stay: BookedStay; asked: AskedGuests; quoted: readonly ChargeLine[] },
  terms: PromotionTerms,
): KeptNight[] {
  const party = partyOf({ guests: asked.guests, children: childrenAfter(asked, stay) });
  const today = quoted.find(({ supplement }) => supplement)?.supplement ?? null;
  return sold.map((before) => ({
    before,
    line: nightFor(before, { before: partyOf(stay), after: party }, today, terms),
  }));
}
