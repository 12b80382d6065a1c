import { checkoutAfter, EMPTY_VALUES, fieldOfFault, quotableStay } from './booking-values';

test('choosing check-in moves check-out to the next day, unless it is later already', () => {
  expect(checkoutAfter('2026-12-31', '')).toBe('2027-01-01');
  expect(checkoutAfter('2026-12-31', '2026-12-31')).toBe('2027-01-01');
  expect(checkoutAfter('2026-12-31', '2027-01-05')).toBe('2027-01-05');
});

test('a stay is quoted once its room type, dates and guests are valid', () => {
  const stay = { roomType: 'Single', checkin: '2026-12-01', checkout: '2026-12-03' };
  expect(quotableStay(EMPTY_VALUES)).toBeNull();
  expect(quotableStay({ ...EMPTY_VALUES, ...stay, checkout: stay.checkin })).toBeNull();
  expect(quotableStay({ ...EMPTY_VALUES, ...stay, guests: '' })).toBeNull();
  expect(quotableStay({ ...EMPTY_VALUES, ...stay, roomType: '' })).toBeNull();
  expect(quotableStay({ ...EMPTY_VALUES, ...stay, guests: '2' })).toEqual({
    ...stay,
    guests: 2,
    furtherStays: [],
  });
});

test('further rooms have the dates of the first, and are quoted once they are complete', () => {
  const stay = { roomType: 'Single', checkin: '2026-12-01', checkout: '2026-12-03' };
  const values = { ...EMPTY_VALUES, ...stay, furtherRooms: [{ roomType: 'Suite', guests: '4' }] };
  expect(quotableStay(values)?.furtherStays).toEqual([{ ...stay, roomType: 'Suite', guests: 4 }]);
  expect(quotableStay({ ...values, furtherRooms: [{ roomType: 'Suite', guests: '' }] })).toBeNull();
});

test.each([
  ['checkin', 'checkin'],
  ['listing', 'roomType'],
  ['furtherStays.2.roomType', 'furtherRooms.2.roomType'],
  ['furtherStays.0.guests', 'furtherRooms.0.guests'],
  ['furtherStays.1.checkout', 'checkout'],
  ['billing.gstin', 'billing.gstin'],
  ['checkout.amount', null],
])('the fault of %s is shown at %s', (named, field) => {
  expect(fieldOfFault(named)).toBe(field);
});
