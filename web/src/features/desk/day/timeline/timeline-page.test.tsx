import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  renderServed,
  Server,
  type DataOf,
  type Responder,
  type Responders,
} from '../../../../../tests/served';
import { nightsBetween } from '../../../../lib/dates/plain-dates';
import TimelinePage from './timeline-page';

const FIRST = '2026-12-03';

type Timeline = Extract<DataOf<'Timeline'>['timeline'], { __typename: 'Timeline' }>;
type Room = Timeline['rooms'][number];
type Stay = Omit<Room['stays'][number], 'night' | 'nights'>;

const dates = (checkin: string, checkout: string) => ({ checkin, checkout });
const stay = (more: Partial<Stay> & Pick<Stay, 'checkin' | 'checkout'>): Stay => ({
  id: 'stay',
  reference: 'SC-TEST2345',
  bookingStatus: 'CONFIRMED',
  status: 'EXPECTED',
  guestName: 'Asha Rao',
  guests: 2,
  soldAs: 'Single',
  isHeldChange: false,
  waitsForCode: false,
  balancePaise: 0,
  balanceDueOn: null,
  ...more,
});
/** The nights of a stay when the timeline begins on that day. */
const spanFrom = (first: string, from: string, until: string) => ({
  night: Math.max(nightsBetween(first, from), 0),
  nights: nightsBetween(first < from ? from : first, until),
});

const ASHA = stay({
  ...dates('2026-12-05', '2026-12-08'),
  balancePaise: 981_288,
  balanceDueOn: '2027-01-02',
});
const KAVYA = stay({
  id: 'kavya',
  guestName: 'Kavya Menon',
  reference: 'SC-KAVYA234',
  status: 'IN_HOUSE',
  ...dates('2026-12-03', '2026-12-04'),
});
const BLOCK = {
  id: 'block',
  reason: 'OUT_OF_ORDER' as const,
  note: 'Air conditioner',
  takenBy: null,
  firstNight: '2026-12-04',
  endsOn: '2026-12-06',
};

const room = (number: string, more: Partial<Room> = {}): Room => ({
  id: Number(number),
  number,
  roomType: 'Single',
  onSale: true,
  stays: [],
  blocks: [],
  ...more,
});

const timeline: Responder<'Timeline'> = ({ from, nights }) => {
  const first = from ?? FIRST;
  const shown = <Taken extends object>(taken: Taken, begin: string, end: string) =>
    end <= first ? [] : [{ ...taken, ...spanFrom(first, begin, end) }];
  return {
    timeline: {
      __typename: 'Timeline',
      from: first,
      nights,
      businessDay: '2026-12-04',
      types: [
        {
          code: 'Single',
          title: 'Single',
          roomsFree: Array.from({ length: nights }, () => 2),
        },
      ],
      rooms: [
        room('101', {
          stays: [
            ...shown(KAVYA, KAVYA.checkin, KAVYA.checkout),
            ...shown(ASHA, ASHA.checkin, ASHA.checkout),
          ],
        }),
        room('102', { blocks: shown(BLOCK, BLOCK.firstNight, BLOCK.endsOn) }),
        room('103'),
      ],
    },
  };
};

async function show({ isWide = true, responses = {} as Responders, path = '/desk/timeline' } = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: isWide }) as MediaQueryList,
  );
  const server = new Server({ Timeline: timeline, ...responses });
  renderServed(<TimelinePage />, server, path);
  await screen.findByRole(isWide ? 'grid' : 'list', { name: isWide ? 'Rooms by day' : /^Rooms on/ });
  return { server, user: userEvent.setup() };
}
afterEach(() => vi.restoreAllMocks());

