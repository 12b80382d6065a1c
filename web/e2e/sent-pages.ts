import type { Page, Response } from '@playwright/test';
import { expect } from './test-server';

// A server that needs more than a second for the data of a page, as on a busy machine, sends the page without the data.
export const DATA = /id="page-data">\{"/;

/** Opens a page repeatedly until it contains its data; returns the last response. */
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

/** Reloads the open page until it contains its data, for a guest without scripts, who cannot load the data later. */
export async function untilSent(page: Page): Promise<void> {
  await expect(async () => {
    if (!DATA.test(await page.content())) await page.reload({ waitUntil: 'load' });
    expect(await page.content()).toMatch(DATA);
  }).toPass();
}

/** From now on the browser gets these pages with their data, however busy the server is. */
export const sendWithData = (page: Page, address: RegExp): Promise<unknown> =>
  page.route(address, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    await expect(async () => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(DATA);
      await route.fulfill({ response, body });
    }).toPass();
  });
