import { createHash } from 'node:crypto';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const DOCUMENTS = gql(`query DocumentsOfBooking($token: String!) {
  bookingByToken(token: $token) {
    __typename ... on Booking { documents { id kind number date total { amount } } }
  }
}`);
const FILE = gql(`query DocumentFileInTest($token: String!, $id: ID!) {
  documentFile(token: $token, id: $id) {
    __typename ... on TaxDocumentFile { filename type content } ... on Refusal { code }
  }
}`);
const AT_DESK = gql(`query TaxDocumentsInTest($reference: String!) {
  taxDocuments(reference: $reference) { areIssued documents { id number } }
}`);
const FILE_AT_DESK = gql(`query TaxDocumentFileInTest($id: ID!) {
  taxDocumentFile(id: $id) { __typename ... on TaxDocumentFile { filename content } ... on Refusal { code } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

async function guestWithDocument() {
  const { held } = await confirmedBooking(testServer);
  await testServer.runJobs();
  const { bookingByToken } = await execute(testServer, DOCUMENTS, { token: held.token });
  assertType(bookingByToken, 'Booking');
  const [document] = bookingByToken.documents;
  if (!document) throw new Error('The guest has no document.');
  return { token: held.token, reference: held.booking.reference, document };
}

test('a guest reads the documents of their booking, with the stored bytes', async () => {
  const { token, document } = await guestWithDocument();
  expect(document).toMatchObject({ kind: 'RECEIPT_VOUCHER', number: expect.stringMatching(/^SC\/R/) });
  const { documentFile } = await execute(testServer, FILE, { token, id: document.id });
  assertType(documentFile, 'TaxDocumentFile');
  expect(documentFile).toMatchObject({
    filename: `${document.number.replaceAll('/', '-')}.pdf`,
    type: 'application/pdf',
  });
  const bytes = Buffer.from(documentFile.content, 'base64');
  const [stored] = await testServer.query<{ sha256: string }>(
    'SELECT sha256 FROM tax_documents WHERE id = $1',
    [document.id],
  );
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(stored?.sha256);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each(['another guest’s', 'no'])('%s document is not found by anybody else', async (whose) => {
  const [asha, ravi] = [await guestWithDocument(), await guestWithDocument()];
  const id = whose === 'no' ? 'not-an-id' : ravi.document.id;
  const { documentFile } = await execute(testServer, FILE, { token: asha.token, id });
  expect(documentFile).toMatchObject({ __typename: 'RecordNotFound' });
});

test('the desk reads them by the reference, and each document as a file', async () => {
  const { reference, document } = await guestWithDocument();
  const { taxDocuments } = await execute(testServer, AT_DESK, { reference }, owner);
  expect(taxDocuments).toEqual({
    areIssued: true,
    documents: [{ id: document.id, number: document.number }],
  });
  const { taxDocumentFile } = await execute(testServer, FILE_AT_DESK, { id: document.id }, owner);
  expect(taxDocumentFile).toMatchObject({ filename: `${document.number.replaceAll('/', '-')}.pdf` });
  const unknown = await execute(testServer, FILE_AT_DESK, { id: 'unknown' }, owner);
  expect(unknown.taxDocumentFile).toMatchObject({ __typename: 'RecordNotFound' });
});
