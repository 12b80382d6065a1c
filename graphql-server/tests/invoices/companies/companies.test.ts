import { Client } from 'pg';
import { bookedAtDesk } from '../../testkit/desk-bookings';
import { companySteps, TRADERS_GSTIN } from '../../testkit/companies';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { untilWaitedFor } from '../../testkit/lock-waits';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const SET_DETAILS = gql(`mutation SetDetailsBesideCompany($input: SetGuestBillingDetailsInput!) {
  result: setGuestBillingDetails(input: $input) { __typename }
}`);

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;
let companies: ReturnType<typeof companySteps>;
beforeAll(async () => {
  testServer = await startTestServer();
  identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  companies = companySteps(testServer, () => owner);
});
afterAll(() => testServer.stop());

const faultsOf = (result: { __typename: string; faults?: { field: string; code: string }[] }) => {
  expect(result.__typename).toBe('InvalidInput');
  return result.faults?.map(({ field, code }) => [field, code]);
};

describe('the form of a company', () => {
  test('takes a GSTIN, which names the state', async () => {
    expect(await companies.added()).toMatchObject({ gstin: TRADERS_GSTIN, stateCode: '27', version: 1 });
  });

  test('takes the number of a company abroad, which is in no state', async () => {
    const abroad = { gstin: null, pinCode: null, country: 'Germany', companyNumber: 'HRB 12345' };
    expect(await companies.added(abroad)).toMatchObject({ gstin: null, stateCode: '96' });
  });

  test('takes a company without a registration, with its state', async () => {
    expect(await companies.added({ gstin: null, stateCode: '27' })).toMatchObject({ stateCode: '27' });
  });

  test('refuses a registration with a wrong check digit, as invoices do', async () => {
    const result = await companies.add({ gstin: '27AAPFU0939F1ZX' });
    expect(faultsOf(result)).toEqual([['gstin', 'GSTIN_INVALID']]);
  });

  test('names each wrong field at once, by its place in the list', async () => {
    const contacts = [{ name: 'Asha', email: 'not an address', phone: '12' }];
    const result = await companies.add({ name: ' ', contacts, creditLimitPaise: -1, daysToPay: 400 });
    expect(faultsOf(result)).toEqual(
      expect.arrayContaining([
        ['name', 'TEXT_MISSING'],
        ['contacts.0.email', 'EMAIL_INVALID'],
        ['contacts.0.phone', 'PHONE_INVALID'],
        ['creditLimitPaise', 'AMOUNT_OUT_OF_RANGE'],
        ['daysToPay', 'NUMBER_OUT_OF_RANGE'],
      ]),
    );
  });
});

test('a company is found by a part of its name without accents, and by its registration', async () => {
  const { id } = await companies.added({ name: 'Société Générale des Épices' });
  const found = async (text: string) => (await companies.search(text)).map((company) => company.id);
  expect(await found('generale des epices')).toEqual([id]);
  expect(await found('aapfu0939')).toContain(id);
  expect(await found('100%')).toEqual([]);
});

test('a registration may be typed in small letters and with spaces', async () => {
  const typed = `${TRADERS_GSTIN.slice(0, 2)} ${TRADERS_GSTIN.slice(2).toLowerCase()} `;
  expect(await companies.added({ gstin: typed })).toMatchObject({ gstin: TRADERS_GSTIN });
});

test('of two editors, the second is told that the company changed, and nothing is overwritten', async () => {
  const { id, name } = await companies.added();
  const first = await companies.edit(id, 1, { name, note: 'Pays late' });
  expect(first).toMatchObject({ __typename: 'CompanySaved', company: { version: 2 } });
  const second = await companies.edit(id, 1, { name, note: 'Pays early' });
  expect(second).toMatchObject({ __typename: 'CompanyChanged', company: { version: 2 } });
});

test('of two editors at the same moment, the second waits for the first, and is told that the company changed', async () => {
  const { id, name } = await companies.added();
  const first = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await first.connect();
  await first.query('BEGIN');
  await first.query('UPDATE companies SET version = version + 1 WHERE id = $1', [id]);
  const second = companies.edit(id, 1, { name, note: 'Pays early' });
  await untilWaitedFor(first, testServer);
  await first.query('COMMIT');
  await first.end();
  expect(await second).toMatchObject({ __typename: 'CompanyChanged', company: { version: 2 } });
});

test('an archived company is found in the archive only, and pays for no further booking', async () => {
  const { id, name } = await companies.added();
  expect(await companies.archive(id, 1)).toMatchObject({ company: { isArchived: true, version: 2 } });
  expect(await companies.search(name)).toEqual([]);
  expect(await companies.search(name, true)).toMatchObject([{ id }]);
  const reference = await bookedAtDesk(testServer, {}, owner);
  const refused = await companies.setPayer(reference, id);
  expect(faultsOf(refused)).toEqual([['companyId', 'COMPANY_UNKNOWN']]);
  expect(await companies.archive(id, 2, false)).toMatchObject({ company: { isArchived: false } });
});

describe('a company that pays for a booking', () => {
  test('is the recipient of its invoice, with its details as they are then', async () => {
    const { id, name } = await companies.added();
    const reference = await bookedAtDesk(testServer, {}, owner);
    expect(await companies.setPayer(reference, id)).toMatchObject({ company: { id } });
    expect(await companies.billingOf(reference)).toMatchObject({
      companyName: name,
      details: { name, gstin: TRADERS_GSTIN },
    });
    await companies.edit(id, 1, { name, gstin: null, stateCode: '27' });
    expect(await companies.billingOf(reference)).toMatchObject({ details: { gstin: null, stateCode: '27' } });
  });

  test('stops to be the payer when the staff enter other details', async () => {
    const { id } = await companies.added();
    const reference = await bookedAtDesk(testServer, {}, owner);
    await companies.setPayer(reference, id);
    const input = { reference, name: 'Meera Iyer', address: '4 Hill Road', stateCode: '27' };
    await execute(testServer, SET_DETAILS, { input }, owner);
    expect(await companies.billingOf(reference)).toMatchObject({
      companyName: null,
      details: { name: 'Meera Iyer' },
    });
  });
});

describe('reception', () => {
  const reception = async () => ({
    token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token,
  });

  test('adds companies, but sets no credit limit', async () => {
    const who = await reception();
    expect(faultsOf(await companies.add({ name: 'Malabar Tours' }, who))).toEqual([
      ['creditLimitPaise', 'CREDIT_LIMIT_NEEDS_RIGHT'],
    ]);
    expect(await companies.add({ name: 'Malabar Tours', creditLimitPaise: 0 }, who)).toMatchObject({
      __typename: 'CompanySaved',
    });
  });

  test('edits a company with its limit, but does not raise the limit', async () => {
    const { id, name, creditLimitPaise } = await companies.added();
    const who = await reception();
    const raised = await companies.edit(id, 1, { name, creditLimitPaise: creditLimitPaise + 1 }, who);
    expect(faultsOf(raised)).toEqual([['creditLimitPaise', 'CREDIT_LIMIT_NEEDS_RIGHT']]);
    expect(await companies.edit(id, 1, { name, note: 'Ask for Asha' }, who)).toMatchObject({
      __typename: 'CompanySaved',
    });
  });
});
