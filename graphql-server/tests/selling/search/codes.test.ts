import { MEMORY_LIMITS, RATE_LIMITS } from '../../../src/platform/limits/rate-limit-table';
import { addDays } from '../../../src/platform/time/dates';
import { bookingForm, createBooking, hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { addPromotion, quoteWith, signedInOwner, stayThreePayTwo } from '../../testkit/promotions';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const OPTIONS = gql(`query OptionsWithCode(
  $checkin: PlainDate!, $checkout: PlainDate!, $code: String, $replaces: String
) {
  result: stayOptions(checkin: $checkin, checkout: $checkout, code: $code, replaces: $replaces) {
    __typename
    ... on StayOptions {
      codeFault { field code parameters { name } message }
      options {
        roomType { name }
        quote { total { amount } promotion { name code saved { amount } } }
        plans { plan total { amount } promotion { code } }
        codeFault { field code message }
        offers { name code saved { amount } }
      }
    }
  }
}`);

const DELUXE_NIGHT_PAISE = 1_972_488;
const SUITE_NIGHT_PAISE = 2_963_688;
const STAY_THREE_PAISE = 3_944_976;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());

let first = 40;
/** Deluxe nights that no other test of this file uses. */
function freshStay(nights = 3) {
  first += 7;
  return { roomType: 'Deluxe', checkin: inDays(first), checkout: inDays(first + nights) };
}

interface Terms {
  code?: string | null;
  replaces?: string;
}

async function search(
  { checkin, checkout }: { checkin: string; checkout: string },
  terms: Terms,
  options: RequestOptions = {},
) {
  const { result } = await execute(testServer, OPTIONS, { checkin, checkout, ...terms }, options);
  if (result.__typename !== 'StayOptions') throw new Error(result.__typename);
  const byType = new Map(result.options.map((option) => [option.roomType.name, option]));
  return { codeFault: result.codeFault, of: (roomType: string) => byType.get(roomType) };
}

describe('given the code of a promotion for Deluxe rooms of three nights', () => {
  const code = 'LAKE3';
  beforeAll(() =>
    addPromotion(testServer, owner, stayThreePayTwo(code, { roomTypes: ['Deluxe'] }), { stay: freshStay() }),
  );

  test('the search shows the total with it and the saving, and the other types at their price, with the reason', async () => {
    const { codeFault, of } = await search(freshStay(), { code: ' lake3 ' });
    expect(codeFault).toBeNull();
    expect(of('Deluxe')).toMatchObject({
      quote: {
        total: { amount: STAY_THREE_PAISE },
        promotion: { name: 'Stay 3, pay 2', code, saved: { amount: DELUXE_NIGHT_PAISE } },
      },
      plans: [{ plan: 'FLEXIBLE', promotion: { code } }, { promotion: { code } }],
      codeFault: null,
    });
    expect(of('Suite')).toMatchObject({
      quote: { total: { amount: 3 * SUITE_NIGHT_PAISE }, promotion: null },
      codeFault: { field: 'code', code: 'PROMOTION_ROOM_TYPES' },
    });
  });

  test('a shorter stay has the usual price, and the search names the condition', async () => {
    const { codeFault, of } = await search(freshStay(2), { code });
    expect(of('Deluxe')).toMatchObject({
      quote: { total: { amount: 2 * DELUXE_NIGHT_PAISE } },
      codeFault: {
        code: 'PROMOTION_MINIMUM_NIGHTS',
        message: '“Stay 3, pay 2” is for stays of at least 3 nights.',
      },
    });
    expect(codeFault).toBeNull();
  });

  test.each([undefined, null, '', ' '])(
    'without one (%j), the search says nothing about codes',
    async (none) => {
      const { codeFault, of } = await search(freshStay(), { code: none ?? null });
      expect(codeFault).toBeNull();
      expect(of('Deluxe')).toMatchObject({ codeFault: null, quote: { promotion: null } });
    },
  );
});

describe('given a promotion for Deluxe rooms of three nights that the hotel offers', () => {
  const code = 'OFFERED3';
  const stay = freshStay();
  beforeAll(async () => {
    await addPromotion(testServer, owner, stayThreePayTwo('SECRET3'), { stay });
    await addPromotion(
      testServer,
      owner,
      stayThreePayTwo(code, { roomTypes: ['Deluxe'], isOffered: true, totalUses: 1 }),
      { stay },
    );
  });

  test('a search without a code names it with its saving where it fits, and no secret code', async () => {
    const { of } = await search(stay, {});
    expect(of('Deluxe')?.offers).toEqual([
      { name: 'Stay 3, pay 2', code, saved: { amount: DELUXE_NIGHT_PAISE } },
    ]);
    expect(of('Suite')?.offers).toEqual([]);
    expect(of('Deluxe')?.quote).toMatchObject({ total: { amount: 3 * DELUXE_NIGHT_PAISE } });
  });

  test('a press, which is a search with the code, has the price that was offered', async () => {
    const { of } = await search(stay, { code });
    expect(of('Deluxe')).toMatchObject({ quote: { total: { amount: STAY_THREE_PAISE } }, offers: [] });
  });

  test('a stay that it does not fit, and a stay after its last use, are offered nothing', async () => {
    const { checkin } = freshStay(2);
    expect((await search({ checkin, checkout: addDays(checkin, 2) }, {})).of('Deluxe')?.offers).toEqual([]);
    const form = bookingForm(testServer, { ...freshStay(), code, expectedTotal: STAY_THREE_PAISE });
    await hold(testServer, form);
    expect((await search(stay, {})).of('Deluxe')?.offers).toEqual([]);
  });
});

