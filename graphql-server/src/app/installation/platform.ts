import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { SettingsError, type Settings } from '../../env';
import { Invalidation } from '../../edge/public-cache/invalidation';
import { ExtraIndex } from '../../selling/extras/extra-index';
import { addDatabaseFigures } from '../../platform/metrics/database-figures';
import { Metrics } from '../../platform/metrics/metrics';
import { withBoundedOrders } from '../../payments/core/bounded-orders';
import type { PaymentGateway } from '../../payments/core/payment-gateway';
import { RazorpayGateway } from '../../payments/core/razorpay/razorpay-gateway';
import { LookIndex } from '../../pictures/look/look-index';
import { PictureIndex } from '../../pictures/core/picture-index';
import { readSitePictures } from '../../pictures/core/site-pictures';
import { Clock } from '../../platform/time/clock';
import { connectionsOf, poolOf } from '../../platform/database/database';
import { closingClients, KEPT_ALIVE, OpenConnections } from '../../platform/database/open-connections';
import { PooledConnections } from '../../platform/database/pooled-connections';
import { KeyRing } from '../../platform/secrets/key-ring';
import { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Logger } from '../../platform/log/log';
import { RateLimits } from '../../platform/limits/rate-limits';
import { PropertyRepository } from '../../selling/property/property.repository';
import { PropertyService } from '../../selling/property/property.service';
import { RatePlanRepository } from '../../selling/rates/rate-plan.repository';
import { RateRulesIndex } from '../../selling/rate-book/rate-rules-index';
import { hasAnyRoomType } from '../../selling/rooms/room.service';

function gatewayFrom(settings: Settings, metrics: Metrics): PaymentGateway {
  return new RazorpayGateway({
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
    apiUrl: settings.RAZORPAY_API_URL,
    checkoutUrl: settings.RAZORPAY_CHECKOUT_URL,
    timeoutMilliseconds: settings.RAZORPAY_TIMEOUT_SECONDS * 1000,
    onFailure: (call, kind) => metrics.gatewayFailed(call, kind),
  });
}

// The queue holds one listening connection for each of its four lanes.
const LISTENING_CONNECTIONS = 4;

/**
 * How many connections counters and jobs need in addition to the guests' `poolSize`. docs/operations/servers.md states the same
 * sum.
 */
function jobConnections(poolSize: number): number {
  return LISTENING_CONNECTIONS + Math.max(6, Math.ceil(poolSize / 2));
}

function poolFrom(settings: Settings, log: Logger, connections: OpenConnections): Pool {
  const pool = new Pool({
    connectionString: settings.DATABASE_URL,
    max: jobConnections(settings.DATABASE_POOL),
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    ...KEPT_ALIVE,
    Client: closingClients(connections),
    stream: connections.stream,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  });
  return pool;
}

/** What every service needs, whatever its feature. */
export interface Platform {
  settings: Settings;
  log: Logger;
  database: DataSource;
  /** Connections of the queue and the counters, which therefore never wait for the guests' queries. */
  pool: Pool;
  /** The connections of `database` and `pool`. */
  connections: PooledConnections;
  metrics: Metrics;
  clock: Clock;
  secrets: KeyedSecrets;
  /** The keys of the register of guests. */
  registerRing: KeyRing;
  gateway: PaymentGateway;
  rateLimits: RateLimits;
  property: PropertyService;
  pictureIndex: PictureIndex;
  lookIndex: LookIndex;
  rateRules: RateRulesIndex;
  extras: ExtraIndex;
  /** Drops what the server keeps for guests once it is outdated. */
  invalidation: Invalidation;
}

/** The command that brings a database to this version. */
export const MIGRATE = 'node graphql-server/dist/src/migrate.js';

/** Loads the property. Throws when there are rooms but no property: an earlier version had the hotel in its code. */
async function loadProperty(database: DataSource, log: Logger): Promise<PropertyService> {
  const property = new PropertyService(
    new PropertyRepository(database),
    new RatePlanRepository(database),
    log,
  );
  await property.load();
  if (!property.isNamed && (await hasAnyRoomType(database)))
    throw new SettingsError([`the database does not say which hotel this is: run ${MIGRATE} first`]);
  return property;
}

/** Loads the rows that every server keeps in memory. */
async function loadKeptRows({ WEB_DIRECTORY: web }: Settings, database: DataSource, log: Logger) {
  const property = await loadProperty(database, log);
  const pictureIndex = new PictureIndex(database, log, readSitePictures(web));
  const lookIndex = new LookIndex(database, log);
  const rateRules = new RateRulesIndex(database, log);
  const extras = new ExtraIndex(database, property, log);
  await Promise.all([pictureIndex.load(), lookIndex.load(), rateRules.load(), extras.load()]);
  return { property, pictureIndex, lookIndex, rateRules, extras };
}

/**
 * Loads the rows that every server keeps in memory, and creates what the services share. Throws when there are rooms
 * but no property.
 */
export async function preparePlatform(
  settings: Settings,
  log: Logger,
  database: DataSource,
): Promise<Platform> {
  const kept = await loadKeptRows(settings, database, log);
  const connections = new OpenConnections();
  const pool = poolFrom(settings, log, connections);
  const metrics = new Metrics();
  addDatabaseFigures(metrics.registry, database, { guests: poolOf(database), jobs: pool });
  const secrets = new KeyedSecrets(settings.APP_SECRET);
  const rateLimits = new RateLimits(pool, settings.RATE_LIMIT_SCALE, secrets, log);
  const clock = new Clock(database, kept.property.zone);
  return {
    settings,
    log,
    database,
    pool,
    connections: new PooledConnections([
      { pool: poolOf(database), connections: connectionsOf(database) },
      { pool, connections },
    ]),
    metrics,
    secrets,
    registerRing: new KeyRing(settings.REGISTER_KEYS),
    ...kept,
    clock,
    invalidation: new Invalidation(clock, settings.READ_CACHE_BYTES > 0),
    gateway: withBoundedOrders(gatewayFrom(settings, metrics), rateLimits),
    rateLimits,
  };
}
