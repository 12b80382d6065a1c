import type { AdministratorActionsQuery } from '../../generated/operations';
import { execute, executeExpectingErrors, gql, type TypedDocument } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity, type SignedIn } from '../../testkit/identity';
import { send } from '../../testkit/raw-http';

const ADDRESS = 'owner@saffroncourt.example';

type Action = AdministratorActionsQuery['administratorActions']['actions'][number];

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

const ACTIONS = gql(`query AdministratorActions($page: Int!, $limit: Int!) {
  administratorActions(page: $page, limit: $limit) {
    totalCount
    actions { id at uid person address action recordId details }
  }
}`);
const EXPORT_SUBSCRIBERS = gql(`query ExportSubscribers($search: String) {
  exportSubscribers(search: $search) { filename }
}`);

async function actions(page = 1, limit = 20) {
  const { token } = owner;
  return (await execute(testServer, ACTIONS, { page, limit }, { token })).administratorActions;
}

const detailsOf = (action: Action | undefined) => JSON.parse(action?.details ?? 'null') as unknown;

/** A kind of record: its operations, a form that adds one, and a form that changes it. */
interface RecordKind<Input extends object> {
  noun: string;
  add: TypedDocument<{ saved: { __typename: string; record?: { id: string } } }, { input: Input }>;
  edit: TypedDocument<{ saved: { __typename: string } }, { id: string; input: Input }>;
  remove: TypedDocument<{ deleted: { __typename: string } }, { id: string }>;
  first: Input;
  changed: Input;
}

function describeActionsOn<Input extends object>(kind: RecordKind<Input>): void {
  describe(kind.noun, () => testActionsOn(kind));
}

function testActionsOn<Input extends object>({
  noun,
  first,
  changed,
  ...documents
}: RecordKind<Input>): void {
  const signedIn = () => ({ token: owner.token });
  const add = async (input: Input) => (await execute(testServer, documents.add, { input }, signedIn())).saved;
  const edit = async (id: string, input: Input) =>
    (await execute(testServer, documents.edit, { id, input }, signedIn())).saved;
  const remove = async (id: string) =>
    (await execute(testServer, documents.remove, { id }, signedIn())).deleted;
  const idOfAdded = async () => (await add(first)).record?.id ?? 'none';

  test('added, edited and deleted is kept with who, when, which and what, newest first', async () => {
    const id = await idOfAdded();
    await edit(id, changed);
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
    expect(detailsOf(edited)).toMatchObject(changed);
    // A deleted record can be restored from this entry.
    expect(detailsOf(deleted)).toMatchObject({ id, ...changed });
  });

  test('names actor and permission, and has the record before and after', async () => {
    const id = await idOfAdded();
    await edit(id, changed);
    await remove(id);
    const rows = await testServer.query(
      `SELECT actor_kind, actor_id, permission, before, after FROM administrator_actions ORDER BY id`,
    );
    const named = { actor_kind: 'staff', actor_id: owner.uid, permission: 'content.write' };
    expect(rows).toMatchObject([
      { ...named, before: null, after: { id, ...first } },
      { ...named, before: { id, ...first }, after: { id, ...changed } },
      { ...named, before: { id, ...changed }, after: null },
    ]);
  });

  test('that was refused or does not exist adds no entry', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await add({} as Input)).__typename).toBe('InvalidInput');
    expect((await edit(nowhere, changed)).__typename).toBe('RecordNotFound');
    expect((await remove(nowhere)).__typename).toBe('RecordNotFound');
    expect((await remove('none')).__typename).toBe('RecordNotFound');
    expect((await actions()).actions).toEqual([]);
  });

  test('is changed only together with the entry: when the entry cannot be written, nothing happens', async () => {
    const id = await idOfAdded();
    await testServer.query('ALTER TABLE administrator_actions RENAME TO administrator_actions_away');
    try {
      for (const [document, variables] of [
        [documents.remove, { id }],
        [documents.edit, { id, input: changed }],
      ] as const) {
        const { errors } = await executeExpectingErrors(testServer, document, variables, signedIn());
        expect(errors[0].extensions['code']).toBe('INTERNAL_SERVER_ERROR');
      }
    } finally {
      await testServer.query('ALTER TABLE administrator_actions_away RENAME TO administrator_actions');
    }
    await remove(id);
    expect(detailsOf((await actions()).actions[0])).toMatchObject(first);
  });
}

