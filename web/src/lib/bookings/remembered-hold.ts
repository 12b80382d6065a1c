import { useSyncExternalStore } from 'react';

const KEY = 'saffron-court.hold';
// The browser notifies only other tabs of changes in storage.
const CHANGED = 'hold-changed';

// Storage may be disabled. Then the hold is known only until the guest leaves the page.
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function change(work: () => void): void {
  attempt(work, undefined);
  window.dispatchEvent(new Event(CHANGED));
}

/** The token of an unpaid hold, for all tabs and after a reload. */
export const rememberedHold = {
  read: (): string | null => attempt(() => localStorage.getItem(KEY), null),
  keep: (token: string): void => change(() => localStorage.setItem(KEY, token)),
  forget: (): void => change(() => localStorage.removeItem(KEY)),
  /** Forgets this hold, unless another hold is remembered. */
  forgetIf: (token: string): void => {
    if (rememberedHold.read() === token) rememberedHold.forget();
  },
};

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The remembered token. It follows changes in all tabs; null when no hold is remembered. */
export const useRememberedHold = (): string | null =>
  useSyncExternalStore(subscribe, rememberedHold.read, () => null);
