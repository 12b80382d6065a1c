import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { RoomMove, type RoomMoveKind } from './room-move.entity';

/** A move with the fields that the staff see. */
export interface RoomMoveRow {
  stayId: string;
  kind: RoomMoveKind;
  fromRoom: string;
  toRoom: string;
  firstNight: PlainDate;
  reason: string | null;
  /** The name of the person who made it; null for an unknown account. */
  by: string | null;
  createdAt: Date;
}

const ROWS = `
  SELECT move.stay_id AS "stayId", move.kind, before.number AS "fromRoom", after.number AS "toRoom",
    move.first_night::text AS "firstNight", move.reason, ${staffName('move.actor_id')} AS by,
    move.created_at AS "createdAt"
  FROM room_moves move JOIN rooms before ON before.id = move.from_room_id
  JOIN rooms after ON after.id = move.to_room_id
  WHERE move.stay_id = ANY ($1) ORDER BY move.created_at, move.id`;

/** Stores moves and their reasons. */
export class RoomMoveRepository {
  constructor(private readonly database: DataSource) {}

  /** The moves of these stays, in the order of time. */
  ofStays(stayIds: readonly string[]): Promise<RoomMoveRow[]> {
    return this.database.query(ROWS, [stayIds]);
  }

  /** The move of the stay that was made with this key. */
  findByKey(manager: EntityManager, stayId: string, key: string): Promise<RoomMove | null> {
    return findRecord(manager, RoomMove, 'WHERE stay_id = $1 AND idempotency_key = $2', [stayId, key]);
  }

  async add(
    manager: EntityManager,
    moves: readonly Omit<RoomMove, 'stay' | 'fromRoom' | 'toRoom'>[],
  ): Promise<void> {
    await manager.insert(RoomMove, [...moves]);
  }
}
