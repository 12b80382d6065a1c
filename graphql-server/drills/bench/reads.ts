import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ONE_CITY } from './setup/hotels';
import { inTurn, load, type LoadRequest } from './setup/load';
import { startSetup, type Running } from './setup/bench-server';
import { machine, option, printTable, ratio, whole } from './setup/table';

const HOTELS = option('BENCH_HOTELS', 10_000);
const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);

/** A public read: its document, and its documented path. */
interface Read {
  name: string;
  document: string;
  variables: Record<string, unknown>;
  path: string;
}

const OFFERS = 'query Offers { offers { id title description imageUrl validTill } }';
const CATEGORY = `query Category($category: String!) { categoryItems(category: $category) { ... on CategoryItems {
  items { id title description images priceInDollars available amenities timing location category } } } }`;
const HOTEL_PAGE = `query Hotels($city: String, $stars: Int, $search: String, $page: Int! = 1) {
  hotels(city: $city, stars: $stars, search: $search, page: $page, limit: 6) { ... on HotelPage {
    hotels { id hotelId name city country starRating ratingAverage overview photo url } totalPages } } }`;

function hotels(name: string, variables: Record<string, string | number>): Read {
  const query = Object.entries(variables).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return { name, document: HOTEL_PAGE, variables, path: `/api/hotels?${query.join('&')}` };
}

const READS: Read[] = [
  { name: 'offers', document: OFFERS, variables: {}, path: '/api/offers' },
  {
    name: 'one category',
    document: CATEGORY,
    variables: { category: 'Restaurants Bars' },
    path: '/api/data?category=Restaurants%20Bars',
  },
  hotels('hotels, first page', { page: 1 }),
  hotels('hotels of a city', { city: ONE_CITY }),
  hotels('hotels with 4 stars', { stars: 4 }),
  hotels('hotels by name', { search: 'palace no. 77' }),
  hotels('hotels, page 200', { page: 200 }),
];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const JSON_TYPE = { 'content-type': 'application/json' };

const rest = ({ url }: Running, read: Read): LoadRequest => ({ url: url + read.path });
const post = ({ url }: Running, { document, variables }: Read): LoadRequest => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: JSON_TYPE,
  body: JSON.stringify({ query: document, variables }),
});

function persisted({ url }: Running, { document, variables }: Read): LoadRequest {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(document) } };
  const search = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return { url: `${url}/graphql?${search}`, headers: { 'apollo-require-preflight': 'yes' } };
}

/** The plain Apollo Server of the baselines has no unions. */
const forBaseline = (read: Read): Read => ({
  ...read,
  document: read.document.replace(/\.\.\. on \w+ \{([\s\S]*)\}/, '$1'),
});

async function bytesOf({ url, method, headers, body }: LoadRequest): Promise<string> {
  const response = await fetch(url, { method, headers, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${url}: ${text}`);
  return text;
}

async function main(): Promise<void> {
  const web = await mkdtemp(path.join(tmpdir(), 'saffron-court-bench-site-'));
  const manifest = Object.fromEntries(READS.map(({ document }) => [sha256(document), document]));
  await writeFile(path.join(web, 'persisted-documents.json'), JSON.stringify(manifest));
  const setup = await startSetup({ hotels: HOTELS });
  try {
    const settings = { WEB_DIRECTORY: web };
    const bare = await setup.startBaseline('bare-http');
    const express = await setup.startBaseline('express-pg');
    const apollo = await setup.startBaseline('apollo-pg');
    const warm = await setup.startOurs(settings);
    const cold = await setup.startOurs({ ...settings, READ_CACHE_BYTES: '0' });
    const rows: string[][] = [];
    for (const read of READS) {
      const requests = {
        bare: { ...rest(bare, read) },
        express: rest(express, read),
        apollo: post(apollo, forBaseline(read)),
        warmPost: post(warm, read),
        warmGet: persisted(warm, read),
        warmRest: rest(warm, read),
        coldPost: post(cold, read),
        coldRest: rest(cold, read),
      };
      await fetch(requests.bare.url, { method: 'PUT', body: await bytesOf(requests.warmPost) });
      for (const request of Object.values(requests)) await bytesOf(request);
      const speed = await inTurn(
        Object.fromEntries(
          Object.entries(requests).map(([name, request]) => [
            name,
            async () => (await load(request, SECONDS)).requestsPerSecond,
          ]),
        ) as Record<keyof typeof requests, () => Promise<number>>,
        ROUNDS,
      );
      const slowestWarm = Math.min(speed.warmPost, speed.warmGet, speed.warmRest);
      rows.push([
        read.name,
        ...Object.values(speed).map(whole),
        ratio(slowestWarm / speed.express),
        ratio(slowestWarm / speed.bare),
        ratio(Math.min(speed.coldPost, speed.coldRest) / speed.express),
      ]);
      process.stderr.write(`${read.name} done\n`);
    }
    printTable(
      `Public reads a second, ${whole(HOTELS)} partner hotels. ${machine()}`,
      [
        'read',
        'bare node:http',
        'Express + pg',
        'Apollo + pg',
        'POST, warm',
        'persisted GET, warm',
        'REST, warm',
        'POST, cold',
        'REST, cold',
        'warm / Express',
        'warm / bare',
        'cold / Express',
      ],
      rows,
    );
  } finally {
    await setup.stop();
    await rm(web, { recursive: true });
  }
}

void main();
