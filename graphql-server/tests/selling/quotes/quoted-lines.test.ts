import type { RateEditInput } from '../../generated/operations';
import { hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { addPromotion, changeRates, signedInOwner, stayThreePayTwo } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const QUOTE = gql(`query QuoteWithLines(
  $checkin: PlainDate!, $checkout: PlainDate!, $code: String, $extras: [StayExtraInput!]
) {
  quote(roomType: "Deluxe", checkin: $checkin, checkout: $checkout, code: $code, extras: $extras) {
    ... on Quote { version stays {
  plan
  nights { night rate { amount currency } source value { amount } discount { amount } taxPercent
    cgst { amount } sgst { amount } tax { amount } }
  extras { code value { amount } taxPercent cgst { amount } sgst { amount } tax { amount } }
} }
  }
}`);
const BOOKED = gql(`query LinesOfBooking($token: String!) {
  bookingByToken(token: $token) { ... on Booking { quote { version stays {
  plan
  nights { night rate { amount currency } source value { amount } discount { amount } taxPercent
    cgst { amount } sgst { amount } tax { amount } }
  extras { code value { amount } taxPercent cgst { amount } sgst { amount } tax { amount } }
} } } }
}`);

const DELUXE_NIGHT = {
  rate: { amount: 19_900, currency: 'USD' },
  source: 'BASE',
  value: { amount: 1_671_600 },
  discount: { amount: 0 },
  taxPercent: 18,
  tax: { amount: 300_888 },
  cgst: { amount: 150_444 },
  sgst: { amount: 150_444 },
};

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
});

async function quoteOf(wanted: {
  checkin: string;
  checkout: string;
  code?: string;
  extras?: { code: string; pieces: number }[];
}) {
  const { quote } = await execute(testServer, QUOTE, wanted);
  if (!('stays' in quote)) throw new Error('The stay has no price.');
  const [stay] = quote.stays;
  if (!stay) throw new Error('The quote has no stay.');
  return { version: quote.version, ...stay };
}

async function change(edit: RateEditInput) {
  expect(await changeRates(testServer, owner, edit)).toMatchObject({ __typename: 'RatesSaved' });
}

const onDates = (from: number, to: number) => ({
  from: inDays(from),
  to: inDays(to),
  weekdays: [],
  roomTypes: [],
});

test('over the edge of a season and an override each night shows its rate and its source', async () => {
  await change({
    season: {
      name: 'Season',
      ...onDates(41, 42),
      priority: 1,
      change: { kind: 'PERCENT', hundredths: 4_000 },
    },
  });
  await change({ fill: { ...onDates(42, 42), change: { kind: 'AMOUNT', cents: 25_000 } } });
  const stay = { checkin: inDays(40), checkout: inDays(43) };
  await waitFor('the rates are known', async () => {
    const { nights } = await quoteOf(stay);
    return nights[1]?.source === 'SEASON' && nights[2]?.source === 'OVERRIDE';
  });
  const { plan, nights } = await quoteOf(stay);
  expect(plan).toBe('FLEXIBLE');
  expect(nights).toMatchObject([
    { night: inDays(40), ...DELUXE_NIGHT },
    { night: inDays(41), rate: { amount: 27_860, currency: 'USD' }, value: { amount: 2_340_240 } },
    { night: inDays(42), rate: { amount: 25_000, currency: 'USD' }, value: { amount: 2_100_000 } },
  ]);
});

test('a free night keeps its rate, and its value is the discount', async () => {
  const stay = { checkin: inDays(50), checkout: inDays(53) };
  await addPromotion(testServer, owner, stayThreePayTwo('STAY3'), {
    stay: { roomType: 'Deluxe', ...stay },
  });
  const { nights } = await quoteOf({ ...stay, code: 'STAY3' });
  expect(nights.slice(0, 2)).toMatchObject([DELUXE_NIGHT, DELUXE_NIGHT]);
  expect(nights[2]).toMatchObject({
    rate: { amount: 19_900 },
    value: { amount: 0 },
    discount: { amount: 1_671_600 },
    cgst: { amount: 0 },
    sgst: { amount: 0 },
  });
});

test('an extra is a line with both halves of its tax', async () => {
  const stay = { checkin: inDays(60), checkout: inDays(61) };
  const { extras } = await quoteOf({ ...stay, extras: [{ code: 'AIRPORT_TRANSFER', pieces: 1 }] });
  expect(extras).toEqual([
    {
      code: 'AIRPORT_TRANSFER',
      value: { amount: 210_000 },
      taxPercent: 5,
      tax: { amount: 10_500 },
      cgst: { amount: 5_250 },
      sgst: { amount: 5_250 },
    },
  ]);
});

test('the version identifies the lines: it stays until they change, also once they are booked', async () => {
  const stay = { checkin: inDays(70), checkout: inDays(72) };
  const { version } = await quoteOf(stay);
  expect((await quoteOf(stay)).version).toBe(version);
  expect((await quoteOf({ ...stay, checkout: inDays(73) })).version).not.toBe(version);
  const held = await hold(testServer, { ...stay, roomType: 'Deluxe', guests: 1 });
  const { bookingByToken } = await execute(testServer, BOOKED, { token: held.token });
  expect(bookingByToken).toMatchObject({ quote: { version } });
});
