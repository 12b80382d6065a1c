import type { RequestOptions } from '../../testkit/graphql';
import { execute, gql } from '../../testkit/graphql';
import {
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  inDays,
} from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { postJson } from '../../testkit/raw-http';
import {
  addPromotion,
  changeRates,
  promotionForm,
  promotionsOf,
  quoteWith,
  serversQuote,
  signedInOwner,
  stayThreePayTwo,
  undoChange,
} from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const RELEASE = gql(
  `mutation ReleasePromotedHold($token: String!) { releaseHold(token: $token) { __typename } }`,
);
const PRICE_CHANGED = gql(`mutation BookAtOldPrice($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on PriceChanged { code seen { amount } quote { total { amount } promotion { name } } }
  }
}`);
const BOOKED = gql(`query PromotionOfBooking($token: String!) {
  bookingByToken(token: $token) {
    ... on Booking { quote { total { amount } promotion { name code saved { amount } } } }
  }
}`);
const OFFERS =
  gql(`query OffersWithPromotions { offers { id title promotion { name code state bookingFrom bookingTo stayFrom stayTo weekdays minimumNights
  roomTypes { code name } plans { code name } } } }`);
const OF_CODE = gql(`query PromotionOfCodeInTest($code: String!) {
  promotionOfCode(code: $code) { __typename ... on OfferPromotion { name code state bookingFrom bookingTo stayFrom stayTo weekdays minimumNights
  roomTypes { code name } plans { code name } } ... on InvalidInput { faults { code } } }
}`);

const DELUXE_NIGHT_PAISE = 1_972_488;

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
/** A Deluxe stay whose nights no other test of this file uses. */
function freshStay(nights = 3) {
  first += 7;
  return { roomType: 'Deluxe', checkin: inDays(first), checkout: inDays(first + nights) };
}

const codeFaultOf = async (wanted: Parameters<typeof quoteWith>[1]) => {
  const quote = await quoteWith(testServer, wanted);
  return quote.__typename === 'InvalidInput' ? quote.faults : quote.total;
};

async function cancelWholeBooking(token: string) {
  return cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
}

async function linesOf(reference: string): Promise<unknown[]> {
  return testServer.query(
    `SELECT line::text FROM folio_lines line JOIN bookings ON bookings.id = line.booking_id
     WHERE reference = $1 ORDER BY line.id`,
    [reference],
  );
}

describe('the code of a promotion', () => {
  const code = 'STAY3';
  beforeAll(() => addPromotion(testServer, owner, stayThreePayTwo(code), { stay: freshStay() }));

  test.each([
    ['3 nights', 3, 3_944_976],
    ['6 nights', 6, 7_889_952],
  ])(
    'makes Deluxe, %s, stay 3 pay 2, cost what the hotel says, over GraphQL and REST',
    async (_, nights, paise) => {
      const stay = freshStay(nights);
      const saved = DELUXE_NIGHT_PAISE * nights - paise;
      expect(await quoteWith(testServer, { ...stay, code: ' stay3 ' })).toMatchObject({
        total: { amount: paise },
        promotion: { name: 'Stay 3, pay 2', code, saved: { amount: saved } },
      });
      const form = bookingForm(testServer, { ...stay, code, expectedTotal: paise });
      const held = await hold(testServer, form);
      expect(held.checkout.amount).toBe(paise);
      const { bookingByToken } = await execute(testServer, BOOKED, { token: held.token });
      expect(bookingByToken).toMatchObject({
        quote: { total: { amount: paise }, promotion: { name: 'Stay 3, pay 2', saved: { amount: saved } } },
      });
      const rest = await postJson(testServer, '/api/bookings', { ...form, email: testServer.freshEmail() });
      expect(rest).toMatchObject({ status: 200, json: { order: { amount: paise } } });
    },
  );

  test('makes the later of equal nights free, and the free night has no tax', async () => {
    const quote = await quoteWith(testServer, { ...freshStay(), code });
    expect(quote).toMatchObject({
      stays: [
        {
          nights: [
            { discount: { amount: 0 } },
            { discount: { amount: 0 } },
            { discount: { amount: 1_671_600 }, value: { amount: 0 } },
          ],
        },
      ],
    });
  });

  test('is shown in the confirmation with its saving', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { ...freshStay(), code, email });
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await confirmPayment(testServer, checkout);
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.text).toContain('Stay 3, pay 2: ₹19,724.88 saved');
  });

  test('without it, the full price is charged', async () => {
    expect(await quoteWith(testServer, freshStay())).toMatchObject({
      total: { amount: 3 * DELUXE_NIGHT_PAISE },
      promotion: null,
    });
  });

  test('that does not exist is a fault of the field, in quote and booking and over REST', async () => {
    const stay = freshStay();
    const fault = { field: 'code', code: 'PROMOTION_CODE_UNKNOWN' };
    expect(await codeFaultOf({ ...stay, code: 'NOTHING' })).toMatchObject([fault]);
    expect(await createBooking(testServer, { ...stay, code: 'NOTHING' })).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field: 'code' }],
    });
    const rest = await postJson(
      testServer,
      '/api/bookings',
      bookingForm(testServer, { ...stay, code: 'NOTHING' }),
    );
    expect(rest).toMatchObject({ status: 400, json: { field: 'code' } });
  });
});

