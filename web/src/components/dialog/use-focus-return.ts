import { useRef, type RefObject } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';

// The last focused element of the page itself. A dialog that opens after another dialog also returns the focus there.
let placeOnPage: HTMLElement | null = null;

/** The focused element; null when nothing is focused, or when a frame such as the gateway's has the focus. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement instanceof HTMLIFrameElement) return null;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Radix moves the focus from the last control to the first control without scrolling to it. */
const showFocused = ({ key }: { key: string }): void => {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/**
 * Returns the focus to where it was before a dialog opened. Radix does so only for its own triggers. `first` gets the
 * focus when the dialog opens; without it, Radix chooses.
 */
export function useFocusReturn(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onKeyUp: showFocused,
    onOpenAutoFocus: (event: Event) => {
      const place = focused();
      if (place && !place.closest(WINDOWS)) placeOnPage = place;
      opener.current = place ?? placeOnPage;
      if (!first) return;
      event.preventDefault();
      first.current?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // If the next dialog or the gateway's window already has the focus, leave it there.
      if (document.activeElement !== document.body) return;
      const place = opener.current?.isConnected ? opener.current : placeOnPage;
      const windowBelow = [...document.querySelectorAll<HTMLElement>(WINDOWS)].at(-1);
      const onPage = place ?? document.getElementById('main');
      const target = windowBelow && !windowBelow.contains(place) ? windowBelow : onPage;
      target?.focus({ preventScroll: true });
    },
  };
}
