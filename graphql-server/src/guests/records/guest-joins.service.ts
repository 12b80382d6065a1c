import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { inTransaction, lockByName } from '../../platform/database/database';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { GuestJoinRepository } from './guest-join.repository';
import type { GuestMatches, GuestPair } from './guest-matches.repository';
import type { GuestRecord } from './guest-record.entity';
import type { GuestRecordRepository } from './guest-record.repository';
import { openOrJoined, type NotChanged } from './guest-record.service';

/** A record, in the version that the person who decides has seen. */
export interface SeenRecord {
  id: string;
  version: number;
}

type Kept = { kind: 'GuestRecordsJoined'; kept: GuestRecord };
type Apart = { kind: 'GuestRecordSeparated'; separated: GuestRecord };

interface GuestJoinsNeeds {
  database: DataSource;
  guests: GuestRecordRepository;
  joins: GuestJoinRepository;
  matches: Pick<GuestMatches, 'pairs'>;
  audit: Pick<AuditService, 'noteChange'>;
}

/** On all servers only one join or separation runs at a time, because each changes many rows. They are rare. */
const ONE_AT_A_TIME = 'joins of guest records';

/** Joins the records of one guest, and separates them. */
export class GuestJoins {
  constructor(private readonly needs: GuestJoinsNeeds) {}

  /** Pairs of records that probably belong to one guest, the most probable first. */
  duplicates(atMost: number): Promise<GuestPair[]> {
    return this.needs.matches.pairs(atMost);
  }

  /**
   * Joins the second record into the first. The second record then points to the first, and no other value changes,
   * so that a separation restores both records. Refused when a record was changed after the person saw it.
   */
  join(who: Staff, kept: SeenRecord, joined: SeenRecord): Promise<Kept | NotChanged> {
    if (kept.id === joined.id) return Promise.resolve({ kind: 'RecordNotFound' });
    return inTransaction(this.needs.database, async (manager): Promise<Kept | NotChanged> => {
      await lockByName(manager, ONE_AT_A_TIME);
      const records = await this.needs.guests.lock(manager, [kept.id, joined.id]);
      for (const seen of [kept, joined]) {
        const record = records.find(({ id }) => id === seen.id);
        if (!record) return { kind: 'RecordNotFound' };
        const open = await openOrJoined(manager, this.needs.guests, record);
        if ('kind' in open) return open;
        if (open.version !== seen.version) return { kind: 'GuestRecordChanged', stored: open };
      }
      await this.needs.joins.join(manager, { keptId: kept.id, joinedId: joined.id, by: who.uid });
      await this.note(manager, who, 'joinGuestRecords', { id: kept.id, joined: joined.id });
      const [root] = await this.needs.guests.groupOf(kept.id, manager);
      return root ? { kind: 'GuestRecordsJoined', kept: root } : { kind: 'RecordNotFound' };
    });
  }

  /**
   * Separates a record from the record into which it was joined. Records that were joined into it earlier stay joined
   * with it.
   */
  separate(who: Staff, id: string): Promise<Apart | RecordNotFoundOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<Apart | RecordNotFoundOutcome> => {
      await lockByName(manager, ONE_AT_A_TIME);
      const [record] = await this.needs.guests.lock(manager, [id]);
      if (!record) return { kind: 'RecordNotFound' };
      // Whoever presses twice separates once.
      if (record.joinedInto === null) return { kind: 'GuestRecordSeparated', separated: record };
      await this.needs.joins.separate(manager, id);
      await this.note(manager, who, 'separateGuestRecord', { id: record.rootId, joined: id });
      const separated = await this.needs.guests.find(id, manager);
      return separated ? { kind: 'GuestRecordSeparated', separated } : { kind: 'RecordNotFound' };
    });
  }

  /** Stores that two similar records belong to different guests. The pair is not suggested again. */
  noteDifference(
    who: Staff,
    first: string,
    second: string,
  ): Promise<{ kind: 'GuestsTold' } | RecordNotFoundOutcome> {
    return inTransaction(this.needs.database, async (manager) => {
      const ids = [first, second].toSorted();
      const records = await this.needs.guests.lock(manager, ids);
      if (records.length !== 2) return { kind: 'RecordNotFound' } as const;
      const roots = records.map(({ rootId }) => rootId).toSorted();
      if (roots[0] === roots[1]) return { kind: 'RecordNotFound' } as const;
      await this.needs.joins.addDifference(manager, roots, who.uid);
      await this.note(manager, who, 'noteDifferentGuests', { id: first, joined: second });
      return { kind: 'GuestsTold' } as const;
    });
  }

  private note(
    manager: EntityManager,
    who: Staff,
    action: 'joinGuestRecords' | 'separateGuestRecord' | 'noteDifferentGuests',
    { id, joined }: { id: string; joined: string },
  ): Promise<void> {
    const noted = { who, action, details: { other: joined } };
    return this.needs.audit.noteChange(manager, noted, { recordId: id, before: {}, after: {} });
  }
}
