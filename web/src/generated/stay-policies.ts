import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const StayPoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StayPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkinTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationTerms"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}}]} as unknown as DocumentNode<Types.StayPoliciesQuery, Types.StayPoliciesQueryVariables>;
/** Reads `StayPolicies` and renders again when it changes. */
export const useStayPoliciesQuery = (options?: ApolloReact.useQuery.Options<Types.StayPoliciesQuery, Types.StayPoliciesQueryVariables>) =>
  ApolloReact.useQuery<Types.StayPoliciesQuery, Types.StayPoliciesQueryVariables>(StayPoliciesDocument, { ...options } as ApolloReact.useQuery.Options<Types.StayPoliciesQuery, Types.StayPoliciesQueryVariables>);
/** Reads `StayPolicies` when asked to. */
export const useStayPoliciesLazyQuery = (options?: ApolloReact.useLazyQuery.Options<Types.StayPoliciesQuery, Types.StayPoliciesQueryVariables>) =>
  ApolloReact.useLazyQuery<Types.StayPoliciesQuery, Types.StayPoliciesQueryVariables>(StayPoliciesDocument, options);