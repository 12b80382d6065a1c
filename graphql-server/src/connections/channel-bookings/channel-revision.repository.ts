import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { lockByName } from '../../platform/database/database';
import { ChannelRevision, type RevisionProblem, type RevisionState } from './channel-revision.entity';
import type { ChannelRevision as FoundRevision } from '../channels/channel-port';

// What comes again was not acknowledged, whatever we remember.
const RECEIVE = `
  INSERT INTO channel_revisions (id, channel_id, booking_key, portal, number, kind, state, sealed, made_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $8)
  ON CONFLICT (id) DO UPDATE SET acknowledged_at = NULL, sealed = excluded.sealed
    WHERE channel_revisions.acknowledged_at IS NOT NULL AND channel_revisions.channel_id = excluded.channel_id`;

const SUPERSEDED = `
  SELECT 1 FROM channel_revisions later
  WHERE later.channel_id = $3 AND later.booking_key = $1 AND later.made_at > $2 AND later.state IN ('APPLIED', 'BY_HAND') LIMIT 1`;

const BOOKING_OF = `
  SELECT booking_id AS "bookingId" FROM channel_revisions
  WHERE channel_id = $2 AND booking_key = $1 AND booking_id IS NOT NULL ORDER BY made_at DESC LIMIT 1`;

const END = `
  UPDATE channel_revisions SET state = $2, booking_id = $3, problem = NULL, problem_subject = NULL, applied_at = hotel_now()
  WHERE id = $1`;

const SUPERSEDE = `
  UPDATE channel_revisions SET state = 'SUPERSEDED', booking_id = $3, problem = NULL, problem_subject = NULL,
    applied_at = hotel_now()
  WHERE channel_id = $4 AND booking_key = $1 AND made_at < $2 AND state = 'WAITING' RETURNING id`;

const ACKNOWLEDGED = `
  UPDATE channel_revisions SET acknowledged_at = hotel_now(), sealed = NULL WHERE id = $1 AND applied_at IS NOT NULL`;

const LATE = `
  SELECT channel_id AS "channelId", min(received_at) AS since FROM channel_revisions
  WHERE acknowledged_at IS NULL AND received_at < hotel_now() - make_interval(mins => $1) AND channel_id = ANY ($2)
  GROUP BY channel_id`;

const NOT_DEALT_WITH = `
  SELECT id, channel_id AS "channelId", portal, number, problem, NULLIF(problem_subject, '') AS about, received_at AS "receivedAt"
  FROM channel_revisions WHERE acknowledged_at IS NULL ORDER BY received_at, id LIMIT 100`;

/** A revision that waits. */
interface NotDealtWith extends Pick<
  ChannelRevision,
  'id' | 'channelId' | 'portal' | 'number' | 'problem' | 'receivedAt'
> {
  /** What the problem is about; null without one. */
  about: string | null;
}

/** Stores the revisions of portals' bookings. */
export class ChannelRevisionRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a revision until it is acknowledged. A revision that was received before is not applied again. */
  async receive(channelId: string, revision: FoundRevision, sealed: string): Promise<void> {
    const { id, bookingId: bookingKey, seller: portal, number, kind, madeAt } = revision;
    await this.database.query(RECEIVE, [id, channelId, bookingKey, portal, number, kind, sealed, madeAt]);
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
  async toAcknowledge(channelId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM channel_revisions WHERE channel_id = $1 AND applied_at IS NOT NULL AND acknowledged_at IS NULL ORDER BY made_at, id',
      [channelId],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks the booking of the channel manager and the revision; null when the revision does not wait any more. */
  async lockWaiting(
    manager: EntityManager,
    { id, channelId, bookingKey }: Pick<ChannelRevision, 'id' | 'channelId' | 'bookingKey'>,
  ): Promise<ChannelRevision | null> {
    await lockByName(manager, `booking ${bookingKey} of channel ${channelId}`);
    return findRecord(manager, ChannelRevision, "WHERE id = $1 AND state = 'WAITING' FOR UPDATE", [id]);
  }

  /** Whether a newer revision of the booking was applied. */
  async isSuperseded(
    manager: EntityManager,
    { channelId, bookingKey, madeAt }: Pick<ChannelRevision, 'channelId' | 'bookingKey' | 'madeAt'>,
  ): Promise<boolean> {
    const later: unknown[] = await manager.query(SUPERSEDED, [bookingKey, madeAt, channelId]);
    return later.length > 0;
  }

  /** The booking here that belongs to the channel manager's booking; null when there is none. */
  async bookingOf(
    manager: EntityManager,
    { channelId, bookingKey }: Pick<ChannelRevision, 'channelId' | 'bookingKey'>,
  ): Promise<string | null> {
    const rows: { bookingId: string }[] = await manager.query(BOOKING_OF, [bookingKey, channelId]);
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
    { channelId, bookingKey, madeAt }: Pick<ChannelRevision, 'channelId' | 'bookingKey' | 'madeAt'>,
    bookingId: string | null,
  ): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await manager.query(SUPERSEDE, [
      bookingKey,
      madeAt,
      bookingId,
      channelId,
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

  /** What is not applied or not acknowledged, the oldest first. */
  notDealtWith(): Promise<NotDealtWith[]> {
    return this.database.query(NOT_DEALT_WITH);
  }

  /** The channels among these whose revisions have waited longer for their acknowledgement, and since when. */
  late(
    manager: EntityManager,
    channelIds: readonly string[],
    minutes: number,
  ): Promise<{ channelId: string; since: Date }[]> {
    return manager.query(LATE, [minutes, channelIds]);
  }
}
