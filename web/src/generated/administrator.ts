import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdministratorOnlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorOnly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]}}]} as unknown as DocumentNode<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>;
/** Reads `AdministratorOnly` and renders again when it changes. */
export const useAdministratorOnlyQuery = (options?: ApolloReact.useQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>) =>
  ApolloReact.useQuery<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>(AdministratorOnlyDocument, { ...options } as ApolloReact.useQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>);
/** Reads `AdministratorOnly` when asked to. */
export const useAdministratorOnlyLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>(AdministratorOnlyDocument, options);