import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import type { Department } from '../../selling/charge-items/department';
import { Allowance } from './allowance.entity';
import { PostedCharge } from './posted-charge.entity';

/** A charge that the staff put on a bill, in paise. */
export interface FoundCharge {
  id: string;
  stayId: string;
  lineId: number;
  /** Null for the booking's first folio. */
  folioId: string | null;
  name: string;
  department: Department;
  quantity: number;
  day: PlainDate;
  /** With tax, less allowances. */
  amountPaise: number;
  taxPercent: number;
  /** The names of the members of the staff. */
  postedBy: string;
  postedAt: Date;
  takenBackBy: string | null;
  takenBackReason: string | null;
  takenBackAt: Date | null;
}

/** What the hotel took off a bill, in paise with tax. */
export interface FoundAllowance {
  id: string;
  /** The charge or night in words; null for the whole bill. */
  forWhat: string | null;
  amountPaise: number;
  reason: string;
  /** The name of the member of the staff. */
  givenBy: string;
  givenAt: Date;
}

// The staff may cancel the stay of a charge, which reverses its line.
const OF_BOOKING = `
  SELECT charge.id, line.stay_id AS "stayId", line.id AS "lineId", line.folio_id AS "folioId", line.posted ->> 'name' AS name,
    line.posted ->> 'department' AS department, (line.posted ->> 'quantity')::int AS quantity,
    line.posted ->> 'day' AS day, (line.value_paise + line.cgst_paise + line.sgst_paise)::bigint AS "amountPaise",
    line.tax_percent AS "taxPercent", ${staffName('charge.posted_by')} AS "postedBy", charge.posted_at AS "postedAt",
    ${staffName('charge.taken_back_by')} AS "takenBackBy", charge.taken_back_reason AS "takenBackReason",
    COALESCE(charge.taken_back_at, (SELECT reversal.created_at FROM folio_lines reversal WHERE reversal.reverses = line.id))
      AS "takenBackAt"
  FROM posted_charges charge JOIN folio_lines line ON line.id = charge.folio_line_id
  WHERE charge.booking_id = $1 ORDER BY charge.posted_at, charge.id`;

const ALLOWANCES = `
  SELECT allowance.id, allowance.amount_paise::bigint AS "amountPaise", allowance.reason, allowance.given_at AS "givenAt",
    ${staffName('allowance.given_by')} AS "givenBy",
    COALESCE(line.posted ->> 'name', line.extra ->> 'name', line.night::text) AS "forWhat"
  FROM allowances allowance LEFT JOIN folio_lines line ON line.id = allowance.line_id
  WHERE allowance.booking_id = $1 ORDER BY allowance.given_at, allowance.id`;

const TAKE_BACK = `
  UPDATE posted_charges SET taken_back_by = $2, taken_back_reason = $3, taken_back_at = $4 WHERE id = $1`;

const FOLLOW = `UPDATE posted_charges SET folio_line_id = $2 WHERE folio_line_id = $1`;

// The second part is a charge of its own, posted by the same person. The key of the form stays with the first part.
const SPLIT_OFF = `
  INSERT INTO posted_charges (id, booking_id, folio_line_id, item_id, posted_by, posted_at, idempotency_key)
  SELECT $3::text::uuid, booking_id, $2, item_id, posted_by, posted_at, $3::text FROM posted_charges WHERE folio_line_id = $1`;

/** Stores charges that the staff put on bills, and what they took off. */
export class PostedChargeRepository {
  constructor(private readonly database: DataSource) {}

  /** The charges of a booking, the earliest first. */
  ofBooking(bookingId: string, manager: EntityManager = this.database.manager): Promise<FoundCharge[]> {
    return manager.query(OF_BOOKING, [bookingId]);
  }

  allowancesOf(bookingId: string, manager: EntityManager = this.database.manager): Promise<FoundAllowance[]> {
    return manager.query(ALLOWANCES, [bookingId]);
  }

  find(manager: EntityManager, id: string): Promise<PostedCharge | null> {
    return findRecord(manager, PostedCharge, 'WHERE id = $1', [id]);
  }

  /** The booking of a charge; null for an unknown charge. */
  async bookingOf(id: string): Promise<string | null> {
    return (await this.find(this.database.manager, id))?.bookingId ?? null;
  }

  findByKey(manager: EntityManager, bookingId: string, key: string): Promise<PostedCharge | null> {
    return findRecord(manager, PostedCharge, 'WHERE booking_id = $1 AND idempotency_key = $2', [
      bookingId,
      key,
    ]);
  }

  findAllowance(manager: EntityManager, bookingId: string, key: string): Promise<Allowance | null> {
    return findRecord(manager, Allowance, 'WHERE booking_id = $1 AND idempotency_key = $2', [bookingId, key]);
  }

  async add(
    manager: EntityManager,
    charge: Pick<
      PostedCharge,
      'id' | 'bookingId' | 'folioLineId' | 'itemId' | 'postedBy' | 'postedAt' | 'idempotencyKey'
    >,
  ): Promise<void> {
    await insertRecord(manager, PostedCharge, { ...charge });
  }

  async takeBack(
    manager: EntityManager,
    id: string,
    { by, reason, at }: { by: string; reason: string; at: Date },
  ): Promise<void> {
    await manager.query(TAKE_BACK, [id, by, reason, at]);
  }

  async addAllowance(manager: EntityManager, allowance: Omit<Allowance, 'booking'>): Promise<void> {
    await insertRecord(manager, Allowance, { ...allowance });
  }

  /** Charges follow their lines: a lower line replaced the line with the id of the key. */
  async follow(manager: EntityManager, lowered: ReadonlyMap<number, number>): Promise<void> {
    for (const [before, after] of lowered) await manager.query(FOLLOW, [before, after]);
  }

  /** A charge whose line was split becomes two charges, one for each part. */
  async split(
    manager: EntityManager,
    lineId: number,
    [first, second]: readonly [number, number],
  ): Promise<void> {
    await manager.query(SPLIT_OFF, [lineId, second, randomUUID()]);
    await manager.query(FOLLOW, [lineId, first]);
  }
}
