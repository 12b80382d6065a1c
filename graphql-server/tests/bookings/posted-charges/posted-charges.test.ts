import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { cancelAtDesk, freshKey, takeBackAtDesk } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { extraForm, offerExtra, quoteOfExtras } from '../../testkit/extras';
import { folioSteps } from '../../testkit/folios';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { requestSteps } from '../../testkit/payment-requests';
import { chargeSteps } from '../../testkit/posted-charges';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const FOLIO = gql(`query FolioWithCharges($reference: String!) {
  result: guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails { folio { kind extra isReversal amount { amount } } }
  }
}`);
const TASKS = gql(`query TasksOfCharges { openTasks { kind reference amount { amount } } }`);

let testServer: TestServer;
let owner: RequestOptions;
let requests: ReturnType<typeof requestSteps>;
let charges: ReturnType<typeof chargeSteps>;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  requests = requestSteps(testServer, owner);
  charges = chargeSteps(testServer, () => owner);
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

let nights = 20;

/** A guest of the desk for two nights, with the stay and what the booking owes. */
async function booked(stay: Parameters<typeof deskStay>[0] = {}) {
  nights += 2;
  const [checkin, checkout] = [inDays(nights), inDays(nights + 2)];
  const reference = await bookedAtDesk(
    testServer,
    {
      stays: [deskStay({ checkin, checkout, ...stay })],
      rateReason: stay?.ratePaise === undefined ? null : 'Agreed by telephone',
      email: `charge-${nights}@guest.example`,
      phone: `+91 98200 12${nights + 100}`,
    },
    owner,
  );
  const owes = (await requests.atDesk(reference)).balance.amount;
  const [id = ''] = await stayIdsOf(testServer, reference);
  return { reference, owes, checkin, checkout, stay: id };
}

async function inHouse(stay: Parameters<typeof deskStay>[0] = {}) {
  const guest = await booked(stay);
  await goTo(testServer, guest.checkin, '14:00');
  expect(await desk.checkIn(guest.stay)).toMatchObject({ status: 'IN_HOUSE' });
  return guest;
}

const balanceOf = async (reference: string) => (await requests.atDesk(reference)).balance.amount;

const documentsOf = async (reference: string) =>
  (await storedDocuments(testServer, reference)).map(({ kind, totalPaise }) => [kind, totalPaise]);

/** The staff cancel a booking that nothing was paid for, without a charge. */
const cancel = (reference: string, kind: 'CANCELLATION' | 'NO_SHOW' = 'CANCELLATION') =>
  cancelAtDesk(
    testServer,
    { reference, kind, charge: 0, expectedRefund: 0, reason: 'Ill', idempotencyKey: freshKey() },
    owner,
  );

/** What the staff are asked to pay back, in paise. */
const refundsByHand = async (reference: string) =>
  (await execute(testServer, TASKS, {}, owner)).openTasks
    .filter((task) => task.reference === reference && task.kind === 'REFUND_BY_HAND')
    .map(({ amount }) => amount?.amount);

/** The guest pays everything and leaves. */
async function leave({ reference, stay, checkout }: Awaited<ReturnType<typeof inHouse>>): Promise<number> {
  const owes = await balanceOf(reference);
  await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
  await goTo(testServer, checkout, '10:00');
  expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
  await testServer.runJobs();
  return owes;
}

