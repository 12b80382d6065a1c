import type { DataSource, EntityManager } from 'typeorm';
import type { Administrator } from '../accounts/authorisation';
import { inTransaction } from '../platform/database/database';
import { parseStorable } from '../platform/text/storable-json';
import { AuditEntry } from './audit-entry.entity';

/** What the administrator adds, edits and deletes, as the operations' names say it. */
export type RecordNoun = 'Offer' | 'Hotel' | 'CategoryItem';

/** The operations that leave a row. */
type ActionName =
  | 'pinAdministrator'
  | `${'add' | 'edit' | 'delete'}${RecordNoun}`
  | `export${'GuestBookings' | 'ContactMessages' | 'Subscribers'}`;

interface AuditedAction {
  who: Administrator;
  action: ActionName;
  /** What was written or asked for; of a deletion, the record as it was. */
  details?: object;
}

/** What the administrator did, kept for the day on which somebody asks. */
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** Does the work and keeps that it was done, both or neither. Nothing is kept of work that found no record. */
  perform<Done extends { id: string } | null>(
    deed: AuditedAction,
    work: (manager: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    return inTransaction(this.database, async (manager) => {
      const done = await work(manager);
      if (done) await this.keep(manager, deed, done.id, deed.details ?? done);
      return done;
    });
  }

  /** Keeps that a list was taken away; asked before it is handed out. */
  async noteExport(deed: AuditedAction, rows: number): Promise<void> {
    await this.keep(this.database.manager, deed, null, { ...deed.details, rows });
  }

  /** Newest first. */
  async find(part: { skip: number; take: number }): Promise<{ actions: AuditEntry[]; totalCount: number }> {
    const [actions, totalCount] = await this.database
      .getRepository(AuditEntry)
      .findAndCount({ ...part, order: { id: 'DESC' } });
    return { actions, totalCount };
  }

  private async keep(
    manager: EntityManager,
    { who, action }: AuditedAction,
    recordId: string | null,
    details: object,
  ): Promise<void> {
    const kept = parseStorable(JSON.stringify(details)) as object;
    await manager.insert(AuditEntry, { ...who, action, recordId, details: kept });
  }
}
