import { faultsOfAddress } from './address-faults';
import { stayInAddress, withoutAges } from './stay-address';

const faultsOf = (address: string, asksAges = true) =>
  faultsOfAddress(new URLSearchParams(address), asksAges);

test.each([
  ['', {}],
  ['checkin=2026-12-04&checkout=2026-12-06&guests=2&children=4', {}],
  ['adults=2&minors=1&age=4&rooms=2&adults2=1', {}],
  ['adults=&minors=&guests=&rooms=', {}],
  ['checkin=nonsense', { checkin: /valid check-in date/ }],
  ['checkin=2026-02-30&checkout=x', { checkin: /valid check-in date/, checkout: /valid check-out date/ }],
  ['checkin=2026-12-04', { checkout: /choose a check-out date/ }],
  ['checkin=2026-12-04&checkout=2026-12-04', { checkout: /one night after check-in/ }],
  ['guests=0', { guests: /number of guests: 1 to 99/ }],
  ['guests=2&guests3=-1', { guests: /number of guests in room 3: 1 to 99/ }],
  ['adults=999', { guests: /number of adults: 1 to 30/ }],
  ['adults=0&minors=2&age=3&age=4', { guests: /number of adults: 1 to 30/ }],
  ['adults=2&rooms=2&adults2=two', { guests: /number of adults in room 2: 1 to 30/ }],
  ['children=abc', { children: /valid ages of children/ }],
  ['guests=2&children2=99', { children: /valid ages of children/ }],
  ['adults=2&minors=50', { children: /number of children: 0 to 9/ }],
  ['adults=2&minors=1', { children: /age of each child/ }],
  ['adults=2&minors=1&age=999', { children: /age of each child/ }],
  ['rooms=50', { rooms: /number of rooms: 1 to 5/ }],
  ['rooms=-1', { rooms: /number of rooms: 1 to 5/ }],
])('%s', (address, faults) => {
  const expected = Object.entries(faults).map(([field, words]) => [field, expect.stringMatching(words)]);
  expect(faultsOf(address)).toEqual(Object.fromEntries(expected));
});

test('a hotel that asks for no ages has no fault of children, and they are guests like any other', () => {
  expect(faultsOf('adults=2&minors=2&children=abc', false)).toEqual({});
  const stay = withoutAges(
    stayInAddress(new URLSearchParams('adults=2&minors=2&age=4&rooms=2&adults2=1&minors2=1')),
  );
  expect(stay).toMatchObject({ guests: 4, children: [], further: [{ guests: 2, children: [] }] });
  expect(stay).not.toHaveProperty('unknownAges');
});
