import { EXTRA_INVARIANTS } from '../../../src/operations/invariants/extra.invariants';
import { bookingForm, confirmPayment, createBooking, hold, inDays } from '../../testkit/bookings';
import { shortDate } from '../../../src/platform/time/dates';
import { cancelBooking, cancellationPreview, previewedRefund } from '../../testkit/cancellations';
import {
  addExtra,
  editExtra,
  extraForm,
  extraSetting,
  extrasOnSale,
  offerExtra,
  quoteOfExtras,
  serversOffer,
} from '../../testkit/extras';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const BOOKED = gql(`query BookedExtras($token: String!) {
  bookingByToken(token: $token) {
    ... on Booking {
      stays { includedExtras }
      quote { total { amount } extrasCharge { amount } stays { extras { name quantity total { amount } } } }
    }
  }
}`);
const RELEASE = gql(
  `mutation ReleaseHoldWithExtras($token: String!) { releaseHold(token: $token) { __typename } }`,
);
const PLANS = gql(`query PlansWithExtras {
  ratePlans { code includedExtras }
  ratePlanSettings { id version code name policyId percentHundredths cents onSale sortOrder includedExtras }
}`);
const EDIT_PLAN = gql(`mutation EditPlanWithExtras($id: Int!, $input: RatePlanInput!, $version: Int!) {
  result: editRatePlan(id: $id, input: $input, version: $version) {
    __typename
    ... on RatePlanSaved { plan { includedExtras } }
    ... on InvalidInput { faults { field code } }
  }
}`);

/** One night with 18 % GST. */
const SINGLE_PAISE = 981_288;
/** $12 at ₹84, with 18 %: the sample hotel sells rooms above ₹7,500. */
const BREAKFAST_PAISE = 118_944;
/** $25 at ₹84, with 5 %. */
const TRANSFER_PAISE = 220_500;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '40', HOLDS_PER_CALLER: '40' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

let first = 40;
/** A stay whose nights no other test of this file uses. */
function freshStay(nights = 1, more: { guests?: number; roomType?: string } = {}) {
  first += 5;
  return {
    roomType: 'Single',
    guests: 1,
    ...more,
    checkin: inDays(first),
    checkout: inDays(first + nights),
  };
}

const breakfast = [{ code: 'BREAKFAST' }];

async function paid(form: Parameters<typeof hold>[1]) {
  const held = await hold(testServer, form);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return held;
}

describe('the sample hotel', () => {
  test('offers breakfast and a transfer, in dollars and with GST in rupees', async () => {
    expect(await extrasOnSale(testServer)).toMatchObject([
      {
        code: 'BREAKFAST',
        name: 'Breakfast',
        unit: 'GUEST_AND_NIGHT',
        price: { amount: 1_200, currency: 'USD' },
        priceWithTax: { amount: BREAKFAST_PAISE },
      },
      { code: 'AIRPORT_TRANSFER', unit: 'PIECE', priceWithTax: { amount: TRANSFER_PAISE, currency: 'INR' } },
    ]);
  });

  test('charges breakfast for two guests on three mornings six times, on a line with its own tax', async () => {
    const quote = await quoteOfExtras(testServer, { ...freshStay(3, { guests: 2 }), extras: breakfast });
    expect(quote).toMatchObject({
      roomCharge: { amount: 3 * 831_600 },
      extrasCharge: { amount: 6 * 100_800 },
      total: { amount: 3 * SINGLE_PAISE + 6 * BREAKFAST_PAISE },
      stays: [{ extras: [{ name: 'Breakfast', quantity: 6, taxPercent: 18, tax: { amount: 6 * 18_144 } }] }],
    });
  });

  test('charges a transfer by the piece, and names its tax next to the nights’ tax', async () => {
    const extras = [{ code: 'AIRPORT_TRANSFER', pieces: 2 }];
    const quote = await quoteOfExtras(testServer, { ...freshStay(), extras });
    expect(quote).toMatchObject({
      total: { amount: SINGLE_PAISE + 2 * TRANSFER_PAISE },
      taxes: [
        { label: 'CGST 9%' },
        { label: 'SGST 9%' },
        { label: 'CGST 2.5%', amount: { amount: 10_500 } },
        { label: 'SGST 2.5%', amount: { amount: 10_500 } },
      ],
    });
  });

  test('costs the same as before when nothing is added', async () => {
    const quote = await quoteOfExtras(testServer, freshStay());
    expect(quote).toMatchObject({ extrasCharge: { amount: 0 }, total: { amount: SINGLE_PAISE } });
  });
});

