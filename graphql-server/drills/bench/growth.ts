import { ONE_CITY } from './setup/hotels';
import { inTurn, load, type LoadRequest } from './setup/load';
import { startSetup, type Running } from './setup/bench-server';
import { machine, option, printTable, ratio, whole } from './setup/table';

const HOTELS = option('BENCH_HOTELS', 10_000);
const TIMES = 10;
const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);

// The first four searches find as many hotels in the small directory as in the large one.
const PATHS = {
  'one name': '/api/hotels?search=palace%20no.%207777.',
  'one name of 4 stars': '/api/hotels?search=no.%209750.&stars=4',
  'one city': `/api/hotels?city=${encodeURIComponent(ONE_CITY)}`,
  'one city, a word of the name': `/api/hotels?city=${encodeURIComponent(ONE_CITY)}&search=lake`,
  'all, first page': '/api/hotels?page=1',
  'all, page 200': '/api/hotels?page=200',
  '4 stars, first page': '/api/hotels?stars=4',
};

type Name = keyof typeof PATHS;

/** Milliseconds for each response of one server under full load. */
function timesOf(server: Running): Promise<Record<Name, number>> {
  const runs = Object.entries(PATHS).map(([name, path]) => {
    const request: LoadRequest = { url: server.url + path };
    return [name, async () => 1000 / (await load(request, SECONDS)).requestsPerSecond] as const;
  });
  return inTurn(Object.fromEntries(runs) as Record<Name, () => Promise<number>>, ROUNDS);
}

async function main(): Promise<void> {
  const setup = await startSetup({ hotels: HOTELS });
  try {
    const warm = await setup.startOurs();
    const cold = await setup.startOurs({ READ_CACHE_BYTES: '0' });
    const small = { warm: await timesOf(warm), cold: await timesOf(cold) };
    await setup.addHotels(HOTELS * (TIMES - 1));
    const large = { warm: await timesOf(warm), cold: await timesOf(cold) };
    const milliseconds = (value: number) => value.toFixed(3);
    printTable(
      `Milliseconds for a response, ${whole(HOTELS)} hotels and ${whole(HOTELS * TIMES)}. ${machine()}`,
      ['hotels', 'warm', `warm, × ${TIMES}`, 'ratio', 'cold', `cold, × ${TIMES}`, 'ratio'],
      (Object.keys(PATHS) as Name[]).map((name) => [
        name,
        milliseconds(small.warm[name]),
        milliseconds(large.warm[name]),
        ratio(large.warm[name] / small.warm[name]),
        milliseconds(small.cold[name]),
        milliseconds(large.cold[name]),
        ratio(large.cold[name] / small.cold[name]),
      ]),
    );
  } finally {
    await setup.stop();
  }
}

void main();
