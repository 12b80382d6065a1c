import { expect, test } from './test-server';
import { freshPerson, signInHere } from './people';

test('a guest looks at the offers and books a room from its listing', async ({ page }) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { name: 'Exclusive Offers' })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByText('Valid Till').first()).toBeVisible();

  await page.goto('/rooms/family');
  await page
    .getByRole('button', { name: /^Book this room/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await expect(dialog.getByLabel('Room type')).toHaveValue('Suite');
});

test('the bar of a wide screen is one row, and leads to the hotel’s own pictures', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/offers');
    const words = bar.locator('.navigation-word');
    expect(await words.count()).toBeGreaterThan(8);
    // The words are wider in another typeface, until the hotel's has loaded.
    const rows = () =>
      words.evaluateAll(
        (all) => new Set(all.map((word) => Math.round(word.getBoundingClientRect().top))).size,
      );
    await expect.poll(rows).toBe(1);
  }
  await bar.getByRole('link', { name: 'Pictures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures of Saffron Court' })).toBeVisible();
});

test('the directory keeps its filters and its page through back and reload', async ({ page, testServer }) => {
  const person = await freshPerson(testServer);
  await page.goto('/hotels?stars=4');
  await signInHere(page, person);
  // The sign-in returns to the page that the guest wanted, with its filters.
  await expect(page).toHaveURL(/\/hotels\?stars=4$/);
  await expect(page.getByText('houses where we have stayed ourselves')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByLabel('Stars', { exact: true }).selectOption('All Star Ratings');
  await expect(page.getByText('28 hotels')).toBeVisible();
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
  await page.getByLabel('Filter by city').fill('jaipur');
  await expect(page).toHaveURL(/\?city=jaipur$/);
  const link = page.getByRole('link', { name: /^View on Agoda/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

for (const { width, opensMenu } of [
  { width: 390, opensMenu: true },
  { width: 768, opensMenu: true },
  { width: 1280, opensMenu: false },
  { width: 1440, opensMenu: false },
])
  test(`a guest without an account finds the own booking from every page at ${width} px`, async ({
    page,
    tolerated,
  }) => {
    tolerated.push(/status of 404/);
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/book', '/rooms/deluxe', '/offers', '/no-such-page']) {
      await page.goto(address);
      const menu = page.getByRole('navigation', { name: 'Main' });
      if (opensMenu) await menu.getByRole('button', { name: 'Menu' }).click();
      const link = menu.getByRole('link', { name: 'Manage booking' });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Manage booking' })).toHaveCount(
        1,
      );
    }
    await page.goto('/');
    if (opensMenu) await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Manage booking' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  });

test('a page that has nothing to show leads to rooms, search and bookings', async ({
  page,
  testServer,
  tolerated,
}) => {
  tolerated.push(/status of 404/);
  const items = await testServer.query<{ id: string }>(
    "UPDATE category_items SET category = 'Menus' WHERE category = 'Breakfast' RETURNING id",
  );
  const offers = await testServer.query('SELECT id, valid_till::text FROM offers');
  await testServer.query("UPDATE offers SET valid_till = '2020-01-01'");
  const main = page.getByRole('main');
  for (const address of ['/dining/breakfast', '/offers', '/no-such-page', '/signin', '/unauthorized']) {
    await expect(async () => {
      await page.goto(address);
      for (const [name, path] of [
        ['Rooms and prices', '/rooms'],
        ['Find your room', '/book'],
        ['Manage booking', '/booking'],
      ] as const)
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path, {
          timeout: 3_000,
        });
    }).toPass({ timeout: 30_000 });
  }
  await testServer.query("UPDATE category_items SET category = 'Breakfast' WHERE id = ANY($1)", [
    items.map(({ id }) => id),
  ]);
  await testServer.query(
    `UPDATE offers SET valid_till = kept.valid_till
     FROM jsonb_to_recordset($1::jsonb) AS kept(id uuid, valid_till date) WHERE offers.id = kept.id`,
    [JSON.stringify(offers)],
  );
});
