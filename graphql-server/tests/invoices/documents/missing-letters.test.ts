import { addDays } from '../../../src/platform/time/dates';
import { hotelToday, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
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
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20', RATE_LIMIT_SCALE: '100' });
  testServer.razorpay.setMode({ webhooks: 'off' });
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

async function paidBy(name: string): Promise<string> {
  const { held } = await confirmedBooking(testServer, { name });
  await testServer.runJobs();
  return held.booking.reference;
}

const tasksOf = async (reference: string) =>
  (await execute(testServer, LETTER_TASKS, {}, owner)).openTasks.filter(
    (task) => task.reference === reference,
  );
const taskOf = async (reference: string) =>
  (await tasksOf(reference)).find(({ kind }) => kind === 'LETTERS_MISSING');

/** The staff enter the details for the invoice, and the documents that now can be issued are issued. */
async function enter(reference: string, details: object): Promise<void> {
  const said = { name: 'Fritha Rao', address: '12 MG Road\nPune', stateCode: '27', ...details };
  await execute(testServer, SET_BILLING, { input: { reference, ...said } }, owner);
  await testServer.runJobs();
}

/** The guest comes for a night, leaves, and pays later. */
async function stayAt(reference: string, { checkin, checkout }: { checkin: string; checkout: string }) {
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  await goTo(testServer, checkout, '10:00');
  const form = { despiteBalance: true, reason: 'Pays by transfer' };
  expect(await desk.checkOut(stay, form)).toMatchObject({ status: 'DEPARTED' });
  await testServer.runJobs();
}

const kindsOf = async (reference: string) =>
  (await storedDocuments(testServer, reference)).map(({ kind }) => kind);

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
    await enter(reference, {});
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

  test('is issued after three days without an answer, and nothing is left to do', async () => {
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
    expect(await taskOf(reference)).toBeUndefined();
  });

  test('is not awaited any more once the guest has cancelled and was refunded', async () => {
    const { held } = await confirmedBooking(testServer, { name: IN_RUNES });
    await testServer.runJobs();
    const { reference } = held.booking;
    expect(await taskOf(reference)).toBeDefined();
    const { token } = held;
    await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
    await testServer.runJobs();
    expect(await storedDocuments(testServer, reference)).toEqual([]);
    expect(await taskOf(reference)).toBeUndefined();
  });
});

test('letters without a font that are entered after other letters make another task', async () => {
  const stay = { checkin: inDays(5), checkout: inDays(6) };
  const { held } = await confirmedBooking(testServer, { name: IN_RUNES, ...stay });
  await testServer.runJobs();
  const { reference } = held.booking;
  await enter(reference, {});
  expect(await taskOf(reference)).toBeUndefined();
  await enter(reference, { name: IN_RUNES });
  await stayAt(reference, stay);
  expect(await taskOf(reference)).toBeDefined();
  expect(await kindsOf(reference)).toEqual(['RECEIPT_VOUCHER']);
  await enter(reference, {});
  expect(await kindsOf(reference)).toEqual(['RECEIPT_VOUCHER', 'INVOICE']);
});

test('letters without a font that differ from those that the staff could not replace make another task', async () => {
  const stay = { checkin: inDays(35), checkout: inDays(36) };
  const { held } = await confirmedBooking(testServer, { name: IN_RUNES, ...stay });
  await testServer.runJobs();
  const { reference } = held.booking;
  const answer = { id: String((await taskOf(reference))?.id), note: 'The guest does not say' };
  await execute(testServer, FINISH, { input: answer }, owner);
  await testServer.runJobs();
  expect(await kindsOf(reference)).toEqual(['RECEIPT_VOUCHER']);
  await enter(reference, { name: 'ᛟ Rao' });
  await stayAt(reference, stay);
  expect(await taskOf(reference)).toBeDefined();
  expect(await kindsOf(reference)).toEqual(['RECEIPT_VOUCHER']);
  await enter(reference, {});
});

test('a document waits for letters of the country and the number of a company abroad', async () => {
  const { held } = await confirmedBooking(testServer, { name: IN_RUNES });
  await testServer.runJobs();
  const { reference } = held.booking;
  const abroad = { stateCode: '96', companyNumber: 'HRB 42' };
  await enter(reference, { ...abroad, country: 'ᚦ' });
  expect(await taskOf(reference)).toBeDefined();
  expect(await kindsOf(reference)).toEqual([]);
  await enter(reference, { ...abroad, country: 'Norway' });
  expect(await kindsOf(reference)).toEqual(['RECEIPT_VOUCHER']);
});

test('an invoice that lacks an address and letters asks the staff for both at once', async () => {
  const stay = { checkin: inDays(20), checkout: inDays(21) };
  const stays = [deskStay({ ...stay, ratePaise: 5_000_000 })];
  const form = { stays, rateReason: 'A banquet', name: IN_RUNES };
  const reference = await bookedAtDesk(testServer, form, owner);
  await stayAt(reference, stay);
  expect((await tasksOf(reference)).map(({ kind }) => kind).toSorted()).toEqual([
    'ADDRESS_MISSING',
    'LETTERS_MISSING',
  ]);
  await enter(reference, {});
  expect(await tasksOf(reference)).toEqual([]);
  expect(await kindsOf(reference)).toEqual(['INVOICE']);
});
