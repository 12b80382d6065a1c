import { hasHostName, hasWebAddress } from './web-address-in-text';

test.each([
  'Asha Rao',
  'Dr.Dev Rao',
  'K.Dev',
  'A.P.J. Abdul Kalam',
  'J.R.R. Tolkien',
  'St.John-Smythe',
  'Mohd.Ali',
  'Ravi s/o Kumar',
  'Anne-Marie O’Brien, Jr.',
  'श्रीनिवासन अय्यर',
  '3.5 Guests Ltd.',
])('%s is a name', (name) => {
  expect(hasHostName(name)).toBe(false);
});

test.each([
  'https://evil.example/win',
  'HTTP://EVIL.EXAMPLE',
  'See www.evil.example now',
  'Claim at evil.com',
  'evil.co.in',
  'evil。com',
  'evil．com',
  'evil\u200B.com',
  'bit.ly/3xYz',
  't.co/3xYz',
  'x@evil.com',
  'http://192.0.2.7/',
  '192.0.2.7',
  'रुपये.भारत',
])('%s has an address', (name) => {
  expect(hasHostName(name)).toBe(true);
});

test('a business may be called by its host, but may give no address', () => {
  expect(hasWebAddress('Booking.com India Pvt Ltd')).toBe(false);
  expect(hasWebAddress('Prize at https://evil.com')).toBe(true);
});
