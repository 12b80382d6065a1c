import type { Locator, Page } from '@playwright/test';
import { follow, reach, typeDate, typeInto } from './keyboard';
import { TreeGuest } from './tree-guest';
import { checkoutWindow, expect, freshEmail, freshStay, test } from './test-server';

/** The paths that the browser loads as new pages from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

/** What a guest does on the pages of the site until the window of the gateway opens. */
class Guest {
  /** The controls that were pressed. Each press counts. */
  readonly presses: string[] = [];
  /** The fields that were filled in. A stepper is one field, however often it is pressed. */
  readonly fields: string[] = [];
  async press(target: Locator): Promise<void> {
    this.presses.push((await target.textContent())?.trim() ?? '');
    await target.click();
  }

  async fill(form: Locator, label: string, value: string): Promise<void> {
    const field = form.getByLabel(label, { exact: true });
    this.fields.push(label);
    await field.fill(value);
  }

  async choose(form: Locator, label: string, option: string): Promise<void> {
    this.fields.push(label);
    await form.getByLabel(label, { exact: true }).selectOption(option);
  }

  /** Presses the plus of a stepper. */
  async add(form: Locator, label: string, times: number): Promise<void> {
    this.fields.push(label);
    for (let press = 0; press < times; press += 1)
      await form.getByRole('button', { name: `${label}: more`, exact: true }).click();
  }
}

const searchOf = (page: Page) => page.getByRole('region', { name: 'Find your room' });
const formOf = (page: Page) => page.getByRole('dialog', { name: 'Book Your Perfect Stay' });

/** The name of the link has a space before the colon in the accessibility tree. */
const BOOK_DELUXE = /^Book ?: Deluxe, Flexible$/;

/** Who books. All other fields of the form are filled in or optional. */
const ASHA = { Name: 'Asha Rao', Email: '', Phone: '+91 98765 43210' };

