import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../../tests/served';
import { ConfirmEmail } from './confirm-email';
import { CorrectDetails } from './correct-details';

const DETAILS = {
  name: 'Asha Roa',
  email: 'asha@exmaple.com',
  phone: '+91 98765 43210',
  specialRequests: null,
};
const sent = {
  __typename: 'EmailCorrectionSent' as const,
  code: 'EMAIL_CORRECTION_SENT',
  parameters: [],
  message: 'We are sending a link.',
};

function correctable(responders: ConstructorParameters<typeof Server>[0]) {
  const server = new Server(responders);
  const onCorrected = vi.fn();
  renderServed(<CorrectDetails token="the-token" details={DETAILS} onCorrected={onCorrected} />, server);
  return { server, onCorrected, user: userEvent.setup() };
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Correct your details' }));
  return screen.findByRole('dialog', { name: 'Correct your details' });
}

async function retype(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('a mistyped name is corrected; the address is left alone', async () => {
  const { server, user, onCorrected } = correctable({
    CorrectDetails: () => ({ correctDetails: { __typename: 'DetailsCorrected' } }),
  });
  const dialog = await openDialog(user);
  await retype(user, within(dialog).getByLabelText('Name'), 'Asha Rao');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We have corrected your details.')).toBeVisible();
  expect(server.received).toEqual([
    {
      name: 'CorrectDetails',
      variables: {
        input: { token: 'the-token', name: 'Asha Rao', phone: '+91 98765 43210', specialRequests: null },
      },
    },
  ]);
  expect(onCorrected).toHaveBeenCalled();
});

test('a mistyped address alone is sent to be confirmed', async () => {
  const { server, user } = correctable({ CorrectEmail: () => ({ correctEmail: sent }) });
  const dialog = await openDialog(user);
  await retype(user, within(dialog).getByLabelText('E-mail address'), 'asha@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We are sending a link.')).toBeVisible();
  expect(server.variablesOf('CorrectEmail')).toEqual([
    { input: { token: 'the-token', email: 'asha@example.com' } },
  ]);
});

test('a field at fault is named, and nothing else is sent', async () => {
  const fault = { field: 'phone', code: 'PHONE_INVALID', parameters: [] };
  const { server, user } = correctable({
    CorrectDetails: () => ({
      correctDetails: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        parameters: [],
        message: 'Please correct it.',
        faults: [{ ...fault, message: 'Please enter a valid phone number.' }],
      },
    }),
  });
  const dialog = await openDialog(user);
  await retype(user, within(dialog).getByLabelText('Phone'), '12');
  await retype(user, within(dialog).getByLabelText('E-mail address'), 'asha@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please enter a valid phone number.')).toBeVisible();
  expect(server.variablesOf('CorrectEmail')).toEqual([]);
});

test('the link of the mail confirms by a press, not by being opened', async () => {
  const server = new Server({
    ConfirmEmail: () => ({
      confirmEmail: { __typename: 'EmailConfirmed', reference: 'SC-TEST2345', token: 'the-token' },
    }),
  });
  renderServed(<ConfirmEmail token="the-link" />, server);
  expect(server.received).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(
    await screen.findByText(/We now send all e-mails about booking SC-TEST2345 to this address/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your booking' })).toHaveAttribute(
    'href',
    '/booking#the-token',
  );
});
