import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { Identity } from '../lib/identity/identity';
import { IdentityProvider } from '../lib/identity/identity-context';
import { StartupGate } from './startup-gate';

interface SiteProps {
  client: ApolloClient;
  identity: Identity;
  /** The routes, in the browser's router or in the server's. */
  children: ReactNode;
}

/** What is around every page, in the browser and on the server. */
export function Site({ client, identity, children }: SiteProps) {
  return (
    <ApolloProvider client={client}>
      <IdentityProvider value={identity}>
        <StartupGate>{children}</StartupGate>
      </IdentityProvider>
    </ApolloProvider>
  );
}
