import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { PublicRequestProblem } from '../../platform/outgoing/public-request';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** An endpoint with the columns of the desk's list. */
export interface ListedEndpoint extends Pick<
  WebhookEndpoint,
  'id' | 'name' | 'url' | 'createdAt' | 'switchedOffAt' | 'switchedOffBecause' | 'previousUntil' | 'version'
> {
  createdByName: string | null;
  /**
   * The number of events that wait, the number of events that were given up, and the time of the last event that was
   * received.
   */
  waiting: number;
  failed: number;
  lastDeliveredAt: Date | null;
}

/** A delivery that is due, with all that is sent. */
export interface DueDelivery {
  eventId: string;
  bookingId: string;
  reference: string | null;
  sequence: number;
  happenedAt: Date;
  tries: number;
}

/** A delivery as the desk lists it. */
export interface ListedDelivery extends DueDelivery {
  /** The place of the event among all events. */
  position: string;
  nextTryAt: Date;
  deliveredAt: Date | null;
  givenUpAt: Date | null;
  lastStatus: number | null;
  lastProblem: PublicRequestProblem | null;
}

const ON = 'endpoint.switched_off_at IS NULL AND endpoint.removed_at IS NULL';
const OPEN = 'delivery.delivered_at IS NULL AND delivery.given_up_at IS NULL';
/**
 * When a server stops while it sends, other servers take over its deliveries after this time. It is longer than all
 * tries of one round.
 */
const CLAIM = "interval '3 minutes'";

const EVENT = `event.id AS "eventId", event.booking_id AS "bookingId", event.sequence, event.happened_at AS "happenedAt",
  (SELECT reference FROM bookings WHERE id = event.booking_id) AS reference`;

/** Statements about endpoints, events and deliveries. */
export class WebhookEndpointRepository {
  constructor(private readonly database: DataSource) {}

  list(manager: EntityManager = this.database.manager): Promise<ListedEndpoint[]> {
    return manager.query(
      `SELECT endpoint.id, name, url, endpoint.created_at AS "createdAt", switched_off_at AS "switchedOffAt",
              switched_off_because AS "switchedOffBecause",
              CASE WHEN previous_until > now() THEN previous_until END AS "previousUntil", version,
              ${staffName('created_by')} AS "createdByName",
              count(delivery.event_id) FILTER (WHERE ${OPEN})::int AS waiting,
              count(delivery.event_id) FILTER (WHERE given_up_at IS NOT NULL)::int AS failed,
              max(delivered_at) AS "lastDeliveredAt"
       FROM webhook_endpoints endpoint LEFT JOIN webhook_deliveries delivery ON delivery.endpoint_id = endpoint.id
       WHERE removed_at IS NULL GROUP BY endpoint.id ORDER BY endpoint.created_at, endpoint.id`,
    );
  }

