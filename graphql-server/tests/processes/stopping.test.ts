import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from '../../local/listening';
import { closeWhenDone, createHttpServer } from '../../src/http/http-server';
import { createBooking } from '../testkit/graphql';
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
    // Outside of tests: Apollo Server listens to signals by itself unless it is told not to, or sees NODE_ENV=test.
    // The delay is much longer than all that is asked meanwhile takes.
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

  test('tells only proxies that know another server to ask that', async () => {
    const fromProxy = await send(server, '/api/offers', { headers: { 'x-may-go-elsewhere': 'yes' } });
    expect(fromProxy).toMatchObject({ status: 502, text: '' });
  });

  test('and then ends well', async () => {
    expect(await ended).toBe(0);
    await expect(send(server, '/api/offers')).rejects.toThrow();
  });
});

test('whoever waits at the port when a server stops listening is let in and answered', async () => {
  const server = createHttpServer((_request, response) => response.end('done'));
  const port = await listen(server, 0);
  const callers = Array.from({ length: 100 }, (): Socket => connect(port, '127.0.0.1'));
  await Promise.all(callers.map((caller) => once(caller, 'connect')));
  for (const caller of callers) caller.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  const answers = callers.map((caller) => text(caller).catch(String));
  await closeWhenDone(server);
  const outcomes = (await Promise.all(answers)).map((answer) => answer.slice(0, 15));
  expect(outcomes).toEqual(callers.map(() => 'HTTP/1.1 200 OK'));
});
