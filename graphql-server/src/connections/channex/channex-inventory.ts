import { z } from 'zod';
import { limitedText } from '../../platform/outgoing/limited-text';
import type {
  ChannelAccess,
  ChannelAnswer,
  ChannelMessage,
  ChannelProblem,
  InventoryPort,
  PlanRange,
  RoomsRange,
} from '../channels/channel-port';

interface ChannexSettings {
  url: string;
  /** For one request, in milliseconds. */
  milliseconds: number;
}

/** Channex accepts 10 MB; a range with prices and restrictions has at most 330 bytes. */
const RANGES_PER_MESSAGE = 24_000;
/** Of each kind, for one property. */
const REQUESTS_PER_MINUTE = 10;
const MOST_DETAIL = 300;
const MOST_ANSWER_BYTES = 10_000_000;
const MOST_WAIT_SECONDS = 300;

const PROBLEM_OF_STATUS: Readonly<Record<number, ChannelProblem>> = {
  401: 'KEY_REFUSED',
  403: 'KEY_REFUSED',
  404: 'PROPERTY_UNKNOWN',
  422: 'REFUSED',
  429: 'TOO_MANY_REQUESTS',
};

const answerShape = z.looseObject({
  meta: z.looseObject({ warnings: z.array(z.unknown()).nullish() }).nullish(),
  errors: z.looseObject({ code: z.string().nullish(), title: z.string().nullish() }).nullish(),
});

/**
 * Tells Channex rooms, prices and restrictions (docs.channex.io: 'Availability and Rates', 'API Rate Limits'): `POST
 * /api/v1/availability` and `POST /api/v1/restrictions` with `values`. A rate that is a whole number is in paise.
 */
export class ChannexInventory implements InventoryPort {
  readonly requestsPerMinute = REQUESTS_PER_MINUTE;
  readonly rangesPerMessage = RANGES_PER_MESSAGE;

  constructor(private readonly settings: ChannexSettings) {}

  pushAvailability(access: ChannelAccess, message: ChannelMessage): Promise<ChannelAnswer> {
    const { propertyId } = access;
    return message.part === 'ROOMS'
      ? this.send(
          access,
          'POST',
          '/api/v1/availability',
          message.ranges.map((range) => roomsValue(propertyId, range)),
        )
      : this.send(
          access,
          'POST',
          '/api/v1/restrictions',
          message.ranges.map((range) => planValue(propertyId, range)),
        );
  }

  test(access: ChannelAccess): Promise<ChannelAnswer> {
    return this.send(access, 'GET', `/api/v1/properties/${encodeURIComponent(access.propertyId)}`);
  }

  private async send(
    { apiKey }: ChannelAccess,
    method: 'GET' | 'POST',
    path: string,
    values?: readonly object[],
  ): Promise<ChannelAnswer> {
    try {
      const response = await fetch(`${this.settings.url}${path}`, {
        method,
        headers: { 'user-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
        ...(values && { body: JSON.stringify({ values }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.milliseconds),
      });
      return answerOf(response, (await limitedText(response, MOST_ANSWER_BYTES)) ?? '');
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return failed(isLate ? 'TIMEOUT' : 'NOT_REACHED', null);
    }
  }
}

const roomsValue = (propertyId: string, { roomType, first, last, rooms }: RoomsRange): object => ({
  property_id: propertyId,
  room_type_id: roomType,
  date_from: first,
  date_to: last,
  availability: rooms,
});

const planValue = (propertyId: string, { ratePlan, first, last, told }: PlanRange): object => ({
  property_id: propertyId,
  rate_plan_id: ratePlan,
  date_from: first,
  date_to: last,
  rate: told.ratePaise,
  min_stay_arrival: told.minimumNightsByArrival,
  min_stay_through: told.minimumNightsOfStays,
  max_stay: told.maximumNights,
  closed_to_arrival: told.closedToArrival,
  closed_to_departure: told.closedToDeparture,
  stop_sell: told.stopSale,
});

const failed = (
  problem: ChannelProblem,
  detail: string | null,
  waitSeconds: number | null = null,
): ChannelAnswer => ({
  kind: 'Failed',
  problem,
  detail: detail?.slice(0, MOST_DETAIL) ?? null,
  waitSeconds,
});

function answerOf(response: Response, text: string): ChannelAnswer {
  const read = answerShape.safeParse(jsonOf(text));
  if (!response.ok) {
    const { code, title } = (read.success && read.data.errors) || {};
    const detail = [code, title].filter(Boolean).join(': ') || `Status ${response.status}`;
    return failed(PROBLEM_OF_STATUS[response.status] ?? 'UNEXPECTED', detail, waitOf(response));
  }
  if (!read.success) return failed('UNEXPECTED', 'The answer is not as documented.');
  const warnings = read.data.meta?.warnings ?? [];
  return warnings.length > 0 ? failed('PARTLY_REFUSED', JSON.stringify(warnings[0])) : { kind: 'Accepted' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, MOST_WAIT_SECONDS) : null;
}
