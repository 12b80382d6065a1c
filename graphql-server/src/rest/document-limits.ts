/** What one GraphQL document may be at most; docs/api.md publishes it. */
export const DOCUMENT_LIMITS = {
  tokens: 1_000,
} as const;
