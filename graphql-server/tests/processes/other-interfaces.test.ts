import { networkInterfaces } from 'node:os';
import { freePort } from '../../local/listening';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';

/** An address of this machine at which other machines could reach it. */
const outerAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

if (!outerAddress)
  process.stderr.write(
    'Skipped: this machine has only loopback addresses, so no server was reached by another.\n',
  );

/** The status of the response; the error's code when there is none. */
async function responseAt(host: string, port: string, path = '/healthz'): Promise<number | string> {
  return fetch(`http://${host}:${port}${path}`).then(
    ({ status }) => status,
    ({ cause }: { cause: { code: string } }) => cause.code,
  );
}

(outerAddress ? describe : describe.skip)('at an address that other machines reach', () => {
  const outer = outerAddress ?? '';
  let testServer: TestServer;
  let server: ServerProcess | null = null;
  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterEach(async () => {
    await server?.end('SIGTERM');
    server = null;
  });
  afterAll(() => testServer.stop());

  test('outside production the server listens on no other interface, for neither guests nor metrics', async () => {
    const [port, metricsPort] = [String(await freePort()), String(await freePort())];
    server = await startServer(testServer, { PORT: port, METRICS_PORT: metricsPort });
    expect(await responseAt('127.0.0.1', port)).toBe(200);
    expect(await responseAt('127.0.0.1', metricsPort, '/metrics')).toBe(200);
    expect(await responseAt(outer, port)).toBe('ECONNREFUSED');
    expect(await responseAt(outer, metricsPort, '/metrics')).toBe('ECONNREFUSED');
  });

  // The settings refuse a trial on all interfaces without a named proxy.
  const trialBehind = (proxy: string, port: string) =>
    startServer(testServer, {
      PORT: port,
      NODE_ENV: 'production',
      TRIAL: 'on',
      RAZORPAY_KEY_ID: 'rzp_test_production',
      HOST: '0.0.0.0',
      TRUSTED_PROXIES: proxy,
    });

  test('a trial closes the connection of a client that is not its proxy', async () => {
    const port = String(await freePort());
    server = await trialBehind('203.0.113.9', port);
    expect(await responseAt('127.0.0.1', port)).toBe(200);
    expect(await responseAt(outer, port)).toMatch(/^(UND_ERR_SOCKET|ECONNRESET)$/);
  });

  test('a trial serves its proxy', async () => {
    const port = String(await freePort());
    server = await trialBehind(outer, port);
    expect(await responseAt(outer, port)).toBe(200);
  });
});
