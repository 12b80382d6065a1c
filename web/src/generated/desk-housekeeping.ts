import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const HouseRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HouseRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"houseRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guestName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}}]}}]}}]} as unknown as DocumentNode<Types.HouseRoomsQuery, Types.HouseRoomsQueryVariables>;
/** Reads `HouseRooms` and renders again when it changes. */
export const useHouseRoomsQuery = (options?: ApolloReact.useQuery.Options<Types.HouseRoomsQuery, Types.HouseRoomsQueryVariables>) =>
  ApolloReact.useQuery<Types.HouseRoomsQuery, Types.HouseRoomsQueryVariables>(HouseRoomsDocument, { fetchPolicy: 'network-only', ...options } as ApolloReact.useQuery.Options<Types.HouseRoomsQuery, Types.HouseRoomsQueryVariables>);
/** Reads `HouseRooms` when asked to. */
export const useHouseRoomsLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.HouseRoomsQuery, Types.HouseRoomsQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.HouseRoomsQuery, Types.HouseRoomsQueryVariables>(HouseRoomsDocument, options);