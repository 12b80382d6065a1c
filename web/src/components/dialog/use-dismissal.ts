import { useEffect, type RefObject } from 'react';

interface Dismissal {
  active: boolean;
  /** Inside of it, nothing dismisses. */
  container: RefObject<HTMLElement | null>;
  /** A press or the focus went elsewhere. */
  onLeave: () => void;
  onEscape: () => void;
}

/** Tells when what is open should close: a press outside, the focus gone elsewhere, or Escape. */
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
