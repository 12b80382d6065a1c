import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has taken the page over. On the server, and until then, what depends on the browser is left out. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
