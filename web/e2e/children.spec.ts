import { expectInOrder } from './in-order';
import { follow as press, reach, typeInto as type, typeOption } from './keyboard';
import { checkoutWindow, expect, freshEmail, freshStay, test, totalShown } from './test-server';

const FORM = 'Book Your Perfect Stay';

test.describe('on a phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  test.describe.configure({ timeout: 180_000 });

  test('a family searches with a child, pays its supplement, and gets it back when the child stays at home', async ({
    page,
    testServer,
  }) => {
    const { checkin, checkout } = freshStay();
    const email = freshEmail();
    await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=4`);
    await press(page, page.getByText('Change', { exact: true }).locator('xpath=..'));
    await press(page, page.getByRole('button', { name: 'Children: more' }));
    await typeOption(page, page.getByLabel('Age of the child'), '9');
    await press(page, page.getByRole('button', { name: 'Search' }));
    const search = `checkin=${checkin}&checkout=${checkout}&guests=5&children=9`;
    await expect(page).toHaveURL(`/book?${search}`);
    const cardOf = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(cardOf('Deluxe').getByText('₹43,414.56').first()).toBeVisible();
    await expect(cardOf('Single').getByText(/up to 2 adults and one child/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Age of the child')).toHaveValue('9');
    await expectInOrder(page, 'results with a child');

    await press(page, page.getByRole('link', { name: 'Deluxe', exact: true }));
    await expect(page.getByText('Small child (0–5 years) free')).toBeVisible();
    const chosen = page.getByRole('complementary', { name: 'Your stay' });
    await expect(chosen.getByText('5 guests (1 child: 9 years)')).toBeVisible();
    await press(page, chosen.getByRole('link', { name: 'Book this room' }));
    await expect(page).toHaveURL(`/book?${search}&room=Deluxe`);
    const dialog = page.getByRole('dialog', { name: FORM });
    await expect(dialog.getByLabel('Age of the child')).toHaveValue('9');
    await expect.poll(() => totalShown(dialog)).toBe('₹43,414.56');
    await expect(dialog.getByText('including extra guests')).toBeVisible();
    await typeOption(page, dialog.getByLabel('Age of the child'), '5');
    await expect(page).toHaveURL(/children=5&room=Deluxe$/);
    await expect.poll(() => totalShown(dialog)).toBe('₹39,449.76');
    // Digits typed in quick succession would be searched as one number.
    for (let year = 6; year <= 9; year += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByLabel('Age of the child')).toHaveValue(String(year));
    }
    await expect.poll(() => totalShown(dialog)).toBe('₹43,414.56');
    await expectInOrder(page, 'form with a child');

    await type(page, dialog.getByLabel('Name'), 'Asha Rao');
    await type(page, dialog.getByLabel('Email'), email);
    await type(page, dialog.getByLabel('Phone'), '+91 98765 43210');
    await press(page, dialog.getByRole('button', { name: 'Proceed to Payment' }));
    // A button acts when the Space bar is released, but when Enter goes down. The window closes after the act, and would
    // leave the release of Enter without an answer.
    await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).press('Space');
    const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
    await press(page, paid.getByRole('button', { name: 'OK' }));
    await expect(page.getByText('2 nights, 5 guests (1 child: 9 years)')).toBeVisible();
    await expect
      .poll(async () => (await testServer.mailsTo(email)).map(({ text }) => text).join('\n'))
      .toContain('5 guests (one of them a child aged 9)');

    await press(page, page.getByRole('button', { name: 'Change dates or rooms' }));
    const change = page.getByRole('dialog', { name: 'Change your booking' });
    await typeOption(page, change.getByLabel('Children'), 'N');
    await expect(change.getByText(/sleeps up to 4 adults and 2 children/)).toBeVisible();
    await reach(page, change.getByLabel('Guests'));
    await page.keyboard.press('ArrowDown');
    await expect(change.getByText('Your refund', { exact: true })).toBeVisible();
    await expect(change.getByText('₹3,964.80')).toBeVisible();
    await expectInOrder(page, 'change without the child');
    await press(page, change.getByRole('button', { name: /^Change/ }));
    await expect(page.getByText(/We have changed your booking/)).toBeVisible();
    await expect(page.getByText('2 nights, 4 guests')).toBeVisible();
  });
});

test('a family that searched on a page of rooms finds its children in the form', async ({ page }) => {
  const { checkin, checkout } = freshStay();
  await page.goto(`/rooms/deluxe?checkin=${checkin}&checkout=${checkout}&guests=5&children=9`);
  await page
    .getByRole('button', { name: /^Book this room/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: FORM });
  await expect(dialog.getByLabel('Age of the child')).toHaveValue('9');
  await expect.poll(() => totalShown(dialog)).toBe('₹43,414.56');
});

test('a child whose age an address does not have stays a child, and the form asks for the age', async ({
  page,
}) => {
  const { checkin, checkout } = freshStay();
  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&adults=2&minors=1&room=Deluxe`);
  const dialog = page.getByRole('dialog', { name: FORM });
  await expect(dialog.getByLabel('Guests')).toHaveValue('3');
  await expect(dialog.getByLabel('Children')).toHaveAccessibleDescription(
    /Please choose the age of each child/,
  );
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill(freshEmail());
  await dialog.getByLabel('Phone').fill('+91 98765 43210');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(dialog.getByLabel('Age of the child')).toBeFocused();
  await page.reload();
  await expect(dialog.getByLabel('Age of the child')).toHaveValue('-1');
  await dialog.getByLabel('Age of the child').selectOption('4 years');
  await expect(page).toHaveURL(/guests=3&children=4&room=Deluxe$/);
  await expect(dialog.getByLabel('Children')).not.toHaveAccessibleDescription(/Please choose/);
});
