import type { DisputeEvent } from '../../../local/razorpay-entities';
import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { cancelAtDesk, freshKey, takeBackAtDesk } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { confirmedBooking, refundsAtGateway, refundsOf } from '../../testkit/late-money';
import { requestSteps } from '../../testkit/payment-requests';
import { depositSteps } from '../../testkit/security-deposits';
import { staffMember } from '../../testkit/staff';
import { issueDocuments } from '../../testkit/tax-documents';
import { deliver, disputeEvent, refundEvent } from '../../testkit/webhooks';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const CASH_UP = gql(`query CashUpWithDeposits($day: PlainDate) {
  cashUp(day: $day) {
    day expectedCash { amount }
    sums { source isDeposit net { amount } }
    moves { move isDeposit reference amount { amount } }
  }
}`);
const FIGURES = gql(`query FiguresWithDeposits($from: PlainDate!, $to: PlainDate!) {
  figures(from: $from, to: $to) { __typename ... on Figures { period { methods { source capturedPaise refundedPaise } securityDepositsHeldPaise } } }
}`);
const LINES = gql(`query LinesWithDeposits($from: PlainDate!, $to: PlainDate!) {
  file: exportCharges(from: $from, to: $to) { __typename ... on CsvFile { content } }
}`);
const OPEN_SHIFT = gql(`mutation OpenShiftForDeposits($input: OpenShiftInput!) {
  result: openShift(input: $input) { __typename ... on ShiftStored { shift { id } } }
}`);
const SHIFT = gql(
  `query ShiftWithDeposits { ownShift { expectedCash { amount } takings { source isDeposit net { amount } } } }`,
);
const CANCEL = gql(`mutation CancelWithDeposit($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) { __typename ... on GuestBookingCancelled { refund { amount } } }
}`);
const PAGE = gql(`query PageWithDeposit($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking {
      amountPaid { amount } balance { amount } amountRefunded { amount } refundState
      securityDeposit { held { amount } returned { amount } charged { amount } }
    }
  }
}`);
const LINES_OF_DEPOSITS = `
  SELECT count(*)::int AS lines, sum(value_paise + cgst_paise + sgst_paise)::int AS paise FROM folio_lines
  WHERE kind = 'DEPOSIT_CHARGE' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`;
const TASKS = gql(`query TasksOfDeposits { openTasks { kind reference amount { amount } } }`);

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;
let requests: ReturnType<typeof requestSteps>;
let deposits: ReturnType<typeof depositSteps>;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer();
  identity = await openIdentity();
  const { token } = await identity.signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  requests = requestSteps(testServer, owner);
  deposits = depositSteps(testServer, () => owner);
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

let nights = 20;

/** A booking of the desk for one night, with what it owes. */
async function booked(fields: Parameters<typeof bookedAtDesk>[1] = {}) {
  nights += 1;
  const checkin = inDays(nights);
  const stays = [deskStay({ checkin, checkout: inDays(nights + 1) })];
  const reference = await bookedAtDesk(
    testServer,
    { stays, email: `deposit-${nights}@guest.example`, phone: `+91 98200 11${nights + 100}`, ...fields },
    owner,
  );
  const owes = (await requests.atDesk(reference)).balance.amount;
  return { reference, owes, checkin, email: `deposit-${nights}@guest.example` };
}

const moneyOf = async (reference: string) => {
  const { balance, amountPaid } = await requests.atDesk(reference);
  return { balance: balance.amount, paid: amountPaid.amount };
};

const heldOf = async (reference: string) => (await deposits.depositsOf(reference)).held.amount;

const tasksOf = async (reference: string) =>
  (await execute(testServer, TASKS, {}, owner)).openTasks
    .filter((task) => task.reference === reference)
    .map(({ kind, amount }) => [kind, amount?.amount]);

/** The staff cancel the booking and keep nothing of what was paid for the stay. */
async function cancel(reference: string, expectedRefund: number) {
  const input = { reference, kind: 'CANCELLATION' as const, charge: 0, expectedRefund };
  const words = { reason: 'Ill', idempotencyKey: `cancel-with-deposit-${nights}` };
  return (await execute(testServer, CANCEL, { input: { ...input, ...words } }, owner)).result;
}

