import { useSyncExternalStore } from 'react';

// Storage may be disabled. Then the value is not remembered.
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** A text that the browser remembers for all tabs and after a reload. */
export interface RememberedValue {
  read: () => string | null;
  keep: (value: string) => void;
  forget: () => void;
  /** The text. It follows changes in all tabs; null on the server and when nothing is remembered. */
  use: () => string | null;
}

/** The text under this key of the storage. `changed` is the name of the event of a change in this tab. */
export function rememberedValue(key: string, changed: string): RememberedValue {
  const change = (work: () => void) => {
    attempt(work, undefined);
    // The browser notifies only other tabs of changes in storage.
    window.dispatchEvent(new Event(changed));
  };
  const subscribe = (onChange: () => void) => {
    window.addEventListener('storage', onChange);
    window.addEventListener(changed, onChange);
    return () => {
      window.removeEventListener('storage', onChange);
      window.removeEventListener(changed, onChange);
    };
  };
  const read = () => attempt(() => localStorage.getItem(key), null);
  return {
    read,
    keep: (value) => change(() => localStorage.setItem(key, value)),
    forget: () => change(() => localStorage.removeItem(key)),
    use: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