test.each([
  [{ minimumNights: 4 }, 'PROMOTION_MINIMUM_NIGHTS', 'at least 4 nights'],
  [{ roomTypes: ['Suite'] }, 'PROMOTION_ROOM_TYPES', 'Suite'],
  [{ weekdays: [1] }, 'PROMOTION_WEEKDAYS', 'Monday'],
  [{ bookingFrom: inDays(2) }, 'PROMOTION_BOOKED_WITHIN', 'from'],
  [{ bookingTo: inDays(-2) }, 'PROMOTION_BOOKED_WITHIN', 'until'],
  [{ stayTo: inDays(20) }, 'PROMOTION_STAY_WITHIN', 'until'],
  [{ stayFrom: inDays(350), stayTo: inDays(360) }, 'PROMOTION_STAY_WITHIN', 'to'],
  [{ plans: ['NON_REFUNDABLE'] }, 'PROMOTION_RATE_PLANS', 'Non-refundable'],
])(
  'given a condition %j that the stay does not meet, the refusal is %s and names it',
  async (condition, code, words) => {
    const stay = freshStay();
    const promotion = { ...promotionForm(condition), code: `COND-${first}` };
    await addPromotion(testServer, owner, promotion, { stay });
    expect(await codeFaultOf({ ...stay, code: promotion.code })).toMatchObject([
      { field: 'code', code, message: expect.stringContaining(words) as string },
    ]);
  },
);

test('given several promotions, the one with the lowest total applies, also to a further room', async () => {
  const stay = freshStay(2);
  const code = 'BEST';
  await changeRates(testServer, owner, { promotion: promotionForm({ code, name: 'Ten percent' }) });
  const better = { kind: 'AMOUNT_PER_STAY', cents: 10_000 } as const;
  await addPromotion(
    testServer,
    owner,
    { ...promotionForm({ discount: better, name: 'A hundred' }), code },
    { stay },
  );
  await serversQuote([testServer], { ...stay, code }, (quote) => JSON.stringify(quote).includes('A hundred'));
  const quote = await quoteWith(testServer, { ...stay, code, furtherStays: [{ ...stay, guests: 1 }] });
  // 2 × 2 nights of ₹16,716, each room ₹8,400 less, and 18 %.
  expect(quote).toMatchObject({ total: { amount: 2 * ((2 * 1_671_600 - 840_000) * 1.18) } });
});

