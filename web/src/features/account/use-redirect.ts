import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long a banner is shown before the page changes. */
export const REDIRECT_MILLISECONDS = 2000;

/**
 * Navigates to the target after a pause to read the banner. After a sign-in the guest still gets to the page that asked
 * for it.
 */
export function useDelayedRedirect(active: boolean, target: string): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate(target, { state }), REDIRECT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [active, navigate, target, state]);
}
