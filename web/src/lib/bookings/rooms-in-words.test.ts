import { roomsInWords } from './rooms-in-words';

test.each([
  [[['Single', '101']], 'Single, 101'],
  [
    [
      ['Single', '101'],
      ['Suite', '401'],
      ['Single', '102'],
    ],
    'Single, 101, 102; Suite, 401',
  ],
  [
    [
      ['Single', null],
      ['Single', null],
      ['Suite', null],
    ],
    '2 × Single; Suite',
  ],
] as const)('%j', (rooms, words) => {
  expect(roomsInWords(rooms.map(([roomTitle, roomNumber]) => ({ roomTitle, roomNumber })))).toBe(words);
});
