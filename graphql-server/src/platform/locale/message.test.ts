import { fillMessage } from './message';

const NIGHTS = { by: 'count', cases: { one: '{count} night', other: '{count} nights' } };
const LIMIT = { by: 'limit', cases: { messages: 'Too many messages.', requests: 'Too many requests.' } };

test.each([
  [1, '1 night'],
  [2, '2 nights'],
])('a message about %s nights has the wording of that number', (count, text) => {
  expect(fillMessage(NIGHTS, { count }, 'en')).toBe(text);
});

test('a message with a text for each value of a parameter has the text of its value', () => {
  expect(fillMessage(LIMIT, { limit: 'messages' }, 'en')).toBe('Too many messages.');
});

test('braces in a value stay as they were written', () => {
  expect(fillMessage('Dear {name},', { name: '{total}', total: 'all' }, 'en')).toBe('Dear {total},');
});
