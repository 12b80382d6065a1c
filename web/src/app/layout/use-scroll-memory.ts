import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { navigationType } from '../../lib/browser/page-age';

const KEY = 'saffron-court.scroll';

/** A page may take this long to reach its previous height. */
const LONGEST_WAIT_MILLISECONDS = 1_500;

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function remember(entry: string, position: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [entry]: position }));
  } catch {
    // Storage may be disabled. Then going back starts at the top of the page.
  }
}

/** Scrolls to where the page was left, as soon as it is long enough. If the guest scrolls first, this is cancelled. */
function returnTo(position: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(patience);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const attempt = () => {
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) <= 1) stop();
  };
  const growth = new ResizeObserver(attempt);
  const patience = setTimeout(stop, LONGEST_WAIT_MILLISECONDS);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  growth.observe(document.body);
  attempt();
  return stop;
}

/** Whether the browser loaded this page for a link or an address, not for Back or a reload. */
const isNewLoad = () => navigationType() === 'navigate';

/** A new page starts at its top. Going back returns to where the page was left. */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  // Every freshly loaded page has the same key, so the address distinguishes them.
  const entry = `${pathname}${search} ${key}`;
  const wentBack = useNavigationType() === 'POP';
  const isOpening = useRef(true);
  const lastPath = useRef('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => remember(entry, window.scrollY);
    window.addEventListener('scrollend', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scrollend', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [entry]);

  useLayoutEffect(() => {
    // The same page with another search or fragment, or with a dialog over it, keeps its place.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const isFirst = isOpening.current;
    isOpening.current = false;
    // A guest who scrolled before the scripts loaded stays there.
    if (isFirst && window.scrollY > 0) return;
    if (wentBack && !(isFirst && isNewLoad())) return returnTo(read()[entry] ?? 0);
    window.scrollTo(0, 0);
    // The fragment may be the id of an element, or the token of a booking.
    document.getElementById(hash.slice(1))?.scrollIntoView();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, wentBack]);
}
