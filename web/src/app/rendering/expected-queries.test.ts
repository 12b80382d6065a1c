import { parse } from 'graphql';
import { ExpectedQueries } from './expected-queries';

const query = (operationName: string, variables = {}) => ({
  query: parse(`query ${operationName} { name }`),
  operationName,
  variables,
});
const HOTEL = query('Hotel');
const DECEMBER = query('StayOptions', { checkin: '2026-12-04' });
const JANUARY = query('StayOptions', { checkin: '2027-01-04' });

test('the queries that all renderings of a page sent are expected, from the third rendering on', () => {
  const expected = new ExpectedQueries(10);
  expect(expected.of('/book')).toEqual([]);
  expected.learn('/book', [HOTEL, DECEMBER]);
  expect(expected.of('/book')).toEqual([]);
  expected.learn('/book', [HOTEL, JANUARY]);
  expect(expected.of('/book')).toEqual([HOTEL]);
  expect(expected.of('/offers')).toEqual([]);
});

test('no more pages are remembered than the limit allows', () => {
  const expected = new ExpectedQueries(1);
  for (const page of ['/a', '/a', '/b', '/b']) expected.learn(page, [HOTEL]);
  expect(expected.of('/a')).toEqual([HOTEL]);
  expect(expected.of('/b')).toEqual([]);
});
