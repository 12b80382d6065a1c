import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import CalendarsPage from './calendars-page';

type Room = DataOf<'RoomCalendars'>['roomCalendars'][number];

const FEED: Room['feeds'][number] = {
  ...{ id: 'feed-1', name: 'Airbnb', host: 'www.airbnb.com', events: 3, problem: null, failingSince: null },
  ...{ createdAt: '2026-11-01T04:30:00.000Z', createdByName: 'Asha Rao' },
  ...{ lastTriedAt: '2026-11-20T04:30:00.000Z', lastReadAt: '2026-11-20T04:30:00.000Z', lastChangedAt: null },
};
const ROOM: Room = {
  ...{ roomNumber: '101', roomTitle: 'Garden room', madeAt: null, madeByName: null, lastReadAt: null },
  feeds: [],
};
const SHARED: Room = {
  ...{ ...ROOM, roomNumber: '102', madeAt: '2026-11-01T04:30:00.000Z', madeByName: 'Asha Rao' },
  feeds: [FEED],
};

const saved = (more: object = {}) => ({
  result: {
    __typename: 'CalendarsSaved' as const,
    address: null,
    problem: null,
    rooms: [ROOM, SHARED],
    ...more,
  },
});

function open(responders: Responders = {}, rooms = [ROOM, SHARED]) {
  const server = new Server({ RoomCalendars: () => ({ roomCalendars: rooms }), ...responders });
  renderServed(<CalendarsPage />, server, '/desk/calendars');
  return { server, user: userEvent.setup() };
}

test('a new address is shown once, and a renewal asks first, because the present address ends', async () => {
  const { server, user } = open({
    MakeRoomCalendar: () => saved({ address: 'https://hotel.example/calendars/secret.ics' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make an address for room 101' }));
  expect(await screen.findByLabelText('Address of room 101')).toHaveValue(
    'https://hotel.example/calendars/secret.ics',
  );
  expect(screen.getByRole('group', { name: /^The address of room 101 is shown this once/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByDisplayValue(/secret/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New address for room 102' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'A new address for room 102?' }));
  expect(server.variablesOf('MakeRoomCalendar')).toEqual([{ roomNumber: '101' }]);
  await user.click(dialog.getByRole('button', { name: 'Make a new address' }));
  await waitFor(() =>
    expect(server.variablesOf('MakeRoomCalendar')).toEqual([{ roomNumber: '101' }, { roomNumber: '102' }]),
  );
});

test('an address ends after a second press', async () => {
  const { server, user } = open({ RevokeRoomCalendar: () => saved() });
  await user.click(await screen.findByRole('button', { name: 'End the address of room 102' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End the address of room 102?' }));
  await user.click(dialog.getByRole('button', { name: 'End the address' }));
  expect(await screen.findByText('The address of room 102 has ended.')).toBeVisible();
  expect(server.variablesOf('RevokeRoomCalendar')).toEqual([{ roomNumber: '102' }]);
});

test('a portal’s calendar is added, and the page says why it could not be read', async () => {
  const { server, user } = open({ AddCalendarFeed: () => saved({ problem: 'NOT_A_CALENDAR' }) });
  const form = within(await screen.findByRole('form', { name: 'New calendar of a portal' }));
  await user.selectOptions(form.getByLabelText(/^Room/), '101');
  await user.type(form.getByLabelText(/^Name/), 'Airbnb');
  await user.type(form.getByLabelText(/^Address of the calendar/), 'https://airbnb.example/1.ics');
  await user.click(form.getByRole('button', { name: 'Add the calendar' }));
  expect(
    await form.findByText(/stored, but not read\. The portal did not answer with a calendar/),
  ).toBeVisible();
  expect(server.variablesOf('AddCalendarFeed')).toEqual([
    { input: { roomNumber: '101', name: 'Airbnb', url: 'https://airbnb.example/1.ics' } },
  ]);
});

test('faults of entries stand at their fields, and what was typed stays', async () => {
  const { user } = open({
    AddCalendarFeed: () => ({
      result: {
        ...{ __typename: 'InvalidInput', code: 'INVALID_INPUT', message: 'Please correct this.' },
        faults: [{ field: 'url', message: 'Please copy the whole address.' }],
      },
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'New calendar of a portal' }));
  await user.type(form.getByLabelText(/^Address of the calendar/), 'ftp://calendar');
  await user.click(form.getByRole('button', { name: 'Add the calendar' }));
  expect(await form.findByText('Please copy the whole address.')).toBeVisible();
  expect(form.getByLabelText(/^Address of the calendar/)).toHaveValue('ftp://calendar');
});

test('a calendar that lost its entries says what to do, and is applied only after a second press', async () => {
  const lost = {
    ...SHARED,
    feeds: [{ ...FEED, problem: 'LOST_HALF' as const, failingSince: '2026-11-20T04:30:00.000Z' }],
  };
  const { server, user } = open({ ReadCalendarFeed: () => saved() }, [lost]);
  expect(await screen.findByText(/suddenly lost half of its entries/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'It is right: ‘Airbnb’ of room 102' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Is the calendar ‘Airbnb’ right?' }));
  await user.click(dialog.getByRole('button', { name: 'It is right' }));
  expect(await screen.findByText('The calendar ‘Airbnb’ of room 102 is read.')).toBeVisible();
  expect(server.variablesOf('ReadCalendarFeed')).toEqual([{ id: 'feed-1', acceptLoss: true }]);
});

test('a calendar is read now, and removed after a second press', async () => {
  const { server, user } = open({
    ReadCalendarFeed: () => saved({ problem: 'TIMEOUT' }),
    RemoveCalendarFeed: () => saved(),
  });
  await user.click(await screen.findByRole('button', { name: 'Read ‘Airbnb’ of room 102 now' }));
  expect(await screen.findByText(/did not answer within 10 seconds/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove ‘Airbnb’ of room 102' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove ‘Airbnb’ of room 102?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('‘Airbnb’ is removed.')).toBeVisible();
  expect(server.variablesOf('RemoveCalendarFeed')).toEqual([{ id: 'feed-1' }]);
});

test('in a large house the rooms with a calendar come first, and the others are folded', async () => {
  const many = Array.from({ length: 40 }, (_, place) => ({ ...ROOM, roomNumber: String(300 + place) }));
  open({}, [...many, SHARED]);
  expect(await screen.findByText('40 rooms without a calendar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New address for room 102' })).toBeVisible();
  expect(screen.getByText('Make an address', { selector: '[aria-label$="339"]' })).not.toBeVisible();
});
