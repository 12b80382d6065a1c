const PREFIX = 'saffron-court.draft ';

/** What was typed and not sent yet. It is kept as long as the tab, or until somebody signs out. */
export const drafts = {
  /** Null when nothing was kept under that name. */
  read: (name: string): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown;
    } catch {
      // Storage may be disabled.
      return null;
    }
  },
  keep: (name: string, draft: unknown): void => {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    } catch {
      // Then a reload empties the form.
    }
  },
  forget: (name: string): void => {
    try {
      sessionStorage.removeItem(PREFIX + name);
    } catch {
      // Nothing was kept.
    }
  },
  /** Guests’ names and numbers are not for the next person at a shared computer. */
  forgetAll: (): void => {
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
