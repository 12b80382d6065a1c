import type { Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { goTo } from './hotel-days';
import { signIn } from './people';
import { expect, freshStay, test, type TestServer } from './test-server';

/** Resolves once the page hears of changes: its connection, or the one of another page of the browser, is open. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
}

async function openLive(page: Page, path: string): Promise<void> {
  const live = untilLive(page);
  await page.goto(path);
  await live;
}

async function bookedElsewhere(page: Page, testServer: TestServer, name: string, stay = freshStay()) {
  const booking = await holdRoom(page, testServer, { name, stay });
  await pay(page, testServer, booking);
  return booking;
}

test('a booking made elsewhere is on the open timeline and on Today without a press', async ({
  page,
  testServer,
}) => {
  const stay = freshStay();
  await goTo(testServer, stay.checkin, '11:00');
  await signIn(page, testServer);
  await openLive(page, '/desk');
  // The second page of the browser has no connection of its own.
  const timeline = await page.context().newPage();
  let streams = 0;
  timeline.on('request', (request) => (streams += Number(request.url().endsWith('/graphql/stream'))));
  await timeline.goto(`${testServer.siteUrl}/desk/timeline?from=${stay.checkin}&days=14`);
  await expect(timeline.getByRole('gridcell').first()).toBeVisible();

  const { reference } = await bookedElsewhere(page, testServer, 'Lata Elsewhere', stay);
  await expect(page.getByText('Lata Elsewhere').first()).toBeVisible();
  await timeline.bringToFront();
  await expect(timeline.getByRole('gridcell').filter({ hasText: 'Lata Elsewhere' })).toBeVisible();
  expect(streams).toBe(0);

  // The first page, which holds the connection, is closed: the second connects.
  await page.close();
  await expect.poll(() => streams).toBe(1);
  await testServer.query("UPDATE bookings SET name = 'Lata Renamed' WHERE reference = $1", [reference]);
  await expect(timeline.getByRole('gridcell').filter({ hasText: 'Lata Renamed' })).toBeVisible();
});

test('a laptop that slept for an hour without a network shows what it missed', async ({
  tolerated,
  page,
  browser,
  testServer,
}) => {
  const stay = freshStay();
  await goTo(testServer, stay.checkin, '11:00');
  await signIn(page, testServer);
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await openLive(page, '/desk');
  await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible();
  await page.context().setOffline(true);
  const elsewhere = await (await browser.newContext()).newPage();
  await bookedElsewhere(elsewhere, testServer, 'Lata Overnight', stay);
  await elsewhere.context().close();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('Lata Overnight')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(3_000);
  await expect(page.getByText('Lata Overnight').first()).toBeVisible();
});

test('what is half typed stays while the booking changes elsewhere, and an open form shows both', async ({
  page,
  testServer,
}) => {
  const { reference } = await bookedElsewhere(page, testServer, 'Meera Typed');
  await signIn(page, testServer);
  await openLive(page, `/desk/bookings/${reference}`);
  const note = page.getByLabel('New note');
  await note.fill('Wants a quiet');
  await page.getByRole('button', { name: 'Correct the details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the details' });
  await dialog.getByLabel('Special requests').fill('A high floor');
  await testServer.query("UPDATE bookings SET name = 'Meera Corrected' WHERE reference = $1", [reference]);
  await expect(dialog.getByText('Name: Meera Typed → Meera Corrected')).toBeVisible();
  await expect(dialog.getByLabel('Special requests')).toHaveValue('A high floor');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.getByText('Changed by somebody else meanwhile:')).toHaveCount(0);
  // What was typed stays; a field that nobody typed in takes the new value.
  await expect(dialog.getByLabel('Name')).toHaveValue('Meera Corrected');
  await expect(dialog.getByLabel('Special requests')).toHaveValue('A high floor');
  await testServer.query("UPDATE bookings SET phone = '+91 90000 00000' WHERE reference = $1", [reference]);
  await dialog.getByRole('button', { name: 'Use the new values' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Meera Corrected');
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue('Wants a quiet');
});

test('a role that somebody else saves is on the open page of the staff, beside what is typed there', async ({
  page,
  testServer,
}) => {
  const rename = (name: string) =>
    testServer.query(`UPDATE staff_roles SET name = '${name}', version = version + 1 WHERE id = 'reception'`);
  await signIn(page, testServer);
  await openLive(page, '/desk/staff');
  await page.getByRole('region', { name: 'Roles' }).locator('summary', { hasText: 'Reception' }).click();
  const bound = page.getByLabel('May give away').filter({ visible: true });
  await bound.fill('4000');
  try {
    await rename('Front office');
    await expect(page.getByText('Name: Reception → Front office')).toBeVisible();
    await expect(bound).toHaveValue('4000');
    await page.getByRole('button', { name: 'Use the new values' }).click();
    const name = page.getByRole('region', { name: 'Roles' }).getByRole('textbox', { name: 'Name' });
    await expect(name.filter({ visible: true })).toHaveValue('Front office');
  } finally {
    await rename('Reception');
  }
});

test('a partner hotel that somebody else renames has its new name on the open page', async ({
  page,
  testServer,
}) => {
  await signIn(page, testServer);
  await openLive(page, '/admin#hotels');
  const rename = (name: string) => testServer.query(`UPDATE hotels SET name = ${name}`);
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  await rename("name || ' Elsewhere'");
  try {
    await expect(page.getByText(/ Elsewhere$/).first()).toBeVisible();
  } finally {
    await rename("replace(name, ' Elsewhere', '')");
  }
});
