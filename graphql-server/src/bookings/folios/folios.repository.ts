import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords, insertRecord } from '../../platform/database/plain-statements';
import type { BillingDetails } from '../billing-details/billing-details.repository';
import type { FolioLineKind } from '../folio/folio-line.entity';
import { Folio } from './folio.entity';
import { FolioMove } from './folio-move.entity';
import { FolioSplit } from './folio-split.entity';

const NAME = 'UPDATE folios SET name = $2, payer = $3, company_id = NULL WHERE id = $1';
const PAID_BY_COMPANY = 'UPDATE folios SET company_id = $2, payer = NULL WHERE id = $1';
const CORRECT = 'UPDATE folios SET payer = $2, company_id = NULL WHERE id = $1';
const TAKE = 'UPDATE folios SET takes = $2 WHERE id = $1';
const CLOSE = 'UPDATE folios SET closed_at = $2, closed_by = $3, closed_reason = $4 WHERE id = $1';

const ON_ACCOUNT = `
  SELECT EXISTS (SELECT 1 FROM payments payment
    WHERE payment.folio_id = $1 AND payment.source = 'COMPANY' AND payment.status = 'CAPTURED'
      AND NOT EXISTS (SELECT 1 FROM refunds refund WHERE refund.payment_id = payment.id AND refund.is_counter_entry)) AS is_owed`;

// A manager has set the limit of such a company.
const ON_CREDIT = `
  SELECT folio.id FROM companies company JOIN (
    SELECT id, company_id FROM folios WHERE booking_id = $1
    UNION ALL SELECT NULL, company_id FROM billing_details WHERE booking_id = $1) folio ON folio.company_id = company.id
  WHERE company.credit_limit_paise > 0 AND company.archived_at IS NULL`;

// The first person of a company with an address gets its documents. A guest reads only documents that name the guest.
const READERS = `
  SELECT folio.id AS "folioId", folio.name, CASE
    WHEN folio.company_id IS NOT NULL THEN CASE WHEN EXISTS (
      SELECT 1 FROM companies company CROSS JOIN jsonb_array_elements(company.contacts) contact
      WHERE company.id = folio.company_id AND contact ->> 'email' IS NOT NULL) THEN 'COMPANY' END
    WHEN booking.email IS NOT NULL AND folio.payer ->> 'gstin' IS NULL AND folio.payer ->> 'companyNumber' IS NULL
      AND lower(trim(COALESCE(folio.payer ->> 'name', folio.name))) = lower(trim(booking.name)) THEN 'GUEST' END AS reader
  FROM folios folio JOIN bookings booking ON booking.id = folio.booking_id
  WHERE folio.booking_id = $1 ORDER BY folio.place`;

/** Who gets the documents of a further folio by mail. */
export interface FolioReader {
  folioId: string;
  /** The name of the folio. */
  name: string;
  /** The person of the company that pays, or the guest; null for nobody. */
  reader: 'COMPANY' | 'GUEST' | null;
}

/** Stores the further folios of bookings, and how their lines moved and were split. */
export class FoliosRepository {
  constructor(private readonly database: DataSource) {}

  /** The further folios of a booking, in their order. */
  ofBooking(bookingId: string, manager: EntityManager = this.database.manager): Promise<Folio[]> {
    return findRecords(manager, Folio, 'WHERE booking_id = $1 ORDER BY place', [bookingId]);
  }

  /** Who gets the documents of the further folios of a booking by mail. */
  readersOf(bookingId: string, manager: EntityManager = this.database.manager): Promise<FolioReader[]> {
    return manager.query(READERS, [bookingId]);
  }

  /** Whether a company has taken the folio on its account. */
  async isOnAccount(manager: EntityManager, id: string): Promise<boolean> {
    const rows: { is_owed: boolean }[] = await manager.query(ON_ACCOUNT, [id]);
    return rows[0]?.is_owed ?? false;
  }

  /** The folios of a booking whose companies may owe money; null is the first folio. */
  async onCredit(manager: EntityManager, bookingId: string): Promise<ReadonlySet<string | null>> {
    const rows: { id: string | null }[] = await manager.query(ON_CREDIT, [bookingId]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Null for an unknown folio. */
  find(id: string, manager: EntityManager = this.database.manager): Promise<Folio | null> {
    return findRecord(manager, Folio, 'WHERE id = $1', [id]);
  }

  /** Whether the booking has this further folio. */
  async isOf(manager: EntityManager, bookingId: string, id: string): Promise<boolean> {
    return (await this.find(id, manager))?.bookingId === bookingId;
  }

  async add(
    manager: EntityManager,
    folio: Omit<Folio, 'booking' | 'closedAt' | 'closedBy' | 'closedReason' | 'companyId'>,
  ): Promise<void> {
    await insertRecord(manager, Folio, { ...folio, payer: folio.payer });
  }

  /** Names the folio and its payer; null while only the name is known. */
  async setPayer(
    manager: EntityManager,
    id: string,
    { name, payer }: { name: string; payer: BillingDetails | null },
  ): Promise<void> {
    await manager.query(NAME, [id, name, payer && JSON.stringify(payer)]);
  }

  /** Makes a company the payer of the folio, or no company any more. */
  async setCompany(manager: EntityManager, id: string, companyId: string | null): Promise<void> {
    await manager.query(PAID_BY_COMPANY, [id, companyId]);
  }

  /**
   * Stores the payer although there is an invoice: it is being issued again, and a later invoice must have the corrected
   * details.
   */
  async setCorrected(manager: EntityManager, id: string, payer: BillingDetails): Promise<void> {
    await manager.query(CORRECT, [id, JSON.stringify(payer)]);
  }

  async setTakes(manager: EntityManager, id: string, takes: readonly FolioLineKind[]): Promise<void> {
    await manager.query(TAKE, [id, takes]);
  }

  /** Closes the folio, or opens it again without a person. */
  async setClosed(
    manager: EntityManager,
    id: string,
    closed: { by: string; at: Date; reason: string | null } | null,
  ): Promise<void> {
    await manager.query(CLOSE, [id, closed?.at ?? null, closed?.by ?? null, closed?.reason ?? null]);
  }

  async noteMove(manager: EntityManager, move: Omit<FolioMove, 'id' | 'booking'>): Promise<void> {
    await insertRecord(manager, FolioMove, { ...move });
  }

  async noteSplit(manager: EntityManager, split: Omit<FolioSplit, 'id' | 'booking'>): Promise<void> {
    await insertRecord(manager, FolioSplit, { ...split });
  }
}
