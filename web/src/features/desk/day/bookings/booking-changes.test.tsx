import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { rupees } from '../../../../../tests/money';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { ChangedStayInput, ChangeGuestBookingInput } from '../../../../generated/graphql';
import { BookingChanges } from './booking-changes';

const NIGHT = 981_288;

const roomType = (name: string, capacity: number) => ({
  name,
  title: name,
  capacity,
  maximumAdults: capacity,
  maximumChildren: 0,
  extraBeds: 0,
});
const ROOM_TYPES = {
  property: {
    today: '2026-11-20',
    lastCheckin: '2028-05-20',
    oldestChild: null,
  },
  roomTypes: [roomType('Single', 2), roomType('Double', 3)],
  extras: [],
};

const preview = (difference: number, charge = 0) => ({
  __typename: 'ChangePreview' as const,
  canPayOnline: true,
  proposedPayment: 'ONLINE' as const,
  stays: [
    {
      stayId: 'first',
      roomTitle: 'Single',
      keptRoomTitle: 'Single',
      nightsKept: 2,
      kept: rupees(2 * NIGHT),
      nightsAdded: 1,
      added: rupees(NIGHT),
      nightsGivenUp: 0,
      givenUp: rupees(0),
      extrasKept: [],
      extrasAdded: [],
      extrasGivenUp: [],
    },
  ],
  leftOut: [],
  totalBefore: rupees(2 * NIGHT),
  totalAfter: rupees(2 * NIGHT + difference),
  charge: rupees(charge),
  toPay: rupees(Math.max(0, difference)),
  refund: rupees(Math.max(0, -difference)),
  difference,
  balanceAfter: rupees(0),
  balanceDueOn: null,
  freeUntil: '2026-11-28T18:30:00Z',
});

const GUEST = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  specialRequests: null,
};
const STAY: ComponentProps<typeof BookingChanges>['stays'][number] = {
  id: 'first',
  status: 'EXPECTED',
  roomType: 'Single',
  roomTitle: 'Single',
  roomNumber: '101',
  checkin: '2026-12-01',
  checkout: '2026-12-03',
  guests: 1,
  children: [],
  extras: [],
  includedExtras: [],
};

const changed = (toPay: number, refund: number) => ({
  changeGuestBooking: {
    __typename: 'GuestBookingChanged' as const,
    toPay: rupees(toPay),
    toPayAtHotel: rupees(0),
    refund: rupees(refund),
  },
});

function show(responders: Responders = {}, stays = [STAY]) {
  const server = new Server({
    ChangeableRoomTypes: () => ROOM_TYPES,
    GuestChangePreview: () => ({ guestChangePreview: preview(NIGHT) }),
    ChangeGuestBooking: () => changed(NIGHT, 0),
    ...responders,
  });
  const onChanged = vi.fn();
  renderServed(
    <BookingChanges reference="SC-TEST2345" guest={GUEST} stays={stays} onChanged={onChanged} />,
    server,
  );
  return { server, onChanged, user: userEvent.setup() };
}

async function openChange(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Change dates or rooms' }));
  await screen.findAllByLabelText('Check-out');
  return within(screen.getByRole('dialog', { name: 'Change the booking' }));
}

async function typeDate(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, date: string) {
  await user.clear(field);
  await user.type(field, date);
}

const sentForm = (server: Server) =>
  server.variablesOf('ChangeGuestBooking')[0]?.['input'] as ChangeGuestBookingInput;

test('the staff see what a night more costs, and hold it for the guest’s payment with a reason', async () => {
  const { server, onChanged, user } = show();
  const dialog = await openChange(user);
  await typeDate(user, dialog.getByLabelText('Check-out'), '2026-12-04');
  expect(await dialog.findByText('Single: 2 nights as sold')).toBeVisible();
  expect(dialog.getByText('The guest pays').nextSibling).toHaveTextContent('₹9,812.88');
  expect(dialog.getByText(/gets a mail with the link to pay/)).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'The guest called.');
  await user.click(dialog.getByRole('button', { name: 'Hold and ask for ₹9,812.88' }));
  expect(sentForm(server)).toMatchObject({
    reference: 'SC-TEST2345',
    reason: 'The guest called.',
    expectedDifference: NIGHT,
    stays: [
      {
        id: 'first',
        roomType: 'Single',
        checkin: '2026-12-01',
        checkout: '2026-12-04',
        guests: 1,
        children: [],
      },
    ],
  });
  await waitFor(() =>
    expect(onChanged).toHaveBeenCalledWith(expect.stringContaining('link to pay ₹9,812.88')),
  );
});

