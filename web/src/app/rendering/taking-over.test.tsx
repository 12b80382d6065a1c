import { ApolloClient, ApolloLink } from '@apollo/client';
import { EMPTY } from 'rxjs';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MILL, withPage } from '../../../tests/hotels';
import { dollars, rupees } from '../../../tests/money';
import { executeOn, type ServerData } from '../../../tests/server-data';
import type { DataOf } from '../../../tests/served';
import type { TextBlockKind } from '../../generated/graphql';
import { LISTING_PAGES } from '../../features/site/listings/listing-pages';
import { createCache } from '../../lib/apollo/apollo';
import type { Hotel } from '../../lib/hotel/hotel';
import { Identity } from '../../lib/identity/identity';
import { paths } from '../../lib/paths';
import { SiteRoutes } from '../routes';
import { Site } from '../site';
import { readPageData } from './page-data';
import { renderPage, renderPageWithoutData } from './render-page';

const ROOM = {
  id: '1',
  title: 'Deluxe Lake Room',
  description: 'A king bed before a walnut wall.',
  images: ['/pictures/deluxe-800.webp'],
  uploadedPictures: [],
  price: dollars(19_900),
  available: true,
  amenities: ['King bed', 'Lake view'],
  timing: null,
  location: 'Third floor',
  roomType: 'Deluxe',
  rooms: ['301'],
  oneNight: rupees(1_972_488),
};
const ROOM_TYPE = {
  name: 'Deluxe',
  mostGuests: 5,
  beds: 'King bed',
  sizeSquareMetres: 38,
  view: null,
  nightlyRate: dollars(19_900),
  oneNight: null,
};
const OFFER = {
  promotion: null,
  id: '1',
  title: 'Monsoon nights',
  description: 'Rain on the lake.',
  imageUrl: 'https://pictures.example/monsoon.jpg',
  uploadedPictures: [],
  validTill: '2026-12-24',
};
const PROPERTY = {
  name: MILL.name,
  town: MILL.town,
  timeZone: 'Asia/Kolkata',
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
  text,
  strong: false,
  emphasised: false,
  href: null,
});
const block = (kind: TextBlockKind, text: string) => ({
  kind,
  lines: [{ spans: [words(text)] }],
});
const HEADING = block('HEADING', 'Your booking');
const PARAGRAPH = block('PARAGRAPH', 'We hold a room while you pay.');
const TESTIMONIAL = {
  name: 'Asha',
  message: 'A quiet night.',
  rating: 5,
  location: 'Pune',
  image: null,
};

const PICTURE = {
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
const PICTURED = [{ name: 'image', text: PICTURE.address, picture: PICTURE }];
const PICTURED_ROOM_TYPE = {
  ...ROOM_TYPE,
  title: 'Deluxe',
  description: 'A quiet room.',
  pictures: [PICTURE.address],
  uploadedPictures: [PICTURE],
};
const GALLERY: DataOf<'Gallery'> = {
  roomTypes: [],
  home: PICTURED,
  deluxeRooms: PICTURED,
  familyRooms: PICTURED,
  roomFeatures: PICTURED,
  restaurants: PICTURED,
  breakfast: PICTURED,
  roomService: PICTURED,
  menus: PICTURED,
  specialEvents: PICTURED,
  pool: PICTURED,
  spa: PICTURED,
  fitness: PICTURED,
  meetingRooms: PICTURED,
  concierge: PICTURED,
};

const DATA: ServerData = {
  Gallery: GALLERY,
  CategoryItems: { categoryItems: { __typename: 'CategoryItems' as const, items: [ROOM] } },
  Offers: { offers: [OFFER] },
  PageTexts: {
    pageTexts: [{ name: 'promises.first', text: 'A quiet room.', picture: null }],
  },
  Hotel: { property: PROPERTY },
  SearchWindow: { property: PROPERTY },
  ShownCurrencies: {
    property: { shownCurrencies: [{ code: 'EUR', paisePerUnit: 9_750, asOf: '2026-11-20' }] },
  },
  RoomsAtAGlance: { roomTypes: [ROOM_TYPE] },
  RoomsWithPrices: { roomTypes: [PICTURED_ROOM_TYPE] },
  Testimonials: { testimonials: [TESTIMONIAL] },
  PageBody: { pageBody: [HEADING, PARAGRAPH] },
  NewsletterConsent: { property: PROPERTY },
};

const PRICE = {
  plan: 'FLEXIBLE',
  name: 'Flexible',
  includedExtras: [],
  cancellationTerms: 'Free.',
  total: rupees(3_944_976),
  promotion: null,
  paymentTerms: 'The whole price is paid at booking.',
  paymentParts: null,
  promise: null,
};
const WITH_DATES: ServerData = {
  ...DATA,
  RoomTypePage: {
    property: PROPERTY,
    roomTypes: [
      {
        ...PICTURED_ROOM_TYPE,
        ...{ maximumAdults: 4, maximumChildren: 0, extraBeds: 0, includedGuests: null, floor: null },
        ...{ adultSupplement: dollars(0), childSupplements: [], included: [] },
      },
    ],
  },
  StayOptions: {
    stayOptions: {
      __typename: 'StayOptions',
      ...{ nights: 2, roomCount: 1, codeFault: null, promotion: null, combinations: [] },
      options: [
        {
          roomType: PICTURED_ROOM_TYPE,
          ...{ roomsFree: 5, faults: [], offers: [], nearest: [], codeFault: null },
          quote: { total: rupees(3_944_976) },
          plans: [PRICE],
        },
      ],
    },
  },
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

const stopComplaints = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const standInForServer = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ user: null })));
let complaints: ReturnType<typeof stopComplaints>;
let fetching: ReturnType<typeof standInForServer>;

beforeEach(() => {
  complaints = stopComplaints();
  fetching = standInForServer();
});

afterEach(() => (document.body.innerHTML = ''));

/** What the server sends for a page. */
const pageAt = (path: string) => renderPage(path, hotelAt(path), executeOn(DATA));

/** Takes over a page as main.tsx does. Returns the requests, and the differences from the server's page. */
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

test.each(['/book', '/stay/Deluxe'])(
  'the browser takes %s with dates over as the server sent it, with the microdata of its prices',
  async (path) => {
    const address = `${path}?checkin=2026-12-04&checkout=2026-12-06&guests=2&first=Deluxe`;
    const body = await renderPage(address, MILL, executeOn(WITH_DATES));
    const { differences, isSameTitle } = await takeOver(address, body);
    expect({ differences, isSameTitle }).toEqual({ differences: [], isSameTitle: true });
    document.body.innerHTML = body;
    const prices = document.querySelectorAll('#root main [itemprop=price]');
    expect([...new Set([...prices].map((price) => price.getAttribute('content')))]).toEqual(['39449.76']);
    expect(document.querySelector('main')).toHaveTextContent('₹39,449.76');
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
