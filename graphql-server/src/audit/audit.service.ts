import type { DataSource, EntityManager } from 'typeorm';
import type { Administrator } from '../accounts/authorisation';
import { inTransaction } from '../platform/database/database';
import { parseStorable } from '../platform/text/storable-json';
import { AdministratorAction } from './audit-entry.entity';

/** What the administrator adds, edits and deletes, as the operations' names say it. */
export type RecordNoun = 'Offer' | 'Hotel' | 'CategoryItem';

/** The operations that leave a row. */
type ActionName =
  | 'pinAdministrator'
  | `${'add' | 'edit' | 'delete'}${RecordNoun}`
  | `export${'GuestBookings' | 'ContactMessages' | 'Subscribers'}`;

interface Deed {
  who: Administrator;
  action: ActionName;
  /** What was written or asked for; of a deletion, the record as it was. */
  details?: object;
}

/** What the administrator did, kept for the day on which somebody asks. */
export class AdministratorActions {
  constructor(private readonly database: DataSource) {}

  /** Does the work and keeps that it was done, both or neither. Nothing is kept of work that found no record. */
  perform<Done extends { id: string } | null>(
    deed: Deed,
    work: (manager: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    return inTransaction(this.database, async (manager) => {
      const done = await work(manager);
      if (done) await this.keep(manager, deed, done.id, deed.details ?? done);
      return done;
    });
  }

  /** Keeps that a list was taken away; asked before it is handed out. */
  async noteExport(deed: Deed, rows: number): Promise<void> {
    await this.keep(this.database.manager, deed, null, { ...deed.details, rows });
  }

  /** Newest first. */
  async find(part: {
    skip: number;
    take: number;
  }): Promise<{ actions: AdministratorAction[]; totalCount: number }> {
    const [actions, totalCount] = await this.database
      .getRepository(AdministratorAction)
      .findAndCount({ ...part, order: { id: 'DESC' } });
    return { actions, totalCount };
  }

  private async keep(
    manager: EntityManager,
    { who, action }: Deed,
    recordId: string | null,
    details: object,
  ): Promise<void> {
    const kept = parseStorable(JSON.stringify(details)) as object;
    await manager.insert(AdministratorAction, { ...who, action, recordId, details: kept });
  }
}
