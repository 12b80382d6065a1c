import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdministratorOnlyQuery } from '../../../generated/administrator';
import { useCheckedSignIn, useIdentity } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { DeskDoorGate } from '../desk-door/desk-door-gate';
import { wantedPage } from '../return-path';
import { CheckFailed } from './check-failed';
import { Checking } from './checking';
import { StaffCheck } from './staff-check';

const CHECKING = t`Checking admin access...`;

interface GuardProps {
  children: ReactNode;
}

/** Shows its page only to the administrator; other visitors are redirected. The server checks each request as well. */
export const AdministratorOnly = ({ children }: GuardProps) => (
  <Guard signedOutTo={paths.unauthorized} Check={AdministratorCheck}>
    {children}
  </Guard>
);

/**
 * Shows the desk to members of the staff. A person who is signed out signs in first, and then returns to the page.
 */
export const StaffOnly = ({ children }: GuardProps) => (
  <Guard signedOutTo={paths.signIn} Check={StaffCheck}>
    {children}
  </Guard>
);

interface CheckedGuardProps extends GuardProps {
  /** Where visitors are led. */
  signedOutTo: string;
  /** Asks the server what the account may do. */
  Check: ComponentType<GuardProps>;
}

function Guard({ signedOutTo, Check, children }: CheckedGuardProps) {
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
  return <Check key={state.guest.uid}>{children}</Check>;
}

function AdministratorCheck({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useAdministratorOnlyQuery();
  if (data?.viewer?.isAdmin) return <DeskDoorGate door={data.viewer.deskDoor}>{children}</DeskDoorGate>;
  if (data) return <Navigate to={paths.unauthorized} replace />;
  if (error)
    return (
      <CheckFailed problem={t`We could not check whether you have access.`} onRetry={() => void refetch()} />
    );
  return <Checking text={CHECKING} />;
}
