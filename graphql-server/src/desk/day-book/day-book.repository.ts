import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { DEFAULT_LEDGERS, type Account, type LedgerNames } from './accounts';
import { DayBookDay, DayBookLedgers } from './day-book.entity';
import type { Voucher } from './voucher';

/** A closed day with the name of the person who closed it. */
export type ClosedDay = DayBookDay & { closedBy: string | null };

/** The names of all ledgers, with the version of the form. */
export interface StoredLedgers {
  names: LedgerNames;
  version: number;
}

const DAYS = `
  SELECT day::text, vouchers, debit_paise AS "debitPaise", sha256, actor_kind AS "actorKind", actor_id AS "actorId",
    closed_at AS "closedAt", ${staffName('actor_id')} AS "closedBy"
  FROM day_book_days WHERE day BETWEEN $1 AND $2 ORDER BY day`;

const VOUCHERS = `
  SELECT voucher.day::text, voucher.place, voucher.source, voucher.revision, voucher.kind, voucher.type, voucher.number,
    voucher.dated::text, voucher.narration, voucher.reference, voucher.party,
    (SELECT json_agg(json_build_object('account', line.account, 'taxPercent', line.tax_percent,
        'amountPaise', line.amount_paise, 'ledger', line.ledger) ORDER BY line.place)
      FROM day_book_lines line WHERE line.voucher_id = voucher.id) AS lines
  FROM day_book_vouchers voucher WHERE voucher.day BETWEEN $1 AND $2 ORDER BY voucher.day, voucher.place`;

const ADD_VOUCHERS = `
  INSERT INTO day_book_vouchers (id, day, place, source, revision, kind, type, number, dated, narration, reference, party)
  SELECT id, $1, place, source, revision, kind, type, number, dated, narration, reference, party
  FROM jsonb_to_recordset($2) AS voucher(id uuid, place integer, source text, revision integer, kind text, type text,
    number text, dated date, narration text, reference text, party jsonb)`;

const ADD_LINES = `
  INSERT INTO day_book_lines (voucher_id, place, account, tax_percent, ledger, amount_paise)
  SELECT "voucherId", place, account, "taxPercent", ledger, "amountPaise"
  FROM jsonb_to_recordset($1) AS line("voucherId" uuid, place integer, account text, "taxPercent" integer, ledger text,
    "amountPaise" bigint)`;

// When the hotel has closed no day at all, the first closed day is the wanted day. Days before it have no audit.
const NOT_AUDITED = `
  SELECT min(past.day)::date::text AS day
  FROM generate_series(GREATEST($1::date, COALESCE((SELECT min(audit.day) FROM night_audits audit), $2::date))::timestamp,
    $2::date, interval '1 day') past (day)
  WHERE NOT EXISTS (SELECT 1 FROM night_audits audit WHERE audit.day = past.day::date)`;

const LAST_AUDITED = 'SELECT max(day)::text AS day FROM night_audits WHERE day <= $1';

const SAVE_LEDGERS = `
  INSERT INTO day_book_ledgers (id, version, names) VALUES (1, $1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, names = excluded.names`;

/** Stores closed days with their vouchers, and the names of the ledgers. Days are only added. */
export class DayBookRepository {
  constructor(private readonly database: DataSource) {}

  /** The closed days of a period, the earliest first. */
  days(from: PlainDate, to: PlainDate, manager: EntityManager = this.database.manager): Promise<ClosedDay[]> {
    return manager.query(DAYS, [from, to]);
  }

  /** The latest closed day; null before the first one. */
  lastDay(manager: EntityManager = this.database.manager): Promise<DayBookDay | null> {
    return findRecord(manager, DayBookDay, 'ORDER BY day DESC LIMIT 1', []);
  }

  /** The vouchers of the closed days of a period, in their order. */
  vouchers(
    from: PlainDate,
    to: PlainDate,
    manager: EntityManager = this.database.manager,
  ): Promise<Voucher[]> {
    return manager.query(VOUCHERS, [from, to]);
  }

  /** Stores a closed day with its vouchers. The caller must hold the lock of the day book. */
  async add(manager: EntityManager, day: DayBookDay, vouchers: readonly Voucher[]): Promise<void> {
    await insertRecord(manager, DayBookDay, { ...day });
    const stored = vouchers.map((voucher) => ({ id: randomUUID(), ...voucher }));
    await manager.query(ADD_VOUCHERS, [day.day, JSON.stringify(stored)]);
    const lines = stored.flatMap(({ id: voucherId, lines: ofVoucher }) =>
      ofVoucher.map((line, index) => ({ voucherId, place: index + 1, ...line })),
    );
    await manager.query(ADD_LINES, [JSON.stringify(lines)]);
  }

  /** The first day of the period that no night audit has closed; null when all days are closed. */
  async firstNotAudited(manager: EntityManager, from: PlainDate, to: PlainDate): Promise<PlainDate | null> {
    const rows: { day: PlainDate | null }[] = await manager.query(NOT_AUDITED, [from, to]);
    return rows[0]?.day ?? null;
  }

  /** The latest day up to this one that a night audit has closed. */
  async lastAudited(to: PlainDate): Promise<PlainDate | null> {
    const rows: { day: PlainDate | null }[] = await this.database.query(LAST_AUDITED, [to]);
    return rows[0]?.day ?? null;
  }

  /** The names of the ledgers; default names for accounts whose name the desk has not changed. */
  async ledgers(manager: EntityManager = this.database.manager): Promise<StoredLedgers> {
    const stored = await findRecord(manager, DayBookLedgers, 'WHERE id = 1', []);
    return { names: { ...DEFAULT_LEDGERS, ...stored?.names }, version: stored?.version ?? 1 };
  }

  /** Stores all names. The caller must hold the lock of the day book. */
  async saveLedgers(
    manager: EntityManager,
    { names, version }: { names: Readonly<Record<Account, string>>; version: number },
  ): Promise<void> {
    await manager.query(SAVE_LEDGERS, [version, JSON.stringify(names)]);
  }
}
