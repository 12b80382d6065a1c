import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HAVELI_NILAYA } from '../../../second-hotel/haveli-nilaya';
import { PICTURES } from '../../../second-hotel/nilaya-site';
import { HOTEL_TEXTS } from '../../../seeds/hotel-texts';
import { SEEDED_TESTIMONIALS } from '../../../seeds/testimonials';
import { applicationSchema } from '../../../src/app/schema';
import { readSitePages } from '../../../src/edge/site/site-pages';
import { callRoute, ROUTES } from '../../testkit/access';
import { createBooking, inDays } from '../../testkit/bookings';
import { buildSite } from '../../testkit/built-site';
import { everyOperation } from '../../testkit/every-operation';
import { missingSubjects, sendEveryMail } from '../../testkit/every-mail';
import { openIdentity } from '../../testkit/identity';
import { startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller, postJson, send } from '../../testkit/raw-http';
import { createSecondHotel, NILAYA_SETTINGS } from '../../testkit/second-hotel';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

/**
 * Haveli Nilaya, made on an empty database through the API alone, with the built site: it must show nothing of Saffron
 * Court.
 */

const GUEST = 'asha@guest.example';

const wordsOf = (words: readonly string[]) => words.map((word) => word.replaceAll(/[^\w\s]/g, '.')).join('|');
/** Names and places of the first hotel, its partners, its guests, its files and its bookings. */
const FIRST_HOTEL = new RegExp(
  [
    String.raw`Saffron.Court|Udaipur|Pichola|Mewar|Aravalli|\blakes?\b|lakeside|palace|\bSC-|294 555 0142|313001`,
    String.raw`/pictures/(?![0-9a-f]{32}-)[\w-]+\.(?:webp|avif|jpg)|/og\.jpg|/portraits/portrait|/icon-\d`,
    wordsOf(HOTEL_TEXTS.map(({ name }) => name)),
    wordsOf(SEEDED_TESTIMONIALS.map(({ name }) => name)),
  ].join('|'),
  'i',
);

let built: string;
let storage: TestStorage;
let testServer: TestServer;
let token: string;
beforeAll(async () => {
  built = await buildSite();
  storage = await startTestStorage();
  testServer = await startTestServer(
    { ...NILAYA_SETTINGS, WEB_DIRECTORY: built, FIREBASE_STORAGE_EMULATOR_HOST: storage.host },
    { isEmpty: true, isOwnerPinned: false },
  );
  const identity = await openIdentity();
  const account = await identity.signIn({ email: NILAYA_SETTINGS.ADMIN_EMAIL, emailVerified: true });
  await testServer.installation.services.owner.pin({
    uid: account.uid,
    address: NILAYA_SETTINGS.ADMIN_EMAIL,
  });
  token = account.token;
});
afterAll(async () => {
  await testServer.stop();
  await storage.stop();
});

const open = (address: string) => send(testServer, address, { headers: { accept: 'text/html' } });

/** The text without the product's own name in the keys of a browser's storage. */
const withoutStorageKeys = (text: string) => text.replaceAll(/saffron-court\.[a-z-]+/g, '');

test('before it opens, the page that says so contains nothing of the first hotel', async () => {
  const { status, text } = await open('/');
  expect(status).toBe(503);
  expect(text).not.toMatch(FIRST_HOTEL);
});

