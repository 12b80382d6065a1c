import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { CreateDeskBookingInput } from '../../../../generated/graphql';
import NewBookingPage from './new-booking-page';

const TOTAL = 981_288;

const DOUBLE = {
  roomType: 'Double',
  roomTitle: 'Double',
  capacity: 3,
  maximumChildren: 1,
  freeRooms: ['201', '202'],
};
const AVAILABLE = {
  __typename: 'DeskAvailability' as const,
  businessDay: '2026-11-23',
  roomTypes: [DOUBLE],
};
const SETTING = {
  property: { oldestChild: null, asksPinCode: false },
  deskAvailability: AVAILABLE,
  ratePlans: [{ code: 'FLEXIBLE', name: 'Flexible' }],
  extras: [],
};
const QUOTE = {
  __typename: 'Quote' as const,
  roomCharge: rupees(831_600),
  extrasCharge: rupees(0),
  promotion: null,
  taxes: [{ label: 'CGST 9%', amount: rupees(74_844) }],
  total: rupees(TOTAL),
};
const RESTRICTED = {
  __typename: 'InvalidInput' as const,
  message: 'Stays that begin on Monday have at least 2 nights.',
  faults: [
    {
      field: 'stays.0.checkout',
      code: 'STAY_TOO_SHORT_ON',
      message: 'Stays that begin on Monday have at least 2 nights.',
    },
  ],
};

function show(responders: Responders = {}, address = '/desk/bookings/new') {
  const server = new Server({
    NewBookingSetting: () => SETTING,
    DeskAvailability: () => ({ deskAvailability: AVAILABLE }),
    DeskQuote: () => ({ deskQuote: QUOTE }),
    CreateDeskBooking: () => ({
      createDeskBooking: {
        __typename: 'DeskBookingMade',
        reference: 'SC-TEST2345',
        status: 'CONFIRMED',
      },
    }),
    ...responders,
  });
  const { unmount } = renderServed(<NewBookingPage />, server, address);
  return { server, user: userEvent.setup(), unmount };
}

beforeEach(() => sessionStorage.clear());

const sentForm = (server: Server) =>
  server.variablesOf('CreateDeskBooking').at(-1)?.['input'] as CreateDeskBookingInput;

async function fillGuest(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Name'), 'Meera Iyer');
  await user.type(screen.getByLabelText('Phone'), '+91 98200 11223');
}

