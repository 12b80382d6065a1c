import { useStayOptionsQuery } from '../../../generated/search';
import type { StayOptionCard_OptionFragment } from '../../../generated/graphql';
import { useRememberedHold } from '../../../lib/bookings/remembered-hold';
import type { RoomTypeName } from '../../../lib/stays/room-type-name';
import { hasUnknownAges, partiesOf, type SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import { stayOptionsVariables, useFreshness } from './use-stay-options';

/** What a stay costs in one room type. */
interface StayPrice {
  /** The price for each rate plan; empty until known, and when the stay cannot be booked. */
  plans: StayOptionCard_OptionFragment['plans'];
  /** Why it cannot be booked; null when it can, and until known. */
  refusal: string | null;
  /** Why the code in the address does not change the price; null when it does. */
  codeFault: string | null;
}

const UNKNOWN: StayPrice = { plans: [], refusal: null, codeFault: null };

const inWords = (faults: readonly { message: string }[]) => faults.map(({ message }) => message).join(' ');

/** The price of the stay in a room type, once dates are chosen. All cards of a page share one request. */
export function useStayPrice(roomType: RoomTypeName, stay: SearchedStay): StayPrice {
  const { checkin, checkout } = stay;
  const hold = useRememberedHold();
  const freshness = useFreshness();
  const isComplete = checkin !== null && checkout !== null && !hasUnknownAges(stay);
  const { data } = useStayOptionsQuery({
    ...(isComplete
      ? { variables: stayOptionsVariables({ ...stay, checkin, checkout }, hold) }
      : { skip: true }),
    ...freshness,
  });
  const result = isComplete ? data?.stayOptions : undefined;
  if (result?.__typename === 'InvalidInput') return { ...UNKNOWN, refusal: inWords(result.faults) };
  const option =
    result?.__typename === 'StayOptions'
      ? result.options.find((one) => one.roomType.name === roomType)
      : undefined;
  if (!option) return UNKNOWN;
  const { faults, roomsFree, plans, codeFault } = option;
  if (faults.length > 0) return { ...UNKNOWN, refusal: inWords(faults) };
  if (roomsFree < partiesOf(stay).length) return { ...UNKNOWN, refusal: t`Sold out for these dates.` };
  return { plans: plans.filter(({ total }) => total), refusal: null, codeFault: codeFault?.message ?? null };
}
