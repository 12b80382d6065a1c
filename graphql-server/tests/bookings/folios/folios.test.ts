import { letAllLeave } from '../../testkit/check-ins';
import { deskPaymentForm, recordPayment } from '../../testkit/desk-payments';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { folioGuests } from '../../testkit/guests-with-folios';
import { openIdentity, OWNER } from '../../testkit/identity';
import { MARIGOLD } from '../../testkit/reissues';
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

const total = (balances: readonly number[]) => balances.reduce((sum, balance) => sum + balance, 0);

/** The documents of the booking: for whom each is, and its total. */
const documentsOf = async (reference: string) =>
  (await storedDocuments(testServer, reference)).map(({ kind, totalPaise, content }) => [
    kind,
    content.recipient.gstin,
    totalPaise,
  ]);

describe('given a guest in the house', () => {
  test('the staff open a folio once for a form that is sent twice, and name its payer', async () => {
    const { reference } = await guests.inHouse();
    const form = { name: 'Marigold', idempotencyKey: 'one-folio-for-a-company' };
    const once = await guests.folios.tryToOpen(reference, form);
    assertType(once, 'FoliosStored');
    expect(await guests.folios.tryToOpen(reference, form)).toEqual(once);
    expect(await guests.folios.tryToOpen(reference, { ...form, name: 'Lotus' })).toMatchObject({
      __typename: 'IdempotencyConflict',
    });
    const folio = once.folios[1]?.id ?? '';
    expect(await guests.folios.setPayer(folio, 'Marigold', MARIGOLD)).toMatchObject({
      folios: [{ id: null }, { id: folio, name: 'Marigold', payer: { gstin: MARIGOLD.gstin } }],
    });
    expect(await guests.folios.list(reference)).toMatchObject([
      { place: 1, closedAt: null },
      { place: 2, balance: { amount: 0 }, lines: [] },
    ]);
  });

  test('lines move by hand and back, and the sum of the folios stays', async () => {
    const { reference } = await guests.inHouse();
    const folio = await guests.folios.open(reference);
    const [owes = 0] = await guests.folios.balances(reference);
    const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT');
    assertType(await guests.folios.move(reference, [night], folio), 'FoliosStored');
    const moved = await guests.folios.balances(reference);
    expect([moved[1], total(moved)]).toEqual([owes / 2, owes]);
    assertType(await guests.folios.move(reference, [night], null), 'FoliosStored');
    expect(await guests.folios.balances(reference)).toEqual([owes, 0]);
    expect(
      await testServer.query('SELECT line_id::int AS line, moved_by FROM folio_moves WHERE line_id = $1', [
        night,
      ]),
    ).toHaveLength(2);
  });

  test('the company pays room and tax, the guest pays extras: by rule, also for what comes later', async () => {
    const guest = await guests.inHouse();
    const { reference, stay } = guest;
    const item = await guests.charges.item();
    await guests.charges.posted(stay, { item });
    const folio = await guests.folios.open(reference, { payer: MARIGOLD, takes: ['ROOM'] });
    await guests.charges.posted(stay, { item });
    expect((await guests.folios.list(reference)).map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
      ['POSTED_CHARGE', 'POSTED_CHARGE'],
      ['ROOM_NIGHT', 'ROOM_NIGHT'],
    ]);
    const [extras = 0, room = 0] = await guests.folios.balances(reference);
    expect(extras).toBe(2 * 11_800);
    await guests.pay(reference, extras);
    expect(await guests.leave(guest)).toMatchObject({ code: 'BALANCE_DUE' });
    await guests.pay(reference, room, folio);
    expect(await guests.leave(guest)).toMatchObject({ status: 'DEPARTED' });
    expect(await documentsOf(reference)).toEqual(
      expect.arrayContaining([
        ['INVOICE', null, extras],
        ['INVOICE', MARIGOLD.gstin, room],
      ]),
    );
  });

  test('a payment pays its folio only, at most what is owed there', async () => {
    const { reference } = await guests.inHouse();
    const folio = await guests.folios.open(reference);
    const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT');
    await guests.folios.move(reference, [night], folio);
    const [first = 0, second = 0] = await guests.folios.balances(reference);
    const form = deskPaymentForm(reference, { source: 'UPI', amount: second + 1, folio });
    expect(await recordPayment(testServer, form, owner)).toMatchObject({
      faults: [{ field: 'amount' }],
    });
    await guests.pay(reference, second, folio);
    expect(await guests.folios.balances(reference)).toEqual([first, 0]);
  });

  test('what was paid before a line moved goes back to its payer when the staff want it', async () => {
    const guest = await guests.inHouse();
    const { reference } = guest;
    await guests.payAll(reference);
    const folio = await guests.folios.open(reference, { takes: ['ROOM'] });
    const [credit = 0, owes = 0] = await guests.folios.balances(reference);
    expect(credit).toBe(-owes);
    // The company owes what the hotel owes the guest.
    expect(await guests.leave(guest)).toMatchObject({ code: expect.stringMatching(/^BALANCE_/) });
    expect(await guests.folios.refund(reference, folio)).toMatchObject({ code: 'FOLIO_OWES_NOTHING_BACK' });
    assertType(await guests.folios.refund(reference, null), 'FoliosStored');
    await guests.payAll(reference);
    expect(await guests.folios.balances(reference)).toEqual([0, 0]);
    expect(await guests.leave(guest)).toMatchObject({ status: 'DEPARTED' });
  });

  test('a folio that is closed although its payer owes keeps the reason, until it is opened again', async () => {
    const { reference } = await guests.inHouse();
    const folio = await guests.folios.open(reference, { takes: ['ROOM'] });
    expect(await guests.folios.close(folio, { despiteBalance: true })).toMatchObject({ code: 'BALANCE_DUE' });
    assertType(
      await guests.folios.close(folio, { despiteBalance: true, reason: 'Pays by transfer on Monday' }),
      'FoliosStored',
    );
    const reasons = async () => (await guests.folios.list(reference)).map(({ closedReason }) => closedReason);
    expect(await reasons()).toEqual([null, 'Pays by transfer on Monday']);
    await guests.folios.reopen(folio);
    expect(await reasons()).toEqual([null, null]);
    await guests.payAll(reference);
  });

  test('a closed folio takes nothing and gives nothing, and gets its invoice at once', async () => {
    const { reference, stay } = await guests.inHouse();
    const folio = await guests.folios.open(reference, { takes: ['ROOM'], payer: MARIGOLD });
    expect(await guests.folios.close(folio)).toMatchObject({ code: 'BALANCE_DUE' });
    await guests.payAll(reference);
    assertType(await guests.folios.close(folio), 'FoliosStored');
    await testServer.runJobs();
    const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT', folio);
    await guests.charges.posted(stay, { item: await guests.charges.item() });
    const [charge = 0] = await guests.linesOf(reference, 'POSTED_CHARGE');
    expect(await guests.folios.move(reference, [charge], folio)).toMatchObject({ code: 'FOLIO_CLOSED' });
    expect(await guests.folios.move(reference, [night], null)).toMatchObject({ code: 'FOLIO_LINE_INVOICED' });
    expect(await guests.folios.setRule(folio, ['CHARGES'])).toMatchObject({ code: 'FOLIO_CLOSED' });
    expect(await guests.folios.setPayer(folio, 'Lotus', null)).toMatchObject({ code: 'ALREADY_INVOICED' });
    expect(await documentsOf(reference)).toContainEqual(['INVOICE', MARIGOLD.gstin, expect.any(Number)]);
    assertType(await guests.folios.reopen(folio), 'FoliosStored');
    assertType(await guests.folios.move(reference, [charge], folio), 'FoliosStored');
  });
});

