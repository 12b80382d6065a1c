import {
  arrivalOf,
  bookingInput,
  emptyValues,
  faultsByField,
  isPriceable,
  optionFaults,
  isRestricted,
  newLine,
  quoteInput,
  roomsWanted,
  type NewBookingValues,
  optionOf,
} from './new-booking-values';

const dates = { checkin: '2026-12-01', checkout: '2026-12-03' };
const room = { roomType: 'Double', plan: 'FLEXIBLE' };

const valuesWith = (changes: Partial<NewBookingValues> = {}): NewBookingValues => ({
  ...emptyValues(dates, room),
  ...changes,
});

describe('the rooms of a new booking', () => {
  test('ten equal rooms are ten stays', () => {
    const lines = [{ ...newLine(0, room), count: '10', rate: '6500' }];
    const { stays } = quoteInput(valuesWith({ lines }));
    expect(stays).toHaveLength(10);
    expect(stays[9]).toMatchObject({ ...dates, roomType: 'Double', ratePaise: 650_000 });
  });

  test('a room number and a name belong to one room only', () => {
    const named = { ...newLine(0, room), roomNumber: '201', guestName: 'Ravi' };
    expect(quoteInput(valuesWith({ lines: [named] })).stays[0]).toMatchObject({ roomNumber: '201' });
    const two = quoteInput(valuesWith({ lines: [{ ...named, count: '2' }] })).stays;
    expect(two[0]).toMatchObject({ roomNumber: null, guestName: null });
  });

  test('have a price once dates, number, guests and rate can be read', () => {
    const line = newLine(0, room);
    expect(isPriceable(valuesWith())).toBe(true);
    expect(isPriceable(valuesWith({ checkout: dates.checkin }))).toBe(false);
    for (const wrong of [{ count: '' }, { guests: '0' }, { rate: 'cheap' }])
      expect(isPriceable(valuesWith({ lines: [{ ...line, ...wrong }] }))).toBe(false);
    expect(isPriceable(valuesWith({ lines: [{ ...line, rate: '0' }] }))).toBe(true);
  });
});

describe('rooms with dates of their own', () => {
  const own = { checkin: '2026-11-30', checkout: '2026-12-01' };
  const early = { ...newLine(1, room), dates: own };
  const values = valuesWith({ lines: [newLine(0, room), early] });

  test('are booked for them, the others for those of the booking', () => {
    expect(quoteInput(values).stays).toMatchObject([dates, own]);
  });

  test('are the first arrival of the booking when they come before it', () => {
    expect(arrivalOf(values)).toBe('2026-11-30');
    expect(arrivalOf(valuesWith())).toBe(dates.checkin);
  });

  test('have a price once they have a night', () => {
    const without = { ...early, dates: { ...own, checkout: own.checkin } };
    expect(isPriceable(values)).toBe(true);
    expect(isPriceable(valuesWith({ lines: [newLine(0, room), without] }))).toBe(false);
  });

  test('want a room of their type only on the nights that lines have in common', () => {
    expect(roomsWanted(values, early)).toBe(1);
    const longer = { ...early, dates: { ...own, checkout: '2026-12-02' } };
    expect(roomsWanted(valuesWith({ lines: [newLine(0, room), longer] }), longer)).toBe(2);
  });

  test('show a fault of a date at their own fields', () => {
    const faults = [{ field: 'stays.1.checkout', message: 'Too short.' }];
    expect([...faultsByField(faults, values)]).toEqual([['lines.1.checkout', 'Too short.']]);
  });
});

describe('the form of a new booking', () => {
  test('has an option and reasons only where they are asked for', () => {
    const filled = { rateReason: 'r', restrictionsReason: 's', optionUntil: '2026-11-30', portalName: 'x' };
    expect(bookingInput(valuesWith(filled), 100, '2026-11-23')).toMatchObject({
      optionUntil: null,
      rateReason: null,
      restrictionsReason: null,
      portalBooking: null,
      expectedTotal: 100,
    });
    const lines = [{ ...newLine(0, room), rate: '1' }];
    const asked = { lines, isTentative: true, isDespite: true, channel: 'PORTAL' } as const;
    expect(bookingInput(valuesWith({ ...filled, ...asked }), 100, '2026-11-23')).toMatchObject({
      optionUntil: '2026-11-30',
      rateReason: 'r',
      restrictionsReason: 's',
      portalBooking: { portalId: null, newPortal: 'x', number: null, collector: 'HOTEL' },
    });
  });

  test('shows a fault of the fourth room at its line, and a fault of a date at the dates', () => {
    const lines = [{ ...newLine(0, room), count: '3' }, newLine(1, room)];
    const faults = [
      { field: 'stays.3.guests', message: 'Too many guests.' },
      { field: 'stays.0.checkin', message: 'Too early.' },
      { field: 'phone', message: 'A number, please.' },
    ];
    expect([...faultsByField(faults, valuesWith({ lines }))]).toEqual([
      ['lines.1.guests', 'Too many guests.'],
      ['checkin', 'Too early.'],
      ['phone', 'A number, please.'],
    ]);
  });

  test('knows a restriction, which the staff may sell in spite of', () => {
    expect(isRestricted([{ code: 'STAY_TOO_SHORT_ON' }])).toBe(true);
    expect(isRestricted([{ code: 'CHECKIN_TOO_EARLY' }])).toBe(false);
  });
});

test.each([
  ['a week from the business day', '2026-12-20', null, '2026-11-30'],
  ['the arrival, when it comes before', '2026-11-26', null, '2026-11-26'],
  ['what is typed', '2026-12-20', '2026-12-10', '2026-12-10'],
  ['no date while the typed date is incomplete', '2026-12-20', '', ''],
])('an option ends on %s', (_case, checkin, optionUntil, expected) => {
  expect(optionOf(valuesWith({ checkin, checkout: '2026-12-22', optionUntil }), '2026-11-23')).toBe(expected);
});

test('a tentative booking needs the whole date of its option, a firm booking does not', () => {
  expect(optionFaults(valuesWith({ isTentative: true, optionUntil: '' }))).toMatchObject([
    { field: 'optionUntil' },
  ]);
  expect(optionFaults(valuesWith({ isTentative: true, optionUntil: null }))).toEqual([]);
  expect(optionFaults(valuesWith({ isTentative: false, optionUntil: '' }))).toEqual([]);
});
