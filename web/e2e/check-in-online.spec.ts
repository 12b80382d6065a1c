import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { holdRoom, pay, type MadeBooking } from './booking-states';
import { goTo } from './hotel-days';
import { follow, typeInto, typeOption } from './keyboard';
import { signIn } from './people';
import { member } from './staff';
import { expect, test, type TestServer } from './test-server';

/** Check-in online on a phone, by keyboard, through the roles and names that a screen reader reads. */

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A booking of two whose check-in online is open. */
async function comingCouple(page: Page, testServer: TestServer): Promise<MadeBooking> {
  const booked = await holdRoom(page, testServer, { name: 'Asha Rao', guests: 2 });
  await pay(page, testServer, booked);
  await goTo(testServer, booked.checkin, '09:30', -2);
  return booked;
}

/** Fields that a person fills in or presses on the way, and presses of buttons. */
interface Work {
  fields: number;
  presses: number;
}

const MOST: Work = { fields: 10, presses: 4 };

test('a couple checks in with at most ten fields and four presses; the desk sees it, and the link shows no number', async ({
  page,
  browser,
  testServer,
}) => {
  const booked = await comingCouple(page, testServer);
  await page.goto(`/booking#${booked.token}`);
  const work: Work = { fields: 0, presses: 0 };
  const type = async (label: string, words: string) => {
    await typeInto(page, page.getByLabel(label, { exact: true }), words);
    work.fields += 1;
  };
  const choose = async (label: string, option: string) => {
    await typeOption(page, page.getByLabel(label, { exact: true }), option);
    work.fields += 1;
  };
  const push = async (role: 'button' | 'link', name: string) => {
    await follow(page, page.getByRole(role, { name, exact: true }));
    work.presses += 1;
  };
  const isAccessible = async () => expect(await axeFindings(page)).toEqual([]);

  await expect(page.getByRole('heading', { name: 'Check in online' })).toBeVisible();
  await push('link', 'Check in online');
  await expect(page.getByRole('heading', { level: 1, name: 'Check in online' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  await choose('Document that you will show', 'Driving');
  await type('Number of the driving licence', 'MH1220110012345');
  await type('Home address', '12 MG Road');
  await type('Coming from', 'Pune');
  await type('Going to', 'Jaipur');
  await isAccessible();
  await push('button', 'Save and continue');

  await expect(page.getByRole('heading', { name: 'Guest 2' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Home address and journey as Asha Rao' })).toBeChecked();
  await type('Name', 'Ravi Rao');
  await choose('Document that you will show', 'Aadhaar');
  await type('Last four digits of the Aadhaar number', '4321');
  await push('button', 'Save and continue');

  await expect(page.getByRole('heading', { name: 'Your arrival' })).toBeFocused();
  await type('Time of arrival', '0940pm');
  await expect(page.getByLabel('Time of arrival')).toHaveValue('21:40');
  await isAccessible();
  await push('button', 'Save');
  await expect(page.getByRole('heading', { name: 'Thank you, you are checked in online' })).toBeFocused();
  await isAccessible();
  expect(work.fields).toBeLessThanOrEqual(MOST.fields);
  expect(work.presses).toBeLessThanOrEqual(MOST.presses);

  // Somebody to whom the mail was forwarded opens the link in another browser.
  const stranger = await (await browser.newContext()).newPage();
  const answers: Promise<string>[] = [];
  stranger.on('response', (response) => {
    // The stream of changes has no end, and an answer that the page left behind has no text.
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
  });
  await stranger.goto(`${testServer.siteUrl}/booking#check-in.${booked.token}`);
  await stranger.getByRole('button', { name: 'Edit Asha Rao' }).click();
  await expect(stranger.getByLabel('Number of the driving licence')).toHaveAccessibleDescription(
    /ends with 2345/,
  );
  await expect(stranger.getByLabel('Home address')).toHaveValue('');
  const read = (await Promise.all(answers)).join('');
  expect(read).toContain('Asha Rao');
  expect(read).not.toMatch(/MH1220110012345|MG Road|4321|Jaipur/);
  await stranger.context().close();

  // The desk, on the day of arrival.
  await goTo(testServer, booked.checkin, '14:00');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, testServer, await member(page, testServer, 'reception', 'Meera Nair'));
  await page.goto(`${testServer.siteUrl}/desk`);
  const arrival = page.getByRole('listitem').filter({ hasText: 'arrives about 21:40, register complete' });
  await expect(arrival).toBeVisible();
  await page.goto(`${testServer.siteUrl}/desk/bookings/${booked.reference}`);
  await expect(page.getByText('The register has all details of 2 of 2 guests.')).toBeVisible();
});

test('a reload in the midst of typing loses nothing but the number, and two tabs do not overwrite each other', async ({
  page,
  context,
  testServer,
}) => {
  const booked = await comingCouple(page, testServer);
  const address = `/booking#check-in.${booked.token}`;
  await page.goto(address);
  await page.getByLabel('Coming from').fill('Pune');
  await page.getByLabel('Document that you will show').selectOption('Passport');
  await page.getByLabel('Passport number').fill('K1234567');
  await page.reload();
  await expect(page.getByLabel('Coming from')).toHaveValue('Pune');
  await expect(page.getByLabel('Passport number')).toHaveValue('');

  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Going to').fill('Goa');
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await expect(other.getByRole('heading', { name: 'Guest 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing was overwritten');
  await expect(page.getByLabel('Coming from')).toHaveValue('Pune');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Guest 2' })).toBeVisible();
});
