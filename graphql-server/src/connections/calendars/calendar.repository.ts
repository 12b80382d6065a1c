import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { CalendarFeed, FeedEvent, type FeedProblem } from './calendar-feed.entity';
import type { NightTaken, OtherEvent, StoredEvent } from './feed-plan';

/** A feed as the desk lists it. */
export interface ListedFeed extends Pick<
  CalendarFeed,
  | 'id'
  | 'name'
  | 'host'
  | 'createdAt'
  | 'lastTriedAt'
  | 'lastReadAt'
  | 'lastChangedAt'
  | 'problem'
  | 'failingSince'
> {
  createdByName: string | null;
  /** The events of the feed that are not over. */
  events: number;
}

/** A room with its calendars. */
export interface ListedRoom {
  roomNumber: string;
  roomTitle: string;
  /** When its own address was made; null without one. */
  madeAt: Date | null;
  madeByName: string | null;
  lastReadAt: Date | null;
  feeds: ListedFeed[];
}

/** A feed with the room that it is about. */
export interface FeedOfRoom extends CalendarFeed {
  roomNumber: string;
  /** The code of the type of the room. */
  roomType: string;
}

const ROOMS = `
  SELECT room.id AS "roomId", room.number AS "roomNumber", type.name AS "roomTitle", calendar.made_at AS "madeAt",
    ${staffName('calendar.made_by')} AS "madeByName", calendar.last_read_at AS "lastReadAt"
  FROM rooms room JOIN room_types type ON type.id = room.type_id
  LEFT JOIN room_calendars calendar ON calendar.room_id = room.id
  ORDER BY type.sort_order, type.id, length(room.number), room.number`;

const FEEDS = `
  SELECT feed.room_id AS "roomId", feed.id, name, host, created_at AS "createdAt", last_tried_at AS "lastTriedAt",
    last_read_at AS "lastReadAt", last_changed_at AS "lastChangedAt", problem, failing_since AS "failingSince",
    ${staffName('created_by')} AS "createdByName",
    (SELECT count(*)::int FROM feed_events event WHERE event.feed_id = feed.id AND event.until > hotel_business_day()) AS events
  FROM calendar_feeds feed WHERE removed_at IS NULL ORDER BY created_at, id`;

const FEED = `
  SELECT room.number AS "roomNumber", type.code AS "roomType"
  FROM rooms room JOIN room_types type ON type.id = room.type_id WHERE room.id = $1`;

// The occupants of a room are one statement, because it runs under a lock.
const NIGHTS = `
  SELECT taken.night::text AS night, block.feed_id AS "feedId", coalesce(taken.stay_id, taken.block_id) AS "occupantId",
    coalesce(block.created_at, booking.created_at) AS "madeAt", stay.booking_id AS "bookingId",
    coalesce(block.reason = 'PORTAL', EXISTS (SELECT 1 FROM portal_bookings portal WHERE portal.booking_id = booking.id))
      AS "isOfPortal"
  FROM room_nights taken LEFT JOIN blocks block ON block.id = taken.block_id
  LEFT JOIN stays stay ON stay.id = taken.stay_id LEFT JOIN bookings booking ON booking.id = stay.booking_id
  WHERE taken.room_id = $1 AND taken.night >= $2 ORDER BY taken.night`;

const EVENTS = `
  SELECT id, uid, first_night::text AS "firstNight", until::text AS until, kind, missing_since AS "missingSince"
  FROM feed_events WHERE feed_id = $1 ORDER BY first_night, until, uid, id`;

const OTHER_EVENTS = `
  SELECT feed_id AS "feedId", uid, first_night::text AS "firstNight", event.until::text AS until, kind
  FROM feed_events event JOIN calendar_feeds feed ON feed.id = feed_id
  WHERE feed.room_id = $1 AND feed.id <> $2 AND removed_at IS NULL`;

const WITH_FREE_NIGHTS = `
  SELECT DISTINCT feed.id, type.code AS "roomType"
  FROM feed_events event JOIN calendar_feeds feed ON feed.id = event.feed_id AND feed.removed_at IS NULL
  JOIN rooms room ON room.id = feed.room_id JOIN room_types type ON type.id = room.type_id
  CROSS JOIN LATERAL generate_series(greatest(event.first_night, $1::date)::timestamp,
    least(event.until, $2::date)::timestamp - interval '1 day', interval '1 day') AS named(night)
  WHERE event.until > $1::date AND NOT EXISTS (
    SELECT 1 FROM room_nights taken WHERE taken.room_id = feed.room_id AND taken.night = named.night::date)`;

