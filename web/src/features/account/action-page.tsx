import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { ErrorMessage } from '../../components/form/error-message';
import { SuccessMessage } from '../../components/status/success-message';
import { PageHead } from '../../components/page/page-head';
import { Spinner } from '../../components/status/spinner';
import { useHotelQuery } from '../../generated/property';
import { useCheckedSignIn, useIdentity } from '../../lib/identity/identity-context';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { AccountFrame } from './account-frame';
import { PasswordField } from './password-field';
import { faultOf, providerFault, type ProviderFault } from './provider-sentences';
import { useProvider } from './use-provider';
import { RichText } from '../../components/page/rich-text';

/** The page behind the links in the identity provider's mails: a new password, or a verified address. */
export default function ActionPage() {
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  const isReset = search.get('mode') === 'resetPassword';
  return (
    <AccountFrame
      title={isReset ? t`Choose a new password` : t`Verify your e-mail address`}
      sentence={isReset ? t`It takes effect immediately.` : t`So that our e-mails reach you.`}
    >
      <PageHead title={isReset ? t`New password` : t`Verify your address`} hiddenFromSearch />
      <Action code={code} isReset={isReset} />
    </AccountFrame>
  );
}

function Action({ code, isReset }: { code: string; isReset: boolean }) {
  if (!code) return <Refused fault={faultOf('auth/invalid-action-code')} />;
  return isReset ? <NewPassword code={code} /> : <CodeOutcome code={code} />;
}

type Reading =
  { kind: 'reading' } | { kind: 'refused'; fault: ProviderFault } | { kind: 'read'; address: string };

/** Reads a mailed code only once: a code works once, and React runs effects twice in development. */
function useCode(read: () => Promise<string>): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    read().then(
      (address) => setReading({ kind: 'read', address }),
      (failure: unknown) => setReading({ kind: 'refused', fault: providerFault(failure) }),
    );
  });
  return reading;
}

function NewPassword({ code }: { code: string }) {
  const identity = useIdentity();
  const provider = useProvider();
  const reading = useCode(() => identity.addressOfResetCode(code));
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [weakness, setWeakness] = useState<string | null>(null);
  const { data: hotel } = useHotelQuery();
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const email = reading.kind === 'read' ? reading.address : '';
    const { passwordFault } = await import('./password-rule');
    const fault = passwordFault(password, { email, hotelName: hotel?.property.name ?? '' });
    setWeakness(fault);
    if (fault) return;
    setDone(await provider.run('change', () => identity.resetPassword(code, password)));
  };
  if (reading.kind === 'reading') return <Spinner />;
  if (reading.kind === 'refused') return <Refused fault={reading.fault} />;
  if (done) return <Finished text={t`Your password has been changed.`} />;
  return (
    <>
      {provider.fault ? <ErrorMessage {...provider.fault} /> : null}
      <form onSubmit={(event) => void change(event)} className="grid gap-5">
        <p>
          <RichText
            text={t`For <strong>${reading.address}</strong>`}
            elements={{ strong: (words) => <strong className="break-all">{words}</strong> }}
          />
        </p>
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          error={weakness ?? undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" disabled={provider.working !== null}>
          {provider.working ? t`Saving...` : t`Save new password`}
        </Button>
      </form>
    </>
  );
}

/** Verifies the address. It takes a press, because mail programs open links by themselves. */
function CodeOutcome({ code }: { code: string }) {
  const identity = useIdentity();
  const provider = useProvider();
  const [done, setDone] = useState(false);
  const apply = async () => setDone(await provider.run('change', () => identity.applyCode(code)));
  if (done) return <Finished text={t`Thank you. Your e-mail address is verified.`} />;
  if (provider.fault) return <Refused fault={provider.fault} />;
  return (
    <>
      <p>{t`Press the button if you have made an account here with your address. If you have not, close this page.`}</p>
      <Button disabled={provider.working !== null} onClick={() => void apply()}>
        {t`Verify my address`}
      </Button>
    </>
  );
}

function Refused({ fault }: { fault: ProviderFault }) {
  return (
    <>
      <ErrorMessage {...fault} />
      <p>
        {t`To change your password, choose “Forgot password?” on the sign-in page. To verify your address, request a new e-mail on your profile.`}
      </p>
      <WayOn />
    </>
  );
}

/** Replaces the form and gets its focus. */
function Finished({ text }: { text: string }) {
  const messageBox = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => messageBox.current?.focus(), []);
  return (
    <>
      <div ref={messageBox} tabIndex={-1} className="outline-none">
        <SuccessMessage>
          <p>{text}</p>
        </SuccessMessage>
      </div>
      <WayOn />
    </>
  );
}

/** A link to the sign-in, or to the profile for a guest who is already signed in. */
function WayOn() {
  const { kind } = useCheckedSignIn();
  if (kind === 'checking') return null;
  return (
    <Button asChild>
      {kind === 'signed in' ? (
        <Link to={paths.profile}>{t`Go to your profile`}</Link>
      ) : (
        <Link to={paths.signIn}>{t`Go to sign-in`}</Link>
      )}
    </Button>
  );
}
