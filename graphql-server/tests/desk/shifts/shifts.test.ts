import { randomUUID } from 'node:crypto';
import type { Staff } from '../../../src/access/accounts/authorisation';
import type { CashPieces } from '../../../src/desk/shifts/cash-pieces.policy';
import { findBreaches } from '../../../src/operations/invariants/broken-invariants';
import { businessDayInZone } from '../../../src/platform/time/dates';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { bookingThatOwes, counterPayment, deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const OPEN = gql(`mutation OpenShiftHere($input: OpenShiftInput!) {
  result: openShift(input: $input) {
    __typename
    ... on ShiftStored { shift { id person takenOverFrom float { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const OWN = gql(`query OwnShiftHere {
  ownShift {
    id expectedCash { amount } paidOut { amount }
    takings { source net { amount } }
    entries { id move amount { amount } reference reason isPutBack }
  }
  shiftsToTakeOver { id closing { left { amount } countedPieces { pieces } } }
}`);
const PAY_OUT = gql(`mutation PayOutHere($input: PaidOutInput!) {
  result: payOut(input: $input) {
    __typename
    ... on ShiftStored { shift { expectedCash { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const PUT_BACK = gql(`mutation PutBackHere($entryId: ID!, $reason: String!) {
  result: putBackPaidOut(entryId: $entryId, reason: $reason) {
    __typename
    ... on ShiftStored { shift { expectedCash { amount } } }
    ... on Refusal { code }
  }
}`);
const CLOSE = gql(`mutation CloseShiftHere($input: CloseShiftInput!) {
  result: closeShift(input: $input) {
    __typename
    ... on ShiftStored { shift { closing { by difference { amount } left { amount } handedTo countedPieces { kind value { amount } pieces } } } }
    ... on ShiftChanged { shift { expectedCash { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const DAY = gql(`query DayOfShifts($day: PlainDate) {
  cashUp(day: $day) {
    expectedCash { amount } outsideShifts { amount } paidOut { amount }
    shifts { id person cash { amount } closing { difference { amount } } }
  }
}`);

const ASHA: Staff = { uid: 'asha', address: 'asha@hotel.example' };
const VIKRAM: Staff = { uid: 'vikram', address: 'vikram@hotel.example' };
const ROUNDS = 12;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '100', HOLDS_PER_CALLER: '100' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  expect(await findBreaches(testServer.installation.database)).not.toContainEqual(
    expect.objectContaining({ invariant: expect.stringMatching(/shift/) as unknown }),
  );
  await testServer.query('TRUNCATE shift_entries, shifts');
  await testServer.shiftClock('0');
});

const services = () => testServer.installation.services;
const now = async () => {
  const [row] = await testServer.query<{ now: Date }>('SELECT hotel_now() AS now');
  if (!row) throw new Error('the database has no time');
  return row.now;
};
const open = async (input: { float?: number; takesOver?: string }) =>
  (await execute(testServer, OPEN, { input }, owner)).result;
const own = async () => (await execute(testServer, OWN, {}, owner)).ownShift;
const toTakeOver = async () => (await execute(testServer, OWN, {}, owner)).shiftsToTakeOver;
const payOut = async (amount: number, reason = 'Taxi for a guest', idempotencyKey = randomUUID()) =>
  (await execute(testServer, PAY_OUT, { input: { amount, reason, idempotencyKey } }, owner)).result;
const putBack = async (entryId: string) =>
  (await execute(testServer, PUT_BACK, { entryId, reason: 'Paid by card' }, owner)).result;
const day = async (date?: string) => (await execute(testServer, DAY, { day: date }, owner)).cashUp;

interface Count {
  shiftId: string;
  expectedCash: number;
  countedCash: number;
  safe?: number;
  handedTo?: string;
  countedPieces?: CashPieces[];
}
const closing = (count: Count) => ({ safe: count.countedCash, ...count });
const close = async (count: Count) =>
  (await execute(testServer, CLOSE, { input: closing(count) }, owner)).result;

async function openedShift(input: { float?: number; takesOver?: string } = { float: 100_000 }) {
  const result = await open(input);
  assertType(result, 'ShiftStored');
  return result.shift;
}

async function owing() {
  const { reference } = await bookingThatOwes(testServer);
  return reference;
}

/** Takes a payment in the name of another member of the staff. */
async function takenBy(who: Staff, reference: string, amount: number) {
  const form = { ...deskPaymentForm(reference), source: 'CASH' as const, amount, note: '', pan: null };
  const at = await now();
  const time = { now: at, today: businessDayInZone(at, 'Asia/Kolkata') };
  const taken = await services().deskPayments.record(who, reference, form, time);
  if (taken.kind !== 'DeskPaymentRecorded') throw new Error(taken.kind);
  return taken.paymentId;
}

async function shiftOf(who: Staff, beginning: { floatPaise: number } | { takesOver: string }) {
  const opened = await services().shifts.open(who, beginning, await now());
  if (opened.kind !== 'ShiftStored') throw new Error(opened.kind);
  return opened.shift.shift.id;
}

const closeAs = async (who: Staff, shiftId: string, count: Omit<Count, 'shiftId'>) =>
  services().shifts.close(
    who,
    shiftId,
    { safe: 0, handedTo: 'Vikram', note: '', countedPieces: [], ...count },
    await now(),
  );

describe('given an open shift', () => {
  test('payments of every method belong to it, and cash raises what should be in the drawer', async () => {
    await openedShift();
    const reference = await owing();
    await takeMoney(testServer, deskPaymentForm(reference, { amount: 50_000 }), owner);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 70_000 }), owner);
    expect(await own()).toMatchObject({
      expectedCash: { amount: 150_000 },
      takings: [
        { source: 'CASH', net: { amount: 50_000 } },
        { source: 'UPI', net: { amount: 70_000 } },
      ],
      entries: [
        { move: 'TAKEN', reference },
        { move: 'TAKEN', reference },
      ],
    });
  });

  test('a second shift of the person is refused, also when both are opened at once', async () => {
    const results = await Promise.all([open({ float: 1 }), open({ float: 2 })]);
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual(['ShiftRefused', 'ShiftStored']);
    expect(await open({ float: 3 })).toMatchObject({ code: 'SHIFT_OPEN_ALREADY' });
  });

  test('cash is paid out up to what is in the drawer, and a repeated form pays out once', async () => {
    await openedShift({ float: 30_000 });
    expect(await payOut(30_001)).toMatchObject({
      faults: [{ field: 'amount', code: 'PAID_OUT_ABOVE_CASH' }],
    });
    const key = randomUUID();
    await payOut(20_000, 'Flowers', key);
    expect(await payOut(20_000, 'Flowers', key)).toMatchObject({
      shift: { expectedCash: { amount: 10_000 } },
    });
    expect(await payOut(10_000, 'Flowers', key)).toMatchObject({ __typename: 'IdempotencyConflict' });
    expect(await own()).toMatchObject({ paidOut: { amount: 20_000 } });
  });

  test('two sessions cannot pay out more than the drawer has', async () => {
    await openedShift({ float: 30_000 });
    const results = await Promise.all([payOut(20_000), payOut(20_000)]);
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual(['InvalidInput', 'ShiftStored']);
  });

  test('a paid-out that was a mistake is put back once', async () => {
    await openedShift({ float: 30_000 });
    await payOut(20_000);
    const entryId = (await own())?.entries[0]?.id ?? '';
    expect(await putBack(entryId)).toMatchObject({ shift: { expectedCash: { amount: 30_000 } } });
    expect(await putBack(entryId)).toMatchObject({ code: 'PAID_OUT_PUT_BACK' });
    expect((await own())?.entries.map(({ isPutBack }) => isPutBack)).toEqual([true, false]);
  });
});

describe('given no open shift', () => {
  test('cash is taken all the same, and counts outside shifts', async () => {
    await testServer.shiftClock('20 days');
    await takeMoney(testServer, deskPaymentForm(await owing(), { amount: 50_000 }), owner);
    expect(await day()).toMatchObject({
      expectedCash: { amount: 50_000 },
      outsideShifts: { amount: 50_000 },
      shifts: [],
    });
  });

  test('nothing can be paid out', async () => {
    expect(await payOut(1)).toMatchObject({ code: 'SHIFT_NEEDED' });
  });
});

describe('when a shift is closed', () => {
  test('the difference, the safe and the rest are stored, and a changed sum is shown first', async () => {
    const { id } = await openedShift({ float: 100_000 });
    await payOut(10_000);
    expect(await close({ shiftId: id, expectedCash: 100_000, countedCash: 90_000 })).toMatchObject({
      __typename: 'ShiftChanged',
      shift: { expectedCash: { amount: 90_000 } },
    });
    const count = {
      shiftId: id,
      expectedCash: 90_000,
      countedCash: 89_500,
      safe: 60_000,
      handedTo: 'Vikram',
    };
    const closed = {
      shift: {
        closing: {
          by: OWNER.email,
          difference: { amount: -500 },
          left: { amount: 29_500 },
          handedTo: 'Vikram',
        },
      },
    };
    expect(await close(count)).toMatchObject(closed);
    expect(await close(count)).toMatchObject(closed);
    expect(await close({ ...count, countedCash: 90_000 })).toMatchObject({ code: 'SHIFT_CLOSED_ALREADY' });
  });

  test('cash that is left needs a name, and the safe gets at most what was counted', async () => {
    const { id } = await openedShift({ float: 100 });
    const count = { shiftId: id, expectedCash: 100, countedCash: 100 };
    expect(await close({ ...count, safe: 0 })).toMatchObject({ faults: [{ field: 'handedTo' }] });
    expect(await close({ ...count, safe: 200 })).toMatchObject({
      faults: [{ field: 'safe', code: 'SAFE_ABOVE_COUNTED' }],
    });
  });

  test('the notes and coins are kept for the next person, and must be known and add up', async () => {
    const { id } = await openedShift({ float: 52_000 });
    const count = { shiftId: id, expectedCash: 52_000, countedCash: 52_000, safe: 0, handedTo: 'Vikram' };
    const note = { kind: 'NOTE' as const, value: 50_000, pieces: 1 };
    const coin = { kind: 'COIN' as const, value: 1000, pieces: 2 };
    const refused = { faults: [{ field: 'countedPieces', code: 'COUNTED_PIECES_INVALID' }] };
    for (const countedPieces of [
      [note],
      [note, { ...coin, value: 1500 }],
      [note, { ...coin, pieces: 1 }, { ...coin, pieces: 1 }],
      [note, { ...coin, pieces: 4 }, { ...coin, value: 500, pieces: -4 }],
    ])
      expect(await close({ ...count, countedPieces })).toMatchObject(refused);
    expect(await close({ ...count, countedPieces: [note, coin] })).toMatchObject({
      shift: {
        closing: {
          countedPieces: [
            { kind: 'NOTE', value: { amount: 50_000 }, pieces: 1 },
            { kind: 'COIN', value: { amount: 1000 }, pieces: 2 },
          ],
        },
      },
    });
    expect(await toTakeOver()).toMatchObject([
      { id, closing: { countedPieces: [{ pieces: 1 }, { pieces: 2 }] } },
    ]);
  });

  test('the next shift begins with the rest, and only one shift takes it over', async () => {
    const first = await shiftOf(ASHA, { floatPaise: 100_000 });
    await closeAs(ASHA, first, { expectedCash: 100_000, countedCash: 100_000, safe: 40_000 });
    expect(await toTakeOver()).toMatchObject([{ id: first, closing: { left: { amount: 60_000 } } }]);
    const results = await Promise.all([
      services().shifts.open(ASHA, { takesOver: first }, await now()),
      services().shifts.open(VIKRAM, { takesOver: first }, await now()),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['ShiftRefused', 'ShiftStored']);
    expect(results).toContainEqual(
      expect.objectContaining({ shift: expect.objectContaining({ expectedPaise: 60_000 }) as unknown }),
    );
    expect(await toTakeOver()).toEqual([]);
  });

  test('its row does not change any more', async () => {
    const { id } = await openedShift({ float: 0 });
    await close({ shiftId: id, expectedCash: 0, countedCash: 0 });
    await expect(testServer.query('UPDATE shifts SET counted_paise = 5 WHERE id = $1', [id])).rejects.toThrow(
      'a closed shift does not change',
    );
  });

  test(`a payment at the same time is in the shift or outside it, ${ROUNDS} times`, async () => {
    await testServer.shiftClock('30 days');
    const reference = await owing();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await openedShift({ float: 1000 });
      const [, closed] = await Promise.all([
        takeMoney(testServer, deskPaymentForm(reference, { amount: 100 }), owner),
        close({ shiftId: id, expectedCash: 1000, countedCash: 1000 }),
      ]);
      if (closed.__typename === 'ShiftChanged')
        assertType(await close({ shiftId: id, expectedCash: 1100, countedCash: 1100 }), 'ShiftStored');
    }
    const { expectedCash, outsideShifts, shifts } = await day();
    const inShifts = shifts.reduce((sum, { cash }) => sum + cash.amount, 0);
    expect(expectedCash.amount).toBe(ROUNDS * 100);
    expect(inShifts + outsideShifts.amount).toBe(ROUNDS * 100);
  });
});

describe('given the business day', () => {
  test('three shifts with an error, a paid-out and a hand-over add up to it', async () => {
    await testServer.shiftClock('40 days');
    const reference = await owing();
    await takenBy(VIKRAM, reference, 20_000);
    const early = await shiftOf(ASHA, { floatPaise: 200_000 });
    await takenBy(ASHA, reference, 100_000);
    await closeAs(ASHA, early, { expectedCash: 300_000, countedCash: 299_000, safe: 99_000 });
    const { id: middle, takenOverFrom } = await openedShift({ takesOver: early });
    const mistaken = await takeMoney(testServer, deskPaymentForm(reference, { amount: 50_000 }), owner);
    await counterPayment(testServer, mistaken.paymentId, owner);
    await takeMoney(testServer, deskPaymentForm(reference, { amount: 60_000 }), owner);
    await payOut(15_000, 'Taxi');
    const count = { shiftId: middle, expectedCash: 245_000, countedCash: 245_000 };
    assertType(await close({ ...count, safe: 45_000, handedTo: 'Vikram' }), 'ShiftStored');
    const late = await shiftOf(VIKRAM, { takesOver: middle });
    await takenBy(VIKRAM, reference, 30_000);
    await closeAs(VIKRAM, late, { expectedCash: 230_000, countedCash: 230_000, safe: 230_000 });

    expect(takenOverFrom).toBe(ASHA.address);
    const { expectedCash, outsideShifts, paidOut, shifts } = await day();
    expect({ expectedCash, outsideShifts, paidOut }).toEqual({
      expectedCash: { amount: 195_000 },
      outsideShifts: { amount: 20_000 },
      paidOut: { amount: 15_000 },
    });
    expect(
      shifts.map(({ person, cash, closing: end }) => [person, cash.amount, end?.difference.amount]),
    ).toEqual([
      [ASHA.address, 100_000, -1000],
      [OWNER.email, 45_000, 0],
      [VIKRAM.address, 30_000, 0],
    ]);
  });

  test('a shift over its end has a part on each day', async () => {
    const moveTo = async (hours: number) => {
      const today = businessDayInZone(new Date(), 'Asia/Kolkata');
      const [row] = await testServer.query<{ shift: string }>(
        `SELECT (($1::date + 50 + make_interval(hours => $2)) AT TIME ZONE 'Asia/Kolkata' - clock_timestamp())::text AS shift`,
        [today, hours],
      );
      await testServer.shiftClock(row?.shift ?? '0');
      const [{ day: date } = { day: '' }] = await testServer.query<{ day: string }>(
        `SELECT ($1::date + 50)::text AS day`,
        [today],
      );
      return date;
    };
    const first = await moveTo(29);
    const reference = await owing();
    const { id } = await openedShift({ float: 10_000 });
    await takeMoney(testServer, deskPaymentForm(reference, { amount: 20_000 }), owner);
    await moveTo(31);
    await takeMoney(testServer, deskPaymentForm(reference, { amount: 30_000 }), owner);
    await payOut(5000);
    expect(await day(first)).toMatchObject({
      expectedCash: { amount: 20_000 },
      shifts: [{ id, cash: { amount: 20_000 } }],
    });
    expect(await day()).toMatchObject({
      expectedCash: { amount: 25_000 },
      shifts: [{ id, cash: { amount: 25_000 } }],
    });
    expect(await own()).toMatchObject({ expectedCash: { amount: 55_000 } });
  });
});

test('a closed shift whose money was changed by hand is reported', async () => {
  const { id } = await openedShift({ float: 10_000 });
  await payOut(4000);
  assertType(await close({ shiftId: id, expectedCash: 6000, countedCash: 6000 }), 'ShiftStored');
  await testServer.query('UPDATE shift_entries SET amount_paise = 3000 WHERE shift_id = $1', [id]);
  expect(await findBreaches(testServer.installation.database)).toContainEqual(
    expect.objectContaining({
      invariant: 'a day whose shifts do not add up',
      detail: 'expected 6000 paise, movements 7000',
    }),
  );
  await testServer.query('UPDATE shift_entries SET amount_paise = 4000 WHERE shift_id = $1', [id]);
});
