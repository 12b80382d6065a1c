import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import TodayPage from './today-page';

const night = (day: string, sold: number, kept: number, outOfOrder = 0) => ({
  night: day,
  rooms: 30 - outOfOrder,
  sold,
  kept,
  outOfOrder,
});

type Task = DataOf<'FrontDesk'>['openTasks'][number];
type Finished = DataOf<'FinishTask'>['finishTask'];
type SentAgain = DataOf<'RegisterDocumentAgain'>['registerDocumentAgain'];

const DONE: Finished = { __typename: 'TaskFinished', id: 'task-1' };
const SENT: SentAgain = { __typename: 'DocumentSentAgain', task: 'task-1' };

const failedRefund: Task = {
  id: 'task-1',
  kind: 'REFUND_FAILED',
  reference: 'SC-TEST2345',
  guestName: 'Asha Rao',
  payment: 'pay_1',
  source: 'GATEWAY',
  address: null,
  difference: null,
  document: null,
  folio: null,
  problem: null,
  roomNumber: null,
  portal: null,
  calendar: null,
  firstNight: null,
  until: null,
  repairNote: null,
  notedBy: null,
  picture: null,
  respondBy: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  amount: rupees(981_288),
};

function show(
  response: Finished,
  task = failedRefund,
  sentAgain = SENT,
  lists: Partial<DataOf<'FrontDesk'>['frontDesk']> = {},
  responders: Responders = {},
) {
  const tasks = [task];
  const server = new Server({
    FrontDesk: () => ({
      frontDesk: {
        today: '2026-11-23',
        departures: [],
        inHouse: [],
        arrivals: [],
        heads: {
          toCome: { rooms: 0, guests: 0 },
          toLeave: { rooms: 0, guests: 0 },
          inHouse: { rooms: 0, guests: 0 },
        },
        tomorrow: { arrivals: 2, departures: 1 },
        occupancy: [night('2026-11-23', 12, 3, 6), night('2026-11-24', 0, 0)],
        ...lists,
      },
      openTasks: [...tasks],
    }),
    RegisterDocumentAgain: () => {
      if (sentAgain.__typename === 'RecordNotFound') tasks.length = 0;
      return { registerDocumentAgain: sentAgain };
    },
    FinishTask: () => {
      if (response.__typename === 'TaskFinished') tasks.length = 0;
      return { finishTask: response };
    },
    ...responders,
  });
  renderServed(<TodayPage />, server);
  return { server, user: userEvent.setup() };
}