async function introduce(guest: Guest, form: Locator): Promise<void> {
  for (const [label, value] of Object.entries({ ...ASHA, Email: freshEmail() }))
    await guest.fill(form, label, value);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('two adults reach the payment with three presses and five fields, and load no further page', async ({
    page,
  }) => {
    const { checkin, checkout } = freshStay();
    const guest = new Guest();
    const loads = loadsOf(page);
    await page.goto('/');
    await guest.fill(searchOf(page), 'Check-in', checkin);
    await guest.fill(searchOf(page), 'Check-out', checkout);
    await guest.press(searchOf(page).getByRole('button', { name: 'Search' }));
    await guest.press(page.getByRole('link', { name: BOOK_DELUXE }));
    await introduce(guest, formOf(page));
    await guest.press(formOf(page).getByRole('button', { name: 'Proceed to Payment' }));
    await checkoutWindow(page);
    expect(guest.presses).toHaveLength(3);
    expect(guest.fields).toEqual(['Check-in', 'Check-out', 'Name', 'Email', 'Phone']);
    expect(loads).toEqual(['/']);
  });

  test('a family reaches the payment of two rooms with four presses, and answers each question once', async ({
    page,
  }) => {
    const { checkin, checkout } = freshStay();
    const guest = new Guest();
    const loads = loadsOf(page);
    await page.goto('/');
    const search = searchOf(page);
    await guest.fill(search, 'Check-in', checkin);
    await guest.fill(search, 'Check-out', checkout);
    await guest.add(search, 'Rooms', 1);
    await guest.add(search, 'Children in room 1', 1);
    await guest.choose(search, 'Age of the child, room 1', '4 years');
    await guest.add(search, 'Children in room 2', 1);
    await guest.choose(search, 'Age of the child, room 2', '9 years');
    await guest.press(search.getByRole('button', { name: 'Search' }));
    await guest.press(page.getByRole('link', { name: BOOK_DELUXE }));
    const form = formOf(page);
    await expect(form.getByLabel('Age of the child, room 2')).toHaveValue('9');
    await introduce(guest, form);
    await guest.press(form.getByRole('button', { name: 'Proceed to Payment' }));
    await checkoutWindow(page);
    expect(guest.presses.length).toBeLessThanOrEqual(4);
    expect(new Set(guest.fields).size).toBe(guest.fields.length);
    expect(loads).toEqual(['/']);
  });

  test('a guest without a pointer reaches the payment with the keyboard alone', async ({ page }) => {
    const { checkin, checkout } = freshStay();
    const loads = loadsOf(page);
    await page.goto('/');
    const search = searchOf(page);
    await typeDate(page, search.getByLabel('Check-in'), checkin);
    await typeDate(page, search.getByLabel('Check-out'), checkout);
    await follow(page, search.getByRole('button', { name: 'Children: more' }), 'Space');
    await reach(page, search.getByLabel('Age of the child'));
    // From 'Choose' to a child of 0 years.
    await page.keyboard.press('ArrowDown');
    await follow(page, search.getByRole('button', { name: 'Search' }));
    await follow(page, page.getByRole('link', { name: BOOK_DELUXE }));
    const form = formOf(page);
    await typeInto(page, form.getByLabel('Name'), ASHA.Name);
    await typeInto(page, form.getByLabel('Email'), freshEmail());
    await typeInto(page, form.getByLabel('Phone'), ASHA.Phone);
    await follow(page, form.getByRole('button', { name: 'Proceed to Payment' }), 'Space');
    await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).press('Space');
    await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
    expect(loads).toEqual(['/']);
  });

  test('a guest who knows only the accessibility tree books two rooms for a family, without asking twice', async ({
    page,
  }) => {
    const { checkin, checkout } = freshStay();
    const loads = loadsOf(page);
    await page.goto('/');
    const guest = await TreeGuest.on(page);
    const typed = (date: string) => `${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`;
    await guest.enter({ role: 'Date', name: 'Check-in' }, typed(checkin), checkin);
    await guest.enter({ role: 'Date', name: 'Check-out' }, typed(checkout), checkout);
    await guest.press({ role: 'button', name: 'Rooms: more' }, 'Space');
    for (const room of ['room 1', 'room 2'])
      await guest.press({ role: 'button', name: `Children in ${room}: more` }, 'Space');
    await guest.enter({ role: 'combobox', name: 'Age of the child, room 1' }, '4', '4 years');
    await guest.enter({ role: 'combobox', name: 'Age of the child, room 2' }, '9', '9 years');
    await guest.press({ role: 'button', name: 'Search' });
    await guest.hears({ role: 'StaticText', name: /^2 nights, 6 guests/ });
    await guest.press({ role: 'link', name: /^Book ?: Deluxe, Flexible$/ });
    await guest.hears({ role: 'dialog', name: 'Book Your Perfect Stay' });
    await guest.type({ role: 'textbox', name: 'Name' }, ASHA.Name);
    await guest.type({ role: 'textbox', name: 'Email' }, freshEmail());
    await guest.type({ role: 'textbox', name: 'Phone' }, ASHA.Phone);
    await guest.press({ role: 'button', name: 'Proceed to Payment' }, 'Space');
    await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).press('Space');
    await guest.hears({ role: 'alertdialog', name: 'Payment successful!' });
    await guest.press({ role: 'button', name: 'OK' });
    await guest.hears({ role: 'heading', name: 'Your booking' });
    expect(loads).toEqual(['/']);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`in the first screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('stands the whole search of the home page, with steppers of 44 px', async ({ page }) => {
      await page.goto('/');
      const search = searchOf(page);
      for (const label of ['Check-in', 'Check-out', 'Promotion code'])
        await expect(search.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 });
      for (const label of ['Adults', 'Children', 'Rooms']) {
        const more = search.getByRole('button', { name: `${label}: more`, exact: true });
        await expect(more).toBeInViewport({ ratio: 1 });
        const { width = 0, height = 0 } = (await more.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await expect(search.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    });

    for (const { party, query } of [
      { party: 'two adults', query: 'adults=2' },
      { party: 'nine adults', query: 'adults=9' },
      { party: 'a family', query: 'adults=2&minors=3&age=2&age=6&age=9' },
    ])
      test(`stands the first rate of the results for ${party}, with its price and its button`, async ({
        page,
      }) => {
        const { checkin, checkout } = freshStay();
        await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&${query}`);
        const card = page
          .getByRole('article')
          .first()
          .getByRole('listitem')
          .filter({ hasText: 'Flexible' })
          .first();
        await expect(card.getByText(/^₹[\d,]+\.\d\d/).first()).toBeInViewport({ ratio: 1 });
        await expect(card.getByRole('link', { name: /^Book/ })).toBeInViewport({ ratio: 1 });
        await expect(page.getByText('Change', { exact: true })).toBeInViewport({ ratio: 1 });
      });
  });
