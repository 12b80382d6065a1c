import { bookingPage, hold } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startServer } from '../testkit/server-process';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

test('a new APP_SECRET closes the links to bookings that were mailed before', async () => {
  const held = await hold(testServer);
  expect(await bookingPage(testServer, held.token)).toMatchObject({ reference: held.booking.reference });
  const changed = await startServer(testServer, { APP_SECRET: 'another-application-secret-0123456789' });
  const answer = await bookingPage(changed, held.token);
  await changed.end('SIGTERM');
  expect(answer).toEqual({ code: 'BOOKING_NOT_FOUND' });
});
