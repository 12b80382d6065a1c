import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { applicationSchema } from '../../../src/app/schema';
import { accessOf } from '../../../src/access/accounts/access';
import { AuthorisationCheck } from '../../../src/access/accounts/authorisation';
import { ALL_PERMISSIONS, type Permission } from '../../../src/access/accounts/permissions';
import { Viewer } from '../../../src/access/accounts/viewer';
import { AUDITED_ACTIONS } from '../../../src/access/audit/audit.service';
import { ACCESS, audienceOfOperation, callRoute, ROUTES, type Audience } from '../../testkit/access';
import { everyOperation } from '../../testkit/every-operation';
import { VIEWER_IS_ADMIN } from '../../testkit/documents';
import { execute, executeExpectingErrors } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';

const OPERATIONS = everyOperation(applicationSchema());

/** Administrator's operations that are not in the schema, because they take a file. */
const OVER_HTTP: [string, Permission][] = [['addPicture', 'content.write']];

// The identity provider has each address once, so the impostor uses the address of another hotel's administrator.
const PRETENDED = 'new-owner@example.com';

let identity: Identity;
let testServer: TestServer;
let pretendersServer: TestServer;
const callers: Record<string, { testServer: TestServer; token?: string }> = {};

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  pretendersServer = await startTestServer({ ADMIN_EMAIL: PRETENDED });
  const tokenOf = async (email: string, emailVerified: boolean) =>
    (await identity.signIn({ email, emailVerified })).token;
  callers['a visitor'] = { testServer };
  callers['a guest'] = { testServer, token: await tokenOf('guest@example.com', true) };
  callers['a guest with the administrator’s address, unverified'] = {
    testServer: pretendersServer,
    token: await tokenOf(PRETENDED, false),
  };
  callers['the administrator'] = { testServer, token: await tokenOf('Owner@SaffronCourt.example', true) };
});
afterAll(async () => {
  await testServer.stop();
  await pretendersServer.stop();
});

const callerNamed = (name: string) => {
  const caller = callers[name];
  if (!caller) throw new Error(`Nobody is called ${name}.`);
  return caller;
};

const REFUSALS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
};
const PRETENDER = 'a guest with the administrator’s address, unverified';

// The code that refuses each caller; null where the operation is open to the caller.
const REFUSED_WITH: Record<Audience, Record<string, keyof typeof REFUSALS | null>> = {
  everybody: { 'a visitor': null, 'a guest': null, [PRETENDER]: null, 'the administrator': null },
  guests: {
    'a visitor': 'UNAUTHENTICATED',
    'a guest': null,
    [PRETENDER]: null,
    'the administrator': null,
  },
  administrator: {
    'a visitor': 'UNAUTHENTICATED',
    'a guest': 'FORBIDDEN',
    [PRETENDER]: 'FORBIDDEN',
    'the administrator': null,
  },
};

function refusedBy(access: Audience) {
  return Object.entries(REFUSED_WITH[access]).flatMap(([who, code]) =>
    code ? [{ who, code, status: REFUSALS[code] }] : [],
  );
}

function openTo(access: Audience): string[] {
  return Object.entries(REFUSED_WITH[access]).flatMap(([who, code]) => (code ? [] : [who]));
}

const OPEN_TO_EVERYBODY = [
  'yourData',
  'withdrawYourConsent',
  'withdrawYourMarketingConsent',
  'sendYourDataLink',
  'exportYourData',
  'eraseYourData',
  'availability',
  'bookingByToken',
  'cancelBooking',
  'changeBooking',
  'changePreview',
  'confirmEmail',
  'correctDetails',
  'correctEmail',
  'documentFile',
  'releaseChange',
  'cancellationPreview',
  'sendBookingLink',
  'setBillingDetails',
  'categoryItems',
  'confirmPayment',
  'confirmRequestedPayment',
  'confirmWithCode',
  'sendBookingCode',
  'continueBooking',
  'createBooking',
  'extras',
  'hotels',
  'identitySettings',
  'navigation',
  'openRequestedPayment',
  'pageBody',
  'pageTexts',
  'payBalance',
  'ratePlans',
  'startRequestedPayment',
  'stayCalendar',
  'stayOptions',
  'testimonials',
  'leaveFeedback',
  'newsletterStatus',
  'offers',
  'onlineCheckIn',
  'saveArrival',
  'saveGuestDetails',
  'promotionOfCode',
  'property',
  'quote',
  'releaseHold',
  'roomTypes',
  'sendContactMessage',
  'sendNewsletterCode',
  'unsubscribe',
  'verifyNewsletterCode',
  'viewer',
];

const recordsOf = ({ query }: TestServer) =>
  query(`SELECT (SELECT count(*) FROM offers) AS offers, (SELECT count(*) FROM hotels) AS hotels,
           (SELECT count(*) FROM category_items) AS items`);

