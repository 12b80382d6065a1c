import { proveAddress } from '../../testkit/address-proof';
import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { freshChangeKey } from '../../testkit/changes';
import { freshKey } from '../../testkit/cancellations';
import { bookedAtDesk, deskStay, tentativeSteps } from '../../testkit/desk-bookings';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const ONE_NIGHT = 981_288;

const CANCEL = gql(`mutation CancelDeskBooking($input: CancelGuestBookingInput!) {
  cancelGuestBooking(input: $input) {
    __typename ... on GuestBookingCancelled { charge { amount } refund { amount } } ... on Refusal { code }
  }
}`);
const PREVIEW_CHANGE =
  gql(`query PreviewChangeOfDeskBooking($reference: String!, $stays: [ChangedStayInput!]!) {
  guestChangePreview(reference: $reference, stays: $stays) {
    __typename ... on ChangePreview { difference } ... on Refusal { code field }
  }
}`);
const CHANGE = gql(`mutation ChangeDeskBooking($input: ChangeGuestBookingInput!) {
  changeGuestBooking(input: $input) {
    __typename ... on GuestBookingChanged { toPay { amount } refund { amount } } ... on Refusal { code field }
  }
}`);
const CORRECT = gql(`mutation CorrectDeskBooking($input: CorrectGuestBookingInput!) {
  correctGuestBooking(input: $input) { __typename ... on Refusal { code field } }
}`);
const MINE = gql(`query DeskBookingsOfGuest { myBookings(page: 1) {
  bookings { booking { reference status amountPaid { amount } email phone } }
} }`);
const FOUND = gql(`query DeskBookingInLists($search: String!) {
  guestBookings(filter: { search: $search }) { bookings { reference status email phone amountPaid { amount } } }
  exportGuestBookings(filter: { search: $search }) { __typename }
  frontDesk { today arrivals { reference } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const stayIdsOf = async (reference: string) =>
  (
    await testServer.query<{ id: string }>(
      'SELECT stays.id FROM stays JOIN bookings ON bookings.id = booking_id WHERE reference = $1 ORDER BY position',
      [reference],
    )
  ).map(({ id }) => id);

/** A single room of the booking, as the form of a change names it. */
const single = (id: string, dates: { checkin: string; checkout: string }) => ({
  id,
  roomType: 'Single',
  guests: 1,
  ...dates,
});

/** No mail to the guest was tried. A finished job may stay in its table for a moment. */
async function wroteToNobody(): Promise<void> {
  await testServer.runJobs();
  const waiting = await testServer.query(
    'SELECT task_identifier, last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
  );
  expect(waiting).toEqual([]);
}

async function cancel(reference: string, charge?: number) {
  const input = {
    reference,
    kind: 'CANCELLATION',
    reason: 'The guest called.',
    expectedRefund: 0,
    charge,
  } as const;
  return (await execute(testServer, CANCEL, { input: { ...input, idempotencyKey: freshKey() } }, owner))
    .cancelGuestBooking;
}

describe('a booking of the desk without order, payment and address', () => {
  test('is cancelled without charge in time', async () => {
    const reference = await bookedAtDesk(testServer, {}, owner);
    expect(await cancel(reference)).toMatchObject({ charge: { amount: 0 }, refund: { amount: 0 } });
    await wroteToNobody();
  });

  test('is cancelled late: the charge is what the guest owes', async () => {
    const stays = [deskStay({ checkin: inDays(0), checkout: inDays(2) })];
    const reference = await bookedAtDesk(testServer, { stays }, owner);
    expect(await cancel(reference)).toMatchObject({ charge: { amount: ONE_NIGHT }, refund: { amount: 0 } });
    await wroteToNobody();
  });

  test('is shortened at the desk, and nothing is refunded', async () => {
    const stays = [deskStay({ checkin: inDays(20), checkout: inDays(23) })];
    const reference = await bookedAtDesk(testServer, { stays }, owner);
    const [id = ''] = await stayIdsOf(reference);
    const asked = [single(id, { checkin: inDays(20), checkout: inDays(22) })];
    const wanted = { reference, stays: asked };
    const { guestChangePreview } = await execute(testServer, PREVIEW_CHANGE, wanted, owner);
    assertType(guestChangePreview, 'ChangePreview');
    expect(guestChangePreview.difference).toBe(0);
    const input = {
      ...wanted,
      expectedDifference: 0,
      reason: 'One night less.',
      idempotencyKey: freshChangeKey(),
    };
    const { changeGuestBooking } = await execute(testServer, CHANGE, { input }, owner);
    expect(changeGuestBooking).toMatchObject({ toPay: { amount: 0 }, refund: { amount: 0 } });
    await wroteToNobody();
  });

  test('has more rooms than the site sells, and can still be changed at the desk', async () => {
    const dates = { checkin: inDays(60), checkout: inDays(62) };
    const stays = Array.from({ length: 7 }, () => deskStay(dates));
    const reference = await bookedAtDesk(testServer, { stays }, owner);
    const ids = await stayIdsOf(reference);
    const asked = ids.slice(1).map((id) => single(id, dates));
    const { guestChangePreview } = await execute(
      testServer,
      PREVIEW_CHANGE,
      { reference, stays: asked },
      owner,
    );
    expect(guestChangePreview.__typename).toBe('ChangePreview');
  });

  test('is corrected: it gets an address once its guest confirms it', async () => {
    const reference = await bookedAtDesk(
      testServer,
      { channel: 'PORTAL', portal: 'Agoda 1', phone: null },
      owner,
    );
    const email = testServer.freshEmail();
    const input = { reference, name: 'Meera Iyer-Rao', email, phone: null, reason: 'The guest wrote.' };
    const { correctGuestBooking } = await execute(testServer, CORRECT, { input }, owner);
    expect(correctGuestBooking.__typename).toBe('GuestBookingCorrected');
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.text).toMatch(/booking#email\./);
  });

  test('is in the lists of the desk', async () => {
    // After midnight the desk still works for the day before.
    const { today } = (await execute(testServer, FOUND, { search: '' }, owner)).frontDesk;
    const stays = [deskStay({ checkin: today, checkout: addDays(today, 1) })];
    const reference = await bookedAtDesk(testServer, { channel: 'DESK', stays }, owner);
    const found = await execute(testServer, FOUND, { search: reference }, owner);
    expect(found.guestBookings.bookings).toMatchObject([
      { reference, status: 'CONFIRMED', email: null, amountPaid: { amount: 0 } },
    ]);
    expect(found.frontDesk.arrivals.map((arrival) => arrival.reference)).toContain(reference);
  });
});

test('a guest with the address of a tentative booking sees it among the others', async () => {
  const email = testServer.freshEmail();
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email, emailVerified: true });
  const reference = await bookedAtDesk(testServer, { email, optionUntil: inDays(2) }, owner);
  await proveAddress(testServer, token, email);
  const { myBookings } = await execute(testServer, MINE, {}, { token });
  expect(myBookings.bookings).toMatchObject([{ booking: { reference, status: 'TENTATIVE' } }]);
  await tentativeSteps(testServer, owner).release(reference);
});
