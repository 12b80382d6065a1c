import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { BookingMails } from './booking-mails';

type Mail = DataOf<'BookingMails'>['bookingMails'][number];
type Outcome = DataOf<'ResendBookingMail'>['resendBookingMail'];

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'mail-1',
  kind: 'CANCELLATION',
  address: 'asha@guest.example',
  isSent: true,
  mayBeSentAgain: true,
  at: '2026-11-23T06:00:00.000Z',
  ...changes,
});

interface Shown {
  email?: string | null;
  listed?: Mail[];
  outcome?: Outcome;
}

function show({ email = 'asha@guest.example', listed = [mail()], outcome }: Shown = {}) {
  const server = new Server({
    BookingMails: () => ({ bookingMails: listed }),
    ResendBookingMail: () => (outcome ? { resendBookingMail: outcome } : new Error('away')),
  });
  renderServed(<BookingMails reference="SC-TEST2345" email={email} isConfirmed />, server);
  return { server, user: userEvent.setup() };
}

test('a mail is sent again, and the page says where to', async () => {
  const { server, user } = show({
    outcome: { __typename: 'BookingMailQueued', address: 'asha@guest.example' },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancellation' }));
  expect(await screen.findByText('On its way to asha@guest.example.')).toBeVisible();
  expect(server.variablesOf('ResendBookingMail')).toEqual([
    { input: { reference: 'SC-TEST2345', kind: 'CANCELLATION' } },
  ]);
});

test('a confirmed booking without a list of mails has its confirmation and its link to send', async () => {
  show({ listed: [] });
  expect(await screen.findByText('No e-mail has been sent yet.')).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Confirmation', 'Booking link']);
});

test('a mail that was given up says so, and is sent again itself', async () => {
  const lost = mail({ id: 'mail-2', isSent: false });
  const { server, user } = show({
    listed: [mail(), lost],
    outcome: { __typename: 'BookingMailQueued', address: 'asha@guest.example' },
  });
  expect(await screen.findByText('Not delivered: the address does not take mail.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send this e-mail again: Cancellation' }));
  expect(await screen.findByText('On its way to asha@guest.example.')).toBeVisible();
  expect(server.variablesOf('ResendBookingMail')).toEqual([
    { input: { reference: 'SC-TEST2345', kind: 'CANCELLATION', mail: 'mail-2' } },
  ]);
});

test('a booking without an address has nothing to send', async () => {
  show({ email: null });
  expect(await screen.findByText(/no e-mail address/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