describe('a promotion with a limit', () => {
  async function limited(more: { totalUses?: number; usesPerGuest?: number }) {
    const stay = freshStay();
    const code = `LIMIT-${first}`;
    const id = await addPromotion(testServer, owner, stayThreePayTwo(code, more), { stay });
    return { stay: { ...stay, code }, id, code };
  }
  const usesOf = async (id: number) =>
    (await promotionsOf(testServer, owner)).promotions.find((one) => one.id === id)?.uses;
  const usedUp = { __typename: 'InvalidInput', faults: [{ field: 'code' }] };

  test('is used by a hold and becomes available again when the hold lapses or is released, or the booking is cancelled', async () => {
    const { stay, id, code } = await limited({ totalUses: 1 });
    await hold(testServer, stay);
    expect(await usesOf(id)).toBe(1);
    expect(await codeFaultOf(stay)).toMatchObject([{ field: 'code', code: 'PROMOTION_USED_UP' }]);
    expect(await createBooking(testServer, stay)).toMatchObject(usedUp);

    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect(await usesOf(id)).toBe(0);

    const released = await hold(testServer, stay);
    expect(await createBooking(testServer, stay)).toMatchObject(usedUp);
    await execute(testServer, RELEASE, { token: released.token });

    const booked = await hold(testServer, stay);
    const paid = await testServer.razorpay.pay(booked.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await confirmPayment(testServer, paid.checkout);
    expect(await createBooking(testServer, stay)).toMatchObject(usedUp);
    expect(await cancelWholeBooking(booked.token)).toMatchObject({ __typename: 'BookingCancelled' });
    expect((await hold(testServer, stay)).checkout.amount).toBe(3_944_976);
    expect(code).toBe(stay.code);
  });

  test('keeps its use when the booking is paid late, although another guest has used it meanwhile', async () => {
    const { stay, id } = await limited({ totalUses: 1 });
    const late = await hold(testServer, stay);
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    await hold(testServer, stay);
    const { checkout } = await testServer.razorpay.pay(late.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await confirmPayment(testServer, checkout);
    expect(await bookingPage(testServer, late.token)).toMatchObject({ status: 'CONFIRMED' });
    expect(await usesOf(id)).toBe(2);
  });

  test('of one use per guest counts the mailbox, however its address is written', async () => {
    const { stay } = await limited({ usesPerGuest: 1 });
    const mailbox = `guest${first}`;
    await hold(testServer, { ...stay, email: `${mailbox}@gmail.com` });
    const again = await createBooking(testServer, { ...stay, email: `${mailbox.toUpperCase()}+x@gmail.com` });
    expect(again).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('e-mail') as string,
    });
    await hold(testServer, { ...stay, email: testServer.freshEmail() });
  });

  test('allows a guest to exchange the hold that uses it', async () => {
    const { stay } = await limited({ totalUses: 1 });
    const held = await hold(testServer, stay);
    const exchanged = await hold(testServer, { ...stay, guests: 2, replaces: held.token });
    expect(exchanged.checkout.amount).toBe(3_944_976);
  });
});

test('given a sold booking, when the promotion is changed and deleted, its lines and its price stay', async () => {
  const stay = freshStay();
  const code = `SOLD-${first}`;
  const id = await addPromotion(testServer, owner, stayThreePayTwo(code), { stay });
  const held = await hold(testServer, { ...stay, code });
  const before = await linesOf(held.booking.reference);
  expect(before).toHaveLength(3);
  await changeRates(testServer, owner, { promotion: { ...promotionForm({ name: 'Other' }), id, code } });
  await changeRates(testServer, owner, { deletePromotion: id });
  expect(await linesOf(held.booking.reference)).toEqual(before);
  const { bookingByToken } = await execute(testServer, BOOKED, { token: held.token });
  expect(bookingByToken).toMatchObject({ quote: { promotion: { name: 'Stay 3, pay 2' } } });
  expect(await undoChange(testServer, owner)).toEqual({ __typename: 'RatesSaved' });
  expect((await promotionsOf(testServer, owner)).promotions).toContainEqual(
    expect.objectContaining({ id, name: 'Other', uses: 1 }),
  );
});

test('given a change that a version without offered promotions wrote, undoing it still works', async () => {
  const id = await addPromotion(testServer, owner, stayThreePayTwo('EARLIER'), { stay: freshStay() });
  await changeRates(testServer, owner, { promotion: { ...promotionForm({ name: 'Other' }), id } });
  await testServer.query(
    `UPDATE rate_changes SET rows = regexp_replace(rows::text, ', "is_offered": null', '', 'g')::jsonb`,
  );
  expect(await undoChange(testServer, owner)).toEqual({ __typename: 'RatesSaved' });
  expect((await promotionsOf(testServer, owner)).promotions).toContainEqual(
    expect.objectContaining({ id, code: 'EARLIER' }),
  );
});

test('given a promotion that ends between quote and booking, the guest sees the new price, and nothing is held', async () => {
  const stay = freshStay();
  const promotion = promotionForm({ name: 'By itself', stayFrom: stay.checkin, stayTo: stay.checkout });
  const saved = await changeRates(testServer, owner, { promotion });
  const stored =
    'rates' in saved ? saved.rates.promotions.find(({ name }) => name === 'By itself') : undefined;
  if (!stored) throw new Error('The promotion was not stored.');
  await serversQuote([testServer], stay, (quote) => JSON.stringify(quote).includes('By itself'));
  const quote = await quoteWith(testServer, stay);
  const seen = 'total' in quote ? quote.total.amount : 0;
  expect(seen).toBe(5_325_720);
  await changeRates(testServer, owner, { deletePromotion: stored.id });
  await serversQuote([testServer], stay, (now) => !JSON.stringify(now).includes('By itself'));
  const input = bookingForm(testServer, { ...stay, expectedTotal: seen });
  const { createBooking: refused } = await execute(testServer, PRICE_CHANGED, { input });
  expect(refused).toEqual({
    __typename: 'PriceChanged',
    code: 'PRICE_CHANGED',
    seen: { amount: seen },
    quote: { total: { amount: 3 * DELUXE_NIGHT_PAISE }, promotion: null },
  });
});

