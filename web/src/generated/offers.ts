import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export const OfferCard_OfferFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OfferCard_offer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Offer' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validTill' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.OfferCard_OfferFragment, unknown>;
export const OffersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Offers' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'offers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'OfferCard_offer' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OfferCard_offer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Offer' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validTill' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.OffersQuery, Types.OffersQueryVariables>;
/** Reads `Offers` and renders again when it changes. */
export const useOffersQuery = (
  options?: ApolloReact.useQuery.Options<Types.OffersQuery, Types.OffersQueryVariables>,
) =>
  ApolloReact.useQuery<Types.OffersQuery, Types.OffersQueryVariables>(OffersDocument, {
    ...options,
  } as ApolloReact.useQuery.Options<Types.OffersQuery, Types.OffersQueryVariables>);
/** Reads `Offers` when asked to. */
export const useOffersLazyQuery = (
  options?: ApolloReact.useLazyQuery.Options<Types.OffersQuery, Types.OffersQueryVariables>,
) => ApolloReact.useLazyQuery<Types.OffersQuery, Types.OffersQueryVariables>(OffersDocument, options);
