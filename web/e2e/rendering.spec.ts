import type { Page } from '@playwright/test';
import { openSent, untilSent } from './sent-pages';
import { reportNoPaint, stopLongTimers } from './taken-over';
import { expect, freshStay, test } from './test-server';

const PHONE = '+91 294 555 0142';

/** Each public page with words of its own texts and words from the database. */
const PAGES: { path: string; title: string; words: string[]; instead?: string; searches?: boolean }[] = [
  {
    path: '/',
    title: 'Welcome to Saffron Court',
    words: [
      'Our Premium Services',
      'from ₹26,673.20 a night with tax',
      'Helena Costa',
      'Open in OpenStreetMap',
      'Stay Updated',
    ],
    searches: true,
  },
  { path: '/rooms/deluxe', title: 'Deluxe Rooms', words: ['$199', 'Amenities'], searches: true },
  { path: '/rooms/family', title: 'Family Rooms', words: ['$299'], searches: true },
  { path: '/rooms/features', title: 'Room Features', words: ['Available'], searches: true },
  { path: '/dining/restaurants', title: 'Restaurants & Bars', words: ['Timing'] },
  { path: '/amenities/spa', title: 'Spa & Wellness', words: ['Timing'] },
  { path: '/offers', title: 'Exclusive Offers', words: ['Valid Till'] },
  { path: '/gallery', title: 'Pictures of Saffron Court', words: ['Rooms', 'Dining', 'Amenities'] },
  {
    path: '/good-to-know',
    title: 'Good to know',
    words: [
      'Change or cancel online',
      'Call +91 294 555 0142',
      'City Palace',
      'Assistance dogs',
      'What guests ask',
    ],
  },
  {
    path: '/stay-policies',
    title: 'Stay policies',
    words: ['Free cancellation until 48 hours', 'in a Suite'],
  },
  { path: '/terms', title: 'Terms', words: ['Free cancellation until 48 hours'] },
  { path: '/privacy', title: 'Privacy', words: ['Your rights'] },
  {
    path: '/signin',
    title: 'Welcome Back',
    words: [],
    instead: 'To use your account, switch on JavaScript.',
  },
  {
    path: '/signup',
    title: 'Create Account',
    words: [],
    instead: 'To use your account, switch on JavaScript.',
  },
];

/** The words for browsers without scripts. Playwright finds no text in `noscript` itself, only in its children. */
async function shownInstead(page: Page, within: string): Promise<string> {
  const words = page.locator(`${within} noscript > *`).filter({ hasText: 'JavaScript' }).first();
  await expect(words).toBeVisible();
  return (await words.textContent()) ?? '';
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its words, prices, links and the hotel's address", async ({ page }) => {
    for (const { path, title, words, instead, searches = false } of PAGES) {
      await openSent(page, path, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const text of words) await expect(page.getByText(text).first(), text).toBeVisible();
      if (instead) expect(await shownInstead(page, 'main')).toContain(instead);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText('Lake Palace Road, Pichola'), path).toBeVisible();
      await expect(footer.getByRole('link', { name: PHONE }).first(), path).toHaveAttribute(
        'href',
        'tel:+912945550142',
      );
      await expect(footer.getByRole('link', { name: 'Stay policies' }), path).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' }), path).toBeHidden();
      // Pages of rooms fold the search into a line.
      if (path.startsWith('/rooms/')) await page.getByText('Choose dates').click();
      // The dates of the search, which needs no script, and its code.
      const fields = path === '/' || path === '/rooms' ? 3 : 2;
      await expect(page.getByRole('textbox'), path).toHaveCount(searches ? fields : 0);
    }
  });

  test('a guest with a phone comes from page to page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSent(page, '/', { waitUntil: 'load' });
    const menu = await page.locator('.navigation-menu').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0), 'the menu covers nothing').toBeLessThan(title?.y ?? 0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Family Rooms' }).click();
    await expect(page).toHaveURL(/\/rooms\/family$/);
    await untilSent(page);
    const instead = await shownInstead(page, 'main');
    expect(instead).toContain('To book a room here, switch on JavaScript.');
    expect(instead).toContain(PHONE);
    expect(await shownInstead(page, 'footer')).toContain('To send this form, switch on JavaScript.');
  });

  test('a guest searches from the home page and reads every total, the rooms left and why a room is closed', async ({
    page,
  }) => {
    const { checkin, checkout } = freshStay();
    await openSent(page, '/', { waitUntil: 'load' });
    await page.getByLabel('Check-in').fill(checkin);
    await page.getByLabel('Check-out').fill(checkout);
    await page.getByRole('spinbutton', { name: 'Adults' }).fill('3');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`/book\\?checkin=${checkin}&checkout=${checkout}&adults=3&`));
    await untilSent(page);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByText('₹39,449.76')).toBeVisible();
    await expect(page.getByText('Single sleeps at most 2 guests')).toBeVisible();
    await expect(page.getByLabel('Check-in')).toHaveValue(checkin);
    expect(await shownInstead(page, 'main')).toContain('To book a room here, switch on JavaScript.');

    await page.getByText('Change', { exact: true }).click();
    await page.getByLabel('Promotion code').fill('"><b>NOPE</b>');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/NOPE/);
    await untilSent(page);
    await expect(page.getByText('We do not know this code.')).toBeVisible();
    await expect(page.getByLabel('Promotion code')).toHaveValue('"><b>NOPE</b>');
    await expect(page.getByText('₹39,449.76')).toBeVisible();

    await openSent(page, `/book?checkin=2020-01-01&checkout=2020-01-02`, { waitUntil: 'load' });
    await expect(page.getByRole('alert')).toContainText('Check-in');
  });

  test('a page that is not for everybody says that it needs scripts', async ({ page }) => {
    await page.goto('/booking', { waitUntil: 'load' });
    expect(await shownInstead(page, 'body')).toContain('needs JavaScript');
  });
});

