import { addDays } from '../../../src/platform/time/dates';
import { hotelToday } from '../../testkit/bookings';
import { goTo } from '../../testkit/check-ins';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { confirmedBooking } from '../../testkit/late-money';
import { signedInOwner } from '../../testkit/promotions';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const SET_BILLING = gql(`mutation NameInOtherLetters($input: SetGuestBillingDetailsInput!) {
  result: setGuestBillingDetails(input: $input) { __typename }
}`);
const LETTER_TASKS = gql(`query LetterTasks { openTasks { id kind reference } }`);
const FINISH = gql(
  `mutation FinishLetterTask($input: FinishTaskInput!) { result: finishTask(input: $input) { __typename } }`,
);

/** A name in runes, for which no font is included. */
const IN_RUNES = 'ᚠᚱᛁᚦᚨ Rao';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  owner = await signedInOwner(testServer);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
  await testServer.shiftClock('0');
});

async function paidBy(name: string): Promise<string> {
  const { held } = await confirmedBooking(testServer, { name });
  await testServer.runJobs();
  return held.booking.reference;
}

const taskOf = async (reference: string) =>
  (await execute(testServer, LETTER_TASKS, {}, owner)).openTasks.find(
    (task) => task.reference === reference && task.kind === 'LETTERS_MISSING',
  );

test('a name that can be drawn makes no task', async () => {
  const reference = await paidBy('བསྟན་འཛིན Rao');
  expect(await taskOf(reference)).toBeUndefined();
  expect(await storedDocuments(testServer, reference)).toMatchObject([{ kind: 'RECEIPT_VOUCHER' }]);
});

describe('a receipt voucher for a guest whose name has letters without a font', () => {
  test('waits with a task, and is issued once the staff have entered another name', async () => {
    const reference = await paidBy(IN_RUNES);
    expect(await storedDocuments(testServer, reference)).toEqual([]);
    expect(await taskOf(reference)).toBeDefined();
    const said = { name: 'Fritha Rao', address: '12 MG Road\nPune', stateCode: '27' };
    await execute(testServer, SET_BILLING, { input: { reference, ...said } }, owner);
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toMatchObject([
      { kind: 'RECEIPT_VOUCHER', content: { recipient: { name: 'Fritha Rao' } } },
    ]);
    expect(await taskOf(reference)).toBeUndefined();
  });

  test('is issued as it is once the staff say that the name cannot be had', async () => {
    const reference = await paidBy(IN_RUNES);
    const input = { id: String((await taskOf(reference))?.id), note: 'The guest does not answer' };
    await execute(testServer, FINISH, { input }, owner);
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toMatchObject([
      { content: { recipient: { name: IN_RUNES } } },
    ]);
    expect(await taskOf(reference)).toBeUndefined();
  });

  test('is issued after three days without an answer', async () => {
    const today = hotelToday();
    const reference = await paidBy(IN_RUNES);
    await goTo(testServer, addDays(today, 2), '12:00');
    await testServer.installation.services.documentIssue.queueMissing();
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toEqual([]);
    await goTo(testServer, addDays(today, 3), '12:00');
    await testServer.installation.services.documentIssue.queueMissing();
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toMatchObject([{ kind: 'RECEIPT_VOUCHER' }]);
  });
});
