import { guestActor } from '../../../src/platform/states/actor';
import type { CreateBookingMutation } from '../../generated/operations';
import { assertType, executeExpectingErrors, type GraphqlBody } from '../../testkit/graphql';
import { bookingForm, CREATE_BOOKING, createBooking, inDays } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { postForm, postJson, send, type HttpResponse } from '../../testkit/raw-http';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

const MISSING = Symbol('missing');
const LONG = 'x'.repeat(10_000);
const SQL = "'; DROP TABLE bookings; --";
const HTML = '<script>alert(1)</script>';

const NO_TEXT: [string, unknown][] = [
  ['missing', MISSING],
  ['null', null],
  ['empty', ''],
  ['only spaces', '   '],
  ['a number', 7],
  ['true', true],
  ['a list', ['Asha']],
  ['an object', { first: 'Asha' }],
  ['10,000 characters', LONG],
];
const ODD_TEXT: [string, unknown][] = [
  ['with a NUL character', 'Asha\0Rao'],
  ['with a control character', 'Asha\u0007Rao'],
  ['over two lines', 'Asha\r\nBcc: everybody@example.com'],
];
const NO_NUMBER: [string, unknown][] = [
  ['null', null],
  ['empty', ''],
  ['a word', 'two'],
  ['a fraction', 1.5],
  ['an exponent as text', '1e3'],
  ['beyond 32 bits', 1e10],
  ['true', true],
  ['a list', [1]],
  ['an object', {}],
];
const NO_DATE: [string, unknown][] = [
  ...NO_TEXT,
  ...ODD_TEXT,
  ['a day that no calendar has', '2026-02-30'],
  ['a month that no calendar has', '2026-13-01'],
  ['without leading zeros', '2027-1-5'],
  ['in another order', '31-12-2026'],
  ['with a time', `${inDays(50)}T00:00:00Z`],
  ['a word', 'tomorrow'],
  ['HTML', HTML],
  ['SQL', SQL],
  ['an emoji', '📅'],
];

/** Each field with invalid values. */
const BAD_VALUES: Record<string, [string, unknown][]> = {
  name: [...NO_TEXT, ...ODD_TEXT, ['101 characters', 'x'.repeat(101)]],
  email: [
    ...NO_TEXT,
    ...ODD_TEXT,
    ['without an @', 'asha.example.com'],
    ['without a name', '@example.com'],
    ['without a domain', 'asha@'],
    ['with a domain of one word', 'asha@example'],
    ['with two @', 'asha@rao@example.com'],
    ['with a space', 'asha rao@example.com'],
    ['with two dots', 'asha..rao@example.com'],
    ['two addresses', 'a@example.com,b@example.com'],
    ['255 characters', `${'x'.repeat(243)}@example.com`],
    ['HTML', HTML],
    ['SQL', SQL],
    ['an emoji', '🦚@example.com'],
  ],
  phone: [
    ...NO_TEXT,
    ...ODD_TEXT,
    ['too few digits', '123456'],
    ['too many digits', '1234567890123456'],
    ['letters', '+91 CALL ME NOW'],
    ['an extension', '+91 98765 43210 ext. 5'],
    ['HTML', HTML],
    ['SQL', SQL],
    ['an emoji', '9876543210 🦚'],
  ],
  checkin: [
    ...NO_DATE,
    ['yesterday', inDays(-1)],
    ['long ago', '0001-01-01'],
    ['the day of leaving', inDays(52)],
    ['after the day of leaving', inDays(53)],
    ['in two years', inDays(730)],
    ['in the last year that there is', '9999-12-31'],
  ],
  checkout: [
    ...NO_DATE,
    ['the day of arriving', inDays(50)],
    ['before arriving', inDays(49)],
    ['31 nights later', inDays(81)],
    ['in the last year that there is', '9999-12-31'],
  ],
  guests: [
    ...NO_NUMBER,
    ['none', 0],
    ['less than none', -1],
    ['more than the room sleeps', 3],
    ['999', 999],
    ['the largest number', 2_147_483_647],
  ],
  roomType: [
    ...NO_TEXT.filter(([what]) => what !== 'missing'),
    ['unknown', 'Penthouse'],
    ['in small letters', 'single'],
    ['a word that JavaScript knows', '__proto__'],
    ['HTML', HTML],
    ['SQL', SQL],
    ['an emoji', '🛏'],
  ],
  specialRequests: [
    ['a number', 7],
    ['a list', ['late']],
    ['an object', {}],
    ['10,000 characters', LONG],
    ['with a NUL character', 'late\0arrival'],
    ['with a control character', 'late\u001barrival'],
  ],
  idempotencyKey: [
    ['empty', ''],
    ['too short', 'abc'],
    ['too long', 'a'.repeat(65)],
    ['a number', 1234567890123456],
    ['with spaces', 'a b c d e f g h i j'],
    ['SQL', SQL],
    ['10,000 characters', LONG],
  ],
  expectedTotal: [
    ...NO_NUMBER.filter(([what]) => !['null', 'beyond 32 bits'].includes(what)),
    ['beyond 53 bits', 1e17],
  ],
};