describe('a booking with extras', () => {
  const extras = [{ code: 'BREAKFAST' }, { code: 'AIRPORT_TRANSFER', pieces: 2 }];
  const total = SINGLE_PAISE + BREAKFAST_PAISE + 2 * TRANSFER_PAISE;

  test('is paid with them, over GraphQL and REST, and its page names them', async () => {
    const form = bookingForm(testServer, { ...freshStay(), extras, expectedTotal: total });
    const { token, checkout } = await hold(testServer, form);
    expect(checkout.amount).toBe(total);
    const { bookingByToken } = await execute(testServer, BOOKED, { token });
    expect(bookingByToken).toMatchObject({
      quote: {
        total: { amount: total },
        stays: [
          {
            extras: [
              { name: 'Breakfast', quantity: 1, total: { amount: BREAKFAST_PAISE } },
              { name: 'Airport transfer', quantity: 2, total: { amount: 2 * TRANSFER_PAISE } },
            ],
          },
        ],
      },
    });
    const rest = await postJson(testServer, '/api/bookings', { ...form, email: testServer.freshEmail() });
    expect(rest).toMatchObject({ status: 200, json: { order: { amount: total } } });
  });

  test('keeps what was sold when the owner changes the price, and the next quote follows', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Boat ride' }));
    const { token } = await hold(testServer, { ...freshStay(), extras: [{ code }] });
    expect(await editExtra(testServer, owner, code, { name: 'Sunset ride', cents: 3_000 })).toMatchObject({
      extra: { version: 2, cents: 3_000 },
    });
    await serversOffer([testServer], (offered) => offered.some(({ name }) => name === 'Sunset ride'));
    const { bookingByToken } = await execute(testServer, BOOKED, { token });
    expect(bookingByToken).toMatchObject({
      quote: { stays: [{ extras: [{ name: 'Boat ride', total: { amount: 88_200 } }] }] },
    });
    expect(await quoteOfExtras(testServer, { ...freshStay(), extras: [{ code }] })).toMatchObject({
      stays: [{ extras: [{ name: 'Sunset ride', total: { amount: 264_600 } }] }],
    });
  });

  test('sent again with other extras is another form, and with the same extras the same form', async () => {
    const form = bookingForm(testServer, { ...freshStay(), extras, idempotencyKey: 'extras-form-000001' });
    const { booking } = await hold(testServer, form);
    expect((await hold(testServer, form)).booking.reference).toBe(booking.reference);
    expect(await createBooking(testServer, { ...form, extras: breakfast })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('that is cancelled late costs the first night; the extras are refunded in full', async () => {
    const stay = { ...freshStay(2), checkin: inDays(1), checkout: inDays(3), extras };
    const { token } = await paid(stay);
    const sold = 2 * BREAKFAST_PAISE + 2 * TRANSFER_PAISE;
    expect(await cancellationPreview(testServer, token)).toMatchObject({
      charge: { amount: SINGLE_PAISE },
      refund: { amount: SINGLE_PAISE + sold },
    });
    const expectedRefund = await previewedRefund(testServer, token);
    expect(await cancelBooking(testServer, { token, expectedRefund })).toMatchObject({
      refund: { amount: SINGLE_PAISE + sold },
    });
  });

  test.each([
    [[{ code: 'YACHT' }], 'EXTRA_UNKNOWN'],
    [[{ code: 'BREAKFAST' }, { code: 'BREAKFAST' }], 'EXTRA_UNKNOWN'],
    [[{ code: 'AIRPORT_TRANSFER', pieces: 0 }], 'EXTRA_PIECES'],
    [[{ code: 'AIRPORT_TRANSFER', pieces: 21 }], 'EXTRA_PIECES'],
  ])('that asks for %j gets a fault of the field: %s', async (wanted, code) => {
    const stay = freshStay();
    const faults = [{ field: 'extras', code }];
    expect(await quoteOfExtras(testServer, { ...stay, extras: wanted })).toMatchObject({ faults });
    expect(await createBooking(testServer, { ...stay, extras: wanted })).toMatchObject({
      faults: [{ field: 'extras' }],
    });
    const furtherStays = [{ ...stay, extras: wanted }];
    expect(await quoteOfExtras(testServer, { ...stay, furtherStays })).toMatchObject({
      faults: [{ field: 'furtherStays.0.extras', code }],
    });
  });
});

describe('a daily limit', () => {
  const soldOut = (day: string, field = 'extras') => ({
    faults: [
      { field, code: 'EXTRA_SOLD_OUT', message: expect.stringContaining(shortDate(day, 'en')) as string },
    ],
  });

  test('of two breakfasts allows them for one room with two guests; the refusal names the day', async () => {
    const code = await offerExtra(
      testServer,
      owner,
      extraForm({ name: 'Garden breakfast', unit: 'GUEST_AND_NIGHT', dailyLimit: 2 }),
    );
    const stay = freshStay(2, { guests: 2 });
    const extras = [{ code }];
    const { token } = await hold(testServer, { ...stay, extras });
    const next = { ...stay, guests: 1, checkout: inDays(first + 3), checkin: inDays(first + 1), extras };
    expect(await quoteOfExtras(testServer, next)).toMatchObject(soldOut(next.checkin));
    expect(await createBooking(testServer, next)).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field: 'extras' }],
    });
    const later = { ...next, checkin: inDays(first + 2) };
    expect(await quoteOfExtras(testServer, later)).toMatchObject({ __typename: 'Quote' });
    await execute(testServer, RELEASE, { token });
    expect(await quoteOfExtras(testServer, next)).toMatchObject({ __typename: 'Quote' });
  });

  test('of an extra that is not charged by the night counts on the day of check-in, over all rooms of the form', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Limousine', dailyLimit: 2 }));
    const stay = freshStay(2);
    const two = [{ code, pieces: 2 }];
    const furtherStays = [{ ...stay, extras: [{ code }] }];
    expect(await quoteOfExtras(testServer, { ...stay, extras: two, furtherStays })).toMatchObject(
      soldOut(stay.checkin),
    );
    await hold(testServer, { ...stay, extras: two });
    const nextDay = { ...stay, checkin: inDays(first + 1), extras: two };
    expect(await quoteOfExtras(testServer, nextDay)).toMatchObject({ __typename: 'Quote' });
  });

  test('does not count a cancelled booking, and counts an exchanged hold once', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Balloon', dailyLimit: 1 }));
    const stay = { ...freshStay(), extras: [{ code }] };
    const { token: replaces } = await hold(testServer, stay);
    await hold(testServer, { ...stay, replaces });
    const other = { ...freshStay(), extras: [{ code }] };
    const { token } = await paid(other);
    expect(await quoteOfExtras(testServer, other)).toMatchObject(soldOut(other.checkin));
    await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
    expect(await quoteOfExtras(testServer, other)).toMatchObject({ __typename: 'Quote' });
  });
});

