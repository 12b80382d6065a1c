import { assertType, execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { inDays } from '../../testkit/bookings';
import { bookedAtDesk, bookAtDesk, deskForm, deskStay } from '../../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { freshKey } from '../../testkit/cancellations';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { depositSteps } from '../../testkit/security-deposits';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { chargeSteps } from '../../testkit/posted-charges';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const CANCEL = gql(`mutation CancelWithinBoundInTest($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) { __typename ... on Refusal { code message } }
}`);
const COUNTER = gql(`mutation CounterWithinBoundInTest($paymentId: ID!) {
  result: counterDeskPayment(paymentId: $paymentId, reason: "Typed twice") { __typename ... on Refusal { code } }
}`);
const BOOK = gql(`mutation BookWithinBoundInTest($input: CreateDeskBookingInput!) {
  result: createDeskBooking(input: $input) { __typename ... on Refusal { code message } ... on InvalidInput { faults { field code } } }
}`);
const QUOTE = gql(`query QuoteWithinBoundInTest($input: DeskQuoteInput!) {
  deskQuote(input: $input) { __typename ... on Quote { total { amount } } }
}`);

const PREVIEW = gql(`query PolicyChargeWithinBoundInTest($reference: String!) {
  guestCancellationPreview(input: { reference: $reference }) {
    __typename ... on CancellationPreview { charge { amount } }
  }
}`);
const TASKS = gql(`query TasksWithinBoundInTest { openTasks { id reference } }`);
const FINISH = gql(`mutation FinishWithinBoundInTest($input: FinishTaskInput!) {
  result: finishTask(input: $input) { __typename }
}`);
const OPEN_SHIFT = gql(`mutation OpenShiftWithinBoundInTest {
  result: openShift(input: { float: 2000000 }) { __typename }
}`);
const PAY_OUT = gql(`mutation PayOutWithinBoundInTest($input: PaidOutInput!) {
  result: payOut(input: $input) { __typename }
}`);

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.query('DELETE FROM bounded_acts');
  await testServer.shiftClock('0');
});

const receptionist = async (): Promise<RequestOptions> => ({
  token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token,
});

let days = 10;

/** A stay on nights that no other test of this file sells. */
function freshStay(stay: Parameters<typeof deskStay>[0] = {}): ReturnType<typeof deskStay> {
  days += 2;
  return deskStay({ checkin: inDays(days), checkout: inDays(days + 2), ...stay });
}

interface Result {
  __typename: string;
}

const DONE: ReadonlySet<string> = new Set([
  ...[
    'ChargesStored',
    'DeskBookingMade',
    'DeskPaymentCountered',
    'GuestBookingCancelled',
    'SecurityDepositsStored',
  ],
  ...['ShiftStored', 'StayMoved', 'TaskFinished'],
]);

/** 'done'; otherwise the code and the sentence of the error, or the refusal. */
async function outcomeOf(run: () => Promise<Result | { result: Result }>): Promise<string> {
  try {
    const data = await run();
    const result = 'result' in data ? data.result : data;
    return DONE.has(result.__typename) ? 'done' : JSON.stringify(result);
  } catch (error) {
    return String(error);
  }
}

/** Gives about ₹2,000 away, once, in this session. */
type Act = (session: RequestOptions) => Promise<string>;

const SMALL_PAISE = 200_000;
/** A night below the hotel's rate; with tax, two nights are about ₹2,000 cheaper. */
const LOWERED_PAISE = 85_000;
const TAX = 0.18;

async function ownersCancellation(reference: string, form: { charge: number; expectedRefund: number }) {
  const input = {
    ...{ reference, ...form, idempotencyKey: freshKey(), kind: 'CANCELLATION' as const },
    reason: 'Asked by phone',
  };
  return execute(testServer, CANCEL, { input }, owner);
}

async function refundByHand(): Promise<Act> {
  const reference = await bookedAtDesk(testServer, { stays: [freshStay()] }, owner);
  await takeMoney(
    testServer,
    deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: SMALL_PAISE }),
    owner,
  );
  await ownersCancellation(reference, { charge: 0, expectedRefund: SMALL_PAISE });
  const { openTasks } = await execute(testServer, TASKS, {}, owner);
  const id = openTasks.find((task) => task.reference === reference)?.id ?? '';
  return (session) => outcomeOf(() => execute(testServer, FINISH, { input: { id, note: 'Given' } }, session));
}

async function returnedDeposit(): Promise<Act> {
  const reference = await bookedAtDesk(testServer, { stays: [freshStay()] }, owner);
  const deposit = await depositSteps(testServer, () => owner).taken(reference);
  return (session) => outcomeOf(() => depositSteps(testServer, () => session).giveBack(deposit, SMALL_PAISE));
}

async function counterEntry(): Promise<Act> {
  const [id = ''] = await payments(1, SMALL_PAISE);
  return (session) => counter(id, session);
}

async function paidOut(): Promise<Act> {
  const input = { amount: SMALL_PAISE, reason: 'Taxi', idempotencyKey: freshKey() };
  return (session) => outcomeOf(() => execute(testServer, PAY_OUT, { input }, session));
}

async function allowance(): Promise<Act> {
  const reference = await bookedAtDesk(testServer, { stays: [freshStay()] }, owner);
  const { allow } = chargeSteps(testServer, () => owner);
  return (session) => outcomeOf(() => allow(reference, { amount: SMALL_PAISE }, session));
}

async function chargeTakenBack(): Promise<Act> {
  const reference = await bookedAtDesk(testServer, { stays: [freshStay()] }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const { posted, takeBack } = chargeSteps(testServer, () => owner);
  const words = { name: 'Dinner', department: 'RESTAURANT' as const, pricePaise: SMALL_PAISE, taxPercent: 5 };
  const dinner = await posted(stay, { words });
  return (session) => outcomeOf(() => takeBack(dinner, 'Another room', session));
}

async function deskPrice(): Promise<Act> {
  const stay = freshStay({ roomType: 'Suite' });
  const quoteOf = async (stays: ReturnType<typeof deskStay>[]) => {
    const { deskQuote } = await execute(testServer, QUOTE, { input: { stays } }, owner);
    return 'total' in deskQuote ? deskQuote.total.amount : 0;
  };
  const usualPaise = Math.round((await quoteOf([stay])) / 2 / (1 + TAX));
  const stays = [{ ...stay, ratePaise: usualPaise - LOWERED_PAISE }];
  const expectedTotal = await quoteOf(stays);
  const input = { ...deskForm({ stays, rateReason: 'A friend' }), expectedTotal };
  return (session) => outcomeOf(() => execute(testServer, BOOK, { input }, session));
}

/** Bookings of one arrival, which the acts cancel or end on a later day. */
async function arrivals(count: number, roomType: 'Double' | 'Deluxe', arrivesIn: number) {
  const stays = [deskStay({ checkin: inDays(arrivesIn), checkout: inDays(arrivesIn + 1), roomType })];
  const references: string[] = [];
  for (let index = 0; index < count; index += 1)
    references.push(await bookedAtDesk(testServer, { stays }, owner));
  return references;
}

async function waivedCharges(count: number): Promise<Act[]> {
  const references = await arrivals(count, 'Deluxe', 200);
  await goTo(testServer, inDays(199), '20:00');
  return Promise.all(
    references.map(async (reference): Promise<Act> => {
      const { guestCancellationPreview: byPolicy } = await execute(testServer, PREVIEW, { reference }, owner);
      const policyPaise = 'charge' in byPolicy ? byPolicy.charge.amount : 0;
      const input = {
        ...{ reference, charge: policyPaise - SMALL_PAISE, expectedRefund: 0, idempotencyKey: freshKey() },
        ...{ kind: 'CANCELLATION' as const, reason: 'Asked by phone' },
      };
      return (session) => outcomeOf(() => execute(testServer, CANCEL, { input }, session));
    }),
  );
}

async function departuresThatOwe(count: number): Promise<Act[]> {
  const references = await arrivals(count, 'Double', 210);
  await goTo(testServer, inDays(210), '15:00');
  const asOwner = deskOf(testServer, () => owner);
  const stays: string[] = [];
  for (const reference of references) {
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await asOwner.checkIn(stay);
    const seen = await asOwner.previewDeparture(stay);
    const balance = 'balance' in seen ? seen.balance.amount : 0;
    const form = deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: balance - SMALL_PAISE });
    await takeMoney(testServer, form, owner);
    stays.push(stay);
  }
  await goTo(testServer, inDays(211), '11:00');
  const form = { despiteBalance: true, reason: 'Pays by invoice.' };
  return stays.map(
    (stay) => (session) => outcomeOf(() => deskOf(testServer, () => session).checkOut(stay, form)),
  );
}

const each = (make: () => Promise<Act>) => async (count: number) => {
  const acts: Act[] = [];
  for (let index = 0; index < count; index += 1) acts.push(await make());
  return acts;
};

/** Every kind of act that a bound covers, and several acts of it that wait to be done. */
const KINDS: readonly [kind: string, make: (count: number) => Promise<Act[]>][] = [
  ['a price below the hotel’s rates', each(deskPrice)],
  ['a waived charge', waivedCharges],
  ['an allowance', each(allowance)],
  ['a charge taken back', each(chargeTakenBack)],
  ['a counter-entry', each(counterEntry)],
  ['a refund by hand', each(refundByHand)],
  ['a returned deposit', each(returnedDeposit)],
  ['cash paid out', each(paidOut)],
  ['a departure that owes', departuresThatOwe],
];

/** A receptionist with an open shift, signed in on two computers. */
async function inTwoSessions(): Promise<[RequestOptions, RequestOptions]> {
  const { token, email } = await staffMember(testServer, { identity, owner, roleId: 'reception' });
  await execute(testServer, OPEN_SHIFT, {}, { token });
  return [{ token }, { token: (await identity.signInAgain(email)).token }];
}

const payments = async (count: number, amount: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const reference = await bookedAtDesk(testServer, { stays: [freshStay()] }, owner);
    ids.push(
      (await takeMoney(testServer, deskPaymentForm(reference, { source: 'CARD_MACHINE', amount }), owner))
        .paymentId,
    );
  }
  return ids;
};

const counter = (paymentId: string, who: RequestOptions) =>
  outcomeOf(() => execute(testServer, COUNTER, { paymentId }, who));

test('counter-entries of a day add up, over bookings and sessions; the owner has no bound', async () => {
  const clerk = await receptionist();
  const ids = await payments(3, 200_000);
  expect(await counter(ids[0] ?? '', clerk)).toBe('done');
  expect(await counter(ids[1] ?? '', clerk)).toBe('done');
  const refused = await executeExpectingErrors(testServer, COUNTER, { paymentId: ids[2] ?? '' }, clerk);
  expect(refused.errors[0]).toMatchObject({
    extensions: { code: 'BOUND_EXCEEDED' },
    message:
      'Your role may give away at most ₹5,000.00 a day, and ₹1,000.00 of it is left. Nothing was changed. Ask a manager.',
  });
  expect(await counter(ids[2] ?? '', owner)).toBe('done');
});

test('given one person in two sessions at once, together they stay within the bound', async () => {
  const clerk = await receptionist();
  const ids = await payments(4, 200_000);
  const outcomes = await Promise.all(ids.map((id) => counter(id, clerk)));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
});

test('given two persons who split an act on one booking, the booking has one bound', async () => {
  const [first, second] = [await receptionist(), await receptionist()];
  const reference = await bookedAtDesk(testServer, { stays: [freshStay({ roomType: 'Suite' })] }, owner);
  const taken = async () =>
    (
      await takeMoney(
        testServer,
        deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: 300_000 }),
        owner,
      )
    ).paymentId;
  const [one, other] = [await taken(), await taken()];
  expect(await counter(one, first)).toBe('done');
  expect(await counter(other, second)).toContain('₹2,000.00 of it is left');
});

test('a new business day begins with the whole bound', async () => {
  const clerk = await receptionist();
  const ids = await payments(2, 500_000);
  expect(await counter(ids[0] ?? '', clerk)).toBe('done');
  await testServer.query(`UPDATE bounded_acts SET business_day = business_day - 1`);
  expect(await counter(ids[1] ?? '', clerk)).toBe('done');
});

test('a price below the hotel’s rates is given away; the rates of the hotel and higher prices are not', async () => {
  const clerk = await receptionist();
  const stays = [freshStay({ ratePaise: 100_000 })];
  const { deskQuote } = await execute(testServer, QUOTE, { input: { stays } }, owner);
  const expectedTotal = 'total' in deskQuote ? deskQuote.total.amount : 0;
  const input = { ...deskForm({ stays, rateReason: 'Friend of mine' }), expectedTotal };
  const { errors } = await executeExpectingErrors(testServer, BOOK, { input }, clerk);
  expect(errors[0]?.extensions['code']).toBe('BOUND_EXCEEDED');
  expect(
    await testServer.query(`SELECT 1 FROM bookings WHERE idempotency_key = $1`, [input.idempotencyKey]),
  ).toEqual([]);
  expect((await bookAtDesk(testServer, { stays: [freshStay()] }, clerk)).__typename).toBe('DeskBookingMade');
  const dear = { stays: [freshStay({ ratePaise: 2_000_000 })], rateReason: 'All inclusive' };
  expect((await bookAtDesk(testServer, dear, clerk)).__typename).toBe('DeskBookingMade');
});

test('a charge that is waived beyond the bound is refused, and the charge of the policy is not', async () => {
  const clerk = await receptionist();
  const stays = [deskStay({ checkin: deskStay().checkin, roomType: 'Suite' })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  // Nine days later the last deadline of the policy is over: cancelling costs something.
  await testServer.shiftClock('9 days 20 hours');
  const cancel = async (charge: number | null) => {
    const input = {
      reference,
      charge,
      expectedRefund: 0,
      idempotencyKey: freshKey(),
      kind: 'CANCELLATION' as const,
      reason: 'Asked by phone',
    };
    return outcomeOf(() => execute(testServer, CANCEL, { input }, clerk));
  };
  expect(await cancel(0)).toContain('Your role may give away at most');
  expect(await cancel(null)).toBe('done');
});

test.each(KINDS)(
  '%s that is split into many small acts stays within the bound, also in two sessions at once',
  async (_kind, make) => {
    const acts = await make(5);
    const sessions = await inTwoSessions();
    const last = acts.pop();
    const outcomes = await Promise.all(acts.map((act, place) => act(sessions[place % 2] ?? sessions[0])));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
    for (const outcome of outcomes.filter((one) => one !== 'done'))
      expect(outcome).toContain('Your role may give away at most ₹5,000.00 a day');
    expect(await last?.(sessions[1])).toMatch(/₹(?:[1-9]|1,[0-6])\d\d\.\d\d of it is left/);
    const [{ kinds } = { kinds: 0 }] = await testServer.query<{ kinds: number }>(
      'SELECT count(DISTINCT kind)::int AS kinds FROM bounded_acts HAVING sum(amount_paise) <= 500000',
    );
    expect(kinds).toBe(1);
  },
);

test('small acts of different kinds add up to one bound', async () => {
  const acts = [
    await refundByHand(),
    await paidOut(),
    await counterEntry(),
    await returnedDeposit(),
    await deskPrice(),
  ];
  const sessions = await inTwoSessions();
  const outcomes = await Promise.all(acts.map((act, place) => act(sessions[place % 2] ?? sessions[0])));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
});

test('two persons with acts of different kinds on one booking share the bound of the booking', async () => {
  const reference = await bookedAtDesk(testServer, { stays: [freshStay({ roomType: 'Suite' })] }, owner);
  const form = deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: 300_000 });
  const { paymentId } = await takeMoney(testServer, form, owner);
  const deposit = await depositSteps(testServer, () => owner).taken(reference);
  expect(await counter(paymentId, await receptionist())).toBe('done');
  const other = await receptionist();
  const giveBack = (amount: number) =>
    outcomeOf(() => depositSteps(testServer, () => other).giveBack(deposit, amount));
  expect(await giveBack(300_000)).toContain('₹2,000.00 of it is left');
  expect(await giveBack(200_000)).toBe('done');
});

test('allowances and charges that are taken back count to one bound', async () => {
  const clerk = await receptionist();
  const charges = chargeSteps(testServer, () => owner);
  const reference = await bookedAtDesk(testServer, { stays: [freshStay({ roomType: 'Suite' })] }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const words = { name: 'Dinner', department: 'RESTAURANT' as const, pricePaise: 200_000, taxPercent: 5 };
  const dinner = await charges.posted(stay, { words });
  assertType(await charges.allow(reference, { amount: 200_000 }, clerk), 'ChargesStored');
  assertType(await charges.takeBack(dinner, 'Another room', clerk), 'ChargesStored');
  expect(await outcomeOf(() => charges.allow(reference, { amount: 200_000 }, clerk))).toContain(
    'Your role may give away at most ₹5,000.00 a day',
  );
  assertType(await charges.allow(reference, { amount: 200_000 }, owner), 'ChargesStored');
});
