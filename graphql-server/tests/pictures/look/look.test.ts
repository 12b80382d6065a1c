import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { HEADING_TYPEFACES, TEXT_TYPEFACES } from '../../../src/pictures/look/typefaces';
import type { ColoursInput, LookInput } from '../../generated/operations';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const LOOK = gql(`query LookInTest {
  look { version hasShippedPalette logo headingTypeface textTypeface light { ground raised ink quiet line action onAction accent dusk onDusk } dark { ground raised ink quiet line action onAction accent dusk onDusk } }
}`);
const EDIT = gql(`mutation EditLookInTest($input: LookInput!, $version: Int!) {
  result: editLook(input: $input, version: $version) {
    __typename
    ... on LookSaved { look { version } }
    ... on LookChanged { look { version } }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const DESCRIBE = gql(`mutation DescribeLogoInTest($id: ID!) {
  result: editPicture(id: $id, version: 1, input: { altText: "An arch", focalX: 50, focalY: 50 }) {
    __typename
    ... on PictureSaved { picture { shown { address } } }
  }
}`);

const PAGE = `<!doctype html><html><head>
    <!--page--><title>Hotel</title><!--/page-->
    <meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#14181A" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="preload" href="/assets/cormorant-garamond-D0PuvKlG.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="preload" href="/assets/figtree-B6AIML_m.woff2" as="font" type="font/woff2" crossorigin />
    <!--hints--><!--/hints--></head><body><!--body--><!--/body--></body></html>`;
const PAGES = {
  publicPages: [{ path: '/', title: 'Home', description: 'A hotel.' }],
  hiddenPaths: ['/desk/look'],
  closedPaths: [],
};

let storage: TestStorage;
let web: string;
let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  storage = await startTestStorage();
  web = await mkdtemp(path.join(tmpdir(), 'saffron-court-look-'));
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), PAGE);
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(
    path.join(web, 'site.webmanifest'),
    JSON.stringify({ name: '{hotel}', icons: [], theme_color: '#FBF7F0' }),
  );
  testServer = await startTestServer({ WEB_DIRECTORY: web, FIREBASE_STORAGE_EMULATOR_HOST: storage.host });
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  await storage.stop();
  await rm(web, { recursive: true });
});

const html = async (address: string) =>
  (await fetch(`${testServer.url}${address}`, { headers: { accept: 'text/html' } })).text();
const look = async () => (await execute(testServer, LOOK, {}, owner)).look;

async function save(change: { light?: Partial<ColoursInput>; logo?: string }) {
  const { version, light, dark, logo } = await look();
  const palette = { light: { ...light, ...change.light }, dark: dark };
  const input: LookInput = { palette: change.light ? palette : null, logo: change.logo ?? logo };
  return (await execute(testServer, EDIT, { input, version }, owner)).result;
}

test('before anything is chosen, pages are as they were built', async () => {
  expect(await look()).toMatchObject({ version: 1, hasShippedPalette: true, logo: null });
  expect(await html('/')).not.toContain('id="look"');
  expect(await html('/')).toContain('content="#FBF7F0" media="(prefers-color-scheme: light)"');
});

test('colours that guests could not tell apart are refused with the pair and its ratio', async () => {
  expect(await save({ light: { quiet: '#9aa39e' } })).toMatchObject({
    faults: expect.arrayContaining([
      {
        field: 'palette.light.quiet',
        code: 'CONTRAST_TOO_LOW',
        message: 'These colours have too little contrast: quiet text on the page has 2.4, but needs 4.5.',
      },
    ]),
  });
  expect(await save({ light: { ink: 'black' } })).toMatchObject({
    faults: [{ field: 'palette.light.ink', code: 'COLOUR_INVALID' }],
  });
  expect((await look()).version).toBe(1);
});

test('a palette is in the first bytes of every page, and in the manifest', async () => {
  expect(await save({ light: { ground: '#fff4e0', action: '#7a1f3d' } })).toMatchObject({
    __typename: 'LookSaved',
  });
  await waitFor('pages have it', async () => (await html('/')).includes('--action:#7a1f3d'));
  for (const address of ['/', '/desk/look', '/no-such-page']) {
    const page = await html(address);
    expect(page).toContain('<style id="look">html:root{--ground:#fff4e0;');
    expect(page).toContain('content="#fff4e0" media="(prefers-color-scheme: light)"');
  }
  const manifest = (await (await fetch(`${testServer.url}/site.webmanifest`)).json()) as object;
  expect(manifest).toMatchObject({ theme_color: '#fff4e0', background_color: '#fff4e0' });
});

test('chosen typefaces are loaded instead of the built ones, with fallback fonts of the same width', async () => {
  const { version, logo, light, dark } = await look();
  const input: LookInput = {
    palette: { light, dark },
    logo,
    headingTypeface: 'PLAYFAIR_DISPLAY',
    textTypeface: 'NUNITO_SANS',
  };
  const { result } = await execute(testServer, EDIT, { input, version }, owner);
  expect(result.__typename).toBe('LookSaved');
  await waitFor('pages have them', async () => (await html('/')).includes('--headings:'));
  const page = await html('/');
  expect(page).toContain(
    "html:root{--headings:'headings','headings 1','headings 2','headings 3',Georgia,serif}",
  );
  expect(page).toContain("src:local('Arial'),local('Liberation Sans');size-adjust:95.5%");
  const preloaded = [...page.matchAll(/rel="preload"\s+href="([^"]+)"/g)].map(([, address]) => address);
  expect(preloaded).toEqual(['/typefaces/playfair-display.woff2', '/typefaces/nunito-sans.woff2']);
});

test.each(Object.values({ ...HEADING_TYPEFACES, ...TEXT_TYPEFACES }).map(({ file }) => file))(
  'the files of %s are part of the site',
  async (file) => {
    const shipped = path.resolve(__dirname, '../../../../web/public/typefaces');
    const endings = file === null ? [] : ['.woff2', '-rupee.woff2', '-further.woff2', '.LICENSE'];
    for (const ending of endings)
      await expect(access(path.join(shipped, `${file}${ending}`))).resolves.toBeUndefined();
  },
);

test('a form that was opened before another change stores nothing', async () => {
  const { light, dark } = await look();
  const input = { palette: { light: light, dark: dark } };
  const { result } = await execute(testServer, EDIT, { input, version: 1 }, owner);
  expect(result).toEqual({ __typename: 'LookChanged', look: { version: 3 } });
});

test('icons are made from the logo, at addresses that browsers keep for a year', async () => {
  const response = await fetch(`${testServer.url}/api/pictures?name=arch.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'x-forwarded-for': freshCaller() },
    body: new Uint8Array(await plain(512, 512, '#7a1f3d').png().toBuffer()),
  });
  const { id } = (await response.json()) as { id: string };
  await testServer.runJobs();
  const { result } = await execute(testServer, DESCRIBE, { id }, owner);
  const logo = result.__typename === 'PictureSaved' ? result.picture.shown.address : '';
  await waitFor('the logo is stored', async () => (await save({ logo })).__typename === 'LookSaved');
  await waitFor('pages have it', async () => (await html('/')).includes('.hotel-logo'));
  // The header shows the small icon file: a picture of 800 pixels would load before the first paint.
  const page = await html('/');
  const [, shown] = /\.hotel-logo\{background:url\(([^)]+)\)/.exec(page) ?? [];
  expect(page).toContain(`<link rel="icon" href="${shown}"`);
  const icon = /<link rel="apple-touch-icon" href="(\/icons\/[^"]+)"/.exec(await html('/'))?.[1] ?? '';
  const sent = await fetch(`${testServer.url}${icon}`);
  expect(sent.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, hasAlpha } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  const { icons } = (await (await fetch(`${testServer.url}/site.webmanifest`)).json()) as {
    icons: { src: string; purpose: string; sizes: string }[];
  };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of icons) expect((await fetch(`${testServer.url}${src}`)).status).toBe(200);
  expect((await fetch(`${testServer.url}${icon.replace('180', '181')}`)).status).toBe(404);
});
