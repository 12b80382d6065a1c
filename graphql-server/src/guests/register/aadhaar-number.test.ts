import { hasAadhaarNumber, passesVerhoeff } from './aadhaar-number';

// Verhoeff's example (the check digit of 236 is 3), and numbers whose check digits follow from his tables.
test.each([
  ['2363', true],
  ['2364', false],
  ['234567890124', true],
  ['234567890123', false],
])('%s has a check digit that fits: %s', (digits, fits) => {
  expect(passesVerhoeff(digits)).toBe(fits);
});

test.each([
  '234567890124',
  '2345 6789 0124',
  '2345-6789-0124',
  'Flat 12, 2345 6789 0124',
  'Flat 12 2345 6789 0124',
  'Aadhaar:234567890124.',
  '२३४५ ६७८९ ०१२४',
  '２３４５６７８９０１２４',
])('%s contains an Aadhaar number', (text) => {
  expect(hasAadhaarNumber(text)).toBe(true);
});

test.each([
  ['the last four digits', '0124'],
  ['another check digit', '234567890123'],
  ['a number that begins with 1', '134567890124'],
  ['a telephone number', '+234567890124'],
  ['a longer number', '2345678901245'],
  ['twelve digits in three words', '2345 of 6789 and 0124'],
  ['no number', 'Hotel'],
])('%s is no Aadhaar number', (_what, text) => {
  expect(hasAadhaarNumber(text)).toBe(false);
});
