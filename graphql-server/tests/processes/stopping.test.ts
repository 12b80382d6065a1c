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