describe('given a guest in the house', () => {
  test('an item of the catalogue is charged with its GST, once for a form that is sent twice', async () => {
    const { reference, owes, stay, checkin } = await inHouse();
    const item = await charges.item();
    const form = { item, quantity: 2, idempotencyKey: 'two-bottles-of-water' };
    const once = await charges.post(stay, form);
    expect(once).toMatchObject({
      bill: {
        charges: [{ name: 'Water', quantity: 2, day: checkin, taxPercent: 18, amount: { amount: 23_600 } }],
      },
    });
    expect(await charges.post(stay, form)).toEqual(once);
    for (const other of [{ quantity: 3 }, { day: addDays(checkin, 1) }, { item: await charges.item() }])
      expect(await charges.post(stay, { ...form, ...other })).toMatchObject({
        __typename: 'IdempotencyConflict',
      });
    expect(await balanceOf(reference)).toBe(owes + 23_600);
    const { result } = await execute(testServer, FOLIO, { reference }, owner);
    assertType(result, 'GuestBookingDetails');
    expect(result.folio.at(-1)).toMatchObject({
      kind: 'POSTED_CHARGE',
      extra: 'Water',
      amount: { amount: 23_600 },
    });
  });

  test('a charge in words has its own rate and the name of its person', async () => {
    const { reference, stay } = await inHouse();
    const words = { name: 'Broken vase', department: 'OTHER' as const, pricePaise: 200_000, taxPercent: 0 };
    assertType(await charges.post(stay, { words }), 'ChargesStored');
    expect((await charges.billOf(reference)).charges).toMatchObject([
      { name: 'Broken vase', postedBy: OWNER.email, takenBackAt: null, amount: { amount: 200_000 } },
    ]);
  });

  test.each([
    ['restaurant supplies of most hotels', false, 5, 105_000],
    ['restaurant supplies of specified premises', true, 18, 118_000],
  ])('%s have the GST of the hotel', async (_, specified, taxPercent, amount) => {
    await testServer.query('UPDATE property SET specified_premises = $1', [specified]);
    await testServer.installation.services.property.reload();
    const { stay } = await inHouse();
    const item = await charges.item({
      ...{ name: 'Dinner', department: 'RESTAURANT', code: '996331' },
      ...{ pricePaise: 100_000, taxPercent: null },
    });
    expect(await charges.post(stay, { item })).toMatchObject({
      bill: { charges: [{ taxPercent, amount: { amount } }] },
    });
    await testServer.query('UPDATE property SET specified_premises = false');
    await testServer.installation.services.property.reload();
  });

  test('a late check-out is a percentage of the last night, with the GST of that night', async () => {
    const { reference, stay } = await inHouse();
    const [night] = await testServer.query<{ value: number; percent: number; half: number }>(
      `SELECT value_paise::int AS value, tax_percent AS percent, cgst_paise::int AS half FROM folio_lines
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY night DESC LIMIT 1`,
      [reference],
    );
    const item = await charges.item({
      ...{ name: 'Late check-out', department: 'ROOM', code: '996311' },
      ...{ pricePaise: null, taxPercent: null, percentOfNight: 50 },
    });
    const value = Number(night?.value);
    const half = Math.round((Math.round(value / 2) * Number(night?.percent)) / 200);
    expect(await charges.post(stay, { item })).toMatchObject({
      bill: {
        charges: [{ taxPercent: night?.percent, amount: { amount: Math.round(value / 2) + 2 * half } }],
      },
    });
  });

  describe('a late check-out of a night below the limit of the lower GST', () => {
    /** A guest whose night costs ₹7,400 before tax, with 5 % GST. */
    const belowLimit = () => inHouse({ ratePaise: 740_000 });
    const lift = async (isLifted: boolean) => {
      await testServer.query('UPDATE property SET fees_lift_nights = $1', [isLifted]);
      await testServer.installation.services.property.reload();
    };
    const lateItem = (percentOfNight: number) =>
      charges.item({
        ...{ name: `Late check-out, ${percentOfNight} %`, department: 'ROOM', code: '996311' },
        ...{ pricePaise: null, taxPercent: null, percentOfNight },
      });
    afterEach(() => lift(false));

    test('bears the GST of the night, unless the accountant wants the GST of both together', async () => {
      const item = await lateItem(10);
      const { reference, stay } = await belowLimit();
      await charges.takeBack(await charges.posted(stay, { item }));
      await lift(true);
      await charges.posted(stay, { item });
      expect((await charges.billOf(reference)).charges).toMatchObject([
        { taxPercent: 5, amount: { amount: 74_000 + 2 * 1_850 } },
        { taxPercent: 18, amount: { amount: 74_000 + 2 * 6_660 } },
      ]);
    });

    test('counts with the fees before, so that small fees reach the limit together, until one is taken back', async () => {
      await lift(true);
      const item = await lateItem(1);
      const { reference, stay } = await belowLimit();
      const first = await charges.posted(stay, { item });
      await charges.posted(stay, { item });
      expect((await charges.billOf(reference)).charges.map(({ taxPercent }) => taxPercent)).toEqual([5, 18]);
      await charges.takeBack(first);
      await charges.posted(stay, { item });
      const kept = (await charges.billOf(reference)).charges.filter(
        ({ takenBackAt }) => takenBackAt === null,
      );
      expect(kept.map(({ taxPercent }) => taxPercent)).toEqual([18, 18]);
      await charges.takeBack(kept[0]?.id ?? '');
      await charges.takeBack(kept[1]?.id ?? '');
      await charges.posted(stay, { item });
      const left = (await charges.billOf(reference)).charges.filter(
        ({ takenBackAt }) => takenBackAt === null,
      );
      expect(left.map(({ taxPercent }) => taxPercent)).toEqual([5]);
    });
  });

  test('an early check-in is a percentage of the first night, also before the guest arrives', async () => {
    const { reference, stay } = await booked();
    // After an allowance the first night costs less than the last.
    const [first] = (await charges.billOf(reference)).lowerable;
    await charges.allow(reference, { line: first?.lineId ?? 0, amount: 100_000 });
    const early = { department: 'ROOM', pricePaise: null, percentOfNight: 50, taxPercent: null } as const;
    const item = await charges.item({ ...early, name: 'Early check-in', ofFirstNight: true });
    expect(await charges.post(stay, { item })).toMatchObject({
      bill: { charges: [{ name: 'Early check-in', taxPercent: 18, amount: { amount: 440_643 } }] },
    });
  });

  test('a charge is taken back with a reason, and only once', async () => {
    const { reference, owes, stay } = await inHouse();
    const id = await charges.posted(stay, { item: await charges.item() });
    const [first, second] = await Promise.all([charges.takeBack(id), charges.takeBack(id)]);
    expect([first.__typename, second.__typename]).toEqual(['ChargesStored', 'ChargesStored']);
    expect(await balanceOf(reference)).toBe(owes);
    expect((await charges.billOf(reference)).charges).toMatchObject([{ takenBackAt: expect.any(String) }]);
    expect(await charges.takeBack(id, ' ')).toMatchObject({ faults: [{ field: 'reason' }] });
  });

  test('the invoice names each charge with its code and rate, and the guest leaves with a balance of zero', async () => {
    const guest = await inHouse();
    await charges.posted(guest.stay, { item: await charges.item(), quantity: 2 });
    await charges.posted(guest.stay, {
      words: { name: 'Laundry', department: 'LAUNDRY', pricePaise: 40_000, taxPercent: 18, code: '999712' },
    });
    const paid = await leave(guest);
    expect(paid).toBe(guest.owes + 23_600 + 47_200);
    const documents = await storedDocuments(testServer, guest.reference);
    const invoice = documents.find(({ kind }) => kind === 'INVOICE');
    expect(invoice?.totalPaise).toBe(paid);
    expect(invoice?.content.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sac: '22011010', quantity: 2, valuePaise: 20_000, taxPercent: 18 }),
        expect.objectContaining({ sac: '999712', quantity: 1, valuePaise: 40_000, taxPercent: 18 }),
      ]),
    );
    expect(await balanceOf(guest.reference)).toBe(0);
  });
});

