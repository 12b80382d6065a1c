import { execFile } from 'node:child_process';
import path from 'node:path';
import { programArguments } from '../../testkit/server-process';
import { startSilentServer } from '../../testkit/silent-server';
import { environmentOf } from '../../testkit/test-server';

const SERVER = path.resolve(__dirname, '../../..');

/** Runs the program until it ends by itself. */
function run(
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<{ code: unknown; output: string; errors: string }> {
  const options = { cwd: SERVER, env: { PATH: process.env['PATH'] ?? '', ...environment } };
  return new Promise((resolve) => {
    const words = [...programArguments('app/doctor'), ...parameters];
    execFile(process.execPath, words, options, (failure, output, errors) =>
      resolve({ code: failure?.code ?? 0, output, errors }),
    );
  });
}

test('given services that are all silent, ends by itself, and each has its line', async () => {
  const silent = await startSilentServer();
  const url = `http://${silent.host}`;
  const { code, output, errors } = await run({
    ...environmentOf({
      database: `postgres://${silent.host}/saffron`,
      port: 4000,
      razorpay: { url, checkoutUrl: `${url}/v1/checkout.js` },
      inbox: { smtpUrl: `smtp://${silent.host}` },
    }),
    SITE_URL: url,
    FIREBASE_AUTH_EMULATOR_HOST: silent.host,
    FIREBASE_STORAGE_EMULATOR_HOST: silent.host,
    DNS_SERVERS: '127.0.0.1:9',
  });
  await silent.stop();
  expect({ code, errors }).toEqual({ code: 1, errors: '' });
  const silentOnes = ['database', 'mail sign-in', 'Razorpay keys', 'Firebase project', 'site', 'callers'];
  const beginnings = output.split('\n').map((line) => line.split('. ')[0]);
  expect(beginnings).toEqual(
    expect.arrayContaining(silentOnes.map((name) => `wrong    ${name}: no response within 10 seconds`)),
  );
  expect(output).toMatch(/\d\d checks: .*\n$/);
});

test('explains its options', async () => {
  const { code, output } = await run({}, ['--help']);
  expect(code).toBe(0);
  expect(output).toContain('doctor --send-mail');
});

test('given an unknown option, names it and checks nothing', async () => {
  const { code, output, errors } = await run({}, ['--everything']);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain('--everything');
});
