import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { ChannexBookings, type ChannexRevision, type ChannexRoom } from '../../local/channex-bookings';
import { LOOPBACK, portOf } from '../../local/listening';
import { nightsOf } from '../../src/platform/time/dates';
import { CHANNEL_KEY } from '../../src/connections/channels/channel-key';
import { inDays } from './bookings';
import type { TestServer } from './test-server';

const CHANNEX_KEY = 'channex-key-of-tests';

/** The bookings of the stand-in for Channex, on a port of its own. */
export interface LocalChannexFeed {
  url: string;
  bookings: ChannexBookings;
  stop(): Promise<void>;
}

export async function startChannexFeed(): Promise<LocalChannexFeed> {
  const bookings = new ChannexBookings();
  const server = createServer((request, response) => {
    void (async () => {
      const isKnown = request.headers['user-api-key'] === CHANNEX_KEY;
      const url = new URL(request.url ?? '/', 'http://channex');
      const answer = isKnown
        ? ((await bookings.answer(request.method ?? '', url)) ?? { status: 404, body: {} })
        : { status: 401, body: { errors: { code: 'unauthorized', title: 'Unauthorized' } } };
      if (!answer) return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    url: `http://${LOOPBACK}:${portOf(server.address())}`,
    bookings,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

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
