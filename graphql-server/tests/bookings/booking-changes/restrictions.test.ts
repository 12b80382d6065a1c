import type { RestrictionInput } from '../../generated/operations';
import { inDays } from '../../testkit/bookings';
import { changeFirst, changePreview, staysWith } from '../../testkit/changes';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const VERSION = gql(`query RateBookVersion { rateBook { version } }`);
const RESTRICT = gql(`mutation RestrictInTest($edit: RateEditInput!, $version: Int!) {
  result: changeRates(edit: $edit, version: $version) { __typename }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  owner = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
});
afterAll(() => testServer.stop());

async function restrict(rule: RestrictionInput['rule'], [from, to]: [number, number]) {
  const { rateBook } = await execute(testServer, VERSION, {}, owner);
  const dates = { from: inDays(from), to: inDays(to), weekdays: [], roomTypes: [] };
  const edit = { restriction: { name: rule.kind, ...dates, rule } };
  const { result } = await execute(testServer, RESTRICT, { edit, version: rateBook.version }, owner);
  expect(result).toEqual({ __typename: 'RatesSaved' });
}

/** A paid stay of two nights. */
async function paidStay(day: number) {
  const { held } = await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 2) });
  return held.token;
}

describe('given a stay that was sold before its day was closed to arrivals', () => {
  test('a later check-out is sold, and another check-in on a closed day is refused', async () => {
    const token = await paidStay(100);
    await restrict({ kind: 'CLOSED_TO_ARRIVAL' }, [100, 103]);
    const moved = await staysWith(testServer, token, { checkin: inDays(101), checkout: inDays(103) });
    expect(await changePreview(testServer, token, moved)).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ field: 'stays.0.checkin', code: 'CLOSED_TO_ARRIVAL' }, { code: 'NEAREST_STAY' }],
    });
    const longer = await changeFirst(testServer, token, { checkout: inDays(103) });
    expect(longer).toMatchObject({ __typename: 'ChangeHeld' });
  });
});

describe('given a stay that is shorter than a later minimum', () => {
  test('it may be longer, but not shorter', async () => {
    const token = await paidStay(120);
    await restrict({ kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 4 }, [120, 123]);
    const shorter = await staysWith(testServer, token, { checkout: inDays(121) });
    expect(await changePreview(testServer, token, shorter)).toMatchObject({
      faults: [{ field: 'stays.0.checkout', code: 'STAY_TOO_SHORT_ON' }, { code: 'NEAREST_STAY' }],
    });
    const longer = await staysWith(testServer, token, { checkout: inDays(123) });
    expect(await changePreview(testServer, token, longer)).toMatchObject({ __typename: 'ChangePreview' });
  });
});
