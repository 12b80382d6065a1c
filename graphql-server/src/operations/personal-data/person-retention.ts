import type { DataSource, EntityManager } from 'typeorm';
import type { OldDocuments } from '../../invoices/documents/old-documents';
import { inTransaction } from '../../platform/database/database';
import { DOCUMENTS_KEPT_YEARS, GUEST_KEPT_YEARS } from './declared/facts';
import { erase, eraseAfterLaw } from './eraser';
import { IS_OPEN } from './erasure-waits';

const AT_ONCE = 100;

const LEFT_ON = `
  CROSS JOIN LATERAL (SELECT max(stay.checkout) AS day FROM stays stay WHERE stay.booking_id = booking.id) left_on`;
const BEFORE = (years: string) =>
  `left_on.day < (SELECT hotel_now())::date - make_interval(years => ${years})`;

// A booking whose guest owes or gets something keeps its guest, but no longer than tax documents are kept.
const DUE_BOOKINGS = `
  SELECT booking.id FROM bookings booking ${LEFT_ON}
  WHERE booking.guest_erased_at IS NULL AND ${BEFORE('$1')} AND (${BEFORE('$2')} OR NOT (${IS_OPEN}))
  ORDER BY left_on.day, booking.id LIMIT ${AT_ONCE}`;

const BOOKINGS_AFTER_LAW = `SELECT booking.id FROM bookings booking ${LEFT_ON} WHERE ${BEFORE('$1')}`;

/** Erases guests from bookings and tax documents once their time is over. Figures, numbers and amounts stay. */
export class PersonRetention {
  constructor(
    private readonly database: DataSource,
    private readonly documents: Pick<OldDocuments, 'eraseSome'>,
  ) {}

  /** How many guests and documents were erased. */
  async run(): Promise<{ bookings: number; documents: number }> {
    const bookings = await untilNone(() => inTransaction(this.database, eraseDue));
    const documents = await untilNone(() =>
      this.documents.eraseSome({ years: DOCUMENTS_KEPT_YEARS, atMost: AT_ONCE }),
    );
    await inTransaction(this.database, eraseWhatLawKept);
    return { bookings, documents };
  }
}

async function eraseDue(manager: EntityManager): Promise<number> {
  const bookings = await idsOf(manager, DUE_BOOKINGS, [GUEST_KEPT_YEARS, DOCUMENTS_KEPT_YEARS]);
  if (bookings.length > 0) await erase(manager, { bookings, addresses: [], accounts: [] });
  return bookings.length;
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