const SAVE_EVENTS = `
  INSERT INTO feed_events AS stored (id, feed_id, uid, first_night, until, kind, missing_since)
  SELECT id, $1, uid, "firstNight", until, kind, "missingSince"
  FROM jsonb_to_recordset($2) AS event(
    id uuid, uid text, "firstNight" date, until date, kind text, "missingSince" timestamptz)
  ON CONFLICT (id) DO UPDATE SET uid = excluded.uid, first_night = excluded.first_night, until = excluded.until,
    kind = excluded.kind, missing_since = excluded.missing_since
  WHERE (stored.uid, stored.first_night, stored.until, stored.kind, stored.missing_since)
    IS DISTINCT FROM (excluded.uid, excluded.first_night, excluded.until, excluded.kind, excluded.missing_since)`;

const TAKE_DUE = `
  UPDATE calendar_feeds SET next_read_at = hotel_now() + interval '15 minutes'
  WHERE removed_at IS NULL AND next_read_at <= hotel_now() RETURNING id`;

const NOTE_READ = `
  UPDATE calendar_feeds SET last_tried_at = hotel_now(), last_read_at = hotel_now(), problem = NULL,
    failing_since = NULL, etag = $2, last_modified = $3,
    last_changed_at = CASE WHEN $4 THEN hotel_now() ELSE last_changed_at END
  WHERE id = $1`;

const NOTE_PROBLEM = `
  UPDATE calendar_feeds SET last_tried_at = hotel_now(), problem = $2,
    failing_since = coalesce(failing_since, hotel_now())
  WHERE id = $1 AND removed_at IS NULL RETURNING failing_since AS "failingSince"`;

/** Statements about the calendars of rooms. */
export class CalendarRepository {
  constructor(private readonly database: DataSource) {}

  /** All rooms with their calendars, in the owner's order. */
  async rooms(manager: EntityManager = this.database.manager): Promise<ListedRoom[]> {
    const rooms: (Omit<ListedRoom, 'feeds'> & { roomId: number })[] = await manager.query(ROOMS);
    const feeds: (ListedFeed & { roomId: number })[] = await manager.query(FEEDS);
    return rooms.map(({ roomId, ...room }) => ({
      ...room,
      feeds: feeds.filter((feed) => feed.roomId === roomId),
    }));
  }

