import { get } from 'node:http';
import path from 'node:path';
import { inTurn, load, type LoadRequest } from './setup/load';
import { startSetup } from './setup/bench-server';
import { machine, option, printTable, ratio, whole } from './setup/table';

const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);
const WEB_DIRECTORY = path.resolve(__dirname, '../../../web/dist');

const PAGES = ['/', '/rooms/deluxe', '/offers', '/stay-policies'];
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
  } finally {
    await setup.stop();
  }
}

void main();
