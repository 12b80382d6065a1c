import type { RatePlanInput } from '../../generated/operations';
import { bookingForm, confirmPayment, createBooking, hold, inDays } from '../../testkit/bookings';
import { cancellationPreview, previewedRefund } from '../../testkit/cancellations';
import { changeable, previewedDifference, staysWith } from '../../testkit/changes';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { postJson } from '../../testkit/raw-http';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const NON_REFUNDABLE = 'NON_REFUNDABLE';
const SINGLE_PAISE = 981_288;
const SINGLE_NON_REFUNDABLE_PAISE = 785_862;

const QUOTE = gql(`query QuoteOnPlan($checkin: PlainDate!, $checkout: PlainDate!, $plan: String) {
  quote(roomType: "Single", checkin: $checkin, checkout: $checkout, plan: $plan) {
    __typename
    ... on Quote { total { amount } stays { plan planName } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const OPTIONS = gql(`query PlansOfOptions($checkin: PlainDate!, $checkout: PlainDate!) {
  stayOptions(checkin: $checkin, checkout: $checkout) {
    ... on StayOptions { options { roomType { name } plans { plan name total { amount } cancellationTerms } } }
  }
}`);
const PLANS = gql(`query PlansInTest {
  ratePlans { code name cancellationTerms }
  ratePlanSettings { id version code name policyId percentHundredths cents onSale sortOrder }
}`);
const EDIT = gql(`mutation EditPlanInTest($id: Int!, $input: RatePlanInput!, $version: Int!) {
  result: editRatePlan(id: $id, input: $input, version: $version) {
    __typename
    ... on RatePlanSaved { plan { version percentHundredths } }
    ... on RatePlanChanged { code plan { version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const ADD = gql(`mutation AddPlanInTest($input: RatePlanInput!) {
  result: addRatePlan(input: $input) {
    __typename
    ... on RatePlanSaved { plan { code cents } }
    ... on InvalidInput { faults { field code } }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
});

let first = 40;
function freshStay(nights = 1) {
  first += 4;
  return { checkin: inDays(first), checkout: inDays(first + nights) };
}

const quoteOn = async (stay: { checkin: string; checkout: string }, plan?: string) =>
  (await execute(testServer, QUOTE, { ...stay, plan })).quote;
const settings = async () => (await execute(testServer, PLANS, {}, owner)).ratePlanSettings;

async function paid(form: Parameters<typeof hold>[1]) {
  const held = await hold(testServer, form);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return held;
}

test('Single, Non-refundable, one night is ₹7,858.62, over GraphQL and REST, and a form without a plan gets Flexible', async () => {
  const stay = freshStay();
  expect(await quoteOn(stay, NON_REFUNDABLE)).toEqual({
    __typename: 'Quote',
    total: { amount: SINGLE_NON_REFUNDABLE_PAISE },
    stays: [{ plan: NON_REFUNDABLE, planName: 'Non-refundable' }],
  });
  expect(await quoteOn(stay)).toMatchObject({
    total: { amount: SINGLE_PAISE },
    stays: [{ plan: 'FLEXIBLE' }],
  });
  const form = bookingForm(testServer, { ...stay, plan: NON_REFUNDABLE });
  expect((await hold(testServer, form)).checkout.amount).toBe(SINGLE_NON_REFUNDABLE_PAISE);
  const rest = await postJson(testServer, '/api/bookings', { ...form, email: testServer.freshEmail() });
  expect(rest).toMatchObject({ status: 200, json: { order: { amount: SINGLE_NON_REFUNDABLE_PAISE } } });
});

test('each room type is offered on each plan, with its cancellation cost', async () => {
  const { stayOptions } = await execute(testServer, OPTIONS, freshStay());
  const single = 'options' in stayOptions ? stayOptions.options[0] : undefined;
  expect(single).toMatchObject({
    roomType: { name: 'Single' },
    plans: [
      { plan: 'FLEXIBLE', total: { amount: SINGLE_PAISE } },
      { plan: NON_REFUNDABLE, name: 'Non-refundable', total: { amount: SINGLE_NON_REFUNDABLE_PAISE } },
    ],
  });
  expect(single?.plans[1]?.cancellationTerms).toContain('A cancellation costs the whole stay');
});

test('a plan that the hotel does not have is a fault of its field, in quote, booking and further rooms', async () => {
  const stay = freshStay();
  const fault = { code: 'RATE_PLAN_UNKNOWN' };
  expect(await quoteOn(stay, 'CHEAP')).toMatchObject({ faults: [{ field: 'plan', ...fault }] });
  expect(await createBooking(testServer, { ...stay, plan: 'CHEAP\0' })).toMatchObject({
    faults: [{ field: 'plan' }],
  });
  const furtherStays = [{ ...stay, roomType: 'Double', guests: 1, plan: 'CHEAP' }];
  expect(await createBooking(testServer, { ...stay, furtherStays })).toMatchObject({
    faults: [{ field: 'furtherStays.0.plan' }],
  });
});

test('given one room on each plan, a cancellation costs what the plan of the room says', async () => {
  const stay = freshStay();
  const furtherStays = [{ ...stay, roomType: 'Single', guests: 1, plan: NON_REFUNDABLE }];
  const { token } = await paid({ ...stay, furtherStays });
  const { stays, cancellationTerms } = await changeable(testServer, token);
  expect(cancellationTerms).toMatch(
    /Free cancellation until \w{3} .*A cancellation is not free: the whole stay/s,
  );
  expect(await previewedRefund(testServer, token, [stays[0]?.id ?? ''])).toBe(SINGLE_PAISE);
  expect(await cancellationPreview(testServer, token, [stays[1]?.id ?? ''])).toMatchObject({
    charge: { amount: SINGLE_NON_REFUNDABLE_PAISE },
    refund: { amount: 0 },
  });
});

test('a further night of a changed stay is sold on its plan', async () => {
  const stay = freshStay();
  const { token } = await paid({ ...stay, plan: NON_REFUNDABLE });
  const longer = await staysWith(testServer, token, { checkout: inDays(first + 2) });
  expect(await previewedDifference(testServer, token, longer)).toBe(SINGLE_NON_REFUNDABLE_PAISE);
});

describe('the owner', () => {
  async function planForm(code: string): Promise<{ id: number; version: number; input: RatePlanInput }> {
    const plan = (await settings()).find((one) => one.code === code);
    if (!plan) throw new Error(`There is no plan ${code}.`);
    const { id, version, name, policyId, percentHundredths, cents, onSale, sortOrder } = plan;
    return { id, version, input: { name, policyId, percentHundredths, cents, onSale, sortOrder } };
  }
  const edit = async (form: { id: number; version: number; input: RatePlanInput }) =>
    (await execute(testServer, EDIT, form, owner)).result;

  test('changes a plan: the next quote follows, sold stays keep theirs, and a second tab is told', async () => {
    const stay = freshStay();
    const { token } = await paid({ ...stay, plan: NON_REFUNDABLE });
    const form = await planForm(NON_REFUNDABLE);
    const input = { ...form.input, percentHundredths: -2_000 };
    expect(await edit({ ...form, input })).toMatchObject({ plan: { percentHundredths: -2_000 } });
    const next = freshStay();
    await waitFor('the quote follows', async () => {
      const quote = await quoteOn(next, NON_REFUNDABLE);
      // $79.20 = ₹6,652.80, and 5 %.
      return 'total' in quote && quote.total.amount === 698_544;
    });
    expect(await changeable(testServer, token)).toMatchObject({
      totalNow: { amount: SINGLE_NON_REFUNDABLE_PAISE },
    });
    expect(await edit({ ...form, input })).toMatchObject({
      __typename: 'RatePlanChanged',
      code: 'SETTINGS_CHANGED',
    });
  });

  test('sells a plan that is paid at the hotel; it has no day of the rest, and guests without a plan pay now', async () => {
    const form = await planForm('PAY_AT_HOTEL');
    const terms = { dueAtBookingPercent: 0, balanceDaysBefore: 14 };
    const saved = await edit({ ...form, input: { ...form.input, ...terms, onSale: true, sortOrder: 0 } });
    expect(saved).toMatchObject({ __typename: 'RatePlanSaved' });
    const [stored] = await testServer.query(`SELECT terms FROM rate_plans WHERE code = 'PAY_AT_HOTEL'`);
    expect(stored).toEqual({ terms: { dueAtBookingPercent: 0 } });
    const sold = async () => (await execute(testServer, PLANS, {}, owner)).ratePlans.map(({ code }) => code);
    await waitFor('it is sold', async () => (await sold()).includes('PAY_AT_HOTEL'));
    expect((await sold())[0]).toBe('FLEXIBLE');
    expect(await quoteOn(freshStay())).toMatchObject({ stays: [{ plan: 'FLEXIBLE' }] });
    const again = await planForm('PAY_AT_HOTEL');
    await edit({ ...again, input: { ...again.input, onSale: false, sortOrder: 2 } });
    await waitFor('it is off sale', async () => !(await sold()).includes('PAY_AT_HOTEL'));
  });

  test('takes a plan off sale, but not the last one, and adds one with an amount', async () => {
    const { input } = await planForm('FLEXIBLE');
    const added = await execute(
      testServer,
      ADD,
      { input: { ...input, name: 'With breakfast', cents: 1_200, sortOrder: 5 } },
      owner,
    );
    expect(added.result).toMatchObject({ plan: { code: 'WITH_BREAKFAST', cents: 1_200 } });
    for (const code of ['WITH_BREAKFAST', NON_REFUNDABLE]) {
      const form = await planForm(code);
      expect(await edit({ ...form, input: { ...form.input, onSale: false } })).toMatchObject({
        __typename: 'RatePlanSaved',
      });
    }
    const last = await planForm('FLEXIBLE');
    expect(await edit({ ...last, input: { ...last.input, onSale: false } })).toMatchObject({
      faults: [{ field: 'onSale', code: 'LAST_ONE_NEEDED' }],
    });
    const stay = freshStay();
    await waitFor('it cannot be booked', async () => 'faults' in (await quoteOn(stay, NON_REFUNDABLE)));
    const { ratePlans } = await execute(testServer, PLANS, {}, owner);
    expect(ratePlans.map(({ code }) => code)).toEqual(['FLEXIBLE']);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ policyId: 9_999 }, 'policyId'],
    [{ percentHundredths: -9_001 }, 'percentHundredths'],
    [{ percentHundredths: 100, cents: 100 }, 'cents'],
  ])('sends a form with %j and gets a fault of its field', async (more, field) => {
    const { input } = await planForm('FLEXIBLE');
    const { result } = await execute(testServer, ADD, { input: { ...input, ...more } }, owner);
    expect(result).toMatchObject({ __typename: 'InvalidInput', faults: [{ field }] });
  });
});
