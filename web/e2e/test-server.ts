import { randomUUID } from 'node:crypto';
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { Client } from 'pg';
import { startHotel, type HotelDetails } from './start-test-server';

export interface Mail {
  subject: string;
  text: string;
  html: string | null;
  headers: { replyTo: string | null; 'list-unsubscribe': string | null };
  attachments: { filename: string; content: string }[];
}

/** What a test can do outside the browser: move the hotel's time, read the inbox, query the database. */
export interface TestServer extends HotelDetails {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  mailsTo(address: string): Promise<Mail[]>;
  shiftClock(interval: string): Promise<void>;
}

interface WorkerFixtures {
  /** The hotel of the worker: tests that run at the same time share neither data nor clock. */
  hotel: HotelDetails;
  database: Client;
}

/** Playwright's `test` with the test server, without a browser. */
export const serverTest = base.extend<{ testServer: TestServer }, WorkerFixtures>({
  hotel: [
    async ({}, use) => {
      const { details, stop } = await startHotel();
      await use(details);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  database: [
    async ({ hotel }, use) => {
      const client = new Client({ connectionString: hotel.databaseUrl });
      await client.connect();
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
  testServer: async ({ hotel, database }, use) => {
    const query = async <Row>(sql: string, values: unknown[] = []) =>
      (await database.query(sql, values)).rows as Row[];
    await use({
      ...hotel,
      query,
      mailsTo: async (address) => {
        const response = await fetch(`${hotel.inboxUrl}/api/messages?to=${encodeURIComponent(address)}`);
        return (await response.json()) as Mail[];
      },
      shiftClock: async (interval) => {
        await query('UPDATE clock SET shift = $1::interval', [interval]);
      },
    });
    await query("UPDATE clock SET shift = '0'");
  },
});

/**
 * Whether React has taken over the page that the server sent. Until then a link loads its page from the server. Any
 * page outside the site counts as taken over.
 */
const isTakenOver = () =>
  [...document.querySelectorAll('#root main, #root main h1, #root main form')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps$')),
  ) && document.querySelector('#root')?.childElementCount !== 0;

/** What a page writes when the server has not answered within three seconds, as on a busy machine. The page goes on. */
const OF_A_BUSY_MACHINE = /^The startup check failed TimeoutError/;

/** Adds Chromium. A violation of the content security policy or a script's error fails the test. */
export const test = serverTest.extend<{ tolerated: RegExp[]; complaints: string[] }>({
  baseURL: async ({ hotel }, use) => use(hotel.siteUrl),
  /** `goto` waits until the page is taken over, unless the test says what it waits for. */
  page: async ({ page }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await open(address, options);
      if (!options?.waitUntil) await page.waitForFunction(isTakenOver);
      return response;
    };
    await use(page);
  },
  /** Console messages that a test causes on purpose, such as the failed request of a refused sign-in. */
  tolerated: async ({}, use) => use([]),
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      const known = [...tolerated, OF_A_BUSY_MACHINE];
      const unexpected = complaints.filter((text) => !known.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export interface Stay {
  checkin: string;
  checkout: string;
}

/** How many stays of three days fit between a month from now and the end of the booking window of 18 months. */
const FREE_STAYS = 165;

let takenStays = 0;

/**
 * Two nights that no other test of this worker, and so of its server, uses. They are counted from a date that the site
 * offers.
 */
export function freshStay(): Stay {
  const first = Date.now() + (30 + 3 * (takenStays % FREE_STAYS)) * 86_400_000;
  takenStays += 1;
  const date = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
  return { checkin: date(0), checkout: date(2) };
}

export function freshEmail(): string {
  return `guest-${randomUUID()}@example.com`;
}

export interface Form extends Stay {
  email: string;
  roomType: string;
}

export async function openBookingDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await expect(dialog.getByLabel('Check-in')).toBeVisible();
  return dialog;
}

/** The dialog after the checkout was closed: the room is held, and the countdown runs. */
export const heldDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Your room is held' });

export async function fillForm(dialog: Locator, form: Form): Promise<void> {
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill(form.email);
  await dialog.getByLabel('Phone').fill('+91 98765 43210');
  await dialog.getByLabel('Check-in').fill(form.checkin);
  await dialog.getByLabel('Check-out').fill(form.checkout);
  await dialog.getByLabel('Room type').selectOption(form.roomType);
}

/** The total in rupees that the dialog shows. */
export async function totalShown(dialog: Locator): Promise<string> {
  const total = dialog
    .getByRole('region', { name: 'Price' })
    .getByText(/^₹[\d,]+\.\d\d$/)
    .last();
  await expect(dialog.getByText('Total', { exact: true })).toBeVisible();
  return (await total.textContent()) ?? '';
}

/** Sends the form and returns the test checkout's window. */
export async function proceedToPayment(page: Page, dialog: Locator): Promise<FrameLocator> {
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  return checkoutWindow(page);
}

/**
 * The test checkout, once it receives presses. The frame is a separate process: until the browser has drawn it, presses
 * go to the page below.
 */
export async function checkoutWindow(page: Page): Promise<FrameLocator> {
  const checkout = page.frameLocator('iframe');
  const pay = checkout.getByRole('button', { name: 'Pay' });
  await expect(pay).toBeEnabled();
  await expect(async () => {
    await pay.hover({ timeout: 5_000 });
    expect(await pay.evaluate((button) => button.matches(':hover'))).toBe(true);
  }).toPass({ timeout: 30_000 });
  return checkout;
}

/** 'Thu, 10 December 2026', as the site writes a date. */
export function written(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}

export { expect };
