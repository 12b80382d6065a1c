import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdministratorOnlyQuery } from '../../../generated/administrator';
import { useCheckedSignIn, useIdentity } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { wantedPage } from '../return-path';
import { CheckFailed } from './check-failed';
import { Checking } from './checking';

const CHECKING = t`Checking admin access...`;

interface GuardProps {
  children: ReactNode;
}

/** Shows its page only to the administrator; other visitors are redirected. The server checks each request as well. */
export const AdministratorOnly = ({ children }: GuardProps) => (
  <Guard signedOutTo={paths.unauthorized}>{children}</Guard>
);

/** As `AdministratorOnly`, for the desk: whoever is signed out signs in there and is led back. */
export const StaffOnly = ({ children }: GuardProps) => <Guard signedOutTo={paths.signIn}>{children}</Guard>;

function Guard({ signedOutTo, children }: GuardProps & { signedOutTo: string }) {
  const identity = useIdentity();
  const state = useCheckedSignIn();
  const location = useLocation();
  if (state.kind === 'signed out') return <Navigate to={signedOutTo} replace state={wantedPage(location)} />;
  if (state.kind === 'unknown')
    return (
      <CheckFailed
        problem={t`We could not check whether you are signed in.`}
        onRetry={() => identity.check()}
      />
    );
  if (state.kind !== 'signed in') return <Checking text={CHECKING} />;
  return <AdministratorCheck key={state.guest.uid}>{children}</AdministratorCheck>;
}

function AdministratorCheck({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useAdministratorOnlyQuery();
  if (data?.viewer?.isAdmin) return children;
  if (data) return <Navigate to={paths.unauthorized} replace />;
  if (error)
    return (
      <CheckFailed problem={t`We could not check whether you have access.`} onRetry={() => void refetch()} />
    );
  return <Checking text={CHECKING} />;
}
