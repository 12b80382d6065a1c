import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useDeskAccessQuery } from '../../../generated/administrator';
import { forgetKeptPage } from '../../../lib/browser/kept-page';
import { paths } from '../../../lib/paths';
import { RightsProvider, type Rights } from '../../../lib/rights/rights';
import { t } from '../../../lib/texts/texts';
import { DeskDoorGate } from '../desk-door/desk-door-gate';
import { wantedPage } from '../return-path';
import { CheckFailed } from './check-failed';
import { Checking } from './checking';

/** Shows the desk to members of the staff, with what they may do. */
export function StaffCheck({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useDeskAccessQuery();
  const location = useLocation();
  const viewer = data?.viewer;
  const rights = useMemo((): Rights | null => {
    if (!viewer?.desk) return null;
    const { name, role, permissions, boundPaise } = viewer.desk;
    const held = new Set(permissions);
    return { name, role, boundPaise, isAdmin: viewer.isAdmin, may: (permission) => held.has(permission) };
  }, [viewer]);
  const isOutside = data !== undefined && !viewer?.desk;
  // The sessions of the person were ended, or the person has left the staff.
  useEffect(() => {
    if (isOutside) void forgetKeptPage().catch(() => undefined);
  }, [isOutside]);
  if (viewer && rights)
    return (
      <RightsProvider value={rights}>
        <DeskDoorGate door={viewer.deskDoor}>{children}</DeskDoorGate>
      </RightsProvider>
    );
  if (data) return <Navigate to={paths.unauthorized} replace state={wantedPage(location)} />;
  if (error)
    return (
      <CheckFailed problem={t`We could not check whether you have access.`} onRetry={() => void refetch()} />
    );
  return <Checking text={t`Checking admin access...`} />;
}
