import { useRoomsAtAGlanceQuery } from '../../../generated/search';
import type { RoomsAtAGlanceQuery } from '../../../generated/graphql';

type RoomType = RoomsAtAGlanceQuery['roomTypes'][number];

interface LowestRates {
  /** Before tax, in the currency of the rates. */
  nightlyRate: RoomType['nightlyRate'];
  /** With tax, in INR; null while no type can be booked for one night. It may be of another type than the rate. */
  oneNight: RoomType['oneNight'];
}

function lowest<Amount extends { amount: number }>(amounts: readonly Amount[]): Amount | undefined {
  return amounts.toSorted((one, other) => one.amount - other.amount)[0];
}

/** The lowest rate and the lowest night of all room types; undefined until they are known. */
export function useLowestRates(): LowestRates | undefined {
  const { data } = useRoomsAtAGlanceQuery();
  const types = data?.roomTypes ?? [];
  const nightlyRate = lowest(types.map((type) => type.nightlyRate));
  const nights = types.flatMap(({ oneNight }) => (oneNight ? [oneNight] : []));
  return nightlyRate && { nightlyRate, oneNight: lowest(nights) ?? null };
}
