import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SampleContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SampleContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleContent"}}]}}]}}]} as unknown as DocumentNode<Types.SampleContentQuery, Types.SampleContentQueryVariables>;
/** Reads `SampleContent` and renders again when it changes. */
export const useSampleContentQuery = (options?: ApolloReact.useQuery.Options<Types.SampleContentQuery, Types.SampleContentQueryVariables>) =>
  ApolloReact.useQuery<Types.SampleContentQuery, Types.SampleContentQueryVariables>(SampleContentDocument, { ...options } as ApolloReact.useQuery.Options<Types.SampleContentQuery, Types.SampleContentQueryVariables>);
/** Reads `SampleContent` when asked to. */
export const useSampleContentLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.SampleContentQuery, Types.SampleContentQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.SampleContentQuery, Types.SampleContentQueryVariables>(SampleContentDocument, options);