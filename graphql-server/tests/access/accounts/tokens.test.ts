import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import nock from 'nock';
import { applicationSchema } from '../../../src/app/schema';
import { audienceOfOperation, callRoute, ROUTES } from '../../testkit/access';
import { everyOperation } from '../../testkit/every-operation';
import { execute, executeExpectingErrors, gql } from '../../testkit/graphql';
import { PROJECT } from '../../testkit/identity';
import { proofCases } from '../../testkit/proof-size';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// Google's signing keys, at the address where firebase-admin reads them; the test makes its own.
// https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
const GOOGLE = 'https://www.googleapis.com';
const KEYS_PATH = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const KEY_ID = 'key-of-today';

const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface TokenForm {
  project?: string;
  email?: string;
  emailVerified?: boolean;
  /** Seconds from now. */
  expiresIn?: number;
  signer?: KeyObject | null;
  keyId?: string;
}

const encoded = (section: object) => Buffer.from(JSON.stringify(section)).toString('base64url');

/** A token as Google issues it, except for the given fields. */
function token({
  project = PROJECT,
  email = 'owner@saffroncourt.example',
  emailVerified = true,
  expiresIn = 3600,
  signer = google.privateKey,
  keyId = KEY_ID,
}: TokenForm = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now - 600,
    iat: now - 7200,
    exp: now + expiresIn,
    sub: 'the-owner',
    email,
    email_verified: emailVerified,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  if (!signer) return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
  const signed = `${encoded({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(signer, 'base64url')}`;
}

const FORGED: [string, () => string][] = [
  ['a token with alg:none', () => token({ signer: null })],
  ['a token that somebody else signed', () => token({ signer: stranger.privateKey })],
  ['a token of a key that Google does not have', () => token({ keyId: 'key-of-nobody' })],
  ['a token that has expired', () => token({ expiresIn: -60 })],
  ['a token of another project', () => token({ project: 'another-project' })],
  ['a word that is no token', () => 'forged'],
];

const VIEWER_OF_TOKEN = gql(`query ViewerOfToken { viewer { uid isAdmin } }`);
const OPERATIONS = everyOperation(applicationSchema());
let testServer: TestServer;

beforeAll(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!nock.isActive()) nock.activate();
  nock(GOOGLE)
    .persist()
    .get(KEYS_PATH)
    .reply(
      200,
      { [KEY_ID]: google.publicKey.export({ type: 'spki', format: 'pem' }) },
      { 'cache-control': 'public, max-age=3600' },
    );
  testServer = await startTestServer({
    NODE_ENV: 'production',
    TRIAL: 'on',
    RAZORPAY_KEY_ID: 'rzp_test_production',
  });
});
afterAll(async () => {
  await testServer.stop();
  nock.cleanAll();
  // Otherwise the next file of this process would send its requests through nock.
  nock.restore();
});

describe('in production, a token that Google signed', () => {
  test('of the administrator is the administrator’s', async () => {
    expect(await execute(testServer, VIEWER_OF_TOKEN, {}, { token: token() })).toEqual({
      viewer: { uid: 'the-owner', isAdmin: true },
    });
    // It would end the session of the token, as it should.
    for (const [name, document] of OPERATIONS.filter(([operation]) => operation !== 'signOutEverywhere'))
      expect(await execute(testServer, document, {}, { token: token() })).toHaveProperty(name);
  });

  test('of a guest, or of an account whose address is not verified, opens nothing of the administrator', async () => {
    for (const form of [{ email: 'guest@example.com' }, { emailVerified: false }]) {
      for (const [name, document] of OPERATIONS.filter(
        ([name]) => audienceOfOperation(name) === 'administrator',
      )) {
        const { errors } = await executeExpectingErrors(testServer, document, {}, { token: token(form) });
        expect({ name, codes: errors.map(({ extensions }) => extensions['code']) }).toEqual({
          name,
          codes: ['FORBIDDEN'],
        });
      }
    }
  });
});

/** The forged token with which `npm test` calls everything. With each other token it calls every tenth. */
const [, ALWAYS_WHOLE] = FORGED;
const callsWith = <Call>(forged: (typeof FORGED)[number], calls: readonly Call[]): Call[] =>
  proofCases(calls, (call) => forged === ALWAYS_WHOLE || calls.indexOf(call) % 10 === 0);

describe.each(FORGED.map((forged) => ({ what: forged[0], forged })))('in production, $what', ({ forged }) => {
  const [, forge] = forged;

  test.each(callsWith(forged, OPERATIONS))('does not open %s', async (_name, document) => {
    const { status, errors } = await executeExpectingErrors(testServer, document, {}, { token: forge() });
    expect({ status, codes: errors.map(({ extensions }) => extensions['code']) }).toEqual({
      status: 401,
      codes: ['UNAUTHENTICATED'],
    });
  });

  test.each(callsWith(forged, ROUTES))('does not open %s %s', async (...route) => {
    expect(await callRoute(testServer, route, forge())).toMatchObject({ status: 401 });
  });
});
