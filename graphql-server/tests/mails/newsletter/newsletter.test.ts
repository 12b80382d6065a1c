import { SEND_NEWSLETTER_CODE, VERIFY_NEWSLETTER_CODE } from '../../testkit/documents';
import { assertType, execute, gql } from '../../testkit/graphql';
import { freshCaller, postJson, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { startServer } from '../../testkit/server-process';
import { waitFor } from '../../testkit/wait-for';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
afterEach(() => testServer.shiftClock('0'));

const NEWSLETTER_STATUS = gql(`query NewsletterStatus($email: String!) {
  newsletterStatus(email: $email) {
    __typename
    ... on NewsletterStatus { exists }
    ... on Refusal { code message field }
  }
}`);
const UNSUBSCRIBE = gql(`mutation Unsubscribe($token: String!) {
  unsubscribe(token: $token) {
    __typename
    ... on Unsubscribed { message }
    ... on Refusal { code }
  }
}`);
const NEWSLETTER_CONSENT = gql(`query NewsletterConsent { property { newsletterConsent } }`);

const sendCode = async (email: string, caller?: string) =>
  (await execute(testServer, SEND_NEWSLETTER_CODE, { email }, { caller })).sendNewsletterCode;
const verify = async (email: string, otp: string, server: { url: string } = testServer) =>
  (await execute(server, VERIFY_NEWSLETTER_CODE, { email, otp })).verifyNewsletterCode;
const status = async (email: string, caller?: string) =>
  (await execute(testServer, NEWSLETTER_STATUS, { email }, { caller })).newsletterStatus;
const unsubscribe = async (token: string) => (await execute(testServer, UNSUBSCRIBE, { token })).unsubscribe;

type Verification = Awaited<ReturnType<typeof verify>>;

const codeOf = (result: Verification) => ('code' in result ? result.code : null);

async function isSubscribed(email: string): Promise<boolean> {
  const result = await status(email);
  assertType(result, 'NewsletterStatus');
  return result.exists;
}

/** The newest code that was mailed to the reader. */
async function mailedCode(email: string): Promise<string> {
  await testServer.runJobs();
  const subject = testServer.inbox.messages(email)[0]?.subject ?? '';
  const code = /^(\d{6}) /.exec(subject)?.[1];
  if (!code) throw new Error(`No code was mailed to ${email}: ${subject}`);
  return code;
}

async function codeFor(email: string): Promise<string> {
  expect(await sendCode(email)).toMatchObject({ __typename: 'NewsletterCodeSent' });
  return mailedCode(email);
}

/** Verifies the code this number of times, one after the other. */
async function verifyRepeatedly(times: number, email: string, code: string): Promise<Verification[]> {
  const results: Verification[] = [];
  while (results.length < times) results.push(await verify(email, code));
  return results;
}

const anotherThan = (code: string) => (code === '000000' ? '111111' : '000000');

async function subscribe(email: string): Promise<void> {
  expect(await verify(email, await codeFor(email))).toMatchObject({ __typename: 'NewsletterVerified' });
  await testServer.runJobs();
}

describe('a reader who subscribes', () => {
  test('gets a code by mail, in the subject and in both bodies, and enters it', async () => {
    const email = testServer.freshEmail();
    expect(await isSubscribed(email)).toBe(false);
    expect(await sendCode(email)).toEqual({
      __typename: 'NewsletterCodeSent',
      message: 'OTP sent to your email!',
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
    });
    const code = await mailedCode(email);
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(code);
    expect(await verify(email, code)).toEqual({
      __typename: 'NewsletterVerified',
      message: 'Email verified successfully! Welcome.',
    });
    expect(await isSubscribed(email)).toBe(true);
  });

  test('gets a welcome mail that ends the subscription with one click (RFC 8058)', async () => {
    const email = testServer.freshEmail();
    await subscribe(email);
    const [welcome] = testServer.inbox.messages(email);
    expect(welcome?.subject).toBe('Welcome to the Saffron Court newsletter');
    const address = /^<(.*)>$/.exec(welcome?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(welcome?.text).toContain(address);
    expect(address.startsWith(`${testServer.url}/unsubscribe?token=`)).toBe(true);

    const oneClick = await send(testServer, address.slice(testServer.url.length), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick).toMatchObject({
      status: 200,
      json: { message: expect.stringContaining('unsubscribed') },
    });
    expect(await isSubscribed(email)).toBe(false);
  });

  test('may unsubscribe twice, and subscribe again with a new consent', async () => {
    const email = testServer.freshEmail();
    await subscribe(email);
    const link = testServer.inbox.messages(email)[0]?.headers['list-unsubscribe'] ?? '';
    const token = /token=([\w-]+)/.exec(link)?.[1] ?? 'none';
    const ended = async () => (await unsubscribe(token)).__typename;
    expect([await ended(), await ended()]).toEqual(['Unsubscribed', 'Unsubscribed']);
    await testServer.shiftClock('2 minutes');
    await subscribe(email);
    expect(await isSubscribed(email)).toBe(true);
  });

  test('keeps the consent text as it was agreed to, and when', async () => {
    const email = testServer.freshEmail();
    await subscribe(email);
    const { property } = await execute(testServer, NEWSLETTER_CONSENT);
    const rows = await testServer.query<{ consent_text: string; age: number }>(
      'SELECT consent_text, extract(epoch FROM hotel_now() - consent_at)::float AS age FROM subscribers WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ consent_text: property.newsletterConsent, age: expect.any(Number) }]);
    expect(rows[0]?.age).toBeLessThan(60);
  });

  test('gets no further code, with the address in upper or lower case', async () => {
    const email = testServer.freshEmail();
    await subscribe(email);
    await testServer.shiftClock('2 minutes');
    expect(await sendCode(email.toUpperCase())).toMatchObject({
      __typename: 'AlreadySubscribed',
      code: 'ALREADY_SUBSCRIBED',
      message: 'This email is already registered',
    });
    expect(await isSubscribed(email.toUpperCase())).toBe(true);
  });

  test('may write the address in upper or lower case, and the code with spaces', async () => {
    const email = testServer.freshEmail();
    const code = await codeFor(email);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    expect(await verify(email.toUpperCase(), spaced)).toMatchObject({ __typename: 'NewsletterVerified' });
  });
});

describe('a code', () => {
  test('is valid for ten minutes', async () => {
    const [early, late] = [testServer.freshEmail(), testServer.freshEmail()];
    const codes = { early: await codeFor(early), late: await codeFor(late) };
    await testServer.shiftClock('9 minutes 30 seconds');
    expect(await verify(early, codes.early)).toMatchObject({ __typename: 'NewsletterVerified' });
    await testServer.shiftClock('10 minutes 1 second');
    expect(await verify(late, codes.late)).toMatchObject({ code: 'CODE_EXPIRED', field: 'otp' });
  });

  test('works once', async () => {
    const email = testServer.freshEmail();
    const code = await codeFor(email);
    await verify(email, code);
    expect(await verify(email, code)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('works for one of two who enter it at the same second', async () => {
    const email = testServer.freshEmail();
    const code = await codeFor(email);
    const outcomes = await Promise.all([verify(email, code), verify(email, code)]);
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'CodeRefused',
      'NewsletterVerified',
    ]);
  });

  test('is not valid for another address', async () => {
    const [mine, theirs] = [testServer.freshEmail(), testServer.freshEmail()];
    const [code, their] = [await codeFor(mine), await codeFor(theirs)];
    if (code !== their) expect(await verify(theirs, code)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await verify(testServer.freshEmail(), code)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('can be guessed wrong five times; then even the right code is refused, and another can be requested', async () => {
    const email = testServer.freshEmail();
    const code = await codeFor(email);
    const wrong = anotherThan(code);
    const refusals = await verifyRepeatedly(5, email, wrong);
    expect(refusals.map(codeOf)).toEqual([...Array<string>(4).fill('CODE_WRONG'), 'CODE_USED_UP']);
    expect(await verify(email, code)).toMatchObject({ code: 'CODE_USED_UP' });
    await testServer.shiftClock('61 seconds');
    expect(await verify(email, await codeFor(email))).toMatchObject({ __typename: 'NewsletterVerified' });
  });

  test('that is sent again allows no new guesses', async () => {
    const email = testServer.freshEmail();
    const wrong = anotherThan(await codeFor(email));
    await verifyRepeatedly(3, email, wrong);
    await testServer.shiftClock('61 seconds');
    const second = await codeFor(email);
    expect(await verify(email, anotherThan(second))).toMatchObject({ code: 'CODE_WRONG' });
    expect(await verify(email, anotherThan(second))).toMatchObject({ code: 'CODE_USED_UP' });
  });

  test('guessed by many at once still has five attempts', async () => {
    const email = testServer.freshEmail();
    const wrong = anotherThan(await codeFor(email));
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrong)));
    const codes = outcomes.map(codeOf);
    expect(codes.filter((refusal) => refusal === 'CODE_WRONG')).toHaveLength(4);
    expect(codes.filter((refusal) => refusal === 'CODE_USED_UP')).toHaveLength(8);
  });

  test('that is sent again replaces the earlier one', async () => {
    const email = testServer.freshEmail();
    const first = await codeFor(email);
    await testServer.shiftClock('61 seconds');
    const second = await codeFor(email);
    if (first !== second) expect(await verify(email, first)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await verify(email, second)).toMatchObject({ __typename: 'NewsletterVerified' });
  });

  test('can be requested again after a minute, not before', async () => {
    const email = testServer.freshEmail();
    await codeFor(email);
    const tooSoon = await sendCode(email);
    assertType(tooSoon, 'CodeTooSoon');
    expect(tooSoon.code).toBe('CODE_TOO_SOON');
    expect(tooSoon.retryAfterSeconds).toBeGreaterThan(30);
    expect(tooSoon.retryAfterSeconds).toBeLessThanOrEqual(60);
    await testServer.shiftClock('60 seconds');
    expect(await sendCode(email)).toMatchObject({ __typename: 'NewsletterCodeSent' });
  });

  test('that is requested many times at once is mailed once', async () => {
    const email = testServer.freshEmail();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => sendCode(email)));
    await testServer.runJobs();
    expect(outcomes.filter(({ __typename }) => __typename === 'NewsletterCodeSent')).toHaveLength(1);
    expect(testServer.inbox.messages(email)).toHaveLength(1);
  });

  test('is in no response and in no log, whether it is right, wrong or requested over REST', async () => {
    const email = testServer.freshEmail();
    const server = await startServer(testServer);
    const post = (path: string, body: object) => postJson(server, path, body);
    const responses = [await post('/api/send-otp', { email })];
    await waitFor('the server has mailed the code', () => testServer.inbox.messages(email).length > 0);
    const code = await mailedCode(email);
    const wrong = anotherThan(code);
    responses.push(await post('/api/verify-otp', { email, otp: wrong }));
    expect(await verify(email, code, server)).toMatchObject({ __typename: 'NewsletterVerified' });
    await server.end('SIGTERM');
    const requests = server
      .output()
      .split('\n')
      .filter((line) => line.includes('otp') || line.includes('graphql'));
    expect(requests.length).toBeGreaterThanOrEqual(3);
    for (const secret of [code, wrong, email]) {
      expect(server.output()).not.toContain(secret);
      expect(responses.map(({ text }) => text).join()).not.toContain(secret);
    }
  });

  test('is nowhere in the database, neither next to the address nor in the queued mail', async () => {
    const email = testServer.freshEmail();
    await sendCode(email);
    const waiting = await testServer.query<{ payload: string }>(
      'SELECT payload::text FROM graphile_worker._private_jobs WHERE payload::text LIKE $1',
      [`%${email}%`],
    );
    const kept = await testServer.query<Record<string, unknown>>(
      'SELECT * FROM newsletter_codes WHERE email_key = $1',
      [email],
    );
    expect([waiting, kept].map((rows) => rows.length)).toEqual([1, 1]);
    const code = await mailedCode(email);
    expect(JSON.stringify([waiting, kept])).not.toContain(code);
  });
});

describe('a caller with too many requests', () => {
  test('gets five codes an hour for one address, from any caller', async () => {
    const email = testServer.freshEmail();
    const outcomes: (string | undefined)[] = [];
    for (const minutes of [0, 2, 4, 6, 8, 9]) {
      await testServer.shiftClock(`${minutes} minutes`);
      outcomes.push((await sendCode(email)).__typename);
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('NewsletterCodeSent'), 'RateLimited']);
  });

  test('gets five codes an hour for one mailbox, however its address is written and from any address', async () => {
    const name = `mailbox${testServer.freshEmail().split('@')[0] ?? ''}`;
    const outcomes: string[] = [];
    for (let time = 0; time < 60; time += 1) {
      const caller = `2001:db8:${Math.floor(time / 20)}:1::1`;
      const email = `${name.slice(0, 4)}.${name.slice(4)}+${time}@gmail.com`;
      outcomes.push((await sendCode(email, caller)).__typename);
    }
    expect(outcomes.filter((outcome) => outcome === 'NewsletterCodeSent')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'RateLimited')).toHaveLength(55);
  });

  test('for a reader’s address within a second uses up only the one code that is mailed', async () => {
    const email = testServer.freshEmail();
    const attacker = freshCaller();
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => sendCode(email, attacker)));
    expect(outcomes.filter(({ __typename }) => __typename === 'NewsletterCodeSent')).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'CodeTooSoon')).toHaveLength(14);
    await testServer.shiftClock('2 minutes');
    expect(await sendCode(email)).toMatchObject({ __typename: 'NewsletterCodeSent' });
  });

  test('gets fifteen codes a day for one mailbox', async () => {
    const email = testServer.freshEmail();
    const outcomes: string[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let time = 0; time < 5; time += 1) {
        await testServer.shiftClock(`${hour * 60 + 2 * time} minutes`);
        outcomes.push((await sendCode(email)).__typename);
      }
      // The counters follow the servers' clocks, not the hotel's: this ends the hour.
      await testServer.query("DELETE FROM rate_limits WHERE key LIKE 'newsletter codes per mailbox:%'");
    }
    expect(outcomes.filter((outcome) => outcome === 'NewsletterCodeSent')).toHaveLength(15);
  });

  test('gets twenty codes an hour for all addresses together', async () => {
    const caller = freshCaller();
    const outcomes = await Promise.all(
      Array.from({ length: 22 }, () => sendCode(testServer.freshEmail(), caller)),
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'RateLimited')).toHaveLength(2);
  });

  test('learns of thirty addresses in ten minutes at most', async () => {
    const caller = freshCaller();
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, () => status(testServer.freshEmail(), caller)),
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'RateLimited')).toHaveLength(2);
  });
});

