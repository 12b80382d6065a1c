import { dateInZone } from '../../platform/time/dates';
import { firstOpening, stateOfBooking, stateOfStay } from './online-check-in.policy';

const COMING = { status: 'EXPECTED', checkin: '2027-03-10', checkout: '2027-03-12' } as const;

test.each([
  ['2027-03-06', 'NOT_YET'],
  ['2027-03-07', 'OPEN'],
  ['2027-03-10', 'OPEN'],
  ['2027-03-11', 'OPEN'],
  ['2027-03-12', 'CLOSED'],
] as const)('on %s, check-in online for an arrival on 10 March is %s', (today, state) => {
  expect(stateOfStay('CONFIRMED', COMING, today)).toBe(state);
});

// Midnight of 7 March lies at another instant in each of these zones.
test.each([
  ['Asia/Kolkata', '2027-03-06T18:30:00Z'],
  ['Pacific/Auckland', '2027-03-06T11:00:00Z'],
  ['America/Los_Angeles', '2027-03-07T08:00:00Z'],
])('it opens at midnight of the hotel in %s', (zone, midnight) => {
  const opening = new Date(midnight);
  const before = new Date(opening.getTime() - 1);
  expect(stateOfStay('CONFIRMED', COMING, dateInZone(before, zone))).toBe('NOT_YET');
  expect(stateOfStay('CONFIRMED', COMING, dateInZone(opening, zone))).toBe('OPEN');
});

test.each(['HELD', 'TENTATIVE', 'EXPIRED', 'CANCELLED'] as const)(
  'a booking that is %s never opens',
  (status) => {
    expect(stateOfStay(status, COMING, '2027-03-09')).toBe('CLOSED');
  },
);

test.each([
  ['IN_HOUSE', 'ARRIVED'],
  ['DEPARTED', 'ARRIVED'],
  ['NO_SHOW', 'CLOSED'],
  ['CANCELLED', 'CLOSED'],
] as const)('a stay that is %s is %s', (status, state) => {
  expect(stateOfStay('CONFIRMED', { ...COMING, status }, '2027-03-10')).toBe(state);
});

test('a booking is open as long as one of its rooms is, and opens for the first arrival', () => {
  const later = { ...COMING, checkin: '2027-03-20', checkout: '2027-03-22' };
  const here = { ...COMING, status: 'IN_HOUSE' } as const;
  const booking = (...stays: (typeof COMING | typeof later | typeof here)[]) => ({
    status: 'CONFIRMED' as const,
    stays,
  });
  expect(stateOfBooking(booking(COMING, later), '2027-03-07')).toBe('OPEN');
  expect(stateOfBooking(booking(here, later), '2027-03-10')).toBe('NOT_YET');
  expect(stateOfBooking(booking(here), '2027-03-10')).toBe('ARRIVED');
  expect(firstOpening(booking(later, COMING))).toBe('2027-03-07');
  expect(firstOpening(booking(here))).toBeNull();
});
