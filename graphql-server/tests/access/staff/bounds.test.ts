import { assertType, execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { inDays } from '../../testkit/bookings';
import { stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, bookAtDesk, deskForm, deskStay } from '../../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { freshKey } from '../../testkit/cancellations';
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
  result: createDeskBooking(input: $input) { __typename ... on Refusal { code message } }
}`);
const QUOTE = gql(`query QuoteWithinBoundInTest($input: DeskQuoteInput!) {
  deskQuote(input: $input) { __typename ... on Quote { total { amount } } }
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
afterEach(() => testServer.query('DELETE FROM bounded_acts'));

const receptionist = async (): Promise<RequestOptions> => ({
  token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token,
});

let days = 10;

/** A stay on nights that no other test of this file sells. */
function freshStay(stay: Parameters<typeof deskStay>[0] = {}): ReturnType<typeof deskStay> {
  days += 2;
  return deskStay({ checkin: inDays(days), checkout: inDays(days + 2), ...stay });
}

/** The code and the sentence of the error, or 'done'. */
async function outcomeOf(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
    return 'done';
  } catch (error) {
    return String(error);
  }
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
  await testServer.shiftClock('0');
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
