import { pathInLog } from './request-log';

test.each([
  ['/graphql?query=%7Bhotel%7D', '/graphql'],
  ['/webhooks/channex/A_secret-of-43-characters', '/webhooks/channex/…'],
  ['/webhooks/channex/A_secret/further?x', '/webhooks/channex/…'],
  ['/calendars/A_secret-of-43-characters.ics', '/calendars/…'],
  ['/webhooks/razorpay', '/webhooks/razorpay'],
])('%s is %s in the log', (url, path) => {
  expect(pathInLog(url)).toBe(path);
});
