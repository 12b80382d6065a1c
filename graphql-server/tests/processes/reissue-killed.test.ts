import { deskOf } from '../testkit/check-ins';
import type { RequestOptions } from '../testkit/graphql';
import { signedInOwner } from '../testkit/promotions';
import { departedGuest, issueAgain, LOTUS, MARIGOLD } from '../testkit/reissues';
import { startServer } from '../testkit/server-process';
import { issueDocuments, storedDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  owner = await signedInOwner(testServer);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

const STAND_STILL = `
  CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
  CREATE TRIGGER stands_still BEFORE INSERT ON tax_documents FOR EACH ROW
    WHEN (NEW.kind = 'INVOICE' AND NEW.reissue_of IS NOT NULL) EXECUTE FUNCTION stand_still()`;

const SLEEPING = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;

test('a server that is killed between the credit note and the new invoice: both exist once', async () => {
  const guest = await departedGuest(
    testServer,
    deskOf(testServer, () => owner),
    MARIGOLD,
  );
  const { reference, invoice, email } = guest;
  const mails = () =>
    testServer.inbox.messages(email).filter(({ subject }) => subject?.includes('tax documents'));
  const [mailsBefore, before] = [mails().length, await storedDocuments(testServer, reference)];
  const since = async () => (await storedDocuments(testServer, reference)).slice(before.length);
  await testServer.query(STAND_STILL);
  await issueAgain(testServer, { id: invoice.id }, owner);
  const killed = await startServer(testServer);
  await waitFor('the job stands still', async () => {
    const rows = await testServer.query(`SELECT 1 ${SLEEPING}`);
    return rows.length > 0;
  });
  await killed.end('SIGKILL');
  expect(await since()).toMatchObject([{ kind: 'CREDIT_NOTE', hasPdf: false }]);
  await testServer.query(`SELECT pg_terminate_backend(pid) ${SLEEPING}`);
  await testServer.query('DROP TRIGGER stands_still ON tax_documents');
  const next = await startServer(testServer);
  try {
    await waitFor(
      'the mail has come',
      async () => mails().length > mailsBefore && (await since()).every(({ hasPdf }) => hasPdf),
      120_000,
    );
  } finally {
    await next.end('SIGTERM');
  }
  expect(await since()).toMatchObject([
    {
      kind: 'CREDIT_NOTE',
      totalPaise: invoice.totalPaise,
      content: { recipient: { gstin: MARIGOLD.gstin } },
    },
    { kind: 'INVOICE', totalPaise: invoice.totalPaise, content: { recipient: { gstin: LOTUS.gstin } } },
  ]);
  const [mail, ...others] = mails().slice(0, -mailsBefore);
  expect(mail?.attachments).toHaveLength(2);
  expect(others).toEqual([]);
  expect((await testServer.breaches()).filter(({ invariant }) => /document|invoice/.test(invariant))).toEqual(
    [],
  );
}, 240_000);
