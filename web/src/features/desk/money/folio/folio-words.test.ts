import { rupees } from '../../../../../tests/money';
import type { Folio_EntryFragment } from '../../../../generated/graphql';
import { rowsOf, rowText } from './folio-words';

const entry = (changes: Partial<Folio_EntryFragment>): Folio_EntryFragment => ({
  id: 'entry',
  kind: 'ROOM_NIGHT',
  at: '2026-11-20T06:00:00Z',
  stayId: 'first',
  night: null,
  extra: null,
  source: null,
  isReversal: false,
  isPending: false,
  by: null,
  amount: rupees(100),
  balance: rupees(100),
  ...changes,
});

const night = (date: string, balance: number, changes: Partial<Folio_EntryFragment> = {}) =>
  entry({ id: date, night: date, balance: rupees(balance), ...changes });

test('nights of one room that follow one another are one row, with their sum and the last balance', () => {
  const [row, ...others] = rowsOf([
    night('2026-12-01', 100),
    night('2026-12-02', 200),
    night('2026-12-03', 300),
  ]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ amount: rupees(300), balance: rupees(300) });
  expect(row && rowText(row, '204, Deluxe')).toBe('3 nights from 1 December 2026, 204, Deluxe');
});

test.each([
  ['of another room', { stayId: 'second' }],
  ['that is taken off', { isReversal: true }],
])('a night %s is a row of its own', (_which, changes) => {
  expect(rowsOf([night('2026-12-01', 100), night('2026-12-02', 200, changes)])).toHaveLength(2);
});

test('nights with a day between them are two rows', () => {
  expect(rowsOf([night('2026-12-01', 100), night('2026-12-03', 200)])).toHaveLength(2);
});

test.each<[string, Partial<Folio_EntryFragment>]>([
  ['Paid: Cash', { kind: 'PAYMENT', source: 'CASH' }],
  ['Paid online', { kind: 'PAYMENT', source: 'GATEWAY' }],
  ['Counter-entry: UPI', { kind: 'COUNTER_ENTRY', source: 'UPI' }],
  ['Refund: Card machine', { kind: 'REFUND', source: 'CARD_MACHINE' }],
  ['Refund due: Bank transfer', { kind: 'REFUND', source: 'BANK_TRANSFER', isPending: true }],
  ['Breakfast', { kind: 'EXTRA', extra: 'Breakfast' }],
  ['Reversed: Breakfast', { kind: 'EXTRA', extra: 'Breakfast', isReversal: true }],
  ['Rounded to the rupee', { kind: 'ROUND_OFF' }],
  ['Charge for leaving early', { kind: 'EARLY_DEPARTURE' }],
])('a row says %s', (words, changes) => {
  expect(rowsOf([entry(changes)]).map((row) => rowText(row, null))).toEqual([words]);
});
