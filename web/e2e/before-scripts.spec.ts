import { proofCases } from './proof-cases';
import { expect, freshEmail, freshStay, test } from './test-server';
import { openBeforeScripts, reportNoPaint, SCRIPTS, stopLongTimers, takenOver } from './taken-over';

for (const width of proofCases([390, 1440], 2)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('dates and guests that are chosen before any script comes are searched for', async ({ page }) => {
      const { checkin, checkout } = freshStay();
      const bring = await openBeforeScripts(page, '/');
      const form = page.getByRole('region', { name: 'Find your room' });
      await form.getByLabel('Check-in').fill(checkin);
      await form.getByLabel('Check-out').fill(checkout);
      await form.getByRole('spinbutton', { name: 'Adults' }).fill('3');
      bring();
      const button = form.getByRole('button', { name: 'Search' });
      await takenOver(button);
      await expect(form.getByLabel('Check-in')).toHaveValue(checkin);
      await expect(form.getByLabel('Check-out')).toHaveValue(checkout);
      await button.click();
      await expect(page).toHaveURL(`/book?checkin=${checkin}&checkout=${checkout}&guests=3`);
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByText('₹39,449.76')).toBeVisible();
    });

    test('a check-out later than the next day is kept when another field changes', async ({ page }) => {
      const { checkin, checkout } = freshStay();
      const bring = await openBeforeScripts(page, '/stay/Deluxe');
      await page.getByLabel('Check-in').fill(checkin);
      await page.getByLabel('Check-out').fill(checkout);
      bring();
      await takenOver(page.getByRole('button', { name: 'Search' }));
      await page.getByRole('spinbutton', { name: 'Adults' }).fill('4');
      await expect(page.getByLabel('Check-in')).toHaveValue(checkin);
      await expect(page.getByLabel('Check-out')).toHaveValue(checkout);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`/stay/Deluxe?checkin=${checkin}&checkout=${checkout}&guests=4`);
    });

    test('Search before any script comes leads to the results', async ({ page }) => {
      const { checkin, checkout } = freshStay();
      const bring = await openBeforeScripts(page, '/');
      const form = page.getByRole('region', { name: 'Find your room' });
      await form.getByLabel('Check-in').fill(checkin);
      await form.getByLabel('Check-out').fill(checkout);
      await form.getByRole('spinbutton', { name: 'Adults' }).fill('3');
      await form.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(new RegExp(`/book\\?checkin=${checkin}&checkout=${checkout}&adults=3&`));
      // A busy server sends the page without its data.
      await expect(async () => {
        if ((await page.getByRole('article').count()) === 0) await page.reload({ waitUntil: 'commit' });
        await expect(page.getByRole('article')).toHaveCount(4, { timeout: 5_000 });
      }).toPass();
      bring();
      await takenOver(page.getByText('Change', { exact: true }));
      await expect(page.getByText('₹39,449.76')).toBeVisible();
    });

    test('Book Your Stay before any script comes opens the booking form', async ({ page }) => {
      const bring = await openBeforeScripts(page, '/');
      await page.getByRole('button', { name: 'Book Your Stay' }).click();
      bring();
      await expect(page.getByRole('dialog', { name: 'Book Your Perfect Stay' })).toBeVisible();
    });

    test('what is typed and sent before any script comes is sent then', async ({ page }) => {
      const bring = await openBeforeScripts(page, '/');
      const newsletter = page.getByRole('form', { name: 'Newsletter' });
      await newsletter.getByLabel('E-mail address').fill(freshEmail());
      await newsletter.getByRole('button', { name: 'Send OTP' }).click();
      const contact = page.getByRole('form', { name: 'Contact' });
      await contact.getByLabel('Company Email').fill('asha@example.com');
      await contact.getByLabel('How Can We Help You?').fill('Is there a cot?');
      bring();
      await expect(newsletter.getByLabel('OTP', { exact: true })).toBeVisible();
      await takenOver(contact.getByLabel('Company Email'));
      await expect(contact.getByLabel('Company Email')).toHaveValue('asha@example.com');
      await contact.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank you for your message!')).toBeVisible();
    });
  });
}

