import userEvent from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { dollars, rupees } from '../../../../tests/money';
import { renderServed, Server, type DataOf, type Responder } from '../../../../tests/served';
import { RoomsWithPrices } from './rooms-with-prices';

type RoomType = DataOf<'RoomsWithPrices'>['roomTypes'][number];

const roomType = (name: string, more: Partial<RoomType> = {}): RoomType => ({
  name,
  title: `${name} Room`,
  description: 'A room with a view. It has a desk.',
  nightlyRate: dollars(9_900),
  oneNight: rupees(981_288),
  pictures: [],
  uploadedPictures: [],
  ...more,
});

const RUPEES_ONLY = () => ({ property: { shownCurrencies: [] } });

const show = (roomTypes: RoomType[], ShownCurrencies: Responder<'ShownCurrencies'> = RUPEES_ONLY) =>
  renderServed(<RoomsWithPrices />, new Server({ RoomsWithPrices: () => ({ roomTypes }), ShownCurrencies }));

beforeEach(() => localStorage.clear());

test('each room type has one sentence, its price and a link to its page', async () => {
  show([roomType('Single'), roomType('Suite', { oneNight: rupees(2_963_688) })]);
  const section = within(await screen.findByRole('region', { name: 'Rooms and prices' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Single RoomA room with a view.from ₹9,812.88 a night with tax',
    'Suite RoomA room with a view.from ₹29,636.88 a night with tax',
  ]);
  expect(section.getByRole('link', { name: 'Suite Room' })).toHaveAttribute('href', '/stay/Suite');
});

test('the guest chooses another currency here, and each price is shown in it approximately', async () => {
  const shownCurrencies = [{ code: 'EUR', paisePerUnit: 9_750, asOf: '2026-11-20' }];
  show([roomType('Single')], () => ({ property: { shownCurrencies } }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show prices in' }), 'EUR');
  expect(screen.getByText(/^from ₹9,812\.88/)).toHaveTextContent('from ₹9,812.88 a night with tax ≈ €101');
});

test('a room type without a bookable night has its rate before tax', async () => {
  show([roomType('Single', { oneNight: null })]);
  expect(await screen.findByText('from $99 a night, before tax')).toBeVisible();
});

test('a hotel without room types has no such section', async () => {
  const server = new Server({ RoomsWithPrices: () => ({ roomTypes: [] }) });
  const { container } = renderServed(<RoomsWithPrices />, server);
  await waitFor(() => expect(server.received).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