/** Sends what waits; then the gateway reports that its latest refund failed. */
async function failLatestRefund(): Promise<void> {
  await testServer.runJobs();
  const made = Object.values(testServer.razorpay.state().refunds).at(-1);
  const refund = await testServer.razorpay.settleRefund(String(made?.id), 'failed', { webhook: false });
  await deliver(testServer, refundEvent('refund.failed', refund));
}

const mailsTo = (email: string) => testServer.inbox.messages(email).map(({ subject }) => subject);

const documentsOf = (reference: string) =>
  testServer.query<{ kind: string; total: number }>(
    `SELECT document.kind, document.total_paise AS total FROM tax_documents document
     JOIN bookings booking ON booking.id = document.booking_id WHERE booking.reference = $1 ORDER BY document.created_at`,
    [reference],
  );

describe('given a deposit in cash', () => {
  test('it is held, pays nothing of the booking, and goes back in parts', async () => {
    const { reference, owes, email } = await booked();
    const deposit = await deposits.taken(reference, { note: 'slip 12' });
    expect(await moneyOf(reference)).toEqual({ balance: owes, paid: 0 });
    expect(await deposits.giveBack(deposit, 200_000)).toMatchObject({
      deposits: { held: { amount: 300_000 } },
    });
    expect(await deposits.giveBack(deposit, 300_000)).toMatchObject({ deposits: { held: { amount: 0 } } });
    expect(await deposits.depositsOf(reference)).toMatchObject({
      held: { amount: 0 },
      deposits: [
        {
          ...{ source: 'CASH', note: 'slip 12', amount: { amount: 500_000 }, held: { amount: 0 } },
          movements: [
            { kind: 'RETURNED', amount: { amount: 200_000 }, isPending: false },
            { kind: 'RETURNED', amount: { amount: 300_000 }, isPending: false },
          ],
        },
      ],
    });
    expect(await moneyOf(reference)).toEqual({ balance: owes, paid: 0 });
    await testServer.runJobs();
    expect(mailsTo(email).filter((subject) => subject.includes('security deposit'))).toHaveLength(3);
    expect(await documentsOf(reference)).toEqual([]);
  });

  test('more than is held, paise, nothing and unknown deposits are refused', async () => {
    const { reference } = await booked();
    const deposit = await deposits.taken(reference);
    const faultsOf = (result: object) => ('faults' in result ? result.faults : result);
    expect(faultsOf(await deposits.giveBack(deposit, 500_100))).toMatchObject([
      { field: 'amount', code: 'AMOUNT_ABOVE_DEPOSIT' },
    ]);
    expect(faultsOf(await deposits.charge(deposit, { amount: 500_100 }))).toMatchObject([
      { field: 'amount', code: 'AMOUNT_ABOVE_DEPOSIT' },
    ]);
    expect(faultsOf(await deposits.giveBack(deposit, 150))).toMatchObject([
      { code: 'AMOUNT_IN_WHOLE_RUPEES' },
    ]);
    expect(faultsOf(await deposits.take(reference, { amount: 0 }))).toMatchObject([
      { code: 'AMOUNT_INVALID' },
    ]);
    expect(faultsOf(await deposits.charge(deposit, { taxPercent: 7 }))).toMatchObject([
      { field: 'taxPercent', code: 'TAX_RATE_UNKNOWN' },
    ]);
    expect(await deposits.giveBack('3a5c7f60-2f6b-4a59-a3c1-000000000000', 100)).toMatchObject({
      __typename: 'RecordNotFound',
    });
    expect(await heldOf(reference)).toBe(500_000);
  });

  test('of two returns at once one wins, and a form that is sent again counts once', async () => {
    const { reference } = await booked();
    const deposit = await deposits.taken(reference);
    const results = await Promise.all([
      deposits.giveBack(deposit, 400_000),
      deposits.giveBack(deposit, 400_000),
      deposits.charge(deposit, { amount: 400_000 }),
    ]);
    expect(results.map((result) => result.__typename).toSorted()).toEqual([
      'InvalidInput',
      'InvalidInput',
      'SecurityDepositsStored',
    ]);
    const key = 'one-form-sent-ten-times';
    const again = await Promise.all(
      Array.from({ length: 10 }, () => deposits.giveBack(deposit, 10_000, key)),
    );
    expect(new Set(again.map((result) => result.__typename))).toEqual(new Set(['SecurityDepositsStored']));
    expect(await heldOf(reference)).toBe(90_000);
    expect(await deposits.giveBack(deposit, 20_000, key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const form = { idempotencyKey: 'one-deposit-sent-twice', amount: 100_000 };
    await Promise.all([deposits.take(reference, form), deposits.take(reference, form)]);
    expect((await deposits.depositsOf(reference)).deposits).toHaveLength(2);
  });

  test('the law’s limit of cash counts deposits, too', async () => {
    const { reference } = await booked();
    expect(await deposits.take(reference, { amount: 20_000_000 })).toMatchObject({
      faults: [{ field: 'amount', code: 'CASH_LIMIT_OF_DAY' }],
    });
    await deposits.taken(reference, { amount: 4_900_000 });
    expect(await deposits.take(reference, { amount: 200_000 })).toMatchObject({
      faults: [{ field: 'pan', code: 'PAN_NEEDED' }],
    });
    await deposits.taken(reference, { amount: 200_000, pan: 'ABCDE1234F' });
    expect(await heldOf(reference)).toBe(5_100_000);
  });

  test('a return by hand stays within the bound of the role; a charge gives nothing away', async () => {
    const { reference } = await booked();
    const deposit = await deposits.taken(reference, { amount: 1_500_000 });
    const clerk = { token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token };
    const ofClerk = depositSteps(testServer, () => clerk);
    expect(await ofClerk.giveBack(deposit, 400_000)).toMatchObject({
      deposits: { held: { amount: 1_100_000 } },
    });
    await expect(ofClerk.giveBack(deposit, 200_000)).rejects.toThrow('₹1,000.00 of it is left');
    expect(await heldOf(reference)).toBe(1_100_000);
    expect(await ofClerk.charge(deposit, { amount: 600_000 })).toMatchObject({
      deposits: { held: { amount: 500_000 } },
    });
    expect(await ofClerk.giveBack(deposit, 100_000)).toMatchObject({
      deposits: { held: { amount: 400_000 } },
    });
    expect(await deposits.giveBack(deposit, 400_000)).toMatchObject({ deposits: { held: { amount: 0 } } });
  });

  test('the drawer of the open shift and the cash-up count it, apart from takings', async () => {
    await testServer.shiftClock('3 days');
    const { result } = await execute(testServer, OPEN_SHIFT, { input: { float: 100_000 } }, owner);
    expect(result.__typename).toBe('ShiftStored');
    const { reference } = await booked();
    await takeMoney(testServer, deskPaymentForm(reference, { amount: 10_000 }), owner);
    const deposit = await deposits.taken(reference);
    await deposits.giveBack(deposit, 200_000);
    await deposits.charge(deposit, { amount: 118_000 });
    expect((await execute(testServer, SHIFT, {}, owner)).ownShift).toEqual({
      expectedCash: { amount: 410_000 },
      takings: [
        { source: 'CASH', isDeposit: false, net: { amount: 10_000 } },
        { source: 'CASH', isDeposit: true, net: { amount: 300_000 } },
      ],
    });
    const { cashUp } = await execute(testServer, CASH_UP, {}, owner);
    expect(cashUp).toMatchObject({
      expectedCash: { amount: 310_000 },
      sums: [
        { source: 'CASH', isDeposit: false, net: { amount: 10_000 } },
        { source: 'CASH', isDeposit: true, net: { amount: 300_000 } },
      ],
      moves: [
        { move: 'TAKEN', isDeposit: false, amount: { amount: 10_000 } },
        { move: 'TAKEN', isDeposit: true, reference, amount: { amount: 500_000 } },
        { move: 'GIVEN_BACK', isDeposit: true, reference, amount: { amount: 200_000 } },
      ],
    });
    // The sum of the cash-ups: what became a charge was taken as a deposit, and no money moved again.
    const { figures } = await execute(testServer, FIGURES, { from: cashUp.day, to: cashUp.day }, owner);
    assertType(figures, 'Figures');
    expect(figures.period.methods).toEqual([{ source: 'CASH', capturedPaise: 10_000, refundedPaise: 0 }]);
    const { file } = await execute(testServer, LINES, { from: cashUp.day, to: cashUp.day }, owner);
    assertType(file, 'CsvFile');
    expect(file.content).toMatch(/\bCASH\b/);
    expect(file.content).not.toContain('SECURITY_DEPOSIT');
  });
});

test('the figures say what is held at the end of the period', async () => {
  await testServer.shiftClock('5 days');
  const heldAtEndOf = async (day: string) => {
    const { figures } = await execute(testServer, FIGURES, { from: day, to: day }, owner);
    assertType(figures, 'Figures');
    return figures.period.securityDepositsHeldPaise;
  };
  const { cashUp } = await execute(testServer, CASH_UP, {}, owner);
  const [yesterday, today] = [addDays(cashUp.day, -1), cashUp.day];
  const [before, earlier] = [await heldAtEndOf(today), await heldAtEndOf(yesterday)];
  const { reference } = await booked();
  const deposit = await deposits.taken(reference);
  await deposits.giveBack(deposit, 200_000);
  await deposits.charge(deposit, { amount: 118_000 });
  expect(await heldAtEndOf(today)).toBe(before + 182_000);
  expect(await heldAtEndOf(yesterday)).toBe(earlier);
});

describe('given a part that becomes a charge', () => {
  test('it is charged with tax and paid from the deposit, the balance stays, and its document is the invoice', async () => {
    await issueDocuments(testServer);
    const { reference, owes, checkin } = await booked();
    await goTo(testServer, checkin, '14:00');
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await desk.checkIn(stay);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    const deposit = await deposits.taken(reference);
    expect(await deposits.charge(deposit)).toMatchObject({ deposits: { held: { amount: 382_000 } } });
    await deposits.charge(deposit, { amount: 50_000, taxPercent: 0, reason: 'Lost key' });
    expect(await moneyOf(reference)).toEqual({ balance: 0, paid: owes + 168_000 });
    expect(
      await testServer.query(
        `SELECT value_paise, cgst_paise, sgst_paise, tax_percent FROM folio_lines WHERE kind = 'DEPOSIT_CHARGE'
         AND booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY id`,
        [reference],
      ),
    ).toEqual([
      { value_paise: 100_000, cgst_paise: 9_000, sgst_paise: 9_000, tax_percent: 18 },
      { value_paise: 50_000, cgst_paise: 0, sgst_paise: 0, tax_percent: 0 },
    ]);
    await deposits.giveBack(deposit, 332_000);
    await goTo(testServer, inDays(nights + 1), '10:00');
    expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
    await testServer.runJobs();
    expect(await documentsOf(reference)).toEqual([
      { kind: 'RECEIPT_VOUCHER', total: owes },
      { kind: 'INVOICE', total: owes + 168_000 },
    ]);
  });
});

describe('given a charge that was made by mistake', () => {
  const charged = async (fields: Parameters<typeof deposits.charge>[1] = {}) => {
    const { reference, owes, checkin } = await booked();
    const deposit = await deposits.taken(reference);
    await deposits.charge(deposit, fields);
    const [charge = ''] = await deposits.chargesOf(reference);
    return { reference, owes, checkin, deposit, charge };
  };

  test('it is taken back whole, once, with a reason: the deposit and the folio are as before', async () => {
    const { reference, owes, deposit, charge } = await charged();
    expect(await deposits.takeBack(charge, ' ')).toMatchObject({ faults: [{ field: 'reason' }] });
    const results = await Promise.all([deposits.takeBack(charge), deposits.takeBack(charge)]);
    expect(results.map((result) => ('code' in result ? result.code : result.deposits)).toSorted()).toEqual([
      'CHARGE_TAKEN_BACK',
      { held: { amount: 500_000 } },
    ]);
    expect((await deposits.depositsOf(reference)).deposits[0]?.movements).toMatchObject([
      { kind: 'CHARGED', isTakenBack: true, amount: { amount: 118_000 } },
      { kind: 'TAKEN_BACK', reason: 'Another room', taxPercent: 18, amount: { amount: 118_000 } },
    ]);
    expect(await moneyOf(reference)).toMatchObject({ balance: owes });
    expect(await testServer.query(LINES_OF_DEPOSITS, [reference])).toEqual([{ lines: 2, paise: 0 }]);
    expect(await deposits.takeBack('3a5c7f60-2f6b-4a59-a3c1-000000000000')).toMatchObject({
      __typename: 'RecordNotFound',
    });
    expect(await deposits.charge(deposit, { amount: 500_000 })).toMatchObject({
      deposits: { held: { amount: 0 } },
    });
  });

  test('it counts towards the bound of the role, as other counter-entries do', async () => {
    const { reference, charge } = await charged({ amount: 490_000 });
    const clerk = { token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token };
    const ofClerk = depositSteps(testServer, () => clerk);
    const other = await deposits.taken(reference);
    await ofClerk.giveBack(other, 20_000);
    await expect(ofClerk.takeBack(charge)).rejects.toThrow('₹4,800.00 of it is left');
    expect(await ofClerk.giveBack(other, 480_000)).toMatchObject({ __typename: 'SecurityDepositsStored' });
    expect(await heldOf(reference)).toBe(10_000);
    expect(await deposits.takeBack(charge)).toMatchObject({ deposits: { held: { amount: 500_000 } } });
  });

  test('the history says who took it back, and why', async () => {
    const { reference, charge } = await charged();
    await deposits.takeBack(charge, 'Lamp of room 204');
    expect(
      await testServer.query(
        `SELECT step.machine, step.to_state, step.actor_kind, step.reason FROM transitions step
         JOIN refunds refund ON refund.id = step.subject_id WHERE refund.source = 'SECURITY_DEPOSIT'
           AND refund.reason = 'Lamp of room 204'`,
      ),
    ).toEqual([
      { machine: 'refund', to_state: 'PROCESSED', actor_kind: 'staff', reason: 'Lamp of room 204' },
    ]);
    expect(
      await testServer.query(
        `SELECT details ->> 'reference' AS reference FROM administrator_actions
         WHERE action = 'takeBackDepositCharge' ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ reference }]);
  });

  test('no money moves: cash-up, payments by method and the list of payments leave it out', async () => {
    await testServer.shiftClock('7 days');
    const { charge } = await charged();
    const { day } = (await execute(testServer, CASH_UP, {}, owner)).cashUp;
    const figuresOf = async (from: string) => {
      const { figures } = await execute(testServer, FIGURES, { from, to: from }, owner);
      assertType(figures, 'Figures');
      return figures.period;
    };
    const before = await figuresOf(day);
    await deposits.takeBack(charge);
    expect(await figuresOf(day)).toEqual({
      ...before,
      securityDepositsHeldPaise: before.securityDepositsHeldPaise + 118_000,
    });
    expect((await execute(testServer, CASH_UP, {}, owner)).cashUp.moves).toMatchObject([
      { move: 'TAKEN', isDeposit: true, amount: { amount: 500_000 } },
    ]);
    const { file } = await execute(testServer, LINES, { from: day, to: day }, owner);
    assertType(file, 'CsvFile');
    expect(file.content).not.toContain('SECURITY_DEPOSIT');
  });

  test('a charge of an invoice gets a credit note, and the desk is asked to return the deposit', async () => {
    await issueDocuments(testServer);
    const { reference, owes, checkin, deposit, charge } = await charged();
    await goTo(testServer, checkin, '14:00');
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await desk.checkIn(stay);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    await deposits.giveBack(deposit, 382_000);
    await goTo(testServer, inDays(nights + 1), '10:00');
    expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
    await testServer.runJobs();
    expect(await tasksOf(reference)).toEqual([]);
    await deposits.takeBack(charge);
    await testServer.runJobs();
    expect(await documentsOf(reference)).toEqual([
      { kind: 'RECEIPT_VOUCHER', total: owes },
      { kind: 'INVOICE', total: owes + 118_000 },
      { kind: 'CREDIT_NOTE', total: 118_000 },
    ]);
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 118_000]]);
    expect(await moneyOf(reference)).toMatchObject({ balance: 0 });
    await deposits.giveBack(deposit, 118_000);
    expect(await heldOf(reference)).toBe(0);
  });

  test('before the invoice nothing was issued, and nothing is', async () => {
    await issueDocuments(testServer);
    const { reference, charge } = await charged();
    await deposits.takeBack(charge);
    await testServer.runJobs();
    expect(await documentsOf(reference)).toEqual([]);
  });

  test('a deposit by a link can go back whole through the gateway', async () => {
    const { reference } = await booked();
    const asked = { purpose: 'SECURITY_DEPOSIT', amount: 300_000, reason: 'Security deposit' };
    const { token } = await requests.asked(reference, asked);
    const { payment } = await requests.pay(token, (await requests.order(token)).orderId);
    const [deposit] = (await deposits.depositsOf(reference)).deposits;
    await deposits.charge(deposit?.id ?? '', { amount: 300_000 });
    const [charge = ''] = await deposits.chargesOf(reference);
    await deposits.takeBack(charge);
    await deposits.giveBack(deposit?.id ?? '', 300_000);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount: 300_000 }]);
  });
});

describe('given guests who leave or do not come', () => {
  /** Ends a booking that nothing was paid for, without a charge. */
  const cancelled = async (reference: string, kind: 'CANCELLATION' | 'NO_SHOW') => {
    const words = { reason: 'Ill', idempotencyKey: freshKey() };
    const input = { reference, kind, charge: 0, expectedRefund: 0, ...words };
    expect(await cancelAtDesk(testServer, input, owner)).toMatchObject({ refund: { amount: 0 } });
  };

  test('a cancellation leaves the deposit held and asks the desk to return it', async () => {
    const { reference, owes } = await booked();
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    const deposit = await deposits.taken(reference);
    await deposits.charge(deposit, { amount: 100_000, taxPercent: 0 });
    expect(await cancel(reference, owes)).toMatchObject({ refund: { amount: owes } });
    expect(await heldOf(reference)).toBe(400_000);
    expect(await tasksOf(reference)).toContainEqual(['RETURN_DEPOSIT', 400_000]);
    expect(await deposits.take(reference)).toMatchObject({ code: 'BOOKING_TAKES_NO_DEPOSIT' });
    await deposits.giveBack(deposit, 400_000);
    expect(await tasksOf(reference)).toEqual([['REFUND_BY_HAND', owes]]);
  });

  test('a cancellation that is taken back asks for no return any more', async () => {
    const { reference } = await booked();
    await deposits.taken(reference);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await cancelled(reference, 'CANCELLATION');
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 500_000]]);
    expect(await takeBackAtDesk(testServer, stay, owner)).toMatchObject({
      __typename: 'CancellationTakenBack',
    });
    expect(await tasksOf(reference)).toEqual([]);
  });

  test('a check-out that is undone asks for no return until the guest leaves again', async () => {
    const { reference, owes, checkin } = await booked();
    await goTo(testServer, checkin, '14:00');
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await desk.checkIn(stay);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    await deposits.taken(reference);
    await goTo(testServer, inDays(nights + 1), '10:00');
    await desk.checkOut(stay, { despiteDeposit: true });
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 500_000]]);
    expect(await desk.undoCheckOut(stay)).toMatchObject({ status: 'IN_HOUSE' });
    expect(await tasksOf(reference)).toEqual([]);
    await desk.checkOut(stay, { despiteDeposit: true });
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 500_000]]);
  });

  test('a no-show who arrives after all is asked for again only when the guest leaves', async () => {
    const { reference, checkin } = await booked();
    const deposit = await deposits.taken(reference);
    await goTo(testServer, addDays(checkin, 1), '02:00');
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await cancelled(reference, 'NO_SHOW');
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 500_000]]);
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ status: 'IN_HOUSE' });
    expect(await tasksOf(reference)).toEqual([]);
    await deposits.giveBack(deposit, 500_000);
  });

  test('a check-out asks first, and the desk may return the deposit later', async () => {
    const { reference, owes, checkin } = await booked();
    await goTo(testServer, checkin, '14:00');
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await desk.checkIn(stay);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    const deposit = await deposits.taken(reference);
    await goTo(testServer, inDays(nights + 1), '10:00');
    expect(await desk.checkOut(stay)).toMatchObject({ code: 'DEPOSIT_HELD' });
    expect(await desk.checkOut(stay, { despiteDeposit: true })).toMatchObject({ status: 'DEPARTED' });
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 500_000]]);
    await deposits.giveBack(deposit, 500_000);
    expect(await tasksOf(reference)).toEqual([]);
  });
});

describe('given a deposit by a link', () => {
  const asked = async (amount = 300_000) => {
    const { reference, owes } = await booked();
    const fields = { purpose: 'SECURITY_DEPOSIT', amount, reason: 'Security deposit' };
    const { id, token } = await requests.asked(reference, fields);
    return { reference, owes, id, token };
  };

  test('captured money is held, and goes back through the gateway to its own payment', async () => {
    const { reference, owes, token } = await asked();
    expect(await requests.open(token)).toMatchObject({
      purpose: 'SECURITY_DEPOSIT',
      toPay: { amount: 300_000 },
    });
    const { orderId } = await requests.order(token);
    const { payment, result } = await requests.pay(token, orderId);
    expect(result).toMatchObject({ status: 'PAID' });
    expect(await moneyOf(reference)).toEqual({ balance: owes, paid: 0 });
    const [deposit] = (await deposits.depositsOf(reference)).deposits;
    expect(deposit).toMatchObject({ source: 'GATEWAY', note: 'Security deposit', held: { amount: 300_000 } });
    await deposits.giveBack(deposit?.id ?? '', 100_000);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id)).toMatchObject([{ amount: 100_000 }]);
    await deposits.charge(deposit?.id ?? '', { amount: 118_000 });
    await deposits.giveBack(deposit?.id ?? '', 82_000);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment.id).map(({ amount }) => amount)).toEqual([100_000, 82_000]);
    expect(await heldOf(reference)).toBe(0);
    expect(await moneyOf(reference)).toEqual({ balance: owes, paid: 118_000 });
  });

  test('a second payment of the link is refunded whole, and one deposit stays', async () => {
    const { reference, token } = await asked();
    const { orderId } = await requests.order(token);
    const results = await Promise.all([requests.pay(token, orderId), requests.pay(token, orderId)]);
    expect(results.map(({ result }) => result.__typename).toSorted()).toEqual([
      'PaymentRefunded',
      'RequestedPayment',
    ]);
    await testServer.runJobs();
    expect(await heldOf(reference)).toBe(300_000);
  });

  test('a return that the gateway refuses is held again, and a new return ends its task', async () => {
    const { reference, token } = await asked();
    await requests.pay(token, (await requests.order(token)).orderId);
    const [deposit] = (await deposits.depositsOf(reference)).deposits;
    await deposits.giveBack(deposit?.id ?? '', 300_000);
    await failLatestRefund();
    expect(await heldOf(reference)).toBe(300_000);
    expect(await tasksOf(reference)).toEqual([['REFUND_FAILED', 300_000]]);
    await deposits.giveBack(deposit?.id ?? '', 300_000);
    expect(await tasksOf(reference)).toEqual([]);
    expect(await heldOf(reference)).toBe(0);
  });

  test('a cancellation leaves the task about a return that failed, and ends the tasks about refunds of the stay', async () => {
    const { reference, owes, token } = await asked();
    await requests.pay(token, (await requests.order(token)).orderId);
    const [deposit] = (await deposits.depositsOf(reference)).deposits;
    await deposits.giveBack(deposit?.id ?? '', 300_000);
    await failLatestRefund();
    const balance = await requests.asked(reference, { amount: owes });
    const { payment } = await requests.pay(balance.token, (await requests.order(balance.token)).orderId);
    const courtesy = await testServer.razorpay.refundInDashboard(payment.id, {
      amount: 10_000,
      webhook: false,
    });
    await deliver(testServer, refundEvent('refund.processed', courtesy));
    expect(new Set(await tasksOf(reference))).toEqual(
      new Set([
        ['REFUND_FAILED', 300_000],
        ['DASHBOARD_REFUND', 10_000],
      ]),
    );
    expect(await cancel(reference, owes - 10_000)).toMatchObject({ refund: { amount: owes - 10_000 } });
    expect(new Set(await tasksOf(reference))).toEqual(
      new Set([
        ['REFUND_FAILED', 300_000],
        ['RETURN_DEPOSIT', 300_000],
      ]),
    );
    await deposits.giveBack(deposit?.id ?? '', 300_000);
    expect(await tasksOf(reference)).toEqual([]);
  });

  test('a link that is withdrawn while its checkout is open gives the money back', async () => {
    const { reference, id, token } = await asked();
    const { orderId } = await requests.order(token);
    await requests.withdraw(id);
    expect((await requests.pay(token, orderId)).result.__typename).toBe('PaymentRefunded');
    expect(await heldOf(reference)).toBe(0);
  });

  test('amounts with paise are refused; above the balance is no fault', async () => {
    const { reference, owes } = await booked();
    const ask = (amount: number) =>
      requests.ask(reference, { purpose: 'SECURITY_DEPOSIT', amount, reason: 'Deposit' });
    expect(await ask(100_050)).toMatchObject({ faults: [{ code: 'AMOUNT_IN_WHOLE_RUPEES' }] });
    const above = Math.ceil(owes / 100) * 100 + 100_000;
    expect(await ask(above)).toMatchObject({ request: { toPay: { amount: above } } });
  });
});

describe('given a deposit by a link that the guest’s bank disputes', () => {
  const happens = async (payment: string, event: DisputeEvent, amount?: number) => {
    const dispute = await testServer.razorpay.dispute(payment, { event, amount, webhook: false });
    await deliver(testServer, disputeEvent(event, dispute, testServer.razorpay.state().payments[payment]));
  };
  const paidByLink = async (amount: number) => {
    const { reference } = await booked();
    const fields = { purpose: 'SECURITY_DEPOSIT', amount, reason: 'Security deposit' };
    const { token } = await requests.asked(reference, fields);
    const { payment } = await requests.pay(token, (await requests.order(token)).orderId);
    const [deposit] = (await deposits.depositsOf(reference)).deposits;
    return { reference, payment: payment.id, deposit: deposit?.id ?? '' };
  };

  test('a return that waits is not sent when the bank and the charges took the whole deposit', async () => {
    const { reference, payment, deposit } = await paidByLink(1_000_000);
    await deposits.charge(deposit, { amount: 400_000, taxPercent: 0 });
    await happens(payment, 'payment.dispute.created', 600_000);
    await deposits.giveBack(deposit, 600_000);
    await testServer.runJobs();
    expect(await tasksOf(reference)).toContainEqual(['REFUND_DISPUTED', 600_000]);
    await happens(payment, 'payment.dispute.lost', 600_000);
    await testServer.shiftClock('150 minutes');
    await testServer.installation.reconciliation.run();
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, payment)).toEqual([]);
    expect(await refundsOf(testServer, payment)).toMatchObject([{ status: 'NOT_NEEDED' }]);
    expect(await heldOf(reference)).toBe(0);
    expect(await tasksOf(reference)).toEqual([]);
  });

  test('when the bank takes a part after the booking is cancelled, the task asks to return the rest', async () => {
    const { reference, payment, deposit } = await paidByLink(1_000_000);
    await cancel(reference, 0);
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 1_000_000]]);
    await happens(payment, 'payment.dispute.created', 600_000);
    await happens(payment, 'payment.dispute.lost', 600_000);
    expect(await tasksOf(reference)).toEqual([['RETURN_DEPOSIT', 400_000]]);
    await deposits.giveBack(deposit, 400_000);
    expect(await tasksOf(reference)).toEqual([]);
  });

  test('nothing can be charged to it until the bank has decided', async () => {
    const { reference, payment, deposit } = await paidByLink(1_000_000);
    for (const event of ['payment.dispute.created', 'payment.dispute.under_review'] as const) {
      await happens(payment, event);
      expect(await deposits.charge(deposit)).toMatchObject({
        __typename: 'SecurityDepositRefused',
        code: 'DEPOSIT_DISPUTED',
      });
    }
    expect(await heldOf(reference)).toBe(1_000_000);
    await happens(payment, 'payment.dispute.won');
    expect(await deposits.charge(deposit)).toMatchObject({ deposits: { held: { amount: 882_000 } } });
  });
});

test('the guest’s page shows the deposit apart from what is paid', async () => {
  const { held } = await confirmedBooking(testServer);
  const { token } = held;
  const find = async () => {
    const { bookingByToken } = await execute(testServer, PAGE, { token });
    assertType(bookingByToken, 'Booking');
    return bookingByToken;
  };
  const before = await find();
  expect(before.securityDeposit).toBeNull();
  const deposit = await deposits.taken(held.booking.reference);
  await deposits.giveBack(deposit, 200_000);
  expect(await find()).toEqual({
    ...before,
    securityDeposit: { held: { amount: 300_000 }, returned: { amount: 200_000 }, charged: { amount: 0 } },
  });
});
