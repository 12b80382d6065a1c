import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { StaysAndFolios1763910000000 } from '../../migrations/1763910000000-stays-and-folios';
import { MIGRATIONS } from '../../src/app/database/migrations';
import { migrate } from '../../src/migrate';
import { createDatabase } from '../../src/platform/database/database';

import { createDatabaseBefore } from '../testkit/earlier-database';
import type { TestDatabase } from '../testkit/test-database';

/** A booking as the previous version stored it. */
export interface EarlierBooking {
  id: string;
  reference: string;
  status: string;
  checkin: string;
  checkout: string;
  room_id: number | null;
  total_paise: number;
  quote: object;
  gateway_order_id: string | null;
}

export const tax = (percent: number, amount: number) => [
  { label: `CGST ${percent / 2}%`, amount },
  { label: `SGST ${percent / 2}%`, amount },
];

export function earlierBooking(booking: Partial<EarlierBooking> = {}): EarlierBooking {
  const reference = `SC-${randomUUID().slice(0, 8).toUpperCase()}`;
  return {
    id: randomUUID(),
    reference,
    status: 'CONFIRMED',
    checkin: '2026-12-01',
    checkout: '2026-12-03',
    room_id: 1,
    total_paise: 1_962_576,
    quote: {
      nightlyRateCents: 9_900,
      paisePerDollar: 8_400,
      roomCharge: 1_663_200,
      taxes: tax(18, 149_688),
      total: 1_962_576,
    },
    gateway_order_id: `order_${reference}`,
    ...booking,
  };
}

const grantsTo = (role: string): string => `
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};`;

/** A database of the version before bookings had stays, and the statements of its servers and of this version's. */
export class EarlierInstallation {
  private constructor(
    private readonly database: TestDatabase,
    private readonly role: string,
    private readonly owner: Client,
    /** A server of either version: its role owns nothing. */
    readonly server: Client,
    private readonly serverUrl: string,
  ) {}

  static async start(): Promise<EarlierInstallation> {
    const database = await createDatabaseBefore(StaysAndFolios1763910000000);
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    const role = `servers_${randomUUID().slice(0, 8)}`;
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'of-the-servers'; ${grantsTo(role)}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'of-the-servers';
    const server = new Client({ connectionString: url.href });
    await server.connect();
    return new EarlierInstallation(database, role, owner, server, url.href);
  }

  async stop(): Promise<void> {
    await this.server.end();
    await this.owner.query(`DROP OWNED BY ${this.role}; DROP ROLE ${this.role}`);
    await this.owner.end();
    await this.database.drop();
  }

  /** How the owner of the tables connects. */
  get url(): string {
    return this.database.url;
  }

  /** Migrates the database to the state before that migration. */
  async upgradeBefore(migration: (typeof MIGRATIONS)[number]): Promise<void> {
    const known = MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration));
    const connection = { url: this.url, poolSize: 1 };
    const before = await createDatabase(connection, { entities: [], migrations: known }).initialize();
    await before.runMigrations();
    await before.destroy();
    await this.owner.query(grantsTo(this.role));
  }

  upgrade(options: { finishes?: boolean } = {}): Promise<void> {
    const { serverUrl: DATABASE_URL, url: MIGRATION_DATABASE_URL } = this;
    return migrate({ DATABASE_URL, MIGRATION_DATABASE_URL, DATABASE_POOL: 2, ...options });
  }

  /** Runs a statement for the owner of the tables. */
  async rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.owner.query<Record<string, unknown>>(text, values)).rows;
  }

  linesOf({ id }: Pick<EarlierBooking, 'id'>): Promise<Record<string, unknown>[]> {
    return this.rows(
      `SELECT kind, night::text, value_paise::int AS value, tax_percent AS percent, cgst_paise::int AS cgst,
         sgst_paise::int AS sgst FROM folio_lines WHERE booking_id = $1 ORDER BY id`,
      [id],
    );
  }

  /** The statements of the previous version. */
  async bookAsBefore(booking: EarlierBooking): Promise<void> {
    const { id, reference, status, checkin, checkout, room_id, total_paise, quote, gateway_order_id } =
      booking;
    await this.server.query(
      `INSERT INTO bookings (id, reference, status, name, email, email_key, phone, checkin, checkout, guests, room_type,
         room_id, quote, total_paise, hold_expires_at, gateway_order_id, token_hash, request_digest, caller_hash)
       VALUES ($1, $2, $3, 'Asha Rao', 'a@example.com', 'a@example.com', '+91 98765 43210', $4, $5, 2, 'Single', $6, $7, $8,
         now() + interval '15 minutes', $9, $2, 'digest', 'caller')`,
      [id, reference, status, checkin, checkout, room_id, quote, total_paise, gateway_order_id],
    );
    if (room_id !== null)
      await this.server.query(
        `INSERT INTO room_nights (room_id, night, booking_id)
         SELECT $1, night, $2 FROM generate_series($3::date, $4::date - 1, interval '1 day') AS night`,
        [room_id, id, checkin, checkout],
      );
  }

  /** The statements of this version. */
  async bookAsNow(stays: number): Promise<string> {
    const id = randomUUID();
    await this.server.query(
      `INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms,
         paise_per_unit, hold_expires_at, token_hash, request_digest, caller_hash)
       SELECT $1, $2, 'HELD', 'Asha Rao', 'a@example.com', 'a@example.com', '+91 98765 43210', $2, policy.cancellation,
         plan.terms, 8400, now() + interval '15 minutes', $2, 'digest', 'caller'
       FROM rate_plans plan JOIN policies policy ON policy.id = plan.policy_id WHERE plan.code = 'FLEXIBLE'`,
      [id, id.slice(0, 8)],
    );
    for (let position = 1; position <= stays; position += 1)
      await this.server.query(
        `WITH stay AS (
           INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests)
           SELECT gen_random_uuid(), $1, $2, room.type_id, plan.id, room.id, '2026-12-10', '2026-12-12', 2
           FROM rooms room, rate_plans plan WHERE room.id = $2 RETURNING id, room_id)
         INSERT INTO room_nights (room_id, night, stay_id)
         SELECT room_id, night, id FROM stay, unnest(ARRAY['2026-12-10', '2026-12-11']::date[]) AS night`,
        [id, position],
      );
    await this.server.query(
      `INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_cents, value_paise, tax_percent, cgst_paise,
         sgst_paise, sac)
       SELECT $1, id, 'ROOM_NIGHT', night, 9900, 831600, 18, 74844, 74844, '996311'
       FROM stays, unnest(ARRAY['2026-12-10', '2026-12-11']::date[]) AS night WHERE booking_id = $1`,
      [id],
    );
    return id;
  }

  async orderAsNow(bookingId: string): Promise<void> {
    await this.server.query(
      `INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
       VALUES ($1, $2, 'FIRST_PAYMENT', 'order_of_now', 1962576)`,
      [randomUUID(), bookingId],
    );
  }

  async payAsNow(bookingId: string): Promise<void> {
    await this.server.query(
      `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, status, amount_paise, currency)
       SELECT gen_random_uuid(), 'pay_of_now', booking_id, id, 'CAPTURED', amount_paise, 'INR' FROM orders
       WHERE booking_id = $1`,
      [bookingId],
    );
    await this.server.query("UPDATE bookings SET status = 'CONFIRMED', confirmed_at = now() WHERE id = $1", [
      bookingId,
    ]);
  }
}
