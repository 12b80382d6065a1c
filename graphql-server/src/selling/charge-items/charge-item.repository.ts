import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { ChargeItem } from './charge-item.entity';

/** The columns of the owner's form. */
type ItemColumns = Omit<ChargeItem, 'id' | 'version'>;

/** Reads and stores charge items. */
export class ChargeItemRepository {
  constructor(private readonly database: DataSource) {}

  /** All items, in the owner's order. */
  all(manager: EntityManager = this.database.manager): Promise<ChargeItem[]> {
    return findRecords(manager, ChargeItem, 'ORDER BY sort_order, id', []);
  }

  /** An item; null for an unknown item. */
  find(manager: EntityManager, id: number): Promise<ChargeItem | null> {
    return findRecord(manager, ChargeItem, 'WHERE id = $1', [id]);
  }

  lock(manager: EntityManager, id: number): Promise<ChargeItem | null> {
    return findRecord(manager, ChargeItem, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  async add(manager: EntityManager, columns: ItemColumns): Promise<ChargeItem> {
    const item = manager.create(ChargeItem, { ...columns, version: 1 });
    await manager.insert(ChargeItem, item);
    return item;
  }

  async change(
    manager: EntityManager,
    id: number,
    changes: ItemColumns & Pick<ChargeItem, 'version'>,
  ): Promise<void> {
    await manager.update(ChargeItem, { id }, changes);
  }
}
