import type { Page } from '@playwright/test';
import { holdRoom, openPaidBooking, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { choose, press, retype } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test, type TestServer } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

/** Makes a paid booking with a further charge of ₹1,180.40, such as from the restaurant. */
async function bookingThatOwes(page: Page, testServer: TestServer): Promise<string> {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await testServer.query(
    `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
     SELECT id, 'WRITE_OFF', 118040, 0, 0, '996311' FROM bookings WHERE reference = $1`,
    [booking.reference],
  );
  return booking.reference;
}

for (const { name, viewport } of proofCases(SCREENS, 2))
  test.describe(`${name}, by keyboard only, the staff`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('take cash, take it back as a mistake, and count the day’s cash', async ({ page, testServer }) => {
      const reference = await bookingThatOwes(page, testServer);
      await signIn(page, testServer);
      await page.goto(`/desk/bookings/${reference}`);
      const folio = page.getByRole('region', { name: 'Folio' });
      await expect(folio.getByText('The guest owes ₹1,180.40.', { exact: true })).toBeVisible();
      await expect(folio.getByLabel('Amount in ₹')).toHaveValue('1180');
      await expect(folio.getByText('₹1,180.40 is rounded to the rupee in cash.')).toBeVisible();
      await expectInOrder(page);

      await retype(page, folio.getByLabel('Amount in ₹'), '1200');
      await press(folio.getByRole('button', { name: 'Take ₹1,200.00' }));
      await press(folio.getByRole('button', { name: 'Go on without a shift' }));
      await expect(folio.getByLabel('Amount in ₹')).toBeFocused();
      await expect(
        folio.getByText('The guest owes ₹1,180.00. Please enter at most this amount.'),
      ).toBeVisible();
      await retype(page, folio.getByLabel('Amount in ₹'), '1180');
      await retype(page, folio.getByLabel('Note'), 'Receipt 12');
      await press(folio.getByRole('button', { name: 'Take ₹1,180.00' }));
      await press(folio.getByRole('button', { name: 'Go on without a shift' }));
      await expect(folio.getByText('Nothing is due.')).toBeVisible();
      await expect(folio.getByRole('heading', { name: 'Folio' })).toBeFocused();
      await expect(folio.getByRole('row', { name: /Rounded to the rupee/ })).toContainText('-₹0.40');
      await expectInOrder(page);

      await press(folio.getByRole('button', { name: 'Reverse ₹1,180.00, recorded by mistake' }));
      const dialog = page.getByRole('dialog', { name: 'Reverse the payment' });
      await expect(dialog).toBeVisible();
      await expectInOrder(page);
      await press(dialog.getByRole('button', { name: 'Reverse it' }));
      await expect(dialog.getByLabel('What was wrong')).toHaveAttribute('aria-invalid', 'true');
      await retype(page, dialog.getByLabel('What was wrong'), 'Of another guest');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(folio.getByText('The guest owes ₹1,180.40.', { exact: true })).toBeVisible();

      await choose(page, folio.getByLabel('Method'), 'Cash');
      await press(folio.getByRole('button', { name: 'Take ₹1,180.00' }));
      await press(folio.getByRole('button', { name: 'Go on without a shift' }));
      await expect(folio.getByText('Nothing is due.')).toBeVisible();

      await page.goto('/desk/cash-up');
      const cash = page.getByRole('region', { name: 'Cash', exact: true });
      await expect(cash.getByText(/^Expected cash: ₹/)).toBeVisible();
      // The payment online, and a desk payment that was taken, reversed, and taken again.
      const entries = page.getByRole('listitem').filter({ hasText: reference });
      await expect(entries).toHaveCount(4);
      await expect(entries.last()).toContainText('₹1,180.00');
      await expectInOrder(page);
      await retype(page, cash.getByLabel('Counted in ₹'), '1');
      await expect(cash.getByText(/is missing\.$/)).toBeVisible();
      await retype(page, cash.getByLabel('Note'), 'Notes are in the safe');
      await press(cash.getByRole('button', { name: 'Save the count' }));
      await expect(cash.getByText('The count is saved.')).toBeVisible();
      await expect(cash.getByText(/^Counted: ₹1.00\..*missing\. Notes are in the safe/)).toBeVisible();
      await expectInOrder(page);
    });
  });

