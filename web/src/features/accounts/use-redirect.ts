import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** How long a banner is shown before the page changes. */
export const REDIRECT_MILLISECONDS = 2000;

/** Navigates to the target once there was time to read the banner. */
export function useDelayedRedirect(active: boolean, target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate(target), REDIRECT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [active, navigate, target]);
}

/** The target after a sign-in: the protected page that the guest came from, else the profile. */
export function useReturnPath(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : paths.profile;
}
