import type { BookedLine, BookedStay } from '../../bookings/core/booking-record';
import { billLines } from './bill-lines';

const stays = [{ id: 'first' }, { id: 'second' }] as BookedStay[];

/** A night of ₹100 with 18 %. */
const line = (id: number, fields: Partial<BookedLine> = {}) =>
  ({
    ...{
      id,
      kind: 'ROOM_NIGHT',
      stayId: 'first',
      night: '2026-11-27',
      reverses: null,
      extra: null,
      posted: null,
    },
    ...{ valuePaise: 10_000, taxPercent: 18, cgstPaise: 900, sgstPaise: 900, sac: '996311' },
    writtenOn: '2026-11-20',
    ...fields,
  }) as BookedLine;

const water = { name: 'Water', department: 'MINIBAR', quantity: 2, day: '2026-11-28' } as const;

test('lines stand by stay and day, and what belongs to the whole stay stands first', () => {
  const extra = { name: 'Breakfast', quantity: 3 } as BookedLine['extra'];
  const lines = [
    line(1, { stayId: 'second' }),
    line(2, { night: '2026-11-29' }),
    line(3),
    line(4, { kind: 'POSTED_CHARGE', night: null, posted: water }),
    line(5, { kind: 'EXTRA', night: null, extra }),
    line(6, { kind: 'ROUND_OFF', stayId: null, night: null, taxPercent: null }),
  ];
  expect(billLines({ stays, lines })).toMatchObject([
    { id: 5, name: 'Breakfast', quantity: 3, day: null },
    { id: 3, name: null, day: '2026-11-27' },
    { id: 4, name: 'Water', quantity: 2, day: '2026-11-28' },
    { id: 2, day: '2026-11-29' },
    { id: 1, stayId: 'second' },
    { id: 6, day: '2026-11-20' },
  ]);
});

test('what was reversed and its reversal are left out; after an allowance the lower line stays', () => {
  const lines = [
    line(1),
    line(2, { reverses: 1, valuePaise: -10_000, cgstPaise: -900, sgstPaise: -900 }),
    line(3, { valuePaise: 5_000, cgstPaise: 450, sgstPaise: 450 }),
  ];
  expect(billLines({ stays, lines })).toMatchObject([{ id: 3, valuePaise: 5_000 }]);
});
