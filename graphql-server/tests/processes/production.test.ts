import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../local/listening';
import { secretsIn } from '../../src/env';
import { execute, executeExpectingErrors, gql } from '../testkit/graphql';
import { createBooking } from '../testkit/bookings';
import { startNameServer } from '../testkit/name-server';
import { createTestDatabase } from '../testkit/test-database';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { proofCases } from '../testkit/proof-size';
import { programArguments, startServer, type ServerProcess } from '../testkit/server-process';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const ROOM_TYPES = gql(`query RoomTypeNames { roomTypes { name } }`);
const ROOT = path.resolve(__dirname, '../../..');
let folder: string;
let testServer: TestServer;

/** The folders of all packages that production needs, from npm's list. */
function productionPackages(): string[] {
  const { stdout } = spawnSync(
    'npm',
    ['ls', '--omit=dev', '--all', '--parseable', '--workspace', 'graphql-server'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const inModules = stdout.split('\n').filter((line) => line.includes(`${path.sep}node_modules${path.sep}`));
  return [...new Set(inModules)].filter((line) => existsSync(line));
}

/** Installs the built server with its production packages only. */
async function installForProduction(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'saffron-court-production-'));
  const build = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@typescript/native/bin/tsc'),
      '-p',
      'tsconfig.json',
      '--outDir',
      path.join(folder, 'graphql-server/dist'),
      '--incremental',
      'false',
      // The type check is a separate check.
      '--noCheck',
    ],
    { cwd: path.join(ROOT, 'graphql-server'), encoding: 'utf8' },
  );
  if (build.status !== 0) throw new Error(build.stdout);
  await cp(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  await cp(path.join(ROOT, 'graphql-server/package.json'), path.join(folder, 'graphql-server/package.json'));
  for (const source of productionPackages()) {
    const target = path.join(folder, path.relative(ROOT, source));
    // A package within another package's folder is copied with it.
    if (path.relative(ROOT, source).split('node_modules').length > 2) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(source, target);
  }
  await mkdir(path.join(folder, 'web'), { recursive: true });
  if (existsSync(path.join(ROOT, 'web/dist')))
    await symlink(path.join(ROOT, 'web/dist'), path.join(folder, 'web/dist'));
}

beforeAll(async () => {
  testServer = await startTestServer();
  await installForProduction();
});
afterAll(async () => {
  await testServer.stop();
  await rm(folder, { recursive: true, force: true });
});

// The stand-ins are on this machine, without encryption.
const PRODUCTION = { NODE_ENV: 'production', TRIAL: 'on', RAZORPAY_KEY_ID: 'rzp_test_production' };
// The settings for guests. The server contacts none of these addresses when it starts.
const FOR_GUESTS = {
  TRIAL: 'off',
  HOST: '127.0.0.1',
  SITE_URL: 'https://hotel.example',
  SMTP_URL: 'smtps://mail.hotel.example:465',
  RAZORPAY_KEY_ID: 'rzp_live_production',
  RAZORPAY_API_URL: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
};
const production = (): Record<string, string> => ({ ...testServer.environment, ...PRODUCTION });

const built = (program: string): string => path.join(folder, 'graphql-server/dist/src', program);

/**
 * With this setting Node looks for a package at the link, not at the real file: only production's packages are found.
 */
const BY_LINK = { NODE_PRESERVE_SYMLINKS: '1' };

