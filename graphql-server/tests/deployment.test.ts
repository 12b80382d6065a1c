import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES } from '../src/env';

const read = (file: string): string => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
const compose = read('docker-compose.yml');
const example = read('.env.example');

// Fixed by the image, or refused in production.
const NOT_IN_COMPOSE = new Set([
  'NODE_ENV',
  'PORT',
  'WEB_DIRECTORY',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
]);

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

test.each(SETTING_NAMES.filter((name) => !NOT_IN_COMPOSE.has(name)))(
  'docker compose passes %s on',
  (name) => {
    expect(compose).toMatch(new RegExp(`^ {4,6}${name}: `, 'm'));
  },
);

test.each(SETTING_NAMES)('%s is in .env.example', (name) => {
  expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
});

test('what every container shares is read-only, without capabilities and new privileges, with rotated logs', () => {
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'max-size: 10m',
    'max-file:',
  ])
    expect(confined).toContain(line);
});

test.each(SERVICES)('the container %s is confined and has a limit of memory', (name) => {
  const whole = wholeOf(services.get(name) ?? '');
  expect(whole).toContain('<<: *confined');
  expect(whole).toMatch(/^ +mem_limit: \d+[mg]$/m);
  expect(whole).not.toMatch(/privileged|read_only: false|network_mode: host/);
});

test('every image is named by an exact version', () => {
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
