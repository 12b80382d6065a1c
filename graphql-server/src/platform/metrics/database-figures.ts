import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

/** The numbers that node-postgres keeps about a pool. */
export interface PoolFigures {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

// The subquery reads the time once, not for each booking.
const BOOKINGS = `
  SELECT status, count(*)::int AS count,
    count(*) FILTER (WHERE hold_expires_at > (SELECT hotel_now()))::int AS lasting
  FROM bookings GROUP BY status`;
const STATES = ['HELD', 'TENTATIVE', 'CONFIRMED', 'EXPIRED', 'CANCELLED'];

interface BookingsRow {
  status: string;
  count: number;
  /** How many of them have a hold that has not lapsed. */
  lasting: number;
}

/** Null while the database does not respond. */
function bookingsByState(database: Pick<DataSource, 'query'>): Promise<BookingsRow[] | null> {
  return database.query<BookingsRow[]>(BOOKINGS).catch(() => null);
}

function rowOf(state: string, rows: BookingsRow[]): BookingsRow {
  return rows.find(({ status }) => status === state) ?? { status: state, count: 0, lasting: 0 };
}

/** Simultaneous callers share one query. */
function sharedWhileUnderway<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let underway: Promise<Result> | null = null;
  return () => (underway ??= query().finally(() => (underway = null)));
}

/** Figures that are read at the time of the request: bookings in the database, and this server's connections to it. */
export function addDatabaseFigures(
  registry: Registry,
  database: Pick<DataSource, 'query'>,
  pools: Readonly<Record<string, PoolFigures>>,
): void {
  const registers = [registry];
  // Read first, so that it does not count the query below.
  new Gauge({
    name: 'saffron_court_database_connections',
    help: "This server’s connections by pool; 'waiting' counts requests without a connection.",
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'total' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  const read = sharedWhileUnderway(() => bookingsByState(database));
  new Gauge({
    name: 'saffron_court_database_up',
    help: '1 when the database responded; otherwise the figures of bookings are missing.',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'saffron_court_open_holds',
    help: 'Unpaid rooms whose hold has not lapsed.',
    registers,
    async collect() {
      const rows = await read();
      if (rows) this.set(rowOf('HELD', rows).lasting);
      else this.remove();
    },
  });
  new Gauge({
    name: 'saffron_court_bookings',
    help: 'Bookings by state. Lapsed holds that wait for the sweep count under HELD.',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await read();
      this.reset();
      if (rows) for (const state of STATES) this.set({ state }, rowOf(state, rows).count);
    },
  });
}
