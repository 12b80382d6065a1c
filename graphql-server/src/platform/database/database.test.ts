import { isDatabaseAway } from './database';

const failure = (code: string) => Object.assign(new Error('It failed'), { code });

test.each([
  ['08006', 'the connection broke'],
  ['53300', 'no connection is left'],
  ['57P01', 'PostgreSQL shuts down'],
  ['25006', 'it is a standby'],
  ['25P03', 'it ended a transaction whose server stood still'],
  ['ECONNRESET', 'the system closed the connection'],
])('%s is worth another attempt later: %s', (code) => {
  expect(isDatabaseAway(failure(code))).toBe(true);
});

test.each([
  ['23514', 'a row breaks a rule'],
  ['25P02', 'the transaction has failed before'],
  ['42601', 'the statement is wrong'],
])('%s fails later as well: %s', (code) => {
  expect(isDatabaseAway(failure(code))).toBe(false);
});
