import type { ServerResponse } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../../access/accounts/request-context';
import { NAMELESS, type SiteDocuments } from './documents/site-documents';

const names = new WeakMap<ServerResponse, string>();

/** Names a request for the metrics. */
export function nameRequest(response: ServerResponse, name: string): void {
  names.set(response, name);
}

/** 'other' for a request without a name, so that callers cannot make up names. */
export function requestName(response: ServerResponse): string {
  return names.get(response) ?? NAMELESS;
}

/** Names a GraphQL request by its document, once the document is valid. */
export function operationNaming(documents: SiteDocuments): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, contextValue }) => {
        contextValue.nameRequest?.(documents.nameOf(source));
      },
    }),
  };
}
