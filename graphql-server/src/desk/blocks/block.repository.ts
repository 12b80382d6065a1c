import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { Block } from './block.entity';

/** A block with its room. */
export interface BlockRow {
  id: string;
  roomId: number;
  roomNumber: string;
  /** The code of the room's type. */
  roomType: string;
  /** What guests call the type. */
  roomTitle: string;
  firstNight: PlainDate;
  until: PlainDate;
  reason: Block['reason'];
  note: string | null;
  /** The name of the portal's calendar that made it; null for a block that people made. */
  takenBy: string | null;
  /** The name of the person who made it; null when it is unknown. */
  by: string | null;
  createdAt: Date;
}

const ROWS = `
  SELECT block.id, block.room_id AS "roomId", room.number AS "roomNumber", type.code AS "roomType",
    type.name AS "roomTitle", block.first_night::text AS "firstNight", block.until::text AS until, block.reason,
    block.note, ${staffName('block.made_by')} AS by, block.created_at AS "createdAt",
    (SELECT name FROM calendar_feeds WHERE id = block.feed_id) AS "takenBy"
  FROM blocks block JOIN rooms room ON room.id = block.room_id JOIN room_types type ON type.id = room.type_id`;

/** Reads and writes blocks; their nights belong to the stays. */
export class BlockRepository {
  constructor(private readonly database: DataSource) {}

  /** The blocks with a night in [from, until), the earliest first. */
  between(from: PlainDate, until: PlainDate): Promise<BlockRow[]> {
    return this.database.query(
      `${ROWS} WHERE block.until > $1 AND block.first_night < $2 ORDER BY block.first_night, room.number, block.id`,
      [from, until],
    );
  }

  /** Null when there is no such block. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<BlockRow | null> {
    const rows: BlockRow[] = await manager.query(`${ROWS} WHERE block.id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** The block, locked until the transaction ends; null when there is no such block. */
  async lock(manager: EntityManager, id: string): Promise<BlockRow | null> {
    const rows: BlockRow[] = await manager.query(`${ROWS} WHERE block.id = $1 FOR UPDATE OF block`, [id]);
    return rows[0] ?? null;
  }

  findByKey(manager: EntityManager, key: string): Promise<Block | null> {
    return findRecord(manager, Block, 'WHERE idempotency_key = $1', [key]);
  }

  async add(
    manager: EntityManager,
    block: Omit<Block, 'createdAt' | 'room' | 'feed' | 'feedId'> & Partial<Pick<Block, 'feedId'>>,
  ): Promise<void> {
    await manager.insert(Block, block);
  }

  /** The blocks of a portal's calendar that end after that day. */
  ofFeed(manager: EntityManager, feedId: string, after: PlainDate): Promise<Block[]> {
    return findRecords(manager, Block, 'WHERE feed_id = $1 AND until > $2 ORDER BY first_night', [
      feedId,
      after,
    ]);
  }

  async change(
    manager: EntityManager,
    id: string,
    changes: Partial<Pick<Block, 'until' | 'reason' | 'note'>>,
  ): Promise<void> {
    await manager.update(Block, { id }, changes);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Block, { id });
  }
}
