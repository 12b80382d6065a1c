import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** What one GraphQL document may be at most; docs/api.md publishes it. */
export const DOCUMENT_LIMITS = {
  /** Of its text in UTF-8, six times what the site's own largest one has. */
  bytes: 8_192,
  /** Words and signs of the document, counted before it is read any further. */
  tokens: 1_000,
  /** Fields within fields. */
  depth: 10,
  aliases: 15,
  directives: 20,
  /** 1 a field, 2 a field with fields of its own, half as much again for each level further down. */
  cost: 1_000,
  /** The sum of the squares of how often each response name stands in it: validation compares each with each. */
  repeats: 20_000,
} as const;

/** Whether the text is longer than a document may be. */
export function isTooLarge(text: string): boolean {
  return text.length > DOCUMENT_LIMITS.bytes || Buffer.byteLength(text) > DOCUMENT_LIMITS.bytes;
}

// The library throws what it finds; in a validation it belongs to the other faults of the document.
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError): void =>
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''))),
  ],
};

// graphql-js says it no sooner than when it executes, and then as a failure of ours.
const knownOperationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`This schema has no ${node.operation}.`, { nodes: node }));
  },
});

/** The limits as rules of validation, beside those of the GraphQL specification. */
export const DOCUMENT_RULES: ValidationRule[] = [
  knownOperationRule,
  maxDepthRule({ n: DOCUMENT_LIMITS.depth, flattenFragments: true, ...reported }),
  maxAliasesRule({ n: DOCUMENT_LIMITS.aliases, ...reported }),
  maxDirectivesRule({ n: DOCUMENT_LIMITS.directives, ...reported }),
  costLimitRule({ maxCost: DOCUMENT_LIMITS.cost, flattenFragments: true, ...reported }),
];
