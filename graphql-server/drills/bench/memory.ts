import { readFile } from 'node:fs/promises';
import { load, type LoadRequest } from './setup/load';
import { startSetup, type Running } from './setup/bench-server';
import { machine, option, printTable } from './setup/table';

// Ten minutes: BENCH_MINUTES=10. A short run shows that the benchmark works, not that memory is flat.
const MINUTES = option('BENCH_MINUTES', 1);
const SAMPLES = 10;
const DIFFERENT = 2_000;

/** The memory of the process, in megabytes. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Cached reads, new reads, refusals and prices together. */
function requestsFor({ url }: Running): LoadRequest[] {
  const post = (query: string, variables: object): LoadRequest => ({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const search = Array.from({ length: DIFFERENT }, (_, number) =>
    post(
      'query ($search: String) { hotels(search: $search) { ... on HotelPage { hotels { name } totalPages } } }',
      {
        search: `palace ${number}`,
      },
    ),
  );
  return [
    { url: `${url}/api/offers` },
    post('{ roomTypes { name description } property { name today } }', {}),
    post(
      '{ quote(roomType: Suite, checkin: "2020-01-01", checkout: "2020-01-02") { ... on Refusal { code } } }',
      {},
    ),
    ...search,
  ];
}

async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 10_000 });
  try {
    const ours = await setup.startOurs();
    const byManyCallers = requestsFor(ours).map((request, number) => ({
      ...request,
      headers: { ...request.headers, 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
    }));
    const rows: string[][] = [];
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const { requestsPerSecond } = await load(byManyCallers, (MINUTES * 60) / SAMPLES, 1);
      const megabytes = await residentMegabytes(ours.pid);
      rows.push([
        `${((MINUTES * sample) / SAMPLES).toFixed(1)} min`,
        requestsPerSecond.toFixed(0),
        megabytes.toFixed(0),
      ]);
    }
    printTable(`Memory under load. ${machine()}`, ['after', 'requests a second', 'MB'], rows);
  } finally {
    await setup.stop();
  }
}

void main();
