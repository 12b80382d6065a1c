import { addMonths, firstOfMonth, weekdayIndex, writeMonth, writeWeekday } from './months';

test('months are counted by the calendar', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(firstOfMonth('2026-12-15', 1)).toBe('2027-01-01');
});

test('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayIndex)).toEqual([0, 6]);
});

test('months and weekdays are written in words', () => {
  expect(writeMonth('2026-12-04')).toBe('December 2026');
  expect([writeWeekday('2026-12-04', 'short'), writeWeekday('2026-12-04', 'long')]).toEqual([
    'Fri',
    'Friday',
  ]);
});
