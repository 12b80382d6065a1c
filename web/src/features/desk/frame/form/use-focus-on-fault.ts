import { useEffect, useRef } from 'react';

/** For a form: once its faults have changed and are drawn, the first field with a fault has the focus. */
export function useFocusOnFault(faults: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [faults]);
  return form;
}