const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('each cell says its room, its day and who is there or that it is free', async () => {
  await show();
  expect(
    cell('Room 101, Sat 5 Dec: Asha Rao, 3 nights, expected, ₹9,812.88 to pay by Sat 2 Jan'),
  ).toBeVisible();
  expect(cell('Room 101, Thu 3 Dec: Kavya Menon, 1 night, in house')).toBeVisible();
  expect(cell('Room 102, Fri 4 Dec: Out of order, 2 nights')).toBeVisible();
  expect(cell('Room 103, Fri 4 Dec: free')).toBeVisible();
  expect(cell('Single, Fri 4 Dec: 2 free')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Fri 4 Dec' })).toHaveAttribute('aria-current', 'date');
});

describe('by keyboard', () => {
  test('one cell is reached with Tab, and the arrow keys go from bar to bar', async () => {
    const { user } = await show();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => cell('Single, Thu 3 Dec: 2 free').focus());
    const walk: [string, string][] = [
      ['{ArrowDown}', 'Room 101, Thu 3 Dec: Kavya Menon, 1 night, in house'],
      ['{ArrowRight}', 'Room 101, Fri 4 Dec: free'],
      ['{ArrowRight}', 'Room 101, Sat 5 Dec: Asha Rao, 3 nights, expected, ₹9,812.88 to pay by Sat 2 Jan'],
      ['{ArrowRight}', 'Room 101, Tue 8 Dec: free'],
      ['{ArrowLeft}', 'Room 101, Sat 5 Dec: Asha Rao, 3 nights, expected, ₹9,812.88 to pay by Sat 2 Jan'],
      ['{ArrowDown}', 'Room 102, Mon 7 Dec: free'],
      ['{Home}', 'Room 102, Thu 3 Dec: free'],
      ['{Control>}{End}{/Control}', 'Room 103, Wed 30 Dec: free'],
    ];
    for (const [keys, expected] of walk) {
      await user.keyboard(keys);
      expect(focused()).toBe(expected);
    }
  });

  test('Page Down shows the next week, and the focus stays in its row', async () => {
    const { server, user } = await show();
    act(() => cell('Room 103, Thu 3 Dec: free').focus());
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(cell('Room 103, Thu 10 Dec: free')).toHaveFocus());
    expect(server.variablesOf('Timeline')).toEqual([
      { from: null, nights: 28 },
      { from: '2026-12-10', nights: 28 },
    ]);
  });

  test('Enter opens the menu of a bar with what is known of it, and Escape leads back to it', async () => {
    const { user } = await show();
    act(() => cell(/^Room 101, Sat 5 Dec/).focus());
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Asha Rao, Room 101' });
    expect(within(menu).getByText('SC-TEST2345, expected')).toBeVisible();
    expect(within(menu).getByRole('menuitem', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      '/desk/bookings/SC-TEST2345',
    );
    await user.keyboard('{Escape}');
    expect(cell(/^Room 101, Sat 5 Dec/)).toHaveFocus();
  });
});

test('on a phone it is the list of a day: who leaves, who comes, what is blocked and what is free', async () => {
  const { server, user } = await show({ isWide: false });
  expect(server.variablesOf('Timeline')).toEqual([{ from: null, nights: 2 }]);
  for (const line of ['Kavya Menon leaves', 'Out of order until Sun 6 Dec'])
    expect(screen.getByRole('button', { name: new RegExp(line) })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Kavya Menon leaves/ }));
  expect(await screen.findByRole('menu', { name: 'Kavya Menon, Room 101' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'The day after' }));
  expect(await screen.findByRole('list', { name: 'Rooms on Sat 5 Dec' })).toBeVisible();
  expect(server.variablesOf('Timeline').at(-1)).toEqual({ from: '2026-12-04', nights: 2 });
});

test('nights that a portal’s calendar takes name it, and cannot be changed here', async () => {
  const ofFeed: Responder<'Timeline'> = (variables) => {
    const shown = timeline(variables) as { timeline: Timeline };
    const rooms = shown.timeline.rooms.map((of) => ({
      ...of,
      blocks: of.blocks.map((block) => ({ ...block, takenBy: 'Airbnb' })),
    }));
    return { timeline: { ...shown.timeline, rooms } };
  };
  const { user } = await show({ responses: { Timeline: ofFeed } });
  await user.click(cell('Room 102, Fri 4 Dec: Taken by Airbnb, 2 nights'));
  expect(await screen.findByRole('menu', { name: 'Taken by Airbnb, Room 102' })).toBeVisible();
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
});

test('the address says which days are shown', async () => {
  const { server } = await show({ path: '/desk/timeline?from=2027-01-01&days=14' });
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-02-01' } });
  await screen.findByRole('columnheader', { name: 'Mon 1 Feb' });
  expect(server.variablesOf('Timeline')).toEqual([
    { from: '2027-01-01', nights: 14 },
    { from: '2027-02-01', nights: 14 },
  ]);
});

test('a failure is said, and can be tried again', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
  );
  renderServed(<TimelinePage />, new Server({ Timeline: () => new Error('away') }), '/desk/timeline');
  expect(await screen.findByText(/The timeline could not be loaded/)).toBeVisible();
});

test('a name of 40 letters is whole in the head of its row: two small lines in place of one that is cut', async () => {
  const title = 'Lake View Pavilion Suite with Court Yard';
  await show({
    responses: {
      Timeline: (variables) => {
        const shown = timeline(variables) as { timeline: Timeline };
        return {
          timeline: { ...shown.timeline, types: shown.timeline.types.map((type) => ({ ...type, title })) },
        };
      },
    },
  });
  const head = screen.getByRole('rowheader', { name: title });
  expect(head).toHaveAttribute('title', title);
  expect(head).not.toHaveClass('truncate');
  expect(within(head).getByText(title)).toHaveClass('line-clamp-2');
});
