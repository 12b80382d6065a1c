import { ApolloClient, ApolloLink } from '@apollo/client';
import { EMPTY } from 'rxjs';
import { act } from '@testing-library/react';
import { Kind, parse, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LISTING_PAGES } from '../../features/listings/listing-pages';
import { createCache } from '../../lib/apollo/apollo';
import type { Hotel } from '../../lib/hotel';
import { Identity } from '../../lib/identity/identity';
import { paths } from '../../lib/paths';
import { SiteRoutes } from '../routes';
import { Site } from '../site';
import { PUBLIC_TEXTS } from '../public-texts';
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
// Not the sample hotel: a page must name the hotel that it is given.
const HOTEL: Hotel = { name: 'The Old Mill', town: 'Kochi', timeZone: 'Asia/Kolkata' };
const PROPERTY = {
  __typename: 'Property',
  ...HOTEL,
  address: 'Mill Lane, Kochi, Kerala 682001, India',
  phone: '+91 484 555 0199',
  email: 'stay@mill.example',
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
  Hotel: { property: PROPERTY },
  SampleContent: { property: PROPERTY },
  NewsletterConsent: { property: PROPERTY },
  StayPolicies: {
    property: PROPERTY,
    roomTypes: [{ __typename: 'RoomType', name: 'Suite', title: 'Suite', capacity: 6 }],
  },
};

const ADDRESSES = [
  ...Object.keys(PUBLIC_TEXTS).map((name) => paths[name as keyof typeof PUBLIC_TEXTS]),
  ...LISTING_PAGES.map(({ path }) => path),
];

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const fetching = jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation(() => Promise.resolve(Response.json({ user: null })));

afterEach(() => (document.body.innerHTML = ''));

type Selections = { selectionSet?: SelectionSetNode };

/** The selected fields of the data, and no other, as a server sends them. */
function selected(data: unknown, { selectionSet }: Selections): unknown {
  if (!selectionSet || data === null) return data;
  if (Array.isArray(data)) return data.map((item) => selected(item, { selectionSet }));
  const fields = selectionSet.selections.flatMap((selection): [string, unknown][] => {
    if (selection.kind !== Kind.FIELD)
      return Object.entries(selected(data, selection as Selections) as object);
    const name = selection.name.value;
    return [[name, selected((data as Record<string, unknown>)[name], selection)]];
  });
  return Object.fromEntries(fields);
}

/** What the server sends for a page. */
const pageAt = (path: string) =>
  renderPage(path, HOTEL, ({ query, operationName }) => {
    const [operation] = parse(query).definitions;
    return Promise.resolve(
      selected(DATA[operationName ?? ''], operation as OperationDefinitionNode) as Record<string, unknown>,
    );
  });

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
    <Site client={client} identity={identity} hotel={HOTEL}>
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
    expect(await takeOver(path, await pageAt(path))).toEqual({
      asked: [],
      differences: [],
      isSameTitle: true,
    });
  },
);

test.each(ADDRESSES)('%s names its own hotel, and not the sample hotel', async (path) => {
  document.body.innerHTML = await pageAt(path);
  expect(document.querySelector('footer')).toHaveTextContent('© 2026 The Old Mill');
  expect(document.querySelector('address')).toHaveTextContent('Mill LaneKochi, Kerala 682001, India');
  expect(document.body.innerHTML).not.toMatch(/Saffron|Udaipur|Rajasthan|555 0142/);
});

test('of a page without data the browser asks for the data', async () => {
  const { asked, differences, isSameTitle } = await takeOver(
    '/offers',
    await renderPageWithoutData('/offers', HOTEL),
  );
  expect({ differences, isSameTitle }).toEqual({ differences: [], isSameTitle: true });
  expect(new Set(asked)).toEqual(new Set(['Hotel', 'Offers']));
  expect(fetching).toHaveBeenCalled();
});
