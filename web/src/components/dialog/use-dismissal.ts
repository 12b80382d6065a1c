import { useEffect, type RefObject } from 'react';

interface Dismissal {
  active: boolean;
  /** A press inside it dismisses nothing. */
  container: RefObject<HTMLElement | null>;
  /** Called when the guest presses or focuses something outside. */
  onLeave: () => void;
  onEscape: () => void;
}

/** Tells when an open menu should close: on a press outside, on focus outside, or on Escape. */
export function useDismissal({ active, container, onLeave, onEscape }: Dismissal): void {
  useEffect(() => {
    if (!active) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) onLeave();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [active, container, onLeave, onEscape]);
}
