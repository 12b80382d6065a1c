import { useRef } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';

// The last focus on the page itself. A dialog that follows another one returns there too.
let placeOnPage: HTMLElement | null = null;

/** The focused element; null when there is none, or when it is a frame such as the gateway's. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement instanceof HTMLIFrameElement) return null;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Returns the focus to where it was before a dialog opened. Radix does so only for its own triggers. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const place = focused();
      if (place && !place.closest(WINDOWS)) placeOnPage = place;
      opener.current = place ?? placeOnPage;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The next dialog, or the gateway's, keeps the focus that it has taken.
      if (document.activeElement !== document.body) return;
      const place = opener.current?.isConnected ? opener.current : placeOnPage;
      const windowBelow = [...document.querySelectorAll<HTMLElement>(WINDOWS)].at(-1);
      const onPage = place ?? document.getElementById('main');
      const target = windowBelow && !windowBelow.contains(place) ? windowBelow : onPage;
      target?.focus({ preventScroll: true });
    },
  };
}
