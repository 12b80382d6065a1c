import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { Portal } from './portal.entity';

/** The columns of the form. */
type PortalColumns = Omit<Portal, 'id' | 'version'>;

/** Reads and stores portals. */
export class PortalRepository {
  constructor(private readonly database: DataSource) {}

  /** All portals by name, the archived ones last. */
  all(manager: EntityManager = this.database.manager): Promise<Portal[]> {
    return findRecords(manager, Portal, 'ORDER BY is_archived, lower(name)', []);
  }

  /** Null for an unknown portal. */
  find(id: number, manager: EntityManager = this.database.manager): Promise<Portal | null> {
    return findRecord(manager, Portal, 'WHERE id = $1', [id]);
  }

  lock(manager: EntityManager, id: number): Promise<Portal | null> {
    return findRecord(manager, Portal, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** The portal of that name, in any case. Until the transaction ends, nobody else adds one. */
  async named(manager: EntityManager, name: string): Promise<Portal | null> {
    await lockByName(manager, `portal named ${name.toLowerCase()}`);
    return findRecord(manager, Portal, 'WHERE lower(name) = lower($1)', [name]);
  }

  async add(manager: EntityManager, columns: PortalColumns): Promise<Portal> {
    const portal = manager.create(Portal, { ...columns, version: 1 });
    await manager.insert(Portal, portal);
    return portal;
  }

  async change(
    manager: EntityManager,
    id: number,
    changes: PortalColumns & Pick<Portal, 'version'>,
  ): Promise<void> {
    await manager.update(Portal, { id }, changes);
  }
}
