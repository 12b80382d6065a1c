import { nightsBetween } from '../../../../lib/dates/plain-dates';
import { dropOf, ghostOf, gripOf } from './drag';
import { rowsOf, type TimelineRow, type TimelineStay } from './timeline-rows';

const FIRST = '2026-12-01';

const stay = (from: string, until: string, more: Partial<TimelineStay> = {}): TimelineStay => ({
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
  night: nightsBetween(FIRST, from),
  nights: nightsBetween(from, until),
  checkin: from,
  checkout: until,
  ...more,
});

/** Room 101 with one stay, and room 102 without stays; the first row is their type. */
function rowsWith(one: TimelineStay): TimelineRow[] {
  const room = { roomType: 'Single', onSale: true, blocks: [] };
  return rowsOf({
    from: FIRST,
    nights: 14,
    businessDay: FIRST,
    types: [
      {
        code: 'Single',
        title: 'Single',
        roomsFree: Array<number>(14).fill(1),
      },
    ],
    rooms: [
      { ...room, id: 1, number: '101', stays: [one] },
      { ...room, id: 2, number: '102', stays: [] },
    ],
  });
}

/** The result of dragging the cell at the first place to the second place. */
function dragged(
  one: TimelineStay,
  from: [row: number, column: number],
  to: [row: number, column: number],
  isAtEnd = false,
) {
  const rows = rowsWith(one);
  const [row, column] = from;
  const cell = rows[row]?.cells.find((each) => each.column <= column && column < each.column + each.span);
  const grip = cell && gripOf(cell, { row, column }, isAtEnd);
  if (!grip) return 'nothing is held';
  return dropOf(grip, ghostOf(grip, { row: to[0], column: to[1] }, rows), rows, FIRST);
}

// A stay of two nights, beginning in column 3.
const ASHA = stay('2026-12-04', '2026-12-06');

test('a bar dragged to another room asks to move it, on the same days', () => {
  expect(dragged(ASHA, [1, 4], [2, 9])).toMatchObject({
    kind: 'move',
    stay: ASHA,
    row: { room: { number: '102' } },
  });
});

test('a bar dragged along its row asks for other dates', () => {
  expect(dragged(ASHA, [1, 4], [1, 6])).toEqual({
    kind: 'dates',
    stay: ASHA,
    dates: { checkin: '2026-12-06', checkout: '2026-12-08' },
  });
});

test('the end of a bar extends or shortens it, never below one night', () => {
  expect(dragged(ASHA, [1, 4], [1, 6], true)).toMatchObject({ dates: { checkout: '2026-12-08' } });
  expect(dragged(ASHA, [1, 4], [1, 0], true)).toMatchObject({ dates: { checkout: '2026-12-05' } });
});

test('empty days are chosen up to the next bar', () => {
  expect(dragged(ASHA, [1, 0], [1, 9])).toMatchObject({
    kind: 'days',
    ghost: { row: 1, column: 0, span: 3 },
  });
  expect(dragged(ASHA, [1, 8], [1, 1])).toMatchObject({
    kind: 'days',
    ghost: { row: 1, column: 5, span: 4 },
  });
});

test.each([
  ['a bar that is put back', ASHA, [1, 4], [1, 4], null],
  ['a bar over a room type', ASHA, [1, 4], [0, 4], null],
  ['one empty day', ASHA, [1, 0], [1, 0], null],
  [
    'a guest who is in house, along the row',
    stay('2026-12-04', '2026-12-06', { status: 'IN_HOUSE' }),
    [1, 4],
    [1, 6],
    null,
  ],
  [
    'a guest who has left',
    stay('2026-12-04', '2026-12-06', { status: 'DEPARTED' }),
    [1, 4],
    [2, 4],
    'nothing is held',
  ],
  [
    'nights that are held for a change',
    stay('2026-12-04', '2026-12-06', { isHeldChange: true }),
    [1, 4],
    [2, 4],
    'nothing is held',
  ],
] as const)('%s changes nothing', (_what, one, from, to, outcome) => {
  expect(dragged(one, [...from], [...to])).toBe(outcome);
});
