import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const HotelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hotel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}}]}}]} as unknown as DocumentNode<Types.HotelQuery, Types.HotelQueryVariables>;
/** Reads `Hotel` and renders again when it changes. */
export const useHotelQuery = (options?: ApolloReact.useQuery.Options<Types.HotelQuery, Types.HotelQueryVariables>) =>
  ApolloReact.useQuery<Types.HotelQuery, Types.HotelQueryVariables>(HotelDocument, { ...options } as ApolloReact.useQuery.Options<Types.HotelQuery, Types.HotelQueryVariables>);
/** Reads `Hotel` when asked to. */
export const useHotelLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.HotelQuery, Types.HotelQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.HotelQuery, Types.HotelQueryVariables>(HotelDocument, options);