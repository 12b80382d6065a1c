import { useHotelDayQuery } from '../../../../generated/desk';

/** The business day of the hotel; null while loading. */
export function useHotelToday(): string | null {
  const { data } = useHotelDayQuery({ fetchPolicy: 'cache-first' });
  return data?.frontDesk.today ?? null;
}