test('a search that leads on while the scripts come stays where it leads', async ({ page }) => {
  const { checkin, checkout } = freshStay();
  const bring = await openBeforeScripts(page, '/');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  await page.route(/\/book\?/, async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  const form = page.getByRole('region', { name: 'Find your room' });
  await form.getByLabel('Check-in').fill(checkin);
  await form.getByLabel('Check-out').fill(checkout);
  await form.getByRole('button', { name: 'Search' }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toBe(1);
  const scripts = page.waitForResponse(SCRIPTS);
  bring();
  await scripts;
  answer();
  await expect(page).toHaveURL(
    new RegExp(`/book\\?checkin=${checkin}&checkout=${checkout}&(adults|guests)=`),
  );
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('children that are chosen before any script comes are searched for once their ages are chosen', async ({
  page,
}) => {
  const { checkin, checkout } = freshStay();
  const bring = await openBeforeScripts(page, '/');
  const form = page.getByRole('region', { name: 'Find your room' });
  await form.getByLabel('Check-in').fill(checkin);
  await form.getByLabel('Check-out').fill(checkout);
  await form.getByRole('spinbutton', { name: 'Children' }).fill('1');
  await form.getByRole('button', { name: 'Search' }).click();
  const dates = `checkin=${checkin}&checkout=${checkout}`;
  await expect(page).toHaveURL(new RegExp(`/book\\?${dates}&adults=2&minors=1&rooms=1`));
  await page.getByLabel('Age of the child').selectOption('4');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/book\\?${dates}&adults=2&minors=1&rooms=1&age=4`));
  bring();
  await takenOver(page.getByText('Change', { exact: true }));
  await expect(page.getByText('3 guests (1 child: 4 years)').first()).toBeVisible();
});

test('a search on the page of a room before any script comes stays with the room', async ({ page }) => {
  const { checkin, checkout } = freshStay();
  const bring = await openBeforeScripts(page, '/stay/Deluxe');
  await page.getByLabel('Check-in').fill(checkin);
  await page.getByLabel('Check-out').fill(checkout);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/stay/Deluxe\\?checkin=${checkin}&checkout=${checkout}&adults=2`));
  bring();
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText('2 nights');
});

test('each field of a page that the server renders has a name', async ({ page }) => {
  await page.goto('/terms');
  for (const address of ['/', '/book', '/stay/Deluxe', '/rooms/deluxe', '/signin', '/signup', '/offers']) {
    const nameless = await page.evaluate(async (path) => {
      const html = await (await fetch(path, { headers: { Accept: 'text/html' } })).text();
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const fields = sent.querySelectorAll('#root :is(input, select, textarea):not([name])');
      return [...fields].map((field) => field.outerHTML);
    }, address);
    expect(nameless, address).toEqual([]);
  }
});

test('fields that a password manager fills in by no event are sent, before and after the scripts come', async ({
  page,
}) => {
  const bring = await openBeforeScripts(page, '/');
  const contact = page.getByRole('form', { name: 'Contact' });
  const fill = (label: string, value: string) =>
    contact.getByLabel(label).evaluate((field, text) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    }, value);
  await fill('Company Email', freshEmail());
  bring();
  await takenOver(contact.getByLabel('Company Email'));
  await fill('How Can We Help You?', 'Is there a cot?');
  await contact.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
});

test('scrolling over a field that has the focus scrolls the page and keeps the value', async ({ page }) => {
  await page.goto('/book');
  const guests = page.getByRole('spinbutton', { name: 'Adults' });
  await guests.focus();
  await guests.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(guests).toHaveValue('2');
});

test('what a guest types, unchecks and presses before any script comes is not lost', async ({ page }) => {
  const bring = await openBeforeScripts(page, '/signin');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
  await page.getByLabel('Remember me').uncheck();
  await page.getByRole('button', { name: 'Rooms & Suites' }).click();
  bring();
  await expect(page.getByRole('button', { name: 'Rooms & Suites' })).toHaveAttribute('aria-expanded', 'true');
  await takenOver(page.locator('main form'));
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com');
  await expect(page.getByLabel('Remember me')).not.toBeChecked();
});

test('pictures further down load once the opening picture has come', async ({ page }) => {
  await stopLongTimers(page);
  let bringOpening: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => (bringOpening = resolve));
  const events: string[] = [];
  await page.route(/\/pictures\//, async (route) => {
    const isOpening = route.request().url().includes('/pictures/hero');
    if (isOpening) await opening;
    events.push(isOpening ? 'opening picture' : 'lower picture');
    await route.continue();
  });
  const scripts = page.waitForRequest(SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  // The page is painted now, and its lower pictures could have been asked for.
  await scripts;
  bringOpening();
  await expect.poll(() => events).toContain('lower picture');
  expect(events[0]).toBe('opening picture');
});

// Their HTML has no content of its own: nothing is painted before the scripts come.
const WITHOUT_CONTENT = [
  '/booking',
  '/profile',
  '/hotels',
  '/feedback',
  '/no-such-page',
  '/desk',
  '/desk/print/arrivals',
];

for (const address of WITHOUT_CONTENT) {
  test(`${address} asks for its scripts without waiting for a paint`, async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    await stopLongTimers(page);
    await reportNoPaint(page);
    const asked = page.waitForRequest(SCRIPTS);
    await page.goto(address, { waitUntil: 'commit' });
    expect((await asked).resourceType()).toBe('script');
  });
}
