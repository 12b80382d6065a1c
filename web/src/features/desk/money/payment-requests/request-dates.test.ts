import { offeredDates, proposedDate } from './request-dates';

const today = '2026-11-27';

test.each([
  ['three days for a stay in the far future', '2027-01-10', null, '2026-11-30'],
  ['until the check-in of the day after tomorrow', '2026-11-29', null, '2026-11-29'],
  ['until the option ends tomorrow', '2027-01-10', '2026-11-28', '2026-11-28'],
  ['today for a guest who has arrived', '2026-11-25', null, today],
])('the guest gets %s', (_what, checkin, optionUntil, expected) => {
  expect(proposedDate({ today, checkin, optionUntil })).toBe(expected);
});

test.each([
  [
    '2027-01-10',
    null,
    ['Today 2026-11-27', 'In 3 days 2026-11-30', 'In a week 2026-12-04', 'Day of check-in 2027-01-10'],
  ],
  ['2026-11-30', null, ['Today 2026-11-27', 'In 3 days 2026-11-30']],
  ['2027-01-10', '2026-12-01', ['Today 2026-11-27', 'In 3 days 2026-11-30', 'End of the option 2026-12-01']],
  ['2026-11-25', null, ['Today 2026-11-27']],
])(
  'with check-in on %s and an option until %s, each date is offered once',
  (checkin, optionUntil, expected) => {
    const dates = offeredDates({ today, checkin, optionUntil });
    expect(dates.map(({ label, date }) => `${label} ${date}`)).toEqual(expected);
  },
);
