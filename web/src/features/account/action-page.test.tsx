import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ASHA, freshProvider, ProviderRefusal } from '../../../tests/identity-provider';
import { renderServed, Server } from '../../../tests/served';
import { Identity } from '../../lib/identity/identity';
import ActionPage from './action-page';

const settings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

function follow(link: string) {
  const identity = new Identity(
    () => Promise.resolve(settings),
    () => undefined,
  );
  renderServed(<ActionPage />, new Server({}), link, identity);
  return userEvent.setup();
}

const signInLink = () => screen.getByRole('link', { name: 'Go to sign-in' });

const pressVerify = async (user: ReturnType<typeof follow>) =>
  user.click(await screen.findByRole('button', { name: 'Verify my address' }));

test('a mail’s link verifies the address when the button is pressed, not when it is opened', async () => {
  const provider = freshProvider();
  const user = follow('/auth/action?mode=verifyEmail&oobCode=mailed');
  await screen.findByRole('button', { name: 'Verify my address' });
  expect(provider.received).toEqual([]);
  await pressVerify(user);
  expect(await screen.findByText('Thank you. Your e-mail address is verified.')).toBeVisible();
  expect(signInLink()).toHaveAttribute('href', '/signin');
  expect(provider.received).toEqual([['applyCode', 'mailed']]);
});

test('a mail’s link lets the guest choose a new password', async () => {
  const provider = freshProvider();
  const user = follow('/auth/action?mode=resetPassword&oobCode=mailed');
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'another-word');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(screen.getByRole('status').parentElement).toHaveFocus();
  expect(provider.received).toContainEqual(['resetPassword', 'mailed', 'another-word']);
});

test('a refused password is reported, and can be changed', async () => {
  const provider = freshProvider();
  const user = follow('/auth/action?mode=resetPassword&oobCode=mailed');
  await user.type(await screen.findByLabelText('New password'), 'shorter than needed');
  provider.refusal = new ProviderRefusal('auth/weak-password');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This password is too weak. Please choose a longer one.',
  );
  expect(screen.getByLabelText('New password')).toHaveValue('shorter than needed');
});

test('a common password is not sent', async () => {
  const provider = freshProvider();
  const user = follow('/auth/action?mode=resetPassword&oobCode=mailed');
  await user.type(await screen.findByLabelText('New password'), 'password2026');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText(/Many people use this password/)).toBeVisible();
  expect(provider.received.map(([name]) => name)).not.toContain('resetPassword');
});

test.each(['verifyEmail', 'resetPassword'])(
  'a used or old link (%s) says where a new one comes from',
  async (mode) => {
    freshProvider().refusal = new ProviderRefusal('auth/invalid-action-code');
    const user = follow(`/auth/action?mode=${mode}&oobCode=used`);
    if (mode === 'verifyEmail') await pressVerify(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has already been used or is incomplete.',
    );
    expect(screen.getByText(/To change your password, choose “Forgot password\?”/)).toBeVisible();
    expect(signInLink()).toBeVisible();
  },
);

test('a link without its code is reported as incomplete, and the provider is not asked', async () => {
  const provider = freshProvider();
  follow('/auth/action?mode=resetPassword');
  expect(await screen.findByRole('alert')).toHaveTextContent('is incomplete');
  expect(provider.received).toEqual([]);
});

test('a guest who is signed in is led to the profile, and not to the sign-in', async () => {
  freshProvider(ASHA);
  await pressVerify(follow('/auth/action?mode=verifyEmail&oobCode=mailed'));
  expect(await screen.findByText('Thank you. Your e-mail address is verified.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Go to sign-in' })).not.toBeInTheDocument();
});
