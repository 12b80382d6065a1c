import type { Page } from '@playwright/test';
import { startFirstDay, type HotelDetails } from './start-test-server';
import { checkoutWindow, expect, fillForm, freshStay, test, totalShown, type Mail } from './test-server';

/** The owner's first day, from an empty production database to a guest's paid booking, without a command line. */

let details: HotelDetails;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ details, stop } = await startFirstDay());
});
test.afterAll(() => stop());

const at = (path: string) => `${details.siteUrl}${path}`;

async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${details.inboxUrl}/api/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** Registers the owner's account, with a verified address. */
async function register(page: Page, { email, password }: HotelDetails['administrator']): Promise<void> {
  await page.goto(at('/signup'));
  await page.getByLabel('Name').fill('Kavya Singh');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const link = async () => /https?:\/\/\S+\/auth\/action\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
  await expect.poll(link).toBeTruthy();
  await page.goto((await link()) ?? '');
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByText('Thank you. Your e-mail address is verified.')).toBeVisible();
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
};

const toSetUp = (page: Page) => page.getByRole('navigation', { name: 'Desk' }).getByText('Set-up').click();

async function enterHotel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter the hotel' }).click();
  const fields = {
    'Name of the hotel': 'Haveli Nilaya',
    Street: 'Chandpole Road 12',
    Town: 'Jaipur',
    State: 'Rajasthan',
    Postcode: '302001',
    'Phone number': '+91 141 555 0177',
    'Time zone': 'Asia/Kolkata',
    'References begin with': 'HN',
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByLabel('Currency of rates')).toHaveValue('INR');
  await save(page);
  await expect(page.getByText(/^Saved\./)).toBeVisible();
}

async function enterRooms(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter the rooms' }).click();
  await page.getByRole('link', { name: 'Add a room type' }).click();
  await page.getByLabel('Code', { exact: true }).fill('Courtyard');
  await page.getByLabel('Name', { exact: true }).fill('Courtyard Room');
  await page.getByLabel('Description').fill('A quiet room on the courtyard.');
  await page.getByLabel('Rate per night').fill('4500');
  await save(page);
  await expect(page.getByText('Without a room, nobody can book this type.')).toBeVisible();
  for (const number of ['1', '2']) {
    await page.getByLabel('Number on the door').fill(number);
    await page.getByRole('button', { name: 'Add the room' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Delete ?: room ${number}$`) })).toBeVisible();
  }
}

async function enterPolicy(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter the policy' }).click();
  await save(page);
  await expect(page.getByRole('region', { name: 'Flexible' })).toBeVisible();
}

test('the owner comes from an empty database to the first paid booking by the site alone', async ({
  page,
  browser,
  tolerated,
}) => {
  test.setTimeout(180_000);
  tolerated.push(/status of 503/);
  const opening = await page.goto(at('/'));
  expect(opening?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Opening soon' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in as staff' }).click();
  await expect(page).toHaveURL(/\/signin$/);

  await register(page, details.administrator);
  await page.goto(details.ownerLink ?? '');
  await page.getByLabel('Email', { exact: true }).fill(details.administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(details.administrator.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Make this account the administrator' }).click();
  await page.getByRole('link', { name: 'Set up the hotel' }).click();
  await expect(page.getByText('To do')).toHaveCount(6);

  await enterHotel(page);
  await toSetUp(page);
  await enterRooms(page);
  await toSetUp(page);
  await enterPolicy(page);
  await toSetUp(page);
  await page.getByRole('button', { name: 'Open the site to guests' }).click();
  await expect(page.getByRole('alert').getByText('A payment of ₹1')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹1' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Paid, and the rupee went back.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText(/^The mail server accepted a mail to/)).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toHaveCount(6);

  await page.getByRole('link', { name: 'See the site' }).click();
  await expect(page).toHaveTitle(/Haveli Nilaya$/);
  const guest = await browser.newPage();
  expect((await guest.goto(at('/')))?.status()).toBe(503);
  await page.getByRole('link', { name: 'Continue set-up' }).click();
  await page.getByRole('button', { name: 'Open the site to guests' }).click();
  await expect(page.getByRole('heading', { name: 'The site is open' })).toBeVisible();

  await expect.poll(async () => (await guest.goto(at('/')))?.status()).toBe(200);
  await guest.getByRole('button', { name: 'Book Your Stay' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  const form = { ...freshStay(), email: 'first-guest@example.com', roomType: 'Courtyard' };
  await fillForm(dialog, form);
  expect(await totalShown(dialog)).toBe('₹9,450.00');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await (await checkoutWindow(guest)).getByRole('button', { name: 'Pay' }).click();
  await expect(guest.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(form.email))[0]?.subject).toMatch(/HN-/);
  await guest.close();
});
