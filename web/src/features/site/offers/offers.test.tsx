import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf } from '../../../../tests/served';
import { bookingDraft } from '../../../lib/bookings/booking-draft';
import { Offers } from './offers';

const offer = (id: string, validTill: string | null) => ({
  id,
  title: `Offer ${id}`,
  description: 'Breakfast for all.',
  imageUrl: '/pictures/pool-800.webp',
  uploadedPictures: [],
  promotion: null,
  validTill,
});

test('shows that it is loading, then each offer with its last day', async () => {
  renderServed(
    <Offers />,
    new Server({ Offers: () => ({ offers: [offer('1', '2026-12-24'), offer('2', null)] }) }),
  );
  expect(screen.getByText('Loading offers...')).toBeVisible();
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Valid Till 24 December 2026');
  expect(second).not.toHaveTextContent('Valid Till');
});

type Promotion = NonNullable<DataOf<'Offers'>['offers'][number]['promotion']>;

const promotion = (more: Partial<Promotion> = {}): Promotion => ({
  name: 'Stay 3',
  code: 'STAY3',
  state: 'OPEN' as const,
  minimumNights: 3,
  bookingFrom: null,
  bookingTo: null,
  stayFrom: null,
  stayTo: null,
  weekdays: [],
  roomTypes: [],
  plans: [],
  ...more,
});

test('an offer with a promotion shows its conditions and is booked with its code; another one is granted at the hotel', async () => {
  const offers = [{ ...offer('1', null), promotion: promotion() }, offer('2', null)];
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('At least 3 nights. Code STAY3.');
  expect(
    within(first as HTMLElement).getByRole('link', { name: /^Book this offer ?: Offer 1$/ }),
  ).toHaveAttribute('href', '/book?code=STAY3');
  expect(second).toHaveTextContent('Granted at the hotel');
});

test('an offer that is granted at the hotel leads to the dates, and writes itself into the special requests once', async () => {
  renderServed(<Offers />, new Server({ Offers: () => ({ offers: [offer('1', null)] }) }));
  const link = await screen.findByRole('link', { name: /^Choose your dates ?: Offer 1$/ });
  expect(link).toHaveAttribute('href', '/book');
  bookingDraft.keep({ name: 'Asha Rao', specialRequests: 'A cot' });
  await userEvent.click(link);
  await userEvent.click(link);
  expect(bookingDraft.read()).toEqual({ name: 'Asha Rao', specialRequests: 'A cot\nOffer: Offer 1' });
  bookingDraft.forget();
});

test('an offer that is used up or has ended has no button; one without a code says that it applies by itself', async () => {
  const offers = (['USED_UP', 'ENDED'] as const).map((state) => ({
    ...offer(state, null),
    promotion: promotion({ state }),
  }));
  offers.push({ ...offer('3', null), promotion: promotion({ code: null }) });
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  const [usedUp, ended, byItself] = await screen.findAllByRole('article');
  expect(usedUp).toHaveTextContent('This offer is fully booked.');
  expect(ended).toHaveTextContent('This offer can no longer be booked.');
  expect(byItself).toHaveTextContent('It applies automatically.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/book']);
});

test('each card comes a tenth of a second after the one before', async () => {
  const offers = ['1', '2', '3'].map((id) => offer(id, null));
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  const cards = await screen.findAllByRole('article');
  expect(cards.map(({ style }) => style.animationDelay)).toEqual(['0.0s', '0.1s', '0.2s']);
});

test('a failure is not shown as empty, and can be tried again', async () => {
  let works = false;
  renderServed(<Offers />, new Server({ Offers: () => (works ? { offers: [] } : new Error('away')) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.queryByText(/no offer/i)).not.toBeInTheDocument();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/There are no offers at the moment/)).toBeVisible();
});