describe('a rate plan that includes breakfast', () => {
  const plansOf = () => execute(testServer, PLANS, {}, owner);
  async function include(includedExtras: string[]) {
    const { ratePlanSettings } = await plansOf();
    const plan = ratePlanSettings.find(({ code }) => code === 'NON_REFUNDABLE');
    if (!plan) throw new Error('The sample hotel has this plan.');
    const { id, version, code: _code, ...input } = plan;
    const edit = { id, version, input: { ...input, includedExtras } };
    return (await execute(testServer, EDIT_PLAN, edit, owner)).result;
  }
  const wanted = () => ({ ...freshStay(), plan: 'NON_REFUNDABLE', extras: breakfast });
  beforeAll(async () => {
    expect(await include(['BREAKFAST'])).toMatchObject({ plan: { includedExtras: ['BREAKFAST'] } });
    const stay = wanted();
    await waitFor('the quote follows', async () => {
      const quote = await quoteOfExtras(testServer, stay);
      return quote.__typename === 'Quote' && quote.stays[0]?.includedExtras.length === 1;
    });
  });
  afterAll(() => include([]));

  test('sells it as a part of the night: no line, and the night stays under the limit of its slab', async () => {
    expect(await quoteOfExtras(testServer, wanted())).toMatchObject({
      total: { amount: 785_862 },
      stays: [{ includedExtras: ['Breakfast'], extras: [], nights: [{ taxPercent: 5 }] }],
    });
    const { ratePlans } = await plansOf();
    expect(ratePlans).toContainEqual({ code: 'NON_REFUNDABLE', includedExtras: ['Breakfast'] });
  });

  test('sells it to bookings that keep it, whatever the plan includes later', async () => {
    const { token } = await hold(testServer, wanted());
    await include([]);
    const stay = wanted();
    await waitFor('the quote follows', async () => {
      const quote = await quoteOfExtras(testServer, stay);
      return quote.__typename === 'Quote' && quote.stays[0]?.includedExtras.length === 0;
    });
    const { bookingByToken } = await execute(testServer, BOOKED, { token });
    expect(bookingByToken).toMatchObject({ stays: [{ includedExtras: ['Breakfast'] }] });
  });

  test('names only extras that exist', async () => {
    expect(await include(['YACHT'])).toMatchObject({
      faults: [{ field: 'includedExtras', code: 'EXTRA_UNKNOWN' }],
    });
  });
});

