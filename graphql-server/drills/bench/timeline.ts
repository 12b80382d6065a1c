import { addDays, dateInZone } from '../../src/platform/time/dates';
import { startSetup, type BenchSetup } from './setup/bench-server';
import { startDesk, timesOf } from './setup/desk';
import { sellStays, type SoldStay } from './setup/full-year';
import { Limits } from './setup/limits';
import { machine, printTable, whole } from './setup/table';

const TIMELINE = `query ($from: PlainDate!, $nights: Int!) {
  timeline(from: $from, nights: $nights) {
    ... on Timeline {
      from nights businessDay types { code title roomsFree }
      rooms {
        id number roomType onSale
        stays { id reference bookingStatus status guestName guests night nights checkin checkout soldAs isHeldChange balancePaise }
        blocks { id reason note night nights firstNight endsOn }
      }
    }
  }
}`;

const LENGTHS = [2, 1, 3, 2, 2, 3, 1, 2];
const YEAR = 365;

// Upper limits of the median, in milliseconds. The larger timeline must stay usable.
const SIZES = [
  { rooms: 30, nights: 28, wanted: 50 },
  { rooms: 300, nights: 90, wanted: 1_000 },
];

/** Adds copies of the hotel's rooms up to this number of rooms. */
async function addRooms(setup: BenchSetup, rooms: number): Promise<void> {
  await setup.query(
    `INSERT INTO rooms (number, type_id)
     SELECT 'N' || place, (SELECT type_id FROM rooms ORDER BY id OFFSET place % 30 LIMIT 1)
     FROM generate_series((SELECT count(*) FROM rooms) + 1, $1::int) AS place`,
    [rooms],
  );
}

/** Sells stays of one to three nights in each room without stays, one after the other, from that day on for a year. */
async function sellYear(setup: BenchSetup, from: string): Promise<void> {
  const rooms = await setup.query<{ id: number }>(
    'SELECT id FROM rooms WHERE NOT EXISTS (SELECT 1 FROM stays WHERE room_id = rooms.id) ORDER BY id',
  );
  const stays: SoldStay[] = [];
  for (const { id } of rooms) {
    for (let day = 0, place = id; day < YEAR; place += 1) {
      const nights = LENGTHS[place % LENGTHS.length] ?? 2;
      stays.push({ room: id, checkin: addDays(from, day), checkout: addDays(from, day + nights) });
      // Every eighth gap stays free.
      day += nights + Number(place % 8 === 0);
    }
  }
  await sellStays(setup, stays);
  await setup.query('VACUUM ANALYZE');
}

/** Measures the timeline: 30 rooms over four weeks, and 300 rooms over three months. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  try {
    const desk = await startDesk(setup);
    const today = dateInZone(new Date(), 'Asia/Kolkata');
    const from = addDays(today, 1);
    const limits = new Limits();
    const rows: string[][] = [];
    for (const { rooms, nights, wanted } of SIZES) {
      await addRooms(setup, rooms);
      await sellYear(setup, from);
      const ask = () => desk.ask<{ timeline: { rooms: { stays: unknown[] }[] } }>(TIMELINE, { from, nights });
      const { timeline } = await ask();
      const shown = timeline.rooms.reduce((sum, { stays }) => sum + stays.length, 0);
      const bytes = JSON.stringify(timeline).length;
      const { first, median, p95 } = await timesOf(ask);
      const name = `${rooms} rooms × ${nights} nights`;
      const figures = [first.toFixed(1), limits.atMost(name, median, wanted), p95.toFixed(1)];
      rows.push([name, whole(shown), whole(bytes / 1024), ...figures]);
    }
    await desk.stop();
    const title = `The timeline in a year that is sold, over HTTP. ${machine()}`;
    printTable(title, ['timeline', 'stays', 'kB', 'first ms', 'median ms', '95 % ms'], rows);
    limits.close();
  } finally {
    await setup.stop();
  }
}

void main();
