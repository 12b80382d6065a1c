import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { postForm, postJson, send } from '../testkit/raw-http';

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

  test('answer a refusal with 200 and success false', async () => {
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

  test('take a code that a client sends as a number', async () => {
    const answer = await postJson(testServer, '/api/verify-otp', {
      email: testServer.freshEmail(),
      otp: 123_456,
    });
    expect(answer.json).toMatchObject({ success: false });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['/api/send-otp', {}, /email/],
    ['/api/send-otp', { email: 'guest@' }, /valid email/],
    ['/api/send-otp', { email: { $ne: null } }, /email/],
    ['/api/verify-otp', { email: 'a@example.com' }, /otp/],
    ['/api/verify-otp', { email: 'a@example.com', otp: 'abc' }, /six digits/],
  ])('answer what cannot be read with 400: %s %j', async (address, body, message) => {
    const answer = await postJson(testServer, address, body);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ success: false, message: expect.stringMatching(message) });
  });

  test('answer a body that is no JSON with 400 in the same words', async () => {
    const answer = await send(testServer, '/api/send-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": ',
    });
    expect(answer).toMatchObject({ status: 400, json: { success: false, message: expect.any(String) } });
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
    const answer = await postJson(testServer, '/api/contact', body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ error: expect.any(String), field });
  });
});

describe('POST /api/feedback', () => {
  const words = { name: 'Asha Rao', location: 'Pune', feedback: 'We slept well.' };

  test('keeps what anybody says, unmarked', async () => {
    expect(await postJson(testServer, '/api/feedback', words)).toMatchObject({
      status: 200,
      json: { message: 'Feedback submitted successfully!' },
    });
    expect(
      await testServer.query('SELECT name, location, feedback, guest_uid, guest_email FROM feedback'),
    ).toEqual([{ ...words, guest_uid: null, guest_email: null }]);
  });

  test.each(['name', 'location', 'feedback'])(
    'names %s when it is missing, blank or too long',
    async (field) => {
      for (const value of [undefined, ' ', 'x'.repeat(5001)]) {
        const answer = await postJson(testServer, '/api/feedback', { ...words, [field]: value });
        expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String), field } });
      }
    },
  );

  test('refuses a sign-in that is forged instead of taking it for none', async () => {
    const answer = await send(testServer, '/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer forged' },
      body: JSON.stringify(words),
    });
    expect(answer).toMatchObject({ status: 401, json: { error: expect.any(String) } });
  });
});

describe('GET /api/offers', () => {
  test('answers with a plain list under the documented names', async () => {
    await testServer.query(`INSERT INTO offers (id, title) VALUES (gen_random_uuid(), 'A night more')`);
    const answer = await send(testServer, '/api/offers');
    expect(answer.status).toBe(200);
    const offers = JSON.parse(answer.text) as Record<string, unknown>[];
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
  test('answers with a page under the documented names', async () => {
    const answer = await send(testServer, '/api/hotels?city=&stars=&search=&page=1&limit=6');
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json ?? {}).sort()).toEqual(['hotels', 'totalPages']);
    const hotels = (answer.json?.['hotels'] ?? []) as Record<string, unknown>[];
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

  test('filters by what stands in the query', async () => {
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
    const answer = await send(testServer, `/api/hotels?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ error: expect.any(String), field: query.split('=')[0] });
  });
});

describe('GET /api/data', () => {
  test('answers with the plain list of a category under the documented names', async () => {
    const answer = await send(testServer, '/api/data?category=Deluxe%20Rooms');
    expect(answer.status).toBe(200);
    const items = JSON.parse(answer.text) as Record<string, unknown>[];
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
    const answer = await send(testServer, `/api/data${query}`);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });
});

describe('the front door', () => {
  test('tells JSON clients who is there, and shows everybody else the site', async () => {
    expect(await send(testServer, '/', { headers: { accept: 'application/json' } })).toMatchObject({
      status: 200,
      json: { user: null },
    });
    const page = await send(testServer, '/', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.text).toBe(PAGE);
    for (const answer of [page]) expect(answer.headers.get('vary')).toContain('Accept');
  });

  test('knows no other /api path, in any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await send(testServer, '/api/nothing', { method });
      expect(answer).toMatchObject({ status: 404, json: { error: expect.any(String) } });
    }
  });

  test('refuses a body over the limit with 413', async () => {
    const answer = await postJson(testServer, '/api/contact', {
      email: 'a@example.com',
      textarea: 'x'.repeat(70_000),
    });
    expect(answer).toMatchObject({ status: 413, json: { error: expect.any(String) } });
  });
});
