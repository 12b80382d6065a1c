import { useLayoutEffect, useRef } from 'react';

/** For a form: when its faults have changed and are rendered, focuses the first invalid field. */
export function useFocusOnFault(faults: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [faults]);
  return form;
}
