import type { DataSource, EntityManager } from 'typeorm';
import type { Administrator } from '../accounts/authorisation';
import { inTransaction } from '../platform/database/database';
import { parseStorable } from '../platform/text/storable-json';
import { AuditEntry } from './audit-entry.entity';

/** The nouns of the administrator's records, as the operations name them. */
export type RecordNoun = 'Offer' | 'Hotel' | 'CategoryItem';

/** The operations that write an audit entry. */
type ActionName =
  | 'pinAdministrator'
  | `${'add' | 'edit' | 'delete'}${RecordNoun}`
  | `export${'GuestBookings' | 'ContactMessages' | 'Subscribers'}`;

interface AuditedAction {
  who: Administrator;
  action: ActionName;
  /** What was written or exported. A deletion stores the deleted record. */
  details?: object;
}

/** Records what the administrator does. */
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** Does the work and writes its audit entry in one transaction. Work that found no record writes none. */
  perform<Done extends { id: string | null } | null>(
    audited: AuditedAction,
    work: (manager: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    return inTransaction(this.database, async (manager) => {
      const done = await work(manager);
      if (done) await this.write(manager, audited, done.id, audited.details ?? done);
      return done;
    });
  }

  /** Writes an entry of an export, before the list is sent. */
  async noteExport(audited: AuditedAction, rows: number): Promise<void> {
    await this.write(this.database.manager, audited, null, { ...audited.details, rows });
  }

  /** Newest first. */
  async find(page: { skip: number; take: number }): Promise<{ actions: AuditEntry[]; totalCount: number }> {
    const [actions, totalCount] = await this.database
      .getRepository(AuditEntry)
      .findAndCount({ ...page, order: { id: 'DESC' } });
    return { actions, totalCount };
  }

  private async write(
    manager: EntityManager,
    { who, action }: AuditedAction,
    recordId: string | null,
    details: object,
  ): Promise<void> {
    const storable = parseStorable(JSON.stringify(details)) as object;
    await manager.insert(AuditEntry, { ...who, action, recordId, details: storable });
  }
}
