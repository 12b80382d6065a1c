import type { PropertyInput } from '../../generated/operations';
import { bookingForm, createBooking, hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { SEEN_WITHIN_MILLISECONDS } from '../../testkit/proof-size';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const SETTINGS = gql(`query PropertySettingsOfOwner {
  propertySettings {
    version name legalName signatory street town state postcode country countryCode gstStateCode gstin phone email timeZone
    checkinFrom checkoutBy lastSameDayBooking bookingWindowMonths maximumNights referencePrefix
    socialLinks { name url } exchangeRates { validFrom paisePerUnit }
    taxPeriods { validFrom source slabs { upToPaise percent } }
  }
}`);
const EDIT = gql(`mutation EditPropertyInTest($input: PropertyInput!, $version: Int!) {
  result: editProperty(input: $input, version: $version) {
    __typename
    ... on SettingsSaved { settings { version name childBands { code name toAge } } }
    ... on SettingsChanged { code message settings { version name } }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const SET_RATE = gql(`mutation SetExchangeRateInTest($input: ExchangeRateInput!) {
  result: setExchangeRate(input: $input) {
    __typename
    ... on SettingsSaved { settings { exchangeRates { validFrom paisePerUnit } } }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const DELETE_RATE = gql(`mutation DeleteExchangeRateInTest($validFrom: PlainDate!) {
  result: deleteExchangeRate(validFrom: $validFrom) {
    __typename
    ... on InvalidInput { faults { field code message } }
  }
}`);
const SET_SHOWN = gql(`mutation SetShownCurrencyInTest($input: ShownCurrencyInput!) {
  result: setShownCurrency(input: $input) {
    __typename
    ... on SettingsSaved { settings { shownCurrencies { code paisePerUnit asOf } } }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const DELETE_SHOWN = gql(`mutation DeleteShownCurrencyInTest($code: String!) {
  result: deleteShownCurrency(code: $code) { __typename }
}`);
const SHOWN_CURRENCIES = gql(`query ShownCurrenciesInTest {
  property { shownCurrencies { code paisePerUnit asOf } }
}`);
const SET_TAX = gql(`mutation SetTaxPeriodInTest($input: TaxPeriodInput!) {
  result: setTaxPeriod(input: $input) {
    __typename
    ... on SettingsSaved { settings { taxPeriods { validFrom } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const DELETE_TAX = gql(`mutation DeleteTaxPeriodInTest($validFrom: PlainDate!) {
  result: deleteTaxPeriod(validFrom: $validFrom) { __typename }
}`);
const SHOWN = gql(`query PropertyShownInTest { property { name phone } }`);
const QUOTE =
  gql(`query QuoteOfSettings($roomType: RoomTypeName!, $checkin: PlainDate!, $checkout: PlainDate!) {
  quote(roomType: $roomType, checkin: $checkin, checkout: $checkout) {
    __typename
    ... on Quote { total { amount } }
    ... on InvalidInput { faults { field message } }
  }
}`);
const ACTIONS = gql(`query ActionsOfSettings { administratorActions { actions { action details } } }`);

let testServer: TestServer;
let second: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  second = await startServer(testServer);
  const identity = await openIdentity();
  owner = {
    token: (await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true })).token,
  };
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

const settings = async () => (await execute(testServer, SETTINGS, {}, owner)).propertySettings;

/** The form as the owner opens it. */
async function openForm(): Promise<{ input: PropertyInput; version: number }> {
  const { version, exchangeRates: _rates, taxPeriods: _periods, ...input } = await settings();
  return { input, version };
}

const save = async (input: PropertyInput, version: number) =>
  (await execute(testServer, EDIT, { input, version }, owner)).result;

async function faultsOf(changes: Partial<PropertyInput>) {
  const { input, version } = await openForm();
  const result = await save({ ...input, ...changes }, version);
  return result.__typename === 'InvalidInput'
    ? result.faults.map(({ field, code }) => [field, code])
    : result;
}

describe('given the owner saves the settings', () => {
  test('both servers show them within two seconds, and the audit entry has them before and after', async () => {
    const { input, version } = await openForm();
    const saved = await save({ ...input, name: 'Haveli Nilaya', phone: '+91 141 555 0170' }, version);
    expect(saved).toMatchObject({
      __typename: 'SettingsSaved',
      settings: { version: version + 1, name: 'Haveli Nilaya' },
    });
    await waitFor(
      'both servers show the new phone number',
      async () => {
        const shown = await Promise.all([testServer, second].map((server) => execute(server, SHOWN)));
        return shown.every(({ property }) => property.phone === '+91 141 555 0170');
      },
      SEEN_WITHIN_MILLISECONDS,
    );
    const [entry] = await testServer.query<{
      before: { phone: string };
      after: { phone: string };
      permission: string;
    }>(
      "SELECT before, after, permission FROM administrator_actions WHERE action = 'editProperty' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toMatchObject({
      before: { phone: input.phone },
      after: { phone: '+91 141 555 0170', version: version + 1 },
      permission: 'settings.write',
    });
    const { actions } = (await execute(testServer, ACTIONS, {}, owner)).administratorActions;
    expect(actions[0]).toMatchObject({
      action: 'editProperty',
      details: expect.stringContaining('Haveli Nilaya'),
    });
  });

  test('in two tabs, then the second is told, gets the stored settings, and changes nothing', async () => {
    const { input, version } = await openForm();
    expect((await save({ ...input, town: 'Jaipur' }, version)).__typename).toBe('SettingsSaved');
    expect(await save({ ...input, name: 'Late' }, version)).toMatchObject({
      __typename: 'SettingsChanged',
      code: 'SETTINGS_CHANGED',
      settings: { version: version + 1, name: input.name },
    });
    expect(await settings()).toMatchObject({ town: 'Jaipur', name: input.name, version: version + 1 });
  });

  test('age bands are stored the youngest first, and a form without them leaves them as they are', async () => {
    const { input, version } = await openForm();
    const childBands = [
      { name: 'Child', toAge: 11 },
      { name: 'Baby', toAge: 2 },
    ];
    const bands = [
      { code: 'BABY', name: 'Baby', toAge: 2 },
      { code: 'CHILD', name: 'Child', toAge: 11 },
    ];
    expect(await save({ ...input, childBands }, version)).toMatchObject({ settings: { childBands: bands } });
    expect(await save({ ...input, childBands: null }, version + 1)).toMatchObject({
      settings: { childBands: bands },
    });
  });

  test('twenty times at once with one version, then one is saved', async () => {
    const { input, version } = await openForm();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ ...input, town: `Town ${index}` }, version)),
    );
    expect(results.filter(({ __typename }) => __typename === 'SettingsSaved')).toHaveLength(1);
    expect((await settings()).version).toBe(version + 1);
  });

  test.each<[string, Partial<PropertyInput>, [string, string]]>([
    ['no name', { name: ' ' }, ['name', 'TEXT_MISSING']],
    ['a name of 81 characters', { name: 'x'.repeat(81) }, ['name', 'TEXT_TOO_LONG']],
    ['a town of two lines', { town: 'Jai\npur' }, ['town', 'TEXT_NOT_ONE_LINE']],
    ['a phone number without its country', { phone: '0294 555 0142' }, ['phone', 'HOTEL_PHONE_INVALID']],
    ['a phone number of letters', { phone: '+91 CALL' }, ['phone', 'HOTEL_PHONE_INVALID']],
    ['an address that is none', { email: 'front desk' }, ['email', 'EMAIL_INVALID']],
    ['a time zone that is none', { timeZone: 'Asia/Udaipur' }, ['timeZone', 'TIME_ZONE_UNKNOWN']],
    ['a time zone that is an offset', { timeZone: '+05:30' }, ['timeZone', 'TIME_ZONE_UNKNOWN']],
    ['a time zone in small letters', { timeZone: 'asia/kolkata' }, ['timeZone', 'TIME_ZONE_UNKNOWN']],
    ['a check-in at 25:00', { checkinFrom: '25:00' }, ['checkinFrom', 'TIME_OF_DAY_INVALID']],
    ['a check-out at noon in words', { checkoutBy: 'noon' }, ['checkoutBy', 'TIME_OF_DAY_INVALID']],
    ['a country of three letters', { countryCode: 'IND' }, ['countryCode', 'COUNTRY_CODE_UNKNOWN']],
    [
      'a GSTIN with a wrong check digit',
      { gstin: '27AAPFU0939F1ZX', gstStateCode: '27' },
      ['gstin', 'GSTIN_INVALID'],
    ],
    [
      'a GSTIN with two digits exchanged',
      { gstin: '27AAPFU9039F1ZV', gstStateCode: '27' },
      ['gstin', 'GSTIN_INVALID'],
    ],
    [
      'a GSTIN of another state',
      { gstin: '27AAPFU0939F1ZV', gstStateCode: '08' },
      ['gstStateCode', 'GST_STATE_CODE_INVALID'],
    ],
    ['a prefix in small letters', { referencePrefix: 'sc' }, ['referencePrefix', 'REFERENCE_PREFIX_INVALID']],
    [
      'two age bands of one age',
      {
        childBands: [
          { name: 'Child', toAge: 12 },
          { name: 'Junior', toAge: 12 },
        ],
      },
      ['childBands', 'CHILD_BANDS_NOT_DISTINCT'],
    ],
    [
      'an age band of grown-ups',
      { childBands: [{ name: 'Child', toAge: 18 }] },
      ['childBands.0.toAge', 'NUMBER_OUT_OF_RANGE'],
    ],
    ['no months ahead', { bookingWindowMonths: 0 }, ['bookingWindowMonths', 'NUMBER_OUT_OF_RANGE']],
    ['a longest stay of 400 nights', { maximumNights: 400 }, ['maximumNights', 'NUMBER_OUT_OF_RANGE']],
    [
      'more rooms unpaid than there are',
      { unsecuredPercent: 101 },
      ['unsecuredPercent', 'NUMBER_OUT_OF_RANGE'],
    ],
    [
      'a link that is a script',
      { socialLinks: [{ name: 'Instagram', url: 'javascript:alert(1)' }] },
      ['socialLinks.0.url', 'WEB_ADDRESS_INVALID'],
    ],
    [
      'a link without a name',
      { socialLinks: [{ name: '', url: 'https://example.com' }] },
      ['socialLinks.0.name', 'TEXT_MISSING'],
    ],
  ])('with %s, then the fault names the field', async (_, changes, fault) => {
    expect(await faultsOf(changes)).toEqual([fault]);
  });

  test('with a valid GSTIN in small letters and spaces around, then it is stored as registered', async () => {
    const { input, version } = await openForm();
    await save({ ...input, gstin: ' 27aapfu0939f1zv ', gstStateCode: '27' }, version);
    expect(await settings()).toMatchObject({ gstin: '27AAPFU0939F1ZV', gstStateCode: '27' });
  });
});

describe('given bookings for tonight end at a time', () => {
  const tonight = () => ({ roomType: 'Single', checkin: inDays(0), checkout: inDays(1) });

  async function closeTonightAt(time: string | null): Promise<void> {
    const { input, version } = await openForm();
    await save({ ...input, lastSameDayBooking: time }, version);
  }
  const quote = async (stay: ReturnType<typeof tonight>) => (await execute(testServer, QUOTE, stay)).quote;

  test('when it has passed, then a quote and a booking name the time and the next day', async () => {
    await closeTonightAt('00:00');
    await testServer.shiftClock('1 minute');
    await waitFor('the quote is refused', async () => (await quote(tonight())).__typename === 'InvalidInput');
    const refused = await createBooking(testServer, tonight());
    expect(refused).toMatchObject({
      __typename: 'InvalidInput',
      faults: [
        {
          field: 'checkin',
          message: expect.stringMatching(/until 00:00 at the hotel\. Choose .* or a later day/),
        },
      ],
    });
    expect((await quote({ ...tonight(), checkin: inDays(1), checkout: inDays(2) })).__typename).toBe('Quote');
    await testServer.shiftClock('0');
  });

  test('when it has not, or when there is none, then tonight can be booked', async () => {
    await closeTonightAt(null);
    await waitFor('the quote is made', async () => (await quote(tonight())).__typename === 'Quote');
  });
});

describe('given the owner sets an exchange rate', () => {
  const setRate = async (validFrom: string, paisePerUnit: number) =>
    (await execute(testServer, SET_RATE, { input: { validFrom, paisePerUnit } }, owner)).result;
  const totalOf = async (server: { url: string }) => {
    const stay = { roomType: 'Single', checkin: inDays(5), checkout: inDays(6) };
    const { quote } = await execute(server, QUOTE, stay);
    return quote.__typename === 'Quote' ? quote.total.amount : null;
  };

  test('for today, then both servers quote with it within two seconds, and a held price stays', async () => {
    const { booking, token } = await hold(testServer, bookingForm(testServer));
    expect((await setRate(inDays(0), 8_500)).__typename).toBe('SettingsSaved');
    await waitFor(
      'both servers quote with the new rate',
      async () => (await Promise.all([testServer, second].map(totalOf))).every((total) => total === 992_970),
      SEEN_WITHIN_MILLISECONDS,
    );
    const PAGE = gql(`query HeldQuoteInTest($token: String!) {
      bookingByToken(token: $token) { __typename ... on Booking { reference quote { paisePerDollar } } }
    }`);
    expect((await execute(testServer, PAGE, { token })).bookingByToken).toMatchObject({
      reference: booking.reference,
      quote: { paisePerDollar: 8_400 },
    });
  });

  test('for a day before today, or out of range, then the fault names the field', async () => {
    expect(await setRate(inDays(-1), 8_500)).toMatchObject({
      faults: [{ field: 'validFrom', code: 'DATE_PASSED' }],
    });
    expect(await setRate(inDays(0), 99)).toMatchObject({
      faults: [
        {
          field: 'paisePerUnit',
          code: 'AMOUNT_OUT_OF_RANGE',
          message: 'The exchange rate must be an amount from ₹1.01 to ₹1,000.00.',
        },
      ],
    });
  });

  test('and deletes it, then it is gone; a missing rate is named', async () => {
    await setRate(inDays(3), 9_000);
    const remove = async (validFrom: string) =>
      (await execute(testServer, DELETE_RATE, { validFrom }, owner)).result;
    expect(await remove(inDays(3))).toEqual({ __typename: 'SettingsSaved' });
    expect(await remove(inDays(3))).toEqual({ __typename: 'RecordNotFound' });
    await testServer.query('DELETE FROM exchange_rates WHERE valid_from <> $1', [inDays(0)]);
    expect(await remove(inDays(0))).toMatchObject({
      faults: [{ field: 'validFrom', code: 'LAST_ONE_NEEDED' }],
    });
  });
});

describe('given the owner lets guests see prices in other currencies', () => {
  const setShown = async (code: string, paisePerUnit: number) =>
    (await execute(testServer, SET_SHOWN, { input: { code, paisePerUnit } }, owner)).result;
  const remove = async (code: string) =>
    (await execute(testServer, DELETE_SHOWN, { code }, owner)).result.__typename;
  const shownBy = async (server: { url: string }) =>
    (await execute(server, SHOWN_CURRENCIES)).property.shownCurrencies;
  const bothShow = (what: string, expected: unknown[]) =>
    waitFor(
      what,
      async () =>
        (await Promise.all([testServer, second].map(shownBy))).every(
          (shown) => JSON.stringify(shown) === JSON.stringify(expected),
        ),
      SEEN_WITHIN_MILLISECONDS,
    );
  const euro = { code: 'EUR', paisePerUnit: 9_750, asOf: inDays(0) };
  const yen = { code: 'JPY', paisePerUnit: 56, asOf: inDays(0) };

  test('then a new hotel shows rupees only, and both servers show each change within two seconds', async () => {
    await bothShow('both servers show rupees only', []);
    await setShown('JPY', 56);
    expect(await setShown(' eur ', 9_750)).toMatchObject({ settings: { shownCurrencies: [euro, yen] } });
    await bothShow('both servers show both currencies', [euro, yen]);
    await setShown('EUR', 9_800);
    await bothShow('both servers show the new rate', [{ ...euro, paisePerUnit: 9_800 }, yen]);
    expect([await remove('EUR'), await remove('JPY')]).toEqual(['SettingsSaved', 'SettingsSaved']);
    await bothShow('both servers show rupees only again', []);
  });

  test('then the rate has the date of the day on which it was entered', async () => {
    await setShown('GBP', 11_200);
    await testServer.query("UPDATE shown_currencies SET as_of = as_of - 3 WHERE code = 'GBP'");
    await bothShow('both servers show the older date', [
      { code: 'GBP', paisePerUnit: 11_200, asOf: inDays(-3) },
    ]);
    expect(await setShown('GBP', 11_200)).toMatchObject({
      settings: { shownCurrencies: [{ asOf: inDays(0) }] },
    });
    await remove('GBP');
  });

  test('a currency that is not shown cannot be deleted', async () => {
    for (const code of ['CHF', '\0']) expect(await remove(code)).toBe('RecordNotFound');
  });

  test.each<[string, string, number, [string, string]]>([
    ['of no currency', 'EURO', 9_750, ['code', 'SHOWN_CURRENCY_UNKNOWN']],
    ['of rupees', 'INR', 100, ['code', 'SHOWN_CURRENCY_UNKNOWN']],
    ['that is too low', 'EUR', 49, ['paisePerUnit', 'AMOUNT_OUT_OF_RANGE']],
    ['that is too high', 'EUR', 100_001, ['paisePerUnit', 'AMOUNT_OUT_OF_RANGE']],
  ])('with a rate %s, then the fault names the field', async (_, code, paisePerUnit, [field, fault]) => {
    expect(await setShown(code, paisePerUnit)).toMatchObject({ faults: [{ field, code: fault }] });
    expect((await shownBy(testServer)).length).toBe(0);
  });
});

describe('given the owner sets a tax period', () => {
  const setTax = async (slabs: { upToPaise?: number | null; percent: number }[], validFrom = inDays(30)) =>
    (
      await execute(
        testServer,
        SET_TAX,
        { input: { validFrom, slabs, source: 'Notification 1/2027' } },
        owner,
      )
    ).result;

  test('then it is listed from its date on, and can be deleted before', async () => {
    const result = await setTax([{ upToPaise: 750_000, percent: 5 }, { percent: 18 }]);
    expect(result).toMatchObject({
      settings: { taxPeriods: expect.arrayContaining([{ validFrom: inDays(30) }]) },
    });
    const { result: deleted } = await execute(testServer, DELETE_TAX, { validFrom: inDays(30) }, owner);
    expect(deleted).toEqual({ __typename: 'SettingsSaved' });
  });

  test.each([
    ['without an open end', [{ upToPaise: 750_000, percent: 5 }], ['slabs', 'SLABS_NOT_ASCENDING']],
    [
      'that go down',
      [{ upToPaise: 900, percent: 5 }, { upToPaise: 800, percent: 12 }, { percent: 18 }],
      ['slabs', 'SLABS_NOT_ASCENDING'],
    ],
    ['of none', [], ['slabs', 'SLABS_NOT_ASCENDING']],
    ['of 90 %', [{ percent: 90 }], ['slabs.0.percent', 'NUMBER_OUT_OF_RANGE']],
  ])('with slabs %s, then the fault names the field', async (_, slabs, [field, code]) => {
    expect(await setTax(slabs)).toMatchObject({ faults: [{ field, code }] });
  });
});
