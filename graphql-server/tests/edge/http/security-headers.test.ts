import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { send } from '../../testkit/raw-http';

const FIRST_SCRIPT = `sha256-${createHash('sha256').update('start()').digest('base64')}`;

let site: string;
let development: TestServer;
let production: TestServer;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'saffron-court-site-'));
  await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Saffron Court</title>');
  // As the build writes it.
  const pages = { publicPages: [], hiddenPaths: ['/'], closedPaths: [], inlineScripts: [FIRST_SCRIPT] };
  await writeFile(path.join(site, 'pages.json'), JSON.stringify(pages));
  const given = { WEB_DIRECTORY: site };
  development = await startTestServer({ ...given, NODE_ENV: 'development' });
  production = await startTestServer({
    ...given,
    NODE_ENV: 'production',
    TRIAL: 'on',
    RAZORPAY_KEY_ID: 'rzp_test_production',
    RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
  });
});
afterAll(async () => {
  await development.stop();
  await production.stop();
  await rm(site, { recursive: true });
});

/** A policy's directives by name. */
function directivesOf(headers: Headers): Record<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy
      .split(';')
      .filter(Boolean)
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
  );
}

const page = (testServer: TestServer) => send(testServer, '/', { headers: { accept: 'text/html' } });

test('a page runs the scripts of the site, the checkout and the sign-in, and only the first inline script', async () => {
  const { headers } = await page(production);
  const policy = directivesOf(headers);
  expect(policy['script-src']).toEqual([
    "'self'",
    `'${FIRST_SCRIPT}'`,
    'https://checkout.razorpay.com',
    'https://apis.google.com',
  ]);
  expect(policy['frame-src']).toEqual(
    expect.arrayContaining(['https://demo-saffron-court.firebaseapp.com', 'https://api.razorpay.com']),
  );
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']),
  );
  // Others have names below these, too.
  expect(headers.get('content-security-policy')).not.toContain('*');
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
});

describe.each(['/', '/offers', '/api/offers', '/api/nothing', '/healthz'])('%s', (address) => {
  test('allows pop-ups to report back, names no software, and forbids guessing the content type', async () => {
    for (const testServer of [development, production]) {
      const { headers } = await send(testServer, address, { headers: { accept: 'text/html' } });
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(directivesOf(headers)['script-src'] ?? []).not.toContain("'unsafe-inline'");
    }
  });

  test('is requested only by HTTPS from then on, in production', async () => {
    const policyOf = async (testServer: TestServer) =>
      (await send(testServer, address)).headers.get('strict-transport-security');
    expect(await policyOf(production)).toBe('max-age=31536000; includeSubDomains');
    expect(await policyOf(development)).toBeNull();
  });
});
