import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { Housekeeping_RoomFragment } from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import HousekeepingPage from './housekeeping-page';

const ROOM: Housekeeping_RoomFragment = {
  ...{
    number: '101',
    roomTitle: 'Single Room',
    state: 'CLEAN',
    since: null,
    by: null,
    wish: null,
    takenBy: null,
    isMine: false,
  },
  ...{
    need: 'NOTHING',
    outOfOrderUntil: null,
    outOfOrderNote: null,
    repairs: [],
    repairPictures: [],
    guests: [],
  },
};
const DUE: Housekeeping_RoomFragment = {
  ...{ ...ROOM, number: '204', state: 'DIRTY', need: 'ARRIVAL_DUE' },
  guests: [{ stay: 'stay-1', name: 'Asha Rao', state: 'ARRIVES', isHere: false }],
};
const STAYS: Housekeeping_RoomFragment = {
  ...{ ...ROOM, number: '103', state: 'TO_BE_SERVICED', need: 'STAY_OVER' },
  guests: [{ stay: 'stay-2', name: 'Ravi Menon', state: 'STAYS', isHere: true }],
};

const house = (rooms: readonly Housekeeping_RoomFragment[]) => ({
  housekeeping: { __typename: 'HousekeepingDay' as const, businessDay: '2026-11-27', rooms: [...rooms] },
});

beforeEach(() => window.localStorage.clear());

function show(responders: Responders = {}, permissions = ['house.read', 'house.write']) {
  const server = new Server({
    Housekeeping: () => house([DUE, STAYS, ROOM]),
    ...responders,
  });
  const rights = { name: 'Lata', role: 'Housekeeping', isAdmin: false, boundPaise: 0 };
  renderServed(
    <RightsProvider value={{ ...rights, may: (permission) => permissions.includes(permission) }}>
      <HousekeepingPage />
    </RightsProvider>,
    server,
  );
  return { server, user: userEvent.setup() };
}

const room = (number: string) => screen.findByRole('listitem', { name: `Room ${number}` });

test('rooms stand under their need, with state, guests and a button for each state, in words', async () => {
  show();
  const due = within(await screen.findByRole('region', { name: 'Arrival due' }));
  expect(due.getByText('dirty')).toBeVisible();
  expect(due.getByText('Asha Rao, arrives today')).toBeVisible();
  expect(due.getByRole('button', { name: 'Dirty' })).toHaveAttribute('aria-pressed', 'true');
  expect(due.queryByRole('button', { name: 'Do not disturb' })).not.toBeInTheDocument();
  const stays = within(await room('103'));
  expect(stays.getByText('to be serviced')).toBeVisible();
  expect(stays.getByRole('button', { name: 'Do not disturb' })).toBeVisible();
});

test('one press sets a state', async () => {
  let due = DUE;
  const { server, user } = show({
    Housekeeping: () => house([due, STAYS, ROOM]),
    MarkRoom: () => {
      due = { ...DUE, state: 'CLEAN', need: 'NOTHING' };
      return { markRoom: { __typename: 'RoomMarked', room: due } };
    },
  });
  await user.click(within(await room('204')).getByRole('button', { name: 'Clean' }));
  await waitFor(async () => expect(within(await room('204')).getByText('clean')).toBeVisible());
  expect(server.variablesOf('MarkRoom')).toMatchObject([{ input: { roomNumber: '204', kind: 'CLEAN' } }]);
  await waitFor(() => expect(screen.queryByText(/to be sent/)).not.toBeInTheDocument());
});

test('without a connection the page shows what was pressed, and says what waits', async () => {
  const { server, user } = show({ MarkRoom: () => new TypeError('Failed to fetch') });
  await user.click(within(await room('204')).getByRole('button', { name: 'Clean' }));
  expect(await screen.findByText('1 press waits to be sent. Go on: nothing is lost.')).toBeVisible();
  const item = within(await room('204'));
  expect(item.getByText('clean')).toBeVisible();
  expect(item.getByText('Waits to be sent')).toBeVisible();
  await user.click(within(await room('103')).getByRole('button', { name: 'Do not disturb' }));
  expect(await screen.findByText(/^2 presses wait/)).toBeVisible();
  expect(server.variablesOf('MarkRoom').length).toBeGreaterThan(0);
});

test('the list can be limited to a floor', async () => {
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Floor'), '2');
  expect(screen.getAllByRole('listitem', { name: /^Room/ })).toHaveLength(1);
});

