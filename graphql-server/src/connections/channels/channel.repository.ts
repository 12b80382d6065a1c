import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { PlainDate } from '../../platform/time/dates';
import { Channel } from './channel.entity';
import type { ChannelPortal } from './channel-portal.entity';
import { ChannelRatePlan } from './channel-rate-plan.entity';
import { ChannelRoomType } from './channel-room-type.entity';
import { ChannelState } from './channel-state.entity';
import type { ChannelMessage, ChannelProblem, ToldPlans } from './channel-port';

/** A channel with the columns of the desk's list. */
export interface ListedChannel
  extends
    Pick<Channel, 'id' | 'kind' | 'name' | 'propertyId' | 'portalId' | 'isActive' | 'createdAt' | 'version'>,
    Pick<
      ChannelState,
      | 'lastSentAt'
      | 'lastReceivedAt'
      | 'lastTriedAt'
      | 'failingSince'
      | 'problemDetail'
      | 'pausedUntil'
      | 'readingFailingSince'
    > {
  createdByName: string | null;
  problem: ChannelProblem | null;
  readingProblem: ChannelProblem | null;
  /** Days of room types of which the channel is not told yet, and since when the first of them waits. */
  waiting: number;
  waitingSince: Date | null;
  roomTypes: Pick<ChannelRoomType, 'roomTypeId' | 'externalId'>[];
  ratePlans: Pick<ChannelRatePlan, 'externalId' | 'roomTypeId' | 'ratePlanId' | 'markupBasisPoints'>[];
  portals: Pick<ChannelPortal, 'seller' | 'portalId'>[];
}

/** A day that a channel must be told of. */
export interface WaitingDay {
  roomTypeId: number;
  day: PlainDate;
  marks: number;
  /** Whether only a comparison marked it. */
  isCompared: boolean;
  sentRooms: number | null;
  sentPlans: ToldPlans | null;
}

/** A channel that is on, with its mapping and its state. */
export interface ChannelToTell {
  channel: Channel;
  roomTypes: ChannelRoomType[];
  ratePlans: ChannelRatePlan[];
  state: ChannelState;
}

const REQUESTS = { ROOMS: 'availability_requests', PLANS: 'restriction_requests' } as const;

// All changes that are committed at this moment. Those of a later transaction stay. The days before today are never told.
const GATHER = `
  WITH gathered AS (DELETE FROM channel_changes RETURNING room_type_id, first_day, last_day, happened_at),
  marked AS (
    SELECT mapped.channel_id, mapped.room_type_id, day::date AS day, min(gathered.happened_at) AS since
    FROM gathered JOIN channel_room_types mapped ON gathered.room_type_id IS NULL OR mapped.room_type_id = gathered.room_type_id
    JOIN channels channel ON channel.id = mapped.channel_id AND channel.is_active
    CROSS JOIN LATERAL generate_series(greatest(coalesce(first_day, $1::date), $1::date),
      least(coalesce(last_day, $2::date), $2::date), interval '1 day') AS day
    GROUP BY mapped.channel_id, mapped.room_type_id, day)
  INSERT INTO channel_days (channel_id, room_type_id, day, waiting_since, marks)
  SELECT channel_id, room_type_id, day, since, 1 FROM marked ORDER BY channel_id, room_type_id, day
  ON CONFLICT (channel_id, room_type_id, day) DO UPDATE
    SET marks = channel_days.marks + 1, waiting_since = coalesce(channel_days.waiting_since, excluded.waiting_since),
      is_compared = false`;

// A day that waits for another reason keeps that reason.
const MARK_ALL = `
  INSERT INTO channel_days (channel_id, room_type_id, day, waiting_since, marks, is_compared)
  SELECT channel_id, room_type_id, day::date, hotel_now(), 1, $4
  FROM channel_room_types CROSS JOIN generate_series($2::date, $3::date, interval '1 day') AS day
  WHERE channel_id = $1 ORDER BY room_type_id, day
  ON CONFLICT (channel_id, room_type_id, day) DO UPDATE
    SET marks = channel_days.marks + 1, waiting_since = coalesce(channel_days.waiting_since, excluded.waiting_since),
      is_compared = $4 AND (channel_days.waiting_since IS NULL OR channel_days.is_compared)`;

