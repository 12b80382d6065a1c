import 'reflect-metadata';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { startTestPostgres } from '../../local/test-postgres';
import { hold, confirmPayment } from '../../tests/testkit/bookings';
import { cancelBooking, previewedFigures } from '../../tests/testkit/cancellations';
import { startTestServer } from '../../tests/testkit/test-server';
import { printTable } from './setup/table';

const SOURCES = pathToFileURL(path.resolve(__dirname, '../../src')).href;
const WARM_UP = 3;

interface Path {
  files: string[];
  statements: string[];
}

let recorded: string[] | null = null;

interface NamedClient extends Client {
  connectionParameters?: { application_name?: string };
}

/**
 * False for connections that listen for changes or show that the server lives: they have names, and send queries by
 * themselves.
 */
function isOfRequests({ connectionParameters }: NamedClient): boolean {
  return !connectionParameters?.application_name?.startsWith('saffron court: ');
}

/** Records the text of each statement that is sent while a request is watched. */
function watchStatements(): void {
  const send = Client.prototype.query as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: NamedClient, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: string }).text;
    if (isOfRequests(this)) recorded?.push(text ?? '');
    return send.apply(this, given);
  } as Client['query'];
}

/** Our files with a called function, and the statements that were sent, while the work was done. */
async function watch(work: () => Promise<unknown>): Promise<Path> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  recorded = [];
  await work();
  const statements = recorded;
  recorded = null;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const files = result
    .filter(({ url, functions }) => {
      const isOurs = url.startsWith(SOURCES) || url.startsWith(path.resolve(__dirname, '../../src'));
      return (
        isOurs &&
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
      );
    })
    .map(({ url }) => url.slice(url.indexOf('/graphql-server/src/') + '/graphql-server/src/'.length));
  return { files: [...new Set(files)].sort(), statements };
}

/**
 * Measures the way of a booking from the form to the row: how many files it passes, and how often it asks the database.
 */
async function main(): Promise<void> {
  const postgres = await startTestPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  // A connection copies the methods that exist when it is made.
  watchStatements();
  const testServer = await startTestServer();
  try {
    const pay = async ({ checkout: { orderId } }: { checkout: { orderId: string } }) =>
      (await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false })).checkout;
    for (let round = 0; round < WARM_UP; round += 1) {
      const held = await hold(testServer);
      await confirmPayment(testServer, await pay(held));
      await previewedFigures(testServer, held.token);
      const { amount } = held.checkout;
      await cancelBooking(testServer, { token: held.token, expectedRefund: amount });
    }
    let held = await hold(testServer);
    const booking = await watch(async () => {
      held = await hold(testServer);
    });
    const paid = await pay(held);
    const payment = await watch(() => confirmPayment(testServer, paid));
    const preview = await watch(() => previewedFigures(testServer, held.token));
    const cancellation = await watch(() =>
      cancelBooking(testServer, { token: held.token, expectedRefund: held.checkout.amount }),
    );
    const rows = Object.entries({
      createBooking: booking,
      confirmPayment: payment,
      cancellationPreview: preview,
      cancelBooking: cancellation,
    });
    printTable(
      'From the form to the row',
      ['operation', 'files', 'database round trips'],
      rows.map(([name, { files, statements }]) => [name, String(files.length), String(statements.length)]),
    );
    if (process.argv.includes('--list'))
      process.stdout.write(`${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  } finally {
    await testServer.stop();
    await postgres.stop();
  }
}

void main();
