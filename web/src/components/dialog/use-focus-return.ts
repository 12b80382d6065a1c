import { useRef } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';

// Where the focus stood on the page itself: a window that follows another returns there too.
let placeOnPage: HTMLElement | null = null;

/** What has the focus; null when nothing does, or only a frame that is about to go, such as the gateway's. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement instanceof HTMLIFrameElement) return null;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Gives the focus back to where it stood before a window opened; Radix does so for triggers of its own only. */
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
      // Whatever took the focus meanwhile keeps it: the next window, or the gateway's.
      if (document.activeElement !== document.body) return;
      const place = opener.current?.isConnected ? opener.current : placeOnPage;
      const windowBelow = [...document.querySelectorAll<HTMLElement>(WINDOWS)].at(-1);
      const onPage = place ?? document.getElementById('main');
      const target = windowBelow && !windowBelow.contains(place) ? windowBelow : onPage;
      target?.focus({ preventScroll: true });
    },
  };
}
