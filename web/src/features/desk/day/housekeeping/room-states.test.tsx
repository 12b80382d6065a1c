import { screen } from '@testing-library/react';
import { renderServed, Server } from '../../../../../tests/served';
import type { Housekeeping_RoomFragment } from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import { RoomStateNote, RoomStates } from './room-states';

const ROOM: Housekeeping_RoomFragment = {
  ...{ number: '101', roomTitle: 'Single Room', state: 'CLEAN', since: null, by: null, wish: null },
  ...{ takenBy: null, isMine: false, need: 'NOTHING', outOfOrderUntil: null, outOfOrderNote: null },
  ...{ repairs: [], repairPictures: [], guests: [] },
};

function show(room: Partial<Housekeeping_RoomFragment>, permissions = ['house.read']) {
  const rooms = [{ ...ROOM, ...room }];
  const server = new Server({
    Housekeeping: () => ({
      housekeeping: { __typename: 'HousekeepingDay', businessDay: '2026-11-27', rooms },
    }),
  });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: 0 };
  renderServed(
    <RightsProvider value={{ ...rights, may: (permission) => permissions.includes(permission) }}>
      <RoomStates>
        <p>Asha Rao</p>
        <RoomStateNote number="101" />
        <RoomStateNote number="102" />
        <RoomStateNote number={null} />
      </RoomStates>
    </RightsProvider>,
    server,
  );
  return server;
}

test('the note beside a guest says the state of the room, and nothing about other rooms', async () => {
  show({});
  expect(await screen.findByText('clean')).toHaveClass('text-quiet');
});

test('a room that is not ready is marked, with what its guest wishes', async () => {
  show({ state: 'TO_BE_SERVICED', wish: 'DO_NOT_DISTURB' });
  expect(await screen.findByText('to be serviced, do not disturb')).toHaveClass('text-warning');
});

test('what the staff have noted about the room stands with it', async () => {
  show({
    ...{ outOfOrderUntil: '2026-11-29', outOfOrderNote: 'Painters' },
    repairs: ['The shower drips'],
  });
  expect(
    await screen.findByText('out of order, clean, Painters, needs repair: The shower drips'),
  ).toBeVisible();
});

test('who may not see rooms sees the list without states, and no states are read', () => {
  const server = show({}, ['bookings.read']);
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(server.variablesOf('Housekeeping')).toEqual([]);
});
