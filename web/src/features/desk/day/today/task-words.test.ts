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
  });
  expect(words.title).toBe('Our records and the gateway’s differ');
});
