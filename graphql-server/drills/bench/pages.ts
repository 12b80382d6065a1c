import { get } from 'node:http';
import path from 'node:path';
import { inTurn, load, type LoadRequest } from './setup/load';
import { addDays } from '../../src/platform/time/dates';
import { startSetup } from './setup/bench-server';
import { machine, option, printTable, ratio, whole } from './setup/table';

const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);
const WEB_DIRECTORY = path.resolve(__dirname, '../../../web/dist');

const DAYS_TO_SEARCH = 300;
// The last page is a search that was asked before.
const PAGES = ['/', '/rooms/deluxe', '/offers', '/stay-policies', searchOf(0)];
// New searches are asked once each, so a number of them is measured instead of a time.
const NEW_SEARCHES = 100;
const AT_ONCE = 4;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

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
/** How many searches that nobody asked before are answered in a second. */
async function newSearchesPerSecond({ url }: { url: string }): Promise<number> {
  const numbers = Array.from({ length: NEW_SEARCHES }, () => (searched += 1));
  const start = performance.now();
  const askInTurn = async (): Promise<void> => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const caller = `10.0.${number % 256}.${number % 250}`;
      const response = await fetch(`${url}${searchOf(number)}`, {
        headers: { ...HEADERS, 'x-forwarded-for': caller },
      });
      if (!response.ok) throw new Error(`${searchOf(number)}: ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return NEW_SEARCHES / ((performance.now() - start) / 1000);
}

async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 100 });
  try {
    const bare = await setup.startBaseline('bare-http');
    const express = await setup.startBaseline('express-react', { WEB_DIRECTORY, NODE_ENV: 'production' });
    const ours = await setup.startOurs({ WEB_DIRECTORY });
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
        ratio(speed.ours / speed.bare),
        ratio(speed.ours / speed.express),
      ]);
    }
    const fresh = await inTurn(
      { express: () => newSearchesPerSecond(express), ours: () => newSearchesPerSecond(ours) },
      ROUNDS,
    );
    const { express: plain, ours: own } = fresh;
    rows.push(['/book, each search once', '', '', whole(plain), whole(own), '', ratio(own / plain)]);
    printTable(
      `Pages a second, from memory but for the last row. ${machine()}`,
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
  } finally {
    await setup.stop();
  }
}

void main();
