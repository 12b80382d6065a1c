import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ShownCurrenciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownCurrencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shownCurrencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"paisePerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}}]}}]} as unknown as DocumentNode<Types.ShownCurrenciesQuery, Types.ShownCurrenciesQueryVariables>;
/** Reads `ShownCurrencies` and renders again when it changes. */
export const useShownCurrenciesQuery = (options?: ApolloReact.useQuery.Options<Types.ShownCurrenciesQuery, Types.ShownCurrenciesQueryVariables>) =>
  ApolloReact.useQuery<Types.ShownCurrenciesQuery, Types.ShownCurrenciesQueryVariables>(ShownCurrenciesDocument, { ...options } as ApolloReact.useQuery.Options<Types.ShownCurrenciesQuery, Types.ShownCurrenciesQueryVariables>);
/** Reads `ShownCurrencies` when asked to. */
export const useShownCurrenciesLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.ShownCurrenciesQuery, Types.ShownCurrenciesQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.ShownCurrenciesQuery, Types.ShownCurrenciesQueryVariables>(ShownCurrenciesDocument, options);