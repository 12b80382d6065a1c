import { letAllLeave } from '../../testkit/check-ins';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { folioGuests } from '../../testkit/guests-with-folios';
import { openIdentity, OWNER } from '../../testkit/identity';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let guests: ReturnType<typeof folioGuests>;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  guests = folioGuests(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

const roomNightsSold = async () => {
  const [row] = await testServer.query<{ rooms: number }>(
    "SELECT sum(rooms)::int AS rooms FROM counted_charges WHERE kind = 'ROOM_NIGHT'",
  );
  return row?.rooms ?? 0;
};

describe('given a night whose price a company shares', () => {
  const shared = async () => {
    const guest = await guests.inHouse();
    const { reference } = guest;
    const folio = await guests.folios.open(reference);
    const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT');
    const sold = await roomNightsSold();
    const result = await guests.folios.split(reference, {
      line: night,
      amount: 500_000,
      to: folio,
      moves: true,
    });
    assertType(result, 'FoliosStored');
    return { ...guest, folio, night, sold };
  };

  test('the company pays the amount and the guest the rest; the night is sold once', async () => {
    const { reference, folio, sold } = await shared();
    const [first = 0, second = 0] = await guests.folios.balances(reference);
    expect(second).toBe(500_000);
    expect(await guests.linesOf(reference, 'ROOM_NIGHT', folio)).toHaveLength(1);
    expect(first).toBeGreaterThan(0);
    expect(await roomNightsSold()).toBe(sold);
  });

  test('a split line is not split or moved again', async () => {
    const { reference, night, folio } = await shared();
    expect(await guests.folios.split(reference, { line: night, amount: 100 })).toMatchObject({
      code: 'FOLIO_LINE_GONE',
    });
    expect(await guests.folios.move(reference, [night], folio)).toMatchObject({ code: 'FOLIO_LINE_GONE' });
  });

  test('its parts are split further, and each payer gets the invoice of its part', async () => {
    const guest = await shared();
    const { reference, folio } = guest;
    const [part = 0] = await guests.linesOf(reference, 'ROOM_NIGHT', folio);
    assertType(await guests.folios.split(reference, { line: part, amount: 1 }), 'FoliosStored');
    await guests.payAll(reference);
    expect(await guests.leave(guest)).toMatchObject({ status: 'DEPARTED' });
    const documents = await storedDocuments(testServer, reference);
    const invoices = documents.filter(({ kind }) => kind === 'INVOICE').map(({ totalPaise }) => totalPaise);
    expect(invoices).toHaveLength(2);
    expect(invoices).toContain(500_000);
  });

  test('an early departure gives up the whole night', async () => {
    const { reference, stay, checkin } = await guests.inHouse();
    const folio = await guests.folios.open(reference);
    const [, second = 0] = await guests.linesOf(reference, 'ROOM_NIGHT');
    await guests.folios.split(reference, { line: second, amount: 500_000, to: folio, moves: true });
    const preview = await guests.desk.previewDeparture(stay);
    expect(preview).toMatchObject({ nightsGivenUp: checkin ? 1 : 0 });
  });
});

test.each([
  ['nothing', 0, 'AMOUNT_INVALID'],
  ['less than nothing', -100, 'AMOUNT_INVALID'],
  ['more than the line', 100_000_000, 'SPLIT_OUTSIDE_LINE'],
])('%s cannot be split off', async (_, amount, code) => {
  const { reference } = await guests.inHouse();
  const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT');
  expect(await guests.folios.split(reference, { line: night, amount })).toMatchObject({
    faults: [{ field: 'amount', code }],
  });
});

test('a charge that is split by pieces becomes two charges, and each is taken back by itself', async () => {
  const { reference, stay } = await guests.inHouse();
  await guests.charges.posted(stay, { item: await guests.charges.item(), quantity: 3 });
  const [line = 0] = await guests.linesOf(reference, 'POSTED_CHARGE');
  assertType(await guests.folios.split(reference, { line, pieces: 1 }), 'FoliosStored');
  const { charges } = await guests.charges.billOf(reference);
  expect(charges.map(({ quantity, amount }) => [quantity, amount.amount])).toEqual(
    expect.arrayContaining([
      [1, 11_800],
      [2, 23_600],
    ]),
  );
  const one = charges.find(({ quantity }) => quantity === 1);
  assertType(await guests.charges.takeBack(one?.id ?? ''), 'ChargesStored');
  expect(
    (await guests.charges.billOf(reference)).charges.filter(({ takenBackAt }) => !takenBackAt),
  ).toMatchObject([{ quantity: 2 }]);
});
