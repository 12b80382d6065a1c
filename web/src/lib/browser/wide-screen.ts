import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const width = window.matchMedia(QUERY);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** Whether the window is wider than a phone. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