  /** Null when there is no such room. */
  async roomId(manager: EntityManager, roomNumber: string): Promise<number | null> {
    const rows: { id: number }[] = await manager.query('SELECT id FROM rooms WHERE number = $1', [
      roomNumber,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Makes the address of a room, or replaces it, so that the earlier address ends. */
  async saveAddress(
    manager: EntityManager,
    { roomId, tokenHash, by }: { roomId: number; tokenHash: string; by: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO room_calendars (room_id, token_hash, made_at, made_by) VALUES ($1, $2, hotel_now(), $3)
       ON CONFLICT (room_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at,
         made_by = excluded.made_by, last_read_at = NULL`,
      [roomId, tokenHash, by],
    );
  }

  /** False when the room has no address. */
  async dropAddress(manager: EntityManager, roomId: number): Promise<boolean> {
    const dropped: [unknown[], number] = await manager.query(
      'DELETE FROM room_calendars WHERE room_id = $1',
      [roomId],
    );
    return dropped[1] > 0;
  }

  /** The room of an address, which is noted as read; null for an unknown token. */
  async roomOfToken(tokenHash: string): Promise<{ roomId: number; roomNumber: string } | null> {
    const read: [{ roomId: number; roomNumber: string }[], number] = await this.database.query(
      `UPDATE room_calendars calendar SET last_read_at = hotel_now() FROM rooms room
       WHERE room.id = calendar.room_id AND token_hash = $1
       RETURNING room.id AS "roomId", room.number AS "roomNumber"`,
      [tokenHash],
    );
    return read[0][0] ?? null;
  }

  /** When the room's own calendar was last read; null before, and without one. */
  async ownCalendarReadAt(manager: EntityManager, roomId: number): Promise<Date | null> {
    const rows: { at: Date | null }[] = await manager.query(
      'SELECT last_read_at AS at FROM room_calendars WHERE room_id = $1',
      [roomId],
    );
    return rows[0]?.at ?? null;
  }

  /** The taken nights of a room from that day on, in order. */
  nights(
    roomId: number,
    from: PlainDate,
    manager: EntityManager = this.database.manager,
  ): Promise<NightTaken[]> {
    return manager.query(NIGHTS, [roomId, from]);
  }

  /** Adds a feed. It is read at once. */
  async addFeed(
    manager: EntityManager,
    feed: Pick<CalendarFeed, 'id' | 'roomId' | 'name' | 'host' | 'sealedUrl' | 'createdAt' | 'createdBy'>,
  ): Promise<void> {
    await manager.insert(CalendarFeed, { ...feed, nextReadAt: feed.createdAt });
  }

  async countFeeds(manager: EntityManager, roomId: number): Promise<number> {
    return manager.countBy(CalendarFeed, { roomId, removedAt: IsNull() });
  }

  /** The feed with its room; null when it was removed or never existed. */
  async feed(id: string, manager: EntityManager = this.database.manager): Promise<FeedOfRoom | null> {
    return withRoom(manager, await findRecord(manager, CalendarFeed, 'WHERE id = $1', [id]));
  }

  /** The feeds with events on nights, from a day to before another, that nobody has. */
  feedsWithFreeNights(from: PlainDate, until: PlainDate): Promise<Pick<FeedOfRoom, 'id' | 'roomType'>[]> {
    return this.database.query(WITH_FREE_NIGHTS, [from, until]);
  }

  /** The other feeds of the room of a feed, in the order of their age. */
  async othersOfRoom(manager: EntityManager, { id, roomId }: FeedOfRoom): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM calendar_feeds WHERE room_id = $1 AND id <> $2 AND removed_at IS NULL ORDER BY created_at, id`,
      [roomId, id],
    );
    return rows.map((row) => row.id);
  }

  /** The feed, locked until the transaction ends. */
  async lockFeed(manager: EntityManager, id: string): Promise<FeedOfRoom | null> {
    const feed = await manager.findOne(CalendarFeed, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return withRoom(manager, feed);
  }

  /** Takes the feeds that are due, so that no other server reads them. */
  async takeDue(manager: EntityManager): Promise<string[]> {
    const taken: [{ id: string }[], number] = await manager.query(TAKE_DUE);
    return taken[0].map(({ id }) => id);
  }

  /** Has a feed read again in a minute. */
  async readSoon(id: string): Promise<void> {
    await this.database.query(
      "UPDATE calendar_feeds SET next_read_at = hotel_now() + interval '1 minute' WHERE id = $1",
      [id],
    );
  }

  events(manager: EntityManager, feedId: string): Promise<StoredEvent[]> {
    return manager.query(EVENTS, [feedId]);
  }

  /** The events of the other feeds of the room. */
  otherEvents(manager: EntityManager, { id, roomId }: FeedOfRoom): Promise<OtherEvent[]> {
    return manager.query(OTHER_EVENTS, [roomId, id]);
  }

  async saveEvents(manager: EntityManager, feedId: string, events: readonly StoredEvent[]): Promise<void> {
    await manager.query(SAVE_EVENTS, [feedId, JSON.stringify(events)]);
  }

  async dropEvents(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.query('DELETE FROM feed_events WHERE id = ANY ($1)', [ids]);
  }

  async noteRead(
    manager: EntityManager,
    id: string,
    read: { etag: string | null; lastModified: string | null; isChanged: boolean },
  ): Promise<void> {
    await manager.query(NOTE_READ, [id, read.etag, read.lastModified, read.isChanged]);
  }

  /** Since when the feed is not read; null when it was removed. */
  async noteProblem(manager: EntityManager, id: string, problem: FeedProblem): Promise<Date | null> {
    const noted: [{ failingSince: Date }[], number] = await manager.query(NOTE_PROBLEM, [id, problem]);
    return noted[0][0]?.failingSince ?? null;
  }

  async removeFeed(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(FeedEvent, { feedId: id });
    await manager.query('UPDATE calendar_feeds SET removed_at = hotel_now() WHERE id = $1', [id]);
  }
}

async function withRoom(manager: EntityManager, feed: CalendarFeed | null): Promise<FeedOfRoom | null> {
  if (feed?.removedAt !== null) return null;
  const [room]: { roomNumber: string; roomType: string }[] = await manager.query(FEED, [feed.roomId]);
  return room ? { ...feed, ...room } : null;
}
