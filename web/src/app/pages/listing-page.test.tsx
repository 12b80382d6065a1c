import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../tests/served';
import type { ChosenRoom } from '../../lib/stays/room-type-name';
import ListingPage from './listing-page';

const opened = jest.fn();
jest.mock('../booking/use-booking-dialog', () => ({
  useBookingDialog: () => ({ book: (room: ChosenRoom) => void opened(room), dialog: null }),
}));
jest.mock('../../features/content/page-with-texts', () => ({
  PageWithTexts: ({ children }: { children: (texts: object, pictures: object[]) => React.ReactNode }) =>
    children({ heading: 'Deluxe Rooms' }, []),
}));

const ITEM = {
  __typename: 'CategoryItem',
  id: '1',
  title: 'Corner Room',
  description: null,
  images: [],
  uploadedPictures: [],
  price: null,
  available: true,
  amenities: [],
  timing: null,
  location: null,
  roomType: 'Deluxe',
  rooms: ['301'],
  oneNight: null,
};

async function book(address: string): Promise<unknown> {
  opened.mockClear();
  const server = new Server({
    CategoryItems: () => ({ categoryItems: { __typename: 'CategoryItems', items: [ITEM] } }),
  });
  renderServed(<ListingPage />, server, address);
  await userEvent.click(await screen.findByRole('button', { name: /^Book this room/ }));
  return opened.mock.calls[0]?.[0];
}

test('the form opens with the dates, the guests and the children that were searched for', async () => {
  const address = '/rooms/deluxe?checkin=2026-12-04&checkout=2026-12-06&guests=5&children=4,9&code=LAKE';
  expect(await book(address)).toMatchObject({
    checkin: '2026-12-04',
    checkout: '2026-12-06',
    guests: 5,
    children: [4, 9],
    code: 'LAKE',
    listing: { id: '1', rooms: ['301'] },
  });
});

test('without dates it opens with the room and the code alone', async () => {
  expect(await book('/rooms/deluxe?guests=5&code=LAKE')).toEqual({
    roomType: 'Deluxe',
    code: 'LAKE',
    listing: { id: '1', roomType: 'Deluxe', title: 'Corner Room', rooms: ['301'] },
  });
});
