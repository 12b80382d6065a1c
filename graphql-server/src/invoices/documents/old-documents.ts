import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { DocumentContent } from './document-content';

/** The name that replaces the name of an erased recipient. */
const ERASED_RECIPIENT = 'Erased guest';

const DUE = `
  SELECT id, content FROM tax_documents
  WHERE make_date(financial_year + 1, 3, 31) < (SELECT hotel_now())::date - make_interval(years => $1)
    AND content -> 'recipient' ->> 'name' <> '${ERASED_RECIPIENT}' AND bytes IS NOT NULL
  ORDER BY dated, id LIMIT $2`;

const ERASE = `
  UPDATE tax_documents SET content = $2, bytes = $3, sha256 = $4, recipient_gstin = NULL, registration = NULL WHERE id = $1`;

/** Draws the PDF of a document. */
type RenderDocument = (content: DocumentContent) => Promise<Buffer>;

/** Erases recipients from documents that the law no longer requires. Numbers, dates and amounts stay. */
export class OldDocuments {
  constructor(
    private readonly database: DataSource,
    private readonly render: RenderDocument,
  ) {}

  /**
   * Erases the recipients of at most `atMost` documents whose financial year ended at least `years` years ago.
   * Returns the number of documents.
   */
  async eraseSome({ years, atMost }: { years: number; atMost: number }): Promise<number> {
    const due: { id: string; content: DocumentContent }[] = await this.database.query(DUE, [years, atMost]);
    for (const { id, content } of due) {
      const erased = withoutRecipient(content);
      const bytes = await this.render(erased);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await this.database.query(ERASE, [id, JSON.stringify(erased), bytes, sha256]);
    }
    return due.length;
  }
}

function withoutRecipient(content: DocumentContent): DocumentContent {
  const recipient = { name: ERASED_RECIPIENT, address: null, state: null, gstin: null };
  return { ...content, recipient, registration: null, payment: null };
}
