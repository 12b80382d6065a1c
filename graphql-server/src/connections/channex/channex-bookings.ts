import { z } from 'zod';
import {
  ChannelFailure,
  type BookingsPort,
  type ChannelAccess,
  type ChannelRevision,
} from '../channels/channel-port';

interface ChannexSettings {
  url: string;
  /** For one request, in milliseconds. */
  milliseconds: number;
}

const PAGE = 100;
/** So many pages are read at once; the next run reads the others. */
const MOST_PAGES = 10;
const MOST_BYTES = 10_000_000;

const KINDS = { new: 'NEW', modified: 'MODIFIED', cancelled: 'CANCELLED' } as const;

// What must be there so that a revision can be stored. `sold-booking.ts` reads the rest when it is applied.
const revision = z.object({
  id: z.string().min(1).max(100),
  attributes: z.looseObject({
    property_id: z.string().max(100),
    booking_id: z.string().min(1).max(100),
    ota_name: z.string().nullish(),
    ota_reservation_code: z.string().nullish(),
    unique_id: z.string().nullish(),
    status: z.enum(['new', 'modified', 'cancelled']),
    inserted_at: z.string(),
  }),
});

const feedAnswer = z.object({ data: z.array(revision), meta: z.object({ total: z.number() }).optional() });

// The times of Channex are UTC, with or without a Z.
const instant = (text: string): Date => new Date(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);

/**
 * Reads the revisions of bookings from Channex (docs.channex.io, Bookings Collection): `GET /api/v1/booking_revisions/feed`
 * lists what was not acknowledged, and `POST /api/v1/booking_revisions/:id/ack` acknowledges.
 */
export class ChannexBookings implements BookingsPort {
  constructor(private readonly settings: ChannexSettings) {}

  async pullBookings(access: ChannelAccess): Promise<ChannelRevision[]> {
    const found: ChannelRevision[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = new URLSearchParams({
        'filter[property_id]': access.propertyId,
        'pagination[page]': String(page),
        'pagination[limit]': String(PAGE),
        'order[inserted_at]': 'asc',
      });
      const answer = await this.send(access, 'GET', `/api/v1/booking_revisions/feed?${query.toString()}`);
      const read = feedAnswer.safeParse(answer);
      if (!read.success) throw new ChannelFailure('The feed is not as documented.');
      found.push(...read.data.data.map(revisionOf));
      if (read.data.data.length < PAGE) break;
    }
    return found;
  }

  async acknowledge(access: ChannelAccess, revisionId: string): Promise<void> {
    await this.send(access, 'POST', `/api/v1/booking_revisions/${encodeURIComponent(revisionId)}/ack`);
  }

  private async send({ apiKey }: ChannelAccess, method: 'GET' | 'POST', path: string): Promise<unknown> {
    const { url, milliseconds } = this.settings;
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'user-api-key': apiKey, accept: 'application/json', 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      });
      const text = await response.text();
      if (response.status === 429) throw new ChannelFailure('Channex asks to wait.');
      // It was acknowledged before, and the answer got lost.
      if (method === 'POST' && response.status === 404) return null;
      if (!response.ok) throw new ChannelFailure(`Channex answers ${response.status}.`);
      if (text.length > MOST_BYTES) throw new ChannelFailure('The answer of Channex is too long.');
      return JSON.parse(text) as unknown;
    } catch (error) {
      if (error instanceof ChannelFailure) throw error;
      throw new ChannelFailure(
        `Channex cannot be reached: ${error instanceof Error ? error.name : 'unknown'}.`,
      );
    }
  }
}

function revisionOf({ id, attributes }: z.output<typeof revision>): ChannelRevision {
  // Cards are never stored.
  const { guarantee, raw_message, ...rest } = attributes;
  const madeAt = instant(attributes.inserted_at);
  if (Number.isNaN(madeAt.getTime())) throw new ChannelFailure('The feed is not as documented.');
  return {
    id,
    propertyId: attributes.property_id,
    bookingId: attributes.booking_id,
    seller: (attributes.ota_name ?? 'Channex').slice(0, 60),
    number: (attributes.ota_reservation_code ?? attributes.unique_id ?? attributes.booking_id).slice(0, 40),
    kind: KINDS[attributes.status],
    madeAt,
    attributes: rest,
  };
}
