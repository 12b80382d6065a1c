import type { Page } from '@playwright/test';
import { expectInOrder } from './in-order';
import { follow, reach, typeDate } from './keyboard';
import { proofCases } from './proof-cases';
import { openSent } from './sent-pages';
import { checkoutWindow, expect, freshEmail, freshStay, test, totalShown, written } from './test-server';

const FORM = 'Book Your Perfect Stay';

/** Leaves the step and comes back, then reloads it. Each time it must be unchanged. */
async function leaveAndReturn(page: Page, isAsItWas: () => Promise<void>): Promise<void> {
  const address = page.url();
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await isAsItWas();
  await page.reload();
  await expect(page).toHaveURL(address);
  await isAsItWas();
}

test.describe('on a phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  test.describe.configure({ timeout: 240_000 });

  test('a guest finds a room and pays, with Back and reload at each step', async ({ page }) => {
    const { checkin, checkout } = freshStay();
    const email = freshEmail();
    const search = `checkin=${checkin}&checkout=${checkout}&guests=2`;
    const home = page.getByRole('region', { name: 'Find your room' });
    await page.goto('/');
    await typeDate(page, home.getByLabel('Check-in'), checkin);
    await typeDate(page, home.getByLabel('Check-out'), checkout);
    await reach(page, home.getByRole('spinbutton', { name: 'Adults' }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/book?${search}`);
    await leaveAndReturn(page, async () => {
      await expect(page.getByLabel('Check-in')).toHaveValue(checkin);
      await expect(page.getByLabel('Check-out')).toHaveValue(checkout);
      await expect(page.locator('input[name=adults]')).toHaveValue('2');
      await expect(page.getByRole('article')).toHaveCount(4);
    });
    await expectInOrder(page, 'results');

    await follow(page, page.getByRole('link', { name: 'Deluxe', exact: true }));
    await expect(page).toHaveURL(`/stay/Deluxe?${search}`);
    const chosen = page.getByRole('complementary', { name: 'Your stay' });
    await leaveAndReturn(page, () => expect(chosen.getByText('₹39,449.76')).toBeVisible());
    await expect(page.getByLabel('Check-in')).toHaveValue(checkin);
    await follow(page, chosen.getByRole('link', { name: 'Book this room' }));

    const dialog = page.getByRole('dialog', { name: FORM });
    await expect(page).toHaveURL(`/book?${search}&room=Deluxe`);
    const stayIsShown = async () => {
      await expect(dialog.getByLabel('Room type')).toHaveValue('Deluxe');
      await expect(dialog.getByLabel('Check-in')).toHaveValue(checkin);
      await expect(dialog.getByLabel('Check-out')).toHaveValue(checkout);
      await expect(dialog.getByLabel('Guests')).toHaveValue('2');
      expect(await totalShown(dialog)).toBe('₹39,449.76');
    };
    await stayIsShown();
    await leaveAndReturn(page, stayIsShown);
    await expectInOrder(page, 'form');

    await reach(page, dialog.getByLabel('Name'));
    await page.keyboard.type('Asha Rao');
    await reach(page, dialog.getByLabel('Email'));
    await page.keyboard.type(email);
    await reach(page, dialog.getByLabel('Phone'));
    await page.keyboard.type('+91 98765 43210');
    await reach(page, dialog.getByLabel('How can we prepare'));
    await page.keyboard.type('A quiet room');
    await leaveAndReturn(page, async () => {
      await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
      await expect(dialog.getByLabel('Email')).toHaveValue(email);
      await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98765 43210');
      await expect(dialog.getByLabel('How can we prepare')).toHaveValue('A quiet room');
      await stayIsShown();
    });

    await follow(page, dialog.getByRole('button', { name: 'Proceed to Payment' }));
    const gateway = await checkoutWindow(page);
    // The window closes at once, and would leave the release of Enter without an answer.
    await gateway.getByRole('button', { name: 'Pay' }).press('Space');
    const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
    await expect(paid).toBeVisible();
    await follow(page, paid.getByRole('button', { name: 'OK' }));
    await expect(page).toHaveURL(/\/booking#/);
    const confirmed = async () => {
      await expect(page.getByText(/SC-[0-9A-Z]{8}/).first()).toBeVisible();
      await expect(page.getByText('₹39,449.76').first()).toBeVisible();
    };
    await confirmed();
    await leaveAndReturn(page, confirmed);
  });
});

for (const width of proofCases([320, 1440], 2)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    test.describe.configure({ timeout: 120_000 });

    test('the page of a room type has a calendar, which chooses the dates of the address', async ({
      page,
    }) => {
      await page.goto('/rooms/deluxe');
      await page.getByRole('link', { name: /^Dates and prices.*Deluxe Lake Room$/ }).click();
      await expect(page).toHaveURL('/stay/Deluxe');
      const days = page.getByRole('grid').first().getByRole('button', { disabled: false });
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(days.nth(3)).toHaveAccessibleName(/₹/);
      await days.nth(3).click();
      await days.nth(5).click();
      await expect(page).toHaveURL(/\/stay\/Deluxe\?checkin=\d{4}-\d\d-04&checkout=\d{4}-\d\d-06&guests=2$/);
      const chosen = page.getByRole('complementary', { name: 'Your stay' });
      await expect(chosen.getByText('₹39,449.76')).toBeVisible();
      await expectInOrder(page, 'room type');
      await page.reload();
      await expect(chosen.getByText('₹39,449.76')).toBeVisible();
      await chosen.getByRole('link', { name: 'Book this room' }).click();
      await expect(page.getByRole('dialog', { name: FORM }).getByLabel('Room type')).toHaveValue('Deluxe');
    });

    test('Book is in reach on every page, and a shared link opens the form', async ({ page }) => {
      const { checkin, checkout } = freshStay();
      for (const address of ['/', '/offers', '/stay/Suite', '/terms']) {
        await page.goto(address);
        const inHeader = page.getByRole('banner').getByRole('link', { name: 'Book', exact: true });
        const inBar = page.locator('.book-bar').getByRole('link');
        await expect(inHeader.or(inBar).filter({ visible: true })).toBeInViewport();
      }
      await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=3&room=Suite&code=LAKE`);
      const dialog = page.getByRole('dialog', { name: FORM });
      await expect(dialog.getByLabel('Room type')).toHaveValue('Suite');
      await dialog.getByLabel('Guests').fill('4');
      await expect(page).toHaveURL(/guests=4&room=Suite&code=LAKE$/);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`/book?checkin=${checkin}&checkout=${checkout}&guests=4&code=LAKE`);
      await expect(page.getByRole('heading', { name: written(checkin) })).toBeVisible();
    });
  });
}

