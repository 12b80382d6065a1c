import { connect, type Socket } from 'node:net';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';
import { startPlainServer, type PlainServer } from '../testkit/silent-server';
import { waitFor } from '../testkit/wait-for';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: connections to the proxy, since /usr/sbin/nginx is not here\n');

const IDLE_CONNECTIONS = 700;
const HEADERS_WITHIN_MILLISECONDS = 20_000;
const AT_ONCE = 100;

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok';

let behind: PlainServer;
let proxy: Proxy;
const sockets = new Set<Socket>();
/** Requests for /slow, which are answered by nobody. */
let slow = 0;

beforeAll(async () => {
  behind = await startPlainServer((socket) => {
    socket.on('data', (bytes) => {
      if (bytes.toString().startsWith('GET /slow')) slow += 1;
      else socket.end(ANSWER);
    });
  });
  if (nginxIsThere) proxy = await startNginx([`http://${behind.host}`], '127.0.0.1');
});
afterAll(async () => {
  if (nginxIsThere) await proxy.stop();
  await behind.stop();
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

async function openConnection(): Promise<Socket> {
  const { hostname, port } = new URL(proxy.url);
  const socket = connect(Number(port), hostname);
  sockets.add(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** A request of a guest at that address, as the front says. */
const get = (path: string, address: string) =>
  fetch(`${proxy.url}${path}`, { headers: { 'x-forwarded-for': address, connection: 'close' } });

(nginxIsThere ? describe : describe.skip)('the repository’s own nginx', () => {
  test(`serves guests beside ${IDLE_CONNECTIONS} connections that say nothing, and closes those`, async () => {
    const idle = await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, openConnection));
    const [first] = idle;
    const begun = Date.now();
    expect((await get('/', '198.51.100.1')).status).toBe(200);
    // The guest did not wait until one of them was closed.
    expect(idle.filter(({ closed }) => closed)).toEqual([]);
    await new Promise((resolve) => first?.once('close', resolve));
    expect(Date.now() - begun).toBeLessThan(HEADERS_WITHIN_MILLISECONDS);
  }, 60_000);

  test('answers 429 to an address with a hundred requests in hand, and serves others', async () => {
    const address = '198.51.100.2';
    const already = slow;
    for (let request = 0; request < AT_ONCE; request += 1) {
      const socket = await openConnection();
      socket.write(`GET /slow HTTP/1.1\r\nHost: hotel.example\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    }
    await waitFor('all are in hand', () => slow - already >= AT_ONCE);
    expect((await get('/', address)).status).toBe(429);
    expect((await get('/', '198.51.100.3')).status).toBe(200);
  });
});
