import { z } from 'zod';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { line } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { optionalText } from '../../platform/text/text-rules';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { RoomType } from '../../selling/rooms/room-type.entity';
import type { Room } from '../../selling/rooms/room.entity';

/** Published limits, in characters. */
export const MOVE_LIMITS = { reason: 500, roomNumber: 20 } as const;

const ROOM_NUMBER = line('roomNumber', 'roomNumber', MOVE_LIMITS.roomNumber);

const commonRules = z.object({
  fromRoom: ROOM_NUMBER,
  reason: optionalText('reason', MOVE_LIMITS.reason),
  despitePromise: z
    .boolean()
    .nullish()
    .transform((despite) => despite ?? false),
  despiteRoomState: z
    .boolean()
    .nullish()
    .transform((despite) => despite ?? false),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

export const moveRules = commonRules.extend({
  toRoom: ROOM_NUMBER,
  from: z
    .string()
    .nullish()
    .transform((night) => night ?? null),
});

export const swapRules = commonRules.extend({ otherRoom: ROOM_NUMBER });

/** Why a stay cannot get another room. */
export type MoveObstacle =
  | { code: 'STAY_NOT_MOVABLE' }
  | { code: 'CHANGE_WAITS'; reference: string }
  | { code: 'ROOM_CHANGED_MEANWHILE'; guest: string; room: string }
  | { code: 'ROOM_PROMISED'; guest: string; rooms: string }
  | { code: 'ROOM_NOT_READY'; room: string }
  | { code: 'SWAP_OF_TWO_TYPES' };

/** A room with its type. */
export interface TypedRoom extends Pick<Room, 'id' | 'number' | 'onSale'> {
  type: Pick<RoomType, 'code' | 'name' | 'capacity' | 'nightlyRateCents' | 'sortOrder'>;
}

const KEEPS_A_ROOM: ReadonlySet<string> = new Set(['HELD', 'TENTATIVE', 'CONFIRMED']);

/** The name of the guest who stays, or else of the person who booked. */
export const guestOf = (booking: Pick<BookingRecord, 'name'>, stay: Pick<BookedStay, 'guestName'>): string =>
  stay.guestName ?? booking.name;

/** The first night that can still be in another room; null when no night is left. */
export function firstNightAhead(
  { status }: Pick<BookingRecord, 'status'>,
  stay: Pick<BookedStay, 'status' | 'checkin' | 'checkout'>,
  businessDay: PlainDate,
): PlainDate | null {
  const isThere = stay.status === 'EXPECTED' || stay.status === 'IN_HOUSE';
  const first = stay.checkin > businessDay ? stay.checkin : businessDay;
  return KEEPS_A_ROOM.has(status) && isThere && first < stay.checkout ? first : null;
}

/** True when the guest is in the house and gets the other room at once, so that it must be empty. */
export const entersAtOnce = (
  { status }: Pick<BookedStay, 'status'>,
  first: PlainDate,
  businessDay: PlainDate,
): boolean => status === 'IN_HOUSE' && first <= businessDay;

/** The faults of the chosen first night. */
export function chosenNightFaults(
  from: PlainDate | null,
  first: PlainDate,
  { checkout }: Pick<BookedStay, 'checkout'>,
): FieldFaultParts[] {
  if (from === null) return [];
  if (from < first) return [fieldFault('from', 'MOVE_TOO_EARLY', { first })];
  return from < checkout ? [] : [fieldFault('from', 'DATE_TOO_LATE', { last: addDays(checkout, -1) })];
}

/** True when the type of the room differs from the sold type. */
export const isUpgrade = ({ roomType }: Pick<BookedStay, 'roomType'>, { type }: TypedRoom): boolean =>
  type.code !== roomType;

/** True when the hotel promised other rooms and not this one. */
export const breaksPromise = ({ roomIds }: Pick<BookedStay, 'roomIds'>, { id }: TypedRoom): boolean =>
  roomIds !== null && !roomIds.includes(id);

/** The faults of a room for a stay: it must be on sale, large enough, and of the sold type or a better one. */
export function roomFaults(
  stay: Pick<BookedStay, 'roomType' | 'guests'>,
  room: TypedRoom,
  sold: TypedRoom['type'] | undefined,
): FieldFaultParts[] {
  const { name: roomType, capacity, nightlyRateCents } = room.type;
  if (!room.onSale) return [fieldFault('toRoom', 'ROOM_OFF_SALE')];
  if (stay.guests > capacity) return [fieldFault('toRoom', 'GUESTS_TOO_MANY', { roomType, capacity })];
  return sold && isUpgrade(stay, room) && nightlyRateCents < sold.nightlyRateCents
    ? [fieldFault('toRoom', 'UPGRADE_TO_LESS', { roomType })]
    : [];
}
