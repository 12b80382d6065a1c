import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bookingForm, hold, inDays } from '../../testkit/bookings';
import type { GraphqlBody } from '../../testkit/graphql';
import { freshCaller, postForm, postJson, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const PAGE = '<!doctype html><title>Saffron Court</title>';

let testServer: TestServer;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'index.html'), PAGE);
  testServer = await startTestServer({ WEB_DIRECTORY: web });
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const stay = { checkin: inDays(30), checkout: inDays(31) };

describe('POST /api/bookings', () => {
  test('responds with the order to pay, its amount in paise, and the hold', async () => {
    const response = await postJson(
      testServer,
      '/api/bookings',
      bookingForm(testServer, { ...stay, roomType: 'Single' }),
    );
    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      secondsLeft: expect.any(Number),
      order: {
        id: expect.stringMatching(/^order_/),
        amount: 981_288,
        currency: 'INR',
        key: 'rzp_test_local',
      },
      booking: { reference: expect.stringMatching(/^SC-/), status: 'HELD' },
    });
    const { id } = response.json?.['order'] as { id: string };
    expect(testServer.razorpay.state().orders[id]).toMatchObject({ amount: 981_288, currency: 'INR' });
  });

  test('accepts numbers as text from a form, and uses the default for a field that the form leaves out', async () => {
    const { name, email, phone } = bookingForm(testServer);
    const fields = {
      name,
      email,
      phone,
      ...stay,
      guests: '2',
      specialRequests: '',
      expectedTotal: ' 981288 ',
    };
    const response = await postForm(testServer, '/api/bookings', fields);
    expect(response).toMatchObject({ status: 200, json: { order: { amount: 981_288 } } });
    expect(
      await testServer.query(
        `SELECT stay.guests, type.code AS room_type, booking.special_requests
       FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
       JOIN room_types type ON type.id = stay.room_type_id WHERE booking.email = $1`,
        [email],
      ),
    ).toEqual([{ guests: 2, room_type: 'Single', special_requests: null }]);
  });

  test('gives the same order to the same form sent again', async () => {
    const form = bookingForm(testServer, { idempotencyKey: 'rest-form-0123456789' });
    const first = await postJson(testServer, '/api/bookings', form);
    const second = await postJson(testServer, '/api/bookings', form);
    expect(second.json?.['order']).toEqual(first.json?.['order']);
    expect(second.status).toBe(200);
  });
});

