import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Limits } from './setup/limits';
import { inTurn, load, median, type LoadRequest } from './setup/load';
import { addDays } from '../../src/platform/time/dates';
import { startSetup, type BenchSetup, type Running } from './setup/bench-server';
import { buildPlainPage } from './setup/plain-page';
import { processorMilliseconds } from './setup/processor';
import { machine, option, printTable, ratio, whole } from './setup/table';

const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);
const WEB_DIRECTORY = path.resolve(__dirname, '../../../web/dist');

const DAYS_TO_SEARCH = 300;
// The last page is a search that was asked before.
const PAGES = ['/', '/rooms/deluxe', '/offers', '/stay-policies', searchOf(0)];
/** The least share of a bare server's speed for a search that was asked before. */
const LEAST_OF_BARE = 0.2;
// New searches are asked once each, so a number of them is measured instead of a time.
const NEW_SEARCHES = 100;
const ROUNDS_OF_NEW = option('BENCH_ROUNDS_OF_NEW', 5);
const AT_ONCE = 4;
const OURS = 'ours: GraphQL, rendering, head, compression';
/** The most time of a processor for a search that nobody asked before, in milliseconds. */
const MOST_PROCESSOR_MILLISECONDS = 8;

const BURST_GUESTS = 500;
const BURST_SECONDS = 10;
const MOST_BURST_MILLISECONDS = 300;
// In the data of a page that has results.
const RESULTS = '"stayOptions(';
// The codings that Chrome and Firefox accept.
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The compressed bytes of a response. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** The address of a search that has other dates or another length for each number. */
function searchOf(number: number): string {
  const today = new Date().toISOString().slice(0, 10);
  const checkin = addDays(today, 2 + (number % DAYS_TO_SEARCH));
  const checkout = addDays(checkin, 1 + Math.floor(number / DAYS_TO_SEARCH));
  return `/book?checkin=${checkin}&checkout=${checkout}&guests=2`;
}

let searched = 0;
const nextSearch = (): number => (searched += 1);

/** Asks for a search as a guest with an address of their own. Returns the page. */
async function ask({ url }: { url: string }, number: number): Promise<string> {
  const caller = `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`;
  const response = await fetch(`${url}${searchOf(number)}`, {
    headers: { ...HEADERS, 'x-forwarded-for': caller },
  });
  if (!response.ok) throw new Error(`${searchOf(number)}: ${response.status}`);
  return response.text();
}

/** How many searches that nobody asked before are answered in a second. */
async function newSearchesPerSecond(server: { url: string }): Promise<number> {
  const numbers = Array.from({ length: NEW_SEARCHES }, nextSearch);
  const start = performance.now();
  const askInTurn = async (): Promise<void> => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) await ask(server, number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return NEW_SEARCHES / ((performance.now() - start) / 1000);
}

/** A way to make pages of results: the server that guests ask, and every process that works for it. */
interface Way {
  server: Running;
  processes: readonly Running[];
}

const processorOf = async (processes: readonly Running[]): Promise<number> =>
  (await Promise.all(processes.map(({ pid }) => processorMilliseconds(pid)))).reduce((sum, one) => sum + one);

interface NewSearches {
  aSecond: number;
  /** The time of a processor that each takes, over all threads of all processes of the way. */
  processor: number;
}

async function newSearchesBy({ server, processes }: Way): Promise<NewSearches> {
  const before = await processorOf(processes);
  const aSecond = await newSearchesPerSecond(server);
  return { aSecond, processor: ((await processorOf(processes)) - before) / NEW_SEARCHES };
}

/** New searches by each way, the medians of rounds in turn. */
async function compared(ways: Record<string, Way>): Promise<Map<string, NewSearches>> {
  const measured = new Map(Object.keys(ways).map((name) => [name, [] as NewSearches[]]));
  // The first round is not counted, because the code is still being compiled.
  for (let round = 0; round <= ROUNDS_OF_NEW; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const found = await newSearchesBy(way);
      if (round > 0) measured.get(name)?.push(found);
    }
  const middle = (found: readonly NewSearches[]): NewSearches => ({
    aSecond: median(found.map(({ aSecond }) => aSecond)),
    processor: median(found.map(({ processor }) => processor)),
  });
  return new Map([...measured].map(([name, found]) => [name, middle(found)]));
}

/**
 * A row for each way to make pages of new searches, with ours against it. A way of two processes has both processors of a
 * quiet machine, and ours has one, so the limit of such a way is for the processor.
 */
