import { addDays, dateInZone } from '../../src/platform/time/dates';
import { waitFor } from '../../tests/testkit/wait-for';
import { startSetup, type BenchSetup, type Running } from './setup/bench-server';
import { emptyRateBook, fillRateBook } from './setup/full-rate-book';
import { Limits } from './setup/limits';
import { inTurn, load, type LoadRequest } from './setup/load';
import { machine, option, printTable } from './setup/table';

const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);
const VISIBLE_WITHIN_MILLISECONDS = 10_000;
/** The least share of the speed with the seeds' rate book. */
const LEAST_SHARE = 0.5;
/** The least number of quotes a second, on two cores. */
const LEAST_SPEED = 50;

const post = ({ url }: Running, query: string): LoadRequest => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

interface Priced {
  data: { quote: { total: { amount: number } } };
}

/** The total of the quote, which shows which rate book the server uses. */
async function totalOf(request: LoadRequest): Promise<number> {
  const { url, method, headers, body } = request;
  const response = await fetch(url, { method, headers, body });
  return ((await response.json()) as Priced).data.quote.total.amount;
}

/** The quote with the seeds' rate book, and with a full rate book. */
async function rateBooks(setup: BenchSetup, request: LoadRequest) {
  const plain = await totalOf(request);
  const speed = async () => (await load(request, SECONDS)).requestsPerSecond;
  const isPlain = async () => (await totalOf(request)) === plain;
  return {
    'quote, 30 nights': speed,
    'quote, 30 nights, full rate book': async () => {
      await fillRateBook(setup);
      await waitFor('the full rate book', async () => !(await isPlain()), VISIBLE_WITHIN_MILLISECONDS);
      const value = await speed();
      await emptyRateBook(setup);
      await waitFor('the rate book of the seeds', isPlain, VISIBLE_WITHIN_MILLISECONDS);
      return value;
    },
  };
}

/** Measures two queries that are never cached: the price of a stay, and free rooms. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  try {
    const ours = await setup.startOurs();
    const checkin = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
    const stay = (nights: number) => `checkin: "${checkin}", checkout: "${addDays(checkin, nights)}"`;
    const fields = '... on Quote { total { amount } taxes { label amount { amount } } }';
    const quote = (type: string, nights: number) =>
      post(ours, `{ quote(roomType: ${type}, ${stay(nights)}, guests: 2) { ${fields} } }`);
    const free = `{ availability(${stay(2)}) { ... on Availability { roomTypes { roomType { name } roomsFree } } } }`;
    const speed = await inTurn(
      {
        'quote, 2 nights': async () => (await load(quote('Double', 2), SECONDS)).requestsPerSecond,
        ...(await rateBooks(setup, quote('Suite', 30))),
        'availability, 2 nights': async () => (await load(post(ours, free), SECONDS)).requestsPerSecond,
      },
      ROUNDS,
    );
    const limits = new Limits();
    printTable(
      `Asked of the schema each time. ${machine()}`,
      ['request', 'a second'],
      Object.entries(speed).map(([name, value]) => [name, limits.atLeast(name, value, LEAST_SPEED)]),
    );
    const share = speed['quote, 30 nights, full rate book'] / speed['quote, 30 nights'];
    const kept = limits.atLeast('a full rate book', share, LEAST_SHARE);
    process.stdout.write(`A full rate book: ${kept} × the quotes of the seeds' one.\n`);
    limits.close();
  } finally {
    await setup.stop();
  }
}

void main();
