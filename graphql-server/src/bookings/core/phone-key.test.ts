import { phoneKey, phoneSearches } from './phone-key';

test.each([
  ['with country code', '+91 98765 43210'],
  ['with a trunk zero', '098765 43210'],
  ['with an international prefix', '00 91 98765 43210'],
  ['the national number', '98765-43210'],
  ['its last digits', '43210'],
])('a number is found by what is typed: %s', (_what, typed) => {
  const key = phoneKey('+919876543210', 'IN');
  expect(phoneSearches(typed, 'IN').some((run) => key.includes(run))).toBe(true);
});

test('a national number of seven digits is searched for by itself', () => {
  expect(phoneSearches('+960 777 1234', 'MV')).toContain('7771234');
});

test.each(['101', 'Asha', 'room 4321'])('%s is not searched for as a phone number', (typed) => {
  expect(phoneSearches(typed, 'IN')).toEqual([]);
});
