const KEY = 'saffron-court.booking-form';
const FORGOTTEN = 'booking-draft-forgotten';

/**
 * What the guest has typed into the booking form, so that a reload loses nothing. It is kept until the tab is closed.
 */
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
      // Without storage a reload empties the form.
    }
  },
  /** Adds a line to the special requests of the form, once. */
  addRequest: (request: string): void => {
    const draft = bookingDraft.read() as { specialRequests?: string };
    const lines = draft.specialRequests ? draft.specialRequests.split('\n') : [];
    if (!lines.includes(request))
      bookingDraft.keep({ ...draft, specialRequests: [...lines, request].join('\n') });
  },
  forget: (): void => {
    // Dispatched first, because a form that resets itself stores its values once more.
    window.dispatchEvent(new Event(FORGOTTEN));
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
  /** Calls the listener when the draft is forgotten, until the returned function is called. */
  onForgotten: (listener: () => void): (() => void) => {
    window.addEventListener(FORGOTTEN, listener);
    return () => window.removeEventListener(FORGOTTEN, listener);
  },
};
