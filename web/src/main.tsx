import type { NormalizedCacheObject } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readPageData } from './app/rendering/page-data';
import { SiteRoutes } from './app/routes';
import { Site } from './app/site';
import './app/theme.css';
import { createApolloClient } from './lib/apollo/apollo';
import { bookingDraft } from './lib/bookings/booking-draft';
import { rememberedHold } from './lib/bookings/remembered-hold';
import { hearUnheardFields } from './lib/browser/unheard-fields';
import { readHotel } from './lib/hotel/hotel';
import { Identity } from './lib/identity/identity';
import { followTyping } from './lib/loading/release';

const root = document.getElementById('root');

followTyping();
hearUnheardFields();

// The files of the site have just run. The browser may paint and scroll before what follows.
setTimeout(start);

/** Shows the page, or takes over the page that the server has rendered with its data. */
function start(): void {
  if (!root) throw new Error('The page has no element #root.');
  const pageData = readPageData();
  const { client, identity } = openClient(pageData ?? {});
  // What was filled in without an event is kept now: React may empty a field that it takes over.
  document.dispatchEvent(new Event('scripts-start'));
  const site = (
    <StrictMode>
      <Site client={client} identity={identity} hotel={readHotel()}>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </Site>
    </StrictMode>
  );
  // In a transition React takes over the page in short tasks, so that the browser can paint and scroll between them.
  if (pageData) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
  // The browser waits for its disk when the site asks for the first time what it remembers.
  setTimeout(() => identity.follow());
}

/** The site's connection to the server, and who is signed in, which each need the other. */
function openClient(data: NormalizedCacheObject) {
  const client = createApolloClient((options) => identity.token(options), data);
  const identity: Identity = new Identity(
    async () => {
      const { IdentitySettingsDocument } = await import('./generated/accounts');
      const settings = await client.query({ query: IdentitySettingsDocument });
      if (!settings.data) throw new Error('The server sent no identity settings.');
      return settings.data.identitySettings;
    },
    // The next guest must not see what the previous guest read, typed and held. After a sign-in the page loads its data
    // again; after a sign-out it does not. What a visitor has typed is kept after the sign-in.
    (hasLeft) => {
      if (hasLeft) {
        bookingDraft.forget();
        rememberedHold.forget();
      }
      const isSomebodyThere = identity.snapshot().kind === 'signed in';
      void (isSomebodyThere ? client.resetStore() : client.clearStore()).catch(() => undefined);
    },
  );
  return { client, identity };
}
