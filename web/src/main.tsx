import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteRoutes } from './app/routes';
import { StartupGate } from './app/startup-gate';
import './app/theme.css';
import { createApolloClient } from './lib/apollo';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to stand on.');

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
