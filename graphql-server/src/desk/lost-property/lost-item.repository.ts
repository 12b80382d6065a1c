import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord } from '../../platform/database/plain-statements';
import { LostItem, type LostItemState, type LostItemStep } from './lost-item.entity';

/** A step of an item, with the name of the person. */
interface StepRow extends Pick<LostItemStep, 'kind' | 'handedTo' | 'note' | 'doneAt'> {
  by: string | null;
}

/** An item with where it is, and its steps, the newest first. */
export interface LostItemRow extends Pick<
  LostItem,
  'id' | 'what' | 'roomNumber' | 'place' | 'note' | 'foundAt'
> {
  by: string | null;
  /** The id of its picture; null without a picture. */
  picture: string | null;
  state: LostItemState;
  steps: StepRow[];
}

interface NewLostItem extends Omit<LostItem, 'foundAt' | 'recordedAt' | 'item'> {
  /** How long ago it was found. */
  waitedSeconds: number;
}

/** Which items are listed. */
export interface ItemSearch {
  /**
   * The searched text: in the item, the place, the notes, or the name of the person who got the item. Empty for all
   * items.
   */
  searched: string;
  /** Null for all. */
  state: LostItemState | null;
  atMost: number;
}

const ADD = `
  WITH moment AS MATERIALIZED (SELECT hotel_now() AS now)
  INSERT INTO lost_items (id, what, room_number, place, note, found_at, recorded_at, found_by, idempotency_key)
  SELECT $1, $2, $3, $4, $5, moment.now - make_interval(secs => $6), moment.now, $7, $8 FROM moment
  ON CONFLICT (idempotency_key) DO NOTHING`;

const ADD_STEP = `
  INSERT INTO lost_item_steps (id, item_id, kind, handed_to, note, done_at, done_by)
  VALUES ($1, $2, $3, $4, $5, hotel_now(), $6)`;

const ITEMS = `
  SELECT item.id, item.what, item.room_number AS "roomNumber", item.place, item.note, item.found_at AS "foundAt",
    ${staffName('item.found_by')} AS by, picture.id AS picture, coalesce(newest.kind, 'KEPT') AS state, coalesce(done.steps, '[]') AS steps
  FROM lost_items item
  LEFT JOIN house_pictures picture ON picture.item_id = item.id AND picture.stored_at IS NOT NULL
  LEFT JOIN LATERAL (
    SELECT step.kind FROM lost_item_steps step WHERE step.item_id = item.id
    ORDER BY step.done_at DESC, step.id DESC LIMIT 1) newest ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('kind', step.kind, 'handedTo', step.handed_to, 'note', step.note,
        'doneAt', step.done_at, 'by', ${staffName('step.done_by')}) ORDER BY step.done_at DESC, step.id DESC) AS steps,
      string_agg(concat_ws(' ', step.handed_to, step.note), ' ') AS words
    FROM lost_item_steps step WHERE step.item_id = item.id) done ON true`;

/** Characters; what follows is not searched for. */
const LONGEST_SEARCH = 200;

// The words of a search may have any order.
const SEARCHED = `
  ${ITEMS}
  WHERE ($2::text IS NULL OR coalesce(newest.kind, 'KEPT') = $2)
    AND NOT EXISTS (SELECT 1 FROM unnest($1::text[]) word WHERE position(lower(word)
      IN lower(concat_ws(' ', item.what, item.room_number, item.place, item.note, done.words))) = 0)
  ORDER BY item.found_at DESC, item.id LIMIT $3`;

/** Stores items that were found, and their steps. */
export class LostItemRepository {
  constructor(private readonly database: DataSource) {}

  findByKey(manager: EntityManager, key: string): Promise<LostItem | null> {
    return findRecord(manager, LostItem, 'WHERE idempotency_key = $1', [key]);
  }

  /** Locks the item, so that its steps follow one another. */
  lock(manager: EntityManager, id: string): Promise<LostItem | null> {
    return findRecord(manager, LostItem, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** False when an item with its key is stored already. */
  async add(manager: EntityManager, item: NewLostItem): Promise<boolean> {
    const { id, what, roomNumber, place, note, waitedSeconds, foundBy, idempotencyKey } = item;
    const values = [id, what, roomNumber, place, note, waitedSeconds, foundBy, idempotencyKey];
    await manager.query(ADD, values);
    return (await findRecord(manager, LostItem, 'WHERE id = $1', [id])) !== null;
  }

  async addStep(manager: EntityManager, step: Omit<LostItemStep, 'doneAt' | 'item'>): Promise<void> {
    const { id, itemId, kind, handedTo, note, doneBy } = step;
    await manager.query(ADD_STEP, [id, itemId, kind, handedTo, note, doneBy]);
  }

  /** The item with its steps. */
  async read(manager: EntityManager, id: string): Promise<LostItemRow> {
    const rows: LostItemRow[] = await manager.query(`${ITEMS} WHERE item.id = $1`, [id]);
    const [row] = rows;
    if (!row) throw new Error(`There is no lost item ${id}.`);
    return withDates(row);
  }

  /** The items, the newest first. */
  async search({ searched, state, atMost }: ItemSearch): Promise<LostItemRow[]> {
    const words = searched.slice(0, LONGEST_SEARCH).replaceAll('\0', '').split(/\s+/).filter(Boolean);
    const rows: LostItemRow[] = await this.database.query(SEARCHED, [words, state, atMost]);
    return rows.map(withDates);
  }
}

/** Times within JSON arrive as text. */
const withDates = ({ steps, ...item }: LostItemRow): LostItemRow => ({
  ...item,
  steps: steps.map((step) => ({ ...step, doneAt: new Date(step.doneAt) })),
});
