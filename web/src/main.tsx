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
if (!root) throw new Error('The page has no element #root.');

const pageData = readPageData();
const client = createApolloClient((options) => identity.token(options), pageData ?? {});
const identity: Identity = new Identity(
  async () => {
    const { IdentitySettingsDocument } = await import('./generated/accounts');
    const { data } = await client.query({ query: IdentitySettingsDocument });
    if (!data) throw new Error('The server sent no identity settings.');
    return data.identitySettings;
  },
  // The next guest must not see what the previous guest read, typed and held. After a sign-in the page loads its data
  // again; after a sign-out it does not. What a visitor has typed is kept after the sign-in.
  (hasLeft) => {
    if (hasLeft) {
      bookingDraft.forget();
      rememberedHold.forget();
    }
    void (isSomebodyThere() ? client.resetStore() : client.clearStore()).catch(() => undefined);
  },
);
identity.follow();
followTyping();
hearUnheardFields();

function isSomebodyThere(): boolean {
  return identity.snapshot().kind === 'signed in';
}

const site = (
  <StrictMode>
    <Site client={client} identity={identity} hotel={readHotel()}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Site>
  </StrictMode>
);

// What was filled in without an event is kept now: React may empty a field that it takes over.
document.dispatchEvent(new Event('scripts-start'));

// The server has rendered the public pages with their data; all other pages are rendered here. In a transition React
// takes over the page in short tasks, so that the browser can paint and scroll between them.
if (pageData) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);
