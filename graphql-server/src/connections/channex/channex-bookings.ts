import { z } from 'zod';
import { limitedText } from '../../platform/outgoing/limited-text';
import { storableText } from '../../platform/text/storable-json';
import {
  ChannelFailure,
  type BookingsPort,
  type ChannelAccess,
  type ChannelProblem,
  type ChannelReading,
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
const id = z.string().regex(/^[\w-]{1,100}$/);
const revision = z.object({
  id,
  attributes: z.looseObject({
    property_id: z.string().max(100),
    booking_id: id,
    ota_name: z.string().nullish(),
    ota_reservation_code: z.string().nullish(),
    unique_id: z.string().nullish(),
    status: z.enum(['new', 'modified', 'cancelled']),
    inserted_at: z.string().max(40),
  }),
});

const feedAnswer = z.object({ data: z.array(z.unknown()).max(PAGE) });

// The times of Channex are UTC, with or without a Z.
const instant = (text: string): Date => new Date(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);

/**
 * Reads the revisions of bookings from Channex (docs.channex.io, Bookings Collection): `GET /api/v1/booking_revisions/feed`
 * lists what was not acknowledged, and `POST /api/v1/booking_revisions/:id/ack` acknowledges.
 */
export class ChannexBookings implements BookingsPort {
  constructor(private readonly settings: ChannexSettings) {}

  async pullBookings(access: ChannelAccess): Promise<ChannelReading> {
    const found: (ChannelRevision | null)[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = new URLSearchParams({
        'filter[property_id]': access.propertyId,
        'pagination[page]': String(page),
        'pagination[limit]': String(PAGE),
        'order[inserted_at]': 'asc',
      });
      const answer = await this.send(access, 'GET', `/api/v1/booking_revisions/feed?${query.toString()}`);
      const read = feedAnswer.safeParse(answer);
      if (!read.success) throw new ChannelFailure('UNEXPECTED', 'The feed is not as documented.');
      found.push(...read.data.data.map(revisionOf));
      if (read.data.data.length < PAGE) break;
    }
    const revisions = found.flatMap((one) => one ?? []);
    return { revisions, isWhole: revisions.length === found.length };
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
      const text = await limitedText(response, MOST_BYTES);
      // It was acknowledged before, and the answer got lost.
      if (method === 'POST' && response.status === 404) return null;
      if (!response.ok) {
        const problem = PROBLEM_OF_STATUS[response.status] ?? 'UNEXPECTED';
        throw new ChannelFailure(problem, `Channex answers ${response.status}.`);
      }
      if (text === null) throw new ChannelFailure('UNEXPECTED', 'The answer of Channex is too long.');
      return JSON.parse(text) as unknown;
    } catch (error) {
      if (error instanceof ChannelFailure) throw error;
      const name = error instanceof Error ? error.name : 'unknown';
      throw new ChannelFailure(PROBLEM_OF_ERROR[name] ?? 'NOT_REACHED', `Channex cannot be read: ${name}.`);
    }
  }
}

const PROBLEM_OF_STATUS: Readonly<Record<number, ChannelProblem>> = {
  401: 'KEY_REFUSED',
  403: 'KEY_REFUSED',
  429: 'TOO_MANY_REQUESTS',
};
const PROBLEM_OF_ERROR: Readonly<Record<string, ChannelProblem>> = {
  TimeoutError: 'TIMEOUT',
  SyntaxError: 'UNEXPECTED',
};

const shortText = (text: string, longest: number): string =>
  storableText(text)
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longest);

/** Null when the entry is not as documented: it does not hold up the others. */
function revisionOf(entry: unknown): ChannelRevision | null {
  const read = revision.safeParse(entry);
  if (!read.success) return null;
  const { attributes } = read.data;
  // Cards are never stored.
  const { guarantee, raw_message, ...rest } = attributes;
  const madeAt = instant(attributes.inserted_at);
  if (Number.isNaN(madeAt.getTime())) return null;
  return {
    id: read.data.id,
    propertyId: attributes.property_id,
    bookingId: attributes.booking_id,
    seller: shortText(attributes.ota_name ?? 'Channex', 60),
    number: shortText(attributes.ota_reservation_code ?? attributes.unique_id ?? attributes.booking_id, 40),
    kind: KINDS[attributes.status],
    madeAt,
    attributes: rest,
  };
}
