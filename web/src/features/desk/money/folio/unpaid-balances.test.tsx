import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { UnpaidBalances } from './unpaid-balances';

type Balance = DataOf<'UnpaidBalances'>['unpaidBalances'][number];

const unpaid = (reference: string, guestName: string, where: Balance['where'], balance: number): Balance => ({
  reference,
  guestName,
  where,
  roomNumber: '204',
  checkin: '2026-11-23',
  checkout: '2026-11-25',
  balance: rupees(balance),
  folios: [],
  dueOn: null,
  payableUntil: null,
});

const show = (unpaidBalances: Balance[]) =>
  renderServed(<UnpaidBalances />, new Server({ UnpaidBalances: () => ({ unpaidBalances }) }));

test('who owes money, who gets some back, and where each of them is', async () => {
  show([
    unpaid('SC-TEST2345', 'Ravi Menon', 'IN_HOUSE', 118_040),
    unpaid('SC-TEST2346', 'Mira Iyer', 'GONE', -50_000),
  ]);
  const [ravi, mira] = await screen.findAllByRole('listitem');
  expect(ravi).toHaveTextContent(/Ravi Menon.*Room 204, in house, until .*25.*₹1,180\.40/);
  expect(mira).toHaveTextContent(/Mira Iyer.*no longer in house.*gets ₹500\.00/);
  expect(screen.getByRole('link', { name: 'Ravi Menon' })).toHaveAttribute(
    'href',
    '/desk/bookings/SC-TEST2345',
  );
});

test('the sum counts what guests owe, and takes nothing off for what they get back', async () => {
  show([
    unpaid('SC-TEST2345', 'Ravi Menon', 'ARRIVING', 118_040),
    unpaid('SC-TEST2346', 'Mira Iyer', 'GONE', -50_000),
  ]);
  expect(await screen.findByRole('heading', { name: /Unpaid balances/ })).toHaveTextContent(
    '2 bookings, ₹1,180.40',
  );
});

test('a booking with several folios names what each payer owes', async () => {
  const guest = unpaid('SC-TEST2345', 'Ravi Menon', 'LEAVING', 118_040);
  const evenGuest = unpaid('SC-TEST2346', 'Mira Iyer', 'GONE', 0);
  const folios = [{ name: 'Marigold', balance: rupees(896_000) }];
  show([
    { ...guest, folios },
    { ...evenGuest, folios },
  ]);
  const [ravi, mira] = await screen.findAllByRole('listitem');
  expect(ravi).toHaveTextContent(/₹1,180\.40Marigold: ₹8,960\.00$/);
  expect(mira).toHaveTextContent(/no longer in houseMarigold: ₹8,960\.00$/);
  expect(screen.getByRole('heading', { name: /Unpaid balances/ })).toHaveTextContent('₹19,100.40');
});

test('who comes soon is named with the day, and all that owe are a press away', async () => {
  show([{ ...unpaid('SC-TEST2345', 'Ravi Menon', 'COMING', 118_040), dueOn: '2026-11-16' }]);
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /Ravi Menon.*comes on .*23.*, to pay by .*16.*₹1,180\.40/,
  );
  expect(screen.getByRole('link', { name: 'All bookings with something to pay' })).toHaveAttribute(
    'href',
    '/desk/bookings?balance=OWES',
  );
});

test('a booking that its terms cancel says after which day', async () => {
  const owing = unpaid('SC-TEST2345', 'Ravi Menon', 'COMING', 118_040);
  show([{ ...owing, dueOn: '2026-11-16', payableUntil: '2026-11-19' }]);
  expect(await screen.findByRole('listitem')).toHaveTextContent('cancelled if unpaid after 19 November 2026');
});

test('of thirty bookings ten are shown, and all are a press away', async () => {
  show(
    Array.from({ length: 30 }, (_one, place) => unpaid(`SC-TEST${place}`, `Guest ${place}`, 'IN_HOUSE', 100)),
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: /^Show all 30/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
