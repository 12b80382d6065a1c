import { Client } from 'pg';
import type { DirectoryQueryVariables } from '../../generated/operations';
import { assertType, execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const HOTELS = 10_000;

let testServer: TestServer;

/** Fills the table over a separate connection without a timeout: the indexes take seconds. */
async function addHotels(): Promise<void> {
  const client = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await client.connect();
  await client.query('DELETE FROM hotels');
  await client.query(
    `INSERT INTO hotels (id, name, city, country, star_rating, rating_average, overview, photo, url)
     SELECT gen_random_uuid(), 'Hotel ' || lpad(number::text, 5, '0') || ' ' || md5(number::text),
       md5((number % 500)::text) || ' City ' || number % 500, 'India',
       3 + number % 3 + (number % 2) * 0.5 * (number % 3 <> 2)::int, 7.5,
       repeat('A house by the water. ', 12), '/pictures/hotel-1.webp', 'https://example.com/' || number
     FROM generate_series(1, ${HOTELS}) number`,
  );
  await client.query(
    `INSERT INTO hotels (id, name, city) VALUES
      (gen_random_uuid(), 'The 100% House', 'Jaipur'), (gen_random_uuid(), 'Under_score Inn', 'Jaipur'),
      (gen_random_uuid(), 'Back\\slash Lodge', 'Jaipur'), (gen_random_uuid(), 'Éclat Palace', 'Jodhpur'),
      (gen_random_uuid(), 'Twin', 'Pune'), (gen_random_uuid(), 'Twin', 'Pune'), (gen_random_uuid(), 'Twin', 'Pune')`,
  );
  await client.query('VACUUM ANALYZE hotels');
  await client.end();
}

beforeAll(async () => {
  testServer = await startTestServer();
  await addHotels();
});
afterAll(() => testServer.stop());

const DIRECTORY = gql(`query Directory($city: String, $stars: Int, $search: String, $page: Int, $limit: Int) {
  hotels(city: $city, stars: $stars, search: $search, page: $page, limit: $limit) {
    __typename
    ... on HotelPage { hotels { id name starRating } page totalPages totalCount }
    ... on InvalidInput { faults { field message } }
  }
}`);

async function directory(filter: DirectoryQueryVariables) {
  const { hotels } = await execute(testServer, DIRECTORY, filter);
  assertType(hotels, 'HotelPage');
  return hotels;
}

const namesOf = ({ hotels }: { hotels: { name: string }[] }) => hotels.map(({ name }) => name);

describe('the directory', () => {
  test('shows six a page by name, and says how many pages there are', async () => {
    const first = await directory({});
    expect(first).toMatchObject({ page: 1, totalCount: HOTELS + 7, totalPages: Math.ceil((HOTELS + 7) / 6) });
    expect(first.hotels).toHaveLength(6);
    const second = await directory({ page: 2 });
    expect([...namesOf(first), ...namesOf(second)]).toEqual([...namesOf(first), ...namesOf(second)].sort());
  });

  test('shows each of several hotels of one name once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => directory({ search: 'Twin', page, limit: 1 })));
    const ids = pages.flatMap(({ hotels }) => hotels.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
  });

  test('finds part of a name or a city in upper or lower case, including accents', async () => {
    expect(namesOf(await directory({ search: 'OTEL 0000', limit: 60 }))).toHaveLength(9);
    expect(namesOf(await directory({ search: 'éclat' }))).toEqual(['Éclat Palace']);
    expect(namesOf(await directory({ search: 'ÉCLAT PALACE' }))).toEqual(['Éclat Palace']);
    expect(namesOf(await directory({ search: 'at p' }))).toEqual(['Éclat Palace']);
    expect(namesOf(await directory({ city: 'jodh' }))).toEqual(['Éclat Palace']);
    expect(namesOf(await directory({ city: 'ODHPUR' }))).toEqual(['Éclat Palace']);
    expect(await directory({ search: 'Twin', city: 'Jaipur' })).toMatchObject({ hotels: [], totalPages: 0 });
  });

  test.each([
    ['%', 'The 100% House'],
    ['_', 'Under_score Inn'],
    ['\\', 'Back\\slash Lodge'],
    ['100% H', 'The 100% House'],
    ['Under_score', 'Under_score Inn'],
    ['Back\\slash', 'Back\\slash Lodge'],
  ])('treats %s as an ordinary character', async (search, name) => {
    expect(namesOf(await directory({ search }))).toEqual([name]);
  });

  test('finds half stars together with their full star', async () => {
    const { hotels } = await directory({ stars: 3, limit: 60 });
    expect(new Set(hotels.map(({ starRating }) => starRating))).toEqual(new Set([3, 3.5]));
  });

  test('is empty beyond the last page, and says how many there are', async () => {
    expect(await directory({ page: 99_999 })).toMatchObject({
      hotels: [],
      page: 99_999,
      totalCount: HOTELS + 7,
    });
  });

  test.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 61 }, 'limit'],
    [{ stars: 9 }, 'stars'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ city: 'a\0b' }, 'city'],
  ])('refuses %j and names the field', async (filter, field) => {
    const { hotels } = await execute(testServer, DIRECTORY, filter);
    expect(hotels).toMatchObject({ __typename: 'InvalidInput', faults: [{ field }] });
  });
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plans of the statements that a search makes: the page, then the count. */
async function plansOf(filter: Parameters<TestServer['installation']['services']['hotels']['find']>[0]) {
  const { database } = testServer.installation;
  const statements: { sql: string; values: unknown[] }[] = [];
  const { logger } = database;
  database.logger = {
    ...logger,
    logQuery: (sql: string, values?: unknown[]) => statements.push({ sql, values: values ?? [] }),
  };
  await testServer.installation.services.hotels.find(filter);
  database.logger = logger;
  return Promise.all(
    statements.map(async ({ sql, values }) => {
      const rows = await testServer.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        values,
      );
      const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
      return plan ? nodesOf(plan.Plan) : [];
    }),
  );
}

describe('with ten thousand hotels PostgreSQL uses an index for', () => {
  const everything = { search: '', city: '', stars: null, page: 1, limit: 6 };
  const indexesOf = (nodes: PlanNode[]) => nodes.flatMap((node) => node['Index Name'] ?? []);
  const isWholeTable = (nodes: PlanNode[]) => nodes.some((node) => node['Node Type'] === 'Seq Scan');

  test.each([
    ['the first page', everything],
    ['a page in the middle', { ...everything, page: 800 }],
    ['stars', { ...everything, stars: 5 }],
  ])('%s, in the order of the names', async (_name, filter) => {
    const [page = []] = await plansOf(filter);
    expect(indexesOf(page)).toContain('hotels_name_index');
    expect(isWholeTable(page)).toBe(false);
  });

  // A count of all hotels reads the whole table; a count of a few must not.
  test.each([
    ['part of a name', { ...everything, search: '00042 a' }, 'hotels_name_pieces'],
    ['four characters of a name', { ...everything, search: 'Twin' }, 'hotels_name_trigram'],
    ['part of a city', { ...everything, city: '83f027327d8461063f4ac58a6 City 42' }, 'hotels_city_pieces'],
    ['four characters of a city', { ...everything, city: 'Pune' }, 'hotels_city_trigram'],
  ])('%s, page and count', async (_name, filter, index) => {
    const plans = await plansOf(filter);
    expect(plans).toHaveLength(2);
    for (const nodes of plans) {
      expect(indexesOf(nodes)).toContain(index);
      expect(isWholeTable(nodes)).toBe(false);
    }
  });
});