describe('an offer with a promotion', () => {
  const offerOf = async (id: string) =>
    (await execute(testServer, OFFERS, {})).offers.find((offer) => offer.id === id)?.promotion;

  test('shows its code and its conditions, as the code applies them; other benefits are granted at the hotel', async () => {
    const { offers } = await execute(testServer, OFFERS, {});
    const [offer] = offers;
    if (!offer) throw new Error('The sample hotel has offers.');
    const conditions = {
      weekdays: [5, 6],
      minimumNights: 2,
      roomTypes: ['Deluxe'],
      plans: ['NON_REFUNDABLE'],
      stayFrom: inDays(20),
      bookingTo: inDays(30),
    };
    const promotion = stayThreePayTwo('OFFERED', { offerId: offer.id, ...conditions });
    await addPromotion(testServer, owner, promotion, { stay: freshStay() });
    const shown = {
      name: 'Stay 3, pay 2',
      code: 'OFFERED',
      state: 'OPEN',
      minimumNights: 3,
      weekdays: [5, 6],
      stayFrom: inDays(20),
      stayTo: null,
      bookingFrom: null,
      bookingTo: inDays(30),
      roomTypes: [{ code: 'Deluxe', name: 'Deluxe' }],
      plans: [{ code: 'NON_REFUNDABLE', name: 'Non-refundable' }],
    };
    await waitFor('guests see the promotion', async () => Boolean(await offerOf(offer.id)));
    expect(await offerOf(offer.id)).toEqual(shown);
    expect((await execute(testServer, OF_CODE, { code: 'offered' })).promotionOfCode).toMatchObject(shown);
    const after = (await execute(testServer, OFFERS, {})).offers;
    expect(after.filter(({ id }) => id !== offer.id).map((one) => one.promotion)).toEqual(
      offers.slice(1).map(() => null),
    );
  });

  test('is used up with its last use, closed before its first day, and over after its last', async () => {
    const stay = freshStay();
    const stateOf = async (code: string) => {
      const { promotionOfCode: found } = await execute(testServer, OF_CODE, { code });
      return 'state' in found ? found.state : found.faults.map((fault) => fault.code);
    };
    const once = { ...promotionForm({ name: 'Once', totalUses: 1 }), code: 'ONCE-ONLY' };
    await addPromotion(testServer, owner, once, { stay });
    expect(await stateOf('ONCE-ONLY')).toBe('OPEN');
    await hold(testServer, { ...stay, code: 'ONCE-ONLY' });
    expect(await stateOf('ONCE-ONLY')).toBe('USED_UP');
    const later = { ...promotionForm({ bookingFrom: inDays(2), bookingTo: inDays(3) }), code: 'LATER-ON' };
    await addPromotion(testServer, owner, later, { stay });
    expect(await stateOf('LATER-ON')).toBe('NOT_YET');
    await testServer.shiftClock('5 days');
    expect(await stateOf('LATER-ON')).toBe('ENDED');
    expect(await stateOf('NO-SUCH-CODE')).toEqual(['PROMOTION_CODE_UNKNOWN']);
  });
});

test.each([
  [{ discount: { kind: 'PERCENT', hundredths: 10_000 } }, 'promotion.discount'],
  [{ discount: { kind: 'FREE_NIGHTS', stayNights: 3, payNights: 3 } }, 'promotion.discount'],
  [{ discount: { kind: 'AMOUNT_PER_NIGHT' } }, 'promotion.discount'],
  [{ code: 'a b' }, 'promotion.code'],
  [{ stayFrom: '2027-02-01', stayTo: '2027-01-01' }, 'promotion.stayTo'],
  [{ roomTypes: ['Castle'] }, 'promotion.roomTypes'],
  [{ totalUses: 0 }, 'promotion.totalUses'],
  [{ plans: ['no plan'] }, 'promotion.plans.0'],
] as const)('a form with %j is refused at its field', async (more, field) => {
  const promotion = { ...promotionForm(), ...(more as object) };
  expect(await changeRates(testServer, owner, { promotion })).toMatchObject({
    __typename: 'InvalidInput',
    faults: [{ field }],
  });
});
