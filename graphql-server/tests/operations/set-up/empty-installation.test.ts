import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationSchema } from '../../../src/app/schema';
import { bookingForm, createBooking, inDays } from '../../testkit/bookings';
import { callRoute, ROUTES } from '../../testkit/access';
import { everyOperation } from '../../testkit/every-operation';
import { assertType, execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { freshCaller, postJson, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

/** A new production installation: what guests see, and how its owner opens it. */

const SAMPLE = /Saffron|Udaipur|Pichola|Mewar/i;
const BUILT = `<!doctype html><html lang="en-IN"><head><!--page--><title>Hotel</title><!--/page--></head>
<body><!--body--><div id="root"></div><!--/body--></body></html>`;
const PAGES = {
  publicPages: [
    { path: '/', title: 'Rooms in {town}', description: 'Rooms of {hotel}.' },
    { path: '/offers', title: 'Offers', description: 'Offers of {hotel}.' },
    { path: '/signin', title: 'Sign in', description: 'For guests of {hotel}.' },
  ],
  hiddenPaths: ['/admin', '/desk/set-up', '/booking', '/header'],
  closedPaths: ['/admin'],
  pathsBeforeOpening: ['/signin', '/admin', '/desk', '/booking'],
};

const SAVE_HOTEL = gql(`mutation SaveHotelInSetUp($input: PropertyInput!, $version: Int!) {
  result: editProperty(input: $input, version: $version) {
    __typename
    ... on SettingsSaved { settings { version name rateCurrency publishedAt } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const ADD_TYPE = gql(`mutation AddTypeInSetUp($input: NewRoomTypeInput!) {
  result: addRoomType(input: $input) {
    __typename
    ... on RoomsSaved { roomTypes { id code } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const ADD_ROOM = gql(`mutation AddRoomInSetUp($roomTypeId: Int!, $input: RoomInput!) {
  result: addRoom(roomTypeId: $roomTypeId, input: $input) { __typename }
}`);
const ADD_POLICY = gql(`mutation AddPolicyInSetUp($input: PolicyInput!) {
  result: addPolicy(input: $input) { __typename ... on PolicySaved { policy { code sentence } } }
}`);
const STEPS = gql(`query StepsInSetUp { setUp { publishedAt steps { name isDone isOptional } } }`);
const PUBLISH = gql(`mutation PublishInSetUp {
  result: publishHotel {
    __typename
    ... on HotelPublished { setUp { publishedAt } }
    ... on SetUpIncomplete { code missing }
  }
}`);
const RATES_IN_RUPEES = gql(`query RatesInRupees(
  $night: PlainDate!, $edit: RateEditInput!, $sample: StayInput!
) {
  rateGrid(from: $night, days: 1) {
    ... on RateGrid { rows { nights { rate { amount currency } total { amount } } } }
  }
  ratePreview(edit: $edit, sample: $sample) {
    ... on RatePreview {
      after { total { amount } }
      slabWarnings {
        rate { amount currency } total { amount } totalAtLimit { amount } rateAtLimit { amount currency }
      }
    }
  }
}`);
const START_PAYMENT = gql(`mutation StartPaymentInSetUp {
  result: startPaymentTest { __typename ... on PaymentTestStarted { checkout { orderId } } }
}`);
const SEND_MAIL = gql(`mutation SendMailInSetUp { result: sendTestMail { __typename } }`);
const UNPUBLISH = gql(`mutation UnpublishInSetUp { unpublishHotel { publishedAt } }`);
const SHOWN = gql(`query ShownInSetUp {
  property { name isOpen rateCurrency cancellationTerms } roomTypes { name nightlyRate { amount currency } }
}`);

const HOTEL = {
  name: 'Haveli Nilaya',
  street: 'Chandpole Road 12',
  town: 'Jaipur',
  state: 'Rajasthan',
  postcode: '302001',
  country: 'India',
  countryCode: 'IN',
  phone: '+91 141 555 0177',
  timeZone: 'Asia/Kolkata',
  checkinFrom: '13:00',
  checkoutBy: '10:00',
  bookingWindowMonths: 12,
  maximumNights: 21,
  referencePrefix: 'HN',
  socialLinks: [],
};
const ROOM_TYPE = {
  code: 'Courtyard',
  name: 'Courtyard Room',
  description: 'On the quiet courtyard.',
  nightlyRateCents: 450_000,
  capacity: 2,
  maximumAdults: 2,
  maximumChildren: 1,
  extraBeds: 0,
  included: [],
  pictures: [],
  sortOrder: 0,
  onSale: true,
};
const POLICY = {
  name: 'Easy',
  steps: [{ untilHoursBefore: 24, charge: { kind: 'NOTHING' as const } }],
  noShow: { kind: 'NIGHTS' as const, nights: 1 },
  earlyDeparture: { kind: 'NOTHING' as const },
};

let testServer: TestServer;
let owner: RequestOptions;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'index.html'), BUILT);
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(PAGES));
  testServer = await startTestServer(
    { WEB_DIRECTORY: web, HOTEL_EMAIL: 'desk@hotel.example', MAIL_FROM: 'desk@hotel.example' },
    { isEmpty: true },
  );
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});

const open = (address: string, headers: Record<string, string> = {}) =>
  send(testServer, address, { headers: { accept: 'text/html', ...headers } });

async function stepsLeft(): Promise<string[]> {
  const { setUp } = await execute(testServer, STEPS, {}, owner);
  return setUp.steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).map(({ name }) => name);
}

