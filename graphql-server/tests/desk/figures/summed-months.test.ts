import { sumMonth } from '../../../src/desk/figures/summed-months.repository';
import { FIGURE_INVARIANTS } from '../../../src/operations/invariants/figure.invariants';
import { addDays } from '../../../src/platform/time/dates';
import { testBreaches } from '../../testkit/breach-cases';
import { goTo } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { endOfMonth, figuresOf, firstOfMonth } from '../../testkit/figures';
import type { RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const [MONTH, NEXT, NOW] = [firstOfMonth(1), firstOfMonth(2), firstOfMonth(3)];
const PAISE = 12_300;

let testServer: TestServer;
let owner: RequestOptions;
let parts = 1_000;

beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
  const book = (checkin: string, nights: number) =>
    bookedAtDesk(testServer, { stays: [deskStay({ checkin, checkout: addDays(checkin, nights) })] }, owner);
  await book(addDays(MONTH, 3), 2);
  await book(addDays(NEXT, -2), 4);
  await book(addDays(NOW, -1), 3);
  // Sold on the last day of the month, which is less than seven days ago.
  await goTo(testServer, endOfMonth(2), '12:00');
  await book(endOfMonth(2), 1);
  await goTo(testServer, addDays(NOW, 1), '12:00');
});
afterAll(() => testServer.stop());

const sum = () => testServer.installation.services.monthSums.run();

const summed = async () => {
  const rows = await testServer.query<{ month: string }>(
    'SELECT month::text FROM summed_months ORDER BY month',
  );
  return rows.map(({ month }) => month);
};

const periods = (): readonly (readonly [string, string])[] => [
  [MONTH, endOfMonth(1)],
  [NEXT, endOfMonth(2)],
  [addDays(MONTH, 4), addDays(endOfMonth(2), -3)],
  [firstOfMonth(0), endOfMonth(4)],
  [addDays(NEXT, 1), addDays(NEXT, 1)],
];

const allFigures = async () => {
  const figures: unknown[] = [];
  for (const [from, to] of periods()) figures.push(await figuresOf(testServer, from, to, owner));
  return figures;
};

const total = async (month: number) => {
  const { period } = await figuresOf(testServer, firstOfMonth(month), endOfMonth(month), owner);
  return period.total.chargedPaise;
};

/** One more charge of the day, written as by somebody with the database. */
const addCharge = (day: string) => `
  INSERT INTO counted_charges (line_id, part, counted_on, posted_at, channel, kind, rooms, value_paise, cgst_paise, sgst_paise)
  SELECT min(id), ${(parts += 1)}, '${day}', (SELECT min(posted_at) FROM counted_charges), 'DESK', 'EXTRA', 0, ${PAISE}, 0, 0
  FROM folio_lines`;

const somebodyWaits = () =>
  waitFor('somebody waits for the charges', async () => {
    const [row] = await testServer.query<{ waits: boolean }>(
      `SELECT EXISTS (
         SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'counted_charges'::regclass
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS waits`,
    );
    return row?.waits === true;
  });

test('adding up the months that are over changes no figure', async () => {
  await testServer.query('DELETE FROM summed_months');
  const before = await allFigures();
  await sum();
  expect(await summed()).toEqual(expect.arrayContaining([MONTH, NEXT]));
  expect(await summed()).not.toContain(NOW);
  expect(await allFigures()).toEqual(before);
  expect(before[1]).toMatchObject({ period: { total: { roomsSold: 4, roomsSoldBefore: 3 } } });
  expect(await testServer.breaches()).toEqual([]);
});

test('figures of a month are read from its sums until a charge of it changes, and from its charges after that', async () => {
  await sum();
  const before = await total(1);
  await testServer.query(
    'UPDATE summed_charges SET value_paise = value_paise + 1000 WHERE month = $1 AND counted_on = $2',
    [MONTH, addDays(MONTH, 3)],
  );
  expect(await total(1)).toBe(before + 1000);
  await testServer.query(addCharge(addDays(MONTH, 8)));
  expect(await summed()).not.toContain(MONTH);
  expect(await total(1)).toBe(before + PAISE);
  await sum();
  expect(await total(1)).toBe(before + PAISE);
});

