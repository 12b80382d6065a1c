import { statementsOf } from '../src/figures/figures.read-model';
import { addDays, addMonths, dateInZone } from '../src/platform/time/dates';
import { startSetup, type BenchSetup } from './setup/bench-server';
import { startDesk, timesOf } from './setup/desk';
import { sellYears } from './setup/sold-years';
import { machine, option, printTable, whole } from './setup/table';

const BOOKINGS = option('BENCH_BOOKINGS', 50_000);
const ROOMS = 100;
const YEARS = 5;
const WANTED_MILLISECONDS = 1_000;

const SUMS = `key title roomsAvailable roomsSold roomsSoldBefore occupancyPercent roomRevenuePaise averageDailyRatePaise
  revenuePerRoomPaise extrasPaise cancellationsPaise noShowsPaise changesPaise earlyDeparturesPaise adjustmentsPaise
  chargedPaise taxPaise`;
const ROWS = `roomTypes { ${SUMS} } ratePlans { ${SUMS} } channels { ${SUMS} } taxRates { taxPercent valuePaise cgstPaise sgstPaise }
  methods { source capturedPaise counteredPaise refundedPaise } leadTime { stays meanDays medianDays }`;
const FIGURES = `query ($from: PlainDate!, $to: PlainDate!) {
  figures(from: $from, to: $to) {
    ... on Figures {
      period { from to total { ${SUMS} } months { ${SUMS} } ${ROWS} }
      yearBefore { from to total { ${SUMS} } months { ${SUMS} } }
    }
  }
}`;

/** They grow with the rooms and the plans, not with what is sold. */
const SMALL_TABLES = ['rooms', 'room_types', 'rate_plans', 'counted_rooms', 'property'];

/** The growing tables that a report reads from end to end. */
async function tablesScanned(setup: BenchSetup, period: { from: string; to: string }): Promise<string[]> {
  await setup.query('SET enable_seqscan = off');
  const scanned: string[] = [];
  for (const { text, values } of statementsOf(period, { before: new Date(), timeZone: 'Asia/Kolkata' })) {
    const rows = await setup.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    scanned.push(...rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []));
  }
  return [...new Set(scanned)].filter((table) => !SMALL_TABLES.includes(table));
}

/** Measures the page of figures over many bookings: first right after PostgreSQL and the server have started. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  try {
    const today = dateInZone(new Date(), 'Asia/Kolkata');
    const from = addMonths(today, -12 * YEARS);
    await sellYears(setup, { from, days: 365 * YEARS, rooms: ROOMS, bookings: BOOKINGS });
    const yesterday = addDays(today, -1);
    const periods = {
      'five years': { from, to: yesterday },
      'a year': { from: addMonths(today, -12), to: yesterday },
      'a month': { from: addMonths(today, -1), to: yesterday },
    };
    const rows: string[][] = [];
    let isWithin = true;
    for (const [name, period] of Object.entries(periods)) {
      await setup.restartDatabase();
      const desk = await startDesk(setup);
      const ask = () => desk.ask<{ figures: { period: { total: { roomsSold: number } } } }>(FIGURES, period);
      const { first, median, p95 } = await timesOf(ask);
      const { roomsSold } = (await ask()).figures.period.total;
      const scanned = await tablesScanned(setup, period);
      isWithin &&= first < WANTED_MILLISECONDS && scanned.length === 0;
      const times = [first, median, p95].map((time) => time.toFixed(1));
      rows.push([name, whole(roomsSold), ...times, scanned.join(', ') || 'none']);
      await desk.stop();
    }
    const title = `Figures of ${YEARS} years and ${whole(BOOKINGS)} bookings, each first asked of a database that has just started, over HTTP. ${machine()}`;
    printTable(
      title,
      ['period', 'nights sold', 'first ms', 'median ms', '95 % ms', 'tables read whole'],
      rows,
    );
    if (!isWithin) process.exitCode = 1;
  } finally {
    await setup.stop();
  }
}

void main();
