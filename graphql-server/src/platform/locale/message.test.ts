import { fillMessage } from './message';

const NIGHTS = { by: 'count', cases: { one: '{count} night', other: '{count} nights' } };
const LIMIT = {
  by: 'limit',
  cases: {
    messages: 'Too many messages.',
    requests: 'a message about %s nights has the wording for that number',
  },
};

test.each([
  [1, '1 night'],
  [2, '2 nights'],
])('a message with a text for each value of a parameter shows the text of its value', (count, text) => {
  expect(fillMessage(NIGHTS, { count }, 'en')).toBe(text);
});

test('a message with a text for each value of a parameter has the text of its value', () => {
  expect(fillMessage(LIMIT, { limit: 'messages' }, 'en')).toBe('Too many messages.');
});

test('braces in a value stay unchanged', () => {
  expect(fillMessage('Dear {name},', { name: '{total}', total: 'all' }, 'en')).toBe('Dear {total},');
});
