import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dollars, rupees } from '../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../tests/served';
import { Listing } from './listing';
import { LISTING_PAGES } from './listing-pages';

type Items = Extract<DataOf<'CategoryItems'>['categoryItems'], { __typename: 'CategoryItems' }>;

const room: Items['items'][number] = {
  id: '1',
  title: 'Deluxe Lake Room',
  description: 'A king bed before a walnut wall.',
  images: ['/pictures/deluxe-800.webp', '/pictures/deluxe-bed-800.webp'],
  uploadedPictures: [],
  price: dollars(19_900),
  available: true,
  amenities: ['King bed', 'Lake view'],
  timing: 'Check-in from 2:00 pm',
  location: 'Third floor',
  roomType: 'Deluxe',
  rooms: ['302', '303'],
  oneNight: rupees(1_972_488),
};
const response = (items: Items['items']) => ({
  categoryItems: { __typename: 'CategoryItems' as const, items },
});

function show(server: Server, onBook = vi.fn()) {
  renderServed(<Listing category="Deluxe Rooms" onBook={onBook} />, server);
  return { user: userEvent.setup(), onBook };
}

test('there are thirteen pages, each with an address and the category that the server knows', () => {
  expect(LISTING_PAGES.map(({ path, category }) => [path, category])).toEqual([
    ['/rooms/deluxe', 'Deluxe Rooms'],
    ['/rooms/family', 'Family Rooms'],
    ['/rooms/features', 'Room Features'],
    ['/dining/restaurants', 'Restaurants Bars'],
    ['/dining/breakfast', 'Breakfast'],
    ['/dining/room-service', 'Room Service'],
    ['/dining/menus', 'Menus'],
    ['/dining/events', 'Special Events'],
    ['/amenities/pool', 'Swimming Pool'],
    ['/amenities/spa', 'Spa Wellness'],
    ['/amenities/fitness', 'Fitness Center'],
    ['/amenities/meeting', 'Meeting Rooms'],
    ['/amenities/concierge', 'Concierge Services'],
  ]);
});

test('a card shows the first picture, the words and every detail', async () => {
  show(new Server({ CategoryItems: () => response([room]) }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Deluxe Lake Room' })).toBeVisible();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/pictures/deluxe-800.webp');
  const details = card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(details).toEqual([
    ['Price', '$199'],
    ['Timing', 'Check-in from 2:00\u00a0pm'],
    ['Location', 'Third floor'],
    ['Amenities', 'King bed, Lake view'],
    ['Available', 'Yes'],
  ]);
  expect(card.getByText('from ₹19,724.88 a night with tax')).toBeVisible();
});

test('the price of the chosen stay leads, before that of a night', async () => {
  const server = new Server({ CategoryItems: () => response([room]) });
  renderServed(
    <Listing category="Deluxe Rooms" onBook={vi.fn()} priceOf={(type) => <p>{type}: ₹39,449.76</p>} />,
    server,
  );
  const ofStay = await screen.findByText('Deluxe: ₹39,449.76');
  const ofNight = screen.getByText('$199');
  expect(ofStay.compareDocumentPosition(ofNight)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(ofNight).toHaveClass('text-quiet');
});

test('a room can be booked', async () => {
  const { user, onBook } = show(new Server({ CategoryItems: () => response([room]) }));
  await user.click(await screen.findByRole('button', { name: /^Book this room.*Deluxe Lake Room$/ }));
  const listing = { id: '1', roomType: 'Deluxe', title: 'Deluxe Lake Room', rooms: ['302', '303'] };
  expect(onBook).toHaveBeenCalledWith({ roomType: 'Deluxe', listing });
  expect(screen.queryByText(/a request/)).not.toBeInTheDocument();
});

test('a room without numbers says that it is a request', async () => {
  show(new Server({ CategoryItems: () => response([{ ...room, rooms: [] }]) }));
  expect(await screen.findByText('We will try to give you this room, but cannot promise it.')).toBeVisible();
});

test('blank details are left out, and an unavailable room cannot be booked', async () => {
  const bare = {
    ...room,
    description: null,
    images: [],
    price: null,
    oneNight: null,
    available: false,
    amenities: [],
    timing: null,
    location: null,
  };
  show(new Server({ CategoryItems: () => response([bare]) }));
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Available']);
  expect(card.getByRole('definition')).toHaveTextContent('No');
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('what is not available says so before its other details', async () => {
  show(
    new Server({
      CategoryItems: () => response([{ ...room, price: null, oneNight: null, available: false }]),
    }),
  );
  const card = within(await screen.findByRole('article'));
  const [first] = card.getAllByRole('term');
  expect([first?.textContent, first?.nextSibling?.textContent]).toEqual(['Available', 'No']);
});

test('a failure is not shown as empty, and can be tried again', async () => {
  let works = false;
  const server = new Server({ CategoryItems: () => (works ? response([room]) : new Error('away')) });
  const { user } = show(server);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty category says so', async () => {
  show(new Server({ CategoryItems: () => response([]) }));
  expect(await screen.findByText('There is nothing to show here at the moment.')).toBeVisible();
});
