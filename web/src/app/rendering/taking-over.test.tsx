import { ApolloClient, ApolloLink } from '@apollo/client';
import { EMPTY } from 'rxjs';
import { act } from '@testing-library/react';
import { Kind, parse, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MILL, withPage } from '../../../tests/hotels';
import { LISTING_PAGES } from '../../features/listings/listing-pages';
import { createCache } from '../../lib/apollo/apollo';
import type { Hotel } from '../../lib/hotel/hotel';
import { Identity } from '../../lib/identity/identity';
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
  uploadedPictures: [],
  price: { __typename: 'Money', amount: 19_900, currency: 'USD' },
  available: true,
  amenities: ['King bed', 'Lake view'],
  timing: null,
  location: 'Third floor',
  roomType: 'Deluxe',
  rooms: ['301'],
  oneNight: { __typename: 'Money', amount: 1_972_488, currency: 'INR' },
};
const ROOM_TYPE = {
  __typename: 'RoomType',
  name: 'Deluxe',
  mostGuests: 5,
  beds: 'King bed',
  sizeSquareMetres: 38,
  view: null,
  nightlyRate: { __typename: 'Money', amount: 19_900, currency: 'USD' },
  oneNight: null,
};
const OFFER = {
  __typename: 'Offer',
  promotion: null,
  id: '1',
  title: 'Monsoon nights',
  description: 'Rain on the lake.',
  imageUrl: 'https://pictures.example/monsoon.jpg',
  uploadedPictures: [],
  validTill: '2026-12-24',
};
const PROPERTY = {
  __typename: 'Property',
  name: MILL.name,
  town: MILL.town,
  timeZone: MILL.timeZone,
  address: 'Mill Lane, Kochi, Kerala 682001, India',
  phone: '+91 484 555 0199',
  email: 'stay@mill.example',
  today: '2026-11-22',
  lastCheckin: '2028-05-22',
  oldestChild: null,
  asksPinCode: false,
  checkinTime: 'from 2:00 pm',
  checkoutTime: 'by 11:00 am',
  cancellationTerms: 'Free cancellation until 48 hours before.',
  newsletterConsent: 'I agree.',
};

const words = (text: string) => ({
  __typename: 'TextSpan',
  text,
  strong: false,
  emphasised: false,
  href: null,
});
const block = (kind: string, text: string) => ({
  __typename: 'TextBlock',
  kind,
  lines: [{ __typename: 'TextLine', spans: [words(text)] }],
});
const HEADING = block('HEADING', 'Your booking');
const PARAGRAPH = block('PARAGRAPH', 'We hold a room while you pay.');
const TESTIMONIAL = {
  __typename: 'Testimonial',
  name: 'Asha',
  message: 'A quiet night.',
  rating: 5,
  location: 'Pune',
  image: null,
};

const PICTURE = {
  __typename: 'UploadedPicture',
  address: '/pictures/mill-800.webp',
  name: 'mill',
  altText: 'The mill',
  width: 1280,
  height: 800,
  widths: [480, 800, 1280],
  focalX: 50,
  focalY: 50,
  placeholder: ['#998877'],
};
const PICTURED = [{ __typename: 'PageText', name: 'image', text: PICTURE.address, picture: PICTURE }];
const GALLERY = Object.fromEntries(
  ['home', ...LISTING_PAGES.map(({ name }) => name)].map((name) => [name, PICTURED]),
);

const DATA: Record<string, Record<string, unknown>> = {
  Gallery: { roomTypes: [], ...GALLERY },
  CategoryItems: { categoryItems: { __typename: 'CategoryItems', items: [ROOM] } },
  Offers: { offers: [OFFER] },
  PageTexts: {
    pageTexts: [{ __typename: 'PageText', name: 'promises.first', text: 'A quiet room.', picture: null }],
  },
  Hotel: { property: PROPERTY },
  SearchWindow: { property: PROPERTY },
  RoomsAtAGlance: { roomTypes: [ROOM_TYPE] },
  Testimonials: { testimonials: [TESTIMONIAL] },
  PageBody: { pageBody: [HEADING, PARAGRAPH] },
  NewsletterConsent: { property: PROPERTY },
};

/** The addresses that the server renders, each with the name of its texts. */
const PAGES: readonly [path: string, name: string][] = [
  [paths.home, 'home'],
  [paths.offers, 'offers'],
  [paths.gallery, 'gallery'],
  [paths.goodToKnow, 'goodToKnow'],
  [paths.stayPolicies, 'stayPolicies'],
  [paths.terms, 'terms'],
  [paths.privacy, 'privacy'],
  [paths.signIn, 'signIn'],
  [paths.signUp, 'signUp'],
  ...LISTING_PAGES.map(({ path, name }): [string, string] => [path, name]),
];
const ADDRESSES = PAGES.map(([path]) => path);

/** The hotel as the page at that address has it in its HTML. */
function hotelAt(address: string): Hotel {
  const name = PAGES.find(([path]) => path === address)?.[1];
  return name ? withPage(MILL, name, 'A page of The Old Mill') : MILL;
}

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
    const name = (selection.alias ?? selection.name).value;
    return [[name, selected((data as Record<string, unknown>)[name], selection)]];
  });
  return Object.fromEntries(fields);
}

/** What the server sends for a page. */
const pageAt = (path: string) =>
  renderPage(path, hotelAt(path), ({ query, operationName }) => {
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
    <Site client={client} identity={identity} hotel={hotelAt(path)}>
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
    await renderPageWithoutData('/offers', hotelAt('/offers')),
  );
  expect({ differences, isSameTitle }).toEqual({ differences: [], isSameTitle: true });
  expect(new Set(asked)).toEqual(new Set(['Hotel', 'Offers']));
  expect(fetching).toHaveBeenCalled();
});