/** Runs a program of the built server, or `main` as compiled for the tests, which starts faster. */
function run(program: 'main' | 'migrate.js', environment: Record<string, string>) {
  return spawnSync(process.execPath, program === 'main' ? programArguments('main') : [built(program)], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...BY_LINK, ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

test('the built server starts from production packages with only the documented environment', async () => {
  const documented = await readFile(path.join(ROOT, '.env.example'), 'utf8');
  for (const name of Object.keys(production())) expect(documented).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  const migrated = run('migrate.js', production());
  expect(migrated.stderr).toBe('');
  expect(migrated.status).toBe(0);

  const server = await startServer(testServer, { ...PRODUCTION, ...BY_LINK }, built('main.js'));
  try {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await execute(server, ROOM_TYPES)).roomTypes).toHaveLength(4);
    await waitFor('it warns', () => server.output().includes('TRIAL is on'));
    const page = await fetch(`${server.url}/healthz`);
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    expect(page.headers.get('x-powered-by')).toBeNull();
    const introspection = await executeExpectingErrors(server, '{ __schema { types { name } } }');
    expect(introspection.errors[0].extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(JSON.stringify(introspection.errors)).not.toContain('stack');
  } finally {
    expect(await server.end('SIGTERM')).toBe(0);
  }
});

test('given settings for guests, production starts without a trial, and refuses each setting that is only for a trial', async () => {
  const server = await startServer(testServer, { ...PRODUCTION, ...FOR_GUESTS });
  expect(server.output()).not.toContain('TRIAL');
  expect(await server.end('SIGTERM')).toBe(0);
  const { status, stderr } = run('main', {
    ...production(),
    TRIAL: 'off',
    RAZORPAY_WEBHOOK_SECRET: 'x',
    MAIL_FROM: 'not an address',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('MAIL_FROM');
  const together = run('main', { ...production(), TRIAL: 'off', RAZORPAY_WEBHOOK_SECRET: 'x' });
  for (const name of ['RAZORPAY_WEBHOOK_SECRET', 'SITE_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_API_URL'])
    expect(together.stderr).toContain(name);
});

const OPERATORS_COMMANDS: [name: string, says: RegExp][] = [
  ['check:bookings', /^\d+ invariants checked\. Breaches: 0\. Notices: 0\.\n$/],
  ['owner:link', /\/owner#\S{43}\n/],
];

describe.each(proofCases(OPERATORS_COMMANDS, ([name]) => name === 'check:bookings'))(
  'the operator’s npm run %s',
  (name, says) => {
    const environmentFile = (): string => path.join(folder, '.env');
    afterEach(() => rm(environmentFile(), { force: true }));

    function runScript(environment: Record<string, string>) {
      const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', name], {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', ...BY_LINK, ...environment },
        encoding: 'utf8',
      });
      return { stdout, stderr: stderr.replace(/^npm warn.*\n/gm, ''), status };
    }

    test('takes its settings from the environment in the image', () => {
      expect(runScript(production())).toEqual({ status: 0, stderr: '', stdout: expect.stringMatching(says) });
    });

    test('takes them from .env in a checkout', async () => {
      const lines = Object.entries(production()).map(([setting, value]) => `${setting}=${value}`);
      await writeFile(environmentFile(), lines.join('\n'));
      expect(runScript({})).toEqual({ status: 0, stderr: '', stdout: expect.stringMatching(says) });
    });

    test('names what is missing without either', () => {
      const { stderr, status } = runScript({});
      expect(status).not.toBe(0);
      expect(stderr).toContain('DATABASE_URL is missing');
    });
  },
);

test('given a database that was not migrated, a server says which command to run', async () => {
  const empty = await createTestDatabase();
  const { status, stderr } = run('main', { ...production(), DATABASE_URL: empty.url });
  await empty.drop();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('dist/src/migrate.js first'),
  });
});

test('given an empty database, production adds no hotel, rooms and samples; only the tax', async () => {
  const empty = await createTestDatabase();
  expect(run('migrate.js', { ...production(), DATABASE_URL: empty.url }).status).toBe(0);
  const client = new Client({ connectionString: empty.url });
  await client.connect();
  const { rows } = await client.query(`SELECT (SELECT count(*)::int FROM rooms) AS rooms,
    (SELECT count(*)::int FROM property) AS properties, (SELECT count(*)::int FROM tax_periods) AS taxes,
    (SELECT count(*)::int FROM offers) AS offers, (SELECT count(*)::int FROM hotels) AS hotels,
    (SELECT count(*)::int FROM category_items) AS items`);
  await client.end();
  await empty.drop();
  expect(rows).toEqual([{ rooms: 0, properties: 0, taxes: 2, offers: 0, hotels: 0, items: 0 }]);
});

