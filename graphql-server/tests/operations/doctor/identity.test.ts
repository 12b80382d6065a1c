import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nock from 'nock';
import { startLocalStorage } from '../../../local/local-storage';
import {
  checkBucket,
  checkProject,
  checkServiceAccount,
} from '../../../src/operations/doctor/identity.check';
import { lineFor } from '../../testkit/doctor-lines';
import { openIdentity, PROJECT } from '../../testkit/identity';

const SITE = 'www.hotel.example';
const BUCKET = 'hotel.firebasestorage.app';
const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com';

const { FIREBASE_AUTH_EMULATOR_HOST: emulatorOfTheRun, GOOGLE_APPLICATION_CREDENTIALS: fileOfTheRun } =
  process.env;
let folder: string;

beforeAll(async () => {
  if (!nock.isActive()) nock.activate();
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-'));
});
afterEach(() => {
  nock.cleanAll();
  restore('FIREBASE_AUTH_EMULATOR_HOST', emulatorOfTheRun);
  restore('GOOGLE_APPLICATION_CREDENTIALS', fileOfTheRun);
});
afterAll(async () => {
  // Otherwise the next file of this process would send its requests through nock.
  nock.restore();
  await rm(folder, { recursive: true });
});

function restore(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}

describe('the line about the Firebase project', () => {
  const line = (
    change: { emulatorHost?: string; apiKey?: string; projectId?: string } = {},
    milliseconds?: number,
  ) => {
    const project = {
      projectId: 'hotel',
      apiKey: 'key-of-the-hotel',
      authDomain: 'hotel.firebaseapp.com',
      siteUrl: `https://${SITE}`,
      emulatorHost: undefined,
      ...change,
    };
    return lineFor((signal) => checkProject(project, signal), { name: 'project', milliseconds });
  };
  /** Identity Toolkit's response to the key of the hotel. */
  const respond = (status: number, body: object) =>
    nock(IDENTITY_TOOLKIT, { reqheaders: { referer: `https://${SITE}/` } })
      .get('/v1/projects')
      .query({ key: 'key-of-the-hotel' })
      .reply(status, body);

  test('given the Auth emulator, says that it responds', async () => {
    const { host } = await openIdentity();
    expect(await line({ emulatorHost: host, projectId: PROJECT })).toBe(
      `ok       project: the Auth emulator at ${host} responds.`,
    );
  });

  test('given a key of the project that knows the site, all is well', async () => {
    respond(200, { projectId: '123', authorizedDomains: ['localhost', 'hotel.firebaseapp.com', SITE] });
    expect(await line()).toBe(
      `ok       project: the API key belongs to the project hotel, and ${SITE} may sign guests in.`,
    );
  });

  test('given a key that Firebase refuses, says why', async () => {
    respond(400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } });
    expect(await line()).toMatch(
      /^wrong {4}project: Firebase refuses FIREBASE_API_KEY \(400: API key not valid.*\)\. Copy the key of your web app/,
    );
  });

  test('given the key of another project, says so', async () => {
    respond(200, { projectId: '123', authorizedDomains: ['localhost', 'other.firebaseapp.com', SITE] });
    expect(await line()).toMatch(
      /^wrong {4}project: FIREBASE_API_KEY does not belong to the project hotel, or/,
    );
  });

  test('given a project that does not know the site, names the place in the console', async () => {
    respond(200, { projectId: '123', authorizedDomains: ['localhost', 'hotel.firebaseapp.com'] });
    expect(await line()).toBe(
      `wrong    project: ${SITE} may not sign guests in with Google. ` +
        'Add it in Firebase’s console, under Authentication, Settings, Authorized domains.',
    );
  });

  test('given a Firebase that is silent, ends when the time is over', async () => {
    nock(IDENTITY_TOOLKIT).get('/v1/projects').query(true).delay(60_000).reply(200, {});
    const shown = await line({}, 300);
    nock.abortPendingRequests();
    expect(shown).toMatch(/^wrong {4}project: no response within 0\.3 seconds\./);
  });
});

/** A service account's file with a new key. Firebase's sign-in responds to it as `signIn` says. */
async function writeServiceAccount(signIn: { status: number; body: object }): Promise<string> {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = path.join(folder, 'account.json');
  const account = {
    type: 'service_account',
    project_id: 'hotel',
    private_key_id: 'one',
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    client_email: 'firebase-adminsdk@hotel.iam.gserviceaccount.com',
    client_id: '1',
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  await writeFile(file, JSON.stringify(account));
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  for (const host of ['https://oauth2.googleapis.com', 'https://accounts.google.com'])
    nock(host).persist().post(/token/).reply(signIn.status, signIn.body);
  return file;
}

const SIGNED_IN = {
  status: 200,
  body: { access_token: 'access-token-of-tests', expires_in: 3600, token_type: 'Bearer' },
};
const SIGN_IN_REFUSED = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
};

