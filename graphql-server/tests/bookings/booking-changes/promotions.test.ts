import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { changeFirst, changePreview, staysWith } from '../../testkit/changes';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { confirmedBooking } from '../../testkit/late-money';
import {
  addPromotion,
  changeRates,
  promotionsOf,
  signedInOwner,
  stayThreePayTwo,
} from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const BOOKED = gql(`query PromotionOfChangedBooking($token: String!) {
  bookingByToken(token: $token) {
    ... on Booking { totalNow { amount } quote { total { amount } promotion { name saved { amount } } } }
  }
}`);
const LOST = gql(`query LostPromotion($token: String!, $stays: [ChangedStayInput!]!) {
  changePreview(token: $token, stays: $stays) {
    ... on ChangePreview { promotionIsLost promotion { name } stays { nightsKept nightsGivenUp kept { amount } } }
  }
}`);

const NIGHT_PAISE = 1_972_488;
const THREE_PAISE = 3_944_976;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

let first = 40;
/** A Deluxe stay of this number of nights, paid with a code that is good for one booking. */
async function booked(nights: number, checkin = inDays((first += 9))) {
  const stay = { roomType: 'Deluxe', checkin, checkout: addDays(checkin, nights) };
  const code = `ONE-${checkin.replaceAll('-', '')}`;
  const id = await addPromotion(testServer, owner, stayThreePayTwo(code, { totalUses: 1 }), { stay });
  const { held } = await confirmedBooking(testServer, { ...stay, code });
  const usesNow = async () =>
    (await promotionsOf(testServer, owner)).promotions.find((one) => one.id === id)?.uses;
  return { ...stay, token: held.token, id, usesNow };
}

const bookingNow = async (token: string) => (await execute(testServer, BOOKED, { token })).bookingByToken;

test('given three nights of which one is free, a guest who keeps only the free night pays its price', async () => {
  const { token, checkin, checkout, usesNow } = await booked(3);
  const onlyFree = { checkin: addDays(checkin, 2), checkout };
  const stays = await staysWith(testServer, token, onlyFree);
  const { changePreview: lost } = await execute(testServer, LOST, { token, stays });
  expect(lost).toEqual({
    promotionIsLost: true,
    promotion: null,
    stays: [{ nightsKept: 1, nightsGivenUp: 2, kept: { amount: NIGHT_PAISE } }],
  });
  expect(await changeFirst(testServer, token, onlyFree)).toMatchObject({
    __typename: 'BookingChanged',
    refund: { amount: THREE_PAISE - NIGHT_PAISE },
  });
  expect(await bookingNow(token)).toEqual({
    totalNow: { amount: NIGHT_PAISE },
    quote: { total: { amount: NIGHT_PAISE }, promotion: null },
  });
  expect(await usesNow()).toBe(0);
});

test('given six nights of which two are free, three of them keep the promotion, although its only use is taken', async () => {
  const { token, checkin, usesNow } = await booked(6);
  expect(await changeFirst(testServer, token, { checkout: addDays(checkin, 3) })).toMatchObject({
    __typename: 'BookingChanged',
    refund: { amount: THREE_PAISE },
  });
  expect(await bookingNow(token)).toEqual({
    totalNow: { amount: THREE_PAISE },
    quote: {
      total: { amount: THREE_PAISE },
      promotion: { name: 'Stay 3, pay 2', saved: { amount: NIGHT_PAISE } },
    },
  });
  expect(await usesNow()).toBe(1);
});

test('given three nights, three more include a free night too, even if the promotion has ended', async () => {
  const { token, checkin, id } = await booked(3);
  await changeRates(testServer, owner, { deletePromotion: id });
  const stays = await staysWith(testServer, token, { checkout: addDays(checkin, 6) });
  expect(await changePreview(testServer, token, stays)).toMatchObject({
    totalAfter: { amount: 2 * THREE_PAISE },
    toPay: { amount: THREE_PAISE },
  });
});

test('given a shorter stay after the deadline, a night that loses its discount is not charged as a loss', async () => {
  const { token, checkin, checkout } = await booked(3, inDays(1));
  const stays = await staysWith(testServer, token, { checkin: addDays(checkin, 1), checkout });
  // One night is given up and kept by the hotel, and the free night costs its price now.
  expect(await changePreview(testServer, token, stays)).toMatchObject({
    charge: { amount: NIGHT_PAISE },
    totalAfter: { amount: 3 * NIGHT_PAISE },
  });
});
