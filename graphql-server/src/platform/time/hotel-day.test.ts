import { HotelDay } from './hotel-day';

let day: HotelDay;
let hotel: { timeZone: string };
beforeEach(() => {
  vi.useFakeTimers();
  hotel = { timeZone: 'Asia/Kolkata' };
  day = new HotelDay(hotel);
});
afterEach(() => vi.useRealTimers());

test('the date is unknown before the first beat', () => {
  expect(day.today()).toBeNull();
});

test('the date is the hotel’s, not the server’s', () => {
  day.beat(new Date('2026-11-20T19:00:00Z'));
  expect(day.today()).toBe('2026-11-21');
});

test('a beat is valid for five seconds', () => {
  day.beat(new Date('2026-11-20T12:00:00Z'));
  vi.advanceTimersByTime(4_999);
  expect(day.today()).toBe('2026-11-20');
  vi.advanceTimersByTime(1);
  expect(day.today()).toBeNull();
});

test.each([
  ['8 s before midnight', '2026-11-20T18:29:52Z', '2026-11-20'],
  ['7 s before midnight', '2026-11-20T18:29:53Z', null],
  ['midnight', '2026-11-20T18:30:00Z', null],
  ['2 s after midnight', '2026-11-20T18:30:02Z', null],
  ['3 s after midnight', '2026-11-20T18:30:03Z', '2026-11-21'],
])('at %s it says only what is certain until the next beat', (_when, now, date) => {
  day.beat(new Date(now));
  expect(day.today()).toBe(date);
});

test('after `forget` the date is unknown until the next beat', () => {
  day.beat(new Date('2026-11-20T12:00:00Z'));
  day.forget();
  expect(day.today()).toBeNull();
});

test('the date in another time zone is unknown until the next beat', () => {
  day.beat(new Date('2026-11-20T12:00:00Z'));
  hotel.timeZone = 'Pacific/Auckland';
  expect(day.today()).toBeNull();
  day.beat(new Date('2026-11-20T12:00:00Z'));
  expect(day.today()).toBe('2026-11-21');
});
