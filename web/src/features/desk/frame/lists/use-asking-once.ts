import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Asks the server once, and keeps no response: for files and exports. The data is undefined when there was no
 * response.
 */
export function useAskingOnce() {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const { data } = await client.query<Data, OperationVariables>({
      query: query as TypedDocumentNode<Data>,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data;
  };
}
