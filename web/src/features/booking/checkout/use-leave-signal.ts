import { useEffect, useRef } from 'react';

/** Gives a signal that is aborted when the component leaves the page. */
export function useLeaveSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // In development React mounts twice: each mount has a controller of its own.
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);
  return () => controller.current.signal;
}
