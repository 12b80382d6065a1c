import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const BILLING = gql(`query BillingOfLargeInvoice($reference: String!) {
  result: guestBilling(reference: $reference) { __typename ... on BookingBilling { isAddressNeeded isInvoiced } }
}`);
const SET_BILLING = gql(`mutation AddressOfLargeInvoice($input: SetGuestBillingDetailsInput!) {
  result: setGuestBillingDetails(input: $input) { __typename }
}`);
const ADDRESS_TASKS = gql(`query AddressTasks { openTasks { id kind reference amount { amount } } }`);
const FINISH = gql(
  `mutation FinishAddressTask($input: FinishTaskInput!) { result: finishTask(input: $input) { __typename } }`,
);

/** ₹50,000, in paise before tax. */
const LIMIT = 5_000_000;

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: '100' });
  owner = await signedInOwner(testServer);
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

let weeks = 0;

/** A guest who slept one night at that value and has left. */
async function departed(valuePaise: number): Promise<{ reference: string; checkout: string }> {
  weeks += 1;
  const checkin = inDays(7 * weeks);
  const checkout = addDays(checkin, 1);
  const stays = [deskStay({ checkin, checkout, ratePaise: valuePaise })];
  const reference = await bookedAtDesk(testServer, { stays, rateReason: 'A banquet' }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  await goTo(testServer, checkout, '10:00');
  const form = { despiteBalance: true, reason: 'Pays by transfer' };
  expect(await desk.checkOut(stay, form)).toMatchObject({ status: 'DEPARTED' });
  await testServer.runJobs();
  return { reference, checkout };
}

const billingOf = async (reference: string) =>
  (await execute(testServer, BILLING, { reference }, owner)).result;
const taskOf = async (reference: string) =>
  (await execute(testServer, ADDRESS_TASKS, {}, owner)).openTasks.find(
    (task) => task.reference === reference && task.kind === 'ADDRESS_MISSING',
  );

test('an invoice of ₹49,999.99 before tax names the guest only', async () => {
  const { reference } = await departed(LIMIT - 1);
  expect(await billingOf(reference)).toMatchObject({ isAddressNeeded: false, isInvoiced: true });
  expect(await taskOf(reference)).toBeUndefined();
  expect(await storedDocuments(testServer, reference)).toMatchObject([
    { kind: 'INVOICE', content: { recipient: { name: 'Meera Iyer', address: null } } },
  ]);
});

describe('an invoice of ₹50,000 before tax', () => {
  test('waits for the address, with a task, and is issued as soon as the address is entered', async () => {
    const { reference, checkout } = await departed(LIMIT);
    expect(await storedDocuments(testServer, reference)).toEqual([]);
    expect(await testServer.breaches()).toEqual([]);
    expect(await billingOf(reference)).toMatchObject({ isAddressNeeded: true, isInvoiced: false });
    expect(await taskOf(reference)).toMatchObject({ amount: { amount: LIMIT } });

    const said = { name: 'Meera Iyer', address: '12 MG Road\nPune', stateCode: '27' };
    await execute(testServer, SET_BILLING, { input: { reference, ...said } }, owner);
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toMatchObject([
      { dated: checkout, content: { recipient: { address: ['12 MG Road', 'Pune'], state: { code: '27' } } } },
    ]);
    expect(await taskOf(reference)).toBeUndefined();
    expect(await billingOf(reference)).toMatchObject({ isAddressNeeded: false });
  });

  test('is issued without an address once the staff say that there is none', async () => {
    const { reference } = await departed(LIMIT);
    const input = { id: String((await taskOf(reference))?.id), note: 'The guest does not say' };
    await execute(testServer, FINISH, { input }, owner);
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toMatchObject([
      { kind: 'INVOICE', content: { recipient: { address: null } } },
    ]);
    expect(await taskOf(reference)).toBeUndefined();
  });

  test('is issued without an address before the law’s 30 days are over, and its task stays', async () => {
    const { reference, checkout } = await departed(LIMIT);
    const { documentIssue } = testServer.installation.services;
    const nightOf = async (days: number) => {
      await goTo(testServer, addDays(checkout, days), '03:00');
      await documentIssue.queueMissing();
      await testServer.runJobs();
      return (await storedDocuments(testServer, reference)).length;
    };
    expect(await nightOf(24)).toBe(0);
    expect(await nightOf(25)).toBe(1);
    expect(await taskOf(reference)).toBeDefined();
  });
});
