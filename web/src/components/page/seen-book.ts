import { useSyncExternalStore } from 'react';

// The height of the bar at the bottom of the window.
const ABOVE_THE_BAR = '0px 0px -80px 0px';

const seen = new Set<Element>();
const listeners = new Set<() => void>();
let observer: IntersectionObserver | null = null;

function note(element: Element, isSeen: boolean): void {
  if (isSeen) seen.add(element);
  else seen.delete(element);
  for (const listener of listeners) listener();
}

function observing(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => note(target, isIntersecting)),
    { rootMargin: ABOVE_THE_BAR },
  );
  return observer;
}

/** The `ref` of a booking button or link in the page. The bar is hidden while the button is visible. */
export function whileSeen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observing().observe(element);
  return () => {
    observing().unobserve(element);
    note(element, false);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a booking button or link of the page is visible. */
export const useIsBookSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seen.size > 0,
    () => false,
  );
