import { isByDay, usualPeriods } from './periods';

const periodsOn = (today: string) =>
  Object.fromEntries(usualPeriods(today).map(({ name, period: { from, to } }) => [name, `${from} ${to}`]));

test('the financial year begins in April', () => {
  expect(periodsOn('2027-03-31')).toEqual({
    'This month': '2027-03-01 2027-03-31',
    'Last month': '2027-02-01 2027-02-28',
    'This year': '2027-01-01 2027-12-31',
    'Financial year': '2026-04-01 2027-03-31',
    'Last financial year': '2025-04-01 2026-03-31',
  });
  expect(periodsOn('2027-04-01')).toMatchObject({
    'Last month': '2027-03-01 2027-03-31',
    'Financial year': '2027-04-01 2028-03-31',
  });
});

test('the month before January is December', () => {
  expect(periodsOn('2027-01-15')).toMatchObject({ 'Last month': '2026-12-01 2026-12-31' });
});

test('two months are shown day by day, longer periods by month', () => {
  expect(isByDay({ from: '2026-07-01', to: '2026-08-31' })).toBe(true);
  expect(isByDay({ from: '2026-07-01', to: '2026-09-01' })).toBe(false);
});
