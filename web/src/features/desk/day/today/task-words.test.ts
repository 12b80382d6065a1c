import type { GatewayDifferenceKind, TaskKind } from '../../../../generated/graphql';
import { wordsOf } from './task-words';

const UNKNOWN = 'OF_A_NEWER_SERVER';

test('a task of a kind that only a newer server has says to load the page again', () => {
  const words = wordsOf({
    kind: UNKNOWN as TaskKind,
    amount: null,
    difference: null,
    document: null,
    folio: null,
    roomNumber: null,
    portal: null,
    ...{ firstNight: null, until: null },
  });
  expect(words).toEqual({
    title: 'A task that this page does not know',
    advice: expect.stringContaining('Reload the page'),
  });
});

test.each([[null], [UNKNOWN as GatewayDifferenceKind]])('the difference %s is named', (difference) => {
  const words = wordsOf({
    kind: 'GATEWAY_DIFFERENCE',
    amount: null,
    difference,
    document: null,
    folio: null,
    roomNumber: null,
    portal: null,
    ...{ firstNight: null, until: null },
  });
  expect(words.title).toBe('Our records and the gateway’s differ');
});

test('a stay without a room is named by its portal and its dates', () => {
  const words = wordsOf({
    kind: 'STAY_UNPLACED',
    amount: null,
    difference: null,
    document: null,
    folio: null,
    roomNumber: null,
    portal: 'Airbnb HM123',
    ...{ firstNight: '2026-12-24', until: '2026-12-26' },
  });
  expect(words.title).toBe(
    'No room is free from Thu, 24 December 2026 to Sat, 26 December 2026, for a stay that Airbnb HM123 sold',
  );
});
