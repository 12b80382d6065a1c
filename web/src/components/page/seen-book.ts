import { useSyncExternalStore } from 'react';

// The bar covers so much of the window's lower edge.
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

/** The `ref` of a button or link in the page that books: the bar with another one steps back while it is in view. */
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

/** Whether a button or link of the page that books is in view. */
export const useIsBookSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seen.size > 0,
    () => false,
  );