test('a guest who presses Cancel right after a change keeps the change', async ({ page }) => {
  const { checkin, checkout } = freshStay();
  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=3&room=Suite`);
  const dialog = page.getByRole('dialog', { name: FORM });
  await expect(dialog.getByLabel('Room type')).toHaveValue('Suite');
  const guests = await dialog.getByLabel('Guests').elementHandle();
  const cancel = await dialog.getByRole('button', { name: 'Cancel' }).elementHandle();
  // Both in one step, so that React cannot show the new address in between.
  await page.evaluate(
    ([field, button]) => {
      const input = field as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '4');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      (button as HTMLElement).click();
    },
    [guests, cancel],
  );
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/book?checkin=${checkin}&checkout=${checkout}&guests=4`);
});

test('dates that are chosen in the calendar leave the focus in the search', async ({ page }) => {
  const { checkin, checkout } = freshStay();
  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=2`);
  const summary = page.getByText('Change', { exact: true }).locator('xpath=..');
  await summary.click();
  await page.getByRole('button', { name: 'Choose in the price calendar' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  const days = page.getByRole('grid').first().getByRole('button', { disabled: false });
  await expect(days.nth(3)).toHaveAccessibleName(/₹/);
  await days.nth(3).press('Enter');
  await expect(days.nth(3)).toBeFocused();
  await days.nth(5).press('Enter');
  await expect(page).toHaveURL(/checkin=\d{4}-\d\d-04&checkout=\d{4}-\d\d-06&guests=2$/);
  await expect(summary).toBeFocused();
});

test('results that came with the page are not loaded a second time, until the guest comes back to them', async ({
  page,
}) => {
  const { checkin, checkout } = freshStay();
  const askedFor: number[] = [];
  page.on('request', (request) => {
    const sent = request.postDataJSON() as { operationName: string; variables: { guests: number } } | null;
    if (sent?.operationName === 'StayOptions') askedFor.push(sent.variables.guests);
  });
  await openSent(page, `/book?checkin=${checkin}&checkout=${checkout}&guests=2`);
  // A page that a busy server sent without its rooms asks for them.
  askedFor.length = 0;
  await page.getByText('Change', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Adults' }).press('Enter');
  await expect(page).toHaveURL(/guests=3$/);
  await expect.poll(() => askedFor).toEqual([3]);
  await page.goBack();
  await expect(page).toHaveURL(/guests=2$/);
  await expect.poll(() => askedFor).toEqual([3, 2]);
});
