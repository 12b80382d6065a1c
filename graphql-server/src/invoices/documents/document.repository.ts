import { createHash, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { insertRecord } from '../../platform/database/plain-statements';
import { enqueue } from '../../platform/jobs/job-queue';
import type { PlainDate } from '../../platform/time/dates';
import type {
  DocumentContent,
  DocumentKind,
  DocumentLine,
  DocumentRecipient,
  Registration,
  SetOffAdvance,
} from './document-content';
import { documentNumber, financialYearOf, seriesPrefix } from './document-numbers';
import { ISSUE_DOCUMENTS_JOB } from './issue-documents-job';
import type { PlanDocument, UsedAdvance } from './plan/plan-input';
import { TaxDocument } from './tax-document.entity';

/** A document without a number yet. */
export interface NewDocument {
  bookingId: string;
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  paymentId: string | null;
  refersTo: string | null;
  reissueOf: string | null;
  content: Omit<DocumentContent, 'number'>;
  lineIds: readonly number[];
  advances: readonly UsedAdvance[];
}

/** A document in a list. */
export interface ListedDocument {
  id: string;
  bookingId: string;
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  kind: DocumentKind;
  number: string;
  dated: PlainDate;
  /** In paise. */
  totalPaise: number;
}

/** A document whose PDF is not written yet. */
export interface UnwrittenDocument {
  id: string;
  bookingId: string;
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  content: DocumentContent;
  registration: Registration | null;
  /** True when the portal was asked and has not registered the document yet. */
  wasTried: boolean;
}

/** A document as a file. */
export interface DocumentFileRecord extends ListedDocument {
  bytes: Buffer;
}

/** The prefix and the year of a series of numbers. */
interface Series {
  kind: DocumentKind;
  financialYear: number;
  prefix: string;
}

// The row stays locked until the transaction ends, so nobody takes the next number before that. A rollback returns
// the number.
const TAKE_PLACE = `
  INSERT INTO document_series AS series (kind, financial_year, prefix, next) VALUES ($1, $2, $3, 2)
  ON CONFLICT (kind, financial_year) DO UPDATE SET next = series.next + 1
  RETURNING prefix, next - 1 AS place`;

const ADD_AMOUNTS = `
  INSERT INTO tax_document_amounts (document_id, tax_percent, sac, quantity, value_paise, cgst_paise, sgst_paise)
  SELECT $1, "taxPercent", sac, sum(COALESCE(quantity, 0)), sum("valuePaise"), sum("cgstPaise"), sum("sgstPaise")
  FROM jsonb_to_recordset($2) AS line("taxPercent" integer, sac text, quantity integer, "valuePaise" bigint,
    "cgstPaise" bigint, "sgstPaise" bigint)
  GROUP BY "taxPercent", sac`;

const ADD_LINES = `
  INSERT INTO tax_document_lines (document_id, folio_line_id) SELECT $1, unnest($2::bigint[])`;

const ADD_ADVANCES = `
  INSERT INTO tax_document_advances (document_id, receipt_id, tax_percent, value_paise, cgst_paise, sgst_paise)
  SELECT $1, "receiptId", "taxPercent", "valuePaise", "cgstPaise", "sgstPaise"
  FROM jsonb_to_recordset($2) AS advance("receiptId" uuid, "taxPercent" integer, "valuePaise" bigint,
    "cgstPaise" bigint, "sgstPaise" bigint)`;

const RATED = `'taxPercent', part.tax_percent, 'valuePaise', part.value_paise, 'cgstPaise', part.cgst_paise,
  'sgstPaise', part.sgst_paise`;

const OF_BOOKING = `
  SELECT document.id, document.kind, document.dated::text AS dated, document.place, document.payment_id AS "paymentId",
    document.refers_to AS "invoiceId", document.reissue_of AS "reissueOf", document.total_paise AS "totalPaise",
    document.folio_id AS "folioId", document.number, document.bytes IS NOT NULL AS "hasPdf", document.content -> 'recipient' AS recipient,
    document.content -> 'advances' AS "advancesShown",
    COALESCE((SELECT json_agg(json_build_object(${RATED}, 'sac', part.sac) ORDER BY part.tax_percent, part.sac)
      FROM tax_document_amounts part WHERE part.document_id = document.id), '[]') AS amounts,
    COALESCE((SELECT json_agg(line.folio_line_id ORDER BY line.folio_line_id)
      FROM tax_document_lines line WHERE line.document_id = document.id), '[]') AS "lineIds",
    COALESCE((SELECT json_agg(json_build_object('receiptId', part.receipt_id, 'amounts', json_build_array(json_build_object(${RATED})))
        ORDER BY part.receipt_id, part.tax_percent)
      FROM tax_document_advances part WHERE part.document_id = document.id), '[]') AS advances
  FROM tax_documents document WHERE document.booking_id = $1 ORDER BY document.created_at, document.dated, document.place`;

const UNWRITTEN = `
  SELECT id, booking_id AS "bookingId", folio_id AS "folioId", content, registration,
    (registration_waits_since IS NOT NULL OR registration_refused_at IS NOT NULL) AS "wasTried"
  FROM tax_documents WHERE booking_id = $1 AND bytes IS NULL ORDER BY created_at, dated, place`;

// The content that was registered becomes the content of the document.
const REGISTER = `
  UPDATE tax_documents SET registration = $2, content = $3, recipient_gstin = $3::jsonb -> 'recipient' ->> 'gstin',
    registration_waits_since = NULL, registration_refused_at = NULL
  WHERE id = $1 AND registration IS NULL AND bytes IS NULL`;

const NOTE_REFUSED = `
  UPDATE tax_documents SET registration_refused_at = hotel_now(), registration_waits_since = NULL
  WHERE id = $1 AND registration IS NULL AND bytes IS NULL`;

// After an attempt without a response, the document may be registered. So supplier and recipient may not change until
// the portal refuses the document.
const NOTE_WAITING = `
  UPDATE tax_documents SET registration_refused_at = NULL,
    registration_waits_since = COALESCE(registration_waits_since, hotel_now())
  WHERE id = $1 AND registration IS NULL AND bytes IS NULL`;

const WAITS_SINCE = 'SELECT min(registration_waits_since) AS since FROM tax_documents WHERE bytes IS NULL';

const FIND_REFUSED = `
  SELECT id, booking_id AS "bookingId", folio_id AS "folioId", content, registration, true AS "wasTried" FROM tax_documents
  WHERE id = $1 AND bytes IS NULL AND registration IS NULL AND registration_refused_at IS NOT NULL FOR UPDATE`;

const NAME_PARTIES = `
  UPDATE tax_documents SET content = $2, recipient_gstin = $2::jsonb -> 'recipient' ->> 'gstin',
    registration_waits_since = hotel_now(), registration_refused_at = NULL WHERE id = $1`;

const WRITE = 'UPDATE tax_documents SET bytes = $2, sha256 = $3 WHERE id = $1 AND bytes IS NULL RETURNING id';

const LISTED = `id, booking_id AS "bookingId", folio_id AS "folioId", kind, number, dated::text AS dated, total_paise AS "totalPaise"`;

// A document without its PDF is not listed yet, because its job is still running.
const LIST = `
  SELECT ${LISTED} FROM tax_documents
  WHERE booking_id = ANY ($1::uuid[]) AND bytes IS NOT NULL ORDER BY created_at, dated, place`;

const BOOKING_OF = `SELECT booking_id AS "bookingId" FROM tax_documents WHERE id = $1`;

const FILE = `SELECT ${LISTED}, bytes FROM tax_documents WHERE id = $1 AND bytes IS NOT NULL`;

// An invoice that was fully credited allows a new invoice with other details. An invoice that the portal refused does
// not count as issued.
const INVOICED = `
  SELECT COALESCE(sum(CASE kind WHEN 'INVOICE' THEN total_paise ELSE -total_paise END), 0) > 0 AS "isInvoiced"
  FROM tax_documents WHERE booking_id = $1 AND folio_id IS NOT DISTINCT FROM $2
    AND kind IN ('INVOICE', 'CREDIT_NOTE') AND NOT (bytes IS NULL AND registration_refused_at IS NOT NULL)`;

const ON_DOCUMENTS = `
  SELECT line.folio_line_id AS id FROM tax_document_lines line JOIN tax_documents document ON document.id = line.document_id
  WHERE document.booking_id = $1`;

/** An issued document, with the parts that later documents repeat. */
export interface IssuedDocument extends PlanDocument {
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  number: string;
  recipient: DocumentRecipient;
  /** The advances that an invoice sets off. */
  advancesShown: SetOffAdvance[];
  hasPdf: boolean;
}

/** Stores tax documents and their series. Documents are only added. */
export class DocumentRepository {
  constructor(private readonly database: DataSource) {}

  /** The documents of a booking, the oldest first. */
  ofBooking(manager: EntityManager, bookingId: string): Promise<IssuedDocument[]> {
    return manager.query(OF_BOOKING, [bookingId]);
  }

  /**
   * Takes the next number and writes the document, in the caller's transaction. The caller must already hold the lock
   * on the booking.
   */
  async add(manager: EntityManager, document: NewDocument, referencePrefix: string): Promise<string> {
    const {
      bookingId,
      folioId,
      paymentId,
      refersTo,
      reissueOf,
      content: withoutNumber,
      lineIds,
      advances,
    } = document;
    const { kind, date } = withoutNumber;
    const series = { kind, financialYear: financialYearOf(date), prefix: seriesPrefix(referencePrefix) };
    const { place, number } = await this.takeNumber(manager, series);
    const content: DocumentContent = { ...withoutNumber, number };
    const id = randomUUID();
    await insertRecord(manager, TaxDocument, {
      id,
      kind,
      financialYear: series.financialYear,
      place,
      number,
      dated: date,
      bookingId,
      folioId,
      paymentId,
      refersTo,
      reissueOf,
      content,
      registration: null,
      bytes: null,
      sha256: null,
      registrationWaitsSince: null,
      registrationRefusedAt: null,
      recipientGstin: content.recipient.gstin,
      roundOffPaise: content.roundOffPaise,
      totalPaise: content.totalPaise,
    });
    await this.addParts(manager, id, { lines: content.lines, lineIds, advances });
    return id;
  }

  /** Whether the booking's first folio has an invoice that was not credited in full. */
  async isInvoiced(bookingId: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    return this.isFolioInvoiced(manager, bookingId, null);
  }

  /** Whether the folio has an invoice that was not credited in full. */
  async isFolioInvoiced(manager: EntityManager, bookingId: string, folioId: string | null): Promise<boolean> {
    const rows: { isInvoiced: boolean }[] = await manager.query(INVOICED, [bookingId, folioId]);
    return rows[0]?.isInvoiced ?? false;
  }

  /** The lines of the booking that are on documents, by id. */
  async linesOnDocuments(manager: EntityManager, bookingId: string): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await manager.query(ON_DOCUMENTS, [bookingId]);
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** The booking of a document; null when there is no such document. */
  async bookingOf(id: string): Promise<string | null> {
    const rows: { bookingId: string }[] = await this.database.query(BOOKING_OF, [id]);
    return rows[0]?.bookingId ?? null;
  }

  /**
   * Queues the job that issues the missing documents of the booking. At most one such job waits, so a second press adds
   * nothing.
   */
  issueMissing(manager: EntityManager, bookingId: string): Promise<void> {
    return enqueue(manager, ISSUE_DOCUMENTS_JOB, { bookingId }, { jobKey: `documents of ${bookingId}` });
  }

  /** The documents of the booking that have no PDF yet. */
  unwritten(bookingId: string): Promise<UnwrittenDocument[]> {
    return this.database.query(UNWRITTEN, [bookingId]);
  }

  /** Stores the registration of the document with the registered content. */
  async register(
    manager: EntityManager,
    { id, content }: Pick<UnwrittenDocument, 'id' | 'content'>,
    registration: Registration,
  ): Promise<void> {
    await manager.query(REGISTER, [id, JSON.stringify(registration), JSON.stringify(content)]);
  }

  /** Records that the portal refused the document, so that supplier and recipient may change. */
  async noteRefused(manager: EntityManager, id: string): Promise<void> {
    await manager.query(NOTE_REFUSED, [id]);
  }

  /** Records that the portal did not respond. */
  async noteWaiting(manager: EntityManager, id: string): Promise<void> {
    await manager.query(NOTE_WAITING, [id]);
  }

  /** Since when documents wait for a response of the portal; null when no document waits. */
  async waitsSince(manager: EntityManager): Promise<Date | null> {
    const rows: { since: Date | null }[] = await manager.query(WAITS_SINCE);
    return rows[0]?.since ?? null;
  }

  /** Locks a document that the portal refused; null when its last attempt was not a refusal. */
  async findRefused(manager: EntityManager, id: string): Promise<UnwrittenDocument | null> {
    const rows: UnwrittenDocument[] = await manager.query(FIND_REFUSED, [id]);
    return rows[0] ?? null;
  }

  /** Updates supplier and recipient of a document that the portal refused. */
  async nameParties(manager: EntityManager, id: string, content: DocumentContent): Promise<void> {
    await manager.query(NAME_PARTIES, [id, JSON.stringify(content)]);
  }

  /** Stores the PDF with its hash. False when another run of the job was first. */
  async write(manager: EntityManager, id: string, bytes: Buffer): Promise<boolean> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [rows]: [{ id: string }[], number] = await manager.query(WRITE, [id, bytes, sha256]);
    return rows.length > 0;
  }

  /** The documents of these bookings that have their PDF, the oldest first. */
  list(bookingIds: readonly string[]): Promise<ListedDocument[]> {
    return this.database.query(LIST, [bookingIds]);
  }

  /** Null when there is no such document, or its PDF does not exist yet. */
  async file(id: string): Promise<DocumentFileRecord | null> {
    const rows: DocumentFileRecord[] = await this.database.query(FILE, [id]);
    return rows[0] ?? null;
  }

  private async takeNumber(
    manager: EntityManager,
    { kind, financialYear, prefix: wanted }: Series,
  ): Promise<{ place: number; number: string }> {
    const rows: { prefix: string; place: number }[] = await manager.query(TAKE_PLACE, [
      kind,
      financialYear,
      wanted,
    ]);
    const [taken] = rows;
    if (!taken) throw new Error(`The series of ${kind} gave no number.`);
    const { prefix, place } = taken;
    return { place, number: documentNumber(kind, { prefix, financialYear, place }) };
  }

  private async addParts(
    manager: EntityManager,
    id: string,
    parts: Pick<NewDocument, 'lineIds' | 'advances'> & { lines: readonly DocumentLine[] },
  ): Promise<void> {
    await manager.query(ADD_AMOUNTS, [id, JSON.stringify(parts.lines)]);
    if (parts.lineIds.length > 0) await manager.query(ADD_LINES, [id, parts.lineIds]);
    const used = parts.advances.flatMap(({ receiptId, amounts }) =>
      amounts.map((amount) => ({ receiptId, ...amount })),
    );
    if (used.length > 0) await manager.query(ADD_ADVANCES, [id, JSON.stringify(used)]);
  }
}
