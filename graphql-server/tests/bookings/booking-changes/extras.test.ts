import type { ChangedStayInput, CreateBookingInput } from '../../generated/operations';
import { confirmPayment, hold, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import {
  changeAtDesk,
  changeBooking,
  changeFirst,
  changeForm,
  changePreview,
  freshChangeKey,
  heldChange,
  payChange,
  previewChangeAtDesk,
  previewedDifference,
  releaseChange,
  staysWith,
} from '../../testkit/changes';
import { editExtra, extraForm, offerExtra, serversOffer } from '../../testkit/extras';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const BOOKED = gql(`query ExtrasOfChangedBooking($token: String!) {
  bookingByToken(token: $token) {
    ... on Booking {
      totalNow { amount } quote { total { amount } stays { extras { code quantity total { amount } } } }
    }
  }
}`);
const PREVIEW = gql(`query PreviewOfChangedExtras($token: String!, $stays: [ChangedStayInput!]!) {
  changePreview(token: $token, stays: $stays) {
    ... on ChangePreview {
      difference
      stays { extrasKept { code quantity } extrasAdded { code quantity } extrasGivenUp { code quantity } }
    }
  }
}`);

/** One night, one breakfast and one transfer with tax. */
const [NIGHT, BREAKFAST, TRANSFER] = [981_288, 118_944, 220_500];

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
const breakfast = { code: 'BREAKFAST', pieces: 1 };
const transfer = { code: 'AIRPORT_TRANSFER', pieces: 1 };

/** A paid Single for two nights and one guest. */
async function booked(extras: CreateBookingInput['extras'], more: Partial<CreateBookingInput> = {}) {
  first += 6;
  const stay = { checkin: inDays(first), checkout: inDays(first + 2), guests: 1, extras, ...more };
  const held = await hold(testServer, stay);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return { ...held, stay };
}

async function extrasOf(token: string) {
  const { bookingByToken } = await execute(testServer, BOOKED, { token });
  if (!('quote' in bookingByToken)) throw new Error('There is no such booking.');
  return {
    total: bookingByToken.totalNow.amount,
    extras: bookingByToken.quote.stays.flatMap(({ extras }) =>
      extras.map(({ code, quantity }) => `${code} × ${quantity}`),
    ),
  };
}

async function differenceOf(token: string, changes: Partial<ChangedStayInput>) {
  return previewedDifference(testServer, token, await staysWith(testServer, token, changes));
}

async function pay(token: string, changes: Partial<ChangedStayInput>) {
  const { orderId, amount } = await heldChange(testServer, token, changes);
  await payChange(testServer, orderId);
  return amount;
}

describe('given a paid stay of two nights', () => {
  test('an extra is added: the guest pays for it, and until then the booking does not change', async () => {
    const { token } = await booked([]);
    const changes = { extras: [breakfast] };
    const { orderId, amount } = await heldChange(testServer, token, changes);
    expect(amount).toBe(2 * BREAKFAST);
    expect(await extrasOf(token)).toEqual({ total: 2 * NIGHT, extras: [] });
    await payChange(testServer, orderId);
    expect(await extrasOf(token)).toEqual({
      total: 2 * NIGHT + 2 * BREAKFAST,
      extras: ['BREAKFAST × 2'],
    });
  });

  test('an extra is removed: it is refunded in full, also after the deadline', async () => {
    const { token } = await booked([breakfast, transfer], { checkin: inDays(1), checkout: inDays(3) });
    expect(await changeFirst(testServer, token, { extras: [transfer] })).toMatchObject({
      charge: { amount: 0 },
      refund: { amount: 2 * BREAKFAST },
    });
    expect(await extrasOf(token)).toEqual({
      total: 2 * NIGHT + TRANSFER,
      extras: ['AIRPORT_TRANSFER × 1'],
    });
  });

  test('a form without extras keeps them, and they follow nights and guests', async () => {
    const { token, stay } = await booked([breakfast, transfer]);
    const longer = { checkout: inDays(first + 3), guests: 2 };
    const stays = await staysWith(testServer, token, longer);
    const { changePreview: preview } = await execute(testServer, PREVIEW, { token, stays });
    expect(preview).toEqual({
      difference: NIGHT + 4 * BREAKFAST,
      stays: [
        {
          extrasKept: [{ code: 'AIRPORT_TRANSFER', quantity: 1 }],
          extrasAdded: [{ code: 'BREAKFAST', quantity: 6 }],
          extrasGivenUp: [{ code: 'BREAKFAST', quantity: 2 }],
        },
      ],
    });
    expect(await pay(token, longer)).toBe(NIGHT + 4 * BREAKFAST);
    expect(await changeFirst(testServer, token, { checkout: stay.checkout, guests: 1 })).toMatchObject({
      refund: { amount: NIGHT + 4 * BREAKFAST },
    });
    expect(await extrasOf(token)).toMatchObject({ total: 2 * NIGHT + 2 * BREAKFAST + TRANSFER });
  });

  test('an extra that is kept keeps its price, and an extra that is off sale can be kept', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Boat', unit: 'NIGHT' }));
    const { token } = await booked([{ code, pieces: 1 }]);
    await editExtra(testServer, owner, code, { cents: 9_000, taxPercent: 18, onSale: false });
    await serversOffer([testServer], (offered) => offered.every((one) => one.code !== code));
    // $10 a night with 5 %.
    const boat = 88_200;
    expect(await differenceOf(token, { checkout: inDays(first + 3) })).toBe(NIGHT + boat);
    expect(await pay(token, { checkout: inDays(first + 3) })).toBe(NIGHT + boat);
    expect(await changePreview(testServer, token, await staysWith(testServer, token, {}))).toMatchObject({
      code: 'NOTHING_CHANGED',
    });
  });

  test('more pieces of an extra cost the price that was agreed', async () => {
    const { token } = await booked([transfer]);
    await editExtra(testServer, owner, 'AIRPORT_TRANSFER', { cents: 5_000 });
    await serversOffer([testServer], (offered) =>
      offered.some(({ code, price }) => code === 'AIRPORT_TRANSFER' && price.amount === 5_000),
    );
    expect(await pay(token, { extras: [{ ...transfer, pieces: 3 }] })).toBe(2 * TRANSFER);
    await editExtra(testServer, owner, 'AIRPORT_TRANSFER', { cents: 2_500 });
    await serversOffer([testServer], (offered) =>
      offered.some(({ code, price }) => code === 'AIRPORT_TRANSFER' && price.amount === 2_500),
    );
  });

  test('a further room with breakfast is added, and a removed room’s extras are refunded', async () => {
    const { token, stay } = await booked([breakfast]);
    const [kept] = await staysWith(testServer, token, {});
    if (!kept) throw new Error('The booking has a stay.');
    const { id: _id, ...dates } = kept;
    const further = { ...dates, roomType: 'Double', extras: [breakfast, transfer] };
    const difference = await previewedDifference(testServer, token, [kept, further]);
    const double = 2 * 1_476_888;
    expect(difference).toBe(double + 2 * BREAKFAST + TRANSFER);
    const form = { token, stays: [kept, further], expectedDifference: difference };
    const result = await changeBooking(testServer, { ...form, idempotencyKey: freshChangeKey() });
    assertType(result, 'ChangeHeld');
    await payChange(testServer, result.change.checkout?.orderId ?? '');
    expect(await extrasOf(token)).toMatchObject({
      extras: ['BREAKFAST × 2', 'BREAKFAST × 2', 'AIRPORT_TRANSFER × 1'],
    });
    const stays = (await staysWith(testServer, token, {})).filter(({ roomType }) => roomType === 'Single');
    const back = await previewedDifference(testServer, token, stays);
    expect(back).toBe(-difference);
    await changeBooking(testServer, {
      token,
      stays,
      expectedDifference: back,
      idempotencyKey: freshChangeKey(),
    });
    expect(await extrasOf(token)).toMatchObject({ total: 2 * NIGHT + 2 * BREAKFAST });
    expect(stay.guests).toBe(1);
  });

  test('a cancellation after changes refunds all extras', async () => {
    const { token } = await booked([transfer]);
    await pay(token, { extras: [transfer, breakfast], guests: 2 });
    const expectedRefund = await previewedRefund(testServer, token);
    expect(expectedRefund).toBe(2 * NIGHT + TRANSFER + 4 * BREAKFAST);
    expect(await cancelBooking(testServer, { token, expectedRefund })).toMatchObject({
      refund: { amount: expectedRefund },
    });
  });

  test('the desk adds an extra: its guest pays for it on the booking’s page', async () => {
    const { token, booking } = await booked([]);
    const stays = await staysWith(testServer, token, { extras: [transfer] });
    const wanted = { reference: booking.reference, stays };
    const preview = await previewChangeAtDesk(testServer, wanted, owner);
    expect(preview).toMatchObject({ difference: TRANSFER });
    const input = { ...wanted, reason: 'asked by phone', expectedDifference: TRANSFER };
    expect(
      await changeAtDesk(testServer, { ...input, idempotencyKey: freshChangeKey() }, owner),
    ).toMatchObject({ toPay: { amount: TRANSFER } });
    await releaseChange(testServer, token);
    expect(await extrasOf(token)).toMatchObject({ extras: [] });
  });

  test('the same form with other extras is another form', async () => {
    const { token } = await booked([breakfast, transfer]);
    const form = await changeForm(testServer, token, { extras: [breakfast] });
    assertType(await changeBooking(testServer, form), 'BookingChanged');
    assertType(await changeBooking(testServer, form), 'BookingChanged');
    const stays = form.stays.map((stay) => ({ ...stay, extras: [] }));
    expect(await changeBooking(testServer, { ...form, stays })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

describe('given an extra of which one is sold a day', () => {
  const one = (code: string) => [{ code, pieces: 1 }];

  test('a change that waits for payment keeps the extra from others, until it lapses', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Elephant', dailyLimit: 1 }));
    const { token, stay } = await booked([]);
    const other = await booked([], { checkin: stay.checkin, checkout: stay.checkout });
    await heldChange(testServer, token, { extras: one(code) });
    const refused = { faults: [{ field: 'stays.0.extras', code: 'EXTRA_SOLD_OUT' }] };
    const stays = await staysWith(testServer, other.token, { extras: one(code) });
    expect(await changePreview(testServer, other.token, stays)).toMatchObject(refused);
    // The same guest may ask for the extra again: the earlier change ends with the new one.
    await heldChange(testServer, token, { extras: [...one(code), transfer] });
    await releaseChange(testServer, token);
    expect(await previewedDifference(testServer, other.token, stays)).toBe(88_200);
  });

  test('a stay that has the extra keeps it when it moves to a free day, and is refused on a sold-out day', async () => {
    const code = await offerExtra(testServer, owner, extraForm({ name: 'Camel', dailyLimit: 1 }));
    const { token, stay } = await booked(one(code));
    const soldOut = await booked(one(code));
    const day = first + 2;
    const moved = { checkin: inDays(day), checkout: inDays(day + 2) };
    expect(await differenceOf(token, moved)).toBe(0);
    const { checkin, checkout } = soldOut.stay;
    const refused = await staysWith(testServer, token, { checkin, checkout });
    expect(stay.checkin).not.toBe(checkin);
    expect(await changePreview(testServer, token, refused)).toMatchObject({
      faults: [{ field: 'stays.0.extras', code: 'EXTRA_SOLD_OUT' }],
    });
  });
});
