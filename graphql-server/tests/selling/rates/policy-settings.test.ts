import type { PolicyInput } from '../../generated/operations';
import { bookingForm, confirmPayment, hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { SEEN_WITHIN_MILLISECONDS } from '../../testkit/proof-size';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const POLICIES = gql(`query PoliciesInTest {
  policySettings {
    id version code name sentence steps { untilHoursBefore charge { kind nights percent } }
    noShow { kind nights percent } earlyDeparture { kind nights percent }
  }
}`);
const PREVIEW = gql(`query PolicyPreviewInTest($input: PolicyInput!) {
  result: policyPreview(input: $input) {
    __typename
    ... on PolicyPreview { sentence examples { when charge { amount } refund { amount } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT = gql(`mutation EditPolicyInTest($id: Int!, $input: PolicyInput!, $version: Int!) {
  result: editPolicy(id: $id, input: $input, version: $version) {
    __typename
    ... on PolicyChanged { code policy { version name } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const TERMS = gql(`query TermsInTest { property { cancellationTerms } }`);

const MODERATE: PolicyInput = {
  name: 'Moderate',
  steps: [
    { untilHoursBefore: 168, charge: { kind: 'NOTHING' } },
    { untilHoursBefore: 48, charge: { kind: 'PERCENT', percent: 50 } },
  ],
  noShow: { kind: 'PERCENT', percent: 100 },
  earlyDeparture: { kind: 'REMAINING_NIGHTS' },
};
const MODERATE_SENTENCE =
  'Free cancellation until 168 hours before the day of check-in; until 48 hours before the day of check-in 50% of the stay is charged; after that the whole stay is charged.';

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

async function stored() {
  const [policy] = (await execute(testServer, POLICIES, {}, owner)).policySettings;
  if (!policy) throw new Error('There is no policy.');
  return policy;
}

const preview = async (input: PolicyInput) => (await execute(testServer, PREVIEW, { input }, owner)).result;

async function edit(input: PolicyInput, version?: number) {
  const { id, version: current } = await stored();
  return (await execute(testServer, EDIT, { id, input, version: version ?? current }, owner)).result;
}

test('the sample’s policy reads as its specification says', async () => {
  const sentence =
    'Free cancellation until 48 hours before the day of check-in; after that the first night is charged.';
  expect(await stored()).toMatchObject({ code: 'FLEXIBLE', name: 'Flexible', version: 1, sentence });
  const { property } = await execute(testServer, TERMS);
  expect(property.cancellationTerms).toBe(`${sentence} Cancel on the page of your booking, or call us.`);
});

test('a form that is not saved yet shows its sentence and three worked examples', async () => {
  expect(await preview(MODERATE)).toEqual({
    __typename: 'PolicyPreview',
    sentence: MODERATE_SENTENCE,
    examples: [
      { when: 'EARLY', charge: { amount: 0 }, refund: { amount: 2_000_000 } },
      { when: 'LATE', charge: { amount: 1_000_000 }, refund: { amount: 1_000_000 } },
      { when: 'NO_SHOW', charge: { amount: 2_000_000 }, refund: { amount: 0 } },
    ],
  });
});

test.each<[string, Partial<PolicyInput>, [string, string]]>([
  ['no name', { name: '' }, ['name', 'TEXT_MISSING']],
  ['hours that go up', { steps: [...MODERATE.steps].reverse() }, ['steps', 'HOURS_NOT_DESCENDING']],
  ['a charge of 0 nights', { noShow: { kind: 'NIGHTS', nights: 0 } }, ['noShow', 'CHARGE_INVALID']],
  ['a charge of 101 percent', { noShow: { kind: 'PERCENT', percent: 101 } }, ['noShow', 'CHARGE_INVALID']],
  [
    'a step two years ahead',
    { steps: [{ untilHoursBefore: 17_520, charge: { kind: 'NOTHING' } }] },
    ['steps.0.untilHoursBefore', 'HOURS_NOT_DESCENDING'],
  ],
])('with %s, then the fault names the field', async (_, changes, [field, code]) => {
  expect(await preview({ ...MODERATE, ...changes })).toMatchObject({ faults: [{ field, code }] });
  expect(await edit({ ...MODERATE, ...changes })).toMatchObject({ faults: [{ field, code }] });
});

test('given a booking, when the policy is changed, then it keeps its own policy, and both servers and the next mail have the new sentence', async () => {
  const form = bookingForm(testServer, { checkin: inDays(20), checkout: inDays(21) });
  const { booking } = await hold(testServer, form);
  const policyOf = async (reference: string) =>
    (
      await testServer.query<{ policy: object }>('SELECT policy FROM bookings WHERE reference = $1', [
        reference,
      ])
    )[0]?.policy;
  const before = await policyOf(booking.reference);
  expect(await edit(MODERATE)).toEqual({ __typename: 'PolicySaved' });
  await waitFor(
    'both servers show the new sentence',
    async () =>
      (await Promise.all([testServer, second].map((server) => execute(server, TERMS)))).every(
        ({ property }) =>
          property.cancellationTerms ===
          `${MODERATE_SENTENCE} Cancel on the page of your booking, or call us.`,
      ),
    SEEN_WITHIN_MILLISECONDS,
  );
  expect(await policyOf(booking.reference)).toEqual(before);
  const later = bookingForm(testServer, { checkin: inDays(30), checkout: inDays(31) });
  const held = await hold(testServer, later);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'capture' });
  await confirmPayment(testServer, checkout);
  await waitFor('the mail has come', () => testServer.inbox.messages(later.email).length > 0);
  expect(testServer.inbox.messages(later.email)[0]?.text).toContain('50% of the stay is charged');
  expect(await policyOf(held.booking.reference)).toMatchObject({ noShow: { kind: 'PERCENT', percent: 100 } });
});

test('given the policy was changed in another tab, then nothing is saved and the form gets the stored policy', async () => {
  const { version } = await stored();
  expect(await edit({ ...MODERATE, name: 'Strict' })).toEqual({ __typename: 'PolicySaved' });
  expect(await edit({ ...MODERATE, name: 'Loose' }, version)).toEqual({
    __typename: 'PolicyChanged',
    code: 'SETTINGS_CHANGED',
    policy: { version: version + 1, name: 'Strict' },
  });
});
