import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdentity } from '../../lib/identity/identity-context';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { useProvider } from './use-provider';
import { useWantedPage } from './return-path';
import { useDelayedRedirect } from './use-redirect';

type Success = 'signed in' | 'reset mailed';

/** The sign-in form's values, and the actions of its buttons. */
export function useSignIn() {
  const identity = useIdentity();
  const navigate = useNavigate();
  const target = useWantedPage()?.from ?? paths.profile;
  const { run, clear, fault, working } = useProvider();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [isShared, setShared] = useState(false);
  const client = useApolloClient();
  const [success, setSuccess] = useState<Success | null>(null);
  const [addressFault, setAddressFault] = useState<string>();
  const addressField = useRef<HTMLInputElement>(null);
  useDelayedRedirect(success === 'signed in', target);

  const entered = async (signIn: () => Promise<void>) => {
    await signIn();
    if (isShared)
      await client.mutate({
        mutation: (await import('../../generated/own-sign-in')).MarkSharedComputerDocument,
      });
  };
  const clearMessages = () => {
    setSuccess(null);
    setAddressFault(undefined);
  };
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    clearMessages();
    // A sign-in on a shared computer does not outlive the tab.
    const done = await run('sign-in', () =>
      entered(() => identity.signIn(email, password, remember && !isShared)),
    );
    if (done) setSuccess('signed in');
  };
  const signInWithGoogle = async () => {
    clearMessages();
    if (await run('google', () => entered(() => identity.signInWithGoogle(remember && !isShared))))
      await navigate(target);
  };
  const resetPassword = async () => {
    clearMessages();
    if (!email) {
      clear();
      setAddressFault(t`Please enter your email to reset password.`);
      addressField.current?.focus();
      return;
    }
    if (await run('reset', () => identity.sendPasswordReset(email))) setSuccess('reset mailed');
  };
  return {
    values: { email, password, remember, isShared },
    setShared,
    setEmail,
    setPassword,
    setRemember,
    success,
    fault,
    addressFault,
    addressField,
    working,
    signIn,
    signInWithGoogle,
    resetPassword,
  };
}
