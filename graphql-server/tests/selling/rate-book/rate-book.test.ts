import type { RateEditInput, SeasonInput } from '../../generated/operations';
import { shortDate } from '../../../src/platform/time/dates';
import { bookingForm, CREATE_BOOKING, hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { SEEN_WITHIN_MILLISECONDS } from '../../testkit/proof-size';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const RATES = gql(`query RatesInTest {
  rateBook {
    version
    seasons { id name from to weekdays roomTypes priority change { kind cents hundredths } }
    restrictions { id name from to rule { kind nights days } }
    changes { id kind changedBy undoes }
  }
}`);
const CHANGE = gql(`mutation ChangeRatesInTest($edit: RateEditInput!, $version: Int!) {
  result: changeRates(edit: $edit, version: $version) {
    __typename
    ... on RatesSaved { rates { version } }
    ... on RatesChanged { code rates { version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const UNDO = gql(`mutation UndoRateChangeInTest($version: Int!) {
  result: undoRateChange(version: $version) { __typename }
}`);
const PREVIEW = gql(`query RatePreviewInTest($edit: RateEditInput!, $sample: StayInput!) {
  result: ratePreview(edit: $edit, sample: $sample) {
    __typename
    ... on RatePreview { before { total { amount } } after { total { amount } } }
  }
}`);
const QUOTE =
  gql(`query QuoteWithRatesInTest($roomType: RoomTypeName!, $checkin: PlainDate!, $checkout: PlainDate!) {
  quote(roomType: $roomType, checkin: $checkin, checkout: $checkout) {
    __typename
    ... on Quote { total { amount } nightlyRate { amount } }
    ... on InvalidInput { faults { field code message } }
  }
}`);

const DELUXE_PAISE = 1_972_488;

const season = (more: Partial<SeasonInput> = {}): SeasonInput => ({
  name: 'High season',
  from: inDays(100),
  to: inDays(109),
  weekdays: [],
  roomTypes: ['Deluxe'],
  priority: 1,
  change: { kind: 'PERCENT', hundredths: 4_000 },
  ...more,
});

let testServer: TestServer;
let second: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  second = await startServer(testServer);
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

const rates = async () => (await execute(testServer, RATES, {}, owner)).rateBook;

async function change(edit: RateEditInput, version?: number) {
  const current = version ?? (await rates()).version;
  return (await execute(testServer, CHANGE, { edit, version: current }, owner)).result;
}

const undo = async () =>
  (await execute(testServer, UNDO, { version: (await rates()).version }, owner)).result;

async function quote(
  [from, to]: readonly [number, number],
  { roomType = 'Deluxe', server = testServer }: { roomType?: string; server?: { url: string } } = {},
) {
  return (await execute(server, QUOTE, { roomType, checkin: inDays(from), checkout: inDays(to) })).quote;
}

/** Waits until both servers quote the expected prices. */
async function bothServersQuote(days: readonly [number, number], expected: object): Promise<void> {
  await waitFor(
    'both servers know the new rates',
    async () => {
      const quotes = await Promise.all([testServer, second].map((server) => quote(days, { server })));
      return quotes.every((one) => JSON.stringify(one).includes(JSON.stringify(expected).slice(1, -1)));
    },
    SEEN_WITHIN_MILLISECONDS,
  );
}

test('given a season of +40 %, a Deluxe night costs ₹27,614.84 on its dates on both servers, and no other night changes', async () => {
  expect(await change({ season: season() })).toMatchObject({ __typename: 'RatesSaved' });
  await bothServersQuote([100, 101], { total: { amount: 2_761_484 } });
  expect(await quote([98, 99])).toMatchObject({ total: { amount: DELUXE_PAISE } });
  expect(await quote([100, 101], { roomType: 'Single' })).toMatchObject({ total: { amount: 981_288 } });
  expect(await undo()).toEqual({ __typename: 'RatesSaved' });
  await bothServersQuote([100, 101], { total: { amount: DELUXE_PAISE } });
});

test('given rates for single dates, they override the season, and filling with nothing removes them', async () => {
  const dates = { from: inDays(120), to: inDays(129), weekdays: [], roomTypes: ['Deluxe'] };
  await change({ season: season({ from: dates.from, to: dates.to }) });
  await change({ fill: { ...dates, to: inDays(121), change: { kind: 'AMOUNT', cents: 15_000 } } });
  await bothServersQuote([120, 122], { nightlyRate: { amount: 15_000 } });
  expect(await quote([121, 123])).toMatchObject({ nightlyRate: { amount: 15_000 } });
  expect(await quote([122, 123])).toMatchObject({ nightlyRate: { amount: 27_860 } });
  await change({ fill: { ...dates, change: null } });
  await bothServersQuote([120, 121], { nightlyRate: { amount: 27_860 } });
});

test('given a minimum stay, a shorter stay is refused by quote and booking with the rule and the nearest stay', async () => {
  const restriction = {
    name: 'Long weekend',
    from: inDays(140),
    to: inDays(142),
    weekdays: [],
    roomTypes: [],
    rule: { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 2 } as const,
  };
  await change({ restriction });
  await bothServersQuote([141, 142], { field: 'checkout', code: 'STAY_TOO_SHORT_ON' });
  expect(await quote([141, 142])).toMatchObject({
    faults: [
      { field: 'checkout', code: 'STAY_TOO_SHORT_ON' },
      {
        field: 'checkout',
        code: 'NEAREST_STAY',
        message: expect.stringContaining(shortDate(inDays(143), 'en')) as string,
      },
    ],
  });
  expect(await quote([141, 143])).toMatchObject({ __typename: 'Quote' });
  const input = bookingForm(testServer, { roomType: 'Deluxe', checkin: inDays(141), checkout: inDays(142) });
  const { createBooking } = await execute(testServer, CREATE_BOOKING, { input });
  expect(createBooking).toMatchObject({ __typename: 'InvalidInput', faults: [{ field: 'checkout' }, {}] });
});

test('given a booking, when every rate is changed, its lines stay as they were sold', async () => {
  const form = bookingForm(testServer, { roomType: 'Suite', checkin: inDays(160), checkout: inDays(163) });
  const { booking } = await hold(testServer, form);
  const lines = () =>
    testServer.query(
      `SELECT line::text FROM folio_lines line JOIN bookings ON bookings.id = line.booking_id
       WHERE reference = $1 ORDER BY line.id`,
      [booking.reference],
    );
  const before = await lines();
  expect(before).toHaveLength(3);
  await change({ season: season({ from: inDays(150), to: inDays(170), roomTypes: [] }) });
  await change({ restriction: { name: 'Closed', ...allDates(150, 170), rule: { kind: 'STOP_SALE' } } });
  await bothServersQuote([160, 161], { code: 'NOT_SOLD_ON' });
  expect(await lines()).toEqual(before);
});

const allDates = (from: number, to: number) => ({
  from: inDays(from),
  to: inDays(to),
  weekdays: [],
  roomTypes: [],
});

test('before it is saved, a change shows what a sample stay would cost, and nothing is stored', async () => {
  const before = await rates();
  const sample = { roomType: 'Deluxe', checkin: inDays(200), checkout: inDays(201), guests: 2 };
  const edit = { season: season({ from: inDays(200), to: inDays(205) }) };
  const { result } = await execute(testServer, PREVIEW, { edit, sample }, owner);
  expect(result).toEqual({
    __typename: 'RatePreview',
    before: { total: { amount: DELUXE_PAISE } },
    after: { total: { amount: 2_761_484 } },
  });
  expect(await rates()).toEqual(before);
});

test('given two tabs with the same version, the second change is refused and shows what the first has stored', async () => {
  const { version } = await rates();
  expect(await change({ season: season({ from: inDays(210), to: inDays(211) }) }, version)).toMatchObject({
    __typename: 'RatesSaved',
  });
  const refused = await change({ season: season({ from: inDays(212), to: inDays(213) }) }, version);
  expect(refused).toMatchObject({ __typename: 'RatesChanged', code: 'SETTINGS_CHANGED' });
  expect((await rates()).seasons.filter(({ from }) => from === inDays(212))).toEqual([]);
});

test('a season is replaced and deleted by its id, each change is listed with its author, and undoing restores it', async () => {
  await change({ season: season({ name: 'Monsoon', from: inDays(220), to: inDays(225) }) });
  const [added] = (await rates()).seasons.filter(({ name }) => name === 'Monsoon');
  if (!added) throw new Error('The season was not added.');
  await change({ season: season({ id: added.id, name: 'Rains', from: inDays(220), to: inDays(226) }) });
  expect((await rates()).seasons).toContainEqual(expect.objectContaining({ id: added.id, name: 'Rains' }));
  await change({ deleteSeason: added.id });
  expect((await rates()).seasons.map(({ id }) => id)).not.toContain(added.id);
  await undo();
  const after = await rates();
  expect(after.seasons).toContainEqual(expect.objectContaining({ id: added.id, name: 'Rains' }));
  expect(after.changes[0]).toMatchObject({
    kind: 'deleteSeason',
    changedBy: testServer.settings.ADMIN_EMAIL,
    undoes: after.changes[1]?.id,
  });
});

test.each<[string, RateEditInput, [string, string]]>([
  ['dates in the wrong order', { season: season({ to: inDays(99) }) }, ['season.to', 'DATES_INVALID']],
  [
    'a rate of nothing',
    { season: season({ change: { kind: 'AMOUNT', cents: 0 } }) },
    ['season.change', 'RATE_CHANGE_INVALID'],
  ],
  [
    'a type that is not there',
    { season: season({ roomTypes: ['Barn'] }) },
    ['season.roomTypes', 'ROOM_TYPE_UNKNOWN'],
  ],
  ['no name', { season: season({ name: ' ' }) }, ['season.name', 'TEXT_MISSING']],
  [
    'a minimum of 31 nights',
    {
      restriction: { name: 'x', ...allDates(1, 2), rule: { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL', nights: 31 } },
    },
    ['restriction.rule', 'RESTRICTION_INVALID'],
  ],
  ['two changes at once', { deleteSeason: 1, deleteRestriction: 1 }, ['edit', 'VALUE_INVALID']],
])('with %s, the fault names the field', async (_, edit, [field, code]) => {
  expect(await change(edit)).toEqual({ __typename: 'InvalidInput', faults: [{ field, code }] });
});
