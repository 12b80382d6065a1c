import type { EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import type { PlainDate } from '../../platform/time/dates';
import { transition, type Cause } from '../../platform/states/transition';
import { Stay } from './stay.entity';
import { stayStates, type StayStatus } from './stay.states';

/** When the guest of a stay arrived and left, for undoing these steps. */
export interface StepsOfStay {
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  departureChangeId: string | null;
}

/** A guest who has not left a room. */
export interface Occupant {
  reference: string;
  guestName: string;
  roomNumber: string;
}

const BOOKING_OF = 'SELECT booking_id AS id FROM stays WHERE id = $1';

const STEPS = `
  SELECT checked_in_at AS "checkedInAt", checked_out_at AS "checkedOutAt",
    departure_change_id AS "departureChangeId"
  FROM stays WHERE id = $1`;

const ROOM_OF_NIGHT = `
  SELECT room_id AS "roomId" FROM room_nights WHERE stay_id = $1 AND night = $2 AND change_id IS NULL`;

// A guest is in the room of the night of the business day $3. A guest whose nights are over is still in the last room.
const OCCUPANT = `
  SELECT booking.reference, coalesce(stay.guest_name, booking.name) AS "guestName", room.number AS "roomNumber"
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id JOIN rooms room ON room.id = $1
  WHERE stay.status = 'IN_HOUSE' AND stay.id <> $2 AND coalesce(
    (SELECT tonight.room_id FROM room_nights tonight
     WHERE tonight.stay_id = stay.id AND tonight.night = $3 AND tonight.change_id IS NULL), stay.room_id) = room.id
  ORDER BY stay.checked_in_at LIMIT 1`;

/**
 * Locks the arrivals in these rooms until the transaction ends. It is the last lock of each transaction; a transaction
 * that takes several must hold the locks on the types' rows.
 */
export async function lockArrivals(manager: EntityManager, roomIds: readonly number[]): Promise<void> {
  for (const roomId of [...roomIds].toSorted((one, other) => one - other))
    await lockByName(manager, `arrival in room ${roomId}`);
}

const LIFE_CYCLE = { machine: stayStates, entity: Stay };

/** Moves stays of locked bookings to other states when guests arrive and leave. */
export class StayStepRepository {
  /** The booking of the stay, by its id; null when there is no such stay. */
  async bookingOf(manager: EntityManager, stayId: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(BOOKING_OF, [stayId]);
    return rows[0]?.id ?? null;
  }

  /** When the guest arrived and left. */
  async stepsOf(manager: EntityManager, stayId: string): Promise<StepsOfStay> {
    const rows: StepsOfStay[] = await manager.query(STEPS, [stayId]);
    return rows[0] ?? { checkedInAt: null, checkedOutAt: null, departureChangeId: null };
  }

  /** The room of the stay in that night; its last room when it does not have that night. */
  async roomOn(
    manager: EntityManager,
    { id, roomId }: { id: string; roomId: number | null },
    night: PlainDate,
  ): Promise<number | null> {
    const rows: { roomId: number }[] = await manager.query(ROOM_OF_NIGHT, [id, night]);
    return rows[0]?.roomId ?? roomId;
  }

  /**
   * Another guest who is in the room on the business day; null when it is empty. Locks arrivals in the room until the
   * transaction ends.
   */
  async occupantOf(
    manager: EntityManager,
    { id, roomId }: { id: string; roomId: number | null },
    businessDay: PlainDate,
  ): Promise<Occupant | null> {
    if (roomId === null) return null;
    await lockArrivals(manager, [roomId]);
    const rows: Occupant[] = await manager.query(OCCUPANT, [roomId, id, businessDay]);
    return rows[0] ?? null;
  }

  /** Moves the stay to its next state with its history, and writes the other columns that change with it. */
  async move(
    manager: EntityManager,
    stay: { id: string; status: StayStatus },
    to: StayStatus,
    cause: Cause,
    changes: Partial<Stay>,
  ): Promise<void> {
    await transition(manager, LIFE_CYCLE, stay, to, cause, changes);
  }
}
