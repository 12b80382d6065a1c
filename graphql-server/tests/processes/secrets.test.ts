import { bookingPage, hold } from '../testkit/graphql';
import { openHouse, type House } from '../testkit/test-server';
import { startServer } from '../testkit/server-process';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

test('a new APP_SECRET closes the links to bookings that were mailed before', async () => {
  const held = await hold(house);
  expect(await bookingPage(house, held.token)).toMatchObject({ reference: held.booking.reference });
  const changed = await startServer(house, { APP_SECRET: 'another-application-secret-0123456789' });
  const answer = await bookingPage(changed, held.token);
  await changed.end('SIGTERM');
  expect(answer).toEqual({ code: 'BOOKING_NOT_FOUND' });
});
