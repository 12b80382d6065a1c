import { z } from 'zod';
import { line, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import { RoomMarkKind } from './room-mark.entity';
import type { RoomNow, RoomState } from './room-states.read-model';

/** Published limits. */
export const ROOM_MARK_LIMITS = {
  /** Characters. */
  roomNumber: 20,
  /** How long a press may wait for a connection: two days. */
  waitedSeconds: { minimum: 0, maximum: 172_800 },
  /** The most presses of a room's history that one request returns. */
  history: 100,
  /** Characters. */
  repairNote: 500,
} as const;

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** What each press has. */
const PRESS = {
  roomNumber: line('roomNumber', 'roomNumber', ROOM_MARK_LIMITS.roomNumber),
  waitedSeconds: wholeNumber('waitedSeconds', ROOM_MARK_LIMITS.waitedSeconds),
  idempotencyKey: z.string().regex(KEY, fault('IDEMPOTENCY_KEY_INVALID')),
};

export const roomMarkRules = z.object({ ...PRESS, kind: z.enum(RoomMarkKind) });

export const givenRoomRules = z.object({ ...PRESS, makerId: z.string() });

export const repairNoteRules = z.object({
  roomNumber: PRESS.roomNumber,
  idempotencyKey: PRESS.idempotencyKey,
  note: line('repairNote', 'repairNote', ROOM_MARK_LIMITS.repairNote),
});

/** The reasons for which a room needs somebody, the most urgent reason first. */
export const RoomNeed = {
  ARRIVAL_DUE: 'ARRIVAL_DUE',
  DEPARTURE: 'DEPARTURE',
  STAY_OVER: 'STAY_OVER',
  VACANT_DIRTY: 'VACANT_DIRTY',
  NOTHING: 'NOTHING',
} as const;
export type RoomNeed = (typeof RoomNeed)[keyof typeof RoomNeed];

const BY_URGENCY = Object.values(RoomNeed);

/** Whether a guest can be given the room. */
export const isReady = (state: RoomState): boolean => state === 'CLEAN' || state === 'INSPECTED';

/** Why the room needs somebody on the business day. */
export function needOf(
  room: Pick<RoomNow, 'state' | 'wish' | 'guests' | 'outOfOrderUntil'>,
  day: PlainDate,
): RoomNeed {
  const { state, wish, guests, outOfOrderUntil } = room;
  const has = (...statuses: string[]) => guests.some(({ status }) => statuses.includes(status));
  const leaves = guests.some(({ status, checkout }) => status === 'IN_HOUSE' && checkout <= day);
  if (outOfOrderUntil !== null || (isReady(state) && !leaves)) return 'NOTHING';
  if (has('EXPECTED')) return isReady(state) ? 'DEPARTURE' : 'ARRIVAL_DUE';
  if (leaves || has('DEPARTED')) return 'DEPARTURE';
  if (!has('IN_HOUSE')) return 'VACANT_DIRTY';
  return wish === 'SERVICE_REFUSED' ? 'NOTHING' : 'STAY_OVER';
}

/** Compares rooms by their need; rooms of one need keep their order. */
export const byUrgency = (one: RoomNeed, other: RoomNeed): number =>
  BY_URGENCY.indexOf(one) - BY_URGENCY.indexOf(other);
