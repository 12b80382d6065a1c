import { bookPath, stayInAddress } from './stay-address';

const read = (search: string) => stayInAddress(new URLSearchParams(search));

test('an address has all that a guest chose', () => {
  const dates = { checkin: '2026-12-04', checkout: '2026-12-06' };
  const stay = {
    ...dates,
    guests: 3,
    children: [4, 12],
    room: 'Suite',
    plan: 'NON_REFUNDABLE',
    code: 'LAKE',
  };
  const address = bookPath(stay);
  expect(address).toBe(
    '/book?checkin=2026-12-04&checkout=2026-12-06&guests=3&children=4,12&room=Suite&plan=NON_REFUNDABLE&code=LAKE',
  );
  expect(read(address.slice('/book'.length))).toEqual(stay);
});

test.each([
  ['', { checkin: null, checkout: null, guests: 2, children: [], room: null, plan: null, code: null }],
  ['checkin=2026-02-30', { checkin: null }],
  ['checkin=2026-13-40&guests=many', { checkin: null, guests: 2 }],
  ['checkin=2026-12-04&checkout=2026-12-04', { checkin: '2026-12-04', checkout: null }],
  ['checkout=2026-12-04&guests=0', { checkout: null, guests: 2 }],
  ['guests=3&children=4,x', { guests: 3, children: [] }],
  ['guests=3&children=18', { guests: 3, children: [] }],
  ['checkin=2026-12-04&guests=%3Cscript%3E', { checkin: '2026-12-04', guests: 2 }],
])('what is no value is left out: %s', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

test('a search without any choice has the plain address', () => {
  expect(bookPath({ checkin: null, room: null })).toBe('/book');
});

test('rooms after the first have fields of their own', () => {
  const further = [
    { guests: 1, children: [], room: null },
    { guests: 3, children: [4], room: null },
  ];
  const address = bookPath({ guests: 2, further });
  expect(address).toBe('/book?guests=2&guests2=1&guests3=3&children3=4');
  expect(read(address.slice('/book'.length))).toMatchObject({ guests: 2, further });
});

test.each([
  ['adults=2&minors=0&rooms=1', { guests: 2, children: [] }],
  ['adults=2&minors=2&age=4&age=9&rooms=1', { guests: 4, children: [4, 9] }],
  ['adults=2&minors=2&age=4&age=&rooms=1', { guests: 4, children: [4], unknownAges: 1 }],
  ['adults=2&minors=1&rooms=1', { guests: 3, children: [], unknownAges: 1 }],
  ['adults=2&rooms=2', { guests: 2, further: [{ guests: 2, children: [], room: null }] }],
  [
    'adults=2&minors=0&rooms=2&adults2=1&minors2=1&age2=7',
    { guests: 2, further: [{ guests: 2, children: [7], room: null }] },
  ],
])('a form that the browser itself has sent is read: %s', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

test('a child without an age stays a child without an age in an address', () => {
  const stay = {
    guests: 3,
    children: [0],
    unknownAges: 1,
    further: [{ guests: 2, children: [], unknownAges: 1, room: 'Double' }],
  };
  const address = bookPath(stay);
  expect(address).toBe('/book?adults=1&minors=2&age=0&adults2=1&minors2=1&room2=Double');
  expect(read(address.slice('/book'.length))).toMatchObject(stay);
});

test('what a form without scripts sends has at most five rooms', () => {
  expect(read('adults=2&rooms=99').further).toHaveLength(4);
});
