import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { postForm, postJson, send } from '../../testkit/raw-http';

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

async function mailedCode(email: string): Promise<string> {
  await testServer.runJobs();
  return testServer.inbox.messages(email)[0]?.subject.slice(0, 6) ?? '';
}

describe('the newsletter’s paths', () => {
  test('lead from an unknown address over the code to a known one', async () => {
    const email = testServer.freshEmail();
    expect(await postJson(testServer, '/api/check-email', { email })).toMatchObject({
      status: 200,
      json: { exists: false },
    });
    const sent = await postJson(testServer, '/api/send-otp', { email });
    expect(sent).toMatchObject({ status: 200, json: { success: true, message: 'OTP sent to your email!' } });
    const otp = await mailedCode(email);
    expect(sent.text).not.toContain(otp);
    const verified = await postForm(testServer, '/api/verify-otp', { email, otp });
    expect(verified).toMatchObject({ status: 200, json: { success: true } });
    expect(verified.json).toEqual({ success: true, message: 'Email verified successfully! Welcome.' });
    expect((await postJson(testServer, '/api/check-email', { email })).json).toEqual({ exists: true });
    expect(await postJson(testServer, '/api/send-otp', { email })).toMatchObject({
      status: 200,
      json: { success: false, message: 'This email is already registered' },
    });
  });

  test('report a refusal with 200 and success false', async () => {
    const email = testServer.freshEmail();
    await postJson(testServer, '/api/send-otp', { email });
    const again = await postJson(testServer, '/api/send-otp', { email });
    expect(again).toMatchObject({
      status: 200,
      json: { success: false, message: expect.stringContaining('wait') },
    });
    const right = await mailedCode(email);
    const otp = right === '000000' ? '111111' : '000000';
    const wrong = await postJson(testServer, '/api/verify-otp', { email, otp });
    expect(wrong.status).toBe(200);
    expect(wrong.json).toEqual({ success: false, message: expect.stringContaining('not right') });
  });

  test('accept a code that a client sends as a number', async () => {
    const response = await postJson(testServer, '/api/verify-otp', {
      email: testServer.freshEmail(),
      otp: 123_456,
    });
    expect(response.json).toMatchObject({ success: false });
    expect(response.status).toBe(200);
  });

  test.each([
    ['/api/send-otp', {}, /email/],
    ['/api/send-otp', { email: 'guest@' }, /valid email/],
    ['/api/send-otp', { email: { $ne: null } }, /email/],
    ['/api/verify-otp', { email: 'a@example.com' }, /otp/],
    ['/api/verify-otp', { email: 'a@example.com', otp: 'abc' }, /six digits/],
  ])('refuse invalid input with 400: %s %j', async (address, body, message) => {
    const response = await postJson(testServer, address, body);
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ success: false, message: expect.stringMatching(message) });
  });

  test('refuse a body that is not JSON with 400 and the same text', async () => {
    const response = await send(testServer, '/api/send-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": ',
    });
    expect(response).toMatchObject({ status: 400, json: { success: false, message: expect.any(String) } });
  });

  test('refuse an address without a name or place with { error }', async () => {
    expect(await postJson(testServer, '/api/check-email', { email: 'nobody' })).toMatchObject({
      status: 400,
      json: { error: 'Please enter a valid email address', field: 'email' },
    });
  });
});

describe('POST /api/contact', () => {
  test('says thank you', async () => {
    const message = { email: testServer.freshEmail(), textarea: 'Is the pool warm in January?', surplus: 1 };
    expect(await postJson(testServer, '/api/contact', message)).toMatchObject({
      status: 200,
      json: { message: 'Form submitted successfully' },
    });
  });

  test.each([
    [{ textarea: 'Hello' }, 'email'],
    [{ email: 'a@example.com' }, 'textarea'],
    [{ email: 'a@example.com', textarea: '' }, 'textarea'],
    [{ email: 'a@example.com', textarea: 5 }, 'textarea'],
    [{ email: ['a@example.com'], textarea: 'Hello' }, 'email'],
  ])('names the field of %j', async (body, field) => {
    const response = await postJson(testServer, '/api/contact', body);
    expect(response.status).toBe(400);
    expect(response.json).toMatchObject({ error: expect.any(String), field });
  });
});

