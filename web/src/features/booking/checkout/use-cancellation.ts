import { useEffect, useRef } from 'react';

interface Cancellation {
  /** The signal of a new attempt. The attempt before it is aborted. */
  begin: () => AbortSignal;
  cancel: () => void;
}

/** Aborts what is under way when the guest cancels it, and when the component leaves the page. */
export function useCancellation(): Cancellation {
  const controller = useRef<AbortController | null>(null);
  const cancel = () => controller.current?.abort();
  useEffect(() => cancel, []);
  const begin = () => {
    cancel();
    controller.current = new AbortController();
    return controller.current.signal;
  };
  return { begin, cancel };
}
