import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import {
  ChannexBookings,
  type ChannexAnswer,
  type ChannexRevision,
  type ChannexRoom,
} from '../../local/channex-bookings';
import { LOOPBACK, portOf } from '../../local/listening';
import { nightsOf, type PlainDate } from '../../src/platform/time/dates';
import { CHANNEL_KEY } from '../../src/connections/channels/channel-key';
import { inDays } from './bookings';
import type { TestServer } from './test-server';

export const CHANNEX_KEY = 'channex-key-of-tests';

/** What the sender says of free rooms. */
interface RoomsToldBody {
  values: {
    property_id: string;
    room_type_id: string;
    date_from: string;
    date_to: string;
    availability: number;
  }[];
}

const ACCEPTED: NonNullable<ChannexAnswer> = {
  status: 200,
  body: { data: [], meta: { message: 'Success', warnings: [] } },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** The stand-in for Channex with several hotels and without limits, on a port of its own. */
export interface LocalChannexFeed {
  url: string;
  bookings: ChannexBookings;
  /** The free rooms that it was told last, by 'hotel room-type date'. */
  told: Map<string, number>;
  /** Whether it leaves messages about rooms and prices without an effect and an answer. */
  isSilent: boolean;
  /** How many of them it left so. */
  unanswered: number;
  stop(): Promise<void>;
}

export async function startChannexFeed(): Promise<LocalChannexFeed> {
  const bookings = new ChannexBookings();
  const feed: LocalChannexFeed = {
    ...{ url: '', bookings, told: new Map(), isSilent: false, unanswered: 0 },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function take(request: IncomingMessage, path: string): Promise<NonNullable<ChannexAnswer>> {
    const body = await bodyOf(request);
    if (feed.isSilent) {
      feed.unanswered += 1;
      return new Promise<never>(() => undefined);
    }
    if (path === '/api/v1/restrictions') return ACCEPTED;
    const { values } = JSON.parse(body) as RoomsToldBody;
    for (const { property_id, room_type_id, date_from, date_to, availability } of values)
      for (const day of [...nightsOf(date_from, date_to), date_to])
        feed.told.set(`${property_id} ${room_type_id} ${day}`, availability);
    return ACCEPTED;
  }
  const server = createServer((request, response) => {
    void (async () => {
      const isKnown = request.headers['user-api-key'] === CHANNEX_KEY;
      const url = new URL(request.url ?? '/', 'http://channex');
      const tells = isKnown && ['/api/v1/availability', '/api/v1/restrictions'].includes(url.pathname);
      const answer = tells
        ? await take(request, url.pathname)
        : isKnown
          ? ((await bookings.answer(request.method ?? '', url)) ?? { status: 404, body: {} })
          : { status: 401, body: { errors: { code: 'unauthorized', title: 'Unauthorized' } } };
      if (!answer) return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  feed.url = `http://${LOOPBACK}:${portOf(server.address())}`;
  return feed;
}

/** The free rooms of each type in `days` days from the first, by 'room-type date', as the database has them. */
export async function freeRooms(
  testServer: TestServer,
  first: PlainDate,
  days: number,
): Promise<Record<string, number>> {
  const rows = await testServer.query<{ key: string; free: number }>(
    `SELECT type.code || ' ' || day::date AS key, count(room.id)::int AS free
     FROM room_types type CROSS JOIN generate_series($1::date, $1::date + $2::int - 1, interval '1 day') AS day
     LEFT JOIN rooms room ON type.on_sale AND room.type_id = type.id AND room.on_sale AND NOT EXISTS (
       SELECT 1 FROM room_nights taken WHERE taken.room_id = room.id AND taken.night = day::date)
     GROUP BY type.code, day`,
    [first, days],
  );
  return Object.fromEntries(rows.map(({ key, free }) => [key, free]));
}

/** What a hotel of the stand-in was told of these types and days. */
export const toldRooms = (
  { told }: Pick<LocalChannexFeed, 'told'>,
  propertyId: string,
  asked: Readonly<Record<string, number>>,
): Record<string, number | undefined> =>
  Object.fromEntries(Object.keys(asked).map((key) => [key, told.get(`${propertyId} ${key}`)]));

/** A room at a portal: two adults for these nights, at this price in rupees a night. */
export function channexRoom({
  from,
  nights = 1,
  perNight = '10000.00',
  type = 'Single',
  ...room
}: Partial<ChannexRoom> & { from: number; nights?: number; perNight?: string; type?: string }): ChannexRoom {
  const [checkin, checkout] = [inDays(from), inDays(from + nights)];
  return {
    ...{
      room_type_id: type,
      rate_plan_id: `${type} FLEXIBLE`,
      checkin_date: checkin,
      checkout_date: checkout,
    },
    amount: (Number(perNight) * nights).toFixed(2),
    days: Object.fromEntries(nightsOf(checkin, checkout).map((night) => [night, perNight])),
    occupancy: { adults: 1, children: 0, infants: 0 },
    ...room,
  };
}

/** A portal sells these rooms. */
export const sellAtPortal = (
  { bookings }: Pick<LocalChannexFeed, 'bookings'>,
  rooms: ChannexRoom[],
  change: Partial<ChannexRevision> = {},
): ChannexRevision => bookings.add({ booking_id: randomUUID(), status: 'new', rooms, ...change });

/** Connects a channel with portals of the desk for the names that it uses, and whose ids of types and plans are the hotel's codes, such as `Single` and `Single FLEXIBLE`. */
export async function connectChannel(
  testServer: TestServer,
  { propertyId = 'property', name = 'Channex' }: { propertyId?: string; name?: string } = {},
): Promise<string> {
  const sealed = testServer.installation.services.secrets.seal(CHANNEL_KEY, CHANNEX_KEY);
  const [channel] = await testServer.query<{ id: string }>(
    `INSERT INTO channels (id, kind, name, property_id, sealed_key, is_active, created_at, created_by)
     VALUES (gen_random_uuid(), 'channex', $1, $2, $3, true, hotel_now(), 'tests') RETURNING id`,
    [name, propertyId, sealed],
  );
  const id = channel?.id ?? '';
  await testServer.query('INSERT INTO channel_states (channel_id) VALUES ($1)', [id]);
  await mapTypes(testServer, id);
  await testServer.query(
    `INSERT INTO portals (name) SELECT name FROM unnest(ARRAY['Booking.com', 'Airbnb']) AS name
     WHERE NOT EXISTS (SELECT 1 FROM portals known WHERE lower(known.name) = lower(name))`,
  );
  return id;
}

/** Maps all room types with all plans, or one type. */
export async function mapTypes(testServer: TestServer, channelId: string, only: string | null = null) {
  const chosen = '($2::text IS NULL OR type.code = $2)';
  await testServer.query(
    `INSERT INTO channel_room_types (channel_id, room_type_id, external_id)
     SELECT $1, type.id, type.code FROM room_types type WHERE ${chosen} ON CONFLICT DO NOTHING`,
    [channelId, only],
  );
  await testServer.query(
    `INSERT INTO channel_rate_plans (channel_id, external_id, room_type_id, rate_plan_id)
     SELECT $1, type.code || ' ' || plan.code, type.id, plan.id FROM room_types type CROSS JOIN rate_plans plan
     WHERE ${chosen} ON CONFLICT DO NOTHING`,
    [channelId, only],
  );
}
