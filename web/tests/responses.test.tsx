import { screen } from '@testing-library/react';
import { Offers } from '../src/features/site/offers/offers';
import { failOnMisfits } from './responses';
import { renderServed, Server } from './served';

const PROMOTION = {
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
};
const OFFER = {
  id: '1',
  title: 'Monsoon nights',
  description: null,
  imageUrl: null,
  uploadedPictures: [],
  validTill: null,
  promotion: PROMOTION,
};
const { title, ...UNTITLED } = OFFER;

test('a response that fits the schema fails no test', async () => {
  renderServed(<Offers />, new Server({ Offers: () => ({ offers: [OFFER] }) }));
  expect(await screen.findByText('Monsoon nights')).toBeVisible();
  expect(failOnMisfits).not.toThrow();
});

test('a field of a former name is not compiled, and fails its test', async () => {
  const offers = [{ ...UNTITLED, heading: title }];
  // @ts-expect-error The title is missing.
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(failOnMisfits).toThrow(
    'The response to Offers does not fit the schema: offers.0.title: it is missing.',
  );
});

test('a value that its enum does not have is not compiled, and fails its test', async () => {
  const offers = [{ ...OFFER, promotion: { ...PROMOTION, state: 'OVER' } }];
  // @ts-expect-error There is no such state.
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(failOnMisfits).toThrow(/^The response to Offers .* offers\.0\.promotion\.state: Enum .* "OVER"/);
});

test('a field that the schema does not have fails its test, also when the page does not need it', async () => {
  const offers = [{ ...OFFER, heading: 'Monsoon' }];
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  expect(await screen.findByText('Monsoon nights')).toBeVisible();
  expect(failOnMisfits).toThrow(
    'The response to Offers does not fit the schema: offers.0.heading: Offer has no such field.',
  );
});

test('an object of another type fails its test', async () => {
  const offers = [{ ...OFFER, __typename: 'Hotel' }];
  renderServed(<Offers />, new Server({ Offers: () => ({ offers }) }));
  expect(await screen.findByText('Monsoon nights')).toBeVisible();
  expect(failOnMisfits).toThrow(
    'The response to Offers does not fit the schema: offers.0.__typename: it is Hotel instead of Offer.',
  );
});
