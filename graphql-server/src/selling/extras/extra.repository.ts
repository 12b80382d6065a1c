import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { codeFromName } from '../../platform/text/code-from-name';
import { Extra } from './extra.entity';

/** The columns of the owner's form. */
type ExtraColumns = Omit<Extra, 'id' | 'code' | 'version'>;

/** The tables whose writes are announced to every server. */
export const EXTRA_TABLES: ReadonlySet<string> = new Set(['extras']);

/** Reads and adds extras. */
export class ExtraRepository {
  constructor(private readonly database: DataSource) {}

  /** All extras, in the owner's order. */
  all(manager: EntityManager = this.database.manager): Promise<Extra[]> {
    return findRecords(manager, Extra, 'ORDER BY sort_order, id', []);
  }

  /** Adds an extra. Its code is derived from its name. */
  async add(manager: EntityManager, columns: ExtraColumns): Promise<Extra> {
    await lockByName(manager, 'codes of extras');
    const taken = (await this.all(manager)).map(({ code }) => code);
    const code = codeFromName(columns.name, taken, 'EXTRA');
    const extra = manager.create(Extra, { ...columns, code, version: 1 });
    await manager.insert(Extra, extra);
    return extra;
  }

  lock(manager: EntityManager, id: number): Promise<Extra | null> {
    return findRecord(manager, Extra, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  async change(
    manager: EntityManager,
    id: number,
    changes: ExtraColumns & Pick<Extra, 'version'>,
  ): Promise<void> {
    await manager.update(Extra, { id }, changes);
  }
}