  /** The endpoint, locked; null when it does not exist any more. */
  async lock(manager: EntityManager, id: string): Promise<WebhookEndpoint | null> {
    const endpoint = await manager.findOne(WebhookEndpoint, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return endpoint?.removedAt === null ? endpoint : null;
  }

  /** The endpoint, if events are sent to it; null otherwise. */
  async findOn(id: string): Promise<WebhookEndpoint | null> {
    const endpoint = await this.database.manager.findOneBy(WebhookEndpoint, { id });
    return endpoint && endpoint.removedAt === null && endpoint.switchedOffAt === null ? endpoint : null;
  }

  /** Whether an endpoint waits for events that have no number yet. */
  async hasWaiting(): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM webhook_endpoints endpoint
       WHERE ${ON} AND EXISTS (SELECT 1 FROM booking_events WHERE sequence IS NULL) LIMIT 1`,
    );
    return rows.length > 0;
  }

  /** Makes the deliveries of events that were numbered just now. */
  async addDeliveries(manager: EntityManager, eventIds: readonly string[]): Promise<void> {
    await manager.query(
      `INSERT INTO webhook_deliveries (event_id, endpoint_id, next_try_at)
       SELECT event_id, endpoint.id, hotel_now() FROM unnest($1::uuid[]) event_id CROSS JOIN webhook_endpoints endpoint
       WHERE ${ON}`,
      [eventIds],
    );
  }

  /** Whether events are sent to anybody. */
  async hasEndpoint(manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM webhook_endpoints endpoint WHERE ${ON} LIMIT 1`,
    );
    return rows.length > 0;
  }

  /** The endpoints for which something is due. */
  async dueEndpoints(manager: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT DISTINCT endpoint.id FROM webhook_deliveries delivery JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
       WHERE ${OPEN} AND next_try_at <= (SELECT hotel_now()) AND ${ON}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the deliveries of an endpoint that are due, the oldest events first, and counts the try. */
  claim(endpointId: string, most: number): Promise<DueDelivery[]> {
    return this.database
      .query(
        `UPDATE webhook_deliveries claimed SET next_try_at = hotel_now() + ${CLAIM}, tries = claimed.tries + 1
         FROM (
           SELECT delivery.event_id, ${EVENT} FROM webhook_deliveries delivery JOIN booking_events event ON event.id = event_id
           WHERE endpoint_id = $1 AND ${OPEN} AND next_try_at <= (SELECT hotel_now())
           ORDER BY event.position LIMIT $2 FOR UPDATE OF delivery SKIP LOCKED
         ) due
         WHERE claimed.event_id = due.event_id AND claimed.endpoint_id = $1
         RETURNING "eventId", "bookingId", reference, sequence, "happenedAt", tries`,
        [endpointId, most],
      )
      .then(([rows]: [DueDelivery[], number]) => rows);
  }

  async noteReceived(endpointId: string, eventId: string, status: number): Promise<void> {
    await this.database.query(
      `UPDATE webhook_deliveries SET delivered_at = hotel_now(), last_status = $3, last_problem = NULL
       WHERE endpoint_id = $1 AND event_id = $2`,
      [endpointId, eventId, status],
    );
  }

  /** Stores a failed try. Without a time for a next try, the delivery is given up. */
  async noteFailed(
    manager: EntityManager,
    { endpointId, eventId }: { endpointId: string; eventId: string },
    { status, problem, nextTryAt }: { status: number | null; problem: string | null; nextTryAt: Date | null },
  ): Promise<void> {
    await manager.query(
      `UPDATE webhook_deliveries SET last_status = $3, last_problem = $4, next_try_at = coalesce($5, next_try_at),
         given_up_at = CASE WHEN $5::timestamptz IS NULL THEN hotel_now() END
       WHERE endpoint_id = $1 AND event_id = $2 AND delivered_at IS NULL`,
      [endpointId, eventId, status, problem, nextTryAt],
    );
  }

  /** Whether the endpoint received anything in the last three days. */
  async hasReceivedLately(manager: EntityManager, endpointId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM webhook_deliveries WHERE endpoint_id = $1
         AND delivered_at > (SELECT hotel_now()) - interval '3 days' LIMIT 1`,
      [endpointId],
    );
    return rows.length > 0;
  }

  /** Deliveries of an endpoint, the newest first, before a position. */
  deliveries(
    endpointId: string,
    { before, take }: { before: string | null; take: number },
  ): Promise<ListedDelivery[]> {
    return this.database.query(
      `SELECT ${EVENT}, event.position::text, tries, next_try_at AS "nextTryAt", delivered_at AS "deliveredAt",
              given_up_at AS "givenUpAt", last_status AS "lastStatus", last_problem AS "lastProblem"
       FROM webhook_deliveries delivery JOIN booking_events event ON event.id = event_id
       WHERE endpoint_id = $1 AND ($2::bigint IS NULL OR event.position < $2)
       ORDER BY event.position DESC LIMIT $3`,
      [endpointId, before, take],
    );
  }

  /** Prepares one delivery, or all deliveries that were given up, for new tries. Returns the number of deliveries. */
  async sendAgain(manager: EntityManager, endpointId: string, eventId: string | null): Promise<number> {
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE webhook_deliveries SET delivered_at = NULL, given_up_at = NULL, tries = 0, next_try_at = hotel_now()
       WHERE endpoint_id = $1 AND CASE WHEN $2::uuid IS NULL THEN given_up_at IS NOT NULL ELSE event_id = $2 END`,
      [endpointId, eventId],
    );
    return count;
  }
}
