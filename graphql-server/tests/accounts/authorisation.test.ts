import { Kind, parse, type DocumentNode, type FieldNode } from 'graphql';
import { ADMIN_ROUTES } from '../../src/rest/admin-routes';
import { buildApplicationSchema } from '../../src/schema';
import { ask, freshCaller } from '../testkit/graphql';
import { openHouse, type House } from '../testkit/house';
import { startIdentity, type Identity } from '../testkit/identity';
import { send } from '../testkit/raw-http';

let identity: Identity;
let house: House;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  identity = await startIdentity();
  house = await openHouse();
  const signIn = async (name: string, email: string, emailVerified: boolean) => {
    tokens[name] = (await identity.signIn({ email, emailVerified })).token;
  };
  await signIn('the administrator', 'Owner@SaffronCourt.example', true);
  await signIn('a guest', 'guest@example.com', true);
}, 60_000);
afterAll(async () => {
  await house.stop();
  await identity.stop();
});

const NOWHERE = '00000000-0000-4000-8000-000000000000';

// Every operation that only the administrator may call, each in a form that would succeed.
const OPERATIONS: Record<string, string> = {
  allOffers: '{ allOffers { totalCount } }',
  allHotels: '{ allHotels { totalCount } }',
  allCategoryItems: '{ allCategoryItems { totalCount } }',
  allFeedback: '{ allFeedback { totalCount } }',
  frontDesk: '{ frontDesk { today } }',
  guestBookings: '{ guestBookings { totalCount } }',
  guestBooking: '{ guestBooking(reference: "SC-NONE") { __typename } }',
  contactMessages: '{ contactMessages { totalCount } }',
  subscribers: '{ subscribers { totalCount } }',
  exportGuestBookings: '{ exportGuestBookings { content } }',
  exportContactMessages: '{ exportContactMessages { content } }',
  exportSubscribers: '{ exportSubscribers { content } }',
  addOffer: 'mutation { addOffer(input: { title: "Sly" }) { __typename } }',
  editOffer: `mutation { editOffer(id: "${NOWHERE}", input: { title: "Sly" }) { __typename } }`,
  deleteOffer: `mutation { deleteOffer(id: "${NOWHERE}") { __typename } }`,
  addHotel: 'mutation { addHotel(input: { name: "Sly" }) { __typename } }',
  editHotel: `mutation { editHotel(id: "${NOWHERE}", input: { name: "Sly" }) { __typename } }`,
  deleteHotel: `mutation { deleteHotel(id: "${NOWHERE}") { __typename } }`,
  addCategoryItem: 'mutation { addCategoryItem(input: { title: "Sly", category: "Menus" }) { __typename } }',
  editCategoryItem: `mutation { editCategoryItem(id: "${NOWHERE}", input: { title: "Sly", category: "Menus" }) { __typename } }`,
  deleteCategoryItem: `mutation { deleteCategoryItem(id: "${NOWHERE}") { __typename } }`,
};

// What anybody may call, and what a guest sees only of what is the guest's own.
const OPEN_TO_ALL = new Set([
  ...['availability', 'bookingByToken', 'categoryItems', 'hotels', 'newsletterStatus', 'offers', 'property'],
  ...['quote', 'roomTypes', 'viewer', 'identitySettings', 'myBookings'],
  ...['confirmPayment', 'continueBooking', 'createBooking', 'leaveFeedback', 'sendContactMessage'],
  ...['sendNewsletterCode', 'unsubscribe', 'verifyNewsletterCode'],
]);

const fieldOf = (document: DocumentNode): FieldNode | undefined => {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined;
  const [field] = operation.selectionSet.selections;
  return field?.kind === Kind.FIELD ? field : undefined;
};

const slyRecords = () =>
  house.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM offers WHERE title = 'Sly') + (SELECT count(*) FROM hotels WHERE name = 'Sly')
       + (SELECT count(*) FROM category_items WHERE title = 'Sly') AS count`,
  );

test('every operation of the schema is either open or tried here', () => {
  const schema = buildApplicationSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const unknown = fields.filter((field) => !OPEN_TO_ALL.has(field) && !(field in OPERATIONS));
  expect(unknown).toEqual([]);
  for (const [name, document] of Object.entries(OPERATIONS)) {
    expect(fieldOf(parse(document))?.name.value).toBe(name);
  }
});

describe.each(Object.entries(OPERATIONS))('%s', (_name, document) => {
  test('is refused to a visitor, before anything happens', async () => {
    const { errors, data } = await ask(house, document);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED']);
    expect(data).toBeNull();
  });

  test('is refused to a guest who is signed in', async () => {
    const { errors, data } = await ask(house, document, {}, { token: tokens['a guest'] });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
    expect(data).toBeNull();
    expect(await slyRecords()).toEqual([{ count: '0' }]);
  });

  test('is open to the administrator', async () => {
    const { errors } = await ask(house, document, {}, { token: tokens['the administrator'] });
    expect(errors).toEqual([]);
    await house.query(`DELETE FROM offers WHERE title = 'Sly'`);
    await house.query(`DELETE FROM hotels WHERE name = 'Sly'`);
    await house.query(`DELETE FROM category_items WHERE title = 'Sly'`);
  });
});

describe.each(ADMIN_ROUTES.map(({ method, path }) => [method.toUpperCase(), path]))(
  '%s %s',
  (method, path) => {
    const address = path.replace(':id', NOWHERE);
    const call = (token?: string) =>
      send(house, address, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': freshCaller(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });

    test('answers 401 to a visitor and to a forged token, 403 to a guest', async () => {
      for (const token of [undefined, 'forged']) {
        expect(await call(token)).toMatchObject({ status: 401, json: { error: expect.any(String) } });
      }
      expect(await call(tokens['a guest'])).toMatchObject({
        status: 403,
        json: { error: expect.any(String) },
      });
    });

    test('answers the administrator: lists, a named fault, or that there is no such entry', async () => {
      const answer = await call(tokens['the administrator']);
      const expected = { GET: 200, POST: 400, DELETE: 404 }[method];
      expect(answer.status).toBe(expected);
      if (method === 'GET') expect(JSON.parse(answer.text)).toEqual(expect.any(Array));
      else expect(answer.json).toMatchObject({ error: expect.any(String) });
    });
  },
);

describe('who the administrator is', () => {
  const isAdmin = async (token: string) => {
    const { data } = await ask<{ viewer: { isAdmin: boolean } }>(
      house,
      '{ viewer { isAdmin } }',
      {},
      { token },
    );
    return data.viewer.isAdmin;
  };

  test('the one whose verified address it is, in any case', async () => {
    expect(await isAdmin(tokens['the administrator'] ?? '')).toBe(true);
    expect(await isAdmin(tokens['a guest'] ?? '')).toBe(false);
  });
});

test('someone who registers the administrator’s address without verifying it gets nothing', async () => {
  // Addresses are unique at the provider, so this house has another administrator.
  const other = await openHouse({ ADMIN_EMAIL: 'new-owner@example.com' });
  const { token } = await identity.signIn({ email: 'new-owner@example.com', emailVerified: false });
  const { errors } = await ask(other, '{ allOffers { totalCount } }', {}, { token });
  await other.stop();
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
});
