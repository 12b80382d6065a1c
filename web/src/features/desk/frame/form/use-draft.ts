import { useState } from 'react';
import { drafts } from '../../../../lib/browser/drafts';

/** The values of a form that survive Back, a reload, another page and signing in again, until they are sent. */
export interface DraftForm<Values> {
  values: Values;
  edit: (changes: Partial<Values>) => void;
  /** When the restored values were typed, in milliseconds since 1970; null when nothing was restored. */
  restoredAt: number | null;
  /** Once it is sent. */
  forget: () => void;
  /** Empties the form. */
  discard: () => void;
}

/** The texts of a draft. Fields that the form no longer has are left out. */
function draftLike<Values extends Readonly<Record<string, string>>>(
  draft: unknown,
  empty: Values,
): Partial<Values> {
  if (typeof draft !== 'object' || draft === null) return {};
  const entries = Object.entries(draft).filter(([name, value]) => name in empty && typeof value === 'string');
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Keeps the texts of a form as a draft of the person. The name identifies the form and its record: when the name changes,
 * the form begins with the draft of the new name.
 */
export function useDraft<Values extends Readonly<Record<string, string>>>(
  name: string,
  empty: Values,
): DraftForm<Values> {
  const open = () => {
    const kept = drafts.readKept(name);
    return { name, values: { ...empty, ...draftLike(kept?.draft, empty) }, restoredAt: kept?.at ?? null };
  };
  const [state, setState] = useState(open);
  if (state.name !== name) setState(open());
  const { values, restoredAt } = state;
  const forget = () => {
    drafts.forget(name);
    setState((before) => ({ ...before, restoredAt: null }));
  };
  return {
    values,
    restoredAt,
    forget,
    edit: (changes) => {
      const next = { ...values, ...changes };
      setState((before) => ({ ...before, values: next }));
      if (Object.keys(empty).every((field) => next[field] === empty[field])) drafts.forget(name);
      else drafts.keep(name, next);
    },
    discard: () => {
      drafts.forget(name);
      setState({ name, values: empty, restoredAt: null });
    },
  };
}