describeActionsOn({
  noun: 'Offer',
  add: gql(`mutation AddOfferOnRecord($input: OfferInput!) {
    saved: addOffer(input: $input) { __typename ... on OfferSaved { record: offer { id } } }
  }`),
  edit: gql(`mutation EditOfferOnRecord($id: ID!, $input: OfferInput!) {
    saved: editOffer(id: $id, input: $input) { __typename }
  }`),
  remove: gql(`mutation DeleteOfferOnRecord($id: ID!) { deleted: deleteOffer(id: $id) { __typename } }`),
  first: { title: 'Monsoon' },
  changed: { title: 'Monsoon Days' },
});

describeActionsOn({
  noun: 'Hotel',
  add: gql(`mutation AddHotelOnRecord($input: HotelInput!) {
    saved: addHotel(input: $input) { __typename ... on HotelSaved { record: hotel { id } } }
  }`),
  edit: gql(`mutation EditHotelOnRecord($id: ID!, $input: HotelInput!) {
    saved: editHotel(id: $id, input: $input) { __typename }
  }`),
  remove: gql(`mutation DeleteHotelOnRecord($id: ID!) { deleted: deleteHotel(id: $id) { __typename } }`),
  first: { name: 'Hill House' },
  changed: { name: 'Hill House', city: 'Udaipur' },
});

describeActionsOn({
  noun: 'CategoryItem',
  add: gql(`mutation AddItemOnRecord($input: CategoryItemInput!) {
    saved: addCategoryItem(input: $input) { __typename ... on CategoryItemSaved { record: item { id } } }
  }`),
  edit: gql(`mutation EditItemOnRecord($id: ID!, $input: CategoryItemInput!) {
    saved: editCategoryItem(id: $id, input: $input) { __typename }
  }`),
  remove: gql(
    `mutation DeleteItemOnRecord($id: ID!) { deleted: deleteCategoryItem(id: $id) { __typename } }`,
  ),
  first: { title: 'Thali', category: 'Menus' },
  changed: { title: 'Dinner', category: 'Menus' },
});

const EXPORTS = {
  exportGuestBookings: gql(`query ExportBookingsOnRecord {
    exportGuestBookings(filter: { search: "Rao", status: CONFIRMED }) { filename }
  }`),
  exportContactMessages: gql(`query ExportMessagesOnRecord {
    exportContactMessages(search: "cot") { filename }
  }`),
  exportSubscribers: gql(`query ExportSubscribersOnRecord { exportSubscribers { filename } }`),
};

test.each([
  ['exportGuestBookings', { filter: { search: 'Rao' } }],
  ['exportContactMessages', { search: 'cot' }],
  ['exportSubscribers', {}],
] as const)('%s is kept with its filter and the number of its rows', async (name, details) => {
  const document: TypedDocument<object, Record<string, never>> = EXPORTS[name];
  await execute(testServer, document, {}, { token: owner.token });
  const [kept] = (await actions()).actions;
  expect(kept).toMatchObject({ action: name, recordId: null, address: ADDRESS });
  expect(detailsOf(kept)).toMatchObject({ ...details, rows: 0 });
});

test('characters that the database cannot store are left out of the details', async () => {
  await execute(testServer, EXPORT_SUBSCRIBERS, { search: 'a\0b\ud800c' }, { token: owner.token });
  expect(detailsOf((await actions()).actions[0])).toEqual({ search: 'abc', rows: 0 });
});

test('the documented paths write the same entries', async () => {
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
  for (let time = 1; time <= 3; time += 1)
    await execute(testServer, EXPORT_SUBSCRIBERS, {}, { token: owner.token });
  const first = await actions(1, 2);
  const second = await actions(2, 2);
  expect([first.totalCount, first.actions.length, second.actions.length]).toEqual([3, 2, 1]);
  expect(Number(first.actions[1]?.id)).toBeGreaterThan(Number(second.actions[0]?.id));
});