const ROWS = Object.entries(BAD_VALUES).flatMap(([field, values]) =>
  values.map(([what, value]): [string, string, unknown] => [field, what, value]),
);

/** The two faults of dates that are reported at the other field. */
const ABOUT_THE_OTHER_FIELD = new Set(['checkin the day of leaving', 'checkin after the day of leaving']);

function formWith(field: string, value: unknown): Record<string, unknown> {
  const form: Record<string, unknown> = {
    ...bookingForm(testServer, { checkin: inDays(50), checkout: inDays(52) }),
    [field]: value,
  };
  return value === MISSING
    ? Object.fromEntries(Object.entries(form).filter(([name]) => name !== field))
    : form;
}

const countBookings = async () =>
  (await testServer.query<{ count: number }>('SELECT count(*)::int AS count FROM bookings'))[0]?.count;

// Words of graphql-js, Zod, PostgreSQL and Node that are for programmers.
const JARGON =
  /non-?null|coerc|Int cannot|String cannot|Expected type|Variable|\$input|Invalid input|regex|undefined|\bat \w+ \(|node_modules|\.ts:|syntax error|relation|constraint|enum\b/i;

/** A sentence for a person: it begins with a field's name or a capital, ends with a full stop, and is short. */
function expectSentence(message: unknown): void {
  expect(message).toMatch(/^[A-Za-z][\s\S]*\.$/);
  expect(message).not.toMatch(JARGON);
  expect(String(message).length).toBeLessThan(200);
  expect(message).not.toContain('DROP TABLE');
  expect(message).not.toContain('<script>');
}

function expectFieldNamed(field: string, what: string, named: unknown): void {
  const expected = ABOUT_THE_OTHER_FIELD.has(`${field} ${what}`) ? 'checkout' : field;
  expect(named).toBe(expected);
}

/** The refusal of the schema, or the error about a value that the schema does not accept. */
function refusalIn({ json }: HttpResponse): Record<string, unknown> {
  const { data, errors } = json as GraphqlBody<CreateBookingMutation>;
  const [error] = errors ?? [];
  return error ? { ...error.extensions, message: error.message } : { ...data?.createBooking };
}

describe('the booking form, sent as GraphQL', () => {
  test.each(ROWS)(
    'with %s that is %s: says which field and what to do, and stores nothing',
    async (field, what, value) => {
      const variables = { input: formWith(field, value) };
      const response = await postJson(testServer, '/graphql', { query: CREATE_BOOKING, variables });
      expect([200, 400]).toContain(response.status);
      const refusal = refusalIn(response);
      expect(['INVALID_INPUT', 'BAD_USER_INPUT']).toContain(refusal['code']);
      expectSentence(refusal['message']);
      expectFieldNamed(field, what, refusal['field']);
      expect(response.text).not.toContain('stacktrace');
      expect(await countBookings()).toBe(0);
    },
  );
});

function expectRefused(response: HttpResponse, field: string, what: string): void {
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/json');
  expectSentence(response.json?.['error']);
  expectFieldNamed(field, what, response.json?.['field']);
  expect(response.text).not.toContain('stack');
}

describe('the booking form, sent to /api/bookings as JSON', () => {
  test.each(ROWS)(
    'with %s that is %s: 400, the field and what to do, nothing stored',
    async (field, what, value) => {
      expectRefused(await postJson(testServer, '/api/bookings', formWith(field, value)), field, what);
      expect(await countBookings()).toBe(0);
    },
  );
});

describe('the booking form, sent to /api/bookings by a form', () => {
  // A form sends only text, so the number 7 becomes the name '7'; null and objects cannot be sent.
  const asText = ROWS.filter(
    ([field, what, value]) =>
      (typeof value === 'string' || value === MISSING || typeof value === 'number') &&
      !(typeof value === 'number' && !['guests', 'expectedTotal', 'phone', 'email'].includes(field)) &&
      what !== 'an exponent as text',
  );

  test.each(asText)(
    'with %s that is %s: 400, the field and what to do, nothing stored',
    async (field, what, value) => {
      const fields = Object.entries(formWith(field, value)).map(([name, each]) => [name, String(each)]);
      const response = await postForm(testServer, '/api/bookings', Object.fromEntries(fields));
      expectRefused(response, field, what);
      expect(await countBookings()).toBe(0);
    },
  );

  test('with a field sent twice: 400 and nothing stored', async () => {
    const fields = Object.entries(formWith('guests', 1)).map(([name, each]): [string, string] => [
      name,
      String(each),
    ]);
    const body = new URLSearchParams([...fields, ['name', 'Another']]).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expectRefused(
      await send(testServer, '/api/bookings', { method: 'POST', headers, body }),
      'name',
      'twice',
    );
    expect(await countBookings()).toBe(0);
  });
});

describe('a form with several faults', () => {
  test('names them all at once', async () => {
    const form = { name: ' ', email: 'nobody', phone: '1', guests: 99 };
    const result = await createBooking(testServer, form);
    assertType(result, 'InvalidInput');
    const { faults } = result;
    expect(faults.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'guests']);
    for (const { message } of faults) expectSentence(message);
  });
});

