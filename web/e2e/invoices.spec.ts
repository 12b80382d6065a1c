import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pay, holdRoom } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import {
  checkoutWindow,
  expect,
  fillForm,
  freshEmail,
  freshStay,
  test,
  type TestServer,
} from './test-server';

const WRONG = '27AAPFU0939F1ZW';
const RIGHT = '27AAPFU0939F1ZV';
const OTHER = '29AAGCB7383J1Z4';

const READ_PDF = path.resolve(import.meta.dirname, '../../graphql-server/tests/testkit/read-pdf.mjs');

/** The text of the PDF that the button saves, without spaces. */
async function savedText(page: Page, button: Locator): Promise<string> {
  const downloading = page.waitForEvent('download');
  await press(button);
  const input = await readFile(await (await downloading).path());
  const { pages } = JSON.parse(execFileSync(process.execPath, [READ_PDF], { input, encoding: 'utf8' })) as {
    pages: string[];
  };
  return pages.join('').replaceAll(/\s+/g, '');
}

/** Sets the GSTIN, so that the hotel issues tax documents from now on. */
const nameHotel = ({ query }: TestServer, gstin: string | null) =>
  query('UPDATE property SET legal_name = $2, gstin = $1, gst_state_code = $3', [
    gstin,
    ...(gstin ? ['Saffron Court Hotels Private Limited', '08'] : [null, null]),
  ]);

/** Switches e-invoicing on or off. */
const registerInvoices = ({ query }: TestServer, isOn: boolean) =>
  query('UPDATE property SET e_invoicing = $1', [isOn]);

test.beforeEach(({ testServer }) => letAllLeave(testServer));
test.afterEach(async ({ testServer }) => {
  await nameHotel(testServer, null);
  await registerInvoices(testServer, false);
});

const documentsOn = (page: Page): Locator => page.getByRole('region', { name: 'Tax documents' });

/** The document. A job issues it in the background, and the open page shows it then. */
async function untilListed(page: Page, kind: string): Promise<Locator> {
  const document = documentsOn(page).getByRole('listitem').filter({ hasText: kind });
  await expect(document).toBeVisible();
  return document;
}

/** A guest books for a business, with a wrong GSTIN and then the right one, and pays. */
async function bookForBusiness(page: Page, testServer: TestServer) {
  const email = freshEmail();
  const { checkin, checkout } = freshStay();
  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=1&room=Single`);
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await fillForm(dialog, { checkin, checkout, email, roomType: 'Single' });
  await expect(dialog.getByText('Available for these dates.')).toBeVisible();
  await dialog.getByLabel('Invoice for a business').check();
  await dialog.getByLabel('Business name').fill('Marigold Textiles Private Limited');
  await dialog.getByLabel('GSTIN').fill(WRONG);
  await dialog.getByLabel('Business address').fill('Nariman Bhavan\nMumbai 400021');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(dialog.getByLabel('GSTIN')).toHaveAccessibleDescription(/compare its 15 characters/);
  await expect(dialog.getByLabel('GSTIN')).toBeFocused();
  await dialog.getByLabel('GSTIN').fill(RIGHT);
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  const [stored] = await testServer.query<Record<string, unknown> & { reference: string }>(
    `SELECT b.reference, b.name AS guest, d.name, d.address, d.gstin, d.state_code
     FROM billing_details d JOIN bookings b ON b.id = d.booking_id WHERE b.email = $1`,
    [email],
  );
  expect(stored).toMatchObject({
    name: 'Marigold Textiles Private Limited',
    address: ['Nariman Bhavan', 'Mumbai 400021'],
    gstin: RIGHT,
    state_code: '27',
  });
  const linkIn = (text: string) => /\/booking#([\w-]+)/.exec(text)?.[1];
  await expect
    .poll(async () => (await testServer.mailsTo(email)).some(({ text }) => linkIn(text)))
    .toBe(true);
  const token = (await testServer.mailsTo(email)).map(({ text }) => linkIn(text)).find(Boolean);
  if (!stored) throw new Error('The booking has no billing details.');
  const { reference, guest } = stored;
  return { reference, token, email, checkin, checkout, guest: String(guest) };
}

const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a wide screen': { width: 1440, height: 900 },
} as const;

for (const [screen, viewport] of proofCases(Object.entries(SCREENS), 2, 1))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    // A whole stay: booked, paid, arrived, left, and its documents read.
    test.setTimeout(180_000);

    test('a business guest with a wrong and a right GSTIN leaves with an invoice, which is issued again to another one', async ({
      page,
      testServer,
    }) => {
      await nameHotel(testServer, '08AAACS1234F1ZS');
      const booking = await bookForBusiness(page, testServer);
      await goTo(testServer, booking.checkin, '14:00');
      await signIn(page, testServer);
      await page.goto(`/desk/bookings/${booking.reference}`);
      const stay = page.getByRole('group', { name: new RegExp(`^${booking.guest}, room`) });
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      await expect(stay.getByText('In house')).toBeVisible();
      await goTo(testServer, booking.checkout, '10:00');
      await page.reload();
      await press(stay.getByRole('button', { name: 'Check out', exact: true }));
      await expect(stay.getByText('Departed')).toBeVisible();

      const invoice = await untilListed(page, 'Tax invoice');
      const first = await savedText(page, invoice.getByRole('button', { name: /as PDF$/ }));
      expect(first).toContain(`GSTIN${RIGHT}`);
      await page.goto(`/booking#${booking.token}`);
      const own = documentsOn(page).getByRole('listitem').filter({ hasText: 'Tax invoice' });
      expect(await savedText(page, own.getByRole('button', { name: /as PDF$/ }))).toBe(first);

      await page.goto(`/desk/bookings/${booking.reference}`);
      await press(invoice.getByRole('button', { name: /again with other billing details$/ }));
      const dialog = page.getByRole('dialog', { name: 'Issue again with other billing details' });
      await expect(dialog.getByLabel('GSTIN')).toHaveValue(RIGHT);
      await expectInOrder(page, 'the form that issues an invoice again');
      await dialog.getByLabel('GSTIN').fill(WRONG);
      await press(dialog.getByRole('button', { name: 'Issue again' }));
      await expect(dialog.getByLabel('GSTIN')).toHaveAccessibleDescription(/compare its 15 characters/);
      await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
      await expectInOrder(page, 'the same form with faults');
      await dialog.getByLabel('Name on the invoice').fill('Lotus Exports');
      await dialog.getByLabel('GSTIN').fill(OTHER);
      await dialog.getByLabel('Reason').fill('The guest works for another company');
      await press(dialog.getByRole('button', { name: 'Issue again' }));
      await expect(page.getByText(/The invoice was issued again/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Tax documents' })).toBeFocused();
      await expectInOrder(page, 'a booking whose invoice was issued again');
      const invoices = documentsOn(page).getByRole('listitem').filter({ hasText: 'Tax invoice' });
      await expect(invoices).toHaveCount(2);
      await expect(documentsOn(page).getByText('Credit note', { exact: true })).toBeVisible();
      const again = await savedText(page, invoices.last().getByRole('button', { name: /as PDF$/ }));
      expect(again).toContain(`GSTIN${OTHER}`);
      expect(again).toContain('Inplaceoftaxinvoice');
      await page.goto(`/booking#${booking.token}`);
      await expect(own).toHaveCount(2);
      // The newest mail. A job sends it after the documents are issued.
      const attached = async () =>
        (await testServer.mailsTo(booking.email)).find(({ subject }) => subject.includes('tax documents'))
          ?.attachments;
      await expect.poll(attached).toHaveLength(2);
    });
  });

