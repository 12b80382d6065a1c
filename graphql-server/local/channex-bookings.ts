/**
 * The bookings of the stand-in for Channex, as its documentation describes them (docs.channex.io, Bookings Collection):
 * `GET /api/v1/booking_revisions/feed` lists the revisions that were not acknowledged, and
 * `POST /api/v1/booking_revisions/:id/ack` acknowledges one. Tests choose its faults.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What a portal sells beside a room. */
interface ChannexService {
  type: string;
  name: string;
  total_price: string;
  price_per_unit: string;
  price_mode: string;
  persons: number;
  nights: number;
}

/** A room of a booking at a portal. Prices are texts in units of the booking's currency. */
export interface ChannexRoom {
  room_type_id: string;
  rate_plan_id: string;
  checkin_date: string;
  checkout_date: string;
  amount: string;
  days: Record<string, string>;
  occupancy: { adults: number; children: number; infants: number; ages?: number[] };
  services?: ChannexService[];
  taxes?: { type: string; name: string; total_price: string; is_inclusive: boolean }[];
  guests?: { name: string; surname: string }[];
}

/** A revision of a booking, as the feed lists it. */
export interface ChannexRevision {
  id: string;
  property_id: string;
  booking_id: string;
  unique_id: string;
  system_id: string;
  ota_name: string;
  ota_reservation_code: string;
  status: 'new' | 'modified' | 'cancelled';
  currency: string;
  amount: string;
  arrival_date: string;
  departure_date: string;
  occupancy: { adults: number; children: number; infants: number };
  ota_commission: string | null;
  payment_collect: 'property' | 'ota' | null;
  payment_type: 'credit_card' | 'bank_transfer' | null;
  notes: string | null;
  customer: { name: string; surname: string; mail: string | null; phone: string | null };
  guarantee: {
    card_number: string;
    card_type: string;
    cardholder_name: string;
    expiration_date: string;
  } | null;
  services: ChannexService[];
  rooms: ChannexRoom[];
  inserted_at: string;
}

/** How the stand-in behaves. */
export interface ChannexBookingsMode {
  /**
   * `busy` answers 429, `broken` 500, `slow` after a second, `huge` with more than it may. `of all hotels` does not filter by the
   * hotel. `partly wrong` lists an entry first that is not as documented.
   */
  feed: 'normal' | 'busy' | 'broken' | 'slow' | 'huge' | 'of all hotels' | 'partly wrong';
  /** `lost` acknowledges and closes the connection without an answer; `forgotten` answers, but lists the revision again. The hanging ones never answer. */
  acknowledge:
    'normal' | 'busy' | 'refuses the first' | 'lost' | 'forgotten' | 'hanging' | 'ignored and hanging';
  /** Lists the newest revision first, whatever order was asked for. */
  isOutOfOrder: boolean;
  /** Lists acknowledged revisions again. */
  repeats: boolean;
}

const NORMAL: ChannexBookingsMode = {
  feed: 'normal',
  acknowledge: 'normal',
  isOutOfOrder: false,
  repeats: false,
};

/** The stand-in's answer; null when it gives none. */
export type ChannexAnswer = { status: number; headers?: Record<string, string>; body: unknown } | null;

const ACKNOWLEDGE = /^\/api\/v1\/booking_revisions\/([\w-]{1,64})\/ack$/;
const SLOW_MILLISECONDS = 1_000;
const HUGE_BYTES = 11_000_000;

/** The revisions of portals' bookings. */
export class ChannexBookings {
  mode: ChannexBookingsMode = { ...NORMAL };
  private readonly revisions: ChannexRevision[] = [];
  private readonly acknowledged = new Set<string>();
  /** The ids of the revisions that were acknowledged, each time. */
  readonly acknowledgements: string[] = [];
  private made = 0;

  /** Changes how it behaves. */
  setMode(change: Partial<ChannexBookingsMode>): void {
    this.mode = { ...this.mode, ...change };
  }

  /** Behaves as documented again. */
  reset(): void {
    this.mode = { ...NORMAL };
  }

  /** Adds a revision, made after all before. What is left out is taken from the booking's last revision. */
  add(change: Partial<ChannexRevision> & Pick<ChannexRevision, 'booking_id' | 'status'>): ChannexRevision {
    this.made += 1;
    const before = this.revisions.findLast((one) => one.booking_id === change.booking_id);
    const number = `${Date.now()}${this.made}`;
    const revision: ChannexRevision = {
      ...emptyRevision(number),
      ...before,
      ...(change.rooms && { amount: totalOf(change) }),
      ...change,
      id: change.id ?? randomUUID(),
      system_id: randomUUID(),
      inserted_at: change.inserted_at ?? new Date(Date.now() + this.made).toISOString().replace('Z', ''),
    };
    this.revisions.push(revision);
    return revision;
  }

