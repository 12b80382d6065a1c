import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookableType, bookingForm } from '../../../tests/booking-form';
import { renderServed, Server } from '../../../tests/served';
import ListingPage from './listing-page';

const ITEM = {
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

/** Opens the booking form from the listing at this address. */
async function book(address: string) {
  const server = new Server({
    PageTexts: () => ({ pageTexts: [{ name: 'heading', text: 'Deluxe Rooms', picture: null }] }),
    CategoryItems: () => ({ categoryItems: { __typename: 'CategoryItems', items: [ITEM] } }),
    BookingForm: () => bookingForm(bookableType('Single', 2), bookableType('Deluxe', 5)),
  });
  const user = userEvent.setup();
  renderServed(<ListingPage />, server, address);
  await user.click(await screen.findByRole('button', { name: /^Book this room/ }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('Name');
  return { form, server };
}

test('the form opens with the dates, the guests and the children that were searched for', async () => {
  const address = '/rooms/deluxe?checkin=2026-12-04&checkout=2026-12-06&guests=5&children=4,9&code=LAKE';
  const { form, server } = await book(address);
  expect(form.getByLabelText('Room type')).toHaveValue('Deluxe');
  expect(form.getByLabelText('Room type')).toHaveAccessibleDescription('Corner Room: room 301 is yours.');
  expect(form.getByLabelText('Check-in')).toHaveValue('2026-12-04');
  expect(form.getByLabelText('Check-out')).toHaveValue('2026-12-06');
  expect(form.getByLabelText('Guests')).toHaveValue(5);
  await waitFor(() =>
    expect(server.variablesOf('StayQuote')).toMatchObject([{ children: [4, 9], code: 'LAKE', listing: '1' }]),
  );
});

test('without dates it opens with the room and the code alone', async () => {
  const { form } = await book('/rooms/deluxe?guests=5&code=LAKE');
  expect(form.getByLabelText('Room type')).toHaveValue('Deluxe');
  expect(form.getByLabelText('Check-in')).toHaveValue('');
  expect(form.getByLabelText('Check-out')).toHaveValue('');
  expect(form.getByLabelText('Guests')).toHaveValue(1);
  expect(form.getByLabelText('Promotion code (optional)')).toHaveValue('LAKE');
});
