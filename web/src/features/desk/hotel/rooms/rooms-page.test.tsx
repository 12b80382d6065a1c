import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import { slabWarning } from '../../../../../tests/slab-warnings';
import NewRoomTypePage from './new-room-type-page';
import RoomTypePage from './room-type-page';
import RoomsPage from './rooms-page';

const DELUXE = {
  id: 3,
  version: 1,
  code: 'Deluxe',
  name: 'Deluxe',
  description: 'By the lake.',
  nightlyRateCents: 19_900,
  capacity: 4,
  maximumAdults: 4,
  maximumChildren: 0,
  extraBeds: 0,
  includedGuests: null,
  adultSupplementCents: 0,
  childSupplements: [],
  beds: null,
  sizeSquareMetres: null,
  view: null,
  floor: null,
  included: [],
  pictures: [],
  sortOrder: 2,
  onSale: true,
  rooms: [
    { id: 31, number: '301', onSale: true },
    { id: 32, number: '302', onSale: false },
  ],
};
const PROPERTY = { rateCurrency: 'USD' as const };
const band = (code: string, name: string, toAge: number) => ({ code, name, toAge });
const SETTINGS = {
  childBands: [band('SMALL_CHILD', 'Small child', 5), band('CHILD', 'Child', 12)],
};
const ATTIC = { ...DELUXE, id: 9, code: 'Attic', name: 'Attic', onSale: false, rooms: [] };

const refusal = <Name extends string>(__typename: Name, message: string) => ({
  __typename,
  code: 'X',
  parameters: [],
  message,
});

function show(path: string, responses: Responders = {}) {
  const server = new Server({
    RoomSettings: () => ({ property: PROPERTY, propertySettings: SETTINGS, roomSettings: [DELUXE, ATTIC] }),
    ...responses,
  });
  renderServed(
    <Routes>
      <Route path="/desk/rooms" Component={RoomsPage} />
      <Route path="/desk/rooms/new" Component={NewRoomTypePage} />
      <Route path="/desk/rooms/:code" Component={RoomTypePage} />
    </Routes>,
    server,
    path,
  );
  return { server, user: userEvent.setup() };
}

test('the list tells of each type its rate, its rooms and how many of them are on sale', async () => {
  show('/desk/rooms');
  const deluxe = (await screen.findByRole('link', { name: 'Deluxe' })).closest('li');
  const attic = screen.getByRole('link', { name: 'Attic' }).closest('li');
  expect(deluxe).toHaveTextContent('$199 · 2 rooms · 1 on sale');
  expect(attic).toHaveTextContent('0 rooms · not on sale');
});

test('a changed type is sent whole, with its version, the rate in cents', async () => {
  const { server, user } = show('/desk/rooms/Deluxe', {
    EditRoomType: () => ({
      editRoomType: {
        __typename: 'RoomsSaved',
        roomTypes: [{ ...DELUXE, nightlyRateCents: 21_050, version: 2 }],
      },
    }),
  });
  const rate = await screen.findByLabelText('Rate per night');
  await user.clear(rate);
  await user.type(rate, '210.50');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditRoomType')).toEqual([
    {
      id: 3,
      version: 1,
      input: expect.objectContaining({ nightlyRateCents: 21_050, capacity: 4, onSale: true }),
    },
  ]);
});

test('a typed rate that is a little above the tax limit is named before it is saved', async () => {
  const { server, user } = show('/desk/rooms/Deluxe', {
    SlabWarnings: ({ nightlyRateCents }) => {
      const warnings = nightlyRateCents === 8_930 ? [slabWarning({ planName: 'Flexible' })] : [];
      return { slabWarnings: { __typename: 'SlabWarnings', warnings } };
    },
  });
  const rate = await screen.findByLabelText('Rate per night');
  await user.clear(rate);
  await user.type(rate, '89.30');
  expect(await screen.findByText(/A guest pays ₹8,851\.18 with tax/)).toBeVisible();
  expect(server.variablesOf('SlabWarnings').at(-1)).toEqual({ nightlyRateCents: 8_930 });
});

test('a room is added, taken off sale, and its refusal is read out', async () => {
  const { server, user } = show('/desk/rooms/Deluxe', {
    AddRooms: () => ({
      addRooms: { ...refusal('InvalidInput', 'Another room has this number.'), faults: [] },
    }),
    EditRoom: () => ({ editRoom: { __typename: 'RoomsSaved' } }),
  });
  await user.type(await screen.findByLabelText('Number on the door'), '101');
  await user.click(screen.getByRole('button', { name: 'Add the room' }));
  expect(await screen.findByText('Another room has this number.')).toBeVisible();
  expect(screen.getByLabelText('Number on the door')).toHaveValue('101');
  await user.click(screen.getByRole('button', { name: /^Take off sale ?: room 301$/ }));
  // Opened, and read again after each of the two changes.
  await waitFor(() => expect(server.variablesOf('RoomSettings')).toHaveLength(3));
  expect(server.variablesOf('EditRoom')).toEqual([{ id: 31, input: { number: '301', onSale: false } }]);
});

