import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** How long a banner is shown before the page changes. */
export const REDIRECT_MILLISECONDS = 2000;

/** Goes there once the banner has been read. */
export function useDelayedRedirect(active: boolean, target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate(target), REDIRECT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [active, navigate, target]);
}

/** Where a sign-in leads: back to the protected page that sent the guest here, else to the profile. */
export function useWayBack(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : paths.profile;
}
