import { Client } from 'pg';
import type { RateEditInput } from '../../generated/operations';
import { hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const FROM = gql(`query FromPrices { roomTypes { name oneNight { amount } } }`);
const ONE_NIGHT = gql(`query PricesOfOneNight($checkin: PlainDate!, $checkout: PlainDate!, $guests: Int) {
  result: stayOptions(checkin: $checkin, checkout: $checkout, guests: $guests) {
    ... on StayOptions { options { roomType { name } roomsFree faults { code } plans { plan total { amount } } } }
  }
}`);
const VERSION = gql(`query VersionForLowestNight { rateBook { version } }`);
const CHANGE = gql(`mutation ChangeRatesForLowestNight($edit: RateEditInput!, $version: Int!) {
  result: changeRates(edit: $edit, version: $version) { __typename }
}`);

const DAYS = 60;
const SUITES = 4;
/** How many of the eight rooms the first test leaves. */
const SINGLES = 7;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
});
afterAll(() => testServer.stop());

async function change(edit: RateEditInput): Promise<void> {
  const { version } = (await execute(testServer, VERSION, {}, owner)).rateBook;
  expect((await execute(testServer, CHANGE, { edit, version }, owner)).result.__typename).toBe('RatesSaved');
}

/** Sets the price of one night of a type, in US cents. */
const price = (roomType: string, night: number, cents: number) =>
  change({
    fill: {
      from: inDays(night),
      to: inDays(night),
      weekdays: [],
      roomTypes: [roomType],
      change: { kind: 'AMOUNT', cents },
    },
  });

interface Found {
  amount: number;
  night: number;
  plan: string;
}

/** The lowest price of each type, found by asking for each night for two adults as a guest does. */
async function lowestByAsking(): Promise<Map<string, Found>> {
  const lowest = new Map<string, Found>();
  for (let night = 1; night <= DAYS; night += 1) {
    const dates = { checkin: inDays(night), checkout: inDays(night + 1) };
    const { result } = await execute(testServer, ONE_NIGHT, { ...dates, guests: 2 });
    if (!('options' in result)) throw new Error(`Night ${night} cannot be searched`);
    for (const { roomType, roomsFree, faults, plans } of result.options)
      for (const { plan, total } of roomsFree > 0 && faults.length === 0 ? plans : []) {
        const known = lowest.get(roomType.name);
        if (total && total.amount < (known?.amount ?? Infinity))
          lowest.set(roomType.name, { amount: total.amount, night, plan });
      }
  }
  return lowest;
}

const shown = async () =>
  new Map((await execute(testServer, FROM)).roomTypes.map(({ name, oneNight }) => [name, oneNight?.amount]));

test('each ‘from’ is the lowest price of a night that a guest finds, and can be booked for it', async () => {
  // A cheap night that is sold out, a night that needs two nights, a night after the sixty days, and a night to book.
  await price('Suite', 9, 9_000);
  for (let sold = 0; sold < SUITES; sold += 1)
    await hold(testServer, { roomType: 'Suite', checkin: inDays(9), checkout: inDays(10) });
  await price('Deluxe', 12, 8_000);
  await change({
    restriction: {
      name: 'Two nights',
      from: inDays(12),
      to: inDays(12),
      weekdays: [],
      roomTypes: ['Deluxe'],
      rule: { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 2 },
    },
  });
  await price('Double', DAYS + 1, 5_000);
  await price('Double', 33, 9_900);
  await price('Single', DAYS, 7_000);
  await change({
    promotion: {
      name: 'Two nights or more',
      minimumNights: 2,
      discount: { kind: 'PERCENT', hundredths: 5_000 },
    },
  });

  const lowest = await lowestByAsking();
  const amounts = new Map([...lowest].map(([type, { amount }]) => [type, amount]));
  await waitFor('the prices of types follow the rates', async () =>
    [...(await shown())].every(([type, amount]) => amount === amounts.get(type)),
  );
  expect(lowest.get('Double')?.night).toBe(33);
  expect(lowest.get('Single')?.night).toBe(DAYS);
  for (const [roomType, { amount, night, plan }] of lowest) {
    const dates = { checkin: inDays(night), checkout: inDays(night + 1) };
    const held = await hold(testServer, { roomType, plan, ...dates, guests: 2 });
    expect({ roomType, amount: held.checkout.amount }).toEqual({ roomType, amount });
  }
});

test('a burst of pages with prices counts the free rooms once, and a sale shows at once', async () => {
  const { lowestNights, clock } = testServer.installation.services;
  const today = await clock.today();
  const burst = () => Promise.all(Array.from({ length: 40 }, () => lowestNights.lowestNights(today)));
  const sent = vi.spyOn(Client.prototype, 'query');
  // The server also asks for changes now and then, and keeps nothing for a moment when it hears nothing.
  await waitFor('a burst sends no statement', async () => {
    sent.mockClear();
    await burst();
    return sent.mock.calls.length === 0;
  });
  sent.mockRestore();

  const cheapest = { roomType: 'Single', checkin: inDays(DAYS), checkout: inDays(DAYS + 1) };
  const before = (await lowestNights.lowestNights(today)).get('Single')?.totalPaise;
  for (let sold = 0; sold < SINGLES; sold += 1) await hold(testServer, cheapest);
  await waitFor('the sold night is left out', async () => {
    const now = (await lowestNights.lowestNights(today)).get('Single')?.totalPaise ?? 0;
    return now > (before ?? Infinity);
  });
});
