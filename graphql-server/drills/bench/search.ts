import { SEARCHED_BOOKINGS, searchValues } from '../../src/desk/core/booking-search';
import { startSetup, type BenchSetup } from './setup/bench-server';
import { startDesk, timesOf } from './setup/desk';
import { Limits } from './setup/limits';
import { addBookings } from './setup/many-bookings';
import { machine, option, printTable, whole } from './setup/table';

const BOOKINGS = option('BENCH_BOOKINGS', 50_000);
/** The limit of the median, in milliseconds. */
const WANTED_MILLISECONDS = 50;

const SEARCH = `query ($search: String!) {
  guestBookings(filter: { search: $search }) {
    totalCount
    bookings { reference status name email roomNumber checkin checkout total { amount } refundState }
  }
}`;

/** Each spelling that the desk finds, and some that find nothing or much. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'phone, with country code': '+91 98111 22333',
  'phone, with trunk zero and dashes': '098111-22333',
  'phone, its last digits': '1122333',
  'name without accents': 'sian weissmuller',
  'name, last word first': 'Weißmüller, Siân',
  'part of a name': 'ssmul',
  'a frequent name': 'asha',
  'name in Devanagari': 'नेहा',
  'two letters': 'zo',
  'one letter': 'a',
  reference: 'SC-7K3M9Q2X',
  'reference without its hyphen': 'sc7k3m9q2x',
  'reference without its prefix': '7K3M9Q2X',
  'part of a reference': '9q2x',
  'e-mail': 'SIAN.weiss@travel.example',
  'part of an e-mail': 'weiss@',
  'room number': '103',
  'room number with a word': 'Room 103',
  'who stays': 'doctor sc-2',
  'who stays, in Devanagari': 'सुनीता',
  'number at a portal': '4002003',
  nothing: 'nobody has this name',
};

/** The tables that the search reads from end to end. */
async function tablesScanned(setup: BenchSetup, text: string): Promise<string[]> {
  const rows = await setup.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN ${SEARCHED_BOOKINGS} ORDER BY booking.created_at DESC LIMIT 20`,
    searchValues(text, 'IN'),
  );
  const scans = rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []);
  return [...new Set(scans)].filter((table) => table !== 'rooms');
}

/** Measures the desk's search over many bookings, with the query of the page. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  try {
    await addBookings(setup, BOOKINGS);
    const desk = await startDesk(setup);
    const limits = new Limits();
    const rows: string[][] = [];
    for (const [name, search] of Object.entries(SPELLINGS)) {
      const ask = () => desk.ask<{ guestBookings: { totalCount: number } }>(SEARCH, { search });
      const { first, median, p95 } = await timesOf(ask);
      const { totalCount } = (await ask()).guestBookings;
      const times = [first.toFixed(1), limits.atMost(name, median, WANTED_MILLISECONDS), p95.toFixed(1)];
      const scanned = limits.none(`${name}, tables read whole`, await tablesScanned(setup, search));
      rows.push([name, whole(totalCount), ...times, scanned]);
    }
    await desk.stop();
    const title = `The desk’s search over ${whole(BOOKINGS)} bookings, over HTTP. ${machine()}`;
    printTable(title, ['search', 'found', 'first ms', 'median ms', '95 % ms', 'tables read whole'], rows);
    limits.close();
  } finally {
    await setup.stop();
  }
}

void main();