describe('text that only looks dangerous', () => {
  test.each([
    ['HTML', HTML],
    ['SQL', SQL],
    ['emoji', 'Aşhā 🦚 Ráo'],
    ['a template', '{{constructor}} ${7*7}'],
  ])('%s in name and requests is stored as it is and shown as text in the mail', async (_what, text) => {
    const email = testServer.freshEmail();
    const form = {
      ...bookingForm(testServer, { email, name: text, specialRequests: `${text}\nSecond line` }),
    };
    const response = await postJson(testServer, '/api/bookings', form);
    expect(response.status).toBe(200);
    const rows = await testServer.query('SELECT name, special_requests FROM bookings WHERE email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ name: text, special_requests: `${text}\nSecond line` }]);
    const { id } = response.json?.['order'] as { id: string };
    testServer.razorpay.setMode({ webhooks: 'off' });
    const { payment } = await testServer.razorpay.pay(id, { outcome: 'capture' });
    await testServer.installation.capture.applyById(payment.id, guestActor(null));
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.html).not.toContain('<script>alert');
    expect(mail?.text).toContain(text);
  });
});

describe('a body that is no form at all', () => {
  const PATHS = ['/graphql', '/api/bookings'];

  test.each(PATHS)('invalid JSON to %s: 400 with a sentence', async (path) => {
    const response = await send(testServer, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name": "Asha',
    });
    expect(response.status).toBe(400);
    expect(response.json).toEqual({
      error: 'The request could not be read. Send JSON.',
      requestId: response.headers.get('x-request-id'),
    });
  });

  test.each(PATHS)('a body over the limit to %s: 413', async (path) => {
    const response = await postJson(testServer, path, { name: 'x'.repeat(100_000) });
    expect(response).toMatchObject({ status: 413, json: { error: 'The request is too large.' } });
  });

  test.each(PATHS)('an unknown encoding to %s: 415', async (path) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'rot13' };
    expect((await send(testServer, path, { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  test.each([
    ['plain text', 'text/plain'],
    ['XML', 'application/xml'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
  ])('%s to /graphql: 4xx', async (_what, type) => {
    const response = await send(testServer, '/graphql', {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ query: '{ property { name } }' }),
    });
    expect([400, 415]).toContain(response.status);
    expect(response.json).not.toBeNull();
  });

  test('plain text to /api/bookings: 415', async () => {
    const headers = { 'content-type': 'text/plain' };
    const response = await send(testServer, '/api/bookings', { method: 'POST', headers, body: 'name=Asha' });
    expect(response.status).toBe(415);
  });

  test.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a list', '[1, 2]'],
    ['a word', '"book me"'],
  ])('%s to /api/bookings: 4xx', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await send(testServer, '/api/bookings', {
      method: 'POST',
      headers,
      ...(body && { body }),
    });
    expect(response.status).toBe(400);
    expectSentence(response.json?.['error']);
  });

  test('JSON nested 10,000 deep: refused, and the server lives', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const headers = { 'content-type': 'application/json' };
    const body = `{"name": ${deep}}`;
    expect((await send(testServer, '/api/bookings', { method: 'POST', headers, body })).status).toBe(400);
    const query = 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }';
    const variables = `{"query": ${JSON.stringify(query)}, "variables": {"input": {"name": ${deep}}}}`;
    const response = await send(testServer, '/graphql', { method: 'POST', headers, body: variables });
    expect([200, 400]).toContain(response.status);
    expect((await send(testServer, '/healthz')).status).toBe(200);
  });

  test.each([
    // The first is longer than the longest document.
    [10_000, 413],
    [1_500, 400],
  ])('a query nested %i deep: refused with %i, and the server lives', async (depth, status) => {
    const query = `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;
    const response = await postJson(testServer, '/graphql', { query });
    expect(response.status).toBe(status);
    expect((await send(testServer, '/healthz')).status).toBe(200);
  });

  test('unknown fields are ignored over REST', async () => {
    const form = { ...bookingForm(testServer), utm_source: 'newsletter', total: 1, status: 'CONFIRMED' };
    const response = await postJson(testServer, '/api/bookings', form);
    expect(response).toMatchObject({ status: 200, json: { booking: { status: 'HELD' } } });
  });

  test('unknown fields are named in GraphQL, where they are a mistake of the page', async () => {
    const input = { ...bookingForm(testServer), status: 'CONFIRMED' };
    const { errors } = await executeExpectingErrors(testServer, CREATE_BOOKING, { input });
    expect(errors[0]).toMatchObject({
      message: 'status is not a field of this form. Leave it out.',
      extensions: { code: 'BAD_USER_INPUT', field: 'status' },
    });
  });
});
