import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeTopic } from '../../../../generated/graphql';
import type { LiveDesk, LiveState } from './live-desk';

/** Null where nobody is signed in, and in tests of single pages. */
export const LiveDeskContext = createContext<LiveDesk | null>(null);

const silent = () => () => undefined;

/** Whether changes of others arrive; null where nobody listens. */
export function useLiveState(): LiveState | null {
  const live = useContext(LiveDeskContext);
  return useSyncExternalStore(live?.subscribe ?? silent, live?.snapshot ?? (() => null));
}

/**
 * Calls `ask` when one of the topics changes: at most once a second, and not within `restMilliseconds` of the last load.
 */
export function useAskingAgain(
  topics: readonly ChangeTopic[],
  ask: () => Promise<unknown>,
  restMilliseconds = 0,
): void {
  const live = useContext(LiveDeskContext);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const names = topics.join(' ');
  useEffect(
    () =>
      live?.watch({
        topics: names.split(' ') as ChangeTopic[],
        ask: () => latest.current(),
        restMilliseconds,
      }),
    [live, names, restMilliseconds],
  );
}

/**
 * Reads a query again when one of the topics changes. The page's own hook gets the data from the cache. When the
 * reading fails, the page and typed values stay.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  topics: readonly ChangeTopic[],
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const client = useApolloClient();
  useAskingAgain(topics, () =>
    client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'network-only',
      // A request that is under way may have read the data before the change.
      context: { queryDeduplication: false },
    }),
  );
}

/**
 * The data of a page that does not use the cache, or what was read since because others changed something. When the reading
 * fails, the page stays as it is. A page whose reading is much work names the time between two readings.
 */
export function useNewest<Data, Variables extends OperationVariables>(
  topics: readonly ChangeTopic[],
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  data: Data | undefined,
  restMilliseconds = 0,
): Data | undefined {
  const client = useApolloClient();
  const [newer, setNewer] = useState<{ than: Data; data: Data | undefined } | null>(null);
  useAskingAgain(
    topics,
    async () => {
      if (!data) return;
      const read = await client.query<Data, OperationVariables>({
        query,
        variables,
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false },
      });
      setNewer({ than: data, data: read.data });
    },
    restMilliseconds,
  );
  return newer && newer.than === data ? newer.data : data;
}
