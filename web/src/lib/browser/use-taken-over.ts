import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React has taken over the page. Until then, and on the server, content that depends on the browser is not
 * rendered.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
