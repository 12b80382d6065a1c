import { expectInOrder } from './in-order';
import { proofCases } from './proof-cases';
import {
  checkoutWindow,
  expect,
  fillForm,
  freshEmail,
  freshStay,
  heldDialog,
  openBookingDialog,
  proceedToPayment,
  test,
  totalShown,
} from './test-server';
import { signIn } from './people';
import {
  lookAtBookingDialog,
  lookAtBookingPages,
  lookAtCancelling,
  lookAtCancellingAtDesk,
  lookAtDesk,
  lookAtOwnerPage,
} from './site-states';

const VIEWS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 390, 1440].map((width) => ({ colorScheme, width })),
);

for (const { colorScheme, width } of proofCases(VIEWS, VIEWS.length)) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 800 } });
    // Axe reads every state of the page, which takes most of a minute on a busy machine.
    test.describe.configure({ timeout: 240_000 });

    test('axe finds nothing, and nothing scrolls sideways, from home to the paid booking', async ({
      page,
      tolerated,
    }) => {
      const look = (state: string) => expectInOrder(page, state);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look('home');
      const dialog = await openBookingDialog(page);
      await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
      await look('form with faults');
      await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Double' });
      await totalShown(dialog);
      await look('form with its price');
      const checkout = await proceedToPayment(page, dialog);
      await checkout.getByRole('button', { name: 'Close' }).click();
      await expect(heldDialog(page)).toBeVisible();
      await look('hold');
      await heldDialog(page).getByRole('button', { name: 'Continue to payment' }).click();
      await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
      const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
      await expect(paid).toBeVisible();
      await look('paid');
      await paid.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText('Confirmed and paid')).toBeVisible();
      await look('booking page');
      tolerated.push(/status of 404/);
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look('not found');
    });
  });
}

const STATES = {
  'the page of a booking in each state': lookAtBookingPages,
  'the booking form of a signed-in guest, its challenge and its hold': lookAtBookingDialog,
  'the page of an operator’s link': lookAtOwnerPage,
  'a cancellation of one room of two, and of the other one': lookAtCancelling,
  'the desk’s refunds, disputes, filter and activity': lookAtDesk,
  'the desk’s cancellation of one room of two': lookAtCancellingAtDesk,
};

/** The states that only the administrator sees. */
const AT_DESK: readonly unknown[] = [lookAtDesk, lookAtCancellingAtDesk];

const VIEWS_OF_STATES = Object.entries(STATES).flatMap(([states, lookAt], place) => {
  const views = [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 1440 },
  ] as const;
  // Alternates which view comes first.
  const turned = place % 2 === 0 ? views : views.toReversed();
  return turned.map((view) => ({ ...view, states, lookAt }));
});

for (const { colorScheme, width, states, lookAt } of proofCases(VIEWS_OF_STATES, 2)) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 800 } });
    test.describe.configure({ timeout: 240_000 });

    test(`axe finds nothing, and nothing scrolls sideways: ${states}`, async ({ page, testServer }) => {
      if (AT_DESK.includes(lookAt)) await signIn(page, testServer);
      await lookAt(page, testServer, (state) => expectInOrder(page, state));
    });
  });
}
