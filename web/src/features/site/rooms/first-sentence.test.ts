import { firstSentence } from './first-sentence';

test.each([
  ['A quiet room. It has a desk.', 'A quiet room.'],
  ['A room of 22.5 m² by the lake! Sleep well.', 'A room of 22.5 m² by the lake!'],
  ['A room without a full stop', 'A room without a full stop'],
  ['', ''],
])('the first sentence of "%s"', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
