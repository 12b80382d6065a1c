import type { ApolloClient, ObservableQuery, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * The context of a query whose figures belong to an open form. Mutations do not read it again: the form shows its figures
 * until it is closed, and reads them itself when the server says that they changed.
 */
export const OF_THE_FORM = { isOfTheForm: true } as const;

const isOfThePage = ({ options }: ObservableQuery): boolean => options.context?.['isOfTheForm'] !== true;

/** The reading that followed the last mutation. */
const readings = new WeakMap<ApolloClient, Promise<unknown>>();

/**
 * Sends a mutation of the desk. After its response, each query of the open page is read again, so that the page shows what
 * it did without a live connection, too. A caller that names `refetchQueries` reads again only those.
 */
export function useDeskMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: useMutation.Options<Data, Variables>,
): useMutation.ResultTuple<Data, Variables> {
  const client = useApolloClient();
  const [mutate, state] = useMutation<Data, Variables>(document, options);
  const readsPage = options?.refetchQueries === undefined;
  const send = useCallback<typeof mutate>(
    async (...parameters) => {
      const response = await mutate(...parameters);
      if (readsPage) {
        const reading = client.refetchQueries({ include: 'active', onQueryUpdated: isOfThePage });
        // The query that failed has the error.
        readings.set(
          client,
          reading.catch(() => undefined),
        );
      }
      return response;
    },
    [client, mutate, readsPage],
  );
  return [send, state];
}

/** Waits until the page shows what the last mutation did, for example before the focus moves to what is new. */
export function usePageReading(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await readings.get(client);
  }, [client]);
}