test('a guest enters a business later, and the staff see and correct it', async ({ page, testServer }) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await page.goto(`/booking#${booking.token}`);
  await press(page.getByRole('button', { name: 'Details for the invoice' }));
  const dialog = page.getByRole('dialog', { name: 'Details for the invoice' });
  await dialog.getByLabel('Name on the invoice').fill('Marigold Textiles');
  await dialog.getByLabel('Address on the invoice').fill('Nariman Point, Mumbai');
  await expect(dialog.getByLabel('State')).toBeVisible();
  await dialog.getByLabel('GSTIN').fill(WRONG);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('GSTIN')).toHaveAccessibleDescription(/compare its 15 characters/);
  await dialog.getByLabel('GSTIN').fill(RIGHT);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We will issue the invoice with these details.')).toBeVisible();

  await signIn(page, testServer);
  await page.goto(`/desk/bookings/${booking.reference}`);
  await press(page.getByRole('button', { name: 'Details for the invoice' }));
  await expect(dialog.getByLabel('GSTIN')).toHaveValue(RIGHT);
  await dialog.getByLabel('Name on the invoice').fill('Marigold Textiles Private Limited');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We will issue the invoice with these details.')).toBeVisible();
});

test('a hotel that registers its invoices asks a business for its PIN code, and says what is wrong with it', async ({
  page,
  testServer,
}) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await registerInvoices(testServer, true);
  await page.goto(`/booking#${booking.token}`);
  await press(page.getByRole('button', { name: 'Details for the invoice' }));
  const dialog = page.getByRole('dialog', { name: 'Details for the invoice' });
  await dialog.getByLabel('Name on the invoice').fill('Marigold Textiles');
  await dialog.getByLabel('Address on the invoice').fill('Nariman Point, Mumbai');
  await expect(dialog.getByLabel('PIN code')).toBeHidden();
  await dialog.getByLabel('GSTIN').fill(RIGHT);
  await expect(dialog.getByLabel('State')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('PIN code')).toHaveAccessibleDescription(/cannot be registered without it/);
  await dialog.getByLabel('PIN code').fill('040021');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('PIN code')).toHaveAccessibleDescription(/six digits/);
  await dialog.getByLabel('PIN code').fill('400021');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We will issue the invoice with these details.')).toBeVisible();
});
