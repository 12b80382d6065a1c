import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteRoutes } from './app/routes';
import { StartupGate } from './app/startup-gate';
import './app/theme.css';
import { IdentitySettingsDocument } from './generated/accounts';
import { createApolloClient } from './lib/apollo/apollo';
import { Identity } from './lib/identity/identity';
import { IdentityProvider } from './lib/identity/identity-context';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const client = createApolloClient((options) => identity.token(options));
const identity: Identity = new Identity(
  async () => {
    const { data } = await client.query({ query: IdentitySettingsDocument });
    if (!data) throw new Error('The server sent no identity settings.');
    return data.identitySettings;
  },
  // The next guest must not see the cached data of the last one. After a sign-in the page reads again; after a
  // sign-out it does not.
  () => void (isSomebodyThere() ? client.resetStore() : client.clearStore()).catch(() => undefined),
);

function isSomebodyThere(): boolean {
  return identity.snapshot().kind === 'signed in';
}

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <IdentityProvider value={identity}>
        <StartupGate>
          <BrowserRouter>
            <SiteRoutes />
          </BrowserRouter>
        </StartupGate>
      </IdentityProvider>
    </ApolloProvider>
  </StrictMode>,
);
