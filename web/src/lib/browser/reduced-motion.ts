import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const setting = window.matchMedia(QUERY);
  setting.addEventListener('change', listener);
  return () => setting.removeEventListener('change', listener);
}

/** Whether the visitor's system is set to reduced motion. The server does not know this and renders with motion. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
