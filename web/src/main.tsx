import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteRoutes } from './app/routes';
import { StartupGate } from './app/startup-gate';
import './app/theme.css';
import { createApolloClient } from './lib/apollo';
import { paths } from './lib/paths';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to stand on.');

// Only the home page begins with the hero.
if (window.location.pathname !== paths.home) document.getElementById('hero-underlay')?.remove();

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={createApolloClient()}>
      <StartupGate>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </StartupGate>
    </ApolloProvider>
  </StrictMode>,
);
