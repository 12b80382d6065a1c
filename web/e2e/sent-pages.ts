import type { Page, Response } from '@playwright/test';
import { expect } from './test-server';

// A server that needs more than a second for the data of a page, as on a busy machine, sends the page without it.
const DATA = /id="page-data">\{"/;

/** Opens a page until it comes with its data; returns its last response. */
export async function openSent(
  page: Page,
  address: string,
  options?: { waitUntil: 'load' },
): Promise<Response | null> {
  let response: Response | null = null;
  await expect(async () => {
    response = await page.goto(address, options);
    expect(await response?.text()).toMatch(DATA);
  }).toPass();
  return response;
}

/** Loads the open page anew until it comes with its data, for a guest without scripts, which would ask for it. */
export async function untilSent(page: Page): Promise<void> {
  await expect(async () => {
    if (!DATA.test(await page.content())) await page.reload({ waitUntil: 'load' });
    expect(await page.content()).toMatch(DATA);
  }).toPass();
}
