import { COMPANY_INVARIANTS } from '../../../src/operations/invariants/company.invariants';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { letAllLeave } from '../../testkit/check-ins';
import { companySteps } from '../../testkit/companies';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { companyGuests, receivableSteps } from '../../testkit/receivables';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

/** A company with an invoice, of which a payment pays a part. */
async function billed() {
  const company = await companySteps(testServer, () => owner).added();
  const { reference } = await companyGuests(testServer, () => owner).invoiced(company.id);
  const accounts = receivableSteps(testServer, () => owner);
  await accounts.record({ companyId: company.id, amount: 1_000, oldestFirst: true });
  const number = (await accounts.accountOf(company.id)).invoices[0]?.number ?? '';
  await letAllLeave(testServer);
  return { ...company, reference, number };
}

const change = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

const CASES: BreachCase[] = [
  {
    invariant: 'an invoice of a company to which more was applied than it owes',
    breakIt: async () => {
      const { id, number } = await billed();
      await change('UPDATE receivables SET lowered_paise = amount_paise - 999 WHERE company_id = $1', id);
      return number;
    },
  },
  {
    invariant: 'a company that owes more of an invoice than the invoice',
    breakIt: async () => {
      const { id, number } = await billed();
      await change('UPDATE receivables SET amount_paise = amount_paise + 1 WHERE company_id = $1', id);
      return number;
    },
  },
  {
    invariant: 'a payment of a company that pays more than its amount',
    breakIt: async () => {
      const { id, name } = await billed();
      await change('UPDATE company_payments SET amount_paise = 999 WHERE company_id = $1', id);
      return name;
    },
  },
  {
    invariant: 'a payment of a company that pays more than its amount',
    breakIt: async () => {
      const { id, name } = await billed();
      await change(
        `UPDATE company_payments SET countered_at = now(), countered_by = 'nobody', counter_reason = 'Wrong'
         WHERE company_id = $1`,
        id,
      );
      return name;
    },
  },
  {
    invariant: 'an archived company with open invoices',
    breakIt: async () => {
      const { id, name } = await billed();
      await change('UPDATE companies SET archived_at = now() WHERE id = $1', id);
      return name;
    },
  },
  {
    invariant: 'a bill on the account of a company that no company took on',
    breakIt: async () => {
      const { id, reference } = await billed();
      await change('DELETE FROM company_debts WHERE company_id = $1', id);
      return reference;
    },
  },
];

testBreaches(COMPANY_INVARIANTS, CASES, () => testServer);
