import type { ApolloServer } from '@apollo/server';
import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../access/accounts/request-context';
import type { GraphqlRequest } from './graphql-request';

const MAXIMUM_BYTES = 8 * 1024 * 1024;
// How much memory a parsed document takes, as a multiple of its text.
const PARSED_PER_BYTE = 30;

/**
 * Executes documents that Apollo Server has validated before directly on the schema, without parsing, validating and
 * hashing them again. After any error the caller sends the request to Apollo Server, which describes the error. This
 * makes uncached reads faster: docs/decisions/0019-validated-documents-skip-apollo-server.md.
 */
export class ValidatedDocuments {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: MAXIMUM_BYTES,
    sizeCalculation: (_document, text) => text.length * (1 + PARSED_PER_BYTE),
  });

  constructor(
    private readonly schema: GraphQLSchema,
    readonly apollo: ApolloServer<RequestContext>,
  ) {}

  remember(text: string): void {
    if (this.documents.has(text)) return;
    this.documents.set(text, parse(text, { noLocation: true }));
  }

  /** The data of the result; null when the document is unknown, or the result has errors. */
  async execute(
    { query, operationName, variables }: GraphqlRequest,
    contextValue: RequestContext,
  ): Promise<Record<string, unknown> | null> {
    const document = this.documents.get(query);
    if (!document) return null;
    const { schema } = this;
    const { data, errors } = await execute({
      schema,
      document,
      contextValue,
      operationName,
      variableValues: variables,
    });
    return errors ? null : (data ?? null);
  }
}
