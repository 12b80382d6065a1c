import { addDays, dateInZone } from '../src/platform/time/dates';
import { inTurn, load, type LoadRequest } from './setup/load';
import { startSetup, type Running } from './setup/bench-server';
import { machine, option, printTable, whole } from './setup/table';

const ROUNDS = option('BENCH_ROUNDS', 3);
const SECONDS = option('BENCH_SECONDS', 2);

const post = ({ url }: Running, query: string): LoadRequest => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

/** Measures two queries that are never cached: the price of a stay, and free rooms. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  try {
    const ours = await setup.startOurs();
    const checkin = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
    const stay = (nights: number) => `checkin: "${checkin}", checkout: "${addDays(checkin, nights)}"`;
    const requests = {
      'quote, 2 nights': `{ quote(roomType: Double, ${stay(2)}, guests: 2) { ... on Quote { total { amount } taxes { label amount { amount } } } } }`,
      'quote, 30 nights': `{ quote(roomType: Suite, ${stay(30)}, guests: 2) { ... on Quote { total { amount } taxes { label amount { amount } } } } }`,
      'availability, 2 nights': `{ availability(${stay(2)}) { ... on Availability { roomTypes { roomType { name } roomsFree } } } }`,
    };
    const speed = await inTurn(
      Object.fromEntries(
        Object.entries(requests).map(([name, query]) => [
          name,
          async () => (await load(post(ours, query), SECONDS)).requestsPerSecond,
        ]),
      ),
      ROUNDS,
    );
    printTable(
      `Asked of the schema each time. ${machine()}`,
      ['request', 'a second'],
      Object.entries(speed).map(([name, value]) => [name, whole(value)]),
    );
  } finally {
    await setup.stop();
  }
}

void main();
