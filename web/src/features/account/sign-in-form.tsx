import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { ErrorMessage } from '../../components/form/error-message';
import { TextField } from '../../components/form/field';
import { SuccessMessage } from '../../components/status/success-message';
import { EMAIL_LENGTH } from '../../generated/rules';
import { paths } from '../../lib/paths';
import { useTakenOver } from '../../lib/browser/use-taken-over';
import { t } from '../../lib/texts/texts';
import { PasswordField } from './password-field';
import { isOfDesk, reasonToSignIn, useWantedPage } from './return-path';
import { useSignIn } from './use-sign-in';

/** The sign-in form: e-mail and password, Google, and the reset of a password. */
export function SignInForm() {
  const form = useSignIn();
  const wanted = useWantedPage();
  // The server does not know the wanted page.
  const isTakenOver = useTakenOver();
  const { values, success, fault, addressFault, addressField, working } = form;
  return (
    <>
      {wanted && isTakenOver ? <p className="font-semibold">{reasonToSignIn(wanted)}</p> : null}
      <SuccessMessage>
        {success ? (
          <>
            <p>{t`Success! Redirecting...`}</p>
            {success === 'reset mailed' ? <p className="font-normal">{t`Check your e-mail`}</p> : null}
          </>
        ) : null}
      </SuccessMessage>
      {fault ? <ErrorMessage {...fault} /> : null}
      <form method="dialog" onSubmit={(event) => void form.signIn(event)} className="grid gap-5">
        <TextField
          ref={addressField}
          label={t`Email`}
          name="email"
          error={addressFault}
          type="email"
          required
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          value={values.email}
          onChange={(event) => form.setEmail(event.target.value)}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => form.setPassword(event.target.value)}
        />
        <RememberOrReset
          remember={values.remember}
          onRemember={form.setRemember}
          onReset={() => void form.resetPassword()}
        />
        {isTakenOver && wanted && isOfDesk(wanted) ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name="shared"
              checked={values.isShared}
              onChange={(event) => form.setShared(event.target.checked)}
              className="size-5 accent-action"
            />
            {t`This is a shared computer`}
          </label>
        ) : null}
        <Button type="submit" disabled={working !== null}>
          {working === 'sign-in' ? t`Signing In...` : t`Sign In`}
        </Button>
      </form>
      <Button look="quiet" disabled={working !== null} onClick={() => void form.signInWithGoogle()}>
        {t`Sign in with Google`}
      </Button>
      <p className="py-2 text-quiet">
        {t`New here?`}{' '}
        <Link to={paths.signUp} state={wanted} className="py-2.5 text-action underline underline-offset-4">
          {t`Create an account`}
        </Link>
      </p>
    </>
  );
}

interface RememberOrResetProps {
  remember: boolean;
  onRemember: (remember: boolean) => void;
  onReset: () => void;
}

function RememberOrReset({ remember, onRemember, onReset }: RememberOrResetProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          name="remember"
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
          className="size-5 accent-action"
        />
        {t`Remember me`}
      </label>
      <Button look="link" className="min-h-11" onClick={onReset}>
        {t`Forgot password?`}
      </Button>
    </div>
  );
}
