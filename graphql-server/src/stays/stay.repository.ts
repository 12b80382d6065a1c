import type { EntityManager } from 'typeorm';
import type { StayRequest } from '../rooms/quote';

/** A stay that is about to be written. */
export interface NewStay extends StayRequest {
  id: string;
  roomId: number;
  ratePlanId: number;
}

// The type's row is locked by whoever sells a room of it.
const ADD = `
  INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests)
  SELECT stay.id, $1, stay.position, room.type_id, stay."ratePlanId", stay."roomId", stay.checkin, stay.checkout,
    stay.guests
  FROM jsonb_to_recordset($2) AS stay(id uuid, position integer, "roomId" integer, "ratePlanId" integer, checkin date,
    checkout date, guests integer)
  JOIN rooms room ON room.id = stay."roomId"`;

const SET_ROOMS = `
  UPDATE stays SET room_id = given.room_id FROM unnest($1::uuid[], $2::int[]) AS given(id, room_id)
  WHERE stays.id = given.id`;

/** Writes the stays of bookings. */
export class StayRepository {
  /** The first stay gets position 1. */
  async add(manager: EntityManager, bookingId: string, stays: readonly NewStay[]): Promise<void> {
    const rows = stays.map(({ id, roomId, ratePlanId, checkin, checkout, guests }, index) => ({
      ...{ id, roomId, ratePlanId, checkin, checkout, guests },
      position: index + 1,
    }));
    await manager.query(ADD, [bookingId, JSON.stringify(rows)]);
  }

  /** Gives stays other rooms; null takes a stay's room away. */
  async setRooms(manager: EntityManager, rooms: ReadonlyMap<string, number | null>): Promise<void> {
    await manager.query(SET_ROOMS, [[...rooms.keys()], [...rooms.values()]]);
  }
}
