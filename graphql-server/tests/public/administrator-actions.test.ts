import { ask } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { openIdentity, type Identity, type SignedIn } from '../testkit/identity';
import { send } from '../testkit/raw-http';

const ADDRESS = 'owner@saffroncourt.example';

interface Action {
  id: string;
  at: string;
  uid: string;
  address: string;
  action: string;
  recordId: string | null;
  details: string;
}

let identity: Identity;
let testServer: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  owner = await identity.signIn({ email: ADDRESS, emailVerified: true });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.query('DELETE FROM administrator_actions'));

type Outcome = Record<string, { id?: string }> & { __typename: string };

async function administer(document: string, variables: Record<string, unknown> = {}): Promise<Outcome> {
  const answer = await ask<Record<string, Outcome>>(testServer, document, variables, { token: owner.token });
  expect(answer.errors).toEqual([]);
  return Object.values(answer.data)[0] as Outcome;
}

async function actions(page = 1, limit = 20) {
  const { data } = await ask<{ administratorActions: { actions: Action[]; totalCount: number } }>(
    testServer,
    `query ($page: Int!, $limit: Int!) { administratorActions(page: $page, limit: $limit) {
      totalCount actions { id at uid address action recordId details }
    } }`,
    { page, limit },
    { token: owner.token },
  );
  return data.administratorActions;
}

const detailsOf = (action: Action | undefined) => JSON.parse(action?.details ?? 'null') as unknown;

/** Each form with what is written first, what then, and where the record stands in the answer. */
const FORMS = [
  ['Offer', 'offer', { title: 'Monsoon' }, { title: 'Monsoon Days' }],
  ['Hotel', 'hotel', { name: 'Hill House' }, { name: 'Hill House', city: 'Udaipur' }],
  ['CategoryItem', 'item', { title: 'Thali', category: 'Menus' }, { title: 'Dinner', category: 'Menus' }],
] as const;

describe.each(FORMS)('%s', (noun, part, first, then) => {
  const save = (operation: 'add' | 'edit', variables: Record<string, unknown>) => {
    const id = operation === 'edit';
    return administer(
      `mutation (${id ? '$id: ID!, ' : ''}$input: ${noun}Input!) {
        ${operation}${noun}(${id ? 'id: $id, ' : ''}input: $input) {
          __typename ... on ${noun}Saved { ${part} { id } }
        }
      }`,
      variables,
    );
  };
  const remove = (id: string) =>
    administer(`mutation ($id: ID!) { delete${noun}(id: $id) { __typename } }`, { id });

  test('added, edited and deleted is kept with who, when, which and what, newest first', async () => {
    const id = (await save('add', { input: first }))[part]?.id ?? '';
    await save('edit', { id, input: then });
    await remove(id);
    const { actions: kept, totalCount } = await actions();
    expect(totalCount).toBe(3);
    expect(kept.map(({ action }) => action)).toEqual([`delete${noun}`, `edit${noun}`, `add${noun}`]);
    for (const { uid, address, recordId, at } of kept) {
      expect({ uid, address, recordId }).toEqual({ uid: owner.uid, address: ADDRESS, recordId: id });
      expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    }
    const [deleted, edited, added] = kept;
    expect(detailsOf(added)).toMatchObject(first);
    expect(detailsOf(edited)).toMatchObject(then);
    // What was deleted can be written again from it.
    expect(detailsOf(deleted)).toMatchObject({ id, ...then });
  });

  test('that was refused or is not there leaves nothing', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await save('add', { input: {} })).__typename).toBe('InvalidInput');
    expect((await save('edit', { id: nowhere, input: then })).__typename).toBe('RecordNotFound');
    expect((await remove(nowhere)).__typename).toBe('RecordNotFound');
    expect((await remove('none')).__typename).toBe('RecordNotFound');
    expect((await actions()).actions).toEqual([]);
  });

  test('is changed only together with the row: where that cannot be written, nothing happens', async () => {
    const id = (await save('add', { input: first }))[part]?.id ?? '';
    await testServer.query('ALTER TABLE administrator_actions RENAME TO administrator_actions_away');
    try {
      for (const document of [
        `mutation { delete${noun}(id: "${id}") { __typename } }`,
        `mutation ($input: ${noun}Input!) { edit${noun}(id: "${id}", input: $input) { __typename } }`,
      ]) {
        const { errors } = await ask(testServer, document, { input: then }, { token: owner.token });
        expect(errors[0]?.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
      }
    } finally {
      await testServer.query('ALTER TABLE administrator_actions_away RENAME TO administrator_actions');
    }
    await remove(id);
    expect(detailsOf((await actions()).actions[0])).toMatchObject(first);
  });
});

test.each([
  ['exportGuestBookings', '(filter: { search: "Rao", status: CONFIRMED })', { filter: { search: 'Rao' } }],
  ['exportContactMessages', '(search: "cot")', { search: 'cot' }],
  ['exportSubscribers', '', {}],
])('%s is kept with what was asked for and how many rows were taken away', async (name, given, details) => {
  await administer(`{ ${name}${given} { filename } }`);
  const [kept] = (await actions()).actions;
  expect(kept).toMatchObject({ action: name, recordId: null, address: ADDRESS });
  expect(detailsOf(kept)).toMatchObject({ ...details, rows: 0 });
});

test('what a database cannot keep is left out of the details', async () => {
  await administer('query ($search: String) { exportSubscribers(search: $search) { filename } }', {
    search: 'a\0b\ud800c',
  });
  expect(detailsOf((await actions()).actions[0])).toEqual({ search: 'abc', rows: 0 });
});

test('the documented paths leave the same rows', async () => {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const added = await send(testServer, '/api/admin/offers', {
    method: 'POST',
    headers,
    body: '{"title":"Monsoon"}',
  });
  await send(testServer, `/api/admin/offers/${String(added.json?.['_id'])}`, { method: 'DELETE', headers });
  expect((await actions()).actions.map(({ action }) => action)).toEqual(['deleteOffer', 'addOffer']);
});

test('the list has pages', async () => {
  for (let time = 1; time <= 3; time += 1) await administer('{ exportSubscribers { filename } }');
  const first = await actions(1, 2);
  const second = await actions(2, 2);
  expect([first.totalCount, first.actions.length, second.actions.length]).toEqual([3, 2, 1]);
  expect(Number(first.actions[1]?.id)).toBeGreaterThan(Number(second.actions[0]?.id));
});