test('a shift begins with a float, is counted with an error, and is handed over; the day is the sum of its shifts', async ({
  page,
  testServer,
}) => {
  const reference = await bookingThatOwes(page, testServer);
  await signIn(page, testServer);
  await page.goto('/desk/shift');
  await page.getByLabel('Cash in the drawer in ₹').fill('1000');
  await page.getByRole('button', { name: 'Open the shift' }).click();
  await expect(page.getByRole('form', { name: 'Close the shift' })).toBeVisible();

  await page.goto(`/desk/bookings/${reference}`);
  await page.getByRole('button', { name: 'Take ₹1,180.00' }).click();
  await expect(page.getByText('Nothing is due.')).toBeVisible();

  await page.goto('/desk/shift');
  const payOut = page.getByRole('form', { name: 'Pay out cash' });
  await payOut.getByLabel('Paid out in ₹').fill('180');
  await payOut.getByLabel('What for').fill('Taxi for a guest');
  await payOut.getByRole('button', { name: 'Pay out' }).click();
  await expect(page.getByText('₹180.00, Taxi for a guest')).toBeVisible();

  // ₹2,000 are expected, and ₹10 are missing.
  const close = page.getByRole('form', { name: 'Close the shift' });
  for (const [label, pieces] of [
    ['₹500 notes', '3'],
    ['₹100 notes', '4'],
    ['₹20 coins', '4'],
    ['₹10 notes', '1'],
  ] as const)
    await close.getByLabel(label).fill(pieces);
  await expect(close.getByText('Sum: ₹1,990.00')).toBeVisible();
  await expectInOrder(page, 'a drawer that is counted');
  await page.reload();
  await expect(close.getByLabel('Counted in ₹')).toHaveValue('1990');
  await close.getByLabel('Put in the safe in ₹').fill('990');
  await close.getByLabel('Handed to').fill('Vikram');
  await close.getByLabel(/^Note\b/).fill('₹10 are missing');
  await close.getByRole('button', { name: 'Close the shift' }).click();
  await expect(page.getByText('-₹10.00, ₹10 are missing')).toBeVisible();

  // The next person sees what was counted, and begins with the rest.
  await expect(
    page.getByText(/3 × ₹500 notes, 4 × ₹100 notes, 1 × ₹10 notes, 4 × ₹20 coins$/).last(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Take over ₹1,000.00 from/ })
    .first()
    .click();
  await expect(page.getByText(/^₹1,000.00 from /)).toBeVisible();
  await expectInOrder(page, 'a shift that was taken over');
  await close.getByLabel('Counted in ₹').fill('1000');
  await close.getByLabel('Put in the safe in ₹').fill('1000');
  await close.getByRole('button', { name: 'Close the shift' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  await page.goto('/desk/cash-up');
  const rows = page.getByRole('region', { name: 'Shifts' }).getByRole('row');
  await expect(rows.filter({ hasText: 'handed to Vikram' })).toContainText('₹1,000.00');
  const amounts = (await rows.allInnerTexts()).map((text) =>
    Math.round(
      100 * Number((/(-?)₹([\d,]+\.\d\d)\s*$/.exec(text)?.slice(1).join('') ?? '').replaceAll(',', '')),
    ),
  );
  const sum = amounts.slice(0, -1).reduce((one, other) => one + other, 0);
  expect(amounts.at(-1)).toBe(sum);
});

test('a security deposit is taken in cash, returned in part, charged, and shown apart from the price', async ({
  page,
  testServer,
}) => {
  const booking = await openPaidBooking(page, testServer);
  const section = page.getByRole('region', { name: 'Security deposit' });
  await section.getByRole('button', { name: 'Take a security deposit' }).click();
  await section.getByLabel('Deposit in ₹').fill('5000');
  await section.getByRole('button', { name: 'Take the deposit' }).click();
  await section.getByRole('button', { name: 'Go on without a shift' }).click();
  await expect(section.getByText('Held: ₹5,000.00')).toBeVisible();

  await section.getByRole('button', { name: 'Return…' }).click();
  const returning = page.getByRole('dialog', { name: 'Return the deposit' });
  await returning.getByLabel('Amount in ₹').fill('6000');
  await returning.getByRole('button', { name: 'Return it' }).click();
  await returning.getByRole('button', { name: 'Go on without a shift' }).click();
  await expect(returning.getByText(/^The hotel holds ₹5,000\.00 of this deposit/)).toBeVisible();
  await returning.getByLabel('Amount in ₹').fill('2000');
  await returning.getByRole('button', { name: 'Return it' }).click();
  await returning.getByRole('button', { name: 'Go on without a shift' }).click();
  await expect(section.getByText('Held: ₹3,000.00')).toBeVisible();

  await section.getByRole('button', { name: 'Turn into a charge…' }).click();
  const charging = page.getByRole('dialog', { name: 'Turn the deposit into a charge' });
  await charging.getByLabel('Amount in ₹ with tax').fill('1180');
  await charging.getByLabel('Reason').fill('Broken lamp');
  await charging.getByRole('button', { name: 'Charge it' }).click();
  await expect(section.getByText('Held: ₹1,820.00')).toBeVisible();
  await expect(section.getByText('₹1,180.00 charged with 18 % GST: Broken lamp')).toBeVisible();
  const folio = page.getByRole('region', { name: 'Folio' });
  await expect(folio.getByText('Nothing is due.')).toBeVisible();
  await expect(folio.getByRole('row', { name: /Charge to the security deposit/ })).toContainText('₹1,180.00');

  await section.getByRole('button', { name: 'Turn into a charge…' }).click();
  await charging.getByLabel('Amount in ₹ with tax').fill('500');
  await charging.getByLabel('Reason').fill('Key of another room');
  await charging.getByRole('button', { name: 'Charge it' }).click();
  await expect(section.getByText('Held: ₹1,320.00')).toBeVisible();
  await section.getByRole('button', { name: 'Take back the charge of ₹500.00, made by mistake' }).click();
  const takingBack = page.getByRole('dialog', { name: 'Take the charge back' });
  await takingBack.getByLabel('What was wrong').fill('The key was found');
  await takingBack.getByRole('button', { name: 'Take it back' }).click();
  await expect(section.getByText('Held: ₹1,820.00')).toBeVisible();
  await expect(section.getByText('Charge of ₹500.00 taken back: The key was found')).toBeVisible();
  await expect(folio.getByText('Nothing is due.')).toBeVisible();
  await expect(folio.getByRole('row', { name: /^Reversed: Charge to the security deposit/ })).toBeVisible();

  await page.goto('/desk/cash-up');
  const deposits = page.getByRole('row', { name: /^Security deposits: Cash/ });
  await expect(deposits).toContainText('₹3,000.00');
  await expect(page.getByRole('row', { name: /^Security deposits in cash/ })).toContainText('₹3,000.00');

  await page.goto(`/booking#${booking.token}`);
  await expect(page.getByText('Security deposit held')).toBeVisible();
  await expect(page.getByText('₹1,820.00')).toBeVisible();
  await expect(page.getByText('Security deposit returned')).toBeVisible();
});
