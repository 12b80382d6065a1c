import { createBooking } from '../testkit/graphql';
import { openHouse, type House } from '../testkit/house';
import { send } from '../testkit/raw-http';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

describe('a server that is told to stop, for as long as its delay lasts', () => {
  let house: House;
  let server: ServerProcess;
  let ended: Promise<number | null>;
  beforeAll(async () => {
    house = await openHouse();
    // Outside of tests: Apollo Server listens to signals by itself unless it is told not to, or sees NODE_ENV=test.
    // The delay is much longer than all that is asked meanwhile takes.
    server = await startServer(house, { NODE_ENV: 'development', STOP_DELAY_SECONDS: '12' });
    ended = server.end('SIGTERM');
    await waitFor('it says that it stops', async () => (await send(server, '/readyz')).status === 503);
  });
  afterAll(() => house.stop());

  test('serves on', async () => {
    expect((await send(server, '/api/offers')).status).toBe(200);
  });

  test('takes bookings', async () => {
    expect((await createBooking({ ...house, url: server.url })).__typename).toBe('BookingHold');
  });

  test('tells only proxies that know another server to ask that', async () => {
    const fromProxy = await send(server, '/api/offers', { headers: { 'x-may-go-elsewhere': 'yes' } });
    expect(fromProxy).toMatchObject({ status: 502, text: '' });
  });

  test('and then ends well', async () => {
    expect(await ended).toBe(0);
    await expect(send(server, '/api/offers')).rejects.toThrow();
  });
});
