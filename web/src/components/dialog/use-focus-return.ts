import { useRef, type RefObject } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';

// The last focus on the page itself. A dialog that follows another one returns there too.
let placeOnPage: HTMLElement | null = null;

/** The focused element; null when there is none, or when it is a frame such as the gateway's. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement instanceof HTMLIFrameElement) return null;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Radix moves the focus from the last control to the first one without scrolling to it. */
const showFocused = ({ key }: { key: string }): void => {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/**
 * Returns the focus to where it was before a dialog opened. Radix does so only for its own triggers. `first` takes the
 * focus when the dialog opens; Radix chooses when it is left out.
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