test('production lists every fault of its settings at once and does not start', () => {
  const { status, stderr } = run('main', {
    ...production(),
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    TRIAL: 'off',
    APP_SECRET: `local-${production()['APP_SECRET']}`,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('FIREBASE_AUTH_EMULATOR_HOST');
  expect(stderr).toContain('APP_SECRET');
  const bare = run('main', { NODE_ENV: 'production' });
  expect(bare.status).toBe(1);
  for (const name of ['SITE_URL', 'DATABASE_URL', 'SMTP_URL', 'RAZORPAY_KEY_SECRET', 'FIREBASE_PROJECT_ID'])
    expect(bare.stderr).toContain(name);
});

test('production does not start while tests have moved its clock', async () => {
  await testServer.shiftClock('1 minute');
  const { status, stderr } = run('main', { ...production(), PORT: String(await freePort()) });
  await testServer.shiftClock('0');
  expect(status).toBe(1);
  expect(stderr).toContain('clock');
});

describe('the doctor', () => {
  /** Runs the program while the test server runs. */
  function examine(environment: Record<string, string>): Promise<{ code: unknown; output: string }> {
    const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...environment } };
    return new Promise((resolve) => {
      execFile(process.execPath, programArguments('app/doctor'), options, (failure, stdout, stderr) =>
        resolve({ code: failure?.code ?? 0, output: stdout + stderr }),
      );
    });
  }

  /** The address with a user and a password. */
  function withPassword(address: string, password: string): string {
    const url = new URL(address);
    url.username ||= 'desk';
    url.password = password;
    return url.href;
  }

  test('reports about an installation line by line, and shows none of its secrets', async () => {
    const nameServer = await startNameServer({
      'saffroncourt.example': { txt: ['v=spf1 ip4:192.0.2.1 -all'] },
      '_dmarc.saffroncourt.example': { txt: ['v=DMARC1; p=reject'] },
    });
    const environment = {
      ...production(),
      SMTP_URL: withPassword(testServer.settings.SMTP_URL, 'password-of-the-mailbox'),
      RAZORPAY_KEY_ID: testServer.settings.RAZORPAY_KEY_ID,
      DNS_SERVERS: nameServer.address,
    };
    const { code, output } = await examine(environment);
    await nameServer.stop();
    const lines = output.trim().split('\n');
    const marks = new Map(lines.map((line) => [/^\w+ +(.+?): /.exec(line)?.[1], line.split(' ')[0]]));
    expect({ code, output, marks: Object.fromEntries(marks) }).toMatchObject({
      // The role of the tests is a superuser, and they cannot reach Firebase.
      code: 1,
      marks: {
        settings: 'ok',
        database: 'ok',
        'database role': 'wrong',
        migrations: 'ok',
        'database clock': 'ok',
        'test mail': 'skipped',
        SPF: 'ok',
        DKIM: 'skipped',
        DMARC: 'ok',
        'Razorpay keys': 'ok',
        'Razorpay webhook': 'ok',
        'Razorpay clock': 'ok',
        'Firebase project': 'wrong',
        'Firebase service account': 'skipped',
        site: 'ok',
        certificate: 'skipped',
      },
    });
    expect(lines.at(-1)).toMatch(/^\d\d checks: \d+ ok, \d+ warning, \d+ wrong, \d+ skipped\.$/);
    const secrets = secretsIn(environment);
    expect(secrets.length).toBeGreaterThan(8);
    for (const secret of secrets) expect(output).not.toContain(secret);
  });

  test('given no settings at all, names each and checks what is possible', async () => {
    const { code, output } = await examine({});
    expect(code).toBe(1);
    expect(output).toContain('wrong    settings: DATABASE_URL is missing. ');
    expect(output).toContain('skipped  migrations: DATABASE_URL cannot be used.');
    expect(output).toMatch(/^(ok|warning|wrong) +disk: /m);
  });
});

describe('the log', () => {
  let server: ServerProcess;
  afterEach(() => server.end('SIGTERM'));

  test('is one JSON line for each request with its number, and contains no address, token or authorization', async () => {
    server = await startServer(testServer);
    const email = testServer.freshEmail();
    const held = await createBooking({ ...testServer, url: server.url }, { email });
    const response = await fetch(`${server.url}/graphql?token=secret-in-the-address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token' },
      body: '{"query":"{ viewer { uid } }"}',
    });
    const requestId = response.headers.get('x-request-id') ?? 'none';
    await server.end('SIGTERM');
    expect(server.output()).toContain(requestId);
    const lines = server.output().trim().split('\n');
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    const token = 'token' in held ? held.token : 'none';
    for (const secret of [email, token, 'secret-in-the-address', 'secret-token'])
      expect(server.output()).not.toContain(secret);
  });
});
