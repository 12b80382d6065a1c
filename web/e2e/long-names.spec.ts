import type { Page } from '@playwright/test';
import { proofCases } from './proof-cases';
import { expect, fillForm, freshEmail, freshStay, test, type TestServer } from './test-server';
import { settle } from './site-pages';

/** Names of hotels and labels of 40 letters: one word, or several. */
const LONG = [
  {
    name: 'Landhausgasthofschwarzwaldblickpanoramen',
    label: 'Donaudampfschifffahrtskapitänssuitenraum',
  },
  { name: 'Sri Thiruvananthapuram Padmanabhaswamy Q', label: 'Chhatrapati Sambhajinagar Maharashtra 12' },
  {
    name: 'श्रीतिरुवनंतपुरमपद्मनाभस्वामीअतिथिगृहमहल',
    label: 'തിരുവനന്തപുരംപത്മനാഭസ്വാമിക്ഷേത്രമന്ദിരം',
  },
];
const WIDTHS = [320, 360, 390, 768, 1280, 1440];
const PAGES = [
  '/',
  '/book',
  '/rooms',
  '/stay/Deluxe',
  '/rooms/deluxe',
  '/dining/restaurants',
  '/gallery',
  '/offers',
  '/good-to-know',
  '/stay-policies',
  '/terms',
  '/privacy',
  '/booking',
  '/signin',
  '/no-such-page',
  '/unauthorized',
];

/** Calls the hotel, its menu, its rooms and the titles of its pages so. */
async function rename({ query }: TestServer, name: string, label: string): Promise<void> {
  await query('UPDATE property SET name = $1, town = $2', [name, label]);
  await query('UPDATE room_types SET name = $1', [label]);
  await query(
    `UPDATE content_documents SET published = jsonb_set(published, '{entries}', (
       SELECT jsonb_agg(entry || jsonb_build_object('label', $1::text, 'links', (
         SELECT coalesce(jsonb_agg(link || jsonb_build_object('label', $1::text)), '[]')
         FROM jsonb_array_elements(entry->'links') link)))
       FROM jsonb_array_elements(published->'entries') entry))
     WHERE kind = 'NAVIGATION'`,
    [label],
  );
  await query(
    `UPDATE content_documents SET published = jsonb_set(published, '{texts}', (
       SELECT jsonb_object_agg(key, CASE WHEN key ~ '(heading|title|name|sentence)$' THEN to_jsonb($1::text) ELSE value END)
       FROM jsonb_each(published->'texts')))
     WHERE kind = 'PAGE' AND published->'texts' <> '{}'`,
    [label],
  );
}

interface Kept {
  property: { name: string; town: string };
  types: { code: string; name: string }[];
  documents: { kind: string; key: string; published: object }[];
}

/** What the hotel is called by itself: other tests of this worker have the same hotel. */
async function keepNames({ query }: TestServer): Promise<Kept> {
  const [property = { name: '', town: '' }] = await query<Kept['property']>(
    'SELECT name, town FROM property',
  );
  const types = await query<Kept['types'][number]>('SELECT code, name FROM room_types');
  const documents = await query<Kept['documents'][number]>(
    "SELECT kind, key, published FROM content_documents WHERE kind IN ('NAVIGATION', 'PAGE') AND published IS NOT NULL",
  );
  return { property, types, documents };
}

async function restoreNames({ query }: TestServer, { property, types, documents }: Kept): Promise<void> {
  await query('UPDATE property SET name = $1, town = $2', [property.name, property.town]);
  for (const { code, name } of types)
    await query('UPDATE room_types SET name = $2 WHERE code = $1', [code, name]);
  for (const { kind, key, published } of documents)
    await query('UPDATE content_documents SET published = $3 WHERE kind = $1 AND key = $2', [
      kind,
      key,
      JSON.stringify(published),
    ]);
}

let kept: Kept | undefined;
test.beforeEach(async ({ testServer }) => {
  kept = await keepNames(testServer);
});
test.afterEach(async ({ testServer }) => {
  if (kept) await restoreNames(testServer, kept);
});

/** What is cut, or wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 0.5 || left < -0.5;
    };
    const leaves = [...document.body.querySelectorAll('*')].filter(
      (element) => element.childElementCount === 0 && element.checkVisibility(),
    );
    const parts = 'header *, footer *, h1, h2, h3, [role="dialog"] *, main p, main dt, main dd, main a';
    const beyond = leaves.filter((element) => element.matches(parts) && isBeyond(element));
    const scrolls =
      document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : [];
    const cut = [...document.querySelectorAll('header, header a, header span')].filter(
      (element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1,
    );
    return [...scrolls, ...[...beyond, ...cut].map((element) => element.outerHTML.slice(0, 160))];
  });

/** The words of the page's heading that stand in two lines. */
const brokenWords = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.firstChild;
    if (!text) return ['nothing'];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

test('the welcome on a phone breaks no word of a long name', async ({ page, testServer }) => {
  const name = 'Sri Thiruvananthapuram Padmanabhaswamy Q';
  await testServer.query('UPDATE property SET name = $1', [name]);
  await expect(async () => {
    expect(await (await fetch(testServer.siteUrl)).text()).toContain(`Welcome to ${name}`);
  }).toPass();
  await page.goto('/');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => brokenWords(page), { message: `at ${width} px` }).toEqual([]);
  }
});

for (const { name, label } of proofCases(LONG, LONG.length)) {
  test(`${name} breaks no page`, async ({ page, testServer, tolerated }) => {
    test.setTimeout(400_000);
    tolerated.push(/status of 404/);
    await rename(testServer, name, label);
    await expect(async () => {
      expect(await (await fetch(testServer.siteUrl)).text()).toContain(name);
    }).toPass();
    const found: string[] = [];
    const look = async (state: string) => {
      // Scripts need a moment to change the layout.
      await expect
        .poll(() => tooWide(page), { timeout: 3_000 })
        .toEqual([])
        .catch(() => undefined);
      found.push(...(await tooWide(page)).map((fault) => `${state}: ${fault}`));
    };
    for (const address of proofCases(PAGES, 2)) {
      await page.goto(address);
      await settle(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await look(`${address} at ${width} px`);
      }
    }
    await page.goto('/');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      if (width < 1280) await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('header').getByRole('button', { name: label }).last().click();
      await look(`the menu at ${width} px`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Book Your Stay' }).click();
      const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
      await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Single' });
      await expect(dialog.getByText('Total', { exact: true })).toBeVisible();
      await look(`the booking form at ${width} px`);
      expect(await dialog.boundingBox(), `the booking form at ${width} px`).toMatchObject({
        x: width < 640 ? 0 : expect.any(Number),
      });
      // Left open, the form would open again after a reload.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    expect(found).toEqual([]);
  });
}
