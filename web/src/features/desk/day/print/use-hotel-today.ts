import { useHotelDayQuery } from '../../../../generated/desk-print';

/** The business day of the hotel; null while loading. */
export function useHotelToday(): string | null {
  const { data } = useHotelDayQuery();
  return data?.frontDesk.today ?? null;
}
