import { useDeskAvailabilityQuery } from '../../../../generated/desk-new-booking';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { nightsOf, type FieldFault, type StayDates } from './new-booking-values';

/** A room type with its free rooms for the dates. */
export interface FreeType {
  roomType: string;
  roomTitle: string;
  capacity: number;
  maximumChildren: number;
  freeRooms: readonly string[];
}

const NO_FAULTS: readonly FieldFault[] = [];
const NO_TYPES: readonly FreeType[] = [];
const NO_DATES: StayDates = { checkin: '', checkout: '' };

/** Which rooms are free on the dates. Without dates it sends no request. */
export function useFreeTypes(dates: StayDates | null) {
  const { data, previousData, refetch } = useDeskAvailabilityQuery({
    variables: dates ?? NO_DATES,
    skip: dates === null || !(nightsOf(dates) >= 1),
    fetchPolicy: 'cache-and-network',
    context: OF_THE_FORM,
  });
  const availability = (data ?? previousData)?.deskAvailability;
  return {
    types: availability?.__typename === 'DeskAvailability' ? availability.roomTypes : NO_TYPES,
    faults: availability?.__typename === 'InvalidInput' ? availability.faults : NO_FAULTS,
    again: refetch,
  };
}
