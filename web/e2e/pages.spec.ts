import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { proofCases } from './proof-cases';
import { expect, test } from './test-server';
import { signIn } from './people';
import { ADMINISTRATOR, PUBLIC, settle, SIGNED_IN } from './site-pages';

const WIDTHS = [320, 390, 768, 1280];
const BEHIND_SIGN_IN = [...SIGNED_IN, ...ADMINISTRATOR];
// The server's tests run beside. A test has this time for each of its pages, so that a further page takes none from the others.
const LONGEST_MILLISECONDS_OF_A_PAGE = 30_000;

/** The faults of the current page: found by axe, in its headings and landmarks, and in its width on every screen. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    );
  if (levels.filter((level) => level === 1).length !== 1)
    found.push(`headings of level 1: ${levels.join(' ')}`);
  const skipped = levels.some((level, place) => level > (levels[place - 1] ?? level) + 1);
  if (skipped) found.push(`a level of headings is skipped: ${levels.join(' ')}`);
  if ((await page.getByRole('main').count()) !== 1) found.push('not one main landmark');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    // A resized page needs a moment.
    const within = await expect
      .poll(isWithin, { timeout: 3000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!within) found.push(`wider than a screen of ${width}`);
  }
  return found;
}

/** The faults that axe finds in the other colour scheme. */
async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours take a moment to change.
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `dark, ${id}: ${html}`));
}

async function lookAt(page: Page, paths: string[]): Promise<void> {
  test.setTimeout(paths.length * LONGEST_MILLISECONDS_OF_A_PAGE);
  const all: Record<string, string[]> = {};
  const darkPaths = new Set(proofCases(paths, 2));
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await settle(page);
    const found = await findings(page);
    if (darkPaths.has(path)) found.push(...(await darkFindings(page)));
    if (found.length > 0) all[path] = found;
  }
  expect(all).toEqual({});
}

test.use({ reducedMotion: 'reduce' });

test.describe('in daylight and in the dark', { tag: '@every-page' }, () => {
  test('every public page is in order', async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    await lookAt(page, PUBLIC);
  });

  test('every page behind the sign-in is in order', async ({ page, testServer }) => {
    await signIn(page, testServer.administrator);
    await lookAt(page, BEHIND_SIGN_IN);
  });
});

test('nothing moves for a guest who asked for less motion, not even colours far below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await settle(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const ofTime = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
  expect(await ofTime()).toBe(0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ofTime()).toBe(0);
});

test('what opens is in order too: lists of the bar, the menu of small screens, the booking form, each section', async ({
  page,
  testServer,
}) => {
  const opened = async (state: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      state,
    ).toEqual([]);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/offers');
  await settle(page);
  await page.getByRole('button', { name: 'Dining' }).click();
  await opened('a list of the bar');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/rooms/deluxe');
  await settle(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Amenities' }).click();
  await opened('the menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Book this room/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await opened('the booking form');
  await signIn(page, testServer.administrator);
  await page.goto('/admin');
  for (const name of ['Offers', 'Feedback', 'Hotels', 'Category Data']) {
    await page.getByRole('button', { name, exact: true }).click();
    await opened(name);
  }
});
