import { z } from 'zod';
import { FeedError, type FeedRevision, type RevisionFeed } from './revision-feed';

/** Where Channex answers, and with which key. */
export interface ChannexAccess {
  /** The address of the API without a slash at its end, such as https://app.channex.io. */
  url: string;
  apiKey: string;
  /** The id of the hotel at Channex. */
  propertyId: string;
  timeoutSeconds: number;
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
export class ChannexFeed implements RevisionFeed {
  constructor(private readonly access: ChannexAccess) {}

  async unacknowledged(): Promise<FeedRevision[]> {
    const found: FeedRevision[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = new URLSearchParams({
        'filter[property_id]': this.access.propertyId,
        'pagination[page]': String(page),
        'pagination[limit]': String(PAGE),
        'order[inserted_at]': 'asc',
      });
      const answer = await this.send('GET', `/api/v1/booking_revisions/feed?${query.toString()}`);
      const read = feedAnswer.safeParse(answer);
      if (!read.success) throw new FeedError('The feed is not as documented.');
      found.push(...read.data.data.map(feedRevision));
      if (read.data.data.length < PAGE) break;
    }
    return found;
  }

  async acknowledge(id: string): Promise<void> {
    await this.send('POST', `/api/v1/booking_revisions/${encodeURIComponent(id)}/ack`);
  }

  private async send(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const { url, apiKey, timeoutSeconds } = this.access;
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'user-api-key': apiKey, accept: 'application/json', 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      const text = await response.text();
      if (response.status === 429)
        throw new FeedError('Channex asks to wait.', Number(response.headers.get('retry-after') ?? 60) || 60);
      // It was acknowledged before, and the answer got lost.
      if (method === 'POST' && response.status === 404) return null;
      if (!response.ok) throw new FeedError(`Channex answers ${response.status}.`);
      if (text.length > MOST_BYTES) throw new FeedError('The answer of Channex is too long.');
      return JSON.parse(text) as unknown;
    } catch (error) {
      if (error instanceof FeedError) throw error;
      throw new FeedError(`Channex cannot be reached: ${error instanceof Error ? error.name : 'unknown'}.`);
    }
  }
}

function feedRevision({ id, attributes }: z.output<typeof revision>): FeedRevision {
  // Cards are never stored.
  const { guarantee, raw_message, ...rest } = attributes;
  const madeAt = instant(attributes.inserted_at);
  if (Number.isNaN(madeAt.getTime())) throw new FeedError('The feed is not as documented.');
  return {
    id,
    bookingKey: attributes.booking_id,
    portal: (attributes.ota_name ?? 'Channex').slice(0, 60),
    number: (attributes.ota_reservation_code ?? attributes.unique_id ?? attributes.booking_id).slice(0, 40),
    kind: KINDS[attributes.status],
    madeAt,
    attributes: rest,
  };
}
