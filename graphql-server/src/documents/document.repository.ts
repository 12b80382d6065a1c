import { createHash, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { insertRecord } from '../platform/database/plain-statements';
import { enqueue } from '../platform/jobs/job-queue';
import type { PlainDate } from '../platform/time/dates';
import type { DocumentContent, DocumentKind, DocumentLine, Registration } from './document-content';
import { documentNumber, financialYearOf, seriesPrefix } from './document-numbers';
import { ISSUE_DOCUMENTS_JOB } from './issue-documents-job';
import type { PlanDocument, UsedAdvance } from './plan/plan-facts';
import { TaxDocument } from './tax-document.entity';

/** A document whose number is not taken yet. */
export interface NewDocument {
  bookingId: string;
  paymentId: string | null;
  refersTo: string | null;
  content: Omit<DocumentContent, 'number'>;
  lineIds: readonly number[];
  advances: readonly UsedAdvance[];
}

/** A document in a list. */
export interface ListedDocument {
  id: string;
  bookingId: string;
  kind: DocumentKind;
  number: string;
  dated: PlainDate;
  /** In paise. */
  totalPaise: number;
}

/** A document whose paper is not written yet. */
export interface UnwrittenDocument {
  id: string;
  content: DocumentContent;
  registration: Registration | null;
}

/** A document as a file. */
export interface DocumentFileRecord extends ListedDocument {
  bytes: Buffer;
}

/** Whose numbers begin with which prefix, in which year. */
interface Series {
  kind: DocumentKind;
  financialYear: number;
  prefix: string;
}

// The row stays locked until the transaction ends, so a rollback gives the number back and nobody has the next one meanwhile.
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
    document.total_paise AS "totalPaise", document.number,
    COALESCE((SELECT json_agg(json_build_object(${RATED}) ORDER BY part.tax_percent, part.sac)
      FROM tax_document_amounts part WHERE part.document_id = document.id), '[]') AS amounts,
    COALESCE((SELECT json_agg(line.folio_line_id ORDER BY line.folio_line_id)
      FROM tax_document_lines line WHERE line.document_id = document.id), '[]') AS "lineIds",
    COALESCE((SELECT json_agg(json_build_object('receiptId', part.receipt_id, 'amounts', json_build_array(json_build_object(${RATED})))
        ORDER BY part.receipt_id, part.tax_percent)
      FROM tax_document_advances part WHERE part.document_id = document.id), '[]') AS advances
  FROM tax_documents document WHERE document.booking_id = $1 ORDER BY document.created_at, document.dated, document.place`;

const UNWRITTEN = `
  SELECT id, content, registration FROM tax_documents
  WHERE booking_id = $1 AND bytes IS NULL ORDER BY created_at, dated, place`;

const REGISTER =
  'UPDATE tax_documents SET registration = $2 WHERE id = $1 AND registration IS NULL AND bytes IS NULL';

const WRITE = 'UPDATE tax_documents SET bytes = $2, sha256 = $3 WHERE id = $1 AND bytes IS NULL RETURNING id';

const LISTED = `id, booking_id AS "bookingId", kind, number, dated::text AS dated, total_paise AS "totalPaise"`;

// A document without its paper is not shown yet: its job is running.
const LIST = `
  SELECT ${LISTED} FROM tax_documents
  WHERE booking_id = ANY ($1::uuid[]) AND bytes IS NOT NULL ORDER BY created_at, dated, place`;

const FILE = `SELECT ${LISTED}, bytes FROM tax_documents WHERE id = $1 AND bytes IS NOT NULL`;

// Credited in full, an invoice makes room for a new one with other details.
const INVOICED = `
  SELECT COALESCE(sum(CASE kind WHEN 'INVOICE' THEN total_paise ELSE -total_paise END), 0) > 0 AS "isInvoiced"
  FROM tax_documents WHERE booking_id = $1 AND kind IN ('INVOICE', 'CREDIT_NOTE')`;

/** A document that was issued, with its number. */
export type IssuedDocument = PlanDocument & { number: string };

/** Tax documents and their series. Documents are only added. */
export class DocumentRepository {
  constructor(private readonly database: DataSource) {}

  /** The documents of a booking, the oldest first. */
  ofBooking(manager: EntityManager, bookingId: string): Promise<IssuedDocument[]> {
    return manager.query(OF_BOOKING, [bookingId]);
  }

  /** Takes the next number and writes the document, in the caller's transaction. The booking must be locked before. */
  async add(manager: EntityManager, document: NewDocument, referencePrefix: string): Promise<string> {
    const { bookingId, paymentId, refersTo, content: withoutNumber, lineIds, advances } = document;
    const { kind, date } = withoutNumber;
    const series = { kind, financialYear: financialYearOf(date), prefix: seriesPrefix(referencePrefix) };
    const { place, number } = await this.takeNumber(manager, series);
    const content: DocumentContent = { ...withoutNumber, number };
    const id = randomUUID();
    await insertRecord(manager, TaxDocument, {
      ...{ id, kind, financialYear: series.financialYear, place, number, dated: date },
      ...{ bookingId, paymentId, refersTo, content, registration: null, bytes: null, sha256: null },
      recipientGstin: content.recipient.gstin,
      roundOffPaise: content.roundOffPaise,
      totalPaise: content.totalPaise,
    });
    await this.addParts(manager, id, { lines: content.lines, lineIds, advances });
    return id;
  }

  /** Whether the booking has an invoice that was not credited in full. */
  async isInvoiced(bookingId: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    const rows: { isInvoiced: boolean }[] = await manager.query(INVOICED, [bookingId]);
    return rows[0]?.isInvoiced ?? false;
  }

  /** Queues the job that issues what the booking lacks. */
  issueMissing(manager: EntityManager, bookingId: string): Promise<void> {
    return enqueue(manager, ISSUE_DOCUMENTS_JOB, { bookingId });
  }

  /** Those of the booking whose paper is not written. */
  unwritten(bookingId: string): Promise<UnwrittenDocument[]> {
    return this.database.query(UNWRITTEN, [bookingId]);
  }

  /** Keeps what the invoice registration portal gave. */
  async register(id: string, registration: Registration): Promise<void> {
    await this.database.query(REGISTER, [id, JSON.stringify(registration)]);
  }

  /** Stores the paper with its hash. False when another run of the job was first. */
  async write(manager: EntityManager, id: string, bytes: Buffer): Promise<boolean> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [rows]: [{ id: string }[], number] = await manager.query(WRITE, [id, bytes, sha256]);
    return rows.length > 0;
  }

  /** The documents of these bookings that have their paper, the oldest first. */
  list(bookingIds: readonly string[]): Promise<ListedDocument[]> {
    return this.database.query(LIST, [bookingIds]);
  }

  /** Null when there is no such document, or its paper is not written yet. */
  async file(id: string): Promise<DocumentFileRecord | null> {
    const rows: DocumentFileRecord[] = await this.database.query(FILE, [id]);
    return rows[0] ?? null;
  }

  private async takeNumber(
    manager: EntityManager,
    { kind, financialYear, prefix: wanted }: Series,
  ): Promise<{ place: number; number: string }> {
    const rows: { prefix: string; place: number }[] = await manager.query(TAKE_PLACE, [
      ...[kind, financialYear, wanted],
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
