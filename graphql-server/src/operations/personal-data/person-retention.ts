import type { DataSource, EntityManager } from 'typeorm';
import type { OldDocuments } from '../../invoices/documents/old-documents';
import { inTransaction } from '../../platform/database/database';
import { ERASED_GUEST } from './declared/erased';
import { DOCUMENTS_KEPT_YEARS, GUEST_KEPT_YEARS } from './declared/facts';
import { erase, eraseAfterLaw } from './eraser';
import { IS_OPEN } from './erasure-waits';

const AT_ONCE = 100;

const LEFT_ON = `
  CROSS JOIN LATERAL (SELECT max(stay.checkout) AS day FROM stays stay WHERE stay.booking_id = booking.id) left_on`;
const BEFORE = (years: string) =>
  `left_on.day < (SELECT hotel_now())::date - make_interval(years => ${years})`;

// A booking with an open balance keeps its guest, but at most as long as tax documents are kept.
const DUE_BOOKINGS = `
  SELECT booking.id FROM bookings booking ${LEFT_ON}
  WHERE booking.guest_erased_at IS NULL AND ${BEFORE('$1')} AND (${BEFORE('$2')} OR NOT (${IS_OPEN}))
  ORDER BY left_on.day, booking.id LIMIT ${AT_ONCE}`;

// A record without bookings has no departure from which the time could be counted. Its bookings may have been deleted
// as lapsed holds.
const DUE_RECORDS = `
  SELECT record.id FROM guests record
  WHERE record.joined_into IS NULL AND record.do_not_rent_since IS NULL AND record.name <> '${ERASED_GUEST}'
    AND record.made_at < hotel_now() - make_interval(years => $1)
    AND NOT EXISTS (
      SELECT 1 FROM guests joined JOIN guest_bookings put ON put.guest_id = joined.id
      WHERE joined.root_id = record.id)
    AND NOT EXISTS (
      SELECT 1 FROM guests joined JOIN administrator_actions act ON act.record_id = joined.id
      WHERE joined.root_id = record.id AND act.at >= hotel_now() - make_interval(years => $1))
  ORDER BY record.made_at, record.id LIMIT ${AT_ONCE}`;

const JOINED_RECORDS = 'SELECT id FROM guests WHERE root_id = ANY($1::uuid[])';

const BOOKINGS_AFTER_LAW = `SELECT booking.id FROM bookings booking ${LEFT_ON} WHERE ${BEFORE('$1')}`;

/** Erases guests from bookings, records and tax documents once their time is over. Figures, numbers and amounts stay. */
export class PersonRetention {
  constructor(
    private readonly database: DataSource,
    private readonly documents: Pick<OldDocuments, 'eraseSome'>,
  ) {}

  /** The numbers of guests of bookings, records of guests and documents that were erased. */
  async run(): Promise<{ bookings: number; records: number; documents: number }> {
    const bookings = await untilNone(() => inTransaction(this.database, eraseDue));
    const records = await untilNone(() => inTransaction(this.database, eraseUnusedRecords));
    const documents = await untilNone(() =>
      this.documents.eraseSome({ years: DOCUMENTS_KEPT_YEARS, atMost: AT_ONCE }),
    );
    await inTransaction(this.database, eraseWhatLawKept);
    return { bookings, records, documents };
  }
}

async function eraseDue(manager: EntityManager): Promise<number> {
  const bookings = await idsOf(manager, DUE_BOOKINGS, [GUEST_KEPT_YEARS, DOCUMENTS_KEPT_YEARS]);
  if (bookings.length > 0) await erase(manager, { bookings, addresses: [], accounts: [] });
  return bookings.length;
}

async function eraseUnusedRecords(manager: EntityManager): Promise<number> {
  const due = await idsOf(manager, DUE_RECORDS, [GUEST_KEPT_YEARS]);
  if (due.length === 0) return 0;
  const records = await idsOf(manager, JOINED_RECORDS, [due]);
  await erase(manager, { bookings: [], addresses: [], accounts: [], records });
  return due.length;
}

/** A stay may end almost a year before its financial year does. */
async function eraseWhatLawKept(manager: EntityManager): Promise<void> {
  const bookings = await idsOf(manager, BOOKINGS_AFTER_LAW, [DOCUMENTS_KEPT_YEARS + 1]);
  if (bookings.length > 0) await eraseAfterLaw(manager, { bookings, addresses: [], accounts: [] });
}

async function idsOf(manager: EntityManager, sql: string, values: unknown[]): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(sql, values);
  return rows.map(({ id }) => id);
}

async function untilNone(work: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const some = await work();
    total += some;
    if (some < AT_ONCE) return total;
  }
}