function rowsOfWays(
  found: ReadonlyMap<string, NewSearches>,
  ways: Record<string, Way>,
  limits: Limits,
): string[][] {
  const ours = found.get(OURS) ?? { aSecond: Number.NaN, processor: Number.NaN };
  const oursASecond = (name: string, aSecond: number): string => {
    const ratio = ours.aSecond / aSecond;
    const isOfTwo = (ways[name]?.processes.length ?? 1) > 1;
    return isOfTwo ? ratio.toFixed(2) : limits.atLeast(`a second, against ${name}`, ratio, 1);
  };
  return [...found].map(([name, { aSecond, processor }]) => [
    name,
    whole(aSecond),
    name === OURS
      ? limits.atMost('processor each', processor, MOST_PROCESSOR_MILLISECONDS)
      : processor.toFixed(1),
    name === OURS ? '' : oursASecond(name, aSecond),
    name === OURS ? '' : limits.atLeast(`the processor, against ${name}`, processor / ours.processor, 1),
  ]);
}

/** The times of guests who come one after the other in ten seconds, each with a stay of their own. */
async function burst(setup: BenchSetup): Promise<{ milliseconds: number[]; withResults: number }> {
  // With the limits of production.
  const server = await setup.startOurs({ WEB_DIRECTORY, RATE_LIMIT_SCALE: '1' });
  await ask(server, nextSearch());
  let withResults = 0;
  const guests = Array.from({ length: BURST_GUESTS }, async (_, guest) => {
    await after((guest * BURST_SECONDS * 1000) / BURST_GUESTS);
    const start = performance.now();
    const page = await ask(server, nextSearch());
    if (page.includes(RESULTS)) withResults += 1;
    return performance.now() - start;
  });
  const milliseconds = await Promise.all(guests);
  await server.end();
  return { milliseconds, withResults };
}

async function main(): Promise<void> {
  const plain = await buildPlainPage();
  const setup = await startSetup({ hotels: 100 });
  try {
    const bare = await setup.startBaseline('bare-http');
    const ours = await setup.startOurs({ WEB_DIRECTORY });
    const express = await setup.startBaseline('express-react', {
      WEB_DIRECTORY: plain.directory,
      DATA_URL: ours.url,
      NODE_ENV: 'production',
    });
    const limits = new Limits();
    const rows: string[][] = [];
    for (const page of PAGES) {
      const body = await bytesOf(`${ours.url}${page}`);
      await fetch(`${bare.url}${page}`, { method: 'PUT', body: new Uint8Array(body) });
      const request = ({ url }: { url: string }): LoadRequest => ({ url: `${url}${page}`, headers: HEADERS });
      const measure = (running: { url: string }) => async () =>
        (await load(request(running), SECONDS)).requestsPerSecond;
      const speed = await inTurn(
        { bare: measure(bare), express: measure(express), ours: measure(ours) },
        ROUNDS,
      );
      rows.push([
        page,
        whole(body.length),
        ...Object.values(speed).map(whole),
        page === searchOf(0)
          ? limits.atLeast('a search that was asked before', speed.ours / speed.bare, LEAST_OF_BARE)
          : ratio(speed.ours / speed.bare),
        ratio(speed.ours / speed.express),
      ]);
    }
    printTable(
      `Pages a second, from memory. ${machine()}`,
      [
        'page',
        'bytes',
        'bare node:http',
        'Express + renderToString',
        'ours',
        'ours / bare',
        'ours / Express',
      ],
      rows,
    );
    // The search over GraphQL is equal work. The server that it asks counts with it.
    const asking = async (directory: string): Promise<Way> => {
      const server = await setup.startBaseline('express-react', {
        WEB_DIRECTORY: directory,
        DATA_URL: ours.url,
        NODE_ENV: 'production',
        SEARCH: 'graphql',
      });
      return { server, processes: [server, ours] };
    };
    const ways: Record<string, Way> = {
      'Express, statements only, Apollo’s rendering': { server: express, processes: [express] },
      'Express, GraphQL, Apollo’s rendering': await asking(plain.directory),
      'Express, GraphQL, our rendering': await asking(WEB_DIRECTORY),
      [OURS]: { server: ours, processes: [ours] },
    };
    const found = await compared(ways);
    printTable(
      `Searches that nobody asked before. ${machine()}`,
      ['way', 'a second', 'processor each, ms', 'ours, a second', 'ours, by the processor'],
      rowsOfWays(found, ways, limits),
    );
    const { milliseconds, withResults } = await burst(setup);
    printTable(
      `A burst of searches that nobody asked before. ${machine()}`,
      ['figure', 'result'],
      [
        [
          `${BURST_GUESTS} guests in ${BURST_SECONDS} s, median ms`,
          limits.atMost('median of the burst', median(milliseconds), MOST_BURST_MILLISECONDS),
        ],
        ['slowest of them, ms', Math.max(...milliseconds).toFixed(0)],
        ['of them with results in the page', String(withResults)],
      ],
    );
    limits.close();
  } finally {
    await setup.stop();
    await plain.remove();
  }
}

void main();