describe('given the owner has made it through the API', () => {
  // Each picture is made in several files; small pictures take a tenth of the time.
  beforeAll(async () => {
    await createSecondHotel(testServer, token, { width: 480, height: 300 });
    await waitFor('the site is open', async () => (await open('/')).status === 200);
  }, 600_000);

  test('guests read of Haveli Nilaya: its rooms, rates in rupees, policy, times, colours and pictures', async () => {
    const { text } = await open('/');
    expect(text).toContain('<title>A courtyard hotel in Jaipur – Haveli Nilaya</title>');
    expect(text).toContain('"priceRange":"₹3,360.00–₹11,682.00"');
    expect(text).toContain(PICTURES.courtyard);
    expect(text).toContain('--action:#8a2f4f');
    const shared = /property="og:image" content="[^"]*(\/shared\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect((await send(testServer, shared)).headers.get('content-type')).toBe('image/jpeg');
    const { json } = await postJson(testServer, '/graphql', {
      query: `{ property { name checkinTime checkoutTime cancellationTerms phone }
        extras { code name priceWithTax { amount currency } }
        roomTypes { name nightlyRate { amount currency } } }`,
    });
    expect(json).toMatchObject({
      data: {
        property: {
          name: 'Haveli Nilaya',
          checkinTime: 'from 1:00 pm',
          checkoutTime: 'by 10:00 am',
          cancellationTerms: expect.stringContaining('24 hours'),
        },
        extras: [{ code: 'BAZAAR_WALK', priceWithTax: { amount: 106_200, currency: 'INR' } }],
        roomTypes: HAVELI_NILAYA.roomTypes.map(({ input }) => ({
          name: input.code,
          nightlyRate: { amount: input.nightlyRateCents, currency: 'INR' },
        })),
      },
    });
  });

  test('a guest books and pays in rupees; mails and calendar file are those of Haveli Nilaya', async () => {
    const stay = { checkin: inDays(20), checkout: inDays(22) };
    const wanted = { ...stay, email: GUEST, roomType: 'Jharokha', extras: [{ code: 'BAZAAR_WALK' }] };
    const held = await createBooking(testServer, wanted);
    // Two nights at ₹4,500 with 5 % tax, and a walk of ₹900 with 18 %.
    expect(held).toMatchObject({
      checkout: { amount: 1_051_200 },
      booking: { reference: expect.stringMatching(/^HN-/) },
    });
    const orderId = 'checkout' in held ? held.checkout.orderId : '';
    await testServer.razorpay.pay(orderId, { outcome: 'capture' });
    await waitFor('the confirmation comes', async () => {
      await testServer.runJobs();
      return testServer.inbox.messages(GUEST).length > 0;
    });
    const [confirmation] = testServer.inbox.messages(GUEST);
    expect(confirmation?.text).toContain('₹10,512.00');
    expect(confirmation?.text).toContain('Bazaar walk × 1');
    expect(confirmation?.text).not.toContain('about');
    expect(confirmation?.attachments[0]?.content).toContain('Haveli Nilaya');
    expect(testServer.inbox.messages('desk@nilaya.example').length).toBeGreaterThan(0);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('no mail of any kind has anything of the first hotel', async () => {
    const stay = { checkin: inDays(30), checkout: inDays(33), roomType: 'Jharokha' };
    await sendEveryMail(testServer, stay, { token });
    await waitFor('each kind of mail is sent', async () => {
      await testServer.runJobs();
      return missingSubjects(testServer).length === 0;
    });
    for (const mail of testServer.inbox.messages()) expect(JSON.stringify(mail)).not.toMatch(FIRST_HOTEL);
  });

  test('no page has anything of the first hotel: neither its words, nor its head, nor its data', async () => {
    const pages = readSitePages(built);
    const paths = [...(pages?.publicPages ?? []).map((page) => page.path), ...(pages?.hiddenPaths ?? [])];
    expect(paths.length).toBeGreaterThan(50);
    for (const address of [...paths, '/nowhere']) {
      const { text } = await open(address);
      expect({ address, found: FIRST_HOTEL.exec(text)?.[0] }).toEqual({ address, found: undefined });
    }
  });

  test.each(['/robots.txt', '/sitemap.xml', '/site.webmanifest'])(
    '%s has nothing of the first hotel',
    async (address) => expect((await open(address)).text).not.toMatch(FIRST_HOTEL),
  );

  test('no script and no style that guests load has anything of the first hotel', () => {
    const files = readdirSync(path.join(built, 'assets')).filter(
      // A build for development contains the page of the design.
      (file) => /\.(?:js|css)$/.test(file) && !file.startsWith('design-page'),
    );
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const text = withoutStorageKeys(readFileSync(path.join(built, 'assets', file), 'utf8'));
      expect({ file, found: FIRST_HOTEL.exec(text)?.[0] }).toEqual({ file, found: undefined });
    }
  });

  test.each(ROUTES)('%s %s has nothing of the first hotel', async (...route) => {
    const { status, body } = await callRoute(testServer, route, token);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(FIRST_HOTEL);
  });

  // They would close the site, and end the owner’s session.
  const OPERATIONS = everyOperation(applicationSchema()).filter(
    ([name]) => !['unpublishHotel', 'signOutEverywhere'].includes(name),
  );

  test.each(OPERATIONS)('the operation %s has nothing of the first hotel', async (_name, document) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': freshCaller() };
    const { status, text } = await postJson(testServer, '/graphql', { query: document }, headers);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(FIRST_HOTEL);
  });
});
