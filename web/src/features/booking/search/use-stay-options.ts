import type { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { StayOptionsQuery, StayOptionsQueryVariables } from '../../../generated/graphql';
import { useStayOptionsQuery } from '../../../generated/search';
import { useRememberedHold } from '../../../lib/bookings/remembered-hold';
import { isPageNew } from '../../../lib/browser/page-age';
import {
  agesOf,
  hasUnknownAges,
  partiesOf,
  type SearchedParty,
  type SearchedStay,
} from '../../../lib/stays/stay-address';
import type { CompleteStay } from './complete-stay';

/** The id of the element that says why a promotion code does not change the price. It describes the code's field. */
export const CODE_FAULT_ID = 'code-fault';

/** The variables of the search. Components with equal variables share one response. */
export function stayOptionsVariables(
  { checkin, checkout, guests, code, ...others }: CompleteStay,
  hold: string | null,
) {
  const stay = { checkin, checkout, code, guests, ...others };
  // The hold matters only for a code with a limited number of uses.
  const replaces = code ? hold : null;
  const rooms = stay.further?.length ? { rooms: partiesOf(stay).map(sentParty) } : {};
  return { checkin, checkout, guests, children: agesOf(stay), ...rooms, code, replaces };
}

const sentParty = ({ guests, children }: SearchedParty) => ({
  adults: guests - children.length,
  ages: children,
});

type Freshness = Pick<
  useQuery.Options<StayOptionsQuery, StayOptionsQueryVariables>,
  'fetchPolicy' | 'nextFetchPolicy'
>;

const LOADED_AGAIN: Freshness = { fetchPolicy: 'cache-and-network' };
const SENT_WITH_PAGE: Freshness = {
  fetchPolicy: 'cache-first',
  // A guest who comes back to an earlier search may have been away from it for long.
  nextFetchPolicy: (current, { reason }) => (reason === 'variables-changed' ? 'cache-and-network' : current),
};

/**
 * Shows cached data first and loads them again, because rooms may have been sold. Only what came with a new page is not
 * loaded again.
 */
export function useFreshness(): Freshness {
  const [freshness] = useState(() => (isPageNew() ? SENT_WITH_PAGE : LOADED_AGAIN));
  return freshness;
}

/** All room types for a stay. */
export function useStayOptions(stay: CompleteStay) {
  const hold = useRememberedHold();
  const freshness = useFreshness();
  return useStayOptionsQuery({ variables: stayOptionsVariables(stay, hold), ...freshness });
}

const OF_CHILDREN = /^children$|\.(children|ages)(\.\d+)?$/;

/** Whether the server's fault is about children, as in `children` and `rooms.1.ages.0`. Their field shows it. */
export const isOfChildren = ({ field }: { field: string }): boolean => OF_CHILDREN.test(field);

/** What the search form says about the response to {@link useStayOptions}. */
export function useSearchFaults(stay: SearchedStay) {
  const hold = useRememberedHold();
  const { checkin, checkout } = stay;
  const { data } = useStayOptionsQuery(
    checkin && checkout && !hasUnknownAges(stay)
      ? { variables: stayOptionsVariables({ ...stay, checkin, checkout }, hold), fetchPolicy: 'cache-only' }
      : { skip: true },
  );
  const options = data?.stayOptions;
  const faults = options?.__typename === 'InvalidInput' ? options.faults : [];
  return {
    /** Whether the promotion code has no effect. */
    isCodeFaulty: options?.__typename === 'StayOptions' && options.codeFault !== null,
    /** Why these children cannot stay; undefined when they can. */
    children: faults.find(isOfChildren)?.message,
  };
}
