import { ISSUE_DOCUMENTS_JOB } from '../../src/invoices/documents/issue-documents-job';
import type { DocumentContent } from '../../src/invoices/documents/document-content';
import { runDueJobs } from './due-jobs';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/** The GSTIN of the test's hotel, in Rajasthan. */
export const HOTEL_GSTIN = '08AAACS1234F1ZS';

/**
 * Names the hotel as tax documents need it, and makes documents count everything in the test, whatever its clock says.
 * With null they count what happens after the migration.
 */
export async function issueDocuments(
  testServer: Pick<TestServer, 'query' | 'installation'>,
  { since }: { since: string | null } = { since: '2020-01-01' },
): Promise<void> {
  if (since !== null) await testServer.query('UPDATE documents_since SET since = $1', [since]);
  await testServer.query(
    `UPDATE property SET legal_name = COALESCE(legal_name, 'Saffron Court Hotels Private Limited'), gstin = $1, gst_state_code = '08'`,
    [HOTEL_GSTIN],
  );
  const { documentIssue } = testServer.installation.services;
  await waitFor('the server has heard of the GSTIN', () => Promise.resolve(documentIssue.isReady));
}

/** Issues the documents that are due. Their mails stay queued: they take most of the time. */
export function runDocumentJobs({ installation }: Pick<TestServer, 'installation'>): Promise<void> {
  return runDueJobs(installation, { only: new Set([ISSUE_DOCUMENTS_JOB]) });
}

interface StoredDocument {
  id: string;
  kind: string;
  number: string;
  dated: string;
  totalPaise: number;
  content: DocumentContent;
  hasPdf: boolean;
}

/** The documents of a booking as they are stored, the oldest first. */
export function storedDocuments(
  testServer: Pick<TestServer, 'query'>,
  reference: string,
): Promise<StoredDocument[]> {
  return testServer.query(
    `SELECT id, kind, number, dated::text AS dated, total_paise AS "totalPaise", content,
       bytes IS NOT NULL AS "hasPdf"
     FROM tax_documents WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)
     ORDER BY created_at, place`,
    [reference],
  );
}
