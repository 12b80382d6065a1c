import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { ASHA, freshProvider } from '../../../../tests/identity-provider';
import { renderServed, Server, type Responders } from '../../../../tests/served';
import { confirmation } from '../../../lib/apollo/confirmation';
import { Identity } from '../../../lib/identity/identity';
import * as keptPage from '../../../lib/browser/kept-page';
import { StaffOnly } from '../guards/administrator-only';
import SecurityPage from './security-page';

// A replaced module would reach only parts that no earlier test file of the worker has loaded.
const forgetting = () => vi.spyOn(keptPage, 'forgetKeptPage').mockResolvedValue();
let forgetKeptPage: ReturnType<typeof forgetting>;
beforeEach(() => (forgetKeptPage = forgetting()));

const SETTINGS = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

const REFUSED = new CombinedGraphQLErrors({
  errors: [{ message: 'Please confirm.', extensions: { code: 'CONFIRM_IDENTITY' } }],
});

type Door = 'OPEN' | 'ENTER_CODE' | 'SET_UP_FACTOR' | 'TOO_OLD' | 'UNUSED';

const viewer = (deskDoor: Door) => ({
  viewer: {
    uid: ASHA.uid,
    isAdmin: true,
    deskDoor,
    desk: { name: 'Asha', role: 'Owner', permissions: [], boundPaise: null },
  },
});
const ownSignIn = (hasSecondFactor: boolean) => ({
  ownSignIn: {
    door: 'OPEN' as const,
    hasSecondFactor,
    needsSecondFactor: false,
    recoveryCodesLeft: hasSecondFactor ? 9 : null,
    isSharedComputer: false,
    sharedComputerMinutes: 30,
    sessions: [
      {
        signedInAt: '2026-11-27T06:00:00Z',
        lastUsedAt: '2026-11-27T07:00:00Z',
        isSharedComputer: true,
        isThis: true,
      },
    ],
  },
});
const wrong = {
  __typename: 'SecondFactorRefused' as const,
  code: 'FACTOR_CODE_WRONG',
  parameters: [],
  message: 'This code is wrong.',
};

function visit(responders: Responders, page = <p>The desk</p>) {
  const provider = freshProvider(ASHA);
  const identity = new Identity(
    () => Promise.resolve(SETTINGS),
    () => undefined,
  );
  const server = new Server(responders);
  const { unmount } = renderServed(
    <Routes>
      <Route path="/desk" element={<StaffOnly>{page}</StaffOnly>} />
      <Route path="/unauthorized" element={<p>No access</p>} />
    </Routes>,
    server,
    '/desk',
    identity,
  );
  return { server, provider, unmount };
}

test('a session whose code is missing asks for it, says what is wrong, and then shows the desk', async () => {
  let door: Door = 'ENTER_CODE';
  visit({
    DeskAccess: () => viewer(door),
    ProveIdentity: ({ code }) => {
      if (code !== '123456') return { proveIdentity: wrong };
      door = 'OPEN';
      return { proveIdentity: { __typename: 'IdentityProved', isRecoveryCode: false } };
    },
  });
  const field = await screen.findByLabelText(/Code of your authenticator/);
  expect(screen.queryByText('The desk')).not.toBeInTheDocument();
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
  await userEvent.type(field, '123456{Enter}');
  expect(await screen.findByText('The desk')).toBeVisible();
});

test.each([
  ['TOO_OLD', 'Your sign-in is more than 12 hours old.'],
  ['UNUSED', 'This is a shared computer, and nobody used it for a while.'],
] as const)(
  'a session that ended (%s) says why, leads to the sign-in, and leaves no names of guests on the phone',
  async (door, reason) => {
    visit({ DeskAccess: () => viewer(door) });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/signin');
    expect(forgetKeptPage).toHaveBeenCalled();
  },
);

test('whose sessions were ended leaves no names of guests on the phone; a session that works keeps them', async () => {
  const { unmount } = visit({ DeskAccess: () => viewer('OPEN') });
  expect(await screen.findByText('The desk')).toBeVisible();
  expect(forgetKeptPage).not.toHaveBeenCalled();
  unmount();
  visit({ DeskAccess: () => ({ viewer: { ...viewer('OPEN').viewer, desk: null } }) });
  expect(await screen.findByText('No access')).toBeVisible();
  expect(forgetKeptPage).toHaveBeenCalled();
});

test('where the hotel requires it, the factor is set up first, and the recovery codes are shown once', async () => {
  let door: Door = 'SET_UP_FACTOR';
  visit({
    DeskAccess: () => viewer(door),
    StartSecondFactor: () => ({
      startSecondFactor: {
        __typename: 'StartedSecondFactor',
        secret: 'ABCDEFGH',
        address: 'otpauth://totp/x',
        qrCode: ['10', '01'],
      },
    }),
    ConfirmSecondFactor: () => {
      door = 'OPEN';
      return {
        confirmSecondFactor: { __typename: 'SecondFactorSetUp', recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] },
      };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up your authenticator' }));
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect(screen.getByText('ABCDEFGH')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/First code/), '123456{Enter}');
  expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept the recovery codes' }));
  expect(await screen.findByText('The desk')).toBeVisible();
});

describe('the desk asks again', () => {
  const asked = async () => {
    await screen.findByText('The desk');
    return confirmation.ask?.(REFUSED) ?? Promise.resolve(null);
  };

  test('for the code of the second factor', async () => {
    visit({
      DeskAccess: () => viewer('OPEN'),
      OwnSignIn: () => ownSignIn(true),
      ProveIdentity: () => ({ proveIdentity: { __typename: 'IdentityProved', isRecoveryCode: false } }),
    });
    const answer = asked();
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await userEvent.type(await within(dialog).findByLabelText(/Code of your authenticator/), '123456{Enter}');
    expect(await answer).toBe(true);
  });

  test('for the password, where there is no second factor', async () => {
    const { provider } = visit({
      DeskAccess: () => viewer('OPEN'),
      OwnSignIn: () => ownSignIn(false),
    });
    const answer = asked();
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByLabelText('Password'), 'correct-horse{Enter}');
    expect(await answer).toBe(true);
    expect(provider.received).toContainEqual(['signIn', ASHA.email, 'correct-horse', expect.any(Boolean)]);
  });

  test('not after another failure', async () => {
    visit({ DeskAccess: () => viewer('OPEN') });
    await screen.findByText('The desk');
    expect(await confirmation.ask?.(new Error('The connection broke'))).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('and does nothing when the dialog is closed', async () => {
    visit({ DeskAccess: () => viewer('OPEN'), OwnSignIn: () => ownSignIn(false) });
    const answer = asked();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await answer).toBe(false);
  });
});

test('one’s own sign-in shows the factor and the sessions', async () => {
  visit({ DeskAccess: () => viewer('OPEN'), OwnSignIn: () => ownSignIn(true) }, <SecurityPage />);
  expect(await screen.findByText(/Recovery codes left: 9/)).toBeVisible();
  expect(screen.getByText('This session')).toBeVisible();
  expect(screen.getByText('Shared computer')).toBeVisible();
});