test('the list can be limited to the rooms that a person has taken, or nobody', async () => {
  const taken = { ...STAYS, takenBy: 'Lata', isMine: true };
  const { user } = show({ Housekeeping: () => house([DUE, taken, { ...ROOM, takenBy: 'Ravi Menon' }]) });
  expect(within(await room('101')).getByText('Ravi Menon makes this room today')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Whose rooms'), 'My rooms');
  expect(screen.getAllByRole('listitem', { name: /^Room/ })).toHaveLength(1);
  expect(within(await room('103')).getByRole('button', { name: 'Give back' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Whose rooms'), 'Rooms that nobody has taken');
  expect(within(await room('204')).getByRole('button', { name: 'I make this room' })).toBeVisible();
});

test('what is broken takes the room out of order in one step, for people who may', async () => {
  const { server, user } = show(
    {
      BlockableRooms: () => ({
        property: { today: '2026-11-27' },
        roomSettings: [{ id: 1, name: 'Double Room', rooms: [{ id: 4, number: '204' }] }],
      }),
      BlockRoom: ({ input: { idempotencyKey: _, ...input } }) => ({
        blockRoom: {
          __typename: 'RoomBlocked',
          block: {
            ...{ id: 'block-1', roomTitle: 'Double Room', takenBy: null, by: null },
            ...input,
            reason: 'OUT_OF_ORDER',
            note: input.note ?? null,
          },
        },
      }),
    },
    ['house.read', 'house.write', 'rooms.block'],
  );
  await user.click(within(await room('204')).getByRole('button', { name: 'Out of order… 204' }));
  const form = within(await screen.findByRole('dialog', { name: 'Take a room out of sale' }));
  await user.type(await form.findByLabelText(/^Note/), 'The shower drips');
  await user.click(form.getByRole('button', { name: /out of sale/i }));
  expect(await screen.findByText(/^Room 204 is out of sale/)).toBeVisible();
  expect(server.variablesOf('BlockRoom')).toMatchObject([
    { input: { roomNumber: '204', firstNight: '2026-11-27', until: '2026-11-28', note: 'The shower drips' } },
  ]);
});

test('who may only look has no buttons', async () => {
  show({}, ['house.read']);
  const item = within(await room('204'));
  expect(item.queryByRole('button')).not.toBeInTheDocument();
});

test('the history says who pressed what, and when', async () => {
  const at = '2026-11-27T05:00:00.000Z';
  const { user } = show({
    RoomMarks: () => ({
      roomMarks: [
        {
          __typename: 'RoomMarkEntry',
          kind: 'INSPECTED',
          pressedAt: at,
          recordedAt: at,
          by: 'Lata Maid',
          maker: null,
        },
        {
          __typename: 'RoomMarkEntry',
          kind: 'TAKEN',
          pressedAt: at,
          recordedAt: at,
          by: 'Asha',
          maker: 'Lata Maid',
        },
      ],
    }),
  });
  const item = await room('204');
  await user.click(within(item).getByText('History'));
  expect(await within(item).findByText(/Inspected, Lata Maid/)).toBeVisible();
  expect(within(item).getByText(/Given to Lata Maid, Asha/)).toBeVisible();
});

test('a find in a room is noted with a few words, also without a connection', async () => {
  const { user } = show({ AddLostItem: () => new TypeError('Failed to fetch') });
  const item = within(await room('204'));
  await user.click(item.getByRole('button', { name: 'Found something… 204' }));
  expect(item.getByLabelText(/^What was found/)).toHaveFocus();
  await user.keyboard('A ring');
  await user.click(item.getByRole('button', { name: 'Save' }));
  expect(item.getByText('Noted as found: A ring')).toBeVisible();
  expect(await screen.findByText(/^1 press waits/)).toBeVisible();
});

test('what must be repaired goes to reception, and stands at the room', async () => {
  let due = DUE;
  const { server, user } = show({
    Housekeeping: () => house([due, STAYS, ROOM]),
    AddRepairNote: () => {
      due = { ...DUE, repairs: ['The shower drips'] };
      return { addRepairNote: { __typename: 'RoomMarked', room: due } };
    },
  });
  const item = within(await room('204'));
  await user.click(item.getByRole('button', { name: 'Needs repair… 204' }));
  await user.keyboard('The shower drips');
  await user.click(item.getByRole('button', { name: 'Save' }));
  expect(await item.findByText('Needs repair: The shower drips')).toBeVisible();
  expect(server.variablesOf('AddRepairNote')).toMatchObject([
    { input: { roomNumber: '204', note: 'The shower drips' } },
  ]);
});

test('a manager gives a room to a person with one choice', async () => {
  const makers = [{ __typename: 'RoomMaker' as const, id: 'person-1', name: 'Lata Maid' }];
  let due = DUE;
  const { server, user } = show(
    {
      Housekeeping: () => house([due, STAYS, ROOM]),
      RoomMakers: () => ({ roomMakers: makers }),
      GiveRoom: () => {
        due = { ...DUE, takenBy: 'Lata Maid' };
        return { giveRoom: { __typename: 'RoomMarked', room: due } };
      },
    },
    ['house.read', 'house.write', 'house.assign'],
  );
  await user.selectOptions(await screen.findByLabelText('Give room 204 to'), 'Lata Maid');
  expect(await within(await room('204')).findByText('Lata Maid makes this room today')).toBeVisible();
  expect(server.variablesOf('GiveRoom')).toMatchObject([
    { input: { roomNumber: '204', makerId: 'person-1' } },
  ]);
});

describe('the minibar', () => {
  const items = [
    {
      __typename: 'MinibarItem' as const,
      id: 3,
      name: 'Water',
      price: { amount: 11_800, currency: 'INR' as const },
    },
    {
      __typename: 'MinibarItem' as const,
      id: 4,
      name: 'Nuts',
      price: { amount: 20_000, currency: 'INR' as const },
    },
  ];
  const PERMISSIONS = ['house.read', 'house.write', 'house.minibar'];

  test('of a guest in the house is on the bill with two presses, and each further press is a piece', async () => {
    const { server, user } = show(
      {
        MinibarItems: () => ({ minibarItems: items }),
        PostMinibar: ({ input }) => ({ postMinibar: { __typename: 'MinibarPosted', stay: input.stay } }),
      },
      PERMISSIONS,
    );
    const item = within(await room('103'));
    await user.click(await item.findByRole('button', { name: 'Minibar… 103' }));
    await user.click(item.getByRole('button', { name: 'Water ₹118.00' }));
    await user.click(item.getByRole('button', { name: 'Water ₹118.00' }));
    expect(item.getByText('For the bill of Ravi Menon: Water × 2')).toBeVisible();
    await waitFor(() => expect(server.variablesOf('PostMinibar')).toHaveLength(2));
    expect(server.variablesOf('PostMinibar')[0]).toMatchObject({
      input: { stay: 'stay-2', item: 3, quantity: 1 },
    });
    expect(within(await room('204')).queryByRole('button', { name: /Minibar/ })).not.toBeInTheDocument();
  });

  test('says what was refused, of which room and why, until the person has read it', async () => {
    const message = 'The guest is not in the house any more. Please tell reception.';
    const { user } = show(
      {
        MinibarItems: () => ({ minibarItems: items }),
        PostMinibar: () => ({
          postMinibar: { __typename: 'ChargeRefused', code: 'MINIBAR_GUEST_LEFT', parameters: [], message },
        }),
      },
      PERMISSIONS,
    );
    const item = within(await room('103'));
    await user.click(await item.findByRole('button', { name: 'Minibar… 103' }));
    await user.click(item.getByRole('button', { name: 'Nuts ₹200.00' }));
    expect(await screen.findByText(/^Room 103, Nuts: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(screen.queryByText(/^Room 103, Nuts: /)).not.toBeInTheDocument();
  });
});

test('a picture that is taken without a connection waits with its note', async () => {
  const { user } = show({ AddRepairNote: () => new TypeError('Failed to fetch') });
  const item = within(await room('204'));
  await user.click(item.getByRole('button', { name: 'Needs repair… 204' }));
  await user.keyboard('The shower drips');
  await user.upload(
    item.getByLabelText(/Take a picture/),
    new File(['a picture'], 'camera.jpg', { type: 'image/jpeg' }),
  );
  expect(item.getByText('1 picture taken')).toBeVisible();
  await user.click(item.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 picture waits to be sent.')).toBeVisible();
});

test('a picture of what must be repaired is loaded once somebody asks for it', async () => {
  const repaired = {
    ...DUE,
    repairs: ['The lamp is broken'],
    repairPictures: [{ id: 'picture-1', words: 'The lamp is broken' }],
  };
  const { user } = show({ Housekeeping: () => house([repaired]) });
  await user.click(
    within(await room('204')).getByRole('button', { name: 'Show the picture: The lamp is broken' }),
  );
  expect(await screen.findByText('The picture could not be loaded.')).toBeVisible();
});
