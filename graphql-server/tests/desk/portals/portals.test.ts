import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { bookAtDesk, bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { moneyOf } from '../../testkit/desk-payments';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { freshPortalText, portalSteps } from '../../testkit/portals';
import { chargeSteps } from '../../testkit/posted-charges';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// Two nights in a Single of the sample hotel.
const STAY = 1_962_576;
const VALUE = 1_663_200;

const UNPAID = gql(`query UnpaidThroughPortals { unpaidBalances { reference balance { amount } } }`);
const OWING = gql(`query OwingThroughPortals {
  guestBookings(filter: { balance: OWES, channel: PORTAL }, limit: 100) { bookings { reference } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let steps: ReturnType<typeof portalSteps>;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  steps = portalSteps(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.shiftClock('0 seconds');
  expect(await testServer.breaches()).toEqual([]);
});

let nights = 100;

/** Nights that no other test sells. */
const freshStays = () => [deskStay({ checkin: inDays((nights += 2)), checkout: inDays(nights + 2) })];

const book = (form: Parameters<typeof bookedAtDesk>[1]) =>
  bookedAtDesk(testServer, { stays: freshStays(), ...form }, owner);

describe('portals', () => {
  test('are kept by name, with the rates of the law unless the hotel says otherwise', async () => {
    const portal = await steps.portal({ name: 'Lake Tours', commissionBasisPoints: 1_550, collects: true });
    expect(portal).toMatchObject({
      ...{ name: 'Lake Tours', commissionBasisPoints: 1_550, collects: true, gstin: null, isArchived: false },
      ...{ gstBasisPoints: 1_800, tcsBasisPoints: 50, tdsBasisPoints: 10 },
    });
    expect(await steps.add({ name: 'lake tours' })).toMatchObject({
      faults: [{ field: 'name', code: 'PORTAL_NAME_TAKEN' }],
    });
  });

  test('are edited by the version that was seen, and archived instead of deleted', async () => {
    const { id } = await steps.portal();
    expect(await steps.edit(id, 1, { isArchived: true })).toMatchObject({
      portal: { version: 2, isArchived: true },
    });
    expect(await steps.edit(id, 1, {})).toMatchObject({ __typename: 'PortalChanged' });
    expect((await steps.all()).at(-1)).toMatchObject({ isArchived: true });
    expect(await steps.edit(id, 2, { name: 'Lake Tours' })).toMatchObject({
      faults: [{ field: 'name', code: 'PORTAL_NAME_TAKEN' }],
    });
  });

  test('take the registration of a collector of tax at source, and percentages in their bounds', async () => {
    expect(await steps.add({ gstin: '27aaica3918j1ct' })).toMatchObject({
      portal: { gstin: '27AAICA3918J1CT' },
    });
    const faults = [
      { field: 'gstin', code: 'PORTAL_GSTIN_INVALID' },
      { field: 'commissionBasisPoints', code: 'PERCENT_OUT_OF_RANGE' },
      { field: 'tcsBasisPoints', code: 'PERCENT_OUT_OF_RANGE' },
    ];
    // A dealer's registration collects no tax at source.
    const wrong = { gstin: '27AAPFU0939F1ZV', commissionBasisPoints: 10_001, tcsBasisPoints: -1 };
    expect(((await steps.add(wrong)) as { faults: object[] }).faults.toSorted(byField)).toEqual(
      faults.toSorted(byField),
    );
  });
});

const byField = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

describe('a stay that the portal collected', () => {
  test('is paid from the beginning: no list calls it unpaid, and the guest’s mail asks for nothing', async () => {
    const { id } = await steps.portal({ commissionBasisPoints: 1_500 });
    const stays = [deskStay({ checkin: inDays(1), checkout: inDays(3) })];
    const form = { email: 'portal-guest@guest.example', stays };
    const reference = await book(steps.soldBy(id, { number: 'PD 1', commissionBasisPoints: 1_500 }, form));
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({
      balance: 0,
      payments: [{ source: 'PORTAL', amount: { amount: STAY } }],
    });
    const { unpaidBalances } = await execute(testServer, UNPAID, {}, owner);
    expect(unpaidBalances.map((unpaid) => unpaid.reference)).not.toContain(reference);
    const { guestBookings } = await execute(testServer, OWING, {}, owner);
    expect(guestBookings.bookings.map((owing) => owing.reference)).not.toContain(reference);
    await testServer.runJobs();
    const mails = testServer.inbox.messages('portal-guest@guest.example');
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).not.toMatch(/pay at the hotel|To pay: ₹|still due/i);
  });

  test('has figures to the paisa, and its text of portal and number as before', async () => {
    const { id, name } = await steps.portal();
    const reference = await book(steps.soldBy(id, { number: 'K 77-1', commissionBasisPoints: 1_500 }));
    const commission = 249_480;
    const gst = 44_906;
    const [tcs, tds] = [8_316, 1_663];
    expect(await steps.stayOf(reference)).toMatchObject({
      balance: 0,
      text: `${name} K 77-1`,
      stay: {
        ...{
          number: 'K 77-1',
          collector: 'PORTAL',
          collected: { amount: STAY },
          commission: { amount: commission },
        },
        ...{ commissionGst: { amount: gst }, tcs: { amount: tcs }, tds: { amount: tds } },
        ...{ owed: { amount: STAY - commission - gst - tcs - tds }, received: { amount: 0 } },
      },
    });
    expect(commission).toBe((VALUE * 15) / 100);
  });

  test('is checked out without payment; extras of the house are the guest’s to pay', async () => {
    const { id } = await steps.portal();
    const [checkin, checkout] = [inDays(30), inDays(31)];
    const stays = [deskStay({ checkin, checkout })];
    const [without, withExtras] = [
      await book(steps.soldBy(id, {}, { stays })),
      await book(steps.soldBy(id, {}, { stays })),
    ];
    const desk = deskOf(testServer, () => owner);
    const charges = chargeSteps(testServer, () => owner);
    const item = await charges.item();
    await goTo(testServer, checkin, '14:00');
    const [[plain = ''], [extra = '']] = [
      await stayIdsOf(testServer, without),
      await stayIdsOf(testServer, withExtras),
    ];
    for (const stay of [plain, extra]) await desk.checkIn(stay);
    await charges.posted(extra, { item });
    expect(await steps.stayOf(withExtras)).toMatchObject({
      balance: 11_800,
      stay: { collected: { amount: STAY / 2 } },
    });
    await goTo(testServer, checkout, '10:00');
    expect(await desk.checkOut(plain)).toMatchObject({ status: 'DEPARTED' });
    expect(await desk.checkOut(extra)).toMatchObject({ code: 'BALANCE_DUE' });
    expect(
      await desk.checkOut(extra, { despiteBalance: true, reason: 'The guest pays by bank transfer.' }),
    ).toMatchObject({ status: 'DEPARTED' });
  });

  test('is firm: it cannot be kept tentatively', async () => {
    const { id } = await steps.portal();
    const form = steps.soldBy(id, {}, { optionUntil: inDays(2) });
    expect(await bookAtDesk(testServer, form, owner)).toMatchObject({
      faults: [{ field: 'optionUntil', code: 'PORTAL_STAY_IS_FIRM' }],
    });
    expect(
      await bookAtDesk(
        testServer,
        steps.soldBy(id, { collector: 'HOTEL' }, { optionUntil: inDays(2) }),
        owner,
      ),
    ).toMatchObject({ status: 'TENTATIVE' });
  });
});

describe('the portal’s number', () => {
  test('belongs to one booking of the portal, also after that was cancelled, in any spelling', async () => {
    const { id } = await steps.portal();
    const first = await book(steps.soldBy(id, { number: 'AB 12-34' }));
    await testServer.query("UPDATE bookings SET status = 'CONFIRMED' WHERE reference = $1", [first]);
    expect(await bookAtDesk(testServer, steps.soldBy(id, { number: 'ab1234' }), owner)).toMatchObject({
      faults: [
        {
          ...{ field: 'portalBooking.number', code: 'PORTAL_NUMBER_TAKEN' },
          message: expect.stringContaining(first),
        },
      ],
    });
    // Another portal may use the number, and a portal without numbers has any number of bookings.
    await book(steps.soldBy((await steps.portal()).id, { number: 'AB 12-34' }));
    await book(steps.soldBy(id, { number: null }));
    await book(steps.soldBy(id, { number: null }));
  });

  test('is compared with texts of earlier bookings, which have no chosen portal', async () => {
    const { id, name } = await steps.portal();
    const earlier = await book({ channel: 'PORTAL', phone: null, portal: `${name} 5512` });
    expect(await steps.stayOf(earlier)).toMatchObject({ stay: null, text: `${name} 5512` });
    expect(await bookAtDesk(testServer, steps.soldBy(id, { number: '55-12' }), owner)).toMatchObject({
      faults: [{ field: 'portalBooking.number', code: 'PORTAL_NUMBER_TAKEN' }],
    });
  });

  test('is refused for an unknown portal; a new name adds a portal, once', async () => {
    expect(await bookAtDesk(testServer, steps.soldBy(987_654), owner)).toMatchObject({
      faults: [{ field: 'portalBooking.portalId', code: 'PORTAL_UNKNOWN' }],
    });
    const newPortal = freshPortalText('Typed Tours');
    const agreed = { portalId: null, newPortal, commissionBasisPoints: 1_200 };
    const [one, two] = await Promise.all([
      book(steps.soldBy(0, agreed)),
      book(steps.soldBy(0, { ...agreed, newPortal: newPortal.toUpperCase() })),
    ]);
    const [a, b] = [await steps.stayOf(one), await steps.stayOf(two)];
    expect(a.stay?.portalId).toBe(b.stay?.portalId);
    expect(
      (await steps.all()).filter(({ name }) => name.toLowerCase() === newPortal.toLowerCase()),
    ).toMatchObject([{ commissionBasisPoints: 1_200, collects: true }]);
  });
});

describe('what is typed at rush hour', () => {
  test('a hyphen says that the portal gave no number, for any number of bookings', async () => {
    const { id } = await steps.portal();
    const [one, two] = [
      await book(steps.soldBy(id, { number: '-' })),
      await book(steps.soldBy(id, { number: '– –' })),
    ];
    for (const reference of [one, two]) expect((await steps.stayOf(reference)).stay?.number).toBeNull();
  });

  test('a number with the hyphens of a word processor is the number with plain ones', async () => {
    const { id } = await steps.portal();
    await book(steps.soldBy(id, { number: 'AB-77' }));
    expect(await bookAtDesk(testServer, steps.soldBy(id, { number: 'ab\u201177' }), owner)).toMatchObject({
      faults: [{ field: 'portalBooking.number', code: 'PORTAL_NUMBER_TAKEN' }],
    });
  });

  test('a commission above the price of the stay is refused at its field', async () => {
    const { id } = await steps.portal();
    const above = { field: 'commissionPaise', code: 'COMMISSION_ABOVE_STAY' };
    expect(
      await bookAtDesk(testServer, steps.soldBy(id, { commissionPaise: STAY + 1 }), owner),
    ).toMatchObject({
      faults: [{ ...above, field: 'portalBooking.commissionPaise' }],
    });
    const reference = await book(steps.soldBy(id, { commissionPaise: STAY }));
    const raised = { portalId: id, commissionPaise: STAY + 1 };
    expect(await steps.set(reference, 1, raised)).toMatchObject({ faults: [above] });
    expect((await steps.stayOf(reference)).stay).toMatchObject({ agreedCommissionPaise: STAY, version: 1 });
  });

  test('an archived portal of an old form sells no further booking, and keeps what it sold', async () => {
    const { id, name } = await steps.portal();
    const reference = await book(steps.soldBy(id));
    await steps.edit(id, 1, { name, isArchived: true });
    expect(await bookAtDesk(testServer, steps.soldBy(id), owner)).toMatchObject({
      faults: [{ field: 'portalBooking.portalId', code: 'PORTAL_ARCHIVED' }],
    });
    const typed = { portalId: null, newPortal: name };
    expect(await bookAtDesk(testServer, steps.soldBy(id, typed), owner)).toMatchObject({
      faults: [{ field: 'portalBooking.newPortal', code: 'PORTAL_ARCHIVED' }],
    });
    expect(await steps.set(reference, 1, { portalId: id, commissionBasisPoints: 500 })).toMatchObject({
      __typename: 'PortalBookingSet',
    });
  });

  test('texts with NUL are unknown numbers and bookings, not failures of the server', async () => {
    const { id } = await steps.portal();
    expect(await steps.set('SC-\0', 0, { portalId: id })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    const compared = await steps.compare(id, inDays(0), [{ number: '4\0', amountPaise: 1 }]);
    expect(compared).toMatchObject({ missingHere: [{ number: '4' }] });
  });

  test('a statement with too many lines is refused, because the lines beyond would look missing', async () => {
    const { id } = await steps.portal();
    const lines = Array.from({ length: 501 }, (_, index) => ({ number: String(index), amountPaise: 1 }));
    await expect(steps.compare(id, inDays(0), lines)).rejects.toThrow('at most 500');
  });
});

describe('on the page of the booking', () => {
  test('an earlier booking gets a portal, and then it is paid', async () => {
    const { id, name } = await steps.portal();
    const reference = await book({ channel: 'PORTAL', phone: null, portal: 'Somewhere 4' });
    expect((await steps.stayOf(reference)).balance).toBe(STAY);
    expect(await steps.set(reference, 0, { portalId: id, number: '4' })).toMatchObject({
      stay: { version: 1, collected: { amount: STAY } },
    });
    expect(await steps.stayOf(reference)).toMatchObject({ balance: 0, text: `${name} 4` });
    expect(await steps.set(reference, 0, { portalId: id })).toMatchObject({
      __typename: 'PortalBookingChanged',
    });
    const audit = await testServer.query(
      "SELECT after FROM administrator_actions WHERE action = 'setPortalBooking' ORDER BY id DESC LIMIT 1",
    );
    expect(audit).toMatchObject([{ after: { portalId: id, collector: 'PORTAL', isNumberChanged: true } }]);
  });

  test('the hotel collects after all: the guest owes the stay again, unless the portal has paid', async () => {
    const { id } = await steps.portal();
    const reference = await book(steps.soldBy(id));
    expect(
      await steps.set(reference, 1, { portalId: id, collector: 'HOTEL', commissionPaise: 20_000 }),
    ).toMatchObject({
      stay: { collected: { amount: 0 }, owed: { amount: -23_600 } },
    });
    expect((await steps.stayOf(reference)).balance).toBe(STAY);
    await steps.set(reference, 2, { portalId: id, collector: 'PORTAL' });
    expect((await steps.stayOf(reference)).balance).toBe(0);
    await steps.receive(id, { receivedOn: inDays(0), stays: [{ reference, amountPaise: 100 }] });
    expect(await steps.set(reference, 3, { portalId: id, collector: 'HOTEL' })).toMatchObject({
      faults: [{ field: 'collector', code: 'PORTAL_HAS_PAID' }],
    });
    expect(await steps.stayOf(reference)).toMatchObject({ balance: 0, stay: { version: 3 } });
  });

  test('a booking of another channel has no portal, and a commission is a percentage or an amount', async () => {
    const { id } = await steps.portal();
    const byPhone = await book({});
    expect(await steps.set(byPhone, 0, { portalId: id })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    const sold = await book(steps.soldBy(id));
    const twice = { portalId: id, commissionBasisPoints: 1_000, commissionPaise: 1_000 };
    expect(await steps.set(sold, 1, twice)).toMatchObject({
      faults: [{ field: 'commissionPaise', code: 'COMMISSION_TWICE' }],
    });
  });
});

describe('what a portal owes', () => {
  test('is listed by the month of leaving, compared with the statement, and paid off', async () => {
    const { id } = await steps.portal();
    const month = inDays(62).slice(0, 7);
    const [checkin, checkout] = [`${month}-10`, `${month}-12`];
    const stays = [deskStay({ checkin, checkout, ratePaise: 500_000 })];
    const form = { stays, rateReason: 'the portal’s price' };
    const at = (number: string) => book(steps.soldBy(id, { number, commissionBasisPoints: 1_000 }, form));
    const [one, two, three] = [await at('1'), await at('2'), await at('3')];
    // Two nights of ₹5,000 and 5 %: ₹10,500, less ₹1,000, ₹180, ₹50 and ₹10.
    const owed = 1_050_000 - 100_000 - 18_000 - 5_000 - 1_000;
    const listed = await steps.monthOf(id, `${month}-01`);
    expect(listed?.stays.map(({ reference }) => reference).toSorted()).toEqual([one, two, three].toSorted());
    expect(listed?.stays[0]).toMatchObject({ checkout, owed: { amount: owed }, received: { amount: 0 } });
    const line = (number: string, amountPaise = 1_050_000, commissionPaise = 100_000) => ({
      ...{ number, amountPaise, commissionPaise },
    });
    expect(
      await steps.compare(id, `${month}-20`, [line('1'), line('2', 1_040_000, 101_000), line('9')]),
    ).toEqual({
      matched: [{ reference: one }],
      differing: [
        {
          ...{ stay: { reference: two }, line: { number: '2' } },
          ...{ amountDifference: { amount: -10_000 }, commissionDifference: { amount: 1_000 } },
        },
      ],
      missingHere: [{ number: '9', amount: { amount: 1_050_000 } }],
      missingThere: [{ reference: three }],
    });
    const receipt = {
      ...{ receivedOn: inDays(0), note: 'UTR 1', idempotencyKey: freshPortalText('receipt') },
      stays: [one, two].map((reference) => ({ reference, amountPaise: owed })),
    };
    expect(await steps.receive(id, receipt)).toMatchObject({ amount: { amount: 2 * owed } });
    expect(await steps.receive(id, receipt)).toMatchObject({ amount: { amount: 2 * owed } });
    expect((await steps.stayOf(one)).stay?.received.amount).toBe(owed);
    // Another person has seen the same transfer.
    const seen = { ...receipt, idempotencyKey: 'another-person-0001' };
    expect(await steps.receive(id, seen)).toMatchObject({
      faults: [
        {
          field: expect.stringMatching(/^stays\.[01]\.amountPaise$/) as string,
          code: 'PORTAL_MONEY_KNOWN',
        },
      ],
    });
    expect(await steps.receive(id, { ...receipt, receivedOn: inDays(-1) })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    // The key of another form records nothing, not even the stays that the other form did not have.
    const more = [...receipt.stays, { reference: three, amountPaise: owed }];
    expect(await steps.receive(id, { ...receipt, stays: more })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect((await steps.stayOf(three)).stay?.received.amount).toBe(0);
    // A mistake is corrected by a second entry.
    await steps.receive(id, { receivedOn: inDays(0), stays: [{ reference: two, amountPaise: -owed }] });
    expect((await steps.stayOf(two)).stay?.received.amount).toBe(0);
  });

  test('takes no money of a later day, of another portal’s stay, or of no amount', async () => {
    const [{ id }, other] = [await steps.portal(), await steps.portal()];
    const reference = await book(steps.soldBy(other.id));
    const stays = [{ reference, amountPaise: 100 }];
    expect(await steps.receive(id, { receivedOn: inDays(0), stays })).toMatchObject({
      faults: [{ field: 'stays.0.reference', code: 'PORTAL_STAY_UNKNOWN' }],
    });
    expect(await steps.receive(other.id, { receivedOn: inDays(1), stays })).toMatchObject({
      faults: [{ field: 'receivedOn', code: 'PORTAL_MONEY_IN_FUTURE' }],
    });
    expect(await steps.receive(other.id, { receivedOn: '1026-11-20', stays })).toMatchObject({
      faults: [{ field: 'receivedOn', code: 'DATE_TOO_EARLY' }],
    });
    const huge = [{ reference, amountPaise: 1_000_000_001 }];
    expect(await steps.receive(other.id, { receivedOn: inDays(0), stays: huge })).toMatchObject({
      faults: [{ field: 'stays.0.amountPaise', code: 'AMOUNT_OUT_OF_RANGE' }],
    });
    expect(await steps.receive(other.id, { receivedOn: inDays(0) })).toMatchObject({
      faults: [{ field: 'stays' }],
    });
    expect(await steps.receive(987_654, { receivedOn: inDays(0), stays })).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    expect(await steps.monthOf(987_654, inDays(0))).toBeNull();
  });
});
