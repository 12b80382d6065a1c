import {
  agreedTerms,
  balanceDueOn,
  dueAtBookingOf,
  partDueAtBooking,
  partDueAtChange,
  partsInWords,
  paymentSentence,
  strictestTerms,
} from './payment-terms';

const PRICE = { totalPaise: 2_000_000, firstNightsPaise: 1_200_000 };
const DEPOSIT = { dueAtBookingPercent: 30, balanceDaysBefore: 14 };
const DAYS = { arrival: '2027-03-31', today: '2027-03-01' };

describe('what confirms a booking', () => {
  test.each([
    ['30 % of the price', { dueAtBookingPercent: 30 }, 600_000],
    ['at least the first night', { dueAtBookingPercent: 30, firstNightDue: true }, 1_200_000],
    ['the percentage when it is more', { dueAtBookingPercent: 70, firstNightDue: true }, 1_400_000],
    ['nothing', { dueAtBookingPercent: 0 }, 0],
  ])('%s', (_name, terms, due) => {
    expect(partDueAtBooking(terms, PRICE)).toBe(due);
  });

  test('is rounded up to whole paise', () => {
    const price = { totalPaise: 1_000_001, firstNightsPaise: 0 };
    expect(partDueAtBooking({ dueAtBookingPercent: 30 }, price)).toBe(300_001);
    expect(dueAtBookingOf({ dueAtBookingPercent: 30 }, price.totalPaise)).toBe(300_001);
  });

  test('is no less than ₹1, and leaves no rest below ₹1, which the gateway would not take', () => {
    const onePercent = { dueAtBookingPercent: 1 };
    expect(partDueAtBooking(onePercent, { totalPaise: 5_000, firstNightsPaise: 0 })).toBe(100);
    expect(partDueAtBooking({ dueAtBookingPercent: 99 }, { totalPaise: 5_000, firstNightsPaise: 0 })).toBe(
      5_000,
    );
    expect(partDueAtBooking(onePercent, { totalPaise: 150, firstNightsPaise: 0 })).toBe(150);
  });
});

describe('the terms that a booking gets', () => {
  test('name the part and the day of the rest', () => {
    expect(agreedTerms(DEPOSIT, PRICE, DAYS)).toEqual({
      ...DEPOSIT,
      dueAtBookingPaise: 600_000,
      balanceDueOn: '2027-03-17',
    });
  });

  test.each([['2027-03-17'], ['2027-03-18'], ['2027-03-31']])('on %s, ask for everything', (today) => {
    expect(agreedTerms(DEPOSIT, PRICE, { ...DAYS, today })).toEqual({ dueAtBookingPercent: 100 });
  });

  test('of several plans are the strictest of each', () => {
    expect(strictestTerms([DEPOSIT, { dueAtBookingPercent: 50, firstNightDue: true }])).toEqual({
      dueAtBookingPercent: 50,
      firstNightDue: true,
      balanceDaysBefore: 14,
    });
  });
});

describe('the day of the rest', () => {
  const agreed = { ...DEPOSIT, balanceDueOn: '2027-03-17' };

  test('comes with an earlier arrival, and does not go with a later one', () => {
    expect(balanceDueOn(agreed, '2027-03-24')).toBe('2027-03-10');
    expect(balanceDueOn(agreed, '2027-04-30')).toBe('2027-03-17');
  });

  test('is no day when the rest is paid at the hotel', () => {
    expect(balanceDueOn({ dueAtBookingPercent: 30 }, '2027-03-24')).toBeNull();
  });
});

describe('what a change asks for', () => {
  const agreed = { ...DEPOSIT, dueAtBookingPaise: 600_000, balanceDueOn: '2027-03-17' };
  const dearer = { totalPaise: 4_000_000, firstNightsPaise: 1_200_000, keptPaise: 600_000 };

  test('is the agreed percentage of the new price, less what is paid', () => {
    expect(partDueAtChange(agreed, dearer, DAYS)).toBe(600_000);
  });

  test('is nothing when more is paid than the terms ask for', () => {
    expect(partDueAtChange(agreed, { ...dearer, keptPaise: 2_000_000 }, DAYS)).toBe(0);
  });

  test('is all that is owed once the day of the rest has come, even if the guest arrives much later', () => {
    const days = { arrival: '2027-09-30', today: '2027-03-17' };
    expect(partDueAtChange(agreed, dearer, days)).toBe(3_400_000);
  });
});

test.each([
  [{ dueAtBookingPercent: 100 }, 'The whole price is paid at booking.'],
  [DEPOSIT, 'At booking you pay 30% of the price, and the rest at least 14 days before arrival.'],
  [
    { dueAtBookingPercent: 20, firstNightDue: true },
    'At booking you pay 20% of the price or the first night, whichever is more, and the rest at the hotel.',
  ],
  [{ dueAtBookingPercent: 0 }, 'You pay at the hotel.'],
])('guests read %j as a sentence', (terms, text) => {
  expect(paymentSentence(terms, 'en')).toBe(text);
});

test('guests read the parts of a price with the day of the rest, and nothing about parts when all is due at once', () => {
  const parts = { dueNowPaise: 600_000, restPaise: 1_400_000, restDueOn: '2027-03-17' };
  expect(partsInWords(parts, 'en')).toMatch(/^₹6,000.00 at booking, ₹14,000.00 by 17 Mar 2027$/);
  expect(partsInWords({ ...parts, restDueOn: null }, 'en')).toBe(
    '₹6,000.00 at booking, ₹14,000.00 at the hotel',
  );
  expect(partsInWords({ dueNowPaise: 0, restPaise: 2_000_000, restDueOn: null }, 'en')).toBe(
    'Nothing to pay now, ₹20,000.00 at the hotel',
  );
  expect(partsInWords({ dueNowPaise: 2_000_000, restPaise: 0, restDueOn: null }, 'en')).toBeNull();
});
