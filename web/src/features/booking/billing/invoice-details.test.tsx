import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responder, type Responders } from '../../../../tests/served';
import { InvoiceDetails } from './invoice-details';

const DETAILS = {
  name: 'Marigold Textiles',
  address: ['Nariman Bhavan', 'Mumbai'],
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  pinCode: null,
  country: null,
  companyNumber: null,
};
type FoundBooking = Extract<DataOf<'BookingBilling'>['bookingByToken'], { __typename: 'Booking' }>;

const billing = (
  details: FoundBooking['billing']['details'],
  { isInvoiced = false, asksPinCode = false } = {},
): Responder<'BookingBilling'> => {
  const answer = { __typename: 'BookingBilling', isInvoiced, isAddressNeeded: false, details };
  const property = { asksPinCode };
  return () => ({ property, bookingByToken: { __typename: 'Booking', billing: answer } });
};
const stored = () => ({ setBillingDetails: { __typename: 'BillingDetailsSet' as const } });

async function open(responders: Responders) {
  const server = new Server(responders);
  renderServed(<InvoiceDetails token="the-token" />, server);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Details for the invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details for the invoice' }));
  return { server, user, dialog };
}

test('a guest without a GSTIN enters name, address and state', async () => {
  const { server, user, dialog } = await open({ BookingBilling: billing(null), SetBillingDetails: stored });
  await user.type(await dialog.findByLabelText('Name on the invoice'), 'Asha Rao');
  await user.type(dialog.getByLabelText('Address on the invoice'), '7 Lotus Lane, Pune');
  await user.selectOptions(dialog.getByLabelText('State'), 'Maharashtra');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We will issue the invoice with these details.')).toBeVisible();
  expect(server.variablesOf('SetBillingDetails')).toEqual([
    {
      input: {
        token: 'the-token',
        name: 'Asha Rao',
        address: '7 Lotus Lane, Pune',
        gstin: null,
        pinCode: null,
        country: null,
        companyNumber: null,
        stateCode: '27',
      },
    },
  ]);
});

test('the details of a business are shown as they are; the GSTIN says the state', async () => {
  const { server, user, dialog } = await open({
    BookingBilling: billing(DETAILS),
    SetBillingDetails: stored,
  });
  expect(await dialog.findByLabelText('Address on the invoice')).toHaveValue('Nariman Bhavan\nMumbai');
  expect(dialog.queryByLabelText('State')).not.toBeInTheDocument();
  expect(dialog.queryByLabelText(/^PIN code/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We will issue the invoice with these details.')).toBeVisible();
  expect(server.variablesOf('SetBillingDetails')).toMatchObject([
    { input: { gstin: DETAILS.gstin, stateCode: null } },
  ]);
});

test('a company abroad enters its country and its number there, and a GSTIN takes their place', async () => {
  const { server, user, dialog } = await open({
    BookingBilling: billing(DETAILS),
    SetBillingDetails: stored,
  });
  await user.clear(await dialog.findByLabelText(/^GSTIN/));
  expect(dialog.queryByLabelText(/^Company number/)).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('State'), 'Other country');
  await user.type(dialog.getByLabelText(/^Country of registration/), 'Germany');
  await user.type(dialog.getByLabelText(/^Company number/), 'DE 136695976');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We will issue the invoice with these details.')).toBeVisible();
  expect(server.variablesOf('SetBillingDetails')).toMatchObject([
    { input: { gstin: null, stateCode: '96', country: 'Germany', companyNumber: 'DE 136695976' } },
  ]);
});

test('a GSTIN that does not fit together is refused at its field', async () => {
  const message = 'This is not a GSTIN.';
  const fault = { field: 'gstin', code: 'GSTIN_INVALID', parameters: [], message };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'INVALID_INPUT',
    parameters: [],
    message: 'Correct it.',
  };
  const { user, dialog } = await open({
    BookingBilling: billing(DETAILS),
    SetBillingDetails: () => ({ setBillingDetails: { ...refused, faults: [fault] } }),
  });
  await dialog.findByLabelText(/^GSTIN/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Correct it.');
});

test('a hotel that registers its invoices asks a business for its PIN code', async () => {
  const { server, user, dialog } = await open({
    BookingBilling: billing(DETAILS, { asksPinCode: true }),
    SetBillingDetails: stored,
  });
  const field = await dialog.findByLabelText(/^PIN code/);
  expect(field).toBeRequired();
  await user.type(field, '400021');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We will issue the invoice with these details.')).toBeVisible();
  expect(server.variablesOf('SetBillingDetails')).toMatchObject([{ input: { pinCode: '400021' } }]);
});

test('it does not ask a guest without a GSTIN', async () => {
  const { user, dialog } = await open({ BookingBilling: billing(DETAILS, { asksPinCode: true }) });
  await user.clear(await dialog.findByLabelText(/^GSTIN/));
  expect(dialog.queryByLabelText(/^PIN code/)).not.toBeInTheDocument();
  expect(dialog.getByLabelText('State')).toBeVisible();
});

test('a PIN code of another state is refused at its field, for a guest without a GSTIN as well', async () => {
  const message = 'This PIN code is not in Kerala.';
  const fault = { field: 'pinCode', code: 'PIN_CODE_OF_OTHER_STATE', parameters: [], message };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'INVALID_INPUT',
    parameters: [],
    message: 'Correct it.',
  };
  const { server, user, dialog } = await open({
    BookingBilling: billing({ ...DETAILS, pinCode: '400021' }),
    SetBillingDetails: () => ({ setBillingDetails: { ...refused, faults: [fault] } }),
  });
  await user.clear(await dialog.findByLabelText(/^GSTIN/));
  await user.selectOptions(dialog.getByLabelText('State'), 'Kerala');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  const field = dialog.getByLabelText(/^PIN code/);
  expect(field).not.toBeRequired();
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.variablesOf('SetBillingDetails')).toMatchObject([
    { input: { pinCode: '400021' } },
    { input: { pinCode: null } },
  ]);
});