describe('POST /api/feedback', () => {
  const form = { name: 'Asha Rao', location: 'Pune', feedback: 'We slept well.' };

  test('is stored for any visitor, without a guest', async () => {
    expect(await postJson(testServer, '/api/feedback', form)).toMatchObject({
      status: 200,
      json: { message: 'Feedback submitted successfully!' },
    });
    expect(
      await testServer.query('SELECT name, location, feedback, guest_uid, guest_email FROM feedback'),
    ).toEqual([{ ...form, guest_uid: null, guest_email: null }]);
  });

  test.each(['name', 'location', 'feedback'])(
    'names %s when it is missing, blank or too long',
    async (field) => {
      for (const value of [undefined, ' ', 'x'.repeat(5001)]) {
        const response = await postJson(testServer, '/api/feedback', { ...form, [field]: value });
        expect(response).toMatchObject({ status: 400, json: { error: expect.any(String), field } });
      }
    },
  );

  test('refuses a forged sign-in, and does not treat it as a visitor’s request', async () => {
    const response = await send(testServer, '/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer forged' },
      body: JSON.stringify(form),
    });
    expect(response).toMatchObject({ status: 401, json: { error: expect.any(String) } });
  });
});

describe('GET /api/offers', () => {
  test('responds with a plain list under the documented names', async () => {
    await testServer.query(`INSERT INTO offers (id, title) VALUES (gen_random_uuid(), 'A night more')`);
    const response = await send(testServer, '/api/offers');
    expect(response.status).toBe(200);
    const offers = JSON.parse(response.text) as Record<string, unknown>[];
    expect(offers.find(({ title }) => title === 'A night more')).toEqual({
      _id: expect.any(String),
      title: 'A night more',
      description: null,
      imageUrl: null,
      validTill: null,
    });
  });
});

describe('GET /api/hotels', () => {
  test('responds with a page under the documented names', async () => {
    const response = await send(testServer, '/api/hotels?city=&stars=&search=&page=1&limit=6');
    expect(response.status).toBe(200);
    expect(Object.keys(response.json ?? {}).sort()).toEqual(['hotels', 'totalPages']);
    const hotels = (response.json?.['hotels'] ?? []) as Record<string, unknown>[];
    expect(hotels).toHaveLength(6);
    expect(Object.keys(hotels[0] ?? {}).sort()).toEqual([
      '_id',
      'city',
      'country',
      'hotel_id',
      'hotel_name',
      'overview',
      'photo1',
      'rating_average',
      'star_rating',
      'url',
    ]);
  });

  test('filters by the query', async () => {
    await testServer.query(
      `INSERT INTO hotels (id, name, city, star_rating) VALUES (gen_random_uuid(), 'Only One', 'Here', 5)`,
    );
    const found = await send(testServer, '/api/hotels?city=here&stars=5&search=only&page=1');
    expect(found.json).toMatchObject({ hotels: [{ hotel_name: 'Only One' }], totalPages: 1 });
    expect((await send(testServer, '/api/hotels?search=only&stars=4')).json).toEqual({
      hotels: [],
      totalPages: 0,
    });
  });

  test.each([
    'page=0',
    'page=abc',
    'stars=7',
    'limit=1000',
    'page=1.5',
    'search=a&search=b',
    `city=${'x'.repeat(200)}`,
  ])('refuses %s', async (query) => {
    const response = await send(testServer, `/api/hotels?${query}`);
    expect(response.status).toBe(400);
    expect(response.json).toMatchObject({ error: expect.any(String), field: query.split('=')[0] });
  });
});

describe('GET /api/data', () => {
  test('responds with the plain list of a category under the documented names', async () => {
    const response = await send(testServer, '/api/data?category=Deluxe%20Rooms');
    expect(response.status).toBe(200);
    const items = JSON.parse(response.text) as Record<string, unknown>[];
    expect(items[0]).toEqual({
      _id: expect.any(String),
      title: expect.any(String),
      description: expect.any(String),
      images: expect.arrayContaining([expect.any(String)]),
      price: 199,
      available: true,
      amenities: expect.any(Array),
      timing: expect.any(String),
      location: expect.any(String),
      category: 'Deluxe Rooms',
    });
  });

  test.each(['', '?category=', '?category=Nothing', '?category[]=Menus'])('refuses %j', async (query) => {
    const response = await send(testServer, `/api/data${query}`);
    expect(response).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });
});

describe('the front door', () => {
  test('tells JSON clients who is signed in, and shows other clients the site', async () => {
    expect(await send(testServer, '/', { headers: { accept: 'application/json' } })).toMatchObject({
      status: 200,
      json: { user: null },
    });
    const page = await send(testServer, '/', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.text).toBe(PAGE);
    for (const response of [page]) expect(response.headers.get('vary')).toContain('Accept');
  });

  test('has no other /api path, in any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await send(testServer, '/api/nothing', { method });
      expect(response).toMatchObject({ status: 404, json: { error: expect.any(String) } });
    }
  });

  test('refuses a body over the limit with 413', async () => {
    const response = await postJson(testServer, '/api/contact', {
      email: 'a@example.com',
      textarea: 'x'.repeat(70_000),
    });
    expect(response).toMatchObject({ status: 413, json: { error: expect.any(String) } });
  });
});
