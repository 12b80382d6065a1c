import { getNullableType, isLeafType } from 'graphql';
import { applicationSchema } from '../../../src/app/schema';
import { PUBLIC_FIELDS } from '../../../src/edge/public-cache/public-documents';
import { BOOKABLE_DAYS, OFFER_TITLES } from '../../testkit/documents';
import { execute, gql, type TypedDocument } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { postJson, send, type HttpResponse } from '../../testkit/raw-http';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { waitFor } from '../../testkit/wait-for';
import { untilNotified } from '../../testkit/change-notifications';

const OFFERS = '{ offers { title } }';
const ROOM_TYPES = gql(`query RoomTypesFromMemory {
  roomTypes { name oneNight { amount } mostGuests childSupplements { name toAge } }
}`);
const IN_ADDRESS = { 'apollo-require-preflight': 'yes' };
const inAddress = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await nameOffer('First offer');
  await untilNotified(testServer);
});

async function nameOffer(title: string): Promise<void> {
  await testServer.query('DELETE FROM offers');
  await testServer.query('INSERT INTO offers (id, title) VALUES (gen_random_uuid(), $1)', [title]);
}

/** A write that notifies no server: a response from memory still has the old title. */
async function nameOfferUnannounced(title: string): Promise<void> {
  await testServer.query(
    `BEGIN; SET LOCAL session_replication_role = replica; UPDATE offers SET title = '${title}'; COMMIT`,
  );
}

async function titles(server: Pick<TestServer, 'url'> = testServer): Promise<string[]> {
  return (await execute(server, OFFER_TITLES)).offers.map(({ title }) => title);
}

const shows = (title: string, server?: Pick<TestServer, 'url'>) =>
  waitFor(`the offer is called ${title}`, async () => (await titles(server))[0] === title);

/**
 * Whether `second`, after a write without notification, still shows the first offer as `first` did. The notification of
 * an earlier write may come late and empty the memory in between, so tests repeat this until it is true.
 */
async function isRemembered<Shown>(first: () => Promise<Shown>, second = first): Promise<boolean> {
  const before = JSON.stringify(await first());
  await nameOfferUnannounced('Behind the back');
  const isSame = before.includes('First offer') && JSON.stringify(await second()) === before;
  await (isSame ? nameOfferUnannounced : nameOffer)('First offer');
  return isSame;
}

/** After this, responses come from memory. */
const warm = (server: Pick<TestServer, 'url'> = testServer): Promise<void> =>
  waitFor('responses are kept', () => isRemembered(() => titles(server)));

