import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalPostgres, type LocalPostgres } from '../../local/local-postgres';
import { createBooking } from '../testkit/bookings';
import { startMovingAddress, type MovingAddress } from '../testkit/moving-address';
import { proofLimit } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SILENT_MILLISECONDS = 6_000;
const FIRST_BOOKING_WITHIN_MILLISECONDS = proofLimit(5_000);
// On a busy machine everything takes longer: what so many usual bookings take is allowed in addition.
const USUAL_BOOKINGS = 2;
const GUESTS = 12;

let directory: string;
let postgres: LocalPostgres;
let address: MovingAddress;
let testServer: TestServer;
let server: ServerProcess;

/** Each start is another server to whoever is connected, with the same data. */
const startPostgres = () => startLocalPostgres({ directory, settings: { fsync: 'off' } });

/** The address of the test server's database by another port. */
function urlAt(port: number): string {
  const url = new URL(testServer.settings.DATABASE_URL);
  url.port = String(port);
  return url.href;
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-failover-'));
  postgres = await startPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  testServer = await startTestServer();
  address = await startMovingAddress(postgres.port);
  server = await startServer(testServer, { DATABASE_URL: urlAt(address.port), HOLDS_PER_CALLER: '1000' });
});

afterEach(async () => {
  await server.end('SIGKILL');
  await address.stop();
  await postgres.stop();
  await testServer.stop().catch(() => undefined);
  await rm(directory, { recursive: true, force: true });
});

const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;

/** Guests who book, one booking after the other, until they are stopped. */
class Guests {
  /** When bookings were made. */
  readonly booked: number[] = [];
  /** How long each of them took. */
  readonly milliseconds: number[] = [];
  private isOver = false;
  private readonly finished: Promise<unknown>;

  constructor(count: number) {
    this.finished = Promise.all(Array.from({ length: count }, () => this.book()));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.finished;
  }

  private async book(): Promise<void> {
    while (!this.isOver) {
      const began = Date.now();
      const booking = createBooking({ ...testServer, url: server.url }, { roomType: 'Double' });
      const made = await booking.then(
        ({ __typename }) => __typename === 'BookingHold',
        () => false,
      );
      if (made) {
        this.booked.push(Date.now());
        this.milliseconds.push(Date.now() - began);
      }
      await pause(100);
    }
  }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function whenTrue(condition: () => Promise<boolean> | boolean): Promise<number> {
  while (!(await condition())) await pause(20);
  return Date.now();
}

test.each([
  ['without a reset', () => undefined],
  ['with a reset', () => address.resetSilent()],
])(
  '%s: a database falls silent, another one answers, and guests book within five seconds',
  async (_how, reset) => {
    const guests = new Guests(GUESTS);
    await whenTrue(() => guests.booked.length >= GUESTS);
    const usual = medianOf(guests.milliseconds);
    address.fallSilent();
    const silentFrom = Date.now();
    await postgres.stop();
    postgres = await startPostgres();
    const unreadyAt = await whenTrue(async () => !(await isReady()));
    await pause(Math.max(0, silentFrom + SILENT_MILLISECONDS - Date.now()));
    address.leadTo(postgres.port);
    reset();
    const answersFrom = Date.now();
    const bookedAt = whenTrue(() => guests.booked.some((moment) => moment > answersFrom));
    const readyAt = whenTrue(isReady);
    const figures = {
      unready: unreadyAt - silentFrom,
      ready: (await readyAt) - answersFrom,
      booked: (await bookedAt) - answersFrom,
      usual,
    };
    await guests.stop();
    if (process.env['SHOW_FIGURES']) process.stderr.write(`${JSON.stringify(figures)} ms\n`);
    expect(figures.booked).toBeLessThan(FIRST_BOOKING_WITHIN_MILLISECONDS + USUAL_BOOKINGS * usual);
  },
);