describe('given extras of the hotel', () => {
  test('breakfast is posted for each guest and night that is left, and the guest sees it at once', async () => {
    const { reference, owes, stay, checkin } = await inHouse({ roomType: 'Double', guests: 2 });
    const breakfast = (await charges.extrasFor(stay)).find(({ code }) => code === 'BREAKFAST');
    // Two guests, two nights, $12 at ₹84, and the 5 % of this hotel's restaurant.
    expect(breakfast).toMatchObject({ unit: 'GUEST_AND_NIGHT', quantity: 4, amount: { amount: 423_360 } });
    expect(await charges.post(stay, { extra: 'BREAKFAST', quantity: 4 })).toMatchObject({
      bill: {
        charges: [
          { name: 'Breakfast', quantity: 4, day: checkin, taxPercent: 5, amount: { amount: 423_360 } },
        ],
      },
    });
    expect((await charges.billOf(reference)).charges).toMatchObject([{ department: 'RESTAURANT' }]);
    expect(await balanceOf(reference)).toBe(owes + 423_360);
    await goTo(testServer, addDays(checkin, 1), '09:00');
    expect((await charges.extrasFor(stay)).find(({ code }) => code === 'BREAKFAST')).toMatchObject({
      quantity: 2,
      amount: { amount: 211_680 },
    });
  });

  test('a transfer is charged by the piece at the tax of the extra, once for a form that is sent twice', async () => {
    const { reference, stay } = await inHouse();
    const form = { extra: 'AIRPORT_TRANSFER', quantity: 2, idempotencyKey: 'two-transfers-of-one-guest' };
    const once = await charges.post(stay, form);
    // Twice $25 at ₹84, and 5 %.
    expect(once).toMatchObject({ bill: { charges: [{ taxPercent: 5, amount: { amount: 441_000 } }] } });
    expect(await charges.post(stay, form)).toEqual(once);
    expect(await charges.post(stay, { ...form, extra: 'BREAKFAST' })).toMatchObject({
      __typename: 'IdempotencyConflict',
    });
    expect((await charges.billOf(reference)).charges).toMatchObject([{ department: 'TRANSFER' }]);
  });

  test('its limit of a day holds together with what guests book on the site', async () => {
    const form = extraForm({ name: 'Boat at sunrise', dailyLimit: 4 });
    const extra = await offerExtra(testServer, owner, form);
    const { reference, stay, checkin, checkout } = await inHouse();
    const onSite = { roomType: 'Suite', checkin, checkout, extras: [{ code: extra, pieces: 2 }] };
    const soldOut = { __typename: 'InvalidInput', faults: [{ field: 'extras', code: 'EXTRA_SOLD_OUT' }] };
    const refused = { faults: [{ field: 'extra', code: 'CHARGE_EXTRA_SOLD_OUT' }] };
    expect(await charges.post(stay, { extra, quantity: 5 })).toMatchObject(refused);
    const boats = await charges.posted(stay, { extra, quantity: 3 });
    expect(await quoteOfExtras(testServer, onSite)).toMatchObject(soldOut);
    expect(await charges.post(stay, { extra, quantity: 2 })).toMatchObject(refused);
    // The next day has a limit of its own.
    assertType(await charges.post(stay, { extra, quantity: 4, day: addDays(checkin, 1) }), 'ChargesStored');
    // Neither an allowance nor a split between payers takes a boat.
    const [line] = (await charges.billOf(reference)).lowerable.filter(
      ({ name }) => name === 'Boat at sunrise',
    );
    await charges.allow(reference, { line: line?.lineId ?? 0, amount: 100 });
    const folios = folioSteps(testServer, () => owner);
    const charged = (await folios.list(reference))[0]?.lines.find(({ name }) => name === 'Boat at sunrise');
    await folios.split(reference, { line: charged?.id ?? 0, amount: 5_000 });
    expect(await charges.post(stay, { extra, quantity: 2 })).toMatchObject(refused);
    const four = await charges.posted(stay, { extra });
    expect(await charges.post(stay, { extra })).toMatchObject(refused);
    await charges.takeBack(four);
    await charges.takeBack(boats);
    expect(await quoteOfExtras(testServer, onSite)).toMatchObject({ __typename: 'Quote' });
  });

  test('an unknown extra, or an extra and an item at once, is refused', async () => {
    const { stay } = await inHouse();
    expect(await charges.post(stay, { extra: 'HELICOPTER' })).toMatchObject({
      faults: [{ field: 'extra', code: 'CHARGE_UNKNOWN' }],
    });
    expect(await charges.post(stay, { extra: 'BREAKFAST', item: await charges.item() })).toMatchObject({
      faults: [{ field: 'item', code: 'CHARGE_UNKNOWN' }],
    });
    expect(await charges.extrasFor('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });
});

describe('given a guest who has left', () => {
  test('a late charge gets an invoice of its own', async () => {
    const guest = await inHouse();
    const paid = await leave(guest);
    await charges.posted(guest.stay, { item: await charges.item() });
    await testServer.runJobs();
    expect(await balanceOf(guest.reference)).toBe(11_800);
    expect((await documentsOf(guest.reference)).filter(([kind]) => kind === 'INVOICE')).toEqual([
      ['INVOICE', paid],
      ['INVOICE', 11_800],
    ]);
    await takeMoney(testServer, deskPaymentForm(guest.reference, { source: 'UPI', amount: 11_800 }), owner);
  });

  test('a charge that is taken back after the invoice gets a credit note', async () => {
    const guest = await inHouse();
    const id = await charges.posted(guest.stay, { item: await charges.item() });
    const paid = await leave(guest);
    await charges.takeBack(id);
    await testServer.runJobs();
    expect((await documentsOf(guest.reference)).slice(-2)).toEqual([
      ['INVOICE', paid],
      ['CREDIT_NOTE', 11_800],
    ]);
    expect(await balanceOf(guest.reference)).toBe(0);
    expect(await refundsByHand(guest.reference)).toEqual([11_800]);
  });
});

describe('given an allowance', () => {
  test('on one charge: it costs less at its rate, and the booking as much less', async () => {
    const { reference, owes, stay } = await inHouse();
    await charges.posted(stay, { item: await charges.item(), quantity: 10 });
    const bill = await charges.billOf(reference);
    const line = bill.lowerable.find(({ name }) => name === 'Water')?.lineId;
    expect(await charges.allow(reference, { line, amount: 18_001 })).toMatchObject({
      bill: { allowances: [{ forWhat: 'Water', reason: 'Noise at night', amount: { amount: 18_001 } }] },
    });
    expect(await balanceOf(reference)).toBe(owes + 118_000 - 18_001);
    expect((await charges.billOf(reference)).charges).toMatchObject([
      { name: 'Water', taxPercent: 18, takenBackAt: null, amount: { amount: 99_999 } },
    ]);
  });

  test('on the whole bill: each night and charge loses its part, to the paisa', async () => {
    const { reference, owes, stay } = await inHouse();
    await charges.posted(stay, { item: await charges.item() });
    expect(await charges.allow(reference, { amount: 99_999 })).toMatchObject({
      bill: { allowances: [{ forWhat: null }] },
    });
    expect(await balanceOf(reference)).toBe(owes + 11_800 - 99_999);
    const { lowerable } = await charges.billOf(reference);
    expect(lowerable).toHaveLength(3);
    expect(lowerable.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(owes + 11_800 - 99_999);
  });

  test('after the invoice: a new invoice for less, and a credit note for the first', async () => {
    const guest = await inHouse();
    const paid = await leave(guest);
    assertType(await charges.allow(guest.reference, { amount: 50_000 }), 'ChargesStored');
    await testServer.runJobs();
    expect((await documentsOf(guest.reference)).slice(-3)).toEqual([
      ['INVOICE', paid],
      ['INVOICE', paid - 50_000],
      ['CREDIT_NOTE', paid],
    ]);
    expect(await balanceOf(guest.reference)).toBe(0);
    expect(await refundsByHand(guest.reference)).toEqual([50_000]);
  });

  test('a charge that was lowered can be taken back for what it still costs', async () => {
    const { reference, owes, stay } = await inHouse();
    const id = await charges.posted(stay, { item: await charges.item() });
    const [{ lineId: line } = { lineId: 0 }] = (await charges.billOf(reference)).lowerable.filter(
      ({ name }) => name === 'Water',
    );
    await charges.allow(reference, { line, amount: 5_000 });
    await charges.takeBack(id);
    expect(await balanceOf(reference)).toBe(owes);
  });

  test('above what is charged, on an unknown line, or without a reason it is refused', async () => {
    const { reference, owes } = await inHouse();
    expect(await charges.allow(reference, { amount: owes + 1 })).toMatchObject({
      faults: [{ field: 'amount', code: 'ALLOWANCE_ABOVE_CHARGES' }],
    });
    expect(await charges.allow(reference, { line: 2_000_000_000 })).toMatchObject({
      faults: [{ field: 'line', code: 'CHARGE_UNKNOWN' }],
    });
    expect(await charges.allow(reference, { reason: '' })).toMatchObject({ faults: [{ field: 'reason' }] });
    expect(await charges.allow('SC-NOBODY')).toMatchObject({ __typename: 'RecordNotFound' });
    expect(await balanceOf(reference)).toBe(owes);
  });
});

describe('given a stay that ended and goes on', () => {
  /** A charge that counts, and a charge that the staff took back. */
  const withCharges = async (guest: Awaited<ReturnType<typeof booked>>) => {
    const item = await charges.item();
    await charges.posted(guest.stay, { item });
    await charges.takeBack(await charges.posted(guest.stay, { item }));
    return guest.owes + 11_800;
  };
  const statesOf = async (reference: string) =>
    (await charges.billOf(reference)).charges.map(({ takenBackAt }) => takenBackAt === null);

  test('a cancellation that is taken back puts the charges on the bill again, but none that the staff took back', async () => {
    const guest = await booked();
    const owes = await withCharges(guest);
    await cancel(guest.reference);
    expect(await statesOf(guest.reference)).toEqual([false, false]);
    expect(await takeBackAtDesk(testServer, guest.stay, owner)).toMatchObject({
      __typename: 'CancellationTakenBack',
    });
    expect(await balanceOf(guest.reference)).toBe(owes);
    expect(await statesOf(guest.reference)).toEqual([true, false]);
  });

  test('a guest who arrives after all has the charges on the bill again', async () => {
    const guest = await booked();
    const owes = await withCharges(guest);
    await goTo(testServer, guest.checkin, '23:30');
    await cancel(guest.reference, 'NO_SHOW');
    expect(await statesOf(guest.reference)).toEqual([false, false]);
    expect(await desk.arriveAfterAll(guest.stay)).toMatchObject({ status: 'IN_HOUSE' });
    expect(await balanceOf(guest.reference)).toBe(owes);
    expect(await statesOf(guest.reference)).toEqual([true, false]);
  });

  test('a departure whose charges an allowance lowered is not undone', async () => {
    const guest = await inHouse({ extras: [{ code: 'BREAKFAST' }] });
    await goTo(testServer, addDays(guest.checkin, 1), '09:00');
    const words = { charge: 100_000, expectedRefund: 0, reason: 'Leaves early', despiteBalance: true };
    expect(await desk.checkOut(guest.stay, words)).toMatchObject({ status: 'DEPARTED' });
    const { lowerable } = await charges.billOf(guest.reference);
    const line = lowerable.find(({ name }) => name === 'Breakfast')?.lineId;
    assertType(await charges.allow(guest.reference, { line, amount: 10_000 }), 'ChargesStored');
    expect(await desk.undoCheckOut(guest.stay)).toMatchObject({ code: 'UNDO_OVER' });
  });
});

describe('given what cannot be charged', () => {
  test('a cancelled stay, and a charge before it is on sale', async () => {
    const { reference, stay } = await booked();
    const item = await charges.item({ onSale: false });
    expect(await charges.post(stay, { item })).toMatchObject({
      faults: [{ field: 'item', code: 'CHARGE_UNKNOWN' }],
    });
    await cancel(reference);
    expect(await charges.post(stay, { item: await charges.item() })).toMatchObject({
      code: 'STAY_TAKES_NO_CHARGE',
    });
  });

  test('a day outside the stay, no piece, both item and words, or the room’s price in words', async () => {
    const { stay, checkin, checkout } = await inHouse();
    const item = await charges.item();
    const words = { name: 'Upgrade', department: 'OTHER' as const, pricePaise: 1_000, taxPercent: 18 };
    const cases = [
      [{ item, day: addDays(checkin, -1) }, 'day', 'CHARGE_DAY_OUTSIDE'],
      [{ item, day: addDays(checkout, 1) }, 'day', 'CHARGE_DAY_OUTSIDE'],
      [{ item, quantity: 0 }, 'quantity', 'NUMBER_OUT_OF_RANGE'],
      [{ item, words }, 'item', 'CHARGE_UNKNOWN'],
      [{}, 'item', 'CHARGE_UNKNOWN'],
      [
        { words: { ...words, department: 'ROOM' as const } },
        'words.department',
        'ROOM_CHARGE_FROM_CATALOGUE',
      ],
      [{ words: { ...words, taxPercent: 12 } }, 'words.taxPercent', 'TAX_RATE_UNKNOWN'],
      [{ words: { ...words, pricePaise: 0 } }, 'words.pricePaise', 'AMOUNT_OUT_OF_RANGE'],
      [{ words: { ...words, name: '' } }, 'words.name', 'TEXT_MISSING'],
    ] as const;
    for (const [form, field, code] of cases)
      expect(await charges.post(stay, form)).toMatchObject({ faults: [{ field, code }] });
  });

  test('a charge of a stay that is cancelled is not charged any more', async () => {
    const { reference, stay } = await booked();
    await charges.posted(stay, { item: await charges.item() });
    await cancel(reference);
    expect(await balanceOf(reference)).toBe(0);
    expect((await charges.billOf(reference)).charges).toMatchObject([{ takenBackAt: expect.any(String) }]);
  });
});