test.each([
  [
    'a charge that moves to another month',
    [MONTH, NEXT],
    `UPDATE counted_charges SET counted_on = '${NEXT}'`,
  ],
  ['a deleted charge', [NEXT], 'DELETE FROM counted_charges'],
])('%s takes the sums of its months with it', async (_what, months, statement) => {
  await testServer.query('DELETE FROM counted_charges WHERE part > 0');
  await testServer.query(addCharge(months[0] ?? ''));
  await sum();
  const before = await summed();
  await testServer.query(`${statement} WHERE part > 0`);
  expect(await summed()).toEqual(before.filter((month) => !months.includes(month)));
  await sum();
  expect(await summed()).toEqual(before);
  expect(await testServer.breaches()).toEqual([]);
});

describe('given a charge of a past month that is written while the month is added up', () => {
  const twoConnections = async (work: (one: Connection, other: Connection) => Promise<void>) => {
    const { database } = testServer.installation;
    const [one, other] = [database.createQueryRunner(), database.createQueryRunner()];
    await one.startTransaction();
    await other.startTransaction();
    await work(one, other);
    await one.release();
    await other.release();
    expect(await testServer.breaches()).toEqual([]);
  };
  type Connection = ReturnType<TestServer['installation']['database']['createQueryRunner']>;

  beforeEach(() => testServer.query('DELETE FROM summed_months'));

  test('when the charge is first, the sums wait for it and contain it', async () => {
    const before = await total(1);
    await twoConnections(async (writer, summing) => {
      await writer.query(addCharge(addDays(MONTH, 5)));
      const added = sumMonth(summing.manager, MONTH);
      await somebodyWaits();
      await writer.commitTransaction();
      await added;
      await summing.commitTransaction();
    });
    expect(await summed()).toEqual([MONTH]);
    expect(await total(1)).toBe(before + PAISE);
  });

  test('when the sums are first, the charge waits for them and deletes them', async () => {
    const before = await total(1);
    await twoConnections(async (summing, writer) => {
      await sumMonth(summing.manager, MONTH);
      const written = writer.query(addCharge(addDays(MONTH, 5)));
      await somebodyWaits();
      await summing.commitTransaction();
      await written;
      await writer.commitTransaction();
    });
    expect(await summed()).toEqual([]);
    expect(await total(1)).toBe(before + PAISE);
  });

  test('of two writers of one day both count', async () => {
    await sum();
    const before = await total(1);
    await twoConnections(async (one, other) => {
      await one.query(addCharge(addDays(MONTH, 5)));
      const written = other.query(addCharge(addDays(MONTH, 5)));
      await one.commitTransaction();
      await written;
      await other.commitTransaction();
    });
    expect(await summed()).not.toContain(MONTH);
    await sum();
    expect(await total(1)).toBe(before + 2 * PAISE);
  });

  test('many writers and jobs at once lose nothing', async () => {
    const before = await total(1);
    await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        await testServer.query(addCharge(addDays(MONTH, place % 20)));
        if (place % 5 === 0) await sum();
      }),
    );
    expect(await testServer.breaches()).toEqual([]);
    expect(await total(1)).toBe(before + 40 * PAISE);
    await sum();
    expect(await total(1)).toBe(before + 40 * PAISE);
    expect(await testServer.breaches()).toEqual([]);
  });
});

testBreaches(
  FIGURE_INVARIANTS,
  [
    {
      invariant: 'a month whose sums differ from its charges',
      breakIt: async () => {
        await sum();
        await testServer.query('DELETE FROM summed_charges WHERE month = $1 AND place = 1', [NEXT]);
        return NEXT.slice(0, 7);
      },
    },
  ],
  () => testServer,
);
