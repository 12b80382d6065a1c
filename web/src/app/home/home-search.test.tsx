import { screen, waitFor } from '@testing-library/react';
import { dollars, rupees } from '../../../tests/money';
import { renderServed, Server } from '../../../tests/served';
import HomeSearch from './home-search';

const roomType = (name: string, rate: number, oneNight: number) => ({
  name,
  mostGuests: 2,
  beds: 'Queen bed',
  sizeSquareMetres: 22,
  view: null,
  nightlyRate: dollars(rate * 100),
  oneNight: rupees(oneNight),
});

const PROMISES = ['The lowest price is here', 'Change or cancel online', 'You reach us, not a call centre'];

/** A hotel with these promises to guests who book. */
const hotel = (promises: readonly string[]) =>
  new Server({
    Hotel: () => ({
      property: {
        name: 'Saffron Court',
        town: 'Udaipur',
        timeZone: 'Asia/Kolkata',
        address: '',
        phone: '',
        email: '',
        today: '2026-11-23',
      },
    }),
    RoomsAtAGlance: () => ({
      roomTypes: [roomType('Deluxe', 199, 1_972_488), roomType('Single', 99, 981_288)],
    }),
    PageTexts: () => ({
      pageTexts: ['first', 'second', 'third'].map((place, index) => ({
        name: `promises.${place}`,
        text: promises[index] ?? '',
        picture: null,
      })),
    }),
  });

test('the lowest price and what the hotel promises stand beside the search', async () => {
  renderServed(<HomeSearch />, hotel(PROMISES));
  const search = screen.getByRole('region', { name: 'Find your room' });
  await waitFor(() => expect(search).toHaveTextContent('from ₹9,812.88 a night with tax'));
  expect(search).not.toHaveTextContent('before tax');
  await screen.findByRole('list', { name: 'When you book here' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(PROMISES);
});

test('a hotel that promises nothing has no list', async () => {
  renderServed(<HomeSearch />, hotel([]));
  expect(await screen.findByText('from ₹9,812.88 a night with tax')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the search is for two guests until somebody says how many', () => {
  renderServed(<HomeSearch />, hotel([]));
  expect(screen.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2);
});
