import { addDays, addMonths, dateInZone, daysBetween, isPlainDate, nightsOf } from './dates';

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
