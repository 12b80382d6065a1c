import * as ApolloReact from '@apollo/client/react';
import type * as Types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const NewsletterConsentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'NewsletterConsent' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'property' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'newsletterConsent' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.NewsletterConsentQuery, Types.NewsletterConsentQueryVariables>;
export const NewsletterStatusDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'NewsletterStatus' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'newsletterStatus' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NewsletterStatus' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'exists' } }],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Refusal' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.NewsletterStatusQuery, Types.NewsletterStatusQueryVariables>;
export const SendNewsletterCodeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendNewsletterCode' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendNewsletterCode' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NewsletterCodeSent' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'resendAfterSeconds' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Refusal' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CodeTooSoon' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.SendNewsletterCodeMutation, Types.SendNewsletterCodeMutationVariables>;
export const VerifyNewsletterCodeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'VerifyNewsletterCode' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'otp' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'verifyNewsletterCode' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'otp' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'otp' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NewsletterVerified' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Refusal' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.VerifyNewsletterCodeMutation, Types.VerifyNewsletterCodeMutationVariables>;
export const UnsubscribeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'Unsubscribe' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'token' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unsubscribe' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'token' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'token' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Unsubscribed' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Refusal' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Types.UnsubscribeMutation, Types.UnsubscribeMutationVariables>;
/** Reads `NewsletterConsent` and renders again when it changes. */
export const useNewsletterConsentQuery = (
  options?: ApolloReact.useQuery.Options<Types.NewsletterConsentQuery, Types.NewsletterConsentQueryVariables>,
) =>
  ApolloReact.useQuery<Types.NewsletterConsentQuery, Types.NewsletterConsentQueryVariables>(
    NewsletterConsentDocument,
    { ...options } as ApolloReact.useQuery.Options<
      Types.NewsletterConsentQuery,
      Types.NewsletterConsentQueryVariables
    >,
  );
/** Reads `NewsletterConsent` when asked to. */
export const useNewsletterConsentLazyQuery = (
  options?: ApolloReact.useLazyQuery.Options<
    Types.NewsletterConsentQuery,
    Types.NewsletterConsentQueryVariables
  >,
) =>
  ApolloReact.useLazyQuery<Types.NewsletterConsentQuery, Types.NewsletterConsentQueryVariables>(
    NewsletterConsentDocument,
    options,
  );
/** Reads `NewsletterStatus` and renders again when it changes. */
export const useNewsletterStatusQuery = (
  options: Omit<
    ApolloReact.useQuery.Options<Types.NewsletterStatusQuery, Types.NewsletterStatusQueryVariables>,
    'variables'
  > &
    ({ variables: Types.NewsletterStatusQueryVariables; skip?: boolean } | { skip: true }),
) =>
  ApolloReact.useQuery<Types.NewsletterStatusQuery, Types.NewsletterStatusQueryVariables>(
    NewsletterStatusDocument,
    { ...options } as ApolloReact.useQuery.Options<
      Types.NewsletterStatusQuery,
      Types.NewsletterStatusQueryVariables
    >,
  );
/** Reads `NewsletterStatus` when asked to. */
export const useNewsletterStatusLazyQuery = (
  options?: ApolloReact.useLazyQuery.Options<
    Types.NewsletterStatusQuery,
    Types.NewsletterStatusQueryVariables
  >,
) =>
  ApolloReact.useLazyQuery<Types.NewsletterStatusQuery, Types.NewsletterStatusQueryVariables>(
    NewsletterStatusDocument,
    options,
  );
/** Sends `SendNewsletterCode` when asked to. */
export const useSendNewsletterCodeMutation = (
  options?: ApolloReact.useMutation.Options<
    Types.SendNewsletterCodeMutation,
    Types.SendNewsletterCodeMutationVariables
  >,
) =>
  ApolloReact.useMutation<Types.SendNewsletterCodeMutation, Types.SendNewsletterCodeMutationVariables>(
    SendNewsletterCodeDocument,
    options,
  );
/** Sends `VerifyNewsletterCode` when asked to. */
export const useVerifyNewsletterCodeMutation = (
  options?: ApolloReact.useMutation.Options<
    Types.VerifyNewsletterCodeMutation,
    Types.VerifyNewsletterCodeMutationVariables
  >,
) =>
  ApolloReact.useMutation<Types.VerifyNewsletterCodeMutation, Types.VerifyNewsletterCodeMutationVariables>(
    VerifyNewsletterCodeDocument,
    options,
  );
/** Sends `Unsubscribe` when asked to. */
export const useUnsubscribeMutation = (
  options?: ApolloReact.useMutation.Options<Types.UnsubscribeMutation, Types.UnsubscribeMutationVariables>,
) =>
  ApolloReact.useMutation<Types.UnsubscribeMutation, Types.UnsubscribeMutationVariables>(
    UnsubscribeDocument,
    options,
  );