test('the table says what the chart draws', async () => {
  show(DONE);
  const row = await screen.findByRole('row', { name: /23 Nov/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['12', '3', '6', '9', '50 %']);
  expect(screen.getByText('Tomorrow: 2 arrivals, 1 departure.')).toBeVisible();
});

test('a task that is done goes, with the words of who did it', async () => {
  const { server, user } = show(DONE);
  expect(await screen.findByText('A refund of ₹9,812.88 failed')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Given by'), 'Cash');
  await user.type(screen.getByLabelText('What was done'), 'Paid at the desk{Enter}');
  expect(server.variablesOf('FinishTask')).toEqual([
    { input: { id: 'task-1', note: 'Paid at the desk', source: 'CASH' } },
  ]);
  await waitFor(() => expect(screen.queryByText('A refund of ₹9,812.88 failed')).not.toBeInTheDocument());
  expect(screen.getByText('Tomorrow: 2 arrivals, 1 departure.')).toBeVisible();
});

test('a booking that costs something else at its portal says what the portal names', async () => {
  show(DONE, {
    ...{ ...failedRefund, kind: 'PORTAL_TOTAL_DIFFERS', payment: null, source: null, amount: rupees(30_000) },
    ...{ portal: 'Booking.com 4711', problem: 'total ₹10,300.00, City tax ₹300.00' },
  });
  expect(await screen.findByText('Booking.com 4711 costs ₹300.00 more or less at the portal')).toBeVisible();
  expect(screen.getByText('At the portal: total ₹10,300.00, City tax ₹300.00')).toBeVisible();
});

test('a failed refund asks by which means it was given before anything is sent', async () => {
  const { server, user } = show(DONE);
  await user.type(await screen.findByLabelText('What was done'), 'Refunded there again{Enter}');
  expect(screen.getByText('Please choose how the money was given.')).toBeVisible();
  expect(server.variablesOf('FinishTask')).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Given by'), 'The gateway’s dashboard');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(server.variablesOf('FinishTask')).toMatchObject([{ input: { source: null } }]);
});

test('money that goes back by hand is given as it came, unless somebody says otherwise', async () => {
  const { server, user } = show(DONE, {
    ...failedRefund,
    kind: 'REFUND_BY_HAND',
    source: 'UPI',
  });
  expect(await screen.findByLabelText('Given by')).toHaveValue('UPI');
  expect(within(screen.getByLabelText('Given by')).queryByText(/gateway/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('What was done'), 'Sent{Enter}');
  expect(server.variablesOf('FinishTask')).toMatchObject([{ input: { source: 'UPI' } }]);
});

test('a task without words keeps its form, with the fault at the field', async () => {
  const fault = {
    field: 'note',
    code: 'TEXT_MISSING',
    parameters: [],
    message: 'Please enter what was done.',
  };
  const { user } = show({
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    parameters: [],
    message: 'Please check the fields.',
    faults: [{ ...fault }],
  });
  await user.selectOptions(await screen.findByLabelText('Given by'), 'Cash');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Please enter what was done.')).toBeVisible();
  expect(screen.getByLabelText('What was done')).toBeInvalid();
});

test('a night that a portal also sold names the booking, the room and the calendar', async () => {
  show(DONE, {
    ...failedRefund,
    ...{ kind: 'CALENDAR_CONFLICT', amount: null, payment: null, source: null, roomNumber: '101' },
    ...{ calendar: 'Airbnb', firstNight: '2026-12-04', until: '2026-12-06' },
  });
  expect(await screen.findByText('Room 101 may be sold twice')).toBeVisible();
  expect(screen.getByText(/Calendar ‘Airbnb’: .*4 .*6 /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Booking SC-TEST2345, Asha Rao' })).toBeVisible();
});

test('a repair that housekeeping has noted takes its room out of order in one step', async () => {
  const repair = { kind: 'REPAIR' as const, reference: null, guestName: null, payment: null, source: null };
  const about = { roomNumber: '204', repairNote: 'The shower drips', notedBy: 'Lata Maid' };
  const task: Task = { ...failedRefund, ...repair, ...about, amount: null };
  const { server, user } = show(
    DONE,
    task,
    SENT,
    {},
    {
      BlockableRooms: () => ({
        property: { today: '2026-11-23' },
        roomSettings: [{ id: 1, name: 'Double Room', rooms: [{ id: 4, number: '204' }] }],
      }),
      BlockRoom: ({ input: { idempotencyKey: _, repairTask: __, ...input } }) => ({
        blockRoom: {
          __typename: 'RoomBlocked',
          block: {
            ...{ id: 'block-1', roomTitle: 'Double Room', takenBy: null, by: null },
            ...input,
            note: input.note ?? null,
          },
        },
      }),
    },
  );
  expect(await screen.findByText('Room 204 needs repair')).toBeVisible();
  expect(screen.getByText(/^The shower drips/)).toHaveTextContent('The shower drips, Lata Maid');
  await user.click(screen.getByRole('button', { name: 'Take room 204 out of order…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Take a room out of sale' }));
  expect(await form.findByLabelText(/^Note/)).toHaveValue('The shower drips');
  await user.click(form.getByRole('button', { name: /out of sale/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.variablesOf('BlockRoom')).toMatchObject([
    {
      input: {
        ...{ roomNumber: '204', firstNight: '2026-11-23', until: '2026-11-24', reason: 'OUT_OF_ORDER' },
        ...{ note: 'The shower drips', repairTask: 'task-1' },
      },
    },
  ]);
});

const refusedDocument: Task = {
  ...failedRefund,
  kind: 'DOCUMENT_REFUSED',
  payment: null,
  document: 'SC/2627/000004',
  problem: 'Recipient state code does not match with its GSTIN (3039)',
};

test('a document that the portal refused has its words, and is sent again', async () => {
  const { server, user } = show(DONE, refusedDocument, SENT);
  expect(await screen.findByText('The portal refused SC/2627/000004 of ₹9,812.88')).toBeVisible();
  expect(screen.getByText(/^Answer: Recipient state code does not match/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Booking SC-TEST2345/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(server.variablesOf('RegisterDocumentAgain')).toEqual([{ task: 'task-1' }]);
  expect(await screen.findByText('The document was sent. Check again in a minute.')).toBeVisible();
});

test('a refused document of a further folio names its payer', async () => {
  show(DONE, { ...refusedDocument, folio: 'Marigold' }, SENT);
  expect(await screen.findByText(/the details of the payer of Marigold under ‘Who pays what’/)).toBeVisible();
});

test('a document that was registered meanwhile is no task any more', async () => {
  const { user } = show(DONE, refusedDocument, { __typename: 'RecordNotFound', code: 'RECORD_NOT_FOUND' });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(/The portal refused/)).not.toBeInTheDocument());
  expect(screen.getByText('Tomorrow: 2 arrivals, 1 departure.')).toBeVisible();
});

test('a portal that is away is a task without a booking', async () => {
  const away: Task = {
    ...refusedDocument,
    kind: 'PORTAL_UNREACHABLE',
    reference: null,
    amount: null,
    document: null,
    folio: null,
  };
  show(DONE, { ...away, problem: 'The portal responded 500.' });
  expect(await screen.findByText('The invoice registration portal does not respond')).toBeVisible();
  expect(screen.getByText('Answer: The portal responded 500.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

type Listed = DataOf<'FrontDesk'>['frontDesk']['arrivals'][number];

const listed = (name: string, status: 'EXPECTED' | 'IN_HOUSE' = 'EXPECTED'): Listed => ({
  reference: `SC-${name}`,
  name,
  specialRequests: null,
  expectedGuests: null,
  notes: [],
  balance: rupees(0),
  balanceDueOn: null,
  refundState: 'NONE',
  paysAtHotel: false,
  disputeState: 'NONE',
  looksLikeGuest: false,
  guest: null,
  stays: [
    {
      id: name,
      status,
      roomTitle: 'Single',
      roomNumber: '101',
      guestName: null,
      guests: 2,
      checkin: '2026-11-23',
      checkout: '2026-11-26',
      steps: [],
    },
  ],
});

const none = { rooms: 0, guests: 0 };

test('arrivals show nights, balance and notes; who has come is folded and counted in the house', async () => {
  const nutty = {
    ...listed('Asha Rao'),
    notes: ['Allergic to nuts'],
    balance: rupees(981_288),
    balanceDueOn: '2027-01-02',
  };
  const here = listed('Mira Iyer', 'IN_HOUSE');
  show(DONE, failedRefund, SENT, {
    arrivals: [nutty, here],
    inHouse: [here],
    heads: { toCome: { rooms: 1, guests: 2 }, toLeave: none, inHouse: { rooms: 1, guests: 2 } },
  });
  const arrivals = within(await screen.findByRole('region', { name: 'Arrivals' }));
  expect(arrivals.getByRole('heading')).toHaveTextContent('Arrivals 1 room, 2 guests to come');
  expect(arrivals.getAllByText('Room 101, Single')[0]).toBeVisible();
  expect(arrivals.getAllByText('2 guests, 3 nights')[0]).toBeVisible();
  expect(arrivals.getByText('₹9,812.88 to pay by Sat 2 Jan')).toBeVisible();
  expect(arrivals.getByText('Allergic to nuts')).toBeVisible();
  expect(arrivals.getByText('1 booking has come')).toBeVisible();
  expect(arrivals.getByRole('link', { name: 'Mira Iyer', hidden: true })).not.toBeVisible();
  const inHouse = within(screen.getByRole('region', { name: 'In house' }));
  expect(inHouse.getByRole('heading')).toHaveTextContent('In house 1 room, 2 guests');
  expect(inHouse.getByRole('link', { name: 'Mira Iyer' })).toBeVisible();
  expect(inHouse.getByText(/^until .*26 Nov/)).toBeVisible();
});

test('of 112 arrivals thirty are shown, a search finds each of them, and all are a press away', async () => {
  const arrivals = Array.from({ length: 112 }, (_one, place) => listed(`Guest ${place + 1}`));
  arrivals[99] = { ...listed("Seán O'Brien"), notes: ['Vegan'] };
  const { user } = show(DONE, failedRefund, SENT, { arrivals });
  const list = within(await screen.findByRole('region', { name: 'Arrivals' }));
  expect(list.getAllByRole('listitem')).toHaveLength(30);
  await user.type(screen.getByLabelText('Find a guest of today'), 'obrien vegan');
  expect(await list.findByRole('link', { name: "Seán O'Brien" })).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.clear(screen.getByLabelText('Find a guest of today'));
  await user.click(await list.findByRole('button', { name: /^Show all 112/ }));
  expect(list.getAllByRole('listitem')).toHaveLength(112);
});

test('a search shows who has come already, and does not say that nobody is found', async () => {
  const { user } = show(DONE, failedRefund, SENT, {
    arrivals: [listed('Asha Rao'), listed('Mira Iyer', 'IN_HOUSE')],
  });
  const list = within(await screen.findByRole('region', { name: 'Arrivals' }));
  await user.type(screen.getByLabelText('Find a guest of today'), 'mira');
  await waitFor(() => expect(list.getByRole('link', { name: 'Mira Iyer' })).toBeVisible());
  expect(list.queryByText('Nobody found.')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Find a guest of today'));
  expect(await list.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  expect(list.getByRole('link', { name: 'Mira Iyer', hidden: true })).not.toBeVisible();
});

test('who is checked in keeps the focus in the house, and each stay has its buttons once', async () => {
  const expected = listed('Asha Rao');
  const [stay] = expected.stays;
  if (!stay) throw new Error('There is no stay.');
  const coming = { ...expected, stays: [{ ...stay, steps: ['CHECK_IN' as const] }] };
  const here = {
    ...expected,
    stays: [
      { ...stay, status: 'IN_HOUSE' as const, steps: ['CHECK_OUT' as const, 'UNDO_CHECK_IN' as const] },
    ],
  };
  const lists: Parameters<typeof show>[3] = { arrivals: [coming] };
  const { user } = show(DONE, failedRefund, SENT, lists, {
    CheckIn: () => {
      Object.assign(lists, { arrivals: [here], inHouse: [here] });
      return {
        checkIn: { __typename: 'StayMoved', stay: stay.id, status: 'IN_HOUSE', checkout: stay.checkout },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  const inHouse = within(screen.getByRole('region', { name: 'In house' }));
  const next = await inHouse.findByRole('button', { name: 'Check out' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.getAllByRole('button', { name: 'Undo check-in', hidden: true })).toHaveLength(1);
});

describe('a stay without a room', () => {
  const unplacedTask: Task = {
    ...failedRefund,
    ...{ kind: 'STAY_UNPLACED', payment: null, source: null, amount: null, portal: 'Airbnb HM123' },
    ...{ firstNight: '2026-12-24', until: '2026-12-26' },
  };
  const stay: DataOf<'UnplacedStays'>['unplacedStays'][number] = {
    ...{ stayId: 'stay-1', reference: 'SC-TEST2345', guestName: 'Asha Rao', roomTitle: 'Garden room' },
    ...{ checkin: '2026-12-24', checkout: '2026-12-26' },
    freeRooms: [
      { roomNumber: '11', roomTitle: 'Garden room' },
      { roomNumber: '21', roomTitle: 'Lake room' },
    ],
    movableStays: [],
  };
  const ofAnother = { ...stay, stayId: 'stay-2', reference: 'SC-TEST9999', guestName: 'Ben Blue' };

  test('is placed in the free room that is chosen; stays of other bookings are not shown', async () => {
    const { server } = show(
      DONE,
      unplacedTask,
      SENT,
      {},
      {
        UnplacedStays: () => ({ unplacedStays: [stay, ofAnother] }),
        PlaceStay: () => ({ placeStay: { __typename: 'StaysMoved', stays: [{ stayId: 'stay-1' }] } }),
      },
    );
    expect(await screen.findByText(/^Asha Rao, Garden room, Thu, 24 December 2026 to Sat, 26/)).toBeVisible();
    expect(screen.queryByText(/Ben Blue/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(/^Free room/), '21, Lake room');
    await userEvent.click(screen.getByRole('button', { name: 'Place' }));
    await waitFor(() => expect(server.variablesOf('PlaceStay')).toEqual([{ stayId: 'stay-1', room: '21' }]));
  });

  test('names who could move when no room is free', async () => {
    const movable = { reference: 'SC-TEST7777', guestName: 'Chandra Iyer', fromRoom: '11', toRoom: '21' };
    show(
      DONE,
      unplacedTask,
      SENT,
      {},
      {
        UnplacedStays: () => ({ unplacedStays: [{ ...stay, freeRooms: [], movableStays: [movable] }] }),
      },
    );
    expect(await screen.findByText(/No room of this type or a better one is free/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chandra Iyer: from 11 to 21' })).toHaveAttribute(
      'href',
      '/desk/bookings/SC-TEST7777',
    );
    expect(screen.queryByRole('button', { name: 'Place' })).toBeNull();
  });

  test('says why a room was not given', async () => {
    const message = 'Room 11 is taken.';
    show(
      DONE,
      unplacedTask,
      SENT,
      {},
      {
        UnplacedStays: () => ({ unplacedStays: [stay] }),
        PlaceStay: () => ({
          placeStay: {
            __typename: 'InvalidInput',
            ...{ code: 'INVALID_INPUT', parameters: [], message: 'Please check the fields.' },
            faults: [{ field: 'room', code: 'ROOM_TAKEN', parameters: [], message }],
          },
        }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Place' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
