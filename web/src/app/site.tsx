import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { Hotel } from '../lib/hotel/hotel';
import type { Identity } from '../lib/identity/identity';
import { IdentityProvider } from '../lib/identity/identity-context';
import { HotelOfSite } from './hotel-of-site';
import { StartupGate } from './startup-gate';

interface SiteProps {
  client: ApolloClient;
  identity: Identity;
  /** The hotel as the HTML of the page has it. */
  hotel: Hotel;
  /** The routes, in the browser's router or in the server's. */
  children: ReactNode;
}

/** The providers around every page, in the browser and on the server. */
export function Site({ client, identity, hotel, children }: SiteProps) {
  return (
    <ApolloProvider client={client}>
      <IdentityProvider value={identity}>
        <HotelOfSite written={hotel}>
          <StartupGate>{children}</StartupGate>
        </HotelOfSite>
      </IdentityProvider>
    </ApolloProvider>
  );
}
