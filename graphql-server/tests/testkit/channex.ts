import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { ChannexBookings, type ChannexRevision, type ChannexRoom } from '../../local/channex-bookings';
import { LOOPBACK, portOf } from '../../local/listening';
import { nightsOf } from '../../src/platform/time/dates';
import { inDays } from './bookings';

export const CHANNEX_KEY = 'channex-key-of-tests';

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
  ...room
}: Partial<ChannexRoom> & { from: number; nights?: number; perNight?: string }): ChannexRoom {
  const [checkin, checkout] = [inDays(from), inDays(from + nights)];
  return {
    ...{ room_type_id: 'Single', rate_plan_id: 'FLEXIBLE', checkin_date: checkin, checkout_date: checkout },
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
