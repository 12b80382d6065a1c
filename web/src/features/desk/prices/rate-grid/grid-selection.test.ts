import { between, FIRST_CELL, selectionAfter, type Selection } from './grid-selection';

const SIZE = { rows: 4, columns: 14 };
const at = (row: number, column: number): Selection => ({ anchor: { row, column }, focus: { row, column } });
const range = (anchor: [number, number], focus: [number, number]): Selection => ({
  anchor: { row: anchor[0], column: anchor[1] },
  focus: { row: focus[0], column: focus[1] },
});

function after(selection: Selection, key: string, held: { shift?: boolean; control?: boolean } = {}) {
  const { shift = false, control = false } = held;
  return selectionAfter(selection, { key, shiftKey: shift, ctrlKey: control, metaKey: false }, SIZE);
}

test.each([
  ['ArrowRight', {}, at(1, 6)],
  ['ArrowLeft', {}, at(1, 4)],
  ['ArrowUp', {}, at(0, 5)],
  ['ArrowDown', {}, at(2, 5)],
  ['Home', {}, at(1, 0)],
  ['End', {}, at(1, 13)],
  ['Home', { control: true }, at(0, 0)],
  ['End', { control: true }, at(3, 13)],
  ['ArrowRight', { shift: true }, range([1, 5], [1, 6])],
  ['ArrowDown', { shift: true }, range([1, 5], [2, 5])],
  ['End', { shift: true }, range([1, 5], [1, 13])],
  ['a', { control: true }, range([0, 0], [3, 13])],
  [' ', { shift: true }, range([1, 0], [1, 13])],
  [' ', { control: true }, range([0, 5], [3, 5])],
  ['x', {}, null],
  [' ', {}, null],
])('%s %o', (key, held, expected) => expect(after(at(1, 5), key, held)).toEqual(expected));

test('the grid ends at its edges', () => {
  expect(after(FIRST_CELL, 'ArrowLeft')).toEqual(FIRST_CELL);
  expect(after(at(3, 13), 'ArrowDown')).toEqual(at(3, 13));
});

test('a range keeps where it began, also when it turns, until Escape gives it up', () => {
  const turned = range([1, 5], [0, 3]);
  expect(after(turned, 'ArrowRight', { shift: true })).toEqual(range([1, 5], [0, 4]));
  expect(after(turned, 'Escape')).toEqual(at(0, 3));
});

test('the items between two corners are the same from either side', () => {
  expect(between(['a', 'b', 'c', 'd'], 2, 1)).toEqual(['b', 'c']);
});