// A change that is committed and not marked yet, or was marked since the days were read, has announced them.
const UNANNOUNCED = `
  UPDATE channel_states SET unannounced_at = hotel_now(), unannounced = $3
  WHERE channel_id = $1 AND NOT EXISTS (SELECT 1 FROM channel_changes) AND EXISTS (
    SELECT 1 FROM channel_days day
    JOIN jsonb_to_recordset($2) AS read("roomTypeId" integer, day date, marks integer)
      ON day.room_type_id = read."roomTypeId" AND day.day = read.day AND day.marks = read.marks
    WHERE day.channel_id = $1 AND day.is_compared)`;

const told = (column: string, type: string): string => `
  UPDATE channel_days told SET ${column} = sent.value FROM jsonb_to_recordset($2) AS sent("roomTypeId" integer, day date, value ${type})
  WHERE told.channel_id = $1 AND told.room_type_id = sent."roomTypeId" AND told.day = sent.day`;
const TOLD = { ROOMS: told('sent_rooms', 'integer'), PLANS: told('sent_plans', 'jsonb') } as const;

/** Statements about channels, their mappings, and the days of which they must be told. */
export class ChannelRepository {
  constructor(private readonly database: DataSource) {}

  list(manager: EntityManager = this.database.manager): Promise<ListedChannel[]> {
    return manager.query(
      `SELECT channel.id, kind, name, property_id AS "propertyId", portal_id AS "portalId", is_active AS "isActive", created_at AS "createdAt", version,
         last_sent_at AS "lastSentAt", last_received_at AS "lastReceivedAt", last_tried_at AS "lastTriedAt",
         failing_since AS "failingSince", reading_failing_since AS "readingFailingSince", reading_problem AS "readingProblem", problem, problem_detail AS "problemDetail", paused_until AS "pausedUntil",
         ${staffName('created_by')} AS "createdByName",
         waiting.days AS waiting, waiting.since AS "waitingSince",
         coalesce((SELECT jsonb_agg(jsonb_build_object('roomTypeId', room_type_id, 'externalId', external_id) ORDER BY room_type_id)
           FROM channel_room_types WHERE channel_id = channel.id), '[]') AS "roomTypes",
         coalesce((SELECT jsonb_agg(jsonb_build_object('externalId', external_id, 'roomTypeId', room_type_id,
             'ratePlanId', rate_plan_id, 'markupBasisPoints', markup_basis_points) ORDER BY room_type_id, rate_plan_id, external_id)
           FROM channel_rate_plans WHERE channel_id = channel.id), '[]') AS "ratePlans",
         coalesce((SELECT jsonb_agg(jsonb_build_object('seller', seller, 'portalId', known.portal_id) ORDER BY seller)
           FROM channel_portals known WHERE known.channel_id = channel.id), '[]') AS portals
       FROM channels channel LEFT JOIN channel_states state ON state.channel_id = channel.id
       CROSS JOIN LATERAL (SELECT count(*)::int AS days, min(waiting_since) AS since FROM channel_days
         WHERE channel_id = channel.id AND waiting_since IS NOT NULL) waiting
       WHERE removed_at IS NULL ORDER BY created_at, channel.id`,
    );
  }

