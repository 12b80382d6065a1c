import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import { MoveStay } from './move-stay';

const STAY = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

type Room = Extract<DataOf<'RoomsForStay'>['roomsForStay'], { __typename: 'RoomsForStay' }>['rooms'][number];

const room = (roomNumber: string, details: Partial<Room> = {}): Room => ({
  roomNumber,
  roomTitle: 'Single',
  isUpgrade: false,
  isPromised: true,
  isFree: true,
  swapStayId: null,
  occupants: [],
  ...details,
});

const GUEST = {
  kind: 'STAY' as const,
  firstNight: '2026-12-04',
  until: '2026-12-06',
  reference: 'SC-OTHER123',
  guestName: 'Ravi Shah',
};

const FOUND = {
  __typename: 'RoomsForStay' as const,
  reference: 'SC-7K3M9Q2X',
  guestName: 'Asha Rao',
  roomTitle: 'Single',
  currentRoom: '101',
  firstNight: '2026-12-05',
  until: '2026-12-07',
  promisedRooms: [],
  rooms: [
    room('102'),
    room('103', { isFree: false, swapStayId: OTHER, occupants: [GUEST] }),
    room('104', { isFree: false, occupants: [GUEST, { ...GUEST, guestName: 'Lin Wei' }] }),
    room('201', { roomTitle: 'Double', isUpgrade: true }),
  ],
};

const MOVED = { __typename: 'StaysMoved' as const, stays: [{ stayId: STAY }] };

function show(responses: Responders = {}) {
  const server = new Server({ RoomsForStay: () => ({ roomsForStay: FOUND }), ...responses });
  const told: string[] = [];
  renderServed(
    <MoveStay stayId={STAY} onClose={() => undefined} onMoved={(sentence) => told.push(sentence)} />,
    server,
    '/desk',
  );
  return { server, told, user: userEvent.setup() };
}

test('a free room is given for all nights ahead, at the same price', async () => {
  const { server, told, user } = show({ MoveStay: () => ({ moveStay: MOVED }) });
  await user.click(await screen.findByRole('radio', { name: /^102/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(told).toEqual(['Asha Rao has room 102 now. The price is the same.']));
  expect(server.variablesOf('MoveStay')).toMatchObject([
    { input: { stayId: STAY, fromRoom: '101', toRoom: '102', from: null, reason: null } },
  ]);
});

test('a room with one guest is exchanged; one with two is only shown', async () => {
  const { server, told, user } = show({ SwapStays: () => ({ swapStays: MOVED }) });
  await user.click(await screen.findByRole('radio', { name: /^103 Ravi Shah/ }));
  expect(within(screen.getByRole('region', { name: 'Taken' })).getByText(/Lin Wei/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^104/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Exchange rooms' }));
  await waitFor(() => expect(told[0]).toMatch(/^Asha Rao has room 103 now, and Ravi Shah room 101/));
  expect(server.variablesOf('SwapStays')).toMatchObject([
    { input: { stayId: STAY, fromRoom: '101', otherStayId: OTHER, otherRoom: '103' } },
  ]);
});

test('what somebody else did meanwhile is said, and the rooms are read again', async () => {
  const message = 'Asha Rao has room 105 by now.';
  const refused = {
    __typename: 'MoveRefused' as const,
    code: 'ROOM_CHANGED_MEANWHILE',
    parameters: [],
    message,
  };
  const { server, told, user } = show({ MoveStay: () => ({ moveStay: refused }) });
  await user.click(await screen.findByRole('radio', { name: /^102/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(told).toEqual([]);
  expect(server.variablesOf('RoomsForStay')).toHaveLength(2);
});

test('a promised room is left only with a tick, and an upgrade names itself', async () => {
  const found = {
    ...FOUND,
    promisedRooms: ['101'],
    rooms: [room('102', { isPromised: false }), room('201', { isUpgrade: true })],
  };
  const { user } = show({ RoomsForStay: () => ({ roomsForStay: found }) });
  await user.click(await screen.findByRole('radio', { name: /^102/ }));
  expect(screen.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Leave the promised room anyway' }));
  expect(screen.getByRole('button', { name: 'Move' })).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('radio', { name: /^201/ }));
  expect(screen.getByRole('button', { name: 'Upgrade as a courtesy' })).toBeVisible();
});

test('a room that is not ready is given only with a tick, and another room needs none', async () => {
  let isReady = false;
  const { server, told, user } = show({
    MoveStay: () => {
      const refused = {
        __typename: 'MoveRefused' as const,
        code: 'ROOM_NOT_READY',
        parameters: [],
        message: 'Room 102 is not ready.',
      };
      if (!isReady) return { moveStay: refused };
      return { moveStay: MOVED };
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^102/ }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const tick = await screen.findByRole('checkbox', { name: 'Give room 102 although it is not ready' });
  expect(screen.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: /^201/ }));
  expect(tick).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^102/ }));
  await user.click(screen.getByRole('checkbox'));
  isReady = true;
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(server.variablesOf('MoveStay').at(-1)).toMatchObject({
    input: { toRoom: '102', despiteRoomState: true },
  });
});
