import type { Locator, Page } from '@playwright/test';
import { openSent } from './sent-pages';
import { expect, freshEmail, test, type TestServer, type Mail } from './test-server';

/** The newest mail to an address with a matching subject. It is sent shortly after the page's response. */
async function mailTo(testServer: TestServer, address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await testServer.mailsTo(address)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject).toMatch(subject);
  const mail = await find();
  if (!mail) throw new Error(`No mail ${subject} to ${address}`);
  return mail;
}

async function codeFor(testServer: TestServer, address: string): Promise<string> {
  const { subject } = await mailTo(testServer, address, /is your OTP/);
  return /\d{6}/.exec(subject)?.[0] ?? 'none';
}

function newsletter(page: Page): Locator {
  return page.getByRole('region', { name: 'Stay Updated' });
}

async function askForCode(block: Locator, address: string): Promise<void> {
  await block.getByLabel('E-mail address').fill(address);
  await block.getByRole('button', { name: 'Send OTP' }).click();
}

test('the home page sends no query: its data came with it', async ({ page }) => {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) operations.length = 0;
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name) operations.push(name);
  });
  await openSent(page, '/');
  await expect(page.getByRole('contentinfo').getByText('Udaipur').first()).toBeVisible();
  await expect(newsletter(page).getByText('By verifying your address you agree')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(operations).toEqual([]);
});

test('a reader subscribes with the code of the mail, is known from then on, and leaves by the link of the welcome', async ({
  page,
  testServer,
}) => {
  const address = freshEmail();
  await page.goto('/');
  const block = newsletter(page);
  await expect(block.getByText('By verifying your address you agree')).toBeVisible();

  await askForCode(block, address);
  await expect(block.getByText('OTP sent to your email!')).toBeVisible();
  await expect(block.getByLabel('E-mail address')).toHaveAttribute('readonly');
  await expect(block.getByRole('button', { name: /^Resend OTP \(in \d+ s\)$/ })).toBeDisabled();
  const code = await codeFor(testServer, address);
  const wrong = code === '000000' ? '000001' : '000000';
  await block.getByLabel('OTP').fill(wrong);
  await block.getByRole('button', { name: 'Verify' }).click();
  await expect(block.getByRole('status')).not.toHaveText('OTP sent to your email!');
  await expect(block.getByRole('status')).not.toBeEmpty();
  await block.getByLabel('OTP').fill(code);
  await block.getByRole('button', { name: 'Verify' }).click();
  await expect(block.getByText('Email verified successfully! Welcome.')).toBeVisible();
  await expect(block.getByLabel('E-mail address')).toHaveValue('');

  await askForCode(block, address.toUpperCase());
  await expect(block.getByText('This email is already registered')).toBeVisible();
  await block.getByRole('button', { name: 'Use different email' }).click();
  await expect(block.getByRole('button', { name: 'Send OTP' })).toBeEnabled();

  const welcome = await mailTo(testServer, address, /^Welcome to the Saffron Court newsletter/);
  const link = /http\S+\/unsubscribe\?token=\S+/.exec(welcome.text)?.[0] ?? 'none';
  expect(welcome.headers['list-unsubscribe']).toBe(`<${link}>`);
  await page.goto(link);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const isSubscribed = () =>
    testServer.query('SELECT 1 FROM subscribers WHERE email_key = $1 AND unsubscribed_at IS NULL', [address]);
  expect(await isSubscribed()).toHaveLength(1);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  expect(await isSubscribed()).toEqual([]);
});

test('a link to unsubscribe that belongs to nobody is told so', async ({ page }) => {
  await page.goto('/unsubscribe?token=nobody');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});

for (const { place, path } of [
  { place: 'footer', path: '/terms' },
  { place: 'page of the form', path: '/form' },
]) {
  test(`a message by the ${place} reaches the hotel, and the hotel’s reply the guest`, async ({
    page,
    testServer,
  }) => {
    const address = freshEmail();
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Contact' });
    await expect(form).toHaveCount(1);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Email is required')).toBeVisible();
    await form.getByLabel('Company Email').fill(address);
    await form.getByLabel('How Can We Help You?').fill('A table for forty?\n\nWith a view.');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you for your message!')).toBeVisible();
    await expect(page.getByText('Form submitted successfully')).toBeVisible();
    await expect(form).toHaveCount(0);

    const mail = await mailTo(testServer, await hotelAddress(page), new RegExp(`^Message from ${address}$`));
    expect(mail.headers.replyTo).toBe(address);
    expect(mail.text).toContain('A table for forty?');
    expect(mail.text).toContain('With a view.');
  });
}

/** The hotel's e-mail address, as the site shows it. */
async function hotelAddress(page: Page): Promise<string> {
  const response = await page.request.post('/graphql', { data: { query: '{ property { email } }' } });
  const { data } = (await response.json()) as { data: { property: { email: string } } };
  return data.property.email;
}
