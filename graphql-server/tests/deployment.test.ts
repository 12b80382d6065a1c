import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { envExample } from '../src/app/env-example';
import { DOCUMENTED_SETTINGS, SETTING_NAMES } from '../src/env';

const inRepository = (file: string): string => path.resolve(__dirname, '../..', file);
const read = (file: string): string => readFileSync(inRepository(file), 'utf8');
const compose = read('docker-compose.yml');
const example = read('.env.example');

// Fixed by the image, refused in production, or only for the service migrate.
const NOT_OF_SERVERS = new Set([
  'NODE_ENV',
  'PORT',
  'WEB_DIRECTORY',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'MIGRATION_DATABASE_URL',
]);

/** The values that compose sets. It passes every other setting on unchanged. */
const DECIDED_BY_COMPOSE: Record<string, string> = {
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://saffron_server:${POSTGRES_SERVER_PASSWORD',
  GOOGLE_APPLICATION_CREDENTIALS: '${FIREBASE_CREDENTIALS_FILE:+/run/secrets/firebase.json}',
};

/** The lines of each service. */
const services = new Map(
  [...compose.slice(0, compose.indexOf('\nvolumes:')).matchAll(/^ {2}([a-z]+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
);
const serverBase = compose.slice(compose.indexOf('x-server:'), compose.indexOf('\nservices:'));
const confined = compose.slice(compose.indexOf('x-confined:'), compose.indexOf('\nx-server:'));
/** The lines of a service and of the block that it extends. */
const wholeOf = (text: string): string => (text.includes('<<: *server') ? serverBase + text : text);

const SERVICES = ['database', 'migrate', 'server', 'proxy', 'inbox'];

test('the compose file has these services', () => {
  for (const name of SERVICES) expect([...services.keys()]).toContain(name);
});

test.each(SETTING_NAMES.filter((name) => !NOT_OF_SERVERS.has(name)))(
  'docker compose passes %s on to the servers',
  (name) => {
    const value = DECIDED_BY_COMPOSE[name] ?? `\${${name}:`;
    expect(serverBase).toContain(`\n    ${name}: ${value}`);
  },
);

test.each(DOCUMENTED_SETTINGS.flatMap(({ settings }) => settings))(
  '$name has a description, which .env.example shows with its default',
  ({ name, description, value }) => {
    expect(description).toMatch(/^[^\s].*[.)]$/);
    expect(example).toMatch(new RegExp(`^# .+\n# ${name}=`, 'm'));
    expect(example).toContain(`\n# ${name}=${value}\n`);
  },
);

test('.env.example is what npm run generate writes', () => {
  expect(example).toBe(envExample());
});

test('the settings of every container are read-only, without capabilities and new privileges, with rotated logs', () => {
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'pids_limit: 256',
    'no-new-privileges:true',
    'max-size: 10m',
    'max-file:',
  ])
    expect(confined).toContain(line);
});

test.each(SERVICES)('the container %s is confined and has a memory limit', (name) => {
  const whole = wholeOf(services.get(name) ?? '');
  expect(whole).toContain('<<: *confined');
  expect(whole).toMatch(/^ +mem_limit: \d+[mg]$/m);
  expect(whole).not.toMatch(/privileged|read_only: false|network_mode: host/);
});

test('every image has an exact version', () => {
  const images = [
    ...[...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image),
    ...[...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image),
  ];
  expect(images.length).toBeGreaterThanOrEqual(5);
  // PostgreSQL's versions have two numbers, the others' three.
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/);
  for (const image of images.filter((name) => !name?.startsWith('postgres:')))
    expect(image).toMatch(/:v?\d+\.\d+\.\d+(-[\w.-]+)?$/);
});

test('servers connect as a role of their own, only migrate as the owner', () => {
  expect(serverBase).toMatch(/DATABASE_URL: postgres:\/\/saffron_server:/);
  expect(serverBase).not.toContain('MIGRATION_DATABASE_URL');
  expect(services.get('migrate')).toMatch(/MIGRATION_DATABASE_URL: postgres:\/\/saffron:/);
});

describe('which addresses the proxy trusts to name the guest', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'trusted-front-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function trusted(settings: { TRUSTED_FRONT?: string; PUBLISH_ADDRESS?: string }): string[] {
    const file = path.join(folder, 'trusted-front.conf');
    execFileSync('/bin/sh', [inRepository('proxy/trusted-front.sh')], {
      env: { PATH: process.env['PATH'], TRUSTED_FRONT_FILE: file, ...settings },
    });
    return [...readFileSync(file, 'utf8').matchAll(/^set_real_ip_from (\S+);$/gm)].map(
      ([, from = '']) => from,
    );
  }

  const gateway = /^ +gateway: (\S+)$/m.exec(compose)?.[1];

  test('as shipped it trusts this machine, which Docker shows as the gateway of its network', () => {
    const published = /PUBLISH_ADDRESS: \$\{PUBLISH_ADDRESS:-(\S+)\}/.exec(services.get('proxy') ?? '')?.[1];
    expect(trusted({ PUBLISH_ADDRESS: published })).toEqual([gateway]);
    expect(gateway).toMatch(/^172\.30\.71\.\d+$/);
  });

  test('a CDN in front of the terminator on this machine is trusted as well', () => {
    const settings = { TRUSTED_FRONT: '198.51.100.0/24,2001:db8::/32', PUBLISH_ADDRESS: '127.0.0.1' };
    expect(trusted(settings)).toEqual(['198.51.100.0/24', '2001:db8::/32', gateway]);
  });

  test('when its port is public it trusts only what TRUSTED_FRONT names', () => {
    expect(trusted({ PUBLISH_ADDRESS: '0.0.0.0' })).toEqual([]);
    expect(trusted({ PUBLISH_ADDRESS: '0.0.0.0', TRUSTED_FRONT: '192.0.2.7' })).toEqual(['192.0.2.7']);
  });
});

test('the image contains what the server needs to render pages', () => {
  const { scripts } = JSON.parse(read('web/package.json')) as { scripts: Record<string, string> };
  expect(scripts['build']).toContain('--config vite.rendering.config.ts');
  expect(read('web/vite.rendering.config.ts')).toContain("outDir: 'dist/.rendering'");
  expect(read('Dockerfile')).toContain('RUN npm run build');
  expect(read('Dockerfile')).toContain('COPY --from=build /app/web/dist web/dist');
});
