import type { Page } from '@playwright/test';
import { shownCode } from './authenticator';
import { expectInOrder } from './in-order';
import { freshPerson, signIn, signInHere } from './people';
import { invited, member } from './staff';
import { expect, test } from './test-server';

/** What the role may not open, and a link that it must see in the menu. */
const ROLES = [
  { roleId: 'manager', menu: 'Rate plans', forbidden: '/desk/staff' },
  { roleId: 'reception', menu: 'New booking', forbidden: '/desk/figures' },
  { roleId: 'housekeeping', menu: 'Housekeeping', forbidden: '/desk/bookings' },
  { roleId: 'accounts', menu: 'Figures', forbidden: '/desk/bookings/new' },
] as const;

/** The addresses of requests that the server refused because of a missing right, from now on. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    void response
      .text()
      .then((text) => {
        if (text.includes('"FORBIDDEN"'))
          refused.push(`${page.url()}: ${response.request().postData() ?? ''}`);
      })
      .catch(() => undefined);
  });
  return refused;
}

for (const { roleId, menu, forbidden } of ROLES)
  test(`${roleId}: each page of the menu opens without a refused request, and other pages say why not`, async ({
    page,
    testServer,
  }) => {
    await signIn(page, testServer, await member(page, testServer, roleId));
    const refused = refusalsOn(page);
    await page.goto('/desk');
    const navigation = page.getByRole('navigation', { name: 'Desk' });
    await expect(navigation.getByRole('link', { name: menu, exact: true })).toBeVisible();
    const links = await navigation.locator('a[href^="/desk"]').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const address of new Set(addresses)) {
      if (!address) continue;
      await navigation.locator(`a[href="${address}"]`).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeHidden();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
    await page.goto(forbidden);
    await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
    expect(refused).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an invitation leads from the mail to the desk', async ({ page, testServer }) => {
    const person = await freshPerson(testServer);
    await page.goto(await invited(page, testServer, person, 'housekeeping'));
    await expect(page.getByRole('heading', { level: 1, name: 'Invitation to the desk' })).toBeVisible();
    await expectInOrder(page, 'an invitation, signed out');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, person);
    await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
    await expectInOrder(page, 'an invitation, signed in');
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByText('Your role is Housekeeping.')).toBeVisible();
    await expectInOrder(page, 'an accepted invitation');
    await page.getByRole('link', { name: 'Open the desk' }).click();
    await expect(page).toHaveURL('/desk/housekeeping');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectInOrder(page, 'the first page of housekeeping');
  });

  test('a second factor is set up, and a new sign-in needs its code', async ({
    page,
    browser,
    testServer,
  }) => {
    const manager = await member(page, testServer, 'manager');
    await signIn(page, testServer, manager);
    await page.goto('/desk/security');
    await page.getByRole('button', { name: 'Set up your authenticator' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    await expectInOrder(page, 'the key of a second factor');
    const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await page.getByLabel('First code').fill('000000');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('alert')).toContainText('code');
    await page.getByLabel('First code').fill(shownCode(secret));
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Your second factor is switched on.')).toBeVisible();
    await expectInOrder(page, 'recovery codes');
    const recoveryCode = await page.getByRole('main').getByRole('listitem').first().innerText();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, testServer, manager);
    await other.goto(`${testServer.siteUrl}/desk/bookings`);
    await expect(other.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
    await expectInOrder(other, 'the code of a second factor');
    await other.getByLabel('Code of your authenticator').fill(recoveryCode);
    await other.getByLabel('Code of your authenticator').press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await elsewhere.close();
  });
});
