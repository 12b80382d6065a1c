import { deskOf, letAllLeave } from '../testkit/check-ins';
import { companySteps } from '../testkit/companies';
import { openIdentity, OWNER } from '../testkit/identity';
import type { RequestOptions } from '../testkit/graphql';
import { sendAgain } from '../testkit/money-lives/send-again';
import { requestSteps } from '../testkit/payment-requests';
import { companyGuests, receivableSteps } from '../testkit/receivables';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { issueDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

vi.setConfig({ testTimeout: 900_000 });

const ROUNDS = proofSize({ quick: 3, full: 200 });

let testServer: TestServer;
let other: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  other = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  await issueDocuments(testServer);
});
afterAll(async () => {
  await other.end('SIGTERM');
  await testServer.stop();
});

const typesOf = (results: { __typename: string }[]) => results.map(({ __typename }) => __typename).toSorted();

test(`${ROUNDS} times two people over two servers check out to a company with room for one bill, and apply its payment: nothing counts twice`, async () => {
  const companies = companySteps(testServer, () => owner);
  const guests = companyGuests(testServer, () => owner);
  const [here, there] = [receivableSteps(testServer, () => owner), receivableSteps(other, () => owner)];
  const deskThere = deskOf(other, () => owner);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, name } = await companies.added();
    const paid = await guests.inHouse(id);
    const bill = (await requestSteps(testServer, owner).atDesk(paid.reference)).balance.amount;
    await guests.checkOut(paid.stay);
    await waitFor('the first invoice is issued', async () => {
      await testServer.runJobs();
      return (await here.balanceOf(id)).notInvoiced === 0;
    });
    const payment = await here.recorded({ companyId: id, amount: bill });
    const invoiceId = (await here.accountOf(id)).invoices[0]?.invoiceId ?? '';
    const whole = [{ invoiceId, amount: bill }];
    const applied = await Promise.all([
      sendAgain(() => here.apply(payment, whole)),
      sendAgain(() => there.apply(payment, whole)),
    ]);
    expect(typesOf(applied)).toEqual(['CompanyAccountStored', 'InvalidInput']);
    expect(await here.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: 0 });

    await companies.edit(id, 1, { name, creditLimitPaise: bill });
    const first = await guests.inHouse(id);
    const second = await guests.inHouse(id, { sameDay: true });
    const left = await Promise.all([
      sendAgain(() => guests.checkOut(first.stay)),
      sendAgain(() => deskThere.checkOut(second.stay, { toCompany: true })),
    ]);
    expect(typesOf(left)).toEqual(['StayMoved', 'StayStepRefused']);
    await waitFor('the invoice is issued', async () => {
      await testServer.runJobs();
      return (await here.balanceOf(id)).notInvoiced === 0;
    });
    expect(await here.balanceOf(id)).toEqual({ open: bill, notInvoiced: 0, unapplied: 0 });
    await letAllLeave(testServer);
  }
  expect(await testServer.breaches()).toEqual([]);
});