describe('a refusal of POST /api/bookings', () => {
  test('for bad input is 400 with the field', async () => {
    const response = await postJson(
      testServer,
      '/api/bookings',
      bookingForm(testServer, { email: 'nobody' }),
    );
    expect(response).toMatchObject({
      status: 400,
      json: {
        error: 'Please enter a valid e-mail address, such as name@example.com.',
        code: 'INVALID_INPUT',
        field: 'email',
      },
    });
  });

  test('for input that cannot be read is 400 with the field and the request’s number', async () => {
    const response = await postJson(testServer, '/api/bookings', {
      ...bookingForm(testServer),
      guests: 'two',
    });
    expect(response.status).toBe(400);
    expect(response.json).toEqual({
      error: 'guests must be a whole number, such as 2.',
      code: 'BAD_USER_INPUT',
      field: 'guests',
      requestId: response.headers.get('x-request-id'),
    });
  });

  test('for a full room type is 409', async () => {
    const full = { checkin: inDays(10), checkout: inDays(11), roomType: 'Suite' } as const;
    for (let room = 1; room <= 4; room += 1) await hold(testServer, full);
    const response = await postJson(testServer, '/api/bookings', bookingForm(testServer, full));
    expect(response).toMatchObject({ status: 409, json: { code: 'ROOM_UNAVAILABLE' } });
    expect(response.json?.['error']).toMatch(/^No room of this type is free/);
  });

  test('for another price than the guest saw is 409, with both figures', async () => {
    const response = await postJson(
      testServer,
      '/api/bookings',
      bookingForm(testServer, { expectedTotal: 1 }),
    );
    expect(response).toMatchObject({
      status: 409,
      json: {
        code: 'PRICE_CHANGED',
        field: 'expectedTotal',
        seen: { amount: 1, currency: 'INR' },
        quote: { total: { amount: expect.any(Number), currency: 'INR' } },
      },
    });
  });

  test('for a key that was used with other details is 409', async () => {
    const idempotencyKey = 'rest-form-of-another';
    await postJson(testServer, '/api/bookings', bookingForm(testServer, { idempotencyKey }));
    const response = await postJson(testServer, '/api/bookings', bookingForm(testServer, { idempotencyKey }));
    expect(response).toMatchObject({
      status: 409,
      json: { code: 'IDEMPOTENCY_CONFLICT', field: 'idempotencyKey' },
    });
  });

  test('for too many holds is 429', async () => {
    const email = testServer.freshEmail();
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
    const book = () =>
      send(testServer, '/api/bookings', {
        method: 'POST',
        headers,
        body: JSON.stringify(bookingForm(testServer, { email })),
      });
    for (let room = 1; room <= 3; room += 1) expect(await book()).toMatchObject({ status: 200 });
    const response = await book();
    expect(response).toMatchObject({ status: 429, json: { code: 'TOO_MANY_HOLDS' } });
  });

  test('for too many requests is 429', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
    const body = JSON.stringify(bookingForm(testServer, { expectedTotal: 1 }));
    const sendForm = () => send(testServer, '/api/bookings', { method: 'POST', headers, body });
    for (let time = 1; time <= 30; time += 1) expect((await sendForm()).status).toBe(409);
    expect(await sendForm()).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
  });

  test('for a gateway that fails is 503', async () => {
    testServer.razorpay.setMode({ respondWith: '500' });
    const response = await postJson(testServer, '/api/bookings', bookingForm(testServer));
    expect(response).toMatchObject({ status: 503, json: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(response.json?.['error']).toMatch(/Nothing was charged/);
  });

  test('for a fault of the server is 500 with the request id and without the cause', async () => {
    await testServer.query('ALTER TABLE rooms RENAME TO rooms_away');
    const response = await postJson(testServer, '/api/bookings', bookingForm(testServer));
    await testServer.query('ALTER TABLE rooms_away RENAME TO rooms');
    const requestId = response.headers.get('x-request-id');
    expect(response.status).toBe(500);
    expect(response.json).toEqual({
      error: `Something went wrong on our side. Please try again, or call us and quote this number: ${requestId}`,
      code: 'INTERNAL_SERVER_ERROR',
      requestId,
    });
  });
});

describe('an unknown path', () => {
  test.each([
    ['GET', '/api/bookings'],
    ['PUT', '/api/bookings'],
    ['DELETE', '/api/bookings/1'],
    ['GET', '/api'],
    ['POST', '/api/nothing'],
    ['GET', '/api/../api/nothing'],
  ])('%s %s is 404 as JSON with a sentence', async (method, address) => {
    const response = await send(testServer, address, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.json?.['error']).toMatch(/^There is no such path\./);
  });

  test('POST to a page is 404 as JSON', async () => {
    expect(await send(testServer, '/booking', { method: 'POST' })).toMatchObject({
      status: 404,
      json: { error: 'Not found.' },
    });
  });
});

describe('GET /', () => {
  const root = (accept?: string) => send(testServer, '/', { headers: accept ? { accept } : {} });

  test('tells a client that requests JSON who is signed in: nobody, without a token', async () => {
    const response = await root('application/json');
    expect(response).toMatchObject({ status: 200, json: { user: null } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['text/html,application/xhtml+xml,*/*;q=0.8', '*/*'])(
    'gives a browser (%s) the site',
    async (accept) => {
      const response = await root(accept);
      expect(response).toMatchObject({ status: 200, text: PAGE });
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  test.each(['application/json', 'text/html'])(
    'varies by Accept (%s), for caches between',
    async (accept) => {
      expect((await root(accept)).headers.get('vary')).toMatch(/\bAccept\b/);
    },
  );
});

describe('whether the server is alive and ready', () => {
  test('/healthz and /readyz say so', async () => {
    expect(await send(testServer, '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await send(testServer, '/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
  });
});

describe('the request’s number', () => {
  test.each(['/healthz', '/', '/api/nothing', '/webhooks/razorpay'])(
    'is on the response of %s',
    async (path) => {
      expect((await send(testServer, path)).headers.get('x-request-id')).toMatch(UUID);
    },
  );

  test('is new for each request, whatever the caller sends', async () => {
    const headers = { 'x-request-id': 'mine' };
    const first = await send(testServer, '/healthz', { headers });
    const second = await send(testServer, '/healthz', { headers });
    expect(first.headers.get('x-request-id')).toMatch(UUID);
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  test('is repeated in a GraphQL error', async () => {
    const response = await postJson(testServer, '/graphql', { query: '{ nothing }' });
    const [error] = ((response.json ?? {}) as GraphqlBody).errors ?? [];
    expect(response.status).toBe(400);
    expect(error?.extensions['requestId']).toBe(response.headers.get('x-request-id'));
  });

  test('is the only detail in a GraphQL error about a fault of our own', async () => {
    await testServer.query('ALTER TABLE room_types RENAME TO room_types_away');
    const response = await postJson(testServer, '/graphql', { query: '{ roomTypes { name } }' });
    await testServer.query('ALTER TABLE room_types_away RENAME TO room_types');
    const requestId = response.headers.get('x-request-id');
    expect(response.json?.['errors']).toEqual([
      {
        message: `Something went wrong on our side. Please try again, or call us and quote this number: ${requestId}`,
        path: ['roomTypes'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ]);
    expect(response.text).not.toContain('room_types');
  });
});
