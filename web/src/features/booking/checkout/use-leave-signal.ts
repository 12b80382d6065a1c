import { useEffect, useRef } from 'react';

/** Provides a signal that is aborted when the component unmounts. */
export function useLeaveSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // In development React mounts twice, so each mount has its own controller.
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);
  return () => controller.current.signal;
}
