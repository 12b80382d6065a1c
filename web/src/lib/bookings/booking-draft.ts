const KEY = 'saffron-court.booking-form';
const FORGOTTEN = 'booking-draft-forgotten';

/** What the guest has typed into the booking form, so that a reload loses nothing. It is kept as long as the tab. */
export const bookingDraft = {
  read: (): object => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as object;
    } catch {
      // Storage may be disabled.
      return {};
    }
  },
  keep: (values: object): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // Then a reload empties the form.
    }
  },
  forget: (): void => {
    // First, since a form that is emptied is kept once more.
    window.dispatchEvent(new Event(FORGOTTEN));
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
  /** Calls when the draft is forgotten, until the returned function is called. */
  onForgotten: (listener: () => void): (() => void) => {
    window.addEventListener(FORGOTTEN, listener);
    return () => window.removeEventListener(FORGOTTEN, listener);
  },
};
