import type { Dispute, DisputeEvent } from '../../../local/razorpay-entities';
import { assertType, execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { deliver, disputeEvent, refundEvent } from '../../testkit/webhooks';

let identity: Identity;
let testServer: TestServer;
let token: string;
beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  token = (await identity.signIn({ email: 'owner@saffroncourt.example', emailVerified: true })).token;
});
afterAll(() => testServer.stop());

const REFUND_MARKS = gql(`query RefundMarks($search: String) {
  guestBookings(filter: { search: $search }) { bookings { reference status refundState isDisputed disputeState } }
}`);
const DISPUTES = gql(`query Disputes($reference: String!) {
  guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails {
      payments { disputes { status phase respondBy amount { amount } } }
      history { subject }
    }
  }
}`);

async function listed(reference: string) {
  const { guestBookings } = await execute(testServer, REFUND_MARKS, { search: reference }, { token });
  return guestBookings.bookings[0];
}

test.each([
  ['in full', undefined, 'FULL'],
  ['in part', 100_000, 'PARTIAL'],
])(
  'a payment that was refunded in the dashboard %s is marked in the list',
  async (_case, amount, refundState) => {
    const { held, paymentId } = await confirmedBooking(testServer);
    const { reference } = held.booking;
    expect(await listed(reference)).toMatchObject({
      refundState: 'NONE',
      isDisputed: false,
      disputeState: 'NONE',
    });
    const refund = await testServer.razorpay.refundInDashboard(paymentId, { amount, webhook: false });
    await deliver(testServer, refundEvent('refund.processed', refund));

    expect(await listed(reference)).toMatchObject({ status: 'CONFIRMED', refundState });
  },
);

async function tell(paymentId: string, event: DisputeEvent): Promise<Dispute> {
  const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
  await deliver(testServer, disputeEvent(event, dispute));
  return dispute;
}

test.each([
  ['payment.dispute.created', { isDisputed: true, disputeState: 'OPEN' }],
  ['payment.dispute.under_review', { isDisputed: true, disputeState: 'OPEN' }],
  ['payment.dispute.lost', { isDisputed: true, disputeState: 'LOST' }],
  ['payment.dispute.won', { isDisputed: false, disputeState: 'NONE' }],
] as const)('after %s the list shows whether a dispute is open or lost', async (event, marks) => {
  const { held, paymentId } = await confirmedBooking(testServer);
  await tell(paymentId, event);
  expect(await listed(held.booking.reference)).toMatchObject(marks);
});

test('a disputed payment is shown to the hotel, with the date by which to respond', async () => {
  const { held, paymentId } = await confirmedBooking(testServer);
  const dispute = await tell(paymentId, 'payment.dispute.created');
  const { reference } = held.booking;
  const { guestBooking } = await execute(testServer, DISPUTES, { reference }, { token });
  assertType(guestBooking, 'GuestBookingDetails');

  expect(await listed(reference)).toMatchObject({ isDisputed: true });
  expect(guestBooking.payments[0]?.disputes).toMatchObject([
    { status: 'OPEN', phase: 'chargeback', respondBy: new Date(dispute.respond_by * 1000).toISOString() },
  ]);
  expect(guestBooking.history.map(({ subject }) => subject)).toContain('dispute');
});
