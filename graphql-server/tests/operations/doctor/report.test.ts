import { checkDatabaseDisk, checkDisk } from '../../../src/operations/doctor/disk.check';
import { runChecks, type Check } from '../../../src/operations/doctor/report/check';
import { ok, warning, wrong } from '../../../src/operations/doctor/report/finding';
import { reportOf } from '../../../src/operations/doctor/report/report';
import { settingsLines } from '../../../src/operations/doctor/settings.check';
import { inspectSettings, secretsIn } from '../../../src/env';
import { lineFor } from '../../testkit/doctor-lines';
import { createMigratedDatabase } from '../../testkit/test-database';
import { environmentOf } from '../../testkit/test-server';

const silent = () => new Promise<never>(() => undefined);

describe('the report', () => {
  test('has a line for each check in order, and counts the marks', async () => {
    const checks: Check[] = [
      { name: 'one', run: async () => ok('all is well') },
      { name: 'two', run: async () => wrong('the key is wrong', 'Set another') },
      { name: 'three', run: async () => warning('little space is left', 'Delete something') },
    ];
    expect(reportOf(await runChecks(checks, 1_000), [])).toBe(`ok       one: all is well.
wrong    two: the key is wrong. Set another.
warning  three: little space is left. Delete something.
3 checks: 1 ok, 1 warning, 1 wrong, 0 skipped.`);
  });

  test('given silent servers, takes no longer than the limit of one check', async () => {
    const checks = Array.from({ length: 20 }, (_nothing, index) => ({ name: String(index), run: silent }));
    const start = performance.now();
    const lines = await runChecks(checks, 300);
    expect(performance.now() - start).toBeLessThan(20 * 300);
    expect(lines.map(({ mark }) => mark)).toEqual(Array.from({ length: 20 }, () => 'wrong'));
  });

  test('given a check that throws, shows the error', async () => {
    expect(await lineFor(() => Promise.reject(new Error('nothing works')))).toMatch(
      /^wrong {4}check: the check failed: nothing works\. Correct/,
    );
  });

  test('given a server that repeats a secret over several lines, shows neither the secret nor the lines', async () => {
    const said = 'Access denied\r\nfor desk with s3cret/word\u001b[2J';
    expect(await lineFor(async () => wrong(said, 'Look'), { secrets: ['s3cret', 's3cret/word'] })).toBe(
      'wrong    check: Access denied for desk with (secret) [2J. Look.',
    );
  });
});

describe('the lines about settings', () => {
  const usual = {
    ...environmentOf({
      database: 'postgres://desk:p%40ssword@127.0.0.1/saffron',
      port: 4000,
      razorpay: { url: 'http://127.0.0.1:4010', checkoutUrl: 'http://127.0.0.1:4010/v1/checkout.js' },
      inbox: { smtpUrl: 'smtp://127.0.0.1:1025' },
    }),
  };
  const lines = (environment: Record<string, string>) =>
    reportOf(settingsLines(inspectSettings(environment)), [])
      .split('\n')
      .slice(0, -1);

  test('given settings that can be used, say how many', () => {
    expect(lines(usual)).toEqual([expect.stringMatching(/^ok {7}settings: all \d\d can be used\.$/)]);
  });

  test('given faults of single settings, names each, and the others can still be used', () => {
    const environment = {
      ...usual,
      SITE_URL: 'hotel',
      DKIM_SELECTOR: 'a selector',
      DNS_SERVERS: 'here',
      MAIL_FROM: '',
    };
    const shown = lines(environment);
    expect(shown).toHaveLength(4);
    for (const name of [
      'SITE_URL must be',
      'DKIM_SELECTOR must be',
      'DNS_SERVERS must be',
      'MAIL_FROM is missing',
    ])
      expect(shown.filter((line) => line.startsWith(`wrong    settings: ${name}`))).toHaveLength(1);
    const { settings, unusable } = inspectSettings(environment);
    expect([...unusable].toSorted()).toEqual(['DKIM_SELECTOR', 'DNS_SERVERS', 'MAIL_FROM', 'SITE_URL']);
    expect(settings).toMatchObject({
      DATABASE_URL: usual.DATABASE_URL,
      DATABASE_POOL: Number(usual.DATABASE_POOL),
      TRIAL: false,
    });
    expect(settings).not.toHaveProperty('DNS_SERVERS');
  });

  test('given settings that production refuses, name each', () => {
    const shown = lines({ ...usual, NODE_ENV: 'production' });
    expect(shown).toContainEqual(expect.stringMatching(/^wrong {4}settings: RAZORPAY_KEY_ID is a test key/));
    expect(shown).toContainEqual(expect.stringMatching(/^wrong {4}settings: SITE_URL must begin with https/));
  });

  test('accepts name servers with and without a port', () => {
    const given = '192.0.2.1,192.0.2.1:5353,2001:db8::1,[2001:db8::1]:5353';
    const { settings } = inspectSettings({ ...usual, DNS_SERVERS: given });
    expect(settings.DNS_SERVERS).toEqual(given.split(','));
  });

  test('passwords in addresses are secrets, in plain and in encoded form', () => {
    expect(secretsIn(usual)).toEqual(expect.arrayContaining(['p%40ssword', 'p@ssword', usual.APP_SECRET]));
  });
});

describe('the lines about disks', () => {
  const disk = (free: number) => async () => ({ bytes: 100 * 1024 ** 3, free: free * 1024 ** 3 });

  test.each([
    [50, 'ok       disk: 50.0 of 100.0 GB are free at /srv.'],
    [
      10,
      'warning  disk: 10.0 of 100.0 GB are free at /srv. Delete old logs, images and backups there, or enlarge the disk.',
    ],
    [
      1,
      'wrong    disk: 1.0 of 100.0 GB are free at /srv. Delete old logs, images and backups there, or enlarge the disk.',
    ],
  ])('given %i of 100 GB, says so', async (free, expected) => {
    expect(await lineFor(() => checkDisk('/srv', disk(free)), { name: 'disk' })).toBe(expected);
  });

  test('reads the disk of a folder', async () => {
    expect(await lineFor(() => checkDisk(__dirname))).toMatch(
      /: \d+\.\d of \d+\.\d GB are free at \S*doctor\./,
    );
  });

  test('given a database on this machine, looks at the disk of its files', async () => {
    const database = await createMigratedDatabase();
    const address = { url: database.url, setting: 'DATABASE_URL' };
    const here = await lineFor((signal) => checkDatabaseDisk(address, signal, disk(10)));
    const elsewhere = await lineFor((signal) =>
      checkDatabaseDisk(address, signal, () => Promise.reject(new Error('No such folder'))),
    );
    await database.drop();
    expect(here).toMatch(/^warning {2}check: the database takes \d+ MB; 10\.0 of 100\.0 GB are free at /);
    expect(elsewhere).toMatch(
      /^skipped {2}check: the database takes \d+ MB; its disk cannot be seen from here\. Watch/,
    );
  });
});
