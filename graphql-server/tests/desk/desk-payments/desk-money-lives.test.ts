import fc from 'fast-check';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import {
  bookingThatOwes,
  counterPayment,
  deskPaymentForm,
  moneyOf,
  recordPayment,
} from '../../testkit/desk-payments';
import { issueDocuments, runDocumentJobs } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { proofSeed, proofSize } from '../../testkit/proof-size';

const FOLIO = gql(`query FolioOfLife($reference: String!) {
  result: guestBooking(reference: $reference) {
    ... on GuestBookingDetails { folio { amount { amount } balance { amount } } }
  }
}`);
const CANCEL = gql(`mutation CancelInLife($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) {
    __typename ... on CancellationChanged { preview { refund { amount } } } ... on Refusal { code }
  }
}`);
const TASKS = gql(`query TasksOfLife { openTasks { id reference } }`);
const FINISH = gql(
  `mutation FinishInLife($input: FinishTaskInput!) { result: finishTask(input: $input) { __typename } }`,
);

type LifeAct =
  | { act: 'pays'; source: 'CASH' | 'CARD_MACHINE' | 'UPI'; thousandths: number; inRupees: boolean }
  | { act: 'was a mistake'; place: number }
  | { act: 'cancels'; chargeThousandths: number }
  | { act: 'gives money back' };

const thousandths = fc.integer({ min: 1, max: 1000 });
const life = fc.array(
  fc.oneof<fc.Arbitrary<LifeAct>[]>(
    fc.record({
      act: fc.constant('pays' as const),
      source: fc.constantFrom('CASH', 'CASH', 'CARD_MACHINE', 'UPI'),
      thousandths: fc.oneof(thousandths, fc.constant(1000)),
      inRupees: fc.boolean(),
    }),
    fc.record({ act: fc.constant('was a mistake' as const), place: fc.nat(5) }),
    fc.record({ act: fc.constant('cancels' as const), chargeThousandths: thousandths }),
    fc.record({ act: fc.constant('gives money back' as const) }),
  ),
  { minLength: 2, maxLength: 8 },
);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '100', RATE_LIMIT_SCALE: '100' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

let forms = 0;

async function pays(reference: string, act: Extract<LifeAct, { act: 'pays' }>): Promise<void> {
  const { balance } = await moneyOf(testServer, reference, owner);
  const part = Math.max(1, Math.floor((balance * act.thousandths) / 1000));
  const amount = act.inRupees || act.source === 'CASH' ? Math.round(part / 100) * 100 : part;
  await recordPayment(
    testServer,
    deskPaymentForm(reference, { source: act.source, amount, pan: 'LIVES1234F' }),
    owner,
  );
}

async function wasAMistake(reference: string, place: number): Promise<void> {
  const { payments } = await moneyOf(testServer, reference, owner);
  const payment = payments[place % Math.max(1, payments.length)];
  if (payment) await counterPayment(testServer, payment.id, owner);
}

async function cancels(reference: string, owes: number, chargeThousandths: number): Promise<void> {
  const charge = Math.floor((owes * chargeThousandths) / 1000);
  const cancelFor = async (expectedRefund: number) => {
    const idempotencyKey = `cancel-in-life-${String((forms += 1)).padStart(4, '0')}`;
    const input = { reference, reason: 'Called', charge, expectedRefund, idempotencyKey };
    return (await execute(testServer, CANCEL, { input }, owner)).result;
  };
  const first = await cancelFor(-1);
  if (first.__typename === 'CancellationChanged') await cancelFor(first.preview.refund.amount);
}

async function givesBack(reference: string): Promise<void> {
  const { openTasks } = await execute(testServer, TASKS, {}, owner);
  for (const { id } of openTasks.filter((task) => task.reference === reference))
    await execute(testServer, FINISH, { input: { id, note: 'Given at the desk' } }, owner);
}

/** The folio's own sum, its running balance and the balance of the booking are equal. */
async function expectOneBalance(reference: string): Promise<void> {
  const { balance } = await moneyOf(testServer, reference, owner);
  const { result } = await execute(testServer, FOLIO, { reference }, owner);
  const folio = 'folio' in result ? result.folio : [];
  expect(folio.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(balance);
  expect(folio.at(-1)?.balance.amount).toBe(balance);
  expect(balance).toBeGreaterThanOrEqual(0);
}

test('for any sequence of payments at the desk the folio equals the payments, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (acts) => {
      const { reference, owes } = await bookingThatOwes(testServer);
      for (const act of acts) {
        if (act.act === 'pays') await pays(reference, act);
        if (act.act === 'was a mistake') await wasAMistake(reference, act.place);
        if (act.act === 'cancels') await cancels(reference, owes, act.chargeThousandths);
        if (act.act === 'gives money back') await givesBack(reference);
        await expectOneBalance(reference);
      }
      const cash = await testServer.query(
        `SELECT 1 FROM payments WHERE source = 'CASH' AND amount_paise % 100 <> 0
         UNION ALL SELECT 1 FROM refunds WHERE source = 'CASH' AND amount_paise % 100 <> 0`,
      );
      expect(cash).toEqual([]);
      await runDocumentJobs(testServer);
      expect(await testServer.breaches()).toEqual([]);
    }),
    { numRuns: proofSize({ quick: 4, full: 25 }), seed: proofSeed(), endOnFailure: true },
  );
}, 300_000);
