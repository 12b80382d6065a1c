import { FOLIO_INVARIANTS } from '../../../src/operations/invariants/folio.invariants';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import type { RequestOptions } from '../../testkit/graphql';
import { folioGuests } from '../../testkit/guests-with-folios';
import { openIdentity, OWNER } from '../../testkit/identity';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

/** A booking whose first night is split, a part of it in a second folio that is paid. */
async function withFolios() {
  const guests = folioGuests(testServer, () => owner);
  const { reference } = await guests.inHouse();
  const folio = await guests.folios.open(reference);
  const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT');
  await guests.folios.split(reference, { line: night, amount: 500_000, to: folio, moves: true });
  await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 500_000, folio }), owner);
  await testServer.runJobs();
  return { reference, folio, night };
}

const change = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

const CASES: BreachCase[] = [
  {
    invariant: 'a folio of another booking',
    breakIt: async () => {
      const [one, other] = [await withFolios(), await withFolios()];
      await change('UPDATE folio_lines SET folio_id = $1 WHERE folio_id = $2', one.folio, other.folio);
      return one.reference;
    },
  },
  {
    invariant: 'a reversal in another folio than its line',
    breakIt: async () => {
      const { reference, folio, night } = await withFolios();
      await change('UPDATE folio_lines SET folio_id = $1 WHERE reverses = $2', folio, night);
      return reference;
    },
  },
  {
    invariant: 'a document of another folio than its lines',
    breakIt: async () => {
      const { reference, folio } = await withFolios();
      await change(
        `INSERT INTO tax_document_lines (document_id, folio_line_id)
         SELECT document.id, line.id FROM tax_documents document JOIN folio_lines line USING (booking_id)
         WHERE document.folio_id = $1 AND line.folio_id IS NULL LIMIT 1`,
        folio,
      );
      return reference;
    },
  },
  {
    invariant: 'a document of another folio than what it is about',
    breakIt: async () => {
      const { reference, folio } = await withFolios();
      await change('UPDATE payments SET folio_id = NULL WHERE folio_id = $1', folio);
      return reference;
    },
  },
  {
    invariant: 'a line that is not where it moved last',
    breakIt: async () => {
      const { reference, folio } = await withFolios();
      await change('UPDATE folio_lines SET folio_id = NULL WHERE folio_id = $1', folio);
      return reference;
    },
  },
  {
    invariant: 'a split that does not add up',
    breakIt: async () => {
      const { reference, folio } = await withFolios();
      await change('ALTER TABLE folio_lines DISABLE TRIGGER folio_lines_unchanged');
      await change('UPDATE folio_lines SET value_paise = value_paise + 1 WHERE folio_id = $1', folio);
      await change('ALTER TABLE folio_lines ENABLE TRIGGER folio_lines_unchanged');
      return reference;
    },
  },
];

testBreaches(FOLIO_INVARIANTS, CASES, () => testServer);
