import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a document's hash. The text follows when the server does not know it, as after a release. Browsers hash only
 * on secure pages; on others the text is sent at once.
 */
export function withPersistedQueries(http: ApolloLink): ApolloLink {
  const canHash = window.isSecureContext;
  return canHash ? ApolloLink.from([new PersistedQueryLink({ sha256 }), http]) : http;
}
