import { createBooking } from '../testkit/graphql';
import { openHouse, type House } from '../testkit/house';
import { send } from '../testkit/raw-http';
import { startServer } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

test('a stopping server serves on for its delay, and tells only proxies that know another one to ask that', async () => {
  const server = await startServer(house, { STOP_DELAY_SECONDS: '3' });
  const ended = server.end('SIGTERM');
  await waitFor('it says that it stops', async () => (await send(server, '/readyz')).status === 503);
  expect((await send(server, '/api/offers')).status).toBe(200);
  const fromProxy = await send(server, '/api/offers', { headers: { 'x-may-go-elsewhere': 'yes' } });
  expect(fromProxy).toMatchObject({ status: 502, text: '' });
  expect(await ended).toBe(0);
  await expect(send(server, '/api/offers')).rejects.toThrow();
}, 60_000);

test('outside of tests, too, bookings are taken until the delay is over', async () => {
  // Apollo Server listens to signals by itself unless it is told not to, or sees NODE_ENV=test.
  const server = await startServer(house, { NODE_ENV: 'development', STOP_DELAY_SECONDS: '3' });
  const ended = server.end('SIGTERM');
  await waitFor('it says that it stops', async () => (await send(server, '/readyz')).status === 503);
  expect((await createBooking({ ...house, url: server.url })).__typename).toBe('BookingHold');
  expect(await ended).toBe(0);
}, 60_000);
