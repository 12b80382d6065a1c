import { screen } from '@testing-library/react';
import { rupees } from '../../../../tests/money';
import { renderServed, Server } from '../../../../tests/served';
import { NO_STAY } from '../../../lib/stays/stay-address';
import { StayPrice, StayTotal } from './stay-price';

const plan = (code: string, name: string, amount: number) => ({
  plan: code,
  name,
  cancellationTerms: '',
  includedExtras: [],
  total: rupees(amount),
  promotion: null,
  promise: null,
  paymentTerms: 'The whole price is paid at booking.',
  paymentParts: null,
});

const OPTION = {
  roomsFree: 3,
  codeFault: null,
  faults: [],
  offers: [],
  nearest: [],
  roomType: {
    name: 'Deluxe',
    title: 'Deluxe',
    mostGuests: 4,
    beds: 'King bed',
    sizeSquareMetres: 38,
    view: null,
    pictures: [],
    uploadedPictures: [],
  },
  quote: { __typename: 'Quote', total: rupees(3_944_976) },
  plans: [plan('FLEXIBLE', 'Flexible', 3_944_976), plan('NON_REFUNDABLE', 'Non-refundable', 3_550_478)],
};

const hotel = () =>
  new Server({
    StayOptions: () => ({
      stayOptions: {
        __typename: 'StayOptions',
        nights: 2,
        roomCount: 1,
        combinations: [],
        codeFault: null,
        promotion: null,
        options: [OPTION],
      },
    }),
  });

const STAY = { ...NO_STAY, checkin: '2026-12-04', checkout: '2026-12-06' };

test('the chosen stay has its total on each rate, and what a night comes to', async () => {
  renderServed(<StayPrice roomType="Deluxe" stay={STAY} />, hotel());
  expect(await screen.findByText('₹39,449.76')).toHaveClass('text-2xl');
  expect(screen.getByText('₹19,724.88 a night on average')).toBeVisible();
  expect(screen.getByText('₹35,504.78')).toBeVisible();
  expect(screen.getByText('2 nights, with tax, Non-refundable')).toBeVisible();
});

test('it is read when it changes, but not on the card of another room', async () => {
  const { unmount } = renderServed(<StayPrice roomType="Deluxe" stay={STAY} />, hotel());
  expect((await screen.findByText('₹39,449.76')).closest('[aria-live=polite]')).not.toBeNull();
  unmount();
  renderServed(<StayPrice roomType="Deluxe" stay={STAY} isAside />, hotel());
  expect((await screen.findByText('₹39,449.76')).closest('[aria-live]')).toBeNull();
});

test('a stay of one night needs no price of a night', async () => {
  renderServed(<StayPrice roomType="Deluxe" stay={{ ...STAY, checkout: '2026-12-05' }} />, hotel());
  expect(await screen.findByText('₹39,449.76')).toBeVisible();
  expect(screen.queryByText(/on average/)).not.toBeInTheDocument();
});

test('a bar says the total in one line, and without dates what a night costs', async () => {
  const { unmount } = renderServed(
    <StayTotal roomType="Deluxe" stay={STAY} otherwise="from $199" />,
    hotel(),
  );
  expect(await screen.findByText('₹39,449.76 for 2 nights')).toBeVisible();
  unmount();
  renderServed(<StayTotal roomType="Deluxe" stay={NO_STAY} otherwise="from $199" />, hotel());
  expect(screen.getByText('from $199')).toBeVisible();
});