test('a type is deleted only after a question, and a refusal says what to do instead', async () => {
  const { user } = show('/desk/rooms/Deluxe', {
    DeleteRoomType: () => ({ deleteRoomType: refusal('RecordInUse', 'Take it off sale instead.') }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Deluxe' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Deluxe?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Take it off sale instead.')).toBeVisible();
});

test('a new type begins with its code, and its page opens once it is stored', async () => {
  const { server, user } = show('/desk/rooms/new', {
    AddRoomType: () => ({ addRoomType: { __typename: 'RoomsSaved', roomTypes: [DELUXE, ATTIC] } }),
  });
  await user.type(await screen.findByLabelText('Code'), 'Attic');
  await user.type(screen.getByLabelText('Name'), 'Attic');
  await user.type(screen.getByLabelText('Description'), 'Under the roof.');
  await user.type(screen.getByLabelText('Rate per night'), '80');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Attic' })).toBeVisible();
  expect(screen.getByText('Without a room, nobody can book this type.')).toBeVisible();
  expect(server.variablesOf('AddRoomType')).toEqual([
    { input: expect.objectContaining({ code: 'Attic', nightlyRateCents: 8_000, capacity: 2 }) },
  ]);
});

describe('supplements of a type', () => {
  const supplement = (name: string) => screen.findByLabelText(new RegExp(`^Supplement per ${name}`));

  test('each age band has an input, and those that are filled in are sent in cents', async () => {
    const { user, server } = show('/desk/rooms/Deluxe', {
      EditRoomType: () => ({ editRoomType: { __typename: 'RoomsSaved', roomTypes: [DELUXE] } }),
    });
    await user.type(await supplement('extra adult'), '40');
    await user.type(await supplement('Small child \\(0–5 years\\)'), '0');
    await user.type(screen.getByLabelText(/^Guests in the rate/), '4');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(server.variablesOf('EditRoomType')).toHaveLength(1));
    expect(server.variablesOf('EditRoomType')[0]).toMatchObject({
      input: {
        includedGuests: 4,
        adultSupplementCents: 4_000,
        childSupplements: [{ band: 'SMALL_CHILD', cents: 0 }],
      },
    });
  });

  test('a refused amount is explained at the input of its band', async () => {
    const field = 'childSupplements.0.cents';
    const fault = { field, code: 'X', parameters: [], message: 'No amount.' };
    const { user } = show('/desk/rooms/Deluxe', {
      EditRoomType: () => ({ editRoomType: { ...refusal('InvalidInput', 'No.'), faults: [fault] } }),
    });
    await user.type(await supplement('Child \\(6–12 years\\)'), 'much');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () => expect(await supplement('Child')).toHaveAccessibleDescription(/No amount\./));
  });
});

test('a rate of ten times the one before, and a room that is deleted, want a second press', async () => {
  const { server, user } = show('/desk/rooms/Deluxe', {
    EditRoomType: () => ({
      editRoomType: {
        __typename: 'RoomsSaved',
        roomTypes: [{ ...DELUXE, nightlyRateCents: 199_000, version: 2 }],
      },
    }),
    DeleteRoom: () => ({ deleteRoom: { __typename: 'RoomsSaved' } }),
  });
  const rate = await screen.findByLabelText('Rate per night');
  await user.clear(rate);
  await user.type(rate, '1990');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await pressAgain(user, 'Rate per night: 199 before, 1990 now?', 'Go back');
  expect(server.variablesOf('EditRoomType')).toEqual([]);
  expect(rate).toHaveValue('1990');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await pressAgain(user, /^Rate per night/, 'Change to 1990');
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Delete ?: room 301$/ }));
  expect(server.variablesOf('DeleteRoom')).toEqual([]);
  await pressAgain(user, 'Delete room 301?', 'Delete');
  await waitFor(() => expect(server.variablesOf('DeleteRoom')).toEqual([{ id: 31 }]));
});

test('101-103 are three rooms, which are named before they are added', async () => {
  const { server, user } = show('/desk/rooms/Deluxe', {
    AddRooms: () => ({ addRooms: { __typename: 'RoomsSaved' } }),
  });
  await user.type(await screen.findByLabelText('Number on the door'), '101-103');
  expect(screen.getByText('101, 102, 103')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 3 rooms' }));
  await waitFor(() =>
    expect(server.variablesOf('AddRooms')).toEqual([
      { roomTypeId: 3, input: { numbers: ['101', '102', '103'], onSale: true } },
    ]),
  );
});
