import { inDays } from '../testkit/bookings';
import { tellChannels } from '../testkit/channels';
import {
  channexRoom,
  connectChannel,
  freeRooms,
  sellAtPortal,
  startChannexFeed,
  toldRooms,
  type LocalChannexFeed,
} from '../testkit/channex';
import { proofCases } from '../testkit/proof-size';
import { startServer } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

let channex: LocalChannexFeed;
let testServer: TestServer;
let channelId: string;
// Each test has its own hotel: a killed server keeps the jobs that it had begun, until a next server takes them over.
beforeEach(async () => {
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
afterEach(async () => {
  await testServer.stop();
  await channex.stop();
});

const standsStill = () =>
  testServer.query(
    `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`,
  );

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

const FROM = 20;

test.each(proofCases(STEPS, ({ isQuick }) => isQuick ?? false))(
  'a server that is killed $name books once, and acknowledges',
  async ({ prepare }) => {
    const revision = sellAtPortal(channex, [channexRoom({ from: FROM })], { payment_collect: 'ota' });
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

test('a server that is killed between the commit of a booking and the sending loses nothing of what must be told', async () => {
  await testServer.installation.services.revisionReader.run();
  await tellChannels(testServer);
  const before = await freeRooms(testServer, inDays(FROM), 2);
  expect(toldRooms(channex, 'property', before)).toEqual(before);
  channex.isSilent = true;
  const server = await startServer(testServer);
  const revision = sellAtPortal(channex, [channexRoom({ from: FROM })]);
  const secret = testServer.installation.services.revisionReader.secretOf({
    id: channelId,
    webhookRenewals: 0,
  });
  await fetch(`${server.url}/webhooks/channex/${secret}`, { method: 'POST' });
  await waitFor('the booking is committed', async () => {
    const sold = await testServer.query('SELECT 1 FROM portal_bookings WHERE number = $1', [
      revision.ota_reservation_code,
    ]);
    return sold.length === 1;
  });
  // Only the server that will be killed works at jobs.
  await testServer.installation.services.channelSender.dispatch();
  await waitFor('the server sends', () => channex.unanswered > 0);
  await server.end('SIGKILL');
  const after = await freeRooms(testServer, inDays(FROM), 2);
  const single = `Single ${inDays(FROM)}`;
  expect(after[single]).toBe((before[single] ?? 0) - 1);
  expect(toldRooms(channex, 'property', before)).toEqual(before);
  channex.isSilent = false;
  await testServer.shiftClock('2 minutes');
  // The next server takes over the jobs of the killed one.
  const next = await startServer(testServer);
  await waitFor('the portal knows the sold room', async () => {
    await testServer.installation.services.channelSender.dispatch();
    return channex.told.get(`property ${single}`) === after[single];
  });
  await next.end('SIGTERM');
  expect(toldRooms(channex, 'property', after)).toEqual(after);
  expect(await testServer.breaches()).toEqual([]);
});
