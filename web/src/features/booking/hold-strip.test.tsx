import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../tests/served';
import HoldStrip from './hold-strip';
import { rememberedHold, useRememberedHold } from '../../lib/bookings/remembered-hold';

type FoundBooking = Extract<DataOf<'HoldStrip'>['bookingByToken'], { __typename: 'Booking' }>;

const HELD: FoundBooking = {
  __typename: 'Booking',
  reference: 'SC-TEST2345',
  status: 'HELD',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  roomType: 'Deluxe',
  roomTitle: 'Deluxe',
  checkin: '2026-12-01',
  checkout: '2026-12-03',
  guests: 2,
  children: [],
  specialRequests: null,
  holdSecondsLeft: 600,
  dueAtBooking: rupees(3_944_976),
  stays: [{ roomType: 'Deluxe', guests: 2, children: [], plan: 'FLEXIBLE' }],
  billing: { details: null },
  quote: { stays: [], promotion: null, total: rupees(3_944_976) },
};

const CODE_REQUIRED = {
  __typename: 'AddressCodeRequired' as const,
  token: 'the-token',
  secondsLeft: 600,
  resendAfterSeconds: 0,
  booking: {
    ...{ reference: HELD.reference, email: HELD.email, roomTitle: HELD.roomTitle },
    ...{ checkin: HELD.checkin, checkout: HELD.checkout },
    stays: [{ guests: 2, children: [] }],
    quote: { total: HELD.quote.total, promotion: null },
  },
};

/** The strip as the layout shows it. */
function Layout() {
  const token = useRememberedHold();
  return (
    <>
      <HoldStrip token={token} />
      {token ? null : <p>No hold</p>}
    </>
  );
}

function show(
  found: DataOf<'HoldStrip'>['bookingByToken'] = HELD,
  responders: Responders = {},
  address = '/',
) {
  rememberedHold.keep('the-token');
  const server = new Server({ HoldStrip: () => ({ bookingByToken: found }), ...responders });
  renderServed(<Layout />, server, address);
  return { server, user: userEvent.setup() };
}
const strip = async () => within(await screen.findByRole('region', { name: 'Your held room' }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a held room is shown with its dates, its total and the time left', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  show();
  const shown = await strip();
  expect(shown.getByText('Deluxe')).toBeVisible();
  expect(shown.getByText(/₹39,449.76/)).toBeVisible();
  expect(shown.getByText('10:00')).toBeVisible();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pay now',
    'Change',
    'Release',
  ]);
});

test('on the page of the booking, which has the time and the button to pay, the strip has neither', async () => {
  show(HELD, {}, '/booking#the-token');
  const shown = await strip();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change', 'Release']);
  expect(shown.queryByText('Time left to pay')).not.toBeInTheDocument();
});

test('a deposit is stated beside the total', async () => {
  show({ ...HELD, dueAtBooking: rupees(1_183_493) });
  expect((await strip()).getByText('₹11,834.93 due now')).toBeVisible();
});

test('a promotion says what it saves', async () => {
  const name = 'Stay three nights, pay for two';
  const promotion = { name, code: 'STAY3', saved: rupees(1_972_488) };
  show({ ...HELD, quote: { ...HELD.quote, promotion } });
  expect((await strip()).getByText(`${name}: you save ₹19,724.88`)).toBeVisible();
});

test('a booking of several rooms says how many there are', async () => {
  show({ ...HELD, stays: [...HELD.stays, ...HELD.stays, ...HELD.stays] });
  expect((await strip()).getByText('Deluxe and 2 other rooms')).toBeVisible();
});

test('releasing asks first, and then the hold is forgotten', async () => {
  const { user, server } = show(HELD, {
    ReleaseHold: () => ({ releaseHold: { __typename: 'HoldReleased' } }),
  });
  await user.click((await strip()).getByRole('button', { name: 'Release' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Release the room?' }));
  await user.click(question.getByRole('button', { name: 'Release the room' }));
  expect(await screen.findByText('No hold')).toBeVisible();
  expect(server.variablesOf('ReleaseHold')).toEqual([{ token: 'the-token' }]);
});

test('a release that does not arrive keeps the hold and says so', async () => {
  const { user } = show(HELD, { ReleaseHold: () => new Error('The connection broke') });
  await user.click((await strip()).getByRole('button', { name: 'Release' }));
  await user.click(screen.getByRole('button', { name: 'Release the room' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be released');
  expect(rememberedHold.read()).toBe('the-token');
});

test.each(['EXPIRED', 'CONFIRMED'] as const)('a hold that is %s is forgotten', async (status) => {
  show({ ...HELD, status, holdSecondsLeft: null });
  expect(await screen.findByText('No hold')).toBeVisible();
});

test('a code that comes too late is answered, with a way to search again', async () => {
  const { user } = show(
    { ...HELD, dueAtBooking: rupees(0) },
    {
      ContinueBooking: () => ({ continueBooking: CODE_REQUIRED }),
      ConfirmWithCode: () => ({
        confirmWithCode: {
          __typename: 'HoldExpired',
          ...{ code: 'HOLD_EXPIRED', message: 'The hold has lapsed.', parameters: [] },
        },
      }),
    },
  );
  await user.click((await strip()).getByRole('button', { name: 'Enter the code' }));
  await user.type(await screen.findByLabelText('Code from the mail'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm the booking' }));
  const alert = await screen.findByRole('alertdialog', { name: 'The time to confirm is over.' });
  expect(alert).toHaveTextContent('Your room was not booked, and nothing was charged.');
  await user.click(within(alert).getByRole('link', { name: 'Search again' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('No hold')).toBeVisible();
});

test('a look-up that was refused for now forgets nothing', async () => {
  const { server } = show({ __typename: 'RateLimited' });
  await act(async () => {
    await Promise.resolve();
  });
  expect(server.variablesOf('HoldStrip')).toHaveLength(1);
  expect(rememberedHold.read()).toBe('the-token');
});

test('a hold that another tab has paid for is gone here too', async () => {
  show();
  await strip();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByText('No hold')).toBeVisible();
});
