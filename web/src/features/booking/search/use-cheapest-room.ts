import { useRoomsAtAGlanceQuery } from '../../../generated/search';

/** The room type with the lowest rate; undefined until it is known. */
export function useCheapestRoom() {
  const { data } = useRoomsAtAGlanceQuery();
  const [cheapest] = [...(data?.roomTypes ?? [])].sort(
    (one, other) => one.nightlyRate.amount - other.nightlyRate.amount,
  );
  return cheapest;
}
