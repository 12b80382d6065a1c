import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { lockByName } from '../../platform/database/database';
import { ChannelRevision, type RevisionProblem, type RevisionState } from './channel-revision.entity';
import type { FeedRevision } from './revision-feed';

// What comes again was not acknowledged, whatever we remember.
const RECEIVE = `
  INSERT INTO channel_revisions (id, property_key, booking_key, portal, number, kind, state, sealed, made_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $8)
  ON CONFLICT (id) DO UPDATE SET acknowledged_at = NULL, sealed = excluded.sealed
    WHERE channel_revisions.acknowledged_at IS NOT NULL`;

const SUPERSEDED = `
  SELECT 1 FROM channel_revisions later
  WHERE later.booking_key = $1 AND later.made_at > $2 AND later.state IN ('APPLIED', 'BY_HAND') LIMIT 1`;

const BOOKING_OF = `
  SELECT booking_id AS "bookingId" FROM channel_revisions
  WHERE booking_key = $1 AND booking_id IS NOT NULL ORDER BY made_at DESC LIMIT 1`;

const END = `
  UPDATE channel_revisions SET state = $2, booking_id = $3, problem = NULL, problem_subject = NULL, applied_at = hotel_now()
  WHERE id = $1`;

const SUPERSEDE = `
  UPDATE channel_revisions SET state = 'SUPERSEDED', booking_id = $3, problem = NULL, problem_subject = NULL,
    applied_at = hotel_now()
  WHERE booking_key = $1 AND made_at < $2 AND state = 'WAITING' RETURNING id`;

const ACKNOWLEDGED = `
  UPDATE channel_revisions SET acknowledged_at = hotel_now(), sealed = NULL WHERE id = $1 AND applied_at IS NOT NULL`;

const LATE = `
  SELECT property_key AS "propertyKey", count(*)::int AS revisions, min(received_at) AS since FROM channel_revisions
  WHERE acknowledged_at IS NULL AND received_at < hotel_now() - make_interval(mins => $1) GROUP BY property_key`;

/** Stores the revisions of portals' bookings. */
export class ChannelRevisionRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a revision until it is acknowledged. A revision that was received before is not applied again. */
  async receive(revision: FeedRevision, sealed: string): Promise<void> {
    const { id, propertyKey, bookingKey, portal, number, kind, madeAt } = revision;
    await this.database.query(RECEIVE, [id, propertyKey, bookingKey, portal, number, kind, sealed, madeAt]);
  }

  /** The revisions that are not applied, the earliest first. */
  waiting(manager: EntityManager = this.database.manager): Promise<ChannelRevision[]> {
    return findRecords(
      manager,
      ChannelRevision,
      "WHERE state = 'WAITING' ORDER BY made_at, received_at, id",
      [],
    );
  }

  /** The ids of the revisions that are applied and not acknowledged, the earliest first. */
  async toAcknowledge(): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM channel_revisions WHERE applied_at IS NOT NULL AND acknowledged_at IS NULL ORDER BY made_at, id',
    );
    return rows.map(({ id }) => id);
  }

  /** Locks the booking of the channel manager and the revision; null when the revision does not wait any more. */
  async lockWaiting(
    manager: EntityManager,
    { id, bookingKey }: Pick<ChannelRevision, 'id' | 'bookingKey'>,
  ): Promise<ChannelRevision | null> {
    await lockByName(manager, `booking ${bookingKey} of a channel manager`);
    return findRecord(manager, ChannelRevision, "WHERE id = $1 AND state = 'WAITING' FOR UPDATE", [id]);
  }

  /** Whether a newer revision of the booking was applied. */
  async isSuperseded(
    manager: EntityManager,
    { bookingKey, madeAt }: Pick<ChannelRevision, 'bookingKey' | 'madeAt'>,
  ): Promise<boolean> {
    const later: unknown[] = await manager.query(SUPERSEDED, [bookingKey, madeAt]);
    return later.length > 0;
  }

  /** The booking here that belongs to the channel manager's booking; null when there is none. */
  async bookingOf(manager: EntityManager, bookingKey: string): Promise<string | null> {
    const rows: { bookingId: string }[] = await manager.query(BOOKING_OF, [bookingKey]);
    return rows[0]?.bookingId ?? null;
  }

  /** Notes what became of a revision. */
  async end(
    manager: EntityManager,
    id: string,
    { state, bookingId }: { state: Exclude<RevisionState, 'WAITING'>; bookingId: string | null },
  ): Promise<void> {
    await manager.query(END, [id, state, bookingId]);
  }

  /** Ends the earlier revisions of the booking that still wait. Returns their ids. */
  async supersede(
    manager: EntityManager,
    { bookingKey, madeAt }: Pick<ChannelRevision, 'bookingKey' | 'madeAt'>,
    bookingId: string | null,
  ): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await manager.query(SUPERSEDE, [
      bookingKey,
      madeAt,
      bookingId,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Notes why a revision waits. */
  async noteProblem(
    manager: EntityManager,
    id: string,
    { problem, subject }: { problem: RevisionProblem; subject: string },
  ): Promise<void> {
    await manager.query('UPDATE channel_revisions SET problem = $2, problem_subject = $3 WHERE id = $1', [
      id,
      problem,
      subject,
    ]);
  }

  /** The guest's data is not kept any longer. */
  async acknowledged(id: string): Promise<void> {
    await this.database.query(ACKNOWLEDGED, [id]);
  }

  /** How many revisions of each hotel have waited longer for their acknowledgement, and since when. */
  late(
    manager: EntityManager,
    minutes: number,
  ): Promise<{ propertyKey: string; revisions: number; since: Date }[]> {
    return manager.query(LATE, [minutes]);
  }

  /** When a revision was last received; null when none ever was. */
  async lastReceived(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.query(
      'SELECT max(received_at) AS at FROM channel_revisions',
    );
    return rows[0]?.at ?? null;
  }
}