describe('given a guest who has left with two invoices', () => {
  const departed = async () => {
    const guest = await guests.inHouse();
    const folio = await guests.folios.open(guest.reference, { takes: ['ROOM'], payer: MARIGOLD });
    await guests.charges.posted(guest.stay, { item: await guests.charges.item() });
    await guests.payAll(guest.reference);
    expect(await guests.leave(guest)).toMatchObject({ status: 'DEPARTED' });
    return { ...guest, folio };
  };

  test('a charge after the invoice gets an invoice of its own, in its folio', async () => {
    const { reference, stay } = await departed();
    const before = await documentsOf(reference);
    await guests.charges.posted(stay, { item: await guests.charges.item() });
    await testServer.runJobs();
    expect((await documentsOf(reference)).slice(before.length)).toEqual([['INVOICE', null, 11_800]]);
    const [first = 0] = await guests.folios.balances(reference);
    expect(first).toBe(11_800);
    await guests.payAll(reference);
  });

  test('an allowance on the company’s night credits the company', async () => {
    const { reference, folio } = await departed();
    const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT', folio);
    const before = await documentsOf(reference);
    assertType(await guests.charges.allow(reference, { line: night, amount: 10_000 }), 'ChargesStored');
    await testServer.runJobs();
    const later = (await documentsOf(reference)).slice(before.length);
    expect(later.map(([kind, gstin]) => [kind, gstin])).toEqual(
      expect.arrayContaining([
        ['CREDIT_NOTE', MARIGOLD.gstin],
        ['INVOICE', MARIGOLD.gstin],
      ]),
    );
    expect(await guests.folios.balances(reference)).toEqual([0, 0]);
  });

  test('an invoiced line does not move', async () => {
    const { reference, folio } = await departed();
    const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT', folio);
    expect(await guests.folios.move(reference, [night], null)).toMatchObject({ code: 'FOLIO_LINE_INVOICED' });
  });
});
