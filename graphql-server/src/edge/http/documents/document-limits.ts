import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** The limits of a GraphQL document. docs/api.md publishes them. */
export const DOCUMENT_LIMITS = {
  /** Bytes of the text in UTF-8: six times the site's largest document. */
  bytes: 8_192,
  /** Words and signs, counted while the document is parsed. */
  tokens: 1_000,
  /** Levels of nested fields. */
  depth: 10,
  aliases: 15,
  directives: 20,
  /** 1 for a field, 2 for a field with its own fields, and half as much again for each level further down. */
  cost: 1_000,
  /** The most cost of a document of the site, which was read and measured before it was shipped. */
  siteCost: 1_500,
  /**
   * The sum of the squares of the number of times that each response name occurs, because validation compares each
   * occurrence with each other.
   */
  repeats: 20_000,
} as const;

/** Whether the text is longer than a document is allowed to be. */
export function isTooLarge(text: string): boolean {
  return text.length > DOCUMENT_LIMITS.bytes || Buffer.byteLength(text) > DOCUMENT_LIMITS.bytes;
}

// By default the library throws its finding. Here it is reported together with the document's other faults.
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError): void =>
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''))),
  ],
};

// graphql-js finds this fault only at execution, and then reports it as a failure of the server.
const knownOperationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`This schema has no ${node.operation}.`, { nodes: node }));
  },
});

const costRule = (maxCost: number): ValidationRule =>
  costLimitRule({ maxCost, flattenFragments: true, ...reported });
const ruleOfOthers = costRule(DOCUMENT_LIMITS.cost);
const ruleOfSite = costRule(DOCUMENT_LIMITS.siteCost);

/**
 * The limits of documents as validation rules, in addition to the rules of the GraphQL specification. `isOfSite` tells whether
 * a text is a document of the site, which may cost more.
 */
export const documentRules = (isOfSite: (text: string) => boolean): ValidationRule[] => [
  knownOperationRule,
  maxDepthRule({ n: DOCUMENT_LIMITS.depth, flattenFragments: true, ...reported }),
  maxAliasesRule({ n: DOCUMENT_LIMITS.aliases, ...reported }),
  maxDirectivesRule({ n: DOCUMENT_LIMITS.directives, ...reported }),
  (context) => {
    const text = context.getDocument().loc?.source.body;
    return text !== undefined && isOfSite(text) ? ruleOfSite(context) : ruleOfOthers(context);
  },
];

/** The limits of documents that are not the site's. */
export const DOCUMENT_RULES: ValidationRule[] = documentRules(() => false);
