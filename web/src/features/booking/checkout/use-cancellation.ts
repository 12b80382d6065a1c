import { useEffect, useRef } from 'react';

interface Cancellation {
  /** Starts a new attempt and returns its signal. The previous attempt is aborted. */
  begin: () => AbortSignal;
  cancel: () => void;
}

/** Aborts the current attempt when the guest cancels it, or when the component unmounts. */
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
