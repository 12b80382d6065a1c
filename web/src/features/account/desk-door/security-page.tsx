import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { Link } from '../../../components/page/link';
import { FailedState } from '../../../components/list/failed-state';
import { PageHead } from '../../../components/page/page-head';
import { Spinner } from '../../../components/status/spinner';
import {
  useOwnSignInQuery,
  useRemoveSecondFactorMutation,
  useSignOutEverywhereMutation,
} from '../../../generated/own-sign-in';
import type { OwnSignInQuery } from '../../../generated/graphql';
import { useWriteInstant } from '../../../lib/dates/instants';
import { useIdentity } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { FactorSetUp } from './factor-set-up';

type SignIn = OwnSignInQuery['ownSignIn'];

/** How the person who works signs in: the second factor and the sessions. */
export default function SecurityPage() {
  const { data, error, refetch } = useOwnSignInQuery({ fetchPolicy: 'network-only' });
  const title = t`Your sign-in`;
  return (
    <div className="w-full max-w-4xl px-5 pt-4 pb-6 lg:pt-2.5">
      <PageHead title={title} hiddenFromSearch />
      <h1 className="text-(length:--desk-title) leading-tight lg:leading-9">{title}</h1>
      <div className="mt-3 grid gap-9">
        {data ? <OwnFactor signIn={data.ownSignIn} onChange={() => void refetch()} /> : null}
        {data ? <Sessions sessions={data.ownSignIn.sessions} /> : null}
        {error ? (
          <FailedState problem={t`Your sign-in could not be loaded.`} onRetry={() => void refetch()} />
        ) : null}
        {data || error ? null : <Spinner />}
        {data || error ? (
          <p>
            <Link
              to={paths.profile}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              {t`Your name, picture and own bookings`}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function OwnFactor({ signIn, onChange }: { signIn: SignIn; onChange: () => void }) {
  const [remove, { loading }] = useRemoveSecondFactorMutation();
  const [isFailed, setFailed] = useState(false);
  const removeFactor = async () => {
    setFailed(false);
    const { data } = await remove().catch(() => ({ data: undefined }));
    if (data?.removeSecondFactor) onChange();
    else setFailed(true);
  };
  return (
    <section aria-labelledby="second-factor" className="grid gap-4">
      <h2 id="second-factor" className="text-xl">{t`Second factor`}</h2>
      {signIn.hasSecondFactor ? (
        <>
          <p>{t`Switched on. Recovery codes left: ${String(signIn.recoveryCodesLeft ?? 0)}`}</p>
          <p className="text-quiet">{t`To change the phone or to get new recovery codes, switch it off and set it up again.`}</p>
          <div>
            <Button look="quiet" size="small" disabled={loading} onClick={() => void removeFactor()}>
              {t`Switch off`}
            </Button>
          </div>
          <p role="status" className="text-bad empty:absolute">
            {isFailed ? t`Nothing was changed. Please try again.` : ''}
          </p>
        </>
      ) : (
        <FactorSetUp onDone={onChange} />
      )}
    </section>
  );
}

function Sessions({ sessions }: { sessions: SignIn['sessions'] }) {
  const identity = useIdentity();
  const writeInstant = useWriteInstant();
  const [signOut, { loading }] = useSignOutEverywhereMutation();
  const [isFailed, setFailed] = useState(false);
  const end = async () => {
    setFailed(false);
    const { data } = await signOut().catch(() => ({ data: undefined }));
    if (data?.signOutEverywhere) await identity.signOut();
    else setFailed(true);
  };
  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <h2 id="sessions" className="text-xl">{t`Sessions`}</h2>
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <li key={session.signedInAt} className="flex flex-wrap gap-x-4">
            <time dateTime={session.signedInAt}>{writeInstant(session.signedInAt)}</time>
            {session.isSharedComputer ? <span className="text-quiet">{t`Shared computer`}</span> : null}
            {session.isThis ? <span className="font-semibold">{t`This session`}</span> : null}
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" size="small" disabled={loading} onClick={() => void end()}>
          {t`Sign out everywhere`}
        </Button>
      </div>
      <p role="status" className="text-bad empty:absolute">
        {isFailed ? t`Nothing was changed. Please try again.` : ''}
      </p>
    </section>
  );
}