describe('the line about the service account', () => {
  const line = (file: string | undefined, emulatorHost?: string) =>
    lineFor(() => checkServiceAccount({ projectId: 'hotel', file, emulatorHost }), { name: 'account' });
  const lookUp = (status: number, body: object) =>
    nock(IDENTITY_TOOLKIT).post('/v1/projects/hotel/accounts:lookup').reply(status, body);

  test('given an account that may look up sign-ins, all is well', async () => {
    const file = await writeServiceAccount(SIGNED_IN);
    lookUp(200, { kind: 'identitytoolkit#GetAccountInfoResponse' });
    expect(await line(file)).toBe(
      'ok       account: the service account signs in and may look up accounts of hotel.',
    );
  });

  test('given an account whose key was deleted, says so', async () => {
    const file = await writeServiceAccount(SIGN_IN_REFUSED);
    const shown = await line(file);
    expect(shown).toMatch(
      /^wrong {4}account: the service account cannot look up accounts of hotel: .*Invalid JWT/,
    );
    expect(shown).toContain('Download a new file in Firebase’s console');
  });

  test('given an account of another project, says so', async () => {
    const file = await writeServiceAccount(SIGNED_IN);
    lookUp(403, { error: { code: 403, message: 'PERMISSION_DENIED', status: 'PERMISSION_DENIED' } });
    expect(await line(file)).toMatch(
      /^wrong {4}account: the service account cannot look up accounts of hotel: /,
    );
  });

  test('given a file that is not there, says so', async () => {
    const file = path.join(folder, 'nothing.json');
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
    expect(await line(file)).toMatch(
      /^wrong {4}account: the service account cannot look up accounts of hotel: /,
    );
  });

  test('given no file, says what that means', async () => {
    expect(await line(undefined)).toBe(
      'skipped  account: GOOGLE_APPLICATION_CREDENTIALS is not set, so a revoked sign-in keeps working for up to an hour.',
    );
  });

  test('given the emulator, says that it needs no account', async () => {
    expect(await line(undefined, '127.0.0.1:9099')).toBe('skipped  account: the Auth emulator needs none.');
  });
});

describe('the line about the storage', () => {
  const line = (change: { emulatorHost?: string; hasCredentials?: boolean } = {}) => {
    const bucket = { name: BUCKET, emulatorHost: undefined, hasCredentials: false, ...change };
    return lineFor((signal) => checkBucket(bucket, signal), { name: 'storage' });
  };
  const respond = (status: number) =>
    nock('https://firebasestorage.googleapis.com').get(`/v0/b/${BUCKET}/o`).query(true).reply(status, {});
  const rights = (permissions: string[]) =>
    nock('https://storage.googleapis.com')
      .get(`/storage/v1/b/${BUCKET}/iam/testPermissions`)
      .query(true)
      .matchHeader('authorization', 'Bearer access-token-of-tests')
      .reply(200, { permissions });

  test('given the stand-in, which applies our rules, all is well', async () => {
    const storage = await startLocalStorage({ projectId: PROJECT, directory: path.join(folder, 'files') });
    const shown = await line({ emulatorHost: storage.host });
    await storage.stop();
    expect(shown).toBe(
      `ok       storage: the bucket ${BUCKET} exists and shows strangers nothing; ` +
        'only the upload of a picture shows whether a signed-in guest may write.',
    );
  });

  test('given a bucket that the service account may read and write, all is well', async () => {
    await writeServiceAccount(SIGNED_IN);
    respond(403);
    rights([
      'storage.objects.get',
      'storage.objects.create',
      'storage.objects.delete',
      'storage.objects.list',
    ]);
    expect(await line({ hasCredentials: true })).toBe(
      `ok       storage: the bucket ${BUCKET} exists and shows strangers nothing; the service account may read and write it.`,
    );
  });

  test('given a service account that may not write, says which right it lacks', async () => {
    await writeServiceAccount(SIGNED_IN);
    respond(403);
    rights(['storage.objects.get', 'storage.objects.delete', 'storage.objects.list']);
    expect(await line({ hasCredentials: true })).toMatch(
      /^warning {2}storage: .* but the service account lacks storage\.objects\.create\. Give it the role/,
    );
  });

  test('given a bucket that does not exist, names the setting', async () => {
    respond(404);
    expect(await line()).toMatch(/^wrong {4}storage: there is no bucket \S+\. Set FIREBASE_STORAGE_BUCKET/);
  });

  test('given rules that are open to everybody, names the rules of this product', async () => {
    respond(200);
    expect(await line()).toBe(
      `wrong    storage: everybody may list the files of ${BUCKET}. ` +
        'Publish storage.rules, as docs/operations/services.md describes under Firebase.',
    );
  });
});
