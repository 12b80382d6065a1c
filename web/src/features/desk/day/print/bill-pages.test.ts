import { pagesOfBill } from './bill-pages';

const row = (paise: number, textLines = 1) => ({ paise, textLines });
const rows = (count: number) => Array.from({ length: count }, (_, place) => row(place + 1));
const ONE_ROOM = { roomRows: 1, endingRows: 12 };

test('a short bill is one page', () => {
  expect(pagesOfBill(rows(3), ONE_ROOM)).toEqual([{ rows: rows(3), broughtForward: 0, carriedForward: 6 }]);
});

test('a bill without charges is one page', () => {
  expect(pagesOfBill([], ONE_ROOM)).toEqual([{ rows: [], broughtForward: 0, carriedForward: 0 }]);
});

test('sixty lines are two pages, and the sum of the first is carried to the second', () => {
  const pages = pagesOfBill(rows(60), ONE_ROOM);
  expect(pages).toHaveLength(2);
  const [first, second] = pages;
  expect(first?.carriedForward).toBe(second?.broughtForward);
  expect(second?.carriedForward).toBe((60 * 61) / 2);
  expect(pages.flatMap((page) => page.rows)).toEqual(rows(60));
});

test('names of two lines need more paper', () => {
  const long = Array.from({ length: 60 }, () => row(1, 2));
  expect(pagesOfBill(long, ONE_ROOM).length).toBeGreaterThan(2);
});

test('sums that do not fit go to a page of their own, with the last rows', () => {
  const pages = pagesOfBill(rows(41), ONE_ROOM);
  expect(pages.map((page) => page.rows.length)).toEqual([39, 2]);
});
