import { reminderOn } from './balance-reminder.policy';

const BOOKED = { dueOn: '2027-03-17', confirmedOn: '2027-01-10' };

test.each([
  ['2027-03-09', null],
  ['2027-03-10', 'SEVEN_DAYS'],
  ['2027-03-14', 'SEVEN_DAYS'],
  ['2027-03-15', 'TWO_DAYS'],
  ['2027-03-16', 'TWO_DAYS'],
  ['2027-03-17', 'ON_THE_DAY'],
  ['2027-03-18', null],
])('on %s, for a rest that is due on 17 March: %s', (today, kind) => {
  expect(reminderOn(today, BOOKED)).toBe(kind);
});

test('who booked on the day of a reminder or later has just read when the rest is due', () => {
  expect(reminderOn('2027-03-12', { ...BOOKED, confirmedOn: '2027-03-10' })).toBeNull();
  expect(reminderOn('2027-03-15', { ...BOOKED, confirmedOn: '2027-03-12' })).toBe('TWO_DAYS');
});
