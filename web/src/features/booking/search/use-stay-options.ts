import { useStayOptionsQuery } from '../../../generated/search';
import { useRememberedHold } from '../../../lib/bookings/remembered-hold';
import { agesOf, type SearchedStay } from '../../../lib/stays/stay-address';
import type { CompleteStay } from './option-card';

/** The element that says why a promotion code changes no price; it describes the code's field. */
export const CODE_FAULT_ID = 'code-fault';

/** What the search asks for. Whoever asks for the same shares its response. */
export function stayOptionsVariables(
  { checkin, checkout, guests, code, ...stay }: CompleteStay,
  hold: string | null,
) {
  // A hold matters only to the uses of a promotion.
  const replaces = code ? hold : null;
  return { checkin, checkout, guests, children: agesOf(stay), code, replaces };
}

/** All room types for a stay. What is known is shown at once. Rooms are sold meanwhile. */
export function useStayOptions(stay: CompleteStay) {
  const hold = useRememberedHold();
  return useStayOptionsQuery({
    variables: stayOptionsVariables(stay, hold),
    fetchPolicy: 'cache-and-network',
  });
}

/** Whether the stay's promotion code changes no price, as far as {@link useStayOptions} has found out. */
export function useCodeFault(stay: SearchedStay): boolean {
  const hold = useRememberedHold();
  const { checkin, checkout, code } = stay;
  const { data } = useStayOptionsQuery(
    checkin && checkout && code
      ? { variables: stayOptionsVariables({ ...stay, checkin, checkout }, hold), fetchPolicy: 'cache-only' }
      : { skip: true },
  );
  const options = data?.stayOptions;
  return options?.__typename === 'StayOptions' && options.codeFault !== null;
}
