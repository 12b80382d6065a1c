import { checkoutAfter, EMPTY_VALUES, quotableStay } from './booking-values';

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
  });
});
