import { addDays, addMonths, dateInZone, daysBetween, isPlainDate, nightsOf, startOfDay } from './dates';

describe('plain dates', () => {
  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-2-3',
    '20260203',
    '0000-01-01',
    '',
    '2026-02-03T00:00:00Z',
    'tomorrow',
  ])('%j is not a date of the calendar', (text) => expect(isPlainDate(text)).toBe(false));

  test('only leap years have a leap day', () => {
    expect(isPlainDate('2028-02-29')).toBe(true);
    expect(isPlainDate('2027-02-29')).toBe(false);
  });

  test('days are counted across months, years and summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  test('a month later is the same day, or the last day of a shorter month', () => {
    expect(addMonths('2026-11-20', 18)).toBe('2028-05-20');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  });

  test('a stay is half-open: the night of check-out is not part of it', () => {
    expect(nightsOf('2026-11-20', '2026-11-23')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(nightsOf('2026-11-20', '2026-11-20')).toEqual([]);
  });

  test('the hotel can be in the next day when London is not', () => {
    const evening = new Date('2026-11-20T18:45:00Z');
    expect(dateInZone(evening, 'Asia/Kolkata')).toBe('2026-11-21');
    expect(dateInZone(evening, 'Europe/London')).toBe('2026-11-20');
  });
});

describe('the first moment of a day where clocks jump at midnight', () => {
  test.each([
    // They jump over 00:00, so the day begins with 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['Asia/Damascus', '2022-03-25', '2022-03-24T22:00:00.000Z'],
    ['Asia/Amman', '2022-02-25', '2022-02-24T22:00:00.000Z'],
    ['Asia/Tehran', '2022-03-22', '2022-03-21T20:30:00.000Z'],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00.000Z'],
    // They go back over 00:00, so the day has it twice and begins with the first.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
    ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00.000Z'],
    // They go back from 24:00, so the day before has its last hour twice.
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z'],
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    // They jump over a whole day.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    // They change, but not at midnight, by half an hour, or never.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-26', '2026-11-25T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-11-26', '2026-11-26T12:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-26', '2026-11-25T18:30:00.000Z'],
  ])('%s, %s', (timeZone, date, first) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(first);
  });

  test('in every zone that jumps, no instant before it is of the day, and it is', () => {
    const zones = ['America/Santiago', 'Africa/Cairo', 'Asia/Beirut', 'America/Havana', 'Atlantic/Azores'];
    for (const zone of zones)
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
        const first = startOfDay(date, zone).getTime();
        const dates = [first, first - 1].map((instant) => dateInZone(new Date(instant), zone));
        expect({ zone, dates }).toEqual({ zone, dates: [date, addDays(date, -1)] });
      }
  });
});
