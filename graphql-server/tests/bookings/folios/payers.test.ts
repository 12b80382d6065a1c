import { addDays } from '../../../src/platform/time/dates';
import { FolioRepository } from '../../../src/bookings/folio/folio.repository';
import { inTransaction } from '../../../src/platform/database/database';
import { inDays } from '../../testkit/bookings';
import { changeBooking, changeForm, changePreview, staysWith } from '../../testkit/changes';
import { cancelAtDesk, freshKey } from '../../testkit/cancellations';
import { goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { companySteps } from '../../testkit/companies';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { assertType, execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { folioGuests } from '../../testkit/guests-with-folios';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { COMPANY_EMAIL } from '../../testkit/receivables';
import { depositSteps } from '../../testkit/security-deposits';
import { staffMember } from '../../testkit/staff';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const UNPAID = gql(`query UnpaidFolios {
  unpaidBalances { reference balance { amount } folios { name balance { amount } } }
}`);
const PREVIEW = gql(`query DepartureOfFolios($stay: ID!) {
  result: departurePreview(stay: $stay) {
    __typename
    ... on DeparturePreview { refund { amount } balance { amount } folios { name balance { amount } } }
  }
}`);
const LEAVE = gql(`mutation LeaveWithFolios($input: CheckOutInput!) {
  result: checkOut(input: $input) { __typename ... on Refusal { code } }
}`);
const REFUND = gql(`mutation RefundByReception($reference: String!) {
  result: refundFolio(reference: $reference) { __typename }
}`);
const GUEST_CHARGES = gql(`query ChargesOfGuest($token: String!) {
  result: bookingByToken(token: $token) { __typename ... on Booking { postedCharges { name } } }
}`);
const BILL_LINES = gql(
  `query BillOfGuest($reference: String!) { billLines(reference: $reference) { name } }`,
);
const DOCUMENTS = gql(`query MailedDocuments($reference: String!) {
  taxDocuments(reference: $reference) { notMailed }
}`);

const OWED = gql(`query OwedOfFolios($search: String!, $balance: BalanceState!, $from: PlainDate!) {
  guestBookings(filter: { search: $search, balance: $balance }) { bookings { reference owed { amount } } }
  timeline(from: $from, nights: 2) { __typename ... on Timeline { rooms { stays { reference balancePaise } } } }
}`);

/** A bottle of water with tax, in paise. */
const WATER = 11_800;

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;
let guests: ReturnType<typeof folioGuests>;
let companies: ReturnType<typeof companySteps>;
let deposits: ReturnType<typeof depositSteps>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  guests = folioGuests(testServer, () => owner);
  companies = companySteps(testServer, () => owner);
  deposits = depositSteps(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

const unpaidOf = async (reference: string) =>
  (await execute(testServer, UNPAID, {}, owner)).unpaidBalances.find((one) => one.reference === reference);

const previewOf = async (stay: string) => {
  const { result } = await execute(testServer, PREVIEW, { stay }, owner);
  assertType(result, 'DeparturePreview');
  return result;
};

/** A guest whose room another payer takes, and who had a bottle of water. */
const sharing = async () => {
  const guest = await guests.inHouse();
  const folio = await guests.folios.open(guest.reference, { takes: ['ROOM'] });
  const water = await guests.charges.posted(guest.stay, { item: await guests.charges.item() });
  const [, room = 0] = await guests.folios.balances(guest.reference);
  return { ...guest, folio, room, water };
};

describe('what the guest owes is the first folio', () => {
  test('the list of unpaid bookings names what each payer owes, and nobody who is even', async () => {
    const { reference, folio, room } = await sharing();
    expect(await unpaidOf(reference)).toMatchObject({
      balance: { amount: WATER },
      folios: [{ name: 'Company', balance: { amount: room } }],
    });
    await guests.pay(reference, WATER);
    expect(await unpaidOf(reference)).toMatchObject({
      balance: { amount: 0 },
      folios: [{ name: 'Company' }],
    });
    await guests.pay(reference, room, folio);
    expect(await unpaidOf(reference)).toBeUndefined();
  });

  test('what a company takes on its account is not unpaid, until the guest is gone without it', async () => {
    const guest = await sharing();
    const { reference, folio, stay, checkout } = guest;
    await guests.pay(reference, WATER);
    const { id } = await companies.added();
    await companies.setFolioPayer(reference, folio, id);
    expect(await unpaidOf(reference)).toBeUndefined();
    await goTo(testServer, checkout, '10:00');
    await guests.desk.checkOut(stay, { despiteBalance: true, reason: 'The company decides tomorrow' });
    expect(await unpaidOf(reference)).toMatchObject({ folios: [{ balance: { amount: guest.room } }] });
  });

  test('a company without an account owes like anybody', async () => {
    const { reference, folio, room } = await sharing();
    const { id } = await companies.added({ creditLimitPaise: 0 });
    await companies.setFolioPayer(reference, folio, id);
    expect(await unpaidOf(reference)).toMatchObject({ folios: [{ balance: { amount: room } }] });
  });

  test('the preview of a departure says what each payer owes', async () => {
    const { reference, stay, checkout, room } = await sharing();
    await goTo(testServer, checkout, '09:00');
    expect(await previewOf(stay)).toMatchObject({
      balance: { amount: WATER },
      folios: [{ name: 'Company', balance: { amount: room } }],
    });
    await guests.payAll(reference);
    expect(await previewOf(stay)).toMatchObject({ balance: { amount: 0 }, folios: [] });
  });

  test('whoever pays the nights pays for leaving early, also when the nights were moved by hand', async () => {
    const { reference, stay, checkin } = await guests.inHouse();
    const folio = await guests.folios.open(reference);
    await guests.folios.move(reference, await guests.linesOf(reference, 'ROOM_NIGHT'), folio);
    await guests.charges.posted(stay, { item: await guests.charges.item() });
    await goTo(testServer, addDays(checkin, 1), '10:00');
    const { refund, balance, folios } = await previewOf(stay);
    const form = { despiteBalance: true, reason: 'A call from home', expectedRefund: refund.amount };
    expect(await guests.desk.checkOut(stay, form)).toMatchObject({ status: 'DEPARTED' });
    expect(balance.amount).toBe(WATER);
    expect([balance.amount, folios[0]?.balance.amount]).toEqual(await guests.folios.balances(reference));
    expect(await guests.linesOf(reference, 'EARLY_DEPARTURE')).toEqual([]);
    await guests.payAll(reference);
  });

  test('a night that the guest adds online is paid by whoever takes the room', async () => {
    const checkin = inDays(320);
    const { held } = await confirmedBooking(testServer, { checkin, checkout: addDays(checkin, 2) });
    const { token, booking } = held;
    const { reference } = booking;
    const longer = { checkout: addDays(checkin, 3) };
    const alone = await changePreview(testServer, token, await staysWith(testServer, token, longer));
    assertType(alone, 'ChangePreview');
    const folio = await guests.folios.open(reference);
    await guests.folios.move(reference, await guests.linesOf(reference, 'ROOM_NIGHT'), folio);
    const byHand = await changePreview(testServer, token, await staysWith(testServer, token, longer));
    // The guest's folio takes the new night.
    expect(byHand).toMatchObject({ toPay: alone.toPay, refund: { amount: 0 } });
    await guests.folios.setRule(folio, ['ROOM']);
    const byRule = await changePreview(testServer, token, await staysWith(testServer, token, longer));
    expect(byRule).toMatchObject({ toPay: { amount: 0 }, refund: { amount: 0 }, difference: 0 });
    const [guest = 0, room = 0] = await guests.folios.balances(reference);
    const changed = await changeBooking(testServer, await changeForm(testServer, token, longer));
    assertType(changed, 'BookingChanged');
    expect(await guests.folios.balances(reference)).toEqual([guest, room + alone.toPay.amount]);
  });
});

describe('the documents of a further folio', () => {
  const mailsTo = (address: string, reference: string) =>
    testServer.inbox
      .messages(address)
      .filter(({ subject }) => subject?.startsWith('Tax documents') && subject.includes(reference));

  test('go to the person of the company that pays, without a link to the guest’s booking', async () => {
    const guest = await sharing();
    const { id, name } = await companies.added();
    await companies.setFolioPayer(guest.reference, guest.folio, id);
    await guests.payAll(guest.reference);
    await guests.leave(guest);
    const mails = mailsTo(COMPANY_EMAIL, guest.reference);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails[0]?.subject).toBe(`Tax documents of ${name}, booking ${guest.reference}`);
    expect(mails.map(({ text }) => text).join('\n')).not.toContain('/booking#');
    expect((await execute(testServer, DOCUMENTS, guest, owner)).taxDocuments.notMailed).toEqual([]);
  });

  test('go to nobody when their payer has no address, and the desk says so', async () => {
    const guest = await sharing();
    await guests.payAll(guest.reference);
    await guests.leave(guest);
    expect((await execute(testServer, DOCUMENTS, guest, owner)).taxDocuments.notMailed).toEqual(['Company']);
  });

  test('go to the guest when the guest is the payer', async () => {
    const guest = await guests.inHouse();
    const [booked] = await testServer.query<{ name: string; email: string }>(
      'SELECT name, email FROM bookings WHERE reference = $1',
      [guest.reference],
    );
    await guests.folios.open(guest.reference, { name: booked?.name ?? '', takes: ['ROOM'] });
    await guests.payAll(guest.reference);
    await guests.leave(guest);
    expect((await execute(testServer, DOCUMENTS, guest, owner)).taxDocuments.notMailed).toEqual([]);
    const files = testServer.inbox.messages(booked?.email ?? '').flatMap(({ attachments }) => attachments);
    expect(files.filter(({ filename }) => filename?.endsWith('.pdf'))).not.toEqual([]);
  });
});

test('what another payer took is neither on the guest’s page nor on the guest’s bill', async () => {
  const checkin = inDays(330);
  const { held } = await confirmedBooking(testServer, { checkin, checkout: addDays(checkin, 2) });
  const { token, booking } = held;
  const [stay = ''] = await stayIdsOf(testServer, booking.reference);
  const item = await guests.charges.item({ name: 'Water of the guest' });
  await guests.charges.posted(stay, { item });
  await guests.folios.open(booking.reference, { takes: ['CHARGES'] });
  const { result } = await execute(testServer, GUEST_CHARGES, { token });
  assertType(result, 'Booking');
  expect(result.postedCharges).toEqual([]);
  const { billLines } = await execute(testServer, BILL_LINES, { reference: booking.reference }, owner);
  expect(billLines.map(({ name }) => name)).not.toContain('Water of the guest');
  expect(billLines).toHaveLength(2);
});

describe('money goes back to the payer', () => {
  test('of a charge that is taken back, although another payer owes', async () => {
    const { reference, water, room } = await sharing();
    await guests.pay(reference, WATER);
    assertType(await guests.charges.takeBack(water), 'ChargesStored');
    expect(await guests.folios.balances(reference)).toEqual([0, room]);
    expect(await guests.folios.list(reference)).toMatchObject([{ charged: { amount: 0 } }, {}]);
  });

  test('of the folio only: what the hotel owes another payer stays until the staff pay it back', async () => {
    const { reference, stay } = await guests.inHouse();
    await guests.payAll(reference);
    const folio = await guests.folios.open(reference, { takes: ['ROOM', 'CHARGES'] });
    const [credit = 0, room = 0] = await guests.folios.balances(reference);
    const water = await guests.charges.posted(stay, { item: await guests.charges.item() });
    await guests.pay(reference, room + WATER, folio);
    assertType(await guests.charges.takeBack(water), 'ChargesStored');
    expect(await guests.folios.balances(reference)).toEqual([credit, 0]);
  });

  test('also when a part of the security deposit has paid a charge', async () => {
    const { reference, water } = await sharing();
    const deposit = await deposits.taken(reference, { source: 'UPI' });
    await deposits.charge(deposit);
    await guests.payAll(reference);
    assertType(await guests.charges.takeBack(water), 'ChargesStored');
    const [first] = await guests.folios.list(reference);
    // Nothing is written off: the water goes back, and the broken lamp is paid by the deposit.
    expect(first).toMatchObject({ charged: { amount: 118_000 }, balance: { amount: 0 } });
    await deposits.giveBack(deposit, 500_000 - 118_000);
  });
});

test('a night that is charged anew stays with the guest who pays it, although a rule takes the room', async () => {
  const { reference } = await guests.inHouse();
  const folio = await guests.folios.open(reference, { takes: ['ROOM'] });
  const [night = 0] = await guests.linesOf(reference, 'ROOM_NIGHT', folio);
  await guests.folios.move(reference, [night], null);
  const { installation } = testServer;
  const booking = await installation.services.bookingRepository.findByReference(reference);
  const line = booking?.lines.find(({ id }) => id === night);
  if (!booking || !line?.stayId) throw new Error('The night is there.');
  const { stayId } = line;
  const repository = new FolioRepository();
  await inTransaction(installation.database, async (manager) => {
    await repository.reverseLines(manager, booking.id, [night]);
    await repository.addSold(manager, booking.id, [{ stayId, lines: [line] }]);
  });
  expect(await guests.linesOf(reference, 'ROOM_NIGHT')).toHaveLength(1);
  expect(await guests.linesOf(reference, 'ROOM_NIGHT', folio)).toHaveLength(1);
});

test('a receptionist cannot let one payer owe above the bound because the hotel owes another', async () => {
  const { reference, stay, checkout } = await guests.inHouse();
  await guests.payAll(reference);
  await guests.folios.open(reference, { takes: ['ROOM'] });
  const { token } = await staffMember(testServer, { identity, owner, roleId: 'reception' });
  await goTo(testServer, checkout, '10:00');
  const input = { stay, despiteBalance: true, reason: 'Later', idempotencyKey: 'bound-over-two-folios' };
  const refused = await executeExpectingErrors(testServer, LEAVE, { input }, { token });
  expect(JSON.stringify(refused)).toContain('BOUND_EXCEEDED');
});

describe('money that a receptionist pays back once another payer has the charges', () => {
  /** What a receptionist is told who moves the room to another payer and pays the guest back. */
  const paidBack = async (reference: string, takenBy?: (folio: string) => Promise<unknown>) => {
    await guests.payAll(reference);
    const folio = await guests.folios.open(reference, { takes: ['ROOM'] });
    await takenBy?.(folio);
    const { token } = await staffMember(testServer, { identity, owner, roleId: 'reception' });
    return executeExpectingErrors(testServer, REFUND, { reference }, { token }).catch(() => 'paid back');
  };

  test('counts for the bound while the other payer has not paid', async () => {
    const { reference } = await guests.inHouse();
    expect(JSON.stringify(await paidBack(reference))).toContain('BOUND_EXCEEDED');
    const [credit = 0] = await guests.folios.balances(reference);
    expect(credit).toBeLessThan(-500_000);
  });

  test('does not go back with a small charge that is taken back, which gives back its own price', async () => {
    const { reference, stay } = await guests.inHouse();
    const water = await guests.charges.posted(stay, { item: await guests.charges.item() });
    await guests.payAll(reference);
    await guests.folios.open(reference, { takes: ['ROOM'] });
    const [before = 0] = await guests.folios.balances(reference);
    assertType(await guests.charges.takeBack(water), 'ChargesStored');
    expect((await guests.folios.balances(reference))[0]).toBe(before);
    const refunds = await testServer.query<{ paise: string }>(
      `SELECT sum(refund.amount_paise)::int AS paise FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
       JOIN bookings booking ON booking.id = payment.booking_id WHERE booking.reference = $1`,
      [reference],
    );
    expect(refunds).toEqual([{ paise: WATER }]);
    assertType(await guests.folios.refund(reference, null), 'FoliosStored');
    await guests.payAll(reference);
  });

  test('counts nothing once the other payer has paid', async () => {
    const { reference } = await guests.inHouse();
    expect(await paidBack(reference, () => guests.payAll(reference))).toBe('paid back');
  });

  test('counts nothing when a company with a credit limit has the charges', async () => {
    const [{ reference }, company] = [await guests.inHouse(), await companies.added()];
    const taken = (folio: string) => companies.setFolioPayer(reference, folio, company.id);
    expect(await paidBack(reference, taken)).toBe('paid back');
  });
});

describe('what somebody is to be asked for', () => {
  /** The state of the booking by the filter of the list, what the list says, and what the timeline says, in paise. */
  const asked = async (reference: string, from: string) => {
    const found: [string, number | undefined, number | undefined][] = [];
    for (const balance of ['OWES', 'SETTLED', 'GETS_BACK'] as const) {
      const data = await execute(testServer, OWED, { search: reference, balance, from }, owner);
      const row = data.guestBookings.bookings.find((booking) => booking.reference === reference);
      assertType(data.timeline, 'Timeline');
      const stays = data.timeline.rooms.flatMap((room) => room.stays);
      const onTimeline = stays.find((stay) => stay.reference === reference)?.balancePaise;
      if (row) found.push([balance, row.owed.amount, onTimeline]);
    }
    return found;
  };

  test('is nothing while a company takes its folio on account and the guest has paid, until the guest leaves without that', async () => {
    const { reference, stay, folio, checkin, checkout } = await sharing();
    const { id } = await companies.added();
    await companies.setFolioPayer(reference, folio, id);
    expect(await asked(reference, checkin)).toEqual([['OWES', WATER, WATER]]);
    await guests.pay(reference, WATER);
    expect(await asked(reference, checkin)).toEqual([['SETTLED', 0, 0]]);
    await goTo(testServer, checkout, '10:00');
    const form = { despiteBalance: true, reason: 'The company pays at once' };
    expect(await guests.desk.checkOut(stay, form)).toMatchObject({ status: 'DEPARTED' });
    const rooms = (await guests.folios.balances(reference))[1];
    expect(await asked(reference, checkin)).toEqual([['OWES', rooms, rooms]]);
  });

  test('is what one payer owes, although another gets as much back', async () => {
    const { reference, checkin } = await guests.inHouse();
    await guests.payAll(reference);
    await guests.folios.open(reference, { takes: ['ROOM'] });
    const [back = 0, owes = 0] = await guests.folios.balances(reference);
    expect([back, owes]).toEqual([-owes, owes]);
    expect(await asked(reference, checkin)).toEqual([['OWES', owes, owes]]);
  });
});

test('a cancellation of one payer’s room gives money back to this payer alone', async () => {
  const stays = [0, 1].map(() => deskStay({ checkin: inDays(300), checkout: inDays(301) }));
  const reference = await bookedAtDesk(testServer, { stays, email: 'two-payers@guest.example' }, owner);
  const [first = '', second = ''] = await stayIdsOf(testServer, reference);
  const folio = await guests.folios.open(reference);
  const lines = (await guests.folios.list(reference))[0]?.lines ?? [];
  const ofSecond = lines.filter(({ stayId }) => stayId === second).map(({ id }) => id);
  assertType(await guests.folios.move(reference, ofSecond, folio), 'FoliosStored');
  await guests.payAll(reference);
  const [guestPaid = 0, companyPaid = 0] = (await guests.folios.list(reference)).map(
    ({ charged }) => charged.amount,
  );
  const input = { reference, kind: 'CANCELLATION' as const, stays: [second], charge: 0, reason: 'Ill' };
  const cancelled = await cancelAtDesk(
    testServer,
    { ...input, expectedRefund: companyPaid, idempotencyKey: freshKey() },
    owner,
  );
  expect(cancelled).toMatchObject({ __typename: 'GuestBookingCancelled' });
  expect(await guests.folios.balances(reference)).toEqual([0, 0]);
  const refunds = await testServer.query<{ folio: string | null; paise: number }>(
    `SELECT payment.folio_id AS folio, sum(refund.amount_paise)::bigint AS paise FROM refunds refund
     JOIN payments payment ON payment.id = refund.payment_id
     WHERE payment.booking_id = (SELECT id FROM bookings WHERE reference = $1) GROUP BY payment.folio_id`,
    [reference],
  );
  expect(refunds).toEqual([{ folio, paise: companyPaid }]);
  // The guest's room costs what it cost, and its payer keeps owing nothing.
  expect((await guests.folios.list(reference))[0]?.charged.amount).toBe(guestPaid);
  expect(first).not.toBe(second);
});

test('what a company has taken on stays its folio until the invoice is issued', async () => {
  const { reference, stay, folio, checkout } = await sharing();
  await guests.pay(reference, WATER);
  const { id } = await companies.added();
  await companies.setFolioPayer(reference, folio, id);
  await goTo(testServer, checkout, '10:00');
  expect(await guests.desk.checkOut(stay, { toCompany: true })).toMatchObject({ status: 'DEPARTED' });
  const other = await companies.added();
  expect(await companies.setFolioPayer(reference, folio, other.id)).toMatchObject({
    faults: [{ field: 'companyId', code: 'COMPANY_HAS_BILL' }],
  });
  expect(await guests.folios.setPayer(folio, 'Lotus', null)).toMatchObject({ code: 'FOLIO_ON_ACCOUNT' });
});
