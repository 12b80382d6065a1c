import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const IdentitySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentitySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identitySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"}},{"kind":"Field","name":{"kind":"Name","value":"authDomain"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"storageBucket"}},{"kind":"Field","name":{"kind":"Name","value":"authEmulatorUrl"}},{"kind":"Field","name":{"kind":"Name","value":"storageEmulatorUrl"}}]}}]}}]} as unknown as DocumentNode<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>;
/** Reads `IdentitySettings` and renders again when it changes. */
export const useIdentitySettingsQuery = (options?: ApolloReact.useQuery.Options<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>) =>
  ApolloReact.useQuery<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>(IdentitySettingsDocument, { ...options } as ApolloReact.useQuery.Options<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>);
/** Reads `IdentitySettings` when asked to. */
export const useIdentitySettingsLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.IdentitySettingsQuery, Types.IdentitySettingsQueryVariables>(IdentitySettingsDocument, options);