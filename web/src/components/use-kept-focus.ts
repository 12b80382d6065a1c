import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the button that lost it while it rested; whoever went on meanwhile is left alone. */
export function useKeptFocus(busy: boolean): void {
  const held = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) held.current = activeElement instanceof HTMLElement ? activeElement : null;
    else if (activeElement === body) held.current?.focus();
  }, [busy]);
}
