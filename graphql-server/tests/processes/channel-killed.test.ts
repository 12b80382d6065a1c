import {
  channexRoom,
  connectChannel,
  sellAtPortal,
  startChannexFeed,
  type LocalChannexFeed,
} from '../testkit/channex';
import { proofCases } from '../testkit/proof-size';
import { startServer } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

let channex: LocalChannexFeed;
let testServer: TestServer;
let channelId: string;
beforeAll(async () => {
  channex = await startChannexFeed();
  testServer = await startTestServer({ CHANNEX_API_URL: channex.url });
  channelId = await connectChannel(testServer);
  await testServer.query(`
    CREATE TABLE standstill (held text);
    CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF EXISTS (SELECT 1 FROM standstill WHERE held = TG_TABLE_NAME) THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$;
    CREATE TRIGGER stand_still BEFORE INSERT ON portal_bookings FOR EACH ROW EXECUTE FUNCTION stand_still();
    CREATE TRIGGER stand_still BEFORE UPDATE ON channel_revisions FOR EACH ROW EXECUTE FUNCTION stand_still()`);
});
afterAll(async () => {
  await testServer.stop();
  await channex.stop();
});

const standsStill = () =>
  testServer.query('SELECT 1 FROM pg_stat_activity WHERE wait_event = $1', ['PgSleep']);

const standStillOn = (table: string) => async () => {
  await testServer.query('INSERT INTO standstill VALUES ($1)', [table]);
  return async () => (await standsStill()).length > 0;
};

const hangBy = (acknowledge: 'hanging' | 'ignored and hanging') => () => {
  channex.bookings.setMode({ acknowledge });
  const before = channex.bookings.hanging;
  return Promise.resolve(() => Promise.resolve(channex.bookings.hanging > before));
};

/** Where the server is when it is killed: prepares it, and returns how to know that it is there. */
const STEPS: { name: string; prepare: () => Promise<() => Promise<boolean>>; isQuick?: boolean }[] = [
  { name: 'inside the transaction that books', prepare: standStillOn('portal_bookings'), isQuick: true },
  { name: 'before the end of the transaction that books', prepare: standStillOn('channel_revisions') },
  { name: 'after the commit, before the acknowledgement arrives', prepare: hangBy('ignored and hanging') },
  { name: 'after the acknowledgement, before its answer', prepare: hangBy('hanging'), isQuick: true },
];

let day = 20;

test.each(proofCases(STEPS, ({ isQuick }) => isQuick ?? false))(
  'a server that is killed $name books once, and acknowledges',
  async ({ prepare }) => {
    const revision = sellAtPortal(channex, [channexRoom({ from: (day += 2) })], { payment_collect: 'ota' });
    const isThere = await prepare();
    const server = await startServer(testServer);
    const secret = testServer.installation.services.revisionReader.secretOf({
      id: channelId,
      webhookRenewals: 0,
    });
    await fetch(`${server.url}/webhooks/channex/${secret}`, { method: 'POST' });
    await waitFor('the server is at the step', isThere);
    await server.end('SIGKILL');
    await testServer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`,
    );
    await waitFor('nobody stands still', async () => (await standsStill()).length === 0);
    await testServer.query('DELETE FROM standstill');
    channex.bookings.reset();
    await testServer.installation.services.revisionReader.run();
    await testServer.installation.services.revisionReader.run();
    const booked = await testServer.query<{ payments: number }>(
      `SELECT (SELECT count(*)::int FROM payments payment WHERE payment.booking_id = sold.booking_id) AS payments
     FROM portal_bookings sold WHERE sold.number = $1`,
      [revision.ota_reservation_code],
    );
    expect(booked).toEqual([{ payments: 1 }]);
    expect(channex.bookings.open).toEqual([]);
    expect(await testServer.breaches()).toEqual([]);
  },
);
