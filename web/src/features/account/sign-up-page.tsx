import { useRef, useState, type FormEvent } from 'react';
import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { ErrorMessage } from '../../components/form/error-message';
import { TextField } from '../../components/form/field';
import { SuccessMessage } from '../../components/status/success-message';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../generated/rules';
import { useHotelQuery } from '../../generated/property';
import { useIdentity } from '../../lib/identity/identity-context';
import type { PageProps } from '../../lib/hotel/hotel';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { AccountPage } from './account-page';
import { PasswordField } from './password-field';
import { useWantedPage } from './return-path';
import { useProvider } from './use-provider';
import { useDelayedRedirect } from './use-redirect';

const EMPTY = { name: '', email: '', password: '', confirmation: '' };

/** The form's values, and the function that sends it. */
function useSignUp() {
  const identity = useIdentity();
  const provider = useProvider();
  const [form, setForm] = useState(EMPTY);
  const [registered, setRegistered] = useState(false);
  const [mismatch, setMismatch] = useState(false);
  const [weakness, setWeakness] = useState<string | null>(null);
  const { data: hotel } = useHotelQuery();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  useDelayedRedirect(registered, paths.signIn);

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: target.value })),
  });
  const signUp = async (event: FormEvent) => {
    event.preventDefault();
    const differs = form.password !== form.confirmation;
    setMismatch(differs);
    if (differs) {
      provider.clear();
      confirmation.current?.focus();
      return;
    }
    const { name, email } = form;
    const { passwordFault } = await import('./password-rule');
    const fault = passwordFault(form.password, { email, hotelName: hotel?.property.name ?? '' });
    setWeakness(fault);
    if (fault) {
      provider.clear();
      password.current?.focus();
      return;
    }
    const account = { name, email, password: form.password };
    setRegistered(await provider.run('sign-up', () => identity.signUp(account)));
  };
  return { provider, registered, mismatch, weakness, password, confirmation, field, signUp };
}

/** The page to create an account. */
export function SignUpPage(props: PageProps) {
  const { provider, registered, mismatch, weakness, password, confirmation, field, signUp } = useSignUp();
  const wanted = useWantedPage();
  return (
    <AccountPage {...props}>
      <SuccessMessage>
        {registered ? (
          <>
            <p>{t`Registered successfully! Redirecting...`}</p>
            <p className="font-normal">{t`We have sent you an e-mail to verify your address.`}</p>
          </>
        ) : null}
      </SuccessMessage>
      {provider.fault ? <ErrorMessage {...provider.fault} /> : null}
      <form method="dialog" onSubmit={(event) => void signUp(event)} className="grid gap-5">
        <TextField label={t`Name`} autoComplete="name" maxLength={BOOKING_LIMITS.name} {...field('name')} />
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          {...field('email')}
        />
        <PasswordField
          ref={password}
          label={t`Password`}
          autoComplete="new-password"
          error={weakness ?? undefined}
          {...field('password')}
        />
        <PasswordField
          ref={confirmation}
          label={t`Confirm Password`}
          autoComplete="new-password"
          error={mismatch ? t`Passwords do not match` : undefined}
          {...field('confirmation')}
        />
        <Button type="submit" disabled={provider.working !== null || registered}>
          {provider.working === 'sign-up' ? t`Signing Up...` : t`Sign Up`}
        </Button>
      </form>
      <p className="py-2 text-quiet">
        {t`Already registered?`}{' '}
        <Link to={paths.signIn} state={wanted} className="py-2.5 text-action underline underline-offset-4">
          {t`Sign in`}
        </Link>
      </p>
    </AccountPage>
  );
}
