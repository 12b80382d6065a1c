import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCheckedSignIn, useIdentity } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { wantedPage } from '../return-path';
import { CheckFailed } from './check-failed';
import { Checking } from './checking';

/** Shows its page to signed-in guests. Other visitors are redirected to the sign-in, which returns here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const state = useCheckedSignIn();
  const location = useLocation();
  switch (state.kind) {
    case 'signed in':
      return children;
    case 'signed out':
      return <Navigate to={paths.signIn} replace state={wantedPage(location)} />;
    case 'unknown':
      return (
        <CheckFailed
          problem={t`We could not check whether you are signed in.`}
          onRetry={() => identity.check()}
        />
      );
    default:
      return <Checking text={t`Checking authentication...`} />;
  }
}
