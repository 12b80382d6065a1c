import { passwordFault } from './password-rule';

const of = (password: string) =>
  passwordFault(password, { email: 'asha.rao@example.com', hotelName: 'Saffron Court' });

test.each(['correct-horse', 'four words of mine', 'Zx81!kettle-moon', 'पासवर्ड मेरा अपना'])(
  '%s is accepted',
  (password) => {
    expect(of(password)).toBeNull();
  },
);

test.each(['', 'short', 'ninechars'])('"%s" is too short', (password) => {
  expect(of(password)).toContain('at least 10 characters');
});

test.each([
  'password123',
  'Password2026!',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'ababababab',
  'iloveyou2026',
])('%s is too common', (password) => {
  expect(of(password)).toContain('Many people use this password');
});

test.each(['asha.rao-1984', 'SaffronCourt1', 'my saffron court'])(
  '%s tells who it belongs to',
  (password) => {
    expect(of(password)).toContain('neither your e-mail address nor the name of the hotel');
  },
);
