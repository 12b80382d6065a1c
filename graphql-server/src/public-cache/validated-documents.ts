import type { ApolloServer } from '@apollo/server';
import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../accounts/request-context';
import type { GraphqlRequest } from './graphql-request';

const PROVEN_BYTES = 8 * 1024 * 1024;
// How much larger a parsed document is than its text, about.
const PARSED_PER_BYTE = 30;

/**
 * Documents that Apollo Server has run without fault run again on the schema alone: what it would parse, validate and
 * hash anew each time is known. Whatever goes wrong then is asked of Apollo Server again, which says it as always.
 */
export class ProvenDocuments {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: PROVEN_BYTES,
    sizeCalculation: (_document, text) => text.length * (1 + PARSED_PER_BYTE),
  });

  constructor(
    private readonly schema: GraphQLSchema,
    readonly apollo: ApolloServer<RequestContext>,
  ) {}

  prove(text: string): void {
    if (this.documents.get(text)) return;
    this.documents.set(text, parse(text, { noLocation: true }));
  }

  /** The answer's data; null when the document is not proven, or something went wrong. */
  async run(
    { query, operationName, variables }: GraphqlRequest,
    contextValue: RequestContext,
  ): Promise<Record<string, unknown> | null> {
    const document = this.documents.get(query);
    if (!document) return null;
    const { schema } = this;
    const { data, errors } = await execute({
      ...{ schema, document, contextValue, operationName },
      variableValues: variables,
    });
    return errors ? null : (data ?? null);
  }
}
