import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses the page's title; false while the title has not loaded. */
function focusTitle(page: HTMLElement): boolean {
  const title = page.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  return title !== null;
}

/** Focuses the page, then its title once it has loaded, unless the guest has moved the focus. */
export function focusWhenArrived(page: HTMLElement): () => void {
  page.focus({ preventScroll: true });
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== page || focusTitle(page)) arrival.disconnect();
  });
  arrival.observe(page, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

/**
 * Moves the focus to a new page's title, so that screen readers announce it and Tab continues from there. This also
 * applies to the first page of a layout, if a link in another layout led to it.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const cameByLink = useNavigationType() === 'PUSH';
  const lastPath = useRef<string | null>(cameByLink ? null : pathname);
  useEffect(() => {
    const page = main.current;
    if (!page || lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!focusTitle(page)) return focusWhenArrived(page);
  }, [main, pathname]);
}