describe('the matrix', () => {
  test('takes its list from the schema: each operation names who may call it', () => {
    // tests/desk/live/desk-changes.test.ts tries the subscription, with each of its topics.
    const subscriptions = [...ACCESS].filter(([, access]) => access === 'by topic').map(([name]) => name);
    expect([...OPERATIONS.map(([name]) => name), ...subscriptions].sort()).toEqual([...ACCESS.keys()].sort());
  });

  test('contains what visitors and signed-in guests may call; a new operation must be added here', () => {
    const named = (audience: Audience) =>
      [...ACCESS.keys()].filter((name) => audienceOfOperation(name) === audience).sort();
    expect(named('everybody')).toEqual([...OPEN_TO_EVERYBODY].sort());
    expect(named('guests')).toEqual([
      'acceptInvitation',
      'acceptOwnership',
      'confirmSecondFactor',
      'markSharedComputer',
      'myBookings',
      'ownSignIn',
      'pinAdministrator',
      'proveAddress',
      'proveIdentity',
      'removeSecondFactor',
      'sendAddressCode',
      'signOutEverywhere',
      'startSecondFactor',
    ]);
  });

  test('refuses an operation that does not name its callers', () => {
    const unmarked = new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields: { secrets: { type: GraphQLString } } }),
    });
    expect(() => accessOf(unmarked)).toThrow('The operation secrets does not say who may call it.');
  });

  test('uses each permission, and each audited action has the permission of its operation', () => {
    const ofOperations = [...ACCESS.values()];
    const unused = ALL_PERMISSIONS.filter((permission) => !ofOperations.includes(permission));
    // It widens what other permissions allow: limits in the form of a company, and a check-out above a limit.
    expect(unused).toEqual(['companies.credit', 'guests.override']);
    const access = new Map([...ACCESS, ...OVER_HTTP]);
    for (const [action, permission] of Object.entries(AUDITED_ACTIONS))
      expect([action, permission ?? 'signed in']).toEqual([action, access.get(action)]);
  });
});

describe.each(ALL_PERMISSIONS)('given an account with only the permission %s', (held) => {
  const viewer = Object.assign(new Viewer(), { permissions: new Set([held]), deskDoor: null });
  const isAllowed = (needed: Permission) => {
    try {
      return new AuthorisationCheck().check({ context: { viewer } }, [needed]);
    } catch {
      return false;
    }
  };

  test('it may run the operations that need it', () => {
    expect(ALL_PERMISSIONS.filter(isAllowed)).toEqual([held]);
  });
});

describe.each(OPERATIONS)('%s', (name, document) => {
  const access = audienceOfOperation(name);

  test.each(openTo(access))('is open to %s', async (who) => {
    const { testServer: server, token } = callerNamed(who);
    expect(await execute(server, document, {}, { token })).toHaveProperty(name);
    // The administrator signs out here, too, and the next test uses the token again.
    if (name === 'signOutEverywhere') await server.query(`UPDATE staff_members SET sessions_from = 'epoch'`);
  });

  const refused = refusedBy(access);
  if (refused.length === 0) return;
  test.each(refused)('refuses $who with $code, before anything happens', async ({ who, code }) => {
    const { testServer: server, token } = callerNamed(who);
    const before = await recordsOf(server);
    const { errors, data } = await executeExpectingErrors(server, document, {}, { token });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code]);
    // A nullable operation is null itself, and then the data is not.
    expect(Object.values((data as object | null) ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(await recordsOf(server)).toEqual(before);
  });
});

describe.each(ROUTES)('%s %s', (...route) => {
  const [method, , access] = route;
  const call = (who: string) => {
    const { testServer: server, token } = callerNamed(who);
    return callRoute(server, route, token);
  };

  if (access === 'everybody') {
    test.each(openTo(access))('is open to %s', async (who) => {
      expect([200, 400]).toContain((await call(who)).status);
    });
    return;
  }

  test.each(refusedBy(access))('responds with $status to $who', async ({ who, status }) => {
    expect(await call(who)).toMatchObject({ status, body: { error: expect.any(String) } });
  });

  test('gives the administrator a list, a named fault, or that the record does not exist', async () => {
    const { status, body } = await call('the administrator');
    expect(status).toBe({ GET: 200, POST: 400, DELETE: 404 }[method]);
    if (method === 'GET') expect(body).toEqual(expect.any(Array));
    else expect(body).toMatchObject({ error: expect.any(String) });
  });
});

test('the administrator is the account whose verified address is the owner’s, in upper or lower case', async () => {
  const isAdmin = async (who: string) => {
    const { testServer: server, token } = callerNamed(who);
    return (await execute(server, VIEWER_IS_ADMIN, {}, { token })).viewer?.isAdmin;
  };
  expect(await isAdmin('the administrator')).toBe(true);
  expect(await isAdmin('a guest')).toBe(false);
  expect(await isAdmin('a guest with the administrator’s address, unverified')).toBe(false);
});
