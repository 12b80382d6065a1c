import { ApolloLink, type DocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { from, of, switchMap } from 'rxjs';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashes = new WeakMap<DocumentNode, Promise<string>>();

function hashOf(document: DocumentNode): Promise<string> {
  const hash = hashes.get(document) ?? sha256(print(document));
  hashes.set(document, hash);
  return hash;
}

const isUnknown = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

/**
 * Sends a document's hash, and its text only when the server does not know the hash, as after a release. Browsers can
 * hash only on secure pages; on other pages the text is sent immediately. Apollo's own link has more options and is
 * five times as large.
 */
export function withPersistedQueries(http: ApolloLink): ApolloLink {
  if (!window.isSecureContext) return http;
  const hashFirst = new ApolloLink((operation, forward) => {
    const send = (includeQuery: boolean) => {
      operation.setContext({ http: { includeQuery, includeExtensions: true } });
      return forward(operation);
    };
    return from(hashOf(operation.query)).pipe(
      switchMap((sha256Hash) => {
        operation.extensions['persistedQuery'] = { version: 1, sha256Hash };
        return send(false);
      }),
      switchMap((response) => (isUnknown(response) ? send(true) : of(response))),
    );
  });
  return ApolloLink.from([hashFirst, http]);
}