test('a PIN code is not sent for a guest who lives abroad', async () => {
  const { server, user, dialog } = await open({
    BookingBilling: billing({ ...DETAILS, pinCode: '400021' }),
    SetBillingDetails: stored,
  });
  await user.clear(await dialog.findByLabelText(/^GSTIN/));
  await user.selectOptions(dialog.getByLabelText('State'), 'Other country');
  expect(dialog.queryByLabelText(/^PIN code/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We will issue the invoice with these details.')).toBeVisible();
  expect(server.variablesOf('SetBillingDetails')).toMatchObject([{ input: { pinCode: null } }]);
});

test('an office with a UIN may leave the PIN code out', async () => {
  const { user, dialog } = await open({ BookingBilling: billing(DETAILS, { asksPinCode: true }) });
  const gstin = await dialog.findByLabelText(/^GSTIN/);
  await user.clear(gstin);
  await user.type(gstin, 'UIN 0417 USA 00001 UN0');
  expect(dialog.getByLabelText(/^PIN code/)).not.toBeRequired();
});

test('a PIN code that is asked for since the form was opened is refused at its field', async () => {
  const message = 'Please enter the PIN code.';
  const fault = {
    field: 'pinCode',
    code: 'PIN_CODE_MISSING',
    parameters: [],
    message,
  };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'INVALID_INPUT',
    parameters: [],
    message: 'Correct it.',
  };
  const { user, dialog } = await open({
    BookingBilling: billing(DETAILS),
    SetBillingDetails: () => ({ setBillingDetails: { ...refused, faults: [fault] } }),
  });
  await dialog.findByLabelText(/^GSTIN/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByLabelText(/^PIN code/)).toBeInvalid();
  expect(dialog.getByText(message)).toBeVisible();
});

test('once the invoice is issued nothing can be entered', async () => {
  const { dialog } = await open({ BookingBilling: billing(DETAILS, { isInvoiced: true }) });
  expect(await dialog.findByText(/The invoice has been issued/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('details that cannot be read can be asked for again', async () => {
  const { dialog } = await open({ BookingBilling: () => new Error('No connection') });
  expect(await dialog.findByText(/The details could not be loaded/)).toBeVisible();
});
