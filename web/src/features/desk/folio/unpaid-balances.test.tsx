import { screen } from '@testing-library/react';
import { renderServed, Server } from '../../../../tests/served';
import { UnpaidBalances } from './unpaid-balances';

const unpaid = (reference: string, guestName: string, where: string, balance: number) => ({
  __typename: 'UnpaidBalance',
  reference,
  guestName,
  where,
  roomNumber: '204',
  checkout: '2026-11-25',
  balance: { __typename: 'Money', amount: balance, currency: 'INR' },
});

const show = (unpaidBalances: object[]) =>
  renderServed(<UnpaidBalances />, new Server({ UnpaidBalances: () => ({ unpaidBalances }) }));

test('who owes money, who gets some back, and where each of them is', async () => {
  show([
    unpaid('SC-TEST2345', 'Ravi Menon', 'IN_HOUSE', 118_040),
    unpaid('SC-TEST2346', 'Mira Iyer', 'GONE', -50_000),
  ]);
  const [ravi, mira] = await screen.findAllByRole('listitem');
  expect(ravi).toHaveTextContent(/Ravi Menon.*Room 204, in house, until .*25.*₹1,180\.40/);
  expect(mira).toHaveTextContent(/Mira Iyer.*not here any more.*gets ₹500\.00/);
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
