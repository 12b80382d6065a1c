const PREFIX = 'saffron-court.draft ';

/** A draft is kept for seven days. */
const LONGEST_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;
/** In characters; a longer draft is not kept. */
const LONGEST_DRAFT = 200_000;

/** What was typed, and when, in milliseconds since 1970. */
export interface KeptDraft {
  at: number;
  draft: unknown;
}

/** Whose drafts are read and written; empty for a visitor. */
let owner = '';

const keyOf = (name: string): string => `${PREFIX}${owner} ${name}`;

const isKept = (stored: unknown): stored is KeptDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'draft' in stored &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  Date.now() - stored.at < LONGEST_MILLISECONDS;

function readKept(name: string): KeptDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as unknown;
    return isKept(stored) ? stored : null;
  } catch {
    // Storage may be disabled.
    return null;
  }
}

/**
 * What was typed and not sent yet. It is kept as long as the tab, at most seven days, for the person who typed it: another person
 * who signs in at this browser does not see it, and after signing in again the person finds it.
 */
export const drafts = {
  /** Drafts belong to this person from now on; null for a visitor. */
  belongTo: (uid: string | null): void => {
    owner = uid ?? '';
  },
  /** Null when nothing was kept under that name. */
  read: (name: string): unknown => readKept(name)?.draft ?? null,
  readKept,
  keep: (name: string, draft: unknown): void => {
    try {
      const text = JSON.stringify({ at: Date.now(), draft } satisfies KeptDraft);
      if (text.length > LONGEST_DRAFT) sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), text);
    } catch {
      // Then a reload empties the form.
    }
  },
  forget: (name: string): void => {
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {
      // Nothing was kept.
    }
  },
};
