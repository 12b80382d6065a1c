import { addDays, dateInZone } from '../../src/platform/time/dates';
import { Limits } from './setup/limits';
import { median } from './setup/load';
import { startSetup, type Running } from './setup/bench-server';
import { machine, option, printTable } from './setup/table';

const REQUESTS = option('BENCH_REQUESTS', 200);
const WARM_UP = 50;
const NIGHTS = 62;
/** The limit of the median, in milliseconds. */
const WANTED_MILLISECONDS = 20;

const ONE_ROOM = 'search, 2 nights that are free';
const THREE_ROOMS = 'search, 2 nights that are free, three rooms';
/** How many times longer the search for three rooms may take. */
const THREE_ROOMS_TIMES = 2;

/** Takes two of three nights of the calendar in each room. */
const SELL = `
  WITH booked AS (
    INSERT INTO blocks (id, room_id, first_night, until, reason)
    SELECT gen_random_uuid(), id, $1::date, $1::date + ${NIGHTS}, 'OUT_OF_ORDER' FROM rooms
    RETURNING id, room_id)
  INSERT INTO room_nights (room_id, night, block_id)
  SELECT room_id, night::date, id FROM booked,
    generate_series($1::date, $1::date + ${NIGHTS - 1}, interval '1 day') AS night
  WHERE (room_id + extract(doy FROM night)::int) % 3 > 0`;

let asked = 0;
/** Another caller for each request, so that none reaches the limit of reads. */
const nextCaller = (): string => {
  asked += 1;
  return `10.0.${asked >> 8}.${asked % 256}`;
};

async function milliseconds(send: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await send();
  return performance.now() - start;
}

/** Sends a query one at a time, as one guest would. Returns how long each response took. */
async function timesOf({ url }: Running, query: string): Promise<number[]> {
  const send = async () => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': nextCaller() },
      body: JSON.stringify({ query }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
  };
  for (let count = 0; count < WARM_UP; count += 1) await send();
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) times.push(await milliseconds(send));
  return times;
}

/** Measures the calendar and the search, which are never cached. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  try {
    const ours = await setup.startOurs();
    const from = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 1);
    await setup.query(SELL, [from]);
    await setup.query('ANALYZE');
    const day =
      '{ date state roomsFree lowestPrice { amount } roomType noArrival closedToDeparture minimumNights }';
    const stayFrom = (day: number) =>
      `checkin: "${addDays(from, day)}", checkout: "${addDays(from, day + 2)}"`;
    // A search that finds no free room also looks for the nearest dates.
    const [stay, freeStay] = [stayFrom(20), stayFrom(NIGHTS + 20)];
    const found =
      '{ options { roomType { name } roomsFree quote { total { amount } } nearest { checkin checkout } } combinations { rooms { roomType { name } guests children } plans { plan total { amount } } } }';
    const rooms = '[{ adults: 2 }, { adults: 2, ages: [4] }, { adults: 1 }]';
    const queries = {
      'nothing but HTTP and GraphQL': '{ __typename }',
      'calendar, all types, 62 nights': `{ stayCalendar(from: "${from}", nights: ${NIGHTS}) { ... on StayCalendar { days ${day} } } }`,
      'calendar, one type, 62 nights': `{ stayCalendar(from: "${from}", nights: ${NIGHTS}, roomType: Suite) { ... on StayCalendar { days ${day} } } }`,
      'search, 2 nights': `{ stayOptions(${stay}) { ... on StayOptions ${found} } }`,
      'search, 2 nights, three rooms': `{ stayOptions(${stay}, rooms: ${rooms}) { ... on StayOptions ${found} } }`,
      [ONE_ROOM]: `{ stayOptions(${freeStay}) { ... on StayOptions ${found} } }`,
      [THREE_ROOMS]: `{ stayOptions(${freeStay}, rooms: ${rooms}) { ... on StayOptions ${found} } }`,
      'search, 2 nights, a party of nine in any rooms': `{ stayOptions(${stay}, guests: 9) { ... on StayOptions ${found} } }`,
    };
    const limits = new Limits();
    const rows: string[][] = [];
    const medians = new Map<string, number>();
    for (const [name, query] of Object.entries(queries)) {
      const times = await timesOf(ours, query);
      medians.set(name, median(times));
      const [p95 = 0] = times.toSorted((one, other) => other - one).slice(Math.floor(times.length / 20));
      rows.push([name, limits.atMost(name, median(times), WANTED_MILLISECONDS), p95.toFixed(1)]);
    }
    const [one = 0, three = Infinity] = [medians.get(ONE_ROOM), medians.get(THREE_ROOMS)];
    const times = limits.atMost('three rooms, times one room', three / one, THREE_ROOMS_TIMES);
    rows.push(['three rooms, times one room', times, '']);
    printTable(`Asked of the schema each time. ${machine()}`, ['request', 'median ms', '95 % ms'], rows);
    limits.close();
  } finally {
    await setup.stop();
  }
}

void main();
