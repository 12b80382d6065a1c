import { lineStatements } from '../../src/desk/figures/charge-lines.read-model';
import { statementsOf } from '../../src/desk/figures/figures.read-model';
import { summedMonths } from '../../src/desk/figures/summed-months.repository';
import { gstr1Statements } from '../../src/invoices/gstr1/gstr1.read-model';
import { createDatabase } from '../../src/platform/database/database';
import { addDays, addMonths, dateInZone, type PlainDate } from '../../src/platform/time/dates';
import type { BenchSetup } from './setup/bench-server';
import { startDesk, timesOf, type DeskServer } from './setup/desk';
import { Limits } from './setup/limits';
import { startSoldYears, YEARS } from './setup/sold-years';
import { machine, option, printTable, whole } from './setup/table';

const BOOKINGS = option('BENCH_BOOKINGS', 50_000);
const WANTED_MILLISECONDS = 1_000;
const PICK_UP_MILLISECONDS = 7 * 86_400_000;
/** For a file of 36,000 rows and six megabytes, for which nobody waits at a page. */
const WANTED_MILLISECONDS_OF_A_FILE = 3_000;

/** The query that the site sends before it shows a page of the desk: whether the owner is signed in. */
const DESK_OPENED = '{ viewer { uid isAdmin } }';

const SUMS = `key title roomsAvailable roomsSold roomsSoldBefore occupancyPercent roomRevenuePaise averageDailyRatePaise
  revenuePerRoomPaise roomFeesPaise foodPaise otherSalesPaise extrasPaise cancellationsPaise noShowsPaise changesPaise earlyDeparturesPaise adjustmentsPaise
  chargedPaise taxPaise`;
const ROWS = `roomTypes { ${SUMS} } ratePlans { ${SUMS} } channels { ${SUMS} } taxRates { taxPercent valuePaise cgstPaise sgstPaise }
  departments { department taxPercent valuePaise cgstPaise sgstPaise }
  methods { source capturedPaise counteredPaise refundedPaise } leadTime { stays meanDays medianDays }`;
const FIGURES = `query ($from: PlainDate!, $to: PlainDate!) {
  figures(from: $from, to: $to) {
    ... on Figures {
      period { from to total { ${SUMS} } months { ${SUMS} } ${ROWS} }
      yearBefore { from to total { ${SUMS} } months { ${SUMS} } }
    }
  }
}`;

const REPORT = `query ($month: PlainDate!) {
  monthlyReport(month: $month) { ... on MonthlyReport { pdf { base64 } table { content } } }
}`;
const CHARGES = `query ($from: PlainDate!, $to: PlainDate!) {
  exportCharges(from: $from, to: $to) { ... on CsvFile { content } }
}`;
const GSTR1 = `query ($month: PlainDate!) {
  gstr1(month: $month) { offlineTool tables { number rows value { amount } } files { filename content } }
}`;

/** Tables that grow with the rooms and the plans, not with sales. */
const SMALL_TABLES = ['rooms', 'room_types', 'rate_plans', 'counted_rooms', 'property', 'hotel_time_zones'];

interface Statement {
  text: string;
  values: unknown[];
}

/** A report, and the statements that read it. */
interface Report {
  name: string;
  ask: (desk: DeskServer) => Promise<unknown>;
  statements: readonly Statement[];
  wantedMilliseconds?: number;
}

/** The growing tables that a report reads from end to end. */
async function tablesScanned(
  setup: BenchSetup,
  { statements }: Pick<Report, 'statements'>,
): Promise<string[]> {
  // As `readByIndex` sets it.
  await setup.query('SET enable_seqscan = off');
  const scanned: string[] = [];
  for (const { text, values } of statements) {
    const rows = await setup.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    scanned.push(...rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []));
  }
  return [...new Set(scanned)].filter((table) => !SMALL_TABLES.includes(table));
}

/** The months whose sums are read. */
async function monthsRead({ databaseUrl }: BenchSetup, before: Date): Promise<PlainDate[]> {
  const database = await createDatabase({ url: databaseUrl, poolSize: 1 }, { entities: [] }).initialize();
  const months = await summedMonths(database.manager, before);
  await database.destroy();
  return months;
}

/** The figures of each period, and the files for the owner and the accountant. */
function reportsOf(today: string, first: string, moment: Parameters<typeof statementsOf>[1]): Report[] {
  const to = addDays(today, -1);
  const month = `${addMonths(today, -2).slice(0, 7)}-01`;
  const [lastOfMonth, next] = [addDays(addMonths(month, 1), -1), addMonths(month, 1)];
  const year = { from: addMonths(today, -12), to: addDays(today, -2) };
  const figures = (name: string, from: string): Report => ({
    name: `figures of ${name}`,
    ask: (desk) => desk.ask(FIGURES, { from, to }),
    statements: statementsOf({ from, to }, moment),
  });
  return [
    figures('five years', first),
    figures('a year', addMonths(today, -12)),
    figures('a month', addMonths(today, -1)),
    {
      name: 'monthly report',
      ask: (desk) => desk.ask(REPORT, { month }),
      statements: statementsOf({ from: month, to: lastOfMonth }, moment),
    },
    {
      name: 'charges of a year, CSV',
      ask: (desk) => desk.ask(CHARGES, year),
      statements: lineStatements(year),
      wantedMilliseconds: WANTED_MILLISECONDS_OF_A_FILE,
    },
    {
      name: 'GSTR-1 of a month',
      ask: (desk) => desk.ask(GSTR1, { month }),
      statements: Object.values(gstr1Statements({ from: month, until: next })),
    },
  ];
}

/** Measures figures and their files over many bookings, first right after PostgreSQL and the server have started. */
async function main(): Promise<void> {
  const { setup, from } = await startSoldYears(BOOKINGS);
  try {
    const today = dateInZone(new Date(), 'Asia/Kolkata');
    const before = new Date(Date.now() - PICK_UP_MILLISECONDS);
    const moment = { before, summed: await monthsRead(setup, before) };
    const limits = new Limits();
    const rows: string[][] = [];
    for (const report of reportsOf(today, from, moment)) {
      await setup.restartDatabase();
      const desk = await startDesk(setup);
      await desk.ask(DESK_OPENED);
      const { first, median, p95 } = await timesOf(() => report.ask(desk));
      const answer = JSON.stringify(await report.ask(desk));
      await desk.stop();
      const times = [
        limits.atMost(report.name, first, report.wantedMilliseconds ?? WANTED_MILLISECONDS),
        median.toFixed(1),
        p95.toFixed(1),
      ];
      const scanned = limits.none(`${report.name}, tables read whole`, await tablesScanned(setup, report));
      rows.push([report.name, whole(answer.length / 1024), ...times, scanned]);
    }
    const title = `Figures of ${YEARS} years and ${whole(BOOKINGS)} bookings with their documents, each first asked of a database that has just started, over HTTP. ${machine()}`;
    printTable(title, ['report', 'kB', 'first ms', 'median ms', '95 % ms', 'tables read whole'], rows);
    limits.close();
  } finally {
    await setup.stop();
  }
}

void main();
