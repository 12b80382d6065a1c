import { ApolloClient, ApolloLink } from '@apollo/client';
import { EMPTY } from 'rxjs';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LISTING_PAGES } from '../../features/listings/listing-pages';
import { createCache } from '../../lib/apollo/apollo';
import { Identity } from '../../lib/identity/identity';
import { pageTexts } from '../../lib/page-texts';
import { paths } from '../../lib/paths';
import { SiteRoutes } from '../routes';
import { Site } from '../site';
import { readPageData } from './page-data';
import { renderPage, renderPageWithoutData } from './render-page';

const ROOM = {
  __typename: 'CategoryItem',
  id: '1',
  title: 'Deluxe Lake Room',
  description: 'A king bed before a walnut wall.',
  images: ['/pictures/deluxe-800.webp'],
  price: { __typename: 'Money', amount: 19_900, currency: 'USD' },
  available: true,
  amenities: ['King bed', 'Lake view'],
  timing: null,
  location: 'Third floor',
  roomType: 'Deluxe',
};
const OFFER = {
  __typename: 'Offer',
  id: '1',
  title: 'Monsoon nights',
  description: 'Rain on the lake.',
  imageUrl: 'https://pictures.example/monsoon.jpg',
  validTill: '2026-12-24',
};
const PROPERTY = {
  __typename: 'Property',
  name: 'Saffron Court',
  address: 'Lake Palace Road, Pichola, Udaipur, Rajasthan 313001, India',
  phone: '+91 294 555 0142',
  email: 'desk@saffroncourt.example',
  today: '2026-11-22',
  checkinTime: 'from 2:00 pm',
  checkoutTime: 'by 11:00 am',
  cancellationTerms: 'Free cancellation until 48 hours before.',
  sampleContent: true,
  newsletterConsent: 'I agree.',
};

const DATA: Record<string, Record<string, unknown>> = {
  CategoryItems: { categoryItems: { __typename: 'CategoryItems', items: [ROOM] } },
  Offers: { offers: [OFFER] },
  HotelAddress: { property: PROPERTY },
  SampleContent: { property: PROPERTY },
  NewsletterConsent: { property: PROPERTY },
  StayPolicies: { property: PROPERTY, roomTypes: [{ __typename: 'RoomType', name: 'Suite', capacity: 6 }] },
};

const ADDRESSES = [
  ...Object.keys(pageTexts).map((name) => paths[name as keyof typeof pageTexts]),
  ...LISTING_PAGES.map(({ path }) => path),
];

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const fetching = jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation(() => Promise.resolve(Response.json({ user: null })));

afterEach(() => (document.body.innerHTML = ''));

/** Takes a page over as main.tsx does; returns what was asked for, and what differs from the server's page. */
async function takeOver(path: string, body: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = body;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  const title = root.querySelector('h1');
  const asked: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return EMPTY;
  });
  const client = new ApolloClient({ link, cache: createCache().restore(readPageData() ?? {}) });
  const identity = new Identity(
    () => Promise.reject(new Error('Nobody signs in here')),
    () => undefined,
  );
  const differences: unknown[] = [];
  const site = (
    <Site client={client} identity={identity}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Site>
  );
  complaints.mockClear();
  const mounted = await act(async () =>
    hydrateRoot(root, site, { onRecoverableError: (difference) => differences.push(difference) }),
  );
  const isSameTitle = title !== null && title === root.querySelector('h1');
  const complained = complaints.mock.calls.map(([text]) => String(text));
  await act(async () => mounted.unmount());
  return { asked, differences: [...differences, ...complained], isSameTitle };
}

test.each(ADDRESSES)(
  'the browser takes %s over as the server sent it, and asks for nothing',
  async (path) => {
    const body = await renderPage(path, ({ operationName }) =>
      Promise.resolve(DATA[operationName ?? ''] ?? {}),
    );
    expect(await takeOver(path, body)).toEqual({ asked: [], differences: [], isSameTitle: true });
  },
);

test('of a page without data the browser asks for the data', async () => {
  const { asked, differences, isSameTitle } = await takeOver(
    '/offers',
    await renderPageWithoutData('/offers'),
  );
  expect({ differences, isSameTitle }).toEqual({ differences: [], isSameTitle: true });
  expect(new Set(asked)).toEqual(new Set(['HotelAddress', 'Offers']));
  expect(fetching).toHaveBeenCalled();
});
