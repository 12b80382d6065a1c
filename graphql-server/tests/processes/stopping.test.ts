import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from '../../local/listening';
import { closeWhenDone, createHttpServer } from '../../src/edge/http/http-server';
import { createBooking } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { send } from '../testkit/raw-http';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

describe('a server that is told to stop, for as long as its delay lasts', () => {
  let testServer: TestServer;
  let server: ServerProcess;
  let ended: Promise<number | null>;
  beforeAll(async () => {
    testServer = await startTestServer();
    // Not in the test environment: there Apollo Server ignores signals. The delay is much longer than the requests
    // below take.
    server = await startServer(testServer, { NODE_ENV: 'development', STOP_DELAY_SECONDS: '12' });
    ended = server.end('SIGTERM');
    await waitFor('it says that it stops', async () => (await send(server, '/readyz')).status === 503);
  });
  afterAll(() => testServer.stop());

  test('serves on', async () => {
    expect((await send(server, '/api/offers')).status).toBe(200);
  });

  test('takes bookings', async () => {
    expect((await createBooking({ ...testServer, url: server.url })).__typename).toBe('BookingHold');
  });

  test('refuses requests of proxies that know another server', async () => {
    const fromProxy = await send(server, '/api/offers', { headers: { 'x-retry-on-other-server': 'yes' } });
    expect(fromProxy).toMatchObject({ status: 502, text: '' });
  });

  test('and then ends well', async () => {
    expect(await ended).toBe(0);
    await expect(send(server, '/api/offers')).rejects.toThrow();
  });
});

test('connections that wait at the port when a server stops listening are accepted and get a response', async () => {
  const server = createHttpServer((_request, response) => response.end('done'));
  const port = await listen(server, 0);
  const callers = Array.from({ length: 100 }, (): Socket => connect(port, '127.0.0.1'));
  await Promise.all(callers.map((caller) => once(caller, 'connect')));
  for (const caller of callers) caller.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  const responses = callers.map((caller) => text(caller).catch(String));
  await closeWhenDone(server);
  const outcomes = (await Promise.all(responses)).map((response) => response.slice(0, 15));
  expect(outcomes).toEqual(callers.map(() => 'HTTP/1.1 200 OK'));
});
