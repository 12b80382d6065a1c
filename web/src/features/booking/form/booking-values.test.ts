import {
  bookingFormOf,
  checkoutAfter,
  EMPTY_VALUES,
  fieldOfFault,
  formOf,
  quotableStay,
} from './booking-values';

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
  const values = {
    ...EMPTY_VALUES,
    ...stay,
    furtherRooms: [{ roomType: 'Suite', guests: '4', children: [] }],
  };
  expect(quotableStay(values)?.furtherStays).toEqual([{ ...stay, roomType: 'Suite', guests: 4 }]);
  expect(
    quotableStay({ ...values, furtherRooms: [{ roomType: 'Suite', guests: '', children: [] }] }),
  ).toBeNull();
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

const BOOKED = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  specialRequests: null,
  roomType: 'Deluxe',
  checkin: '2026-12-01',
  checkout: '2026-12-04',
  guests: 3,
  children: [4],
  stays: [{ roomType: 'Deluxe', guests: 3, children: [4], plan: 'NON_REFUNDABLE' }],
  quote: {
    stays: [{ extras: [{ code: 'BREAKFAST', unit: 'GUEST_AND_NIGHT', pieces: 1 } as const] }],
    promotion: { code: 'STAY3' },
  },
};

test('a booking opens again with its rate, its code, its extras, its children and its listing', () => {
  const listing = { id: '7', roomType: 'Deluxe', title: 'Corner Room', rooms: ['301', '308'] };
  expect(formOf(BOOKED, listing)).toMatchObject({
    plan: 'NON_REFUNDABLE',
    code: 'STAY3',
    guests: '3',
    children: [4],
    listing,
    extras: [{ code: 'BREAKFAST', unit: 'GUEST_AND_NIGHT', pieces: 1 }],
  });
});

test('a promotion that applies by itself leaves the code empty, and no booking is for a business unless it says so', () => {
  const quote = { ...BOOKED.quote, promotion: { code: null } };
  const form = { ...EMPTY_VALUES, ...formOf({ ...BOOKED, quote }, null) };
  expect([form.code, form.isForBusiness]).toEqual(['', false]);
  const details = { name: 'Rao Textiles', address: ['1 Lake Road', 'Udaipur'], gstin: '08AAACR5055K1Z7' };
  expect(formOf({ ...BOOKED, billing: { details } }, null)).toMatchObject({
    isForBusiness: true,
    billing: { name: 'Rao Textiles', address: '1 Lake Road\nUdaipur', gstin: '08AAACR5055K1Z7', pinCode: '' },
  });
});

test('the PIN code of a business is sent when there is one, and its fault is shown at its field', () => {
  const business = { name: 'Rao Textiles', address: '1 Lake Road', gstin: '08AAACR5055K1Z7' };
  const entered = { ...EMPTY_VALUES.billing, ...business };
  const sent = (pinCode: string) =>
    bookingFormOf({ ...EMPTY_VALUES, isForBusiness: true, billing: { ...entered, pinCode } }).billing;
  expect(sent('313001')).toEqual({ ...business, pinCode: '313001' });
  expect(sent('')).toEqual(business);
  expect(fieldOfFault('billing.pinCode')).toBe('billing.pinCode');
});

test('a company abroad is sent with its country and number, and fills the form again', () => {
  const company = {
    name: 'Lindner GmbH',
    address: 'Hafenweg 2',
    country: 'Germany',
    companyNumber: 'HRB 1234',
  };
  const billing = { ...EMPTY_VALUES.billing, ...company, isAbroad: true, gstin: '08AAACR5055K1Z7' };
  expect(bookingFormOf({ ...EMPTY_VALUES, isForBusiness: true, billing }).billing).toEqual(company);
  const details = { ...company, address: ['Hafenweg 2'], gstin: null };
  expect(formOf({ ...BOOKED, billing: { details } }, null).billing).toMatchObject({
    ...company,
    isAbroad: true,
  });
  expect(fieldOfFault('billing.companyNumber')).toBe('billing.companyNumber');
});
