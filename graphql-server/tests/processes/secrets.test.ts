import { bookingByToken, hold } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startServer } from '../testkit/server-process';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

test('a new APP_SECRET closes the links to bookings that were mailed before', async () => {
  const held = await hold(testServer);
  expect(await bookingByToken(testServer, held.token)).toMatchObject({ reference: held.booking.reference });
  const changed = await startServer(testServer, { APP_SECRET: 'another-application-secret-0123456789' });
  const result = await bookingByToken(changed, held.token);
  await changed.end('SIGTERM');
  expect(result).toMatchObject({ __typename: 'BookingNotFound', code: 'BOOKING_NOT_FOUND' });
});
