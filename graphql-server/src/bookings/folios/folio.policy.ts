import { z } from 'zod';
import { line, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import type { BookedLine } from '../core/booking-record';
import { FolioShare, isMovable } from './folio-shares';

/** Published limits: characters of texts, further folios of a booking, lines of one move, pieces and paise of a split. */
export const FOLIO_LIMITS = {
  name: 60,
  reason: 200,
  folios: 19,
  lines: 500,
  pieces: { minimum: 1, maximum: 98 },
} as const;

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'));
const name = line('name', 'rateName', FOLIO_LIMITS.name);
const takes = z.array(z.enum(FolioShare));

/** The rules of a folio that is opened. */
export const openedFolioRules = z.object({ name, takes, idempotencyKey });

/** The rules of a folio's name. */
export const folioNameRules = z.object({ name });

/** The rules of a move. */
export const moveRules = z.object({
  lines: z.array(z.int()).min(1, fault('CHARGE_UNKNOWN')).max(FOLIO_LIMITS.lines, fault('CHARGE_UNKNOWN')),
});

/** The rules of a split: an amount or pieces. */
export const splitRules = z
  .object({
    line: z.int(),
    amount: optional(z.int(fault('AMOUNT_INVALID')).min(1, fault('AMOUNT_INVALID'))),
    pieces: optional(wholeNumber('quantity', FOLIO_LIMITS.pieces)),
  })
  .refine(({ amount, pieces }) => (amount === null) !== (pieces === null), {
    path: ['amount'],
    error: fault('AMOUNT_INVALID'),
  });

/** The rules of a folio that is closed. */
export const closedFolioRules = z.object({
  reason: optional(lineOfText(FOLIO_LIMITS.reason, lineFaults('reason', 'reason', FOLIO_LIMITS.reason))),
});

/** Why a line cannot move or be split. */
export type LineObstacle = 'FOLIO_LINE_GONE' | 'FOLIO_LINE_STAYS' | 'FOLIO_LINE_INVOICED' | 'FOLIO_CLOSED';

/** What decides whether lines may move. */
export interface LinesOfBooking {
  lines: readonly BookedLine[];
  /** The ids of the lines that are on tax documents. */
  onDocuments: ReadonlySet<number>;
  /** The ids of the closed folios. */
  closed: ReadonlySet<string>;
}

const isClosed = (folioId: string | null, { closed }: LinesOfBooking): boolean =>
  folioId !== null && closed.has(folioId);

/** Why the line cannot leave its folio; null when it can. */
export function obstacleOfLine(lineId: number, booking: LinesOfBooking): LineObstacle | null {
  const found = booking.lines.find(({ id }) => id === lineId);
  const isReversed = booking.lines.some(({ reverses }) => reverses === lineId);
  if (!found || found.reverses !== null || isReversed) return 'FOLIO_LINE_GONE';
  if (!isMovable(found.kind)) return 'FOLIO_LINE_STAYS';
  if (booking.onDocuments.has(lineId)) return 'FOLIO_LINE_INVOICED';
  return isClosed(found.folioId ?? null, booking) ? 'FOLIO_CLOSED' : null;
}

/** Why these lines cannot move into the folio; null when they can. */
export function obstacleOfMove(
  lineIds: readonly number[],
  folioId: string | null,
  booking: LinesOfBooking,
): LineObstacle | null {
  if (isClosed(folioId, booking)) return 'FOLIO_CLOSED';
  return lineIds.map((id) => obstacleOfLine(id, booking)).find((obstacle) => obstacle !== null) ?? null;
}

/** Extras are counted and changed as one line each, so they move only as a whole. */
export const isSplittable = ({ kind }: Pick<BookedLine, 'kind'>): boolean =>
  kind === 'ROOM_NIGHT' || kind === 'POSTED_CHARGE';
