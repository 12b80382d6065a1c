import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { ErrorMessage } from '../../components/form/error-message';
import { TextField } from '../../components/form/field';
import { SuccessMessage } from '../../components/status/success-message';
import { EMAIL_LENGTH } from '../../generated/rules';
import { useIdentity } from '../../lib/identity/identity-context';
import { paths } from '../../lib/paths';
import { PasswordField } from './password-field';
import { useProvider } from './use-provider';
import { useDelayedRedirect, useWayBack } from './use-redirect';

type Success = 'signed in' | 'reset mailed';

/** E-mail and password, Google, and the way to a new password. */
export function SignInForm() {
  const identity = useIdentity();
  const navigate = useNavigate();
  const target = useWayBack();
  const provider = useProvider();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [success, setSuccess] = useState<Success | null>(null);
  const [addressFault, setAddressFault] = useState<string>();
  const address = useRef<HTMLInputElement>(null);
  useDelayedRedirect(success === 'signed in', target);

  const begin = () => {
    setSuccess(null);
    setAddressFault(undefined);
  };
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    begin();
    const done = await provider.run('sign-in', () => identity.signIn(email, password, remember));
    if (done) setSuccess('signed in');
  };
  const signInWithGoogle = async () => {
    begin();
    if (await provider.run('google', () => identity.signInWithGoogle(remember))) await navigate(target);
  };
  const reset = async () => {
    begin();
    if (!email) {
      provider.clear();
      setAddressFault('Please enter your email to reset password.');
      address.current?.focus();
      return;
    }
    if (await provider.run('reset', () => identity.sendPasswordReset(email))) setSuccess('reset mailed');
  };

  return (
    <>
      <SuccessMessage>
        {success ? (
          <>
            <p>Success! Redirecting...</p>
            {success === 'reset mailed' ? <p className="font-normal">Check your e-mail</p> : null}
          </>
        ) : null}
      </SuccessMessage>
      {provider.fault ? <ErrorMessage {...provider.fault} /> : null}
      <form onSubmit={(event) => void signIn(event)} className="grid gap-5">
        <TextField
          ref={address}
          label="Email"
          error={addressFault}
          type="email"
          required
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
              className="size-5 accent-action"
            />
            Remember me
          </label>
          <Button look="link" className="min-h-11" onClick={() => void reset()}>
            Forgot password?
          </Button>
        </div>
        <Button type="submit" disabled={provider.working !== null}>
          {provider.working === 'sign-in' ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <Button look="quiet" disabled={provider.working !== null} onClick={() => void signInWithGoogle()}>
        Sign in with Google
      </Button>
      <p className="py-2 text-quiet">
        New here?{' '}
        <Link to={paths.signUp} className="py-2.5 text-action underline underline-offset-4">
          Create an account
        </Link>
      </p>
    </>
  );
}