  /** The channel, locked; null when it does not exist any more. */
  async lock(manager: EntityManager, id: string): Promise<Channel | null> {
    const channel = await manager.findOne(Channel, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return channel?.removedAt === null ? channel : null;
  }

  /** The channel, whether it is on or off; null when it does not exist any more. */
  async find(id: string): Promise<Channel | null> {
    const channel = await this.database.manager.findOneBy(Channel, { id });
    return channel?.removedAt === null ? channel : null;
  }

  /** The channel, if it is told anything; null otherwise. */
  async findOn(id: string): Promise<ChannelToTell | null> {
    const { manager } = this.database;
    const channel = await this.find(id);
    const state = await manager.findOneBy(ChannelState, { channelId: id });
    if (!channel?.isActive || !state) return null;
    const roomTypes = await manager.findBy(ChannelRoomType, { channelId: id });
    const ratePlans = await manager.findBy(ChannelRatePlan, { channelId: id });
    return { channel, roomTypes, ratePlans, state };
  }

  /** Channels that are on. */
  async active(
    manager: EntityManager,
  ): Promise<Pick<ChannelState, 'channelId' | 'comparedAt' | 'comparedFor'>[]> {
    return manager.query(
      `SELECT channel_id AS "channelId", compared_at AS "comparedAt", compared_for AS "comparedFor"
       FROM channel_states JOIN channels channel ON channel.id = channel_id WHERE is_active ORDER BY channel_id`,
    );
  }

  /** Whether a change waits to be marked. */
  async hasChanges(): Promise<boolean> {
    const rows: unknown[] = await this.database.query('SELECT 1 FROM channel_changes LIMIT 1');
    return rows.length > 0;
  }

  /** Marks the days of all committed changes for each channel. */
  async gather(manager: EntityManager, first: PlainDate, last: PlainDate): Promise<void> {
    await manager.query(GATHER, [first, last]);
  }

  /** Marks all days of a channel. `isCompared` when nothing is known to have changed. */
  async markAll(
    manager: EntityManager,
    channelId: string,
    { first, last, isCompared }: { first: PlainDate; last: PlainDate; isCompared: boolean },
  ): Promise<void> {
    await manager.query(MARK_ALL, [channelId, first, last, isCompared]);
  }

  /** Notes that these days differ from what the channel was told. False when a change has announced them after all. */
  async noteUnannounced(channelId: string, days: readonly WaitingDay[], words: string): Promise<boolean> {
    const read = JSON.stringify(days.map(({ roomTypeId, day, marks }) => ({ roomTypeId, day, marks })));
    const [, count]: [unknown, number] = await this.database.query(UNANNOUNCED, [channelId, read, words]);
    return count === 1;
  }

  /** Forgets what a channel was told, so that everything is sent. */
  async forget(manager: EntityManager, channelId: string): Promise<void> {
    await manager.query(
      'UPDATE channel_days SET sent_rooms = NULL, sent_plans = NULL WHERE channel_id = $1',
      [channelId],
    );
    await manager.query('UPDATE channel_states SET compared_at = NULL WHERE channel_id = $1', [channelId]);
  }

  async noteCompared(
    manager: EntityManager,
    channelId: string,
    { comparedAt, comparedFor }: { comparedAt: Date; comparedFor: string },
  ): Promise<void> {
    await manager.update(ChannelState, { channelId }, { comparedAt, comparedFor });
  }

  /** The channels for which days wait, and which did not ask to wait. */
  async due(manager: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT channel.id FROM channels channel JOIN channel_states state ON state.channel_id = channel.id
       WHERE is_active AND (paused_until IS NULL OR paused_until <= hotel_now())
         AND EXISTS (SELECT 1 FROM channel_days day WHERE day.channel_id = channel.id AND waiting_since IS NOT NULL)`,
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes what was told of days that are over. */
  async forgetPast(manager: EntityManager, today: PlainDate): Promise<void> {
    await manager.query('DELETE FROM channel_days WHERE day < $1', [today]);
  }

  waiting(channelId: string, first: PlainDate, last: PlainDate): Promise<WaitingDay[]> {
    return this.database.query(
      `SELECT room_type_id AS "roomTypeId", day::text, marks, is_compared AS "isCompared", sent_rooms AS "sentRooms", sent_plans AS "sentPlans"
       FROM channel_days WHERE channel_id = $1 AND waiting_since IS NOT NULL AND day BETWEEN $2 AND $3
       ORDER BY room_type_id, day`,
      [channelId, first, last],
    );
  }

  /** Counts a request of this part, unless the minute has as many as allowed. */
  async reserveRequest(channelId: string, part: ChannelMessage['part'], most: number): Promise<boolean> {
    const column = REQUESTS[part];
    const [, count]: [unknown, number] = await this.database.query(
      `UPDATE channel_states SET last_tried_at = hotel_now(), ${column} = array_append(
         ARRAY(SELECT moment FROM unnest(${column}) AS moment WHERE moment > hotel_now() - interval '1 minute'), hotel_now())
       WHERE channel_id = $1
         AND (SELECT count(*) FROM unnest(${column}) AS moment WHERE moment > hotel_now() - interval '1 minute') < $2`,
      [channelId, most],
    );
    return count === 1;
  }

  /**
   * Notes what the channel accepted of a part. A day without a value is unknown: whether a request that is under way, or that
   * failed, had an effect is not known.
   */
  async noteTold(
    channelId: string,
    part: ChannelMessage['part'],
    days: readonly { roomTypeId: number; day: PlainDate; value?: number | ToldPlans }[],
  ): Promise<void> {
    if (days.length > 0) await this.database.query(TOLD[part], [channelId, JSON.stringify(days)]);
  }

  /** These days do not wait any more, unless they were marked again since they were read. */
  async noteDone(channelId: string, days: readonly WaitingDay[]): Promise<void> {
    await this.database.query(
      `UPDATE channel_days done SET waiting_since = NULL
       FROM jsonb_to_recordset($2) AS read("roomTypeId" integer, day date, marks integer)
       WHERE done.channel_id = $1 AND done.room_type_id = read."roomTypeId" AND done.day = read.day AND done.marks = read.marks`,
      [channelId, JSON.stringify(days.map(({ roomTypeId, day, marks }) => ({ roomTypeId, day, marks })))],
    );
  }

  async noteAccepted(channelId: string): Promise<void> {
    await this.database.query(
      'UPDATE channel_states SET last_sent_at = hotel_now(), paused_until = NULL WHERE channel_id = $1',
      [channelId],
    );
  }

  /** The channel was told everything, and refused nothing. */
  async noteNoProblem(channelId: string): Promise<void> {
    await this.database.query(
      `UPDATE channel_states SET failing_since = NULL, problem = NULL, problem_detail = NULL
       WHERE channel_id = $1 AND problem IS NOT NULL`,
      [channelId],
    );
  }

  async noteProblem(
    channelId: string,
    { problem, detail, waitSeconds }: { problem: ChannelProblem; detail: string | null; waitSeconds: number },
  ): Promise<void> {
    await this.database.query(
      `UPDATE channel_states SET failing_since = coalesce(failing_since, hotel_now()), problem = $2, problem_detail = $3,
         paused_until = hotel_now() + make_interval(secs => $4) WHERE channel_id = $1`,
      [channelId, problem, detail, waitSeconds],
    );
  }

  /** Replaces the mapping of a channel. */
  async map(
    manager: EntityManager,
    channelId: string,
    { roomTypes, ratePlans }: Pick<ListedChannel, 'roomTypes' | 'ratePlans'>,
  ): Promise<void> {
    const known = JSON.stringify(roomTypes);
    // A room type that stays keeps what the channel was told of it; with another id, the channel knows nothing of it.
    await manager.query(
      `DELETE FROM channel_room_types WHERE channel_id = $1 AND (room_type_id, external_id) NOT IN
         (SELECT "roomTypeId", "externalId" FROM jsonb_to_recordset($2) AS kept("roomTypeId" integer, "externalId" text))`,
      [channelId, known],
    );
    await manager.query(
      `INSERT INTO channel_room_types (channel_id, room_type_id, external_id)
       SELECT $1, "roomTypeId", "externalId" FROM jsonb_to_recordset($2) AS added("roomTypeId" integer, "externalId" text)
       ON CONFLICT (channel_id, room_type_id) DO NOTHING`,
      [channelId, known],
    );
    await manager.query('DELETE FROM channel_rate_plans WHERE channel_id = $1', [channelId]);
    await manager.query(
      `INSERT INTO channel_rate_plans (channel_id, external_id, room_type_id, rate_plan_id, markup_basis_points)
       SELECT $1, "externalId", "roomTypeId", "ratePlanId", "markupBasisPoints" FROM jsonb_to_recordset($2)
         AS added("externalId" text, "roomTypeId" integer, "ratePlanId" integer, "markupBasisPoints" integer)`,
      [channelId, JSON.stringify(ratePlans)],
    );
  }

  /** Replaces which portals of the desk the channel's names mean. */
  async mapPortals(
    manager: EntityManager,
    channelId: string,
    portals: readonly Pick<ChannelPortal, 'seller' | 'portalId'>[],
  ): Promise<void> {
    await manager.query('DELETE FROM channel_portals WHERE channel_id = $1', [channelId]);
    await manager.query(
      `INSERT INTO channel_portals (channel_id, seller, portal_id)
       SELECT $1, seller, "portalId" FROM jsonb_to_recordset($2) AS added(seller text, "portalId" integer)`,
      [channelId, JSON.stringify(portals)],
    );
  }

  /**
   * Waits for the transactions that change nights, and lets others begin only after the caller's: each of them sees whether a
   * channel is on.
   */
  async awaitWriters(manager: EntityManager): Promise<void> {
    await manager.query('LOCK TABLE room_nights IN SHARE MODE');
  }
}
