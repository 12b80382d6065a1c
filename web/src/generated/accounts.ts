import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const IdentitySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentitySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identitySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"}},{"kind":"Field","name":{"kind":"Name","value":"authDomain"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"storageBucket"}},{"kind":"Field","name":{"kind":"Name","value":"authEmulatorUrl"}},{"kind":"Field","name":{"kind":"Name","value":"storageEmulatorUrl"}}]}}]}}]} as unknown as DocumentNode<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>;
export const AdministratorOnlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorOnly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]}}]} as unknown as DocumentNode<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>;
/** Reads `IdentitySettings` and renders again when it changes. */
export const useIdentitySettingsQuery = (options?: ApolloReact.useQuery.Options<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>) =>
  ApolloReact.useQuery<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>(IdentitySettingsDocument, { ...options } as ApolloReact.useQuery.Options<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>);
/** Reads `IdentitySettings` when asked to. */
export const useIdentitySettingsLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>(IdentitySettingsDocument, options);
/** Reads `AdministratorOnly` and renders again when it changes. */
export const useAdministratorOnlyQuery = (options?: ApolloReact.useQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>) =>
  ApolloReact.useQuery<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>(AdministratorOnlyDocument, { ...options } as ApolloReact.useQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>);
/** Reads `AdministratorOnly` when asked to. */
export const useAdministratorOnlyLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.AdministratorOnlyQuery, Types.AdministratorOnlyQueryVariables>(AdministratorOnlyDocument, options);