import type { Locator } from '@playwright/test';
import { openPaidBooking } from './booking-states';
import { expectInOrder } from './in-order';
import { follow, press, typeInto } from './keyboard';
import { expect, test } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

/** Buttons, links and fields of the section that are smaller than 44 px in a direction. */
const smallTargets = (section: Locator): Promise<string[]> =>
  section.evaluate((element) =>
    [...element.querySelectorAll('button, a, select, label:has(input), input:not(label input)')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && (width < 44 || height < 44);
      })
      .map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`),
  );

for (const { name, viewport, hasTouch } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch, reducedMotion: 'reduce' });

    test('the minibar is posted in two presses, dinner for two with its GST, and a complaint gets an allowance', async ({
      page,
      testServer,
    }) => {
      const booking = await openPaidBooking(page, testServer);
      const bill = page.getByRole('region', { name: 'Charges' });
      await bill.getByRole('button', { name: 'Put on the bill…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put on the bill' });
      await dialog.getByRole('button', { name: /^Water/ }).click();
      await expect(dialog.getByText('1 × Water posted: ₹70.80 with tax.')).toBeVisible();
      await expectInOrder(page, 'a posted charge');

      await dialog.getByLabel('Charge', { exact: true }).selectOption({ label: 'Dinner, ₹1,600.00' });
      await dialog.getByLabel('Pieces').fill('0');
      await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
      await expect(dialog.getByLabel('Pieces')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('Pieces').fill('2');
      await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
      await expect(dialog.getByText('2 × Dinner posted: ₹3,776.00 with tax.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(bill.getByText('2 × Dinner')).toBeVisible();
      const folio = page.getByRole('region', { name: 'Folio' });
      await expect(folio.getByText(/^The guest owes ₹3,846\.80/)).toBeVisible();

      await bill.getByRole('button', { name: 'Take something off…' }).click();
      const allowance = page.getByRole('dialog', { name: 'Take something off the bill' });
      await allowance.getByLabel('Off what').selectOption({ label: 'Dinner, ₹3,776.00' });
      await allowance.getByLabel('Amount in ₹ with tax').fill('5000');
      await allowance.getByLabel('Reason').fill('It came cold');
      await allowance.getByRole('button', { name: 'Take it off' }).click();
      await expect(allowance.getByText(/^These charges are ₹3,776\.00/)).toBeVisible();
      await expectInOrder(page, 'an allowance above the charge');
      await allowance.getByLabel('Amount in ₹ with tax').fill('500');
      await allowance.getByRole('button', { name: 'Take it off' }).click();
      await expect(bill.getByText('Allowance on Dinner')).toBeVisible();
      await expect(folio.getByText(/^The guest owes ₹3,346\.80/)).toBeVisible();
      await expectInOrder(page, 'a bill with an allowance');

      await bill.getByRole('button', { name: 'Take back Water…' }).click();
      const takingBack = page.getByRole('dialog', { name: 'Take the charge back' });
      await takingBack.getByLabel('Reason').fill('Another room');
      await takingBack.getByRole('button', { name: 'Take it back' }).click();
      await expect(bill.getByText(/^Taken back .*Another room$/)).toBeVisible();
      await expect(folio.getByText(/^The guest owes ₹3,276\.00/)).toBeVisible();

      await page.goto(`/booking#${booking.token}`);
      await expect(page.getByRole('heading', { name: 'During your stay' })).toBeVisible();
      await expect(page.getByText(/^2 × Dinner, /)).toBeVisible();
      await expect(page.getByText(/^Water, /)).toBeHidden();
      await expectInOrder(page, 'a bill on the guest’s page');
    });

    test('dinner has 5 % GST once the owner says that no room was sold above ₹7,500', async ({
      page,
      testServer,
    }) => {
      const booking = await openPaidBooking(page, testServer);
      await page.goto('/desk/hotel');
      await page
        .getByLabel('A room was sold above ₹7,500 in the last financial year')
        .selectOption({ label: 'No: restaurant supplies bear 5 % GST' });
      await page.getByRole('button', { name: 'Save Changes' }).click();
      try {
        await expect(page.getByText(/^Saved\./)).toBeVisible();
        await page.goto(`/desk/bookings/${booking.reference}`);
        const bill = page.getByRole('region', { name: 'Charges' });
        await bill.getByRole('button', { name: 'Put on the bill…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Put on the bill' });
        await dialog.getByLabel('Charge', { exact: true }).selectOption({ label: 'Dinner, ₹1,600.00' });
        await dialog.getByLabel('Pieces').fill('2');
        await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
        await expect(dialog.getByText('2 × Dinner posted: ₹3,360.00 with tax.')).toBeVisible();
        await dialog.getByRole('button', { name: 'Done' }).click();
        await expect(page.getByText(/^The guest owes ₹3,360\.00/)).toBeVisible();
      } finally {
        await testServer.query('UPDATE property SET specified_premises = true');
      }
    });

    test('a company pays the rooms and the guest pays the extras, by keyboard or finger', async ({
      page,
      testServer,
    }) => {
      // The cash of one guest on one day adds up, over bookings with the phone number.
      const phone = hasTouch ? '+91 98765 43211' : '+91 98765 43212';
      const booking = await openPaidBooking(page, testServer, { phone });
      const section = page.getByRole('region', { name: 'Who pays what' });
      await press(section.getByRole('button', { name: 'New folio…' }));
      const opening = page.getByRole('dialog', { name: 'New folio' });
      await typeInto(page, opening.getByLabel('Name of the payer'), 'Marigold Textiles Private Limited');
      await follow(page, opening.getByLabel('Room and tax'), 'Space');
      await expectInOrder(page, 'a new folio');
      await follow(page, opening.getByRole('button', { name: 'Open it' }));
      await expect(
        section.getByText('The folio of Marigold Textiles Private Limited is open.'),
      ).toBeVisible();
      await expect(section.getByRole('heading', { name: 'Who pays what' })).toBeFocused();

      const guest = section.getByRole('region', { name: 'Guest' });
      const company = section.getByRole('region', { name: 'Marigold Textiles Private Limited' });
      await expect(company.getByText(/is due\.$/)).toBeVisible();
      await press(guest.getByRole('button', { name: /^Pay ₹.* back$/ }));
      await expect(guest.getByText('Nothing is due.')).toBeVisible();
      await press(
        page.getByRole('region', { name: 'Charges' }).getByRole('button', { name: 'Put on the bill…' }),
      );
      const posting = page.getByRole('dialog', { name: 'Put on the bill' });
      await press(posting.getByRole('button', { name: /^Water/ }));
      await expect(posting.getByText('1 × Water posted: ₹70.80 with tax.')).toBeVisible();
      await press(posting.getByRole('button', { name: 'Done' }));
      await expect(guest.getByText('₹70.80 is due.')).toBeVisible();

      await press(
        company.getByRole('button', { name: 'Take a payment of Marigold Textiles Private Limited…' }),
      );
      const paying = page.getByRole('dialog', { name: 'Payment of Marigold Textiles Private Limited' });
      const pressOrTap = (button: Locator) => (hasTouch ? button.tap() : press(button));
      await pressOrTap(paying.getByRole('button', { name: /^Take ₹/ }));
      await pressOrTap(paying.getByRole('button', { name: 'Go on without a shift' }));
      await expect(company.getByText('Nothing is due.')).toBeVisible();
      await expect(guest.getByText('₹70.80 is due.')).toBeVisible();
      await expectInOrder(page, 'a bill that two pay');
      // Fingers need 44 px; the rows of a wide screen are denser.
      if (hasTouch) expect(await smallTargets(section)).toEqual([]);

      await page.goto(`/booking#${booking.token}`);
      await expect(page.getByText(/^Water, /)).toBeVisible();
      await expectInOrder(page, 'a shared bill on the guest’s page');
    });
  });
