import {
  expect,
  fillForm,
  freshEmail,
  freshStay,
  heldDialog,
  openBookingDialog,
  proceedToPayment,
  test,
} from './test-server';

/** What the privacy page says of each entry that the site keeps in the browser of a guest. */
const LONGER_THAN_THE_TAB: Readonly<Record<string, string>> = {
  'saffron-court.hold': 'Your browser remembers a room that is held for you, also when you close the tab',
  'saffron-court.held-listing': 'Your browser remembers a room that is held for you',
  'saffron-court.currency':
    'The currency in which you compare prices is remembered until you choose rupees again',
};
const FORGOTTEN = 'What you type into the booking form is forgotten with the tab';

test('what the browser of a guest keeps is what the privacy page says', async ({ page }) => {
  const dialog = await openBookingDialog(page);
  const form = { ...freshStay(), email: freshEmail(), roomType: 'Double' };
  await fillForm(dialog, form);
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Close' }).click();
  await heldDialog(page).getByRole('button', { name: 'Close' }).first().click();
  const kept = await page.evaluate(() => ({
    beyondTheTab: Object.entries({ ...localStorage }),
    cookies: document.cookie,
  }));
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText(FORGOTTEN);
  const text = await page.getByRole('main').innerText();
  expect(kept.cookies).toBe('');
  expect(kept.beyondTheTab.length).toBeGreaterThan(0);
  for (const [name] of kept.beyondTheTab)
    expect(text, name).toContain(LONGER_THAN_THE_TAB[name] ?? `a word about ${name}`);
  const typed = kept.beyondTheTab.filter(([, value]) => value.includes(form.email));
  expect(typed).toEqual([]);
});
