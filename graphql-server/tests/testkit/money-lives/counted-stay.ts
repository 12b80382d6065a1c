import { EXTRA_PAISE, NIGHT_PAISE, type LifeExtras } from './life';

/** A room in the form of a change. */
export interface AskedRoom {
  id: string;
  roomType: string;
  nights: number;
  /** Null to keep the extras of the stay. */
  extras: LifeExtras | null;
}

/** A stay as the test counts it, independently of the hotel. Its check-in never moves. Amounts are paise with tax. */
export interface CountedStay {
  id: string;
  roomType: string;
  /** The price of each night, as it was sold. */
  nights: readonly number[];
  extras: LifeExtras;
  /** What the hotel keeps of nights that were given up. */
  charged: number;
  /** The least that a cancellation costs. */
  least: number;
  /** What the hotel keeps of the cancelled stay; null while it is not cancelled. */
  kept: number | null;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const nightOf = (roomType: string): number => NIGHT_PAISE[roomType as keyof typeof NIGHT_PAISE];

const NO_EXTRAS: LifeExtras = { breakfast: false, transfers: 0 };

export const soldStay = ({ id, roomType, nights, extras }: AskedRoom): CountedStay => ({
  extras: extras ?? NO_EXTRAS,
  id,
  roomType,
  charged: 0,
  least: 0,
  kept: null,
  nights: Array<number>(nights).fill(nightOf(roomType)),
});

/** The cost of the stay's nights now. No charge is higher. */
export const nightsPriceOf = ({ nights, charged, kept }: CountedStay): number =>
  kept ?? sumOf(nights) + charged;

/** What the stay costs now, with its extras. */
export function priceOf(stay: CountedStay): number {
  const { nights, extras, kept } = stay;
  const breakfasts = extras.breakfast ? nights.length : 0;
  const paise = breakfasts * EXTRA_PAISE.breakfast + extras.transfers * EXTRA_PAISE.transfer;
  return kept ?? nightsPriceOf(stay) + paise;
}

/** What the sample hotel keeps of a stay that is cancelled now: nothing until 48 hours before, then the first night. */
export function chargeOf(stay: CountedStay, isLate: boolean): number {
  return isLate ? Math.min(nightsPriceOf(stay), Math.max(stay.nights[0] ?? 0, stay.least)) : 0;
}

function changed(stay: CountedStay, asked: AskedRoom, isLate: boolean): CountedStay {
  const isKept = (place: number): boolean => asked.roomType === stay.roomType && place < asked.nights;
  const nights = Array.from({ length: asked.nights }, (_night, place) =>
    isKept(place) ? (stay.nights[place] ?? nightOf(asked.roomType)) : nightOf(asked.roomType),
  );
  const lost = sumOf(
    stay.nights.map((price, place) => (isKept(place) ? 0 : Math.max(0, price - (nights[place] ?? 0)))),
  );
  const after = { ...stay, roomType: asked.roomType, nights, extras: asked.extras ?? stay.extras };
  if (!isLate || lost === 0) return after;
  const most = Math.max(stay.nights[0] ?? 0, stay.least);
  return { ...after, least: most, charged: Math.max(stay.charged, Math.min(most, stay.charged + lost)) };
}

/** The stays after a change. A stay that the change leaves out is cancelled. */
export function afterChange(
  stays: readonly CountedStay[],
  asked: readonly AskedRoom[],
  isLate: boolean,
): CountedStay[] {
  return stays.map((stay) => {
    if (stay.kept !== null) return stay;
    const wanted = asked.find(({ id }) => id === stay.id);
    return wanted ? changed(stay, wanted, isLate) : { ...stay, kept: chargeOf(stay, isLate) };
  });
}
