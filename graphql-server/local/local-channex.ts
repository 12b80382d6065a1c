/**
 * Stands in for the channel manager Channex, by its public documentation: POST /api/v1/availability and /api/v1/restrictions keep
 * what they are told, with the limits of the real service. Bookings of portals are another part of it.
 */
import { createServer } from 'node:http';
import express, { type Response } from 'express';
import { z } from 'zod';
import { ChannexBookings } from './channex-bookings';
import { close, listen, LOOPBACK } from './listening';

const LIMIT = 10;
const MINUTE = 60_000;
const MOST_BYTES = '10mb';

const date = z.iso.date();
const roomsValue = z.strictObject({
  property_id: z.string(),
  room_type_id: z.string(),
  date_from: date,
  date_to: date,
  availability: z.number().int().min(0),
});
const planValue = z.strictObject({
  property_id: z.string(),
  rate_plan_id: z.string(),
  date_from: date,
  date_to: date,
  rate: z.number().int().positive(),
  min_stay_arrival: z.number().int().min(1),
  min_stay_through: z.number().int().min(1),
  max_stay: z.number().int().min(0),
  closed_to_arrival: z.boolean(),
  closed_to_departure: z.boolean(),
  stop_sell: z.boolean(),
});

/** What Channex knows of a night of a rate plan. */
type ChannexPlanNight = Omit<
  z.output<typeof planValue>,
  'property_id' | 'rate_plan_id' | 'date_from' | 'date_to'
>;

/** How it answers: as documented, with status 500, never, after it did what it was asked without an answer, or with 429. */
type ChannexMode = 'well' | '500' | 'silence' | 'lost' | '429';

export interface LocalChannex {
  url: string;
  mode: ChannexMode;
  /** The time by which requests are counted. */
  now: () => number;
  /** The ids that it knows. */
  known: { roomTypes: Set<string>; ratePlans: Set<string> };
  /** By 'room type id date'. */
  rooms: Map<string, number>;
  /** By 'rate plan id date'. */
  plans: Map<string, ChannexPlanNight>;
  /** Every request that was answered as documented, with the number of its values. */
  requests: { path: string; values: number; bytes: number }[];
  /** Bookings of portals, with their own modes. */
  bookings: ChannexBookings;
  /** How many requests were refused because a minute had too many. */
  refused: number;
  stop(): Promise<void>;
}

/** The hotel as Channex knows it. */
export interface ChannexHotel {
  apiKey: string;
  propertyId: string;
}

function daysOf({ date_from, date_to }: { date_from: string; date_to: string }): string[] {
  const days: string[] = [];
  for (let day = Date.parse(date_from); day <= Date.parse(date_to); day += 86_400_000)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

const errors = (code: string, title: string): object => ({ errors: { code, title } });

export async function startLocalChannex(hotel: ChannexHotel, port = 0): Promise<LocalChannex> {
  const moments = new Map<string, number[]>();
  const app = express();
  app.use(express.json({ limit: MOST_BYTES }));
  app.use((request, response, next) => {
    if (channex.mode === 'silence') return;
    if (channex.mode === '500')
      return void response.status(500).json(errors('internal_server_error', 'Internal Error'));
    if (channex.mode === '429')
      return void response.status(429).json(errors('http_too_many_requests', 'Too Many Requests'));
    if (request.get('user-api-key') !== hotel.apiKey)
      return void response.status(401).json(errors('unauthorized', 'Unauthorized'));
    next();
  });

  /** Whether this minute may have another request of the path. */
  function isWithinLimit(path: string): boolean {
    const now = channex.now();
    const ofMinute = (moments.get(path) ?? []).filter((moment) => moment > now - MINUTE);
    moments.set(path, ofMinute);
    if (ofMinute.length >= LIMIT) return false;
    ofMinute.push(now);
    return true;
  }

  function take<Value extends { property_id: string; date_from: string; date_to: string }>(
    { path, body, shape }: { path: string; body: unknown; shape: z.ZodType<Value> },
    response: Response,
    keep: (value: Value, day: string) => boolean,
  ): void {
    if (!isWithinLimit(path)) {
      channex.refused += 1;
      response.status(429).json(errors('http_too_many_requests', 'Too Many Requests'));
      return;
    }
    const parsed = z.object({ values: z.array(shape).min(1) }).safeParse(body);
    if (!parsed.success) {
      response.status(422).json(errors('validation_error', z.prettifyError(parsed.error)));
      return;
    }
    const { values } = parsed.data;
    const warnings = values.filter(
      (value) => value.property_id !== hotel.propertyId || !daysOf(value).every((day) => keep(value, day)),
    );
    channex.requests.push({ path, values: values.length, bytes: JSON.stringify(body).length });
    if (channex.mode === 'lost') return void response.destroy();
    response.json({
      data: [{ id: '00000000-0000-4000-8000-000000000000', type: 'task' }],
      meta: { message: 'Success', warnings: warnings.map(() => ({ warning: { id: ['is unknown'] } })) },
    });
  }

  app.post('/api/v1/availability', (request, response) =>
    take({ path: 'availability', body: request.body, shape: roomsValue }, response, (value, day) => {
      if (!channex.known.roomTypes.has(value.room_type_id)) return false;
      channex.rooms.set(`${value.room_type_id} ${day}`, value.availability);
      return true;
    }),
  );
  app.post('/api/v1/restrictions', (request, response) =>
    take({ path: 'restrictions', body: request.body, shape: planValue }, response, (value, day) => {
      if (!channex.known.ratePlans.has(value.rate_plan_id)) return false;
      const { property_id: _property, rate_plan_id: plan, date_from: _from, date_to: _to, ...night } = value;
      channex.plans.set(`${plan} ${day}`, night);
      return true;
    }),
  );
  app.use('/api/v1/booking_revisions', (request, response, next) => {
    void channex.bookings
      .answer(request.method, new URL(request.originalUrl, 'http://channex'))
      .then((answer) => {
        if (answer === undefined) return next();
        if (answer === null) return void response.destroy();
        response
          .status(answer.status)
          .set(answer.headers ?? {})
          .json(answer.body);
      });
  });
  app.get('/api/v1/properties/:id', (request, response) =>
    request.params.id === hotel.propertyId
      ? response.json({ data: { id: hotel.propertyId, type: 'property', attributes: {} } })
      : response.status(404).json(errors('resource_not_found', 'Resource Not Found')),
  );

  const server = createServer(app);
  const url = `http://${LOOPBACK}:${await listen(server, port)}`;
  const channex: LocalChannex = {
    bookings: new ChannexBookings(),
    url,
    mode: 'well',
    now: () => Date.now(),
    known: { roomTypes: new Set(), ratePlans: new Set() },
    rooms: new Map(),
    plans: new Map(),
    requests: [],
    refused: 0,
    stop: () => close(server),
  };
  return channex;
}