describe('input that cannot be read', () => {
  const NO_ADDRESS = { field: 'email', message: 'Please enter your email' };
  const BAD_ADDRESS = { field: 'email', message: 'Please enter a valid email address' };
  const NO_CODE = { field: 'otp', message: 'Please enter OTP' };
  const BAD_CODE = { field: 'otp', message: 'Please enter the six digits in our mail.' };
  const CASES: [string, () => Promise<object>, { field: string; message: string }][] = [
    ['a code for no address', () => sendCode(' '), NO_ADDRESS],
    ['the status of no address', () => status(''), NO_ADDRESS],
    ['half an address', () => sendCode('guest@'), BAD_ADDRESS],
    ['a second recipient', () => sendCode('a@example.com\nBcc: b@example.com'), BAD_ADDRESS],
    ['no code', () => verify('a@example.com', ''), NO_CODE],
    ['a code of letters', () => verify('a@example.com', 'abcdef'), BAD_CODE],
    ['a very long code', () => verify('a@example.com', '1'.repeat(10_000)), BAD_CODE],
  ];

  test.each(CASES)('%s is refused by name of its field', async (_name, request, fault) => {
    expect(await request()).toMatchObject({ code: 'INVALID_INPUT', ...fault });
  });

  test('an unknown unsubscribe link is refused', async () => {
    for (const token of ['', 'nonsense', '\0', 'x'.repeat(5000)]) {
      expect(await unsubscribe(token)).toMatchObject({ code: 'UNSUBSCRIBE_LINK_UNKNOWN' });
    }
  });
});
