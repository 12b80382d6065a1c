import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../../../tests/served';
import { GuestBilling } from './guest-billing';

test('the staff enter to whom the invoice of a booking is made out', async () => {
  let isAddressNeeded = true;
  const server = new Server({
    GuestBilling: () => ({
      property: { asksPinCode: false },
      guestBilling: {
        __typename: 'BookingBilling',
        isInvoiced: false,
        isAddressNeeded,
        companyName: null,
        companyNames: [],
        details: null,
      },
    }),
    SetGuestBillingDetails: () => {
      isAddressNeeded = false;
      return { setGuestBillingDetails: { __typename: 'GuestBillingDetailsSet' } };
    },
  });
  renderServed(<GuestBilling reference="SC-TEST2345" />, server);
  const user = userEvent.setup();
  expect(await screen.findByText(/the law requires the guest’s address and state/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details for the invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details for the invoice' }));
  await user.type(await dialog.findByLabelText('Name on the invoice'), 'Marigold Textiles');
  await user.type(dialog.getByLabelText('Address on the invoice'), 'Nariman Point, Mumbai');
  await user.type(dialog.getByLabelText(/^GSTIN/), '27AAPFU0939F1ZV');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We will issue the invoice with these details.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/the law requires/)).not.toBeInTheDocument());
  expect(server.variablesOf('SetGuestBillingDetails')).toEqual([
    {
      input: {
        reference: 'SC-TEST2345',
        name: 'Marigold Textiles',
        address: 'Nariman Point, Mumbai',
        gstin: '27AAPFU0939F1ZV',
        pinCode: null,
        country: null,
        companyNumber: null,
        stateCode: null,
      },
    },
  ]);
});

test('a booking that nobody knows has no details', async () => {
  const server = new Server({
    GuestBilling: () => ({
      property: { asksPinCode: false },
      guestBilling: {
        __typename: 'RecordNotFound',
        code: 'RECORD_NOT_FOUND',
        parameters: [],
        message: 'Unknown.',
      },
    }),
  });
  renderServed(<GuestBilling reference="SC-UNKNOWN" />, server);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Details for the invoice' }));
  expect(await screen.findByText(/The details could not be loaded/)).toBeVisible();
});