describe('a public read comes from memory', () => {
  const WAYS: [string, () => Promise<HttpResponse>][] = [
    ['through POST /graphql', () => postJson(testServer, '/graphql', { query: OFFERS })],
    [
      'through POST /graphql, written and named otherwise',
      () =>
        postJson(testServer, '/graphql', {
          operationName: 'Other',
          query: 'query Other { # a remark\n offers { ...Title } }  fragment Title on Offer { title }',
          variables: { unknown: 1 },
        }),
    ],
    ['through GET /graphql', () => send(testServer, inAddress(OFFERS), { headers: IN_ADDRESS })],
    ['through GET /api/offers', () => send(testServer, '/api/offers')],
  ];

  test.each(WAYS)('%s', async (_way, read) => {
    const readText = async () => (await read()).text;
    await waitFor('the response is kept', () => isRemembered(readText));
    expect(await readText()).toContain('First offer');
    await nameOffer('Second offer');
    await waitFor('the change shows', async () => (await readText()).includes('Second offer'));
  });

  test('for every caller who writes the same document in another way', async () => {
    const written = (query: string) => async () => (await postJson(testServer, '/graphql', { query })).text;
    await waitFor('the response is kept for both', () =>
      isRemembered(written(OFFERS), written('query {\n  offers {\n    title, \n }\n}')),
    );
  });

  test('but not for other variables', async () => {
    const document = gql(`query PageOfHotels($page: Int!) {
      hotels(page: $page) { ... on HotelPage { page } }
    }`);
    for (const page of [1, 2, 1])
      expect(await execute(testServer, document, { page })).toEqual({ hotels: { page } });
  });

  test('but not for another operation of the same document', async () => {
    const query = 'query A { offers { title } } query B { offers { id } }';
    const dataOf = async (operationName: string) =>
      (await postJson(testServer, '/graphql', { query, operationName })).json?.['data'];
    expect(await dataOf('A')).toEqual({ offers: [{ title: 'First offer' }] });
    expect(await dataOf('B')).toEqual({ offers: [{ id: expect.any(String) }] });
  });

  test('in the requested media type', async () => {
    const read = (accept: string) =>
      send(testServer, '/graphql', {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json' },
        body: JSON.stringify({ query: OFFERS }),
      });
    for (let time = 1; time <= 2; time += 1) {
      const modern = await read('application/graphql-response+json, application/json;q=0.9');
      expect(modern.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
      const plain = await read('application/json');
      expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(plain.headers.get('vary')).toContain('Accept');
      expect((await read('text/html')).status).toBe(406);
    }
  });

  test('with a request id of its own and the headers of every response', async () => {
    await warm();
    const [first, second] = [await send(testServer, '/api/offers'), await send(testServer, '/api/offers')];
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect(second.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  });
});

describe('an ETag', () => {
  test.each(['/api/offers', inAddress(OFFERS)])('on %s is not sent again until it changes', async (path) => {
    const read = (headers: Record<string, string> = {}) =>
      send(testServer, path, { headers: { ...IN_ADDRESS, ...headers } });
    await warm();
    const first = await read();
    const etag = first.headers.get('etag') ?? 'none';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    for (const known of [etag, `W/"other", ${etag}`, '*']) {
      const again = await read({ 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await read({ 'if-none-match': '"other"' })).text).toBe(first.text);
    await nameOffer('Second offer');
    await waitFor(
      'the old bytes are not good any more',
      async () => (await read({ 'if-none-match': etag })).status === 200,
    );
  });
});

describe('a request that is not public does not use the memory', () => {
  test('a caller who signs in', async () => {
    await warm();
    await nameOfferUnannounced('Behind the back');
    const response = await send(testServer, '/api/offers', { headers: { authorization: 'Bearer token' } });
    expect(response.text).not.toContain('First offer');
    expect(response.headers.get('cache-control')).not.toBe('no-cache');
  });

  test.each([
    ['a mutation', 'mutation { unsubscribe(token: "none") { __typename } }'],
    ['a query of the caller’s own data', '{ offers { title } viewer { uid } }'],
    ['a price', '{ quote(roomType: Single, checkin: "2020-01-01", checkout: "2020-01-02") { __typename } }'],
  ])('%s', async (_what, query) => {
    const response = await postJson(testServer, '/graphql', { query });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a GET that a page of another origin could have sent', async () => {
    await warm();
    expect((await send(testServer, inAddress(OFFERS), { headers: IN_ADDRESS })).status).toBe(200);
    expect((await send(testServer, inAddress(OFFERS))).status).toBe(400);
  });

  test('an error is not kept: the next request succeeds as soon as the cause has ended', async () => {
    await testServer.query('ALTER TABLE offers RENAME TO offers_away');
    const failed = await send(testServer, '/api/offers');
    const failedQuery = await postJson(testServer, '/graphql', { query: OFFERS });
    await testServer.query('ALTER TABLE offers_away RENAME TO offers');
    expect(failed.status).toBe(500);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(failed.json?.['requestId']).toBe(failed.headers.get('x-request-id'));
    expect(failedQuery.text).toContain(failedQuery.headers.get('x-request-id'));
    expect(await titles()).toEqual(['First offer']);
    expect((await send(testServer, '/api/offers')).status).toBe(200);
  });

  test('every public field is a query of the schema, and has no list and no object as argument', () => {
    const fields = applicationSchema().getQueryType()?.getFields() ?? {};
    const known = [...PUBLIC_FIELDS.keys()].filter((name) => name !== '__typename');
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(known));
    const taken = known.flatMap((name) => fields[name]?.args.map(({ type }) => getNullableType(type)) ?? []);
    expect(taken.filter((type) => !isLeafType(type))).toEqual([]);
  });
});

describe('room types from memory', () => {
  const single = async () =>
    (await execute(testServer, ROOM_TYPES)).roomTypes.find(({ name }) => name === 'Single');

  test.each([
    ['the exchange rate', 'UPDATE exchange_rates SET paise_per_unit = paise_per_unit + 1000'],
    [
      'the tax on rooms',
      `UPDATE tax_periods SET slabs = (
         SELECT jsonb_agg(jsonb_set(slab, '{percent}', '28')) FROM jsonb_array_elements(slabs) AS slab)`,
    ],
    [
      'the ages of children',
      `UPDATE property SET child_bands = '[{"name": "Child", "toAge": 9}]', version = version + 1`,
    ],
  ])('have the current %s', async (_what, change) => {
    const before = JSON.stringify(await single());
    await waitFor('the response is kept', async () => JSON.stringify(await single()) === before);
    await testServer.query(change);
    await waitFor('they show the change', async () => JSON.stringify(await single()) !== before);
  });
});

describe('a read that takes time', () => {
  // Reads the offers through a view that waits for a lock. A waiting reader sees the rows as they were when it began. It
  // waits as long as the test takes: after the server's `lock_timeout` the read would fail and be repeated.
  const LOCK = 770_001;
  beforeEach(() =>
    testServer.query(`
      ALTER TABLE offers RENAME TO offers_kept;
      CREATE FUNCTION wait_for_test() RETURNS boolean LANGUAGE plpgsql SET lock_timeout = 0 AS
        'BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN true; END';
      CREATE VIEW offers AS SELECT * FROM offers_kept WHERE wait_for_test();`),
  );
  afterEach(() =>
    testServer.query(
      'DROP VIEW offers; DROP FUNCTION wait_for_test(); ALTER TABLE offers_kept RENAME TO offers;',
    ),
  );

  /** How many reads of valid offers wait. The menu of the site reads the table, too, after each change. */
  async function readersWaiting(): Promise<number> {
    const rows = await testServer.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_locks lock JOIN pg_stat_activity reader USING (pid)
       WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted AND reader.query LIKE '%valid_till >=%'`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Blocks every reader until the work is done. */
  async function whileReadersWait(work: () => Promise<void>): Promise<void> {
    const runner = testServer.installation.database.createQueryRunner();
    await runner.query(`SELECT pg_advisory_lock(${LOCK})`);
    try {
      await work();
    } finally {
      await runner.query(`SELECT pg_advisory_unlock(${LOCK})`);
      await runner.release();
    }
  }

  test('during a change never shows the old rows again', async () => {
    let old: Promise<string[]> = Promise.resolve([]);
    await whileReadersWait(async () => {
      old = titles();
      await waitFor('the read has begun', async () => (await readersWaiting()) === 1);
      await testServer.query("UPDATE offers_kept SET title = 'Second offer'; NOTIFY changes, 'offers'");
      await untilNotified(testServer);
    });
    expect(await old).toEqual(['First offer']);
    expect(await titles()).toEqual(['Second offer']);
  });

  /** How many reads twenty simultaneous requests needed. */
  async function readsOfTwentyRequests(): Promise<number> {
    await testServer.query("NOTIFY changes, 'offers'");
    await untilNotified(testServer);
    let reads: Promise<string[]>[] = [];
    let waiting = 0;
    await whileReadersWait(async () => {
      reads = Array.from({ length: 20 }, () => titles());
      await waitFor('the read has begun', async () => (await readersWaiting()) > 0);
      // This request is sent after the twenty; they have arrived when its response comes.
      await send(testServer, '/healthz');
      waiting = await readersWaiting();
    });
    for (const read of reads) expect(await read).toEqual(['First offer']);
    return waiting;
  }

  // While changes are not heard, which a busy machine may cause, no read is shared.
  test('is made once for all requests that come meanwhile', () =>
    waitFor('twenty requests share one read', async () => (await readsOfTwentyRequests()) === 1));
});

describe('two servers', () => {
  let servers: [ServerProcess, ServerProcess];
  beforeAll(async () => {
    servers = await Promise.all([startServer(testServer), startServer(testServer)]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));

  const READS: [string, TypedDocument<object, Record<string, never>>, string][] = [
    ['offers', OFFER_TITLES, "UPDATE offers SET title = 'Changed'"],
    [
      'hotels',
      gql(`query HotelNames { hotels { ... on HotelPage { hotels { name } } } }`),
      "UPDATE hotels SET name = 'Changed'",
    ],
    [
      'category items',
      gql(
        `query MenuTitles { categoryItems(category: "Menus") { ... on CategoryItems { items { title } } } }`,
      ),
      "UPDATE category_items SET title = 'Changed'",
    ],
    [
      'room types',
      gql(`query RoomTypeDescriptions { roomTypes { description } }`),
      "UPDATE room_types SET description = 'Changed'",
    ],
  ];

  test.each(READS)('show a change of %s at once, whoever made it', async (_what, document, change) => {
    const read = async (server: ServerProcess) => JSON.stringify(await execute(server, document));
    for (const server of servers) expect(await read(server)).not.toContain('Changed');
    await testServer.query(change);
    await waitFor('both servers show it', async () =>
      (await Promise.all(servers.map(read))).every((text) => text.includes('Changed')),
    );
  });

  test('show no old data after the connection for notifications was cut', async () => {
    for (const server of servers) await warm(server);
    const hearing = "application_name = 'saffron court: changes' AND datname = current_database()";
    const cut = await testServer.query<{ pid: number }>(
      `SELECT pid, pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE ${hearing}`,
    );
    expect(cut.length).toBeGreaterThanOrEqual(2);
    await nameOffer('While nobody listened');
    for (const server of servers) await shows('While nobody listened', server);
    for (const server of servers) await warm(server);
    await nameOffer('They listen again');
    for (const server of servers) await shows('They listen again', server);
  });
});

describe('the hotel’s midnight', () => {
  afterEach(() => testServer.shiftClock('0'));
  const today = async () => (await execute(testServer, BOOKABLE_DAYS)).property.today;

  /** Sets the hotel's clock to that time of the hotel's current day. */
  async function setClock(time: string): Promise<void> {
    await testServer.shiftClock('0');
    await testServer.query(
      `UPDATE clock SET shift = ((now() AT TIME ZONE 'Asia/Kolkata')::date + $1::interval)
         AT TIME ZONE 'Asia/Kolkata' - clock_timestamp()`,
      [time],
    );
  }

  test('ends the day for responses from memory, in the same minute', async () => {
    await setClock('23:59:45');
    const before = await today();
    await waitFor('the next day begins', async () => (await today()) > before);
  });

  test('removes the offers that end with the day', async () => {
    await setClock('23:00');
    await testServer.query(`UPDATE offers SET valid_till = (hotel_now() AT TIME ZONE 'Asia/Kolkata')::date`);
    await shows('First offer');
    expect((await titles()).length).toBe(1);
    await setClock('24:01');
    await waitFor('the offer is gone', async () => (await titles()).length === 0);
  });
});
