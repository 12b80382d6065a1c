import type { RateEditInput } from '../../generated/operations';
import { bookingForm, confirmPayment, hold, inDays } from '../../testkit/bookings';
import { editExtra } from '../../testkit/extras';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { addPromotion, changeRates, promotionForm, quoteWith, signedInOwner } from '../../testkit/promotions';
import { postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const SETTINGS = gql(`query SettingsBesideSoldLines {
  roomSettings {
    id version name description nightlyRateCents capacity maximumAdults maximumChildren extraBeds beds
    sizeSquareMetres view floor included pictures sortOrder onSale code includedGuests adultSupplementCents
    childSupplements { band cents }
  }
  ratePlanSettings { id version code name policyId percentHundredths cents onSale sortOrder }
  policySettings { id version name }
  propertySettings {
    version name legalName signatory street town state postcode country countryCode gstStateCode gstin phone email timeZone
    checkinFrom checkoutBy lastSameDayBooking bookingWindowMonths maximumNights referencePrefix
    socialLinks { name url }
  }
}`);
const EDIT_POLICY = gql(`mutation EditPolicyOfSoldLines($id: Int!, $input: PolicyInput!, $version: Int!) {
  result: editPolicy(id: $id, input: $input, version: $version) { __typename }
}`);
const EDIT_PROPERTY = gql(`mutation EditPropertyOfSoldLines($input: PropertyInput!, $version: Int!) {
  result: editProperty(input: $input, version: $version) { __typename }
}`);
const EDIT_TYPE = gql(`mutation EditTypeOfSoldLines($id: Int!, $input: RoomTypeInput!, $version: Int!) {
  result: editRoomType(id: $id, input: $input, version: $version) { __typename }
}`);
const EDIT_PLAN = gql(`mutation EditPlanOfSoldLines($id: Int!, $input: RatePlanInput!, $version: Int!) {
  result: editRatePlan(id: $id, input: $input, version: $version) { __typename }
}`);
const SET_RATE = gql(`mutation SetExchangeRateOfSoldLines($input: ExchangeRateInput!) {
  result: setExchangeRate(input: $input) { __typename }
}`);
const SET_TAX = gql(`mutation SetTaxPeriodOfSoldLines($input: TaxPeriodInput!) {
  result: setTaxPeriod(input: $input) { __typename }
}`);

const DELUXE_PAISE = 1_972_488;
const DELUXE_IN_SEASON_PAISE = 2_761_484;

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

const deluxe = (from: number, to: number) => ({
  roomType: 'Deluxe',
  checkin: inDays(from),
  checkout: inDays(to),
});

const totalOf = async (wanted: Parameters<typeof quoteWith>[1]) => {
  const quote = await quoteWith(testServer, wanted);
  return 'total' in quote ? quote.total.amount : null;
};

async function change(edit: RateEditInput) {
  expect(await changeRates(testServer, owner, edit)).toMatchObject({ __typename: 'RatesSaved' });
}

const season = (from: number, to: number, hundredths: number): RateEditInput => ({
  season: {
    name: 'Season',
    from: inDays(from),
    to: inDays(to),
    weekdays: [],
    roomTypes: [],
    priority: 1,
    change: { kind: 'PERCENT', hundredths },
  },
});

describe('given a season of +40 %', () => {
  const stay = deluxe(40, 41);
  beforeAll(async () => {
    await change(season(40, 45, 4_000));
    await waitFor('the season is known', async () => (await totalOf(stay)) === DELUXE_IN_SEASON_PAISE);
  });

  test('a Deluxe night costs ₹27,614.84, also over REST', async () => {
    const rest = await postJson(testServer, '/api/bookings', bookingForm(testServer, stay));
    expect(rest).toMatchObject({ status: 200, json: { order: { amount: DELUXE_IN_SEASON_PAISE } } });
  });

  test('a form with the earlier price is refused over REST and over GraphQL, with both figures', async () => {
    const form = bookingForm(testServer, { ...deluxe(42, 43), expectedTotal: DELUXE_PAISE });
    expect(await postJson(testServer, '/api/bookings', form)).toMatchObject({
      status: 409,
      json: {
        code: 'PRICE_CHANGED',
        field: 'expectedTotal',
        seen: { amount: DELUXE_PAISE, currency: 'INR' },
        quote: { total: { amount: DELUXE_IN_SEASON_PAISE, currency: 'INR' } },
      },
    });
    const SEEN = gql(`mutation BookBeforeTheSeason($input: CreateBookingInput!) {
      createBooking(input: $input) {
        __typename
        ... on PriceChanged { seen { amount } quote { total { amount } } }
      }
    }`);
    expect((await execute(testServer, SEEN, { input: form })).createBooking).toEqual({
      __typename: 'PriceChanged',
      seen: { amount: DELUXE_PAISE },
      quote: { total: { amount: DELUXE_IN_SEASON_PAISE } },
    });
  });
});

/** Every row of a booking's money and nights, byte by byte. */
async function soldRows(): Promise<Record<string, unknown[]>> {
  const rows = (table: string, order: string) =>
    testServer.query(`SELECT one::text FROM ${table} one ORDER BY ${order}`);
  const [lines, stays, bookings, promotions, orders] = await Promise.all([
    rows('folio_lines', 'one.id'),
    rows('stays', 'one.id'),
    rows('bookings', 'one.id'),
    rows('booking_promotions', 'one.booking_id'),
    rows('orders', 'one.id'),
  ]);
  return { lines, stays, bookings, promotions, orders };
}

test('after every setting of prices was changed, the rows of sold bookings have the same bytes', async () => {
  const stay = deluxe(60, 63);
  const promotion = { ...promotionForm({ name: 'Lake' }), code: 'LAKE10' };
  const id = await addPromotion(testServer, owner, promotion, { stay });
  const paid = await hold(testServer, { ...stay, code: 'LAKE10', plan: 'NON_REFUNDABLE' });
  const { checkout } = await testServer.razorpay.pay(paid.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  await hold(testServer, {
    ...stay,
    guests: 5,
    children: [9],
    extras: [
      { code: 'BREAKFAST', pieces: 1 },
      { code: 'AIRPORT_TRANSFER', pieces: 2 },
    ],
    furtherStays: [{ ...stay, roomType: 'Single', guests: 1, plan: 'NON_REFUNDABLE' }],
  });
  const before = await soldRows();
  expect(before['lines']?.length).toBeGreaterThanOrEqual(11);
  const [sold] = await testServer.query<{ extras: string[]; supplements: number }>(
    `SELECT array_agg(DISTINCT extra->>'code') FILTER (WHERE extra IS NOT NULL) AS extras,
       count(*) FILTER (WHERE (supplement->>'cents')::int > 0)::int AS supplements FROM folio_lines`,
  );
  expect(sold).toEqual({ extras: ['AIRPORT_TRANSFER', 'BREAKFAST'], supplements: 3 });
  const later = { ...stay, checkin: inDays(61) };
  const costs = await totalOf(later);

  await change(season(55, 70, 10_000));
  const dates = { from: inDays(60), to: inDays(61), weekdays: [], roomTypes: [] };
  await change({ fill: { ...dates, change: { kind: 'AMOUNT', cents: 77_700 } } });
  await change({
    restriction: { name: 'Closed', ...dates, to: inDays(60), rule: { kind: 'CLOSED_TO_ARRIVAL' } },
  });
  await change({
    promotion: { ...promotion, id, name: 'Less', discount: { kind: 'PERCENT', hundredths: 100 } },
  });
  await change({ deletePromotion: id });
  for (const code of ['BREAKFAST', 'AIRPORT_TRANSFER']) {
    const edit = { name: `${code} anew`, cents: 9_900, taxPercent: 12, sac: '996339' };
    expect((await editExtra(testServer, owner, code, edit)).__typename).toBe('ExtraSaved');
  }
  const { roomSettings, ratePlanSettings, policySettings, propertySettings } = await execute(
    testServer,
    SETTINGS,
    {},
    owner,
  );
  for (const { id: type, version, code: _code, ...input } of roomSettings) {
    const edit = {
      ...input,
      nightlyRateCents: input.nightlyRateCents + 5_000,
      name: `${input.name} anew`,
      includedGuests: 1,
      adultSupplementCents: 3_000,
      childSupplements: input.childSupplements.map(({ band, cents }) => ({ band, cents: cents + 1_000 })),
    };
    const { result } = await execute(testServer, EDIT_TYPE, { id: type, version, input: edit }, owner);
    expect(result.__typename).toBe('RoomsSaved');
  }
  for (const { id: plan, version, code: _code, ...input } of ratePlanSettings) {
    const edit = {
      ...input,
      percentHundredths: -3_000,
      cents: null,
      name: `${input.name} anew`,
      includedExtras: ['BREAKFAST'],
    };
    const { result } = await execute(testServer, EDIT_PLAN, { id: plan, version, input: edit }, owner);
    expect(result.__typename).toBe('RatePlanSaved');
  }
  const wholeStay = { kind: 'PERCENT', percent: 100 } as const;
  for (const { id: policy, version, name } of policySettings) {
    const input = {
      name: `${name} anew`,
      steps: [],
      noShow: wholeStay,
      earlyDeparture: { kind: 'REMAINING_NIGHTS' } as const,
    };
    const { result } = await execute(testServer, EDIT_POLICY, { id: policy, version, input }, owner);
    expect(result.__typename).toBe('PolicySaved');
  }
  const { version: ofProperty, ...property } = propertySettings;
  const propertyEdit = {
    ...property,
    checkinFrom: '16:00',
    checkoutBy: '09:00',
    maximumNights: 20,
    referencePrefix: 'NEW',
    childBands: [{ name: 'Everybody young', toAge: 8 }],
  };
  const saved = await execute(testServer, EDIT_PROPERTY, { input: propertyEdit, version: ofProperty }, owner);
  expect(saved.result.__typename).toBe('SettingsSaved');
  const rate = { paisePerUnit: 9_100, validFrom: inDays(0) };
  expect((await execute(testServer, SET_RATE, { input: rate }, owner)).result.__typename).toBe(
    'SettingsSaved',
  );
  const slabs = [{ upToPaise: null, percent: 28 }];
  const tax = { source: 'Notification of this test', validFrom: inDays(0), slabs };
  expect((await execute(testServer, SET_TAX, { input: tax }, owner)).result.__typename).toBe('SettingsSaved');

  await waitFor('quotes follow', async () => {
    const now = await totalOf(later);
    return now !== null && now !== costs;
  });
  expect(await soldRows()).toEqual(before);
});