test.each(['NO-SUCH-CODE', "'; DROP TABLE promotions; --", '\0', 'x'.repeat(5_000)])(
  'given an unknown code, every price stays, and the search says so once (%#)',
  async (code) => {
    const { codeFault, of } = await search(freshStay(1), { code });
    expect(codeFault).toMatchObject({ field: 'code', code: 'PROMOTION_CODE_UNKNOWN' });
    expect(of('Deluxe')).toMatchObject({ quote: { total: { amount: DELUXE_NIGHT_PAISE } } });
  },
);

describe('given the hold that uses a promotion for the last time', () => {
  test('its guest still sees its price, and everybody else that it is used up', async () => {
    const stay = { ...freshStay() };
    const code = `LAST-${first}`;
    await addPromotion(testServer, owner, stayThreePayTwo(code, { totalUses: 1 }), { stay });
    const { token } = await hold(testServer, { ...stay, code });

    expect(await quoteWith(testServer, { ...stay, code, replaces: token })).toMatchObject({
      total: { amount: STAY_THREE_PAISE },
      promotion: { code },
    });
    const own = await search(stay, { code, replaces: token });
    expect(own.of('Deluxe')?.quote?.total.amount).toBe(STAY_THREE_PAISE);
    expect(own.codeFault).toBeNull();

    const usedUp = [{ field: 'code', code: 'PROMOTION_USED_UP' }];
    expect(await quoteWith(testServer, { ...stay, code })).toMatchObject({ faults: usedUp });
    expect(await quoteWith(testServer, { ...stay, code, replaces: 'no hold' })).toMatchObject({
      faults: usedUp,
    });
    const others = await search(stay, { code });
    expect(others.codeFault).toMatchObject({ code: 'PROMOTION_USED_UP' });
  });
});

describe('given a caller who tries codes', () => {
  const { points } = RATE_LIMITS.unknownCodes;
  const TRIED = 5;

  test('30 unknown codes a minute are checked; then a right code is refused by name too, and the search still works', async () => {
    const stay = freshStay();
    const code = `RIGHT-${first}`;
    await addPromotion(testServer, owner, stayThreePayTwo(code), { stay });
    const options = { caller: freshCaller() };
    const faultsOf = async (tried: string) => {
      const quote = await quoteWith(testServer, { ...stay, code: tried }, options);
      return quote.__typename === 'InvalidInput' ? quote.faults : [];
    };
    // Most tries are only counted, so that all are within a minute on a busy machine, too.
    const { rateLimits } = testServer.installation.services;
    for (let tries = TRIED; tries < points; tries += 1)
      await rateLimits.secondsToWait(RATE_LIMITS.unknownCodes, options.caller);
    for (let tries = 0; tries < TRIED; tries += 1)
      expect(await faultsOf(`WRONG-${tries}`)).toMatchObject([{ code: 'PROMOTION_CODE_UNKNOWN' }]);
    const refused = { field: 'code', code: 'PROMOTION_CODES_TRIED' };
    expect(await faultsOf(code)).toMatchObject([
      { ...refused, message: expect.stringMatching(/try again in \d+ seconds/) as string },
    ]);
    expect(await faultsOf('WRONG')).toMatchObject([refused]);
    expect(await createBooking(testServer, { ...stay, code }, options)).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field: 'code' }],
    });
    const { codeFault, of } = await search(stay, { code }, options);
    expect(codeFault).toMatchObject({ ...refused, parameters: [{ name: 'seconds' }] });
    expect(of('Deluxe')?.quote?.total.amount).toBe(3 * DELUXE_NIGHT_PAISE);
    expect(await quoteWith(testServer, stay, options)).toMatchObject({ __typename: 'Quote' });
    expect(await quoteWith(testServer, { ...stay, code }, { caller: freshCaller() })).toMatchObject({
      total: { amount: STAY_THREE_PAISE },
    });
  });

  test('a guest may look at prices with a right code as often as without', async () => {
    const stay = freshStay();
    const code = `OFTEN-${first}`;
    await addPromotion(testServer, owner, stayThreePayTwo(code), { stay });
    const options = { caller: freshCaller() };
    for (let time = 0; time <= points + 5; time += 1)
      expect(await quoteWith(testServer, { ...stay, code }, options)).toMatchObject({ promotion: { code } });
    expect(points).toBeLessThan(MEMORY_LIMITS.readPointsAMinute);
  });
});
