import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DeskAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"deskDoor"}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"boundPaise"}}]}}]}}]}}]} as unknown as DocumentNode<Types.DeskAccessQuery, Types.DeskAccessQueryVariables>;
export const AdministratorOnlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorOnly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"deskDoor"}}]}}]}}]} as unknown as DocumentNode<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>;
/** Reads `DeskAccess` and renders again when it changes. */
export const useDeskAccessQuery = (options?: ApolloReact.useQuery.Options<Types.DeskAccessQuery, Types.DeskAccessQueryVariables>) =>
  ApolloReact.useQuery<Types.DeskAccessQuery, Types.DeskAccessQueryVariables>(DeskAccessDocument, { ...options } as ApolloReact.useQuery.Options<Types.DeskAccessQuery, Types.DeskAccessQueryVariables>);
/** Reads `DeskAccess` when asked to. */
export const useDeskAccessLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.DeskAccessQuery, Types.DeskAccessQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.DeskAccessQuery, Types.DeskAccessQueryVariables>(DeskAccessDocument, options);
/** Reads `AdministratorOnly` and renders again when it changes. */
export const useAdministratorOnlyQuery = (options?: ApolloReact.useQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>) =>
  ApolloReact.useQuery<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>(AdministratorOnlyDocument, { ...options } as ApolloReact.useQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>);
/** Reads `AdministratorOnly` when asked to. */
export const useAdministratorOnlyLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>(AdministratorOnlyDocument, options);