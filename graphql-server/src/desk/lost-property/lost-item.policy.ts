import { z } from 'zod';
import { line, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { optionalText } from '../../platform/text/text-rules';
import { LostItemState } from './lost-item.entity';

/** Published limits. */
export const LOST_ITEM_LIMITS = {
  /** Characters. */
  what: 200,
  roomNumber: 20,
  place: 100,
  note: 500,
  handedTo: 200,
  /** How long a report may wait for a connection: two days. */
  waitedSeconds: { minimum: 0, maximum: 172_800 },
  /** The most items that one request returns. */
  listed: 200,
} as const;

const { what, roomNumber, place, note, handedTo, waitedSeconds } = LOST_ITEM_LIMITS;

export const foundItemRules = z.object({
  what: line('foundItem', 'foundItem', what),
  roomNumber: optional(line('roomNumber', 'roomNumber', roomNumber)),
  place: optionalText('foundPlace', place),
  note: optionalText('note', note),
  waitedSeconds: wholeNumber('waitedSeconds', waitedSeconds),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

const outcome = { id: z.string(), seen: z.enum(LostItemState), note: optionalText('note', note) };

/** Only an item that is given back has a person who gets it. */
export const itemOutcomeRules = z.discriminatedUnion('state', [
  z.object({ ...outcome, state: z.literal('GIVEN_BACK'), handedTo: line('receiver', 'receiver', handedTo) }),
  z.object({ ...outcome, state: z.enum(['KEPT', 'DISPOSED']), handedTo: z.any().transform(() => null) }),
]);