  /** The ids of the revisions that are not acknowledged. */
  get open(): string[] {
    return this.revisions.map(({ id }) => id).filter((id) => !this.acknowledged.has(id));
  }

  /** Answers requests about revisions; undefined for any other request. */
  async answer(method: string, url: URL): Promise<ChannexAnswer | undefined> {
    const id = ACKNOWLEDGE.exec(url.pathname)?.[1];
    if (method === 'POST' && id !== undefined) return this.acknowledge(id);
    if (method === 'GET' && url.pathname === '/api/v1/booking_revisions/feed')
      return this.feed(url.searchParams);
    return undefined;
  }

  private async feed(query: URLSearchParams): Promise<ChannexAnswer> {
    if (this.mode.feed === 'busy') return BUSY;
    if (this.mode.feed === 'broken')
      return { status: 500, body: { errors: { code: 'internal_server_error' } } };
    if (this.mode.feed === 'huge') return { status: 200, body: { data: ['x'.repeat(HUGE_BYTES)] } };
    if (this.mode.feed === 'slow') await pause(SLOW_MILLISECONDS);
    const property = query.get('filter[property_id]');
    const [page, limit] = [
      Number(query.get('pagination[page]') ?? 1),
      Number(query.get('pagination[limit]') ?? 10),
    ];
    const listed = this.revisions.filter(
      (one) =>
        (this.mode.repeats || !this.acknowledged.has(one.id)) &&
        (property === null || one.property_id === property || this.mode.feed === 'of all hotels'),
    );
    if (this.mode.isOutOfOrder) listed.reverse();
    const shown = listed.slice((page - 1) * limit, page * limit);
    const entries = shown.map((attributes) => ({ type: 'booking_revision', id: attributes.id, attributes }));
    return {
      status: 200,
      body: {
        data: this.mode.feed === 'partly wrong' ? [{ id: '../ack', attributes: null }, ...entries] : entries,
        meta: { total: listed.length, limit, page, order_by: 'inserted_at', order_direction: 'asc' },
      },
    };
  }

  /** How many requests wait for an answer that does not come. */
  hanging = 0;

  private hang(): Promise<ChannexAnswer> {
    this.hanging += 1;
    return new Promise(() => undefined);
  }

  private async acknowledge(id: string): Promise<ChannexAnswer> {
    if (this.mode.acknowledge === 'ignored and hanging') return this.hang();
    if (this.mode.acknowledge === 'busy') return BUSY;
    if (this.mode.acknowledge === 'refuses the first' && id === this.open[0])
      return { status: 422, body: { errors: { code: 'validation_error', title: 'Validation Error' } } };
    if (!this.revisions.some((one) => one.id === id))
      return { status: 404, body: { errors: { code: 'resource_not_found', title: 'Resource Not Found' } } };
    this.acknowledgements.push(id);
    if (this.mode.acknowledge !== 'forgotten') this.acknowledged.add(id);
    if (this.mode.acknowledge === 'hanging') return this.hang();
    return this.mode.acknowledge === 'lost' ? null : { status: 200, body: { meta: { message: 'Success' } } };
  }
}

const BUSY: ChannexAnswer = {
  status: 429,
  headers: { 'retry-after': '1' },
  body: { errors: { code: 'http_too_many_requests', title: 'Too Many Requests' } },
};

/** The total as the documentation shows it: the rooms and the services. */
const totalOf = ({ rooms = [], services = [] }: Partial<ChannexRevision>): string => {
  const prices = [
    ...rooms.flatMap(({ days }) => Object.values(days)),
    ...services.map(({ total_price }) => total_price),
  ];
  return prices.reduce((sum, price) => sum + Number(price), 0).toFixed(2);
};

const emptyRevision = (number: string): Omit<ChannexRevision, 'booking_id' | 'status'> => ({
  id: '',
  property_id: 'property',
  unique_id: `BDC-${number}`,
  system_id: '',
  ota_name: 'Booking.com',
  ota_reservation_code: number,
  currency: 'INR',
  amount: '0.00',
  arrival_date: '',
  departure_date: '',
  occupancy: { adults: 2, children: 0, infants: 0 },
  ota_commission: null,
  payment_collect: 'property',
  payment_type: null,
  notes: null,
  customer: { name: 'Ann', surname: 'Portal', mail: null, phone: null },
  guarantee: null,
  services: [],
  rooms: [],
  inserted_at: '',
});