test('tonight in the first type is priced at once, and is booked with the total that was shown', async () => {
  const { server, user } = show();
  await fillGuest(user);
  expect(await screen.findByText('₹9,812.88')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(sentForm(server)).toMatchObject({
    channel: 'PHONE',
    name: 'Meera Iyer',
    email: null,
    expectedTotal: TOTAL,
    optionUntil: null,
    stays: [{ roomType: 'Double', checkin: '2026-11-23', checkout: '2026-11-24', guests: 1 }],
  });
});

test('a tentative booking is sent with its date', async () => {
  const { server, user } = show();
  await fillGuest(user);
  await user.click(screen.getByRole('radio', { name: 'Tentative, kept until a date' }));
  await user.click(screen.getByRole('button', { name: 'Keep these rooms' }));
  expect(sentForm(server)).toMatchObject({ optionUntil: '2026-11-23' });
});

test('a restriction can be sold in spite of, with a reason', async () => {
  const { server, user } = show({
    DeskQuote: ({ input }) => ({
      deskQuote: (input as { despiteRestrictions: boolean }).despiteRestrictions ? QUOTE : RESTRICTED,
    }),
  });
  await fillGuest(user);
  expect((await screen.findAllByText(/at least 2 nights/))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Override this rule' }));
  await user.type(screen.getByLabelText(/^Reason for overriding/), 'A gap of one night.');
  expect(await screen.findByText('₹9,812.88')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(sentForm(server)).toMatchObject({ restrictionsReason: 'A gap of one night.' });
});

test('a second room gets dates of its own, and gives them back', async () => {
  const { server, user } = show();
  await fillGuest(user);
  expect(screen.queryByRole('button', { name: 'Other dates for this room' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add other rooms' }));
  const second = within(screen.getByRole('group', { name: 'Rooms 2' }));
  await user.click(second.getByRole('button', { name: 'Other dates for this room' }));
  await waitFor(() => expect(second.getByLabelText('Check-in of this room')).toHaveFocus());
  fireEvent.change(second.getByLabelText('Check-in of this room'), { target: { value: '2026-11-25' } });
  expect(second.getByLabelText('Check-out of this room')).toHaveValue('2026-11-26');
  fireEvent.change(second.getByLabelText('Check-out of this room'), { target: { value: '2026-11-28' } });
  expect(await screen.findByText('2 rooms, 1 to 3 nights')).toBeVisible();
  expect(server.variablesOf('DeskAvailability').at(-1)).toEqual({
    checkin: '2026-11-25',
    checkout: '2026-11-28',
  });
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  expect(sentForm(server).stays).toMatchObject([
    { checkin: '2026-11-23', checkout: '2026-11-24' },
    { checkin: '2026-11-25', checkout: '2026-11-28' },
  ]);

  await user.click(second.getByRole('button', { name: 'Same dates as the booking' }));
  expect(screen.getByText('2 rooms, 1 night')).toBeVisible();
});

test('rooms that are not free are named with their nights, and what was typed stays', async () => {
  const { user } = show({
    CreateDeskBooking: () => ({
      createDeskBooking: {
        __typename: 'DeskRoomsSoldOut',
        code: 'DESK_ROOMS_SOLD_OUT',
        field: 'stays',
        message: 'Not all of these rooms are free.',
        shortages: [
          {
            roomTitle: 'Double',
            night: '2026-11-23',
            wanted: 3,
            free: 2,
          },
        ],
      },
    }),
  });
  await fillGuest(user);
  await screen.findByText('₹9,812.88');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Not all of these rooms are free.')).toBeVisible();
  expect(screen.getByText(/2 free of 3/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Meera Iyer');
});

test('a booking that is half typed is there after a reload, and at a link with other dates', async () => {
  const first = show();
  await fillGuest(first.user);
  await first.user.type(screen.getByLabelText(/^E-mail address/), 'meera@guest.example');
  first.unmount();
  const second = show();
  expect(await screen.findByLabelText('Name')).toHaveValue('Meera Iyer');
  expect(screen.getByText('This is the booking that you had begun.')).toBeVisible();
  second.unmount();
  const third = show({}, '/desk/bookings/new?type=Double&checkin=2026-12-01&checkout=2026-12-04');
  expect(await screen.findByLabelText('Name')).toHaveValue('Meera Iyer');
  expect(screen.getByLabelText('Check-in')).toHaveValue('2026-12-01');
  await third.user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText('This is the booking that you had begun.')).not.toBeInTheDocument();
});

test('a booking that the server did not answer has its key after a reload; a booked one leaves no draft', async () => {
  const away = show({ CreateDeskBooking: () => new Error('away') });
  await fillGuest(away.user);
  await screen.findByText('₹9,812.88');
  await away.user.click(screen.getByRole('button', { name: 'Book' }));
  await screen.findByText(/did not respond/);
  const { idempotencyKey } = sentForm(away.server);
  away.unmount();
  const again = show();
  await screen.findByText('₹9,812.88');
  await again.user.click(screen.getByRole('button', { name: 'Book' }));
  expect(sentForm(again.server).idempotencyKey).toBe(idempotencyKey);
  again.unmount();
  show();
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

test('a walk-in is booked, and pays in the dialog that follows or later', async () => {
  const { server, user } = show({
    RecordDeskPayment: () => ({
      recordDeskPayment: {
        __typename: 'DeskPaymentRecorded',
        amount: rupees(981_300),
        adjustment: rupees(12),
        balance: rupees(0),
      },
    }),
  });
  await fillGuest(user);
  await user.selectOptions(screen.getByLabelText('How the guest booked'), 'At the desk');
  await screen.findByText('₹9,812.88');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Booked' }));
  expect(dialog.getByRole('button', { name: 'The guest pays later' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take ₹9,813.00' }));
  await waitFor(() =>
    expect(server.variablesOf('RecordDeskPayment')).toMatchObject([
      { input: { reference: 'SC-TEST2345', source: 'CASH', amount: 981_300 } },
    ]),
  );
});

test('the terms of the chosen portal are proposed, and sent with its number', async () => {
  const portal = {
    ...{ id: 7, version: 1, name: 'Lake Tours', commissionBasisPoints: 1_550, collects: true, gstin: null },
    ...{ gstBasisPoints: 1_800, tcsBasisPoints: 50, tdsBasisPoints: 10, isArchived: false },
  };
  const { server, user } = show({
    Portals: () => ({ portals: [portal], property: { today: '2026-11-24' } }),
  });
  await user.selectOptions(await screen.findByLabelText(/^How the guest booked/), 'Through a portal');
  await screen.findByRole('option', { name: 'Lake Tours' });
  await user.selectOptions(screen.getByLabelText(/^Portal/), 'Lake Tours');
  expect(screen.getByLabelText(/^Who collects the money/)).toHaveValue('PORTAL');
  expect(screen.getByLabelText(/^Commission in percent/)).toHaveValue('15.5');
  await user.type(screen.getByLabelText(/^The portal’s number/), 'LT 1');
  await user.type(screen.getByLabelText(/^Name/), 'Meera Iyer');
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(server.variablesOf('CreateDeskBooking')).toMatchObject([
      {
        input: {
          channel: 'PORTAL',
          portalBooking: {
            ...{ portalId: 7, newPortal: null, number: 'LT 1', collector: 'PORTAL' },
            ...{ commissionBasisPoints: 1_550, commissionPaise: null },
          },
        },
      },
    ]),
  );
});