describe('given an empty database', () => {
  test('only its owner may open it, and only once nothing is missing', async () => {
    const { errors } = await executeExpectingErrors(testServer, 'mutation { publishHotel { __typename } }');
    expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
    const { result } = await execute(testServer, PUBLISH, {}, owner);
    expect(result).toEqual({
      __typename: 'SetUpIncomplete',
      code: 'SET_UP_INCOMPLETE',
      missing: ['HOTEL', 'ROOMS', 'RATES', 'POLICY', 'PAYMENT', 'MAIL'],
    });
    expect((await open('/')).status).toBe(503);
  });

  test('its navigation leads to no page that would be empty', async () => {
    const NAVIGATION = gql(`query NavigationOfNewHotel { navigation {
      main { label path links { path } } footer { path links { path } }
    } }`);
    const pathsShown = async () => {
      const { navigation } = await execute(testServer, NAVIGATION, {}, owner);
      return [...navigation.main, ...navigation.footer].flatMap(({ path, links }) => [
        ...(path ? [path] : []),
        ...links.map((link) => link.path),
      ]);
    };
    expect(await pathsShown()).toEqual(['/', '/feedback', '/admin', '/']);
    await testServer.query(
      "INSERT INTO category_items (id, category, title) VALUES (gen_random_uuid(), 'Breakfast', 'Idli')",
    );
    await waitFor('the page is shown', async () => (await pathsShown()).includes('/dining/breakfast'));
    await testServer.query('DELETE FROM category_items');
    await waitFor('the page is gone', async () => !(await pathsShown()).includes('/dining/breakfast'));
  });

  test('its owner is asked for legal name and GSTIN, without which the site can open', async () => {
    const { setUp } = await execute(testServer, STEPS, {}, owner);
    expect(setUp.steps[1]).toEqual({ name: 'TAX_REGISTRATION', isDone: false, isOptional: true });
  });

  test.each(['/', '/offers', '/header', '/nowhere'])('%s says that the hotel opens soon', async (address) => {
    const { status, headers, text } = await open(address);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('3600');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('Opening soon');
    expect(text).not.toMatch(SAMPLE);
  });

  test.each(['/signin', '/desk/set-up', '/admin', '/booking'])(
    '%s works, and is not indexed',
    async (address) => {
      const { status, headers, text } = await open(address);
      expect({ status, robots: headers.get('x-robots-tag') }).toEqual({ status: 200, robots: 'noindex' });
      expect(text).toContain('<div id="root">');
      expect(text).toContain('/closed-links.js');
      expect(text).not.toMatch(SAMPLE);
    },
  );

  test('search engines find nothing, and the server is healthy', async () => {
    expect((await open('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await open('/sitemap.xml')).text).not.toContain('<loc>');
    for (const address of ['/healthz', '/readyz']) expect((await open(address)).status).toBe(200);
  });

  test.each(ROUTES)('%s %s responds without a failure and without the sample', async (...route) => {
    const { status, body } = await callRoute(testServer, route);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(SAMPLE);
  });

  // They would open the site, and end the owner’s session.
  const OPERATIONS = everyOperation(applicationSchema()).filter(
    ([name]) => !['publishHotel', 'signOutEverywhere'].includes(name),
  );
  test.each(OPERATIONS)(
    'the operation %s responds to its owner without a failure and without the sample',
    async (_name, document) => {
      const { status, text } = await postJson(
        testServer,
        '/graphql',
        { query: document },
        { authorization: `Bearer ${owner.token ?? ''}`, 'x-forwarded-for': freshCaller() },
      );
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(SAMPLE);
      expect(text).not.toContain('INTERNAL_SERVER_ERROR');
    },
  );

  test('nobody books a room', async () => {
    expect(await createBooking(testServer)).toMatchObject({ __typename: 'NotOpen', code: 'NOT_OPEN' });
    const { json } = await postJson(testServer, '/api/bookings', bookingForm(testServer));
    expect(json).toMatchObject({ code: 'NOT_OPEN', error: expect.stringContaining('not open') });
  });
});

describe('the set-up', () => {
  test('asks for the hotel before its rooms', async () => {
    const { result } = await execute(testServer, ADD_TYPE, { input: ROOM_TYPE }, owner);
    expect(result).toMatchObject({ faults: [{ field: 'code', code: 'HOTEL_NEEDED_FIRST' }] });
  });

  test('accepts hotel, rooms and policy; the rates are in rupees', async () => {
    const saved = await execute(testServer, SAVE_HOTEL, { input: HOTEL, version: 0 }, owner);
    expect(saved.result).toMatchObject({
      __typename: 'SettingsSaved',
      settings: { version: 1, name: 'Haveli Nilaya', rateCurrency: 'INR', publishedAt: null },
    });
    const { result: types } = await execute(testServer, ADD_TYPE, { input: ROOM_TYPE }, owner);
    const [type] = types.__typename === 'RoomsSaved' ? types.roomTypes : [];
    const variables = { roomTypeId: type?.id ?? 0, input: { number: '1', onSale: true } };
    expect((await execute(testServer, ADD_ROOM, variables, owner)).result.__typename).toBe('RoomsSaved');
    expect((await execute(testServer, ADD_POLICY, { input: POLICY }, owner)).result).toMatchObject({
      policy: { code: 'EASY', sentence: expect.stringContaining('24 hours') },
    });
    await waitFor('the server knows its policy', async () => {
      const { property } = await execute(testServer, SHOWN);
      return property.cancellationTerms !== '';
    });
    const { roomTypes } = await execute(testServer, SHOWN);
    expect(roomTypes).toEqual([{ name: 'Courtyard', nightlyRate: { amount: 450_000, currency: 'INR' } }]);
  });

  test('warns of a rate in rupees a little above the tax limit', async () => {
    const night = inDays(10);
    const fill = { from: night, to: night, weekdays: [], roomTypes: [] };
    const edit = { fill: { ...fill, change: { kind: 'AMOUNT', cents: 750_100 } } } as const;
    const sample = { roomType: 'Courtyard', checkin: night, checkout: inDays(11), guests: 1 };
    expect(await execute(testServer, RATES_IN_RUPEES, { night, edit, sample }, owner)).toEqual({
      rateGrid: {
        rows: [{ nights: [{ rate: { amount: 450_000, currency: 'INR' }, total: { amount: 472_500 } }] }],
      },
      ratePreview: {
        after: { total: { amount: 885_118 } },
        slabWarnings: [
          {
            rate: { amount: 750_100, currency: 'INR' },
            total: { amount: 885_118 },
            totalAtLimit: { amount: 787_500 },
            rateAtLimit: { amount: 750_000, currency: 'INR' },
          },
        ],
      },
    });
  });

  test('keeps the currency of rates once there are room types', async () => {
    const input = { ...HOTEL, rateCurrency: 'USD' as const };
    const { result } = await execute(testServer, SAVE_HOTEL, { input, version: 1 }, owner);
    expect(result).toMatchObject({ faults: [{ field: 'rateCurrency', code: 'RATE_CURRENCY_FIXED' }] });
  });

  test('shows the site with a bar in the owner’s browser, and in no other', async () => {
    const response = await fetch(`${testServer.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token ?? ''}` },
      body: JSON.stringify({ query: 'mutation { previewSite { until } }' }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^site-preview=[\w-]+; .*HttpOnly; SameSite=Lax/);
    const [pair = ''] = cookie.split(';');
    const page = await open('/', { cookie: pair });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Continue set-up');
    expect(page.text).toContain('Haveli Nilaya');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    for (const other of ['', `${pair}x`, 'site-preview=1']) {
      expect((await open('/', { cookie: other })).status).toBe(503);
    }
  });

  test('tests the gateway with a rupee and the mail server with a mail', async () => {
    const { result } = await execute(testServer, START_PAYMENT, {}, owner);
    assertType(result, 'PaymentTestStarted');
    await testServer.razorpay.pay(result.checkout.orderId, { outcome: 'capture', webhook: false });
    await testServer.query("SELECT graphile_worker.add_job('settle payment tests')");
    await testServer.runJobs();
    const mail = await execute(testServer, SEND_MAIL, {}, owner);
    expect(mail.result.__typename).toBe('TestMailSent');
    expect(await stepsLeft()).toEqual([]);
  });

  test('opens the site to guests, who book, and closes it again without ending their bookings', async () => {
    expect((await execute(testServer, PUBLISH, {}, owner)).result.__typename).toBe('HotelPublished');
    await waitFor('guests see it', async () => (await open('/')).status === 200);
    const page = await open('/');
    expect(page.text).toContain('<title>Rooms in Jaipur – Haveli Nilaya</title>');
    expect(page.text).toContain('index, follow');
    expect((await open('/sitemap.xml')).text).toContain('/</loc>');
    const held = await createBooking(testServer, { roomType: 'Courtyard' });
    expect(held).toMatchObject({
      __typename: 'BookingHold',
      booking: { reference: expect.stringMatching(/^HN-/) },
    });

    expect((await execute(testServer, UNPUBLISH, {}, owner)).unpublishHotel.publishedAt).toBeNull();
    await waitFor('guests see that it opens soon', async () => (await open('/')).status === 503);
    expect((await open('/booking')).status).toBe(200);
    expect(await createBooking(testServer, { roomType: 'Courtyard' })).toMatchObject({ code: 'NOT_OPEN' });
  });

  test('is in the activity log, with who did it', async () => {
    const rows = await testServer.query<{ action: string }>(
      "SELECT action FROM administrator_actions WHERE action LIKE '%ublishHotel' ORDER BY id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['publishHotel', 'unpublishHotel']);
  });
});
