import { addDays } from '../../../src/platform/time/dates';
import { blockRoom, blocksBetween } from '../../testkit/blocks';
import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const HISTORY = gql(`query BookingHistory($reference: String!) {
  guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails { history { subject to actor staff } }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let reference: string;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  const stay = { checkin: inDays(20), checkout: addDays(inDays(20), 2) };
  const { held } = await confirmedBooking(testServer, stay);
  ({ reference } = held.booking);
  const [id = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, stay.checkin, '14:00');
  const desk = deskOf(testServer, () => owner);
  await desk.checkIn(id);
  await desk.undoCheckIn(id);
});
afterAll(() => testServer.stop());

async function stepsOf(subject: string) {
  const { guestBooking } = await execute(testServer, HISTORY, { reference }, owner);
  assertType(guestBooking, 'GuestBookingDetails');
  return guestBooking.history.filter((step) => step.subject === subject);
}

test('the history names the member of the staff who made a step, and nobody for a step of the guest', async () => {
  expect(await stepsOf('stay')).toEqual([
    { subject: 'stay', to: 'IN_HOUSE', actor: 'staff', staff: OWNER.email },
    { subject: 'stay', to: 'EXPECTED', actor: 'staff', staff: OWNER.email },
  ]);
  expect((await stepsOf('booking'))[0]).toEqual({
    subject: 'booking',
    to: 'HELD',
    actor: 'guest',
    staff: null,
  });
});

const ACTIONS = gql(`query ActionsWithNames {
  administratorActions(page: 1, limit: 1) { actions { person address action } }
}`);
const FILL = gql(`mutation FillRatesInHistory($edit: RateEditInput!, $version: Int!) {
  changeRates(edit: $edit, version: $version) { __typename }
}`);
const RATES = gql(`query RatesInHistory { rateBook { version changes { changedBy } } }`);

test('activity, blocks and rate changes name the person instead of the address', async () => {
  await testServer.query("UPDATE staff_members SET name = 'Meera Nair'");
  const dates = { firstNight: inDays(60), until: inDays(61) };
  await blockRoom(testServer, { roomNumber: '101', ...dates }, owner);
  expect(await blocksBetween(testServer, dates.firstNight, dates.until, owner)).toMatchObject([
    { by: 'Meera Nair' },
  ]);

  const { version } = (await execute(testServer, RATES, {}, owner)).rateBook;
  const season = {
    name: 'Rains',
    from: inDays(70),
    to: inDays(71),
    weekdays: [],
    roomTypes: ['Deluxe'],
    priority: 1,
  };
  const edit = { season: { ...season, change: { kind: 'PERCENT' as const, hundredths: 1_000 } } };
  await execute(testServer, FILL, { edit, version }, owner);
  expect((await execute(testServer, RATES, {}, owner)).rateBook.changes[0]).toEqual({
    changedBy: 'Meera Nair',
  });

  const [action] = (await execute(testServer, ACTIONS, {}, owner)).administratorActions.actions;
  expect(action).toEqual({ action: 'changeRates', person: 'Meera Nair', address: OWNER.email });
});

test('an account that no longer exists has no name', async () => {
  await testServer.query("UPDATE transitions SET actor_id = 'a deleted account' WHERE actor_kind = 'staff'");
  expect(await stepsOf('stay')).toMatchObject([
    { actor: 'staff', staff: null },
    { actor: 'staff', staff: null },
  ]);
});
