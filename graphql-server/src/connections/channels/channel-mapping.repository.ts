import type { DataSource, EntityManager } from 'typeorm';
import type { ChannelProblem } from './channel-port';

/** A channel from which bookings are read. */
export interface ReadChannel {
  id: string;
  /** The id of the hotel at the channel. */
  propertyId: string;
  sealedKey: string;
  /** How often the secret in the address of its webhook was renewed. */
  webhookRenewals: number;
}

/** The hotel's own types, plans and portals by the ids and names of a channel. */
export interface ChannelMapping {
  /** Codes of room types by the channel's ids. */
  roomTypes: ReadonlyMap<string, string>;
  /** Codes of rate plans by the channel's ids. */
  ratePlans: ReadonlyMap<string, string>;
  /** Ids of portals by the names of sellers, in lower case. A portal's own name at the desk needs no entry. */
  portals: ReadonlyMap<string, number>;
  /** The portal of all other sellers; null without one. */
  portalId: number | null;
}

const ACTIVE = `
  SELECT id, property_id AS "propertyId", sealed_key AS "sealedKey", webhook_renewals AS "webhookRenewals"
  FROM channels
  WHERE is_active AND removed_at IS NULL ORDER BY created_at, id`;

const LAST_RECEIVED = `
  SELECT channel.id, channel.name, state.last_received_at AS "lastReceivedAt"
  FROM channels channel LEFT JOIN channel_states state ON state.channel_id = channel.id
  WHERE channel.is_active AND channel.removed_at IS NULL ORDER BY channel.created_at, channel.id`;

const MAPPING = `
  SELECT channel.portal_id AS "portalId",
    COALESCE((SELECT json_object_agg(known.external_id, type.code) FROM channel_room_types known
      JOIN room_types type ON type.id = known.room_type_id WHERE known.channel_id = channel.id), '{}') AS "roomTypes",
    COALESCE((SELECT json_object_agg(known.external_id, plan.code) FROM channel_rate_plans known
      JOIN rate_plans plan ON plan.id = known.rate_plan_id WHERE known.channel_id = channel.id), '{}') AS "ratePlans",
    COALESCE((SELECT json_object_agg(lower(portal.name), portal.id) FROM portals portal), '{}') AS "ownPortals",
    COALESCE((SELECT json_object_agg(known.seller, known.portal_id) FROM channel_portals known
      WHERE known.channel_id = channel.id), '{}') AS portals
  FROM channels channel WHERE channel.id = $1`;

const RECEIVED = `
  INSERT INTO channel_states (channel_id, last_received_at) VALUES ($1, hotel_now())
  ON CONFLICT (channel_id) DO UPDATE SET last_received_at = excluded.last_received_at`;

const READ = `
  UPDATE channel_states SET reading_failing_since = NULL, reading_problem = NULL
  WHERE channel_id = $1 AND reading_problem IS NOT NULL`;

const READING_FAILED = `
  INSERT INTO channel_states (channel_id, reading_failing_since, reading_problem) VALUES ($1, hotel_now(), $2)
  ON CONFLICT (channel_id) DO UPDATE SET reading_problem = excluded.reading_problem,
    reading_failing_since = coalesce(channel_states.reading_failing_since, excluded.reading_failing_since)`;

const READING_FAILS = `
  SELECT channel_id AS "channelId", reading_failing_since AS since FROM channel_states
  WHERE reading_failing_since < hotel_now() - make_interval(mins => $1) AND channel_id = ANY ($2)`;

interface MappingRow {
  portalId: number | null;
  roomTypes: Record<string, string>;
  ratePlans: Record<string, string>;
  /** The portals of the desk by their own names. */
  ownPortals: Record<string, number>;
  portals: Record<string, number>;
}

const mapOf = <Value>(found: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(found));

/** Reads which types, plans and portals of the hotel a channel means. */
export class ChannelMappingRepository {
  constructor(private readonly database: DataSource) {}

  /** The channels that are switched on, the oldest first. */
  active(): Promise<ReadChannel[]> {
    return this.database.query(ACTIVE);
  }

  /** When a booking was last received from each channel that is switched on, the oldest channel first. */
  received(): Promise<{ id: string; name: string; lastReceivedAt: Date | null }[]> {
    return this.database.query(LAST_RECEIVED);
  }

  /** Null for an unknown channel. */
  async of(channelId: string): Promise<ChannelMapping | null> {
    const [row]: MappingRow[] = await this.database.query(MAPPING, [channelId]);
    if (!row) return null;
    const { portalId, roomTypes, ratePlans, ownPortals, portals } = row;
    return {
      portalId,
      roomTypes: mapOf(roomTypes),
      ratePlans: mapOf(ratePlans),
      portals: mapOf({ ...ownPortals, ...portals }),
    };
  }

  /** Notes whether all that the channel lists could be read. `problem` is null when it could. */
  async noteReading(channelId: string, problem: ChannelProblem | null): Promise<void> {
    if (problem === null) await this.database.query(READ, [channelId]);
    else await this.database.query(READING_FAILED, [channelId, problem]);
  }

  /** The channels among these that could not be read for longer, and since when. */
  unread(
    manager: EntityManager,
    channelIds: readonly string[],
    minutes: number,
  ): Promise<{ channelId: string; since: Date }[]> {
    return manager.query(READING_FAILS, [minutes, channelIds]);
  }

  /** Notes that a booking was read from the channel. */
  async noteReceived(channelId: string): Promise<void> {
    await this.database.query(RECEIVED, [channelId]);
  }
}
