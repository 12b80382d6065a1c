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
