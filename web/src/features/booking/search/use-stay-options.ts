import { useStayOptionsQuery } from '../../../generated/search';
import { useRememberedHold } from '../../../lib/bookings/remembered-hold';
import { agesOf, type SearchedStay } from '../../../lib/stays/stay-address';
import type { CompleteStay } from './option-card';

/** The id of the element that says why a promotion code does not change the price. It describes the code's field. */
export const CODE_FAULT_ID = 'code-fault';

/** The variables of the search. Components with equal variables share one response. */
export function stayOptionsVariables(
  { checkin, checkout, guests, code, ...stay }: CompleteStay,
  hold: string | null,
) {
  // The hold matters only for a code with a limited number of uses.
  const replaces = code ? hold : null;
  return { checkin, checkout, guests, children: agesOf(stay), code, replaces };
}

/** All room types for a stay. Shows cached data first and loads again, because rooms may have been sold. */
export function useStayOptions(stay: CompleteStay) {
  const hold = useRememberedHold();
  return useStayOptionsQuery({
    variables: stayOptionsVariables(stay, hold),
    fetchPolicy: 'cache-and-network',
  });
}

/** Whether the stay's promotion code has no effect, according to {@link useStayOptions}. */
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