test('a guest in the house gets another room type, which is paid at the hotel', async () => {
  const { server, user } = show({}, [{ ...STAY, status: 'IN_HOUSE' }]);
  const dialog = await openChange(user);
  expect(dialog.queryByLabelText('Check-in')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Room type'), 'Double');
  expect(await dialog.findByText(/the guest pays it at the hotel/)).toBeVisible();
  expect(dialog.queryByLabelText('How the guest pays')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Asked for more space.');
  await user.click(dialog.getByRole('button', { name: 'Change the booking' }));
  expect(sentForm(server)).toMatchObject({
    payment: 'AT_THE_HOTEL',
    stays: [{ id: 'first', roomType: 'Double', checkin: '2026-12-01', checkout: '2026-12-03' }],
  });
});

test('a cheaper change says what goes back', async () => {
  const { onChanged, user } = show({
    GuestChangePreview: () => ({ guestChangePreview: preview(-NIGHT) }),
    ChangeGuestBooking: () => changed(0, NIGHT),
  });
  const dialog = await openChange(user);
  await typeDate(user, dialog.getByLabelText('Check-out'), '2026-12-02');
  expect(await dialog.findByText('Refund to the guest')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change the booking' }));
  await pressAgain(user, 'Change and refund ₹9,812.88?', 'Refund ₹9,812.88');
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('Changed. ₹9,812.88 goes back to the guest.'));
});

test('a missing reason is named at its field, and new figures are shown before anything is changed', async () => {
  let sent = 0;
  const message = 'The figures are not those that you saw.';
  const { onChanged, user } = show({
    ChangeGuestBooking: () => ({
      changeGuestBooking:
        (sent += 1) === 1
          ? {
              __typename: 'InvalidInput',
              code: 'INVALID_INPUT',
              parameters: [],
              message: 'No reason.',
              faults: [{ field: 'reason', code: 'X', parameters: [], message: 'Say why.' }],
            }
          : {
              __typename: 'ChangeFiguresChanged',
              code: 'CHANGE_FIGURES_CHANGED',
              parameters: [],
              message,
              preview: preview(2 * NIGHT),
            },
    }),
  });
  const dialog = await openChange(user);
  await typeDate(user, dialog.getByLabelText('Check-out'), '2026-12-04');
  await user.click(await dialog.findByRole('button', { name: /^Hold and ask for/ }));
  await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/.+/));
  await user.click(dialog.getByRole('button', { name: 'Hold and ask for ₹9,812.88' }));
  expect(await dialog.findByRole('button', { name: 'Hold and ask for ₹19,625.76' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(onChanged).not.toHaveBeenCalled();
});

test('a further room is added, another one left out; impossible dates and guests ask for no price', async () => {
  const second = { ...STAY, id: 'second', roomNumber: '204', roomType: 'Double', roomTitle: 'Double' };
  const { server, user } = show({}, [STAY, second]);
  const dialog = await openChange(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel room 1' }));
  await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  const rooms = dialog.getAllByRole('group');
  expect(rooms).toHaveLength(2);
  const further = within(rooms[1] ?? document.body);
  const asked = server.variablesOf('GuestChangePreview').length;
  await user.clear(further.getByLabelText('Guests'));
  await user.type(further.getByLabelText('Guests'), '9');
  expect(further.getByLabelText('Guests')).toHaveAccessibleDescription(/sleeps up to 3 guests/);
  expect(dialog.getByRole('button', { name: 'Change the booking' })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(further.getByLabelText('Guests'));
  await user.type(further.getByLabelText('Guests'), '2');
  await dialog.findByText('The guest pays');
  const last = server.variablesOf('GuestChangePreview').at(-1)?.['stays'] as ChangedStayInput[];
  expect(last.map(({ id, guests }) => [id, guests])).toEqual([
    ['second', 1],
    [null, 2],
  ]);
  expect(server.variablesOf('GuestChangePreview').length).toBeGreaterThan(asked);
});

test('the staff correct who books; another address waits for its guest', async () => {
  const { server, onChanged, user } = show({
    CorrectGuestBooking: () => ({
      correctGuestBooking: { __typename: 'GuestBookingCorrected', reference: 'SC-TEST2345' },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Correct the details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the details' }));
  const email = dialog.getByLabelText('E-mail address');
  await user.clear(email);
  await user.type(email, 'asha.rao@example.com');
  await user.type(dialog.getByLabelText('Reason'), 'A slip of the pen.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.variablesOf('CorrectGuestBooking')).toEqual([
    {
      input: {
        reference: 'SC-TEST2345',
        name: 'Asha Rao',
        phone: '+91 98765 43210',
        specialRequests: null,
        email: 'asha.rao@example.com',
        reason: 'A slip of the pen.',
      },
    },
  ]);
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.stringContaining('opens the link')));
});

test('the staff replace the link, and are told where the new one goes', async () => {
  const { server, onChanged, user } = show({
    RenewBookingLink: () => ({
      renewBookingLink: {
        __typename: 'BookingLinkRenewed',
        reference: 'SC-TEST2345',
        address: 'asha@example.com',
      },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Replace the link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the link' }));
  expect(server.variablesOf('RenewBookingLink')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Replace the link' }));
  expect(server.variablesOf('RenewBookingLink')).toEqual([{ reference: 'SC-TEST2345' }]);
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.stringContaining('asha@example.com')));
});

test('a change of a booking without an e-mail address is paid at the hotel, and no link is promised', async () => {
  const withoutMail = { ...preview(NIGHT), canPayOnline: false, proposedPayment: 'AT_THE_HOTEL' as const };
  const { server, user } = show({ GuestChangePreview: () => ({ guestChangePreview: withoutMail }) });
  const dialog = await openChange(user);
  await typeDate(user, dialog.getByLabelText('Check-out'), '2026-12-04');
  expect(await dialog.findByText('Single: 2 nights as sold')).toBeVisible();
  expect(dialog.getByLabelText(/^How the guest pays/)).toHaveValue('AT_THE_HOTEL');
  expect(dialog.queryByRole('option', { name: /Online/ })).not.toBeInTheDocument();
  expect(dialog.queryByText(/gets a mail/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'The guest asked.');
  await user.click(dialog.getByRole('button', { name: /^Change/ }));
  expect(sentForm(server)).toMatchObject({ payment: 'AT_THE_HOTEL' });
});
