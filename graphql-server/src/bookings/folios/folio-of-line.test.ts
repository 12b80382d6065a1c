import type { BookedLine } from '../core/booking-record';
import { differenceInFolio, type SharedBill } from './folio-of-line';

/** A night of ₹100 without tax. */
const night = (id: number, fields: Partial<BookedLine> = {}) =>
  ({
    ...{ id, kind: 'ROOM_NIGHT', stayId: 'stay', night: '2026-11-27', reverses: null, extra: null },
    ...{ valuePaise: 10_000, cgstPaise: 0, sgstPaise: 0, folioId: null, splitOf: null },
    ...fields,
  }) as BookedLine;

const folio = (fields: Partial<SharedBill['folios'][number]> = {}) => ({
  ...{ id: 'company', takes: [], closedAt: null },
  ...fields,
});

const NOTHING = { reverses: [], added: [], charges: [] };
const CHARGE = {
  stayId: 'stay',
  valuePaise: 4_000,
  cgstPaise: 0,
  sgstPaise: 0,
  taxPercent: 5,
  sac: '996311',
};
const EARLY = { ...CHARGE, kind: 'EARLY_DEPARTURE' } as const;

const inBoth = (bill: SharedBill, toWrite: Parameters<typeof differenceInFolio>[1]) =>
  [null, 'company'].map((id) => differenceInFolio(bill, toWrite, id));

test('a night that is reversed costs its own folio less', () => {
  const bill = { folios: [folio()], lines: [night(1), night(2, { folioId: 'company' })] };
  expect(inBoth(bill, { ...NOTHING, reverses: [2] })).toEqual([0, -10_000]);
});

test('all parts of a split night are reversed with its first part, each in its folio', () => {
  const lines = [
    night(1),
    night(2, { reverses: 1 }),
    night(3, { splitOf: 1, valuePaise: 6_000, folioId: 'company' }),
    night(4, { splitOf: 1, valuePaise: 4_000 }),
  ];
  expect(inBoth({ folios: [folio()], lines }, { ...NOTHING, reverses: [3] })).toEqual([-4_000, -6_000]);
});

test.each([
  ['stays in its open folio', 'company', folio(), [0, 10_000]],
  ['stays with the guest, although a rule takes nights', null, folio({ takes: ['ROOM_NIGHT'] }), [10_000, 0]],
  ['goes to the guest when its folio is closed', 'company', folio({ closedAt: new Date(0) }), [10_000, 0]],
])('a night that is charged anew %s', (_what, folioId, further, expected) => {
  const bill = { folios: [further], lines: [night(1, { folioId })] };
  expect(inBoth(bill, { ...NOTHING, added: [{ stayId: 'stay', lines: [night(1)] }] })).toEqual(expected);
});

test('a night that nobody had before goes where the rule says', () => {
  const bill = { folios: [folio({ takes: ['ROOM_NIGHT'] })], lines: [night(1)] };
  const added = [{ stayId: 'stay', lines: [night(2, { night: '2026-11-28' })] }];
  expect(inBoth(bill, { ...NOTHING, added })).toEqual([0, 10_000]);
});

test.each([
  ['the company, which has the nights', [night(1, { folioId: 'company' })], [0, 4_000]],
  ['the guest, who has the nights', [night(1)], [4_000, 0]],
])('what the hotel keeps for nights that were given up is charged to %s', (_who, lines, expected) => {
  expect(inBoth({ folios: [folio()], lines }, { ...NOTHING, charges: [EARLY] })).toEqual(expected);
});
