import { meantAddress } from './email-domains';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@Gmail.co', 'asha@gmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@yahoo.co', 'asha@yahoo.com'],
  ['asha@hotmail.cm', 'asha@hotmail.com'],
  ['asha@yaho.co.in', 'asha@yahoo.co.in'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
])('%s probably means %s', (written, meant) => {
  expect(meantAddress(written)).toBe(meant);
});

test.each([
  'asha@gmail.com',
  'asha@GMAIL.com',
  'asha@example.com',
  'asha@gmx.com',
  'asha@yahoo.co.jp',
  'asha@yahoo.ca',
  'asha@yahoo.com.br',
  'asha@hotmail.co.uk',
  'asha@hotmail.es',
  'asha@outlook.in',
  'asha@outlook.co.id',
  'asha@live.ca',
  'asha@hive.com',
  'asha@fastmail.com',
  'asha@mail.com',
  'asha',
  'asha@gm',
])('nothing is asked about %s', (written) => {
  expect(meantAddress(written)).toBeNull();
});
