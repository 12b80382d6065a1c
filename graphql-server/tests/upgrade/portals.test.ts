import { Portals1764840000000 } from '../../migrations/1764840000000-portals';
import { Channels1764973000000 } from '../../migrations/1764973000000-channels';
import { ChannelDays1764973000001 } from '../../migrations/1764973000001-channel-days';
import { ChannelRevisions1764974000000 } from '../../migrations/1764974000000-channel-revisions';
import { ChannelTroubles1764979000000 } from '../../migrations/1764979000000-channel-troubles';
import { bookedAtDesk } from '../testkit/desk-bookings';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { portalSteps } from '../testkit/portals';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

test('given an installation with bookings of portals, the upgrade keeps their texts of portal and number, also when it runs again', async () => {
  const texts = ['Agoda 771234', 'Booking.com 4012-345678', 'Agoda'];
  for (const portal of texts)
    await bookedAtDesk(testServer, { channel: 'PORTAL', phone: null, portal }, owner);
  const stored = () => testServer.query('SELECT booking_id, portal FROM desk_bookings ORDER BY booking_id');
  const before = await stored();
  expect(before).toHaveLength(texts.length);
  // The tables of channels refer to portals.
  const portals = new Portals1764840000000();
  const channels = [
    new Channels1764973000000(),
    new ChannelDays1764973000001(),
    new ChannelRevisions1764974000000(),
    new ChannelTroubles1764979000000(),
  ];
  const runner = testServer.installation.database.createQueryRunner();
  for (const migration of channels.toReversed()) await migration.down(runner);
  await portals.down(runner);
  expect(await stored()).toEqual(before);
  await portals.up(runner);
  await portals.up(runner);
  for (const migration of channels) await migration.up(runner);
  await runner.release();
  expect(await stored()).toEqual(before);
  const steps = portalSteps(testServer, () => owner);
  const { id } = await steps.portal();
  await bookedAtDesk(testServer, steps.soldBy(id), owner);
  expect(await testServer.breaches()).toEqual([]);
});