describe('the owner', () => {
  test('adds an extra, whose code is made of its name', async () => {
    expect(await addExtra(testServer, owner, extraForm({ name: 'Yoga at dawn' }))).toMatchObject({
      extra: { code: 'YOGA_AT_DAWN', version: 1 },
    });
    expect(await addExtra(testServer, owner, extraForm({ name: 'Yoga at dawn!' }))).toMatchObject({
      extra: { code: 'YOGA_AT_DAWN_2' },
    });
  });

  test('takes an extra off sale: it cannot be booked any more', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Massage' }));
    await editExtra(testServer, owner, code, { onSale: false });
    await serversOffer([testServer], (offered) => offered.every((one) => one.code !== code));
    expect(await quoteOfExtras(testServer, { ...freshStay(), extras: [{ code }] })).toMatchObject({
      faults: [{ field: 'extras', code: 'EXTRA_UNKNOWN' }],
    });
  });

  test('changes it in two tabs: the second tab is told, and every change is audited', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Bicycle' }));
    await editExtra(testServer, owner, code, { cents: 1_500 });
    expect(await editExtra(testServer, owner, code, { cents: 2_000 }, 1)).toMatchObject({
      __typename: 'ExtraChanged',
      code: 'SETTINGS_CHANGED',
      extra: { cents: 1_500 },
    });
    expect((await extraSetting(testServer, owner, code)).cents).toBe(1_500);
    const entries = await testServer.query(
      `SELECT before ->> 'cents' AS before, after ->> 'cents' AS after FROM administrator_actions
       WHERE action = 'editExtra' ORDER BY id DESC LIMIT 1`,
    );
    expect(entries).toEqual([{ before: '1000', after: '1500' }]);
  });

  test('says that no room was sold above ₹7,500: then restaurant supplies have 5 % tax', async () => {
    await testServer.query('UPDATE property SET specified_premises = false');
    const nowFive = 105_840;
    await serversOffer([testServer], ([one]) => one?.priceWithTax.amount === nowFive);
    expect(await quoteOfExtras(testServer, { ...freshStay(), extras: breakfast })).toMatchObject({
      stays: [{ extras: [{ taxPercent: 5 }] }],
    });
    await testServer.query('UPDATE property SET specified_premises = true');
    await serversOffer([testServer], ([one]) => one?.priceWithTax.amount === BREAKFAST_PAISE);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ cents: 0 }, 'cents'],
    [{ taxPercent: 51 }, 'taxPercent'],
    [{ sac: 'food' }, 'sac'],
    [{ dailyLimit: 0 }, 'dailyLimit'],
    [{ sortOrder: -1 }, 'sortOrder'],
    [{ description: 'x'.repeat(301) }, 'description'],
  ])('sends a form with %j and gets a fault of its field', async (more, field) => {
    const result = await addExtra(testServer, owner, extraForm(more));
    assertType(result, 'InvalidInput');
    expect(result.faults).toMatchObject([{ field }]);
  });
});

describe('check:bookings', () => {
  const run = (statement: string) =>
    testServer.query(
      `SET CONSTRAINTS ALL IMMEDIATE; ALTER TABLE folio_lines DISABLE TRIGGER folio_lines_unchanged; ${statement};
       ALTER TABLE folio_lines ENABLE TRIGGER folio_lines_unchanged`,
    );
  const CASES = [
    {
      invariant: 'an extra for other nights or guests than its stay',
      breakIt: `UPDATE folio_lines SET extra = extra || '{"quantity": 9}' WHERE kind = 'EXTRA'`,
      mendIt: `UPDATE folio_lines SET extra = extra || '{"quantity": 1}' WHERE kind = 'EXTRA'`,
    },
    {
      invariant: 'an extra twice on one stay',
      breakIt: `INSERT INTO folio_lines (booking_id, stay_id, kind, extra, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
        SELECT booking_id, stay_id, kind, extra, 0, 18, 0, 0, '9963' FROM folio_lines WHERE kind = 'EXTRA' LIMIT 1`,
      mendIt: `DELETE FROM folio_lines WHERE kind = 'EXTRA' AND sac = '9963'`,
    },
  ];

  test.each(CASES)('names $invariant', async ({ invariant, breakIt, mendIt }) => {
    await testServer.query('TRUNCATE bookings CASCADE');
    const { booking } = await paid({ ...freshStay(), extras: breakfast });
    await run(breakIt);
    expect(await testServer.breaches()).toContainEqual(
      expect.objectContaining({ invariant, subject: booking.reference }),
    );
    await run(mendIt);
  });

  test('has a case for each invariant of extras', () => {
    expect(EXTRA_INVARIANTS.map(({ name }) => name)).toEqual(CASES.map(({ invariant }) => invariant));
  });
});
