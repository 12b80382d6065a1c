import { sentence } from '../../../src/platform/refusals/sentence';
import { postJson, send, type HttpResponse } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// A twentieth of the usual limit: ten messages an hour.
const SCALE = '0.05';
const MESSAGES = 10;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: SCALE });
});
afterAll(() => testServer.stop());
afterEach(() => vi.restoreAllMocks());

/** Posts a form from an address that no other request comes from. */
function post(path: string, form: object): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/json' };
  return send(testServer, path, { method: 'POST', headers, body: JSON.stringify(form) });
}

const FORMS = [
  {
    path: '/api/contact',
    form: { email: 'guest@example.com', textarea: 'Do you have a crib?' },
    faulty: { email: 'guest', textarea: '' },
    table: 'contact_messages',
    limit: 'contact messages of all callers',
  },
  {
    path: '/api/feedback',
    form: { name: 'Asha', location: 'Pune', feedback: 'The lake at dusk.' },
    faulty: { name: '', location: '', feedback: '' },
    table: 'feedback',
    limit: 'feedback of all callers',
  },
];

describe.each(FORMS)('$path, when always new addresses send it', ({ path, form, faulty, table, limit }) => {
  test('accepts as many messages as the limit of all callers allows, and faulty forms do not count', async () => {
    const alert = vi.spyOn(testServer.installation.log, 'error');
    expect((await post(path, faulty)).status).toBe(400);
    const statuses: number[] = [];
    for (let count = 0; count < MESSAGES; count += 1) statuses.push((await post(path, form)).status);
    expect(statuses).toEqual(Array<number>(MESSAGES).fill(200));
    expect(alert).not.toHaveBeenCalled();
  });

  test('is refused beyond it with a sentence that does not blame the guest, and alerts once', async () => {
    const alert = vi.spyOn(testServer.installation.log, 'error');
    const refusals = [await post(path, form), await post(path, form)];
    for (const { status, json } of refusals) {
      expect(status).toBe(429);
      expect(json).toMatchObject({ code: 'RATE_LIMITED', error: expect.stringContaining('call us') });
      expect(json?.['error']).not.toContain('your connection');
    }
    expect(alert.mock.calls.map(([fields]) => fields)).toEqual([{ alert: 'limit of all callers', limit }]);
  });

  test('stores and mails only what it accepted', async () => {
    await testServer.runJobs();
    expect(await testServer.query(`SELECT 1 FROM ${table}`)).toHaveLength(MESSAGES);
    const isAboutIt = path === '/api/contact' ? /^Message from/ : /^Feedback from/;
    const mails = testServer.inbox.messages('desk@saffroncourt.example');
    expect(mails.filter(({ subject }) => isAboutIt.test(subject))).toHaveLength(MESSAGES);
  });
});

test('of what is left for new callers, others get nothing', async () => {
  const { rateLimits } = testServer.installation.services;
  // Ten of all callers: eight for everybody, two for new ones.
  const limit = { name: 'shares of a test', points: 200, seconds: 3_600 };
  const mayGoOn = async (caller: string) => (await rateLimits.secondsToWaitForAll(limit, caller)) === null;
  const few = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
  const answers: boolean[] = [];
  for (let time = 0; time < 5; time += 1) for (const caller of few) answers.push(await mayGoOn(caller));
  expect(answers.filter(Boolean)).toHaveLength(8);
  expect(await mayGoOn('203.0.113.5')).toBe(true);
  expect(await mayGoOn('203.0.113.5')).toBe(false);
  expect(await mayGoOn('203.0.113.6')).toBe(true);
  expect(await mayGoOn('203.0.113.7')).toBe(false);
});

test('who is subscribed is told a few times an hour, over all callers', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 8; time += 1)
    statuses.push((await post('/api/check-email', { email: `reader${time}@example.com` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('newsletter codes are limited over all callers, too, and requests that send no mail do not count', async () => {
  // One code an hour for a mailbox, and 40 for all.
  const strict = await startTestServer({ RATE_LIMIT_SCALE: '0.2' });
  const sendCode = async (email: string) => (await postJson(strict, '/api/send-otp', { email })).json;
  const email = strict.freshEmail();
  expect(await sendCode(email)).toMatchObject({ success: true });
  for (let time = 0; time < 5; time += 1)
    expect((await sendCode(email))?.['message']).toContain('a moment ago');
  for (let code = 2; code <= 40; code += 1)
    expect(await sendCode(strict.freshEmail())).toMatchObject({ success: true });
  expect(await sendCode(strict.freshEmail())).toEqual({
    success: false,
    message: sentence('RATE_LIMITED', { limit: 'codes', seconds: 1 }).message,
  });
  await strict.stop();
});