/** The requests for data that the open page has sent. */
function requestsForData(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.length = 0;
    if (new URL(request.url()).pathname === '/graphql') sent.push(request.postData() ?? request.url());
  });
  return sent;
}

/** Marks the elements that the server sent, to distinguish them from elements that scripts make. */
const markSentElements = () => {
  new MutationObserver((_changes, observer) => {
    const parts = document.querySelectorAll('h1, main article, form, footer address');
    for (const part of parts) part.setAttribute('data-sent', '');
    if (document.readyState !== 'loading') observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

test('the scripts take every page over without asking for its data or drawing it again', async ({ page }) => {
  const sent = requestsForData(page);
  await page.addInitScript(markSentElements);
  for (const { path } of PAGES) {
    await openSent(page, path);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(sent, path).toEqual([]);
    const parts = page.locator('h1, main article, form, footer address');
    const drawnAgain = await parts.evaluateAll((all) =>
      all.filter((part) => !part.hasAttribute('data-sent')).map((part) => part.outerHTML.slice(0, 200)),
    );
    expect(await parts.count(), path).toBeGreaterThan(0);
    expect(drawnAgain, path).toEqual([]);
  }
});

test('the page is visible and can be used while the root check is in flight', async ({ page }) => {
  let respond: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (respond = resolve));
  // The page would go on without the answer after three seconds.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route('/', async (route) => {
    if (route.request().headers()['accept']?.includes('application/json')) await answered;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(spinner).toBeVisible();
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Perfect Stay' })).toBeVisible();
  respond();
  await expect(spinner).toHaveCount(0);
});

test('the page is painted from its HTML alone, has no file of styles, and asks for scripts after it is painted', async ({
  page,
}) => {
  // On a busy machine the page may be painted later than its scripts would wait.
  await stopLongTimers(page);
  await page.route(/\.woff2$|\/pictures\//, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const times = () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name));
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const styles = files.filter(({ name }) => name.endsWith('.css')).length;
    const scripts = files.map(({ startTime }) => startTime);
    return { styles, afterPaint: painted === undefined ? null : Math.min(...scripts) >= painted };
  };
  const scripted = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'));
  await expect.poll(() => page.evaluate(scripted)).toBe(true);
  expect(await page.evaluate(times)).toEqual({ styles: 0, afterPaint: true });
});

for (const path of ['/desk', '/profile', '/booking', '/nowhere'])
  test(`${path} is filled by its scripts, which do not wait for a paint`, async ({ page, tolerated }) => {
    // The address without a page is a 404.
    tolerated.push(/404/);
    await stopLongTimers(page);
    await reportNoPaint(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a hero picture that never comes does not keep the page from being usable', async ({ page }) => {
  await page.route(/\/pictures\/hero-/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Perfect Stay' })).toBeVisible();
});

test('a change of the administrator is in the next page that is sent', async ({ page, testServer }) => {
  const title = `Offer ${Date.now()}`;
  await page.goto('/offers');
  await testServer.query(
    "INSERT INTO offers (id, title, valid_till) VALUES (gen_random_uuid(), $1, '2999-01-01')",
    [title],
  );
  const html = async () => (await page.request.get('/offers')).text();
  await expect.poll(html).toContain(title);
  await testServer.query('DELETE FROM offers WHERE title = $1', [title]);
  await expect.poll(html).not.toContain(title);
});
