import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useEffect, useState, type FormEvent } from 'react';
import { Dialog, DialogBody } from '../../../components/dialog/dialog';
import { Button } from '../../../components/form/button';
import { ErrorMessage } from '../../../components/form/error-message';
import { Spinner } from '../../../components/status/spinner';
import { useMarkSharedComputerMutation, useOwnSignInQuery } from '../../../generated/own-sign-in';
import { confirmation } from '../../../lib/apollo/confirmation';
import { useIdentity, useSignInState } from '../../../lib/identity/identity-context';
import { isSignInKept } from '../../../lib/identity/remembered-sign-in';
import { t } from '../../../lib/texts/texts';
import { PasswordField } from '../password-field';
import { useProvider } from '../use-provider';
import { FactorCodeForm } from './factor-code-form';

const asksAgain = (failure: unknown): boolean =>
  ServerError.is(failure)
    ? failure.bodyText.includes('"CONFIRM_IDENTITY"')
    : CombinedGraphQLErrors.is(failure) &&
      failure.errors.some(({ extensions }) => extensions?.['code'] === 'CONFIRM_IDENTITY');

type Settle = (isConfirmed: boolean) => void;

/** The dialog in which a person signs in again or enters a code, when the server requires it. */
export function ConfirmIdentity() {
  const [waiting, setWaiting] = useState<readonly Settle[]>([]);
  useEffect(() => {
    confirmation.ask = (failure) =>
      asksAgain(failure)
        ? new Promise((resolve) => setWaiting((before) => [...before, resolve]))
        : Promise.resolve(false);
    return () => {
      confirmation.ask = null;
    };
  }, []);
  const settle = (isConfirmed: boolean) => {
    waiting.forEach((resolve) => resolve(isConfirmed));
    setWaiting([]);
  };
  return (
    <Dialog
      open={waiting.length > 0}
      onOpenChange={(open) => (open ? undefined : settle(false))}
      title={t`Confirm that it is you`}
      subtitle={t`Your last sign-in is more than 15 minutes ago, and this action is sensitive.`}
    >
      <DialogBody className="grid gap-5">
        <Proof onProved={() => settle(true)} />
      </DialogBody>
    </Dialog>
  );
}

function Proof({ onProved }: { onProved: () => void }) {
  const { data } = useOwnSignInQuery({ fetchPolicy: 'network-only' });
  if (!data) return <Spinner />;
  const { hasSecondFactor, isSharedComputer } = data.ownSignIn;
  if (hasSecondFactor) return <FactorCodeForm onProved={onProved} />;
  return <PasswordProof isShared={isSharedComputer} onProved={onProved} />;
}

/**
 * Signs in at the provider again. This begins a new session, which counts as a shared computer if the session before it
 * did.
 */
function PasswordProof({ isShared, onProved }: { isShared: boolean; onProved: () => void }) {
  const identity = useIdentity();
  const state = useSignInState();
  const provider = useProvider();
  const [markShared] = useMarkSharedComputerMutation();
  const [password, setPassword] = useState('');
  const email = state.kind === 'signed in' ? (state.guest.email ?? '') : '';
  const prove = async (what: string, signIn: () => Promise<void>) => {
    const done = await provider.run(what, async () => {
      await signIn();
      if (isShared) await markShared();
    });
    if (done) onProved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove('password', () => identity.signIn(email, password, isSignInKept()));
  };
  return (
    <>
      {provider.fault ? <ErrorMessage {...provider.fault} /> : null}
      <form onSubmit={submit} className="grid gap-5">
        <p className="break-all">{email}</p>
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" disabled={provider.working !== null}>
          {t`Confirm`}
        </Button>
      </form>
      <Button
        look="quiet"
        disabled={provider.working !== null}
        onClick={() => void prove('google', () => identity.signInWithGoogle(isSignInKept()))}
      >
        {t`Sign in with Google`}
      </Button>
    </>
  );
}
