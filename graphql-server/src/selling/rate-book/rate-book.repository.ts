import type { EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { findRecords } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { staffNames } from '../../access/audit/staff-names';
import type { RateChange, RateRules } from '../pricing/rate-book';
import type { ChangedRows, RateTable, StoredRow } from './changed-rows';
import { Promotion } from './promotion.entity';
import { RateChangeEntry } from './rate-change.entity';
import { RateOverride } from './rate-override.entity';
import { Restriction } from './restriction.entity';
import { Season } from './season.entity';

/** The statements of one table. `$1` is a list of its rows as JSON. */
interface TableStatements {
  insert: string;
  /** Deletes the rows with the keys of these rows. */
  remove: string;
  /** How many stored rows are equal to these rows. */
  countSame: string;
}

const SEASONS: TableStatements = {
  insert:
    'INSERT INTO seasons OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::seasons, $1)',
  remove: 'DELETE FROM seasons WHERE id IN (SELECT id FROM jsonb_populate_recordset(NULL::seasons, $1))',
  countSame: `SELECT count(*)::int AS same FROM seasons
    WHERE to_jsonb(seasons) IN (SELECT to_jsonb(written) FROM jsonb_populate_recordset(NULL::seasons, $1) AS written)`,
};
const RESTRICTIONS: TableStatements = {
  insert: `INSERT INTO restrictions OVERRIDING SYSTEM VALUE
    SELECT * FROM jsonb_populate_recordset(NULL::restrictions, $1)`,
  remove:
    'DELETE FROM restrictions WHERE id IN (SELECT id FROM jsonb_populate_recordset(NULL::restrictions, $1))',
  countSame: `SELECT count(*)::int AS same FROM restrictions
    WHERE to_jsonb(restrictions) IN (SELECT to_jsonb(written) FROM jsonb_populate_recordset(NULL::restrictions, $1) AS written)`,
};
const RATE_OVERRIDES: TableStatements = {
  insert: 'INSERT INTO rate_overrides SELECT * FROM jsonb_populate_recordset(NULL::rate_overrides, $1)',
  remove: `DELETE FROM rate_overrides WHERE (room_type_id, date) IN (
    SELECT room_type_id, date FROM jsonb_populate_recordset(NULL::rate_overrides, $1))`,
  countSame: `SELECT count(*)::int AS same FROM rate_overrides
    WHERE to_jsonb(rate_overrides) IN (SELECT to_jsonb(written) FROM jsonb_populate_recordset(NULL::rate_overrides, $1) AS written)`,
};

const PROMOTIONS: TableStatements = {
  insert: `INSERT INTO promotions OVERRIDING SYSTEM VALUE
    SELECT * FROM jsonb_populate_recordset(NULL::promotions, $1)`,
  remove:
    'DELETE FROM promotions WHERE id IN (SELECT id FROM jsonb_populate_recordset(NULL::promotions, $1))',
  countSame: `SELECT count(*)::int AS same FROM promotions
    WHERE to_jsonb(promotions) IN (SELECT to_jsonb(written) FROM jsonb_populate_recordset(NULL::promotions, $1) AS written)`,
};

const STATEMENTS: Readonly<Record<RateTable, TableStatements>> = {
  seasons: SEASONS,
  restrictions: RESTRICTIONS,
  rate_overrides: RATE_OVERRIDES,
  promotions: PROMOTIONS,
};

/** Statements for tables whose rows have a number. */
const NUMBERED = {
  seasons: {
    row: 'SELECT to_jsonb(seasons) AS row FROM seasons WHERE id = $1',
    next: "SELECT nextval(pg_get_serial_sequence('seasons', 'id'))::int AS id",
  },
  restrictions: {
    row: 'SELECT to_jsonb(restrictions) AS row FROM restrictions WHERE id = $1',
    next: "SELECT nextval(pg_get_serial_sequence('restrictions', 'id'))::int AS id",
  },
  promotions: {
    row: 'SELECT to_jsonb(promotions) AS row FROM promotions WHERE id = $1',
    next: "SELECT nextval(pg_get_serial_sequence('promotions', 'id'))::int AS id",
  },
};

const OVERRIDES_OF_DATES = `
  SELECT to_jsonb(rate_overrides) AS row FROM rate_overrides WHERE room_type_id = ANY ($1) AND date = ANY ($2)`;

/** Tables whose rows have a number. */
export type NumberedTable = keyof typeof NUMBERED;

/** The tables whose writes are announced to every server. */
export const RATE_RULE_TABLES: ReadonlySet<string> = new Set(Object.keys(STATEMENTS));

const dates = ({ firstDate, lastDate, weekdays, roomTypes }: Season | Restriction) => ({
  from: firstDate,
  to: lastDate,
  weekdays,
  types: roomTypes,
});

function promotionOf({ bookingFrom, bookingTo, stayFrom, stayTo, roomTypes, ...promotion }: Promotion) {
  return {
    ...promotion,
    isOffered: promotion.isOffered === true,
    bookingDates: { from: bookingFrom, to: bookingTo },
    stayDates: { from: stayFrom, to: stayTo },
    types: roomTypes,
  };
}

function byType(overrides: readonly RateOverride[]): Map<number, Map<PlainDate, RateChange>> {
  const types = new Map<number, Map<PlainDate, RateChange>>();
  for (const { roomTypeId, date, change } of overrides) {
    const ofType = types.get(roomTypeId) ?? new Map<PlainDate, RateChange>();
    types.set(roomTypeId, ofType.set(date, change));
  }
  return types;
}

/** The owner's rates and rules. `manager` also sees uncommitted changes of its transaction. */
export async function readRateRules(manager: EntityManager): Promise<RateRules> {
  const seasons = await findRecords(manager, Season, 'ORDER BY priority DESC, id DESC', []);
  const restrictions = await findRecords(manager, Restriction, 'ORDER BY id', []);
  const promotions = await findRecords(manager, Promotion, 'ORDER BY id', []);
  const overrides = await findRecords(manager, RateOverride, '', []);
  return {
    seasons: seasons.map((season) => ({ ...season, ...dates(season) })),
    restrictions: restrictions.map((restriction) => ({ ...restriction, ...dates(restriction) })),
    promotions: promotions.map(promotionOf),
    overrides: byType(overrides),
  };
}

/** Reads and replaces the rows of rates. Undoing a change replaces its rows again. */
export class RateBookRepository {
  /** Takes the lock under which changes of rates are made one at a time. */
  async lock(manager: EntityManager): Promise<void> {
    await lockByName(manager, 'rates');
  }

  /** The number of changes so far. */
  async version(manager: EntityManager): Promise<number> {
    const [row]: { version: number }[] = await manager.query(
      'SELECT coalesce(max(id), 0) AS version FROM rate_changes',
    );
    return row?.version ?? 0;
  }

  /** The row with that number, or null. */
  async findRow(manager: EntityManager, table: NumberedTable, id: number): Promise<StoredRow | null> {
    const [found]: { row: StoredRow }[] = await manager.query(NUMBERED[table].row, [id]);
    return found?.row ?? null;
  }

  /** The number for the next row of the table. */
  async nextId(manager: EntityManager, table: NumberedTable): Promise<number> {
    const [row]: { id: number }[] = await manager.query(NUMBERED[table].next);
    if (!row) throw new Error(`${table} gives no numbers.`);
    return row.id;
  }

  async overridesOf(
    manager: EntityManager,
    roomTypeIds: readonly number[],
    days: readonly PlainDate[],
  ): Promise<StoredRow[]> {
    const found: { row: StoredRow }[] = await manager.query(OVERRIDES_OF_DATES, [roomTypeIds, days]);
    return found.map(({ row }) => row);
  }

  /** Whether the rows are still as this change left them. */
  async areAsAfter(manager: EntityManager, { table, after }: ChangedRows): Promise<boolean> {
    const [row]: { same: number }[] = await manager.query(STATEMENTS[table].countSame, [
      JSON.stringify(after),
    ]);
    return row?.same === after.length;
  }

  async replace(manager: EntityManager, { table, before, after }: ChangedRows): Promise<void> {
    await manager.query(STATEMENTS[table].remove, [JSON.stringify(before)]);
    await manager.query(STATEMENTS[table].insert, [JSON.stringify(after)]);
  }

  async addChange(
    manager: EntityManager,
    { edit, rows, undoes, changedBy }: Pick<RateChangeEntry, 'edit' | 'rows' | 'undoes' | 'changedBy'>,
  ): Promise<void> {
    await manager.query('INSERT INTO rate_changes (edit, rows, undoes, changed_by) VALUES ($1, $2, $3, $4)', [
      JSON.stringify(edit),
      JSON.stringify(rows),
      undoes,
      changedBy,
    ]);
  }

  /** The newest change that was not undone and is not an undo itself, or null. */
  async lastChange(manager: EntityManager): Promise<RateChangeEntry | null> {
    const [change] = await findRecords(
      manager,
      RateChangeEntry,
      `change WHERE undoes IS NULL AND NOT EXISTS (SELECT 1 FROM rate_changes later WHERE later.undoes = change.id)
       ORDER BY id DESC LIMIT 1`,
      [],
    );
    return change ?? null;
  }

  /** The last changes, the newest first. */
  changes(manager: EntityManager, count: number): Promise<RateChangeEntry[]> {
    return findRecords(manager, RateChangeEntry, 'ORDER BY id DESC LIMIT $1', [count]);
  }

  /** The changes. For members of the staff, the name of the person replaces the address. */
  async named(manager: EntityManager, changes: readonly RateChangeEntry[]): Promise<RateChangeEntry[]> {
    const addresses = changes.map(({ changedBy }) => changedBy);
    const names = await staffNames(manager, 'address', addresses);
    return changes.map((change) => ({
      ...change,
      changedBy: names.get(change.changedBy) ?? change.changedBy,
    }));
  }
}
