import { useEffect, useState, type FormEvent } from 'react';
import { drafts } from '../../../../lib/browser/drafts';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults, FormValues } from './form-fields';
import { mergeValues, type Conflict } from './merge-values';
import { refusalIn } from './use-sending';
import { useLeaveWarning } from './use-leave-warning';

/** The stored values, and their version. */
export interface Stored {
  values: FormValues;
  version: number;
}

/** The server's result for a form. */
export type VersionedOutcome =
  | ({ kind: 'saved' } & Stored)
  | ({ kind: 'changed elsewhere'; message: string } & Stored)
  | { kind: 'invalid'; faults: FormFaults }
  /** The second press was not made. */
  | { kind: 'held back' }
  /** The message says why the server refused; undefined when it did not respond. */
  | { kind: 'failed'; message?: string };

/** The message of the form after it was sent. */
interface Notice {
  tone: 'good' | 'bad';
  text: string;
}

interface VersionedFormState {
  opened: Stored;
  values: FormValues;
  faults: FormFaults;
  conflicts: readonly Conflict[];
  notice: Notice | null;
  /** The stored values, when somebody else has changed them while the person was typing. */
  meanwhile: Stored | null;
}

const hasTyped = ({ values, opened }: VersionedFormState): boolean =>
  Object.keys(values).some((name) => values[name] !== opened.values[name]);

/** The values that were typed earlier, and the stored values at that time. */
interface VersionedDraft {
  values: FormValues;
  opened: Stored;
}

function draftOf(name: string, stored: Stored): (VersionedDraft & { at: number }) | null {
  const kept = drafts.readKept(name);
  const { values, opened } = (kept?.draft ?? {}) as Partial<VersionedDraft>;
  const names = Object.keys(stored.values).toSorted().join(' ');
  // A draft of an earlier release may have other fields.
  const fits = values && Object.keys(values).toSorted().join(' ') === names;
  return kept && opened && fits ? { values, opened, at: kept.at } : null;
}

function openedForm(stored: Stored, draft: VersionedDraft | null): VersionedFormState {
  const rest = { faults: {}, conflicts: [], notice: null };
  if (!draft) return { opened: stored, values: stored.values, meanwhile: null, ...rest };
  const isOlder = draft.opened.version < stored.version;
  return {
    opened: isOlder ? draft.opened : stored,
    values: draft.values,
    meanwhile: isOlder ? stored : null,
    ...rest,
  };
}

/** An untouched form takes over what is stored. Otherwise the person decides. */
function afterChangeElsewhere(state: VersionedFormState, stored: Stored): VersionedFormState {
  return hasTyped(state)
    ? { ...state, meanwhile: stored }
    : { ...state, opened: stored, values: stored.values, faults: {}, conflicts: [], meanwhile: null };
}

/** The new values in every field, or only in the fields that were not touched. */
function afterDecision(state: VersionedFormState, keepsTyped: boolean): VersionedFormState {
  const { meanwhile, opened, values } = state;
  if (!meanwhile) return state;
  const kept = keepsTyped ? mergeValues(opened.values, values, meanwhile.values).values : meanwhile.values;
  return { ...state, opened: meanwhile, values: kept, faults: {}, conflicts: [], meanwhile: null };
}

function after(
  state: VersionedFormState,
  outcome: VersionedOutcome,
  savedNotice: string,
): VersionedFormState {
  switch (outcome.kind) {
    case 'saved': {
      const { values, version } = outcome;
      const notice: Notice = { tone: 'good', text: savedNotice };
      return { opened: { values, version }, values, faults: {}, conflicts: [], notice, meanwhile: null };
    }
    case 'changed elsewhere': {
      const { values: stored, version, message } = outcome;
      const { values, conflicts } = mergeValues(state.opened.values, state.values, stored);
      const notice: Notice = { tone: 'bad', text: message };
      return { opened: { values: stored, version }, values, faults: {}, conflicts, notice, meanwhile: null };
    }
    case 'invalid':
      return {
        ...state,
        faults: outcome.faults,
        notice: { tone: 'bad', text: t`Nothing was saved. Please correct the marked fields.` },
      };
    case 'held back':
      return state;
    case 'failed':
      return {
        ...state,
        notice: { tone: 'bad', text: outcome.message ?? t`This could not be saved. Please try again.` },
      };
  }
}

/**
 * A form of a versioned record. If the record was changed elsewhere since the form was opened, nothing is saved:
 * untouched inputs take the stored values, typed values are kept, and the form lists the conflicts. When newer stored values
 * come while the form is open, an untouched form shows them; otherwise `meanwhile` has them until the person decides.
 */
export function useVersionedForm(
  stored: Stored,
  save: (values: FormValues, version: number) => Promise<VersionedOutcome>,
  savedNotice = t`Saved. Every page shows it within two seconds.`,
  draftName = '',
) {
  const [draft] = useState(() => draftOf(draftName, stored));
  const [state, setState] = useState<VersionedFormState>(() => openedForm(stored, draft));
  const [restoredAt, setRestoredAt] = useState(draft?.at ?? null);
  const [busy, setBusy] = useState(false);
  // Saved here, or changed elsewhere.
  if (stored.version > state.opened.version && !busy && state.meanwhile?.version !== stored.version)
    setState((before) => afterChangeElsewhere(before, stored));
  const { opened, values } = state;
  const hasChanges = hasTyped(state);
  useLeaveWarning(hasChanges);
  useEffect(() => {
    if (hasChanges) drafts.keep(draftName, { values, opened } satisfies VersionedDraft);
    else drafts.forget(draftName);
  }, [draftName, hasChanges, values, opened]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // Screen readers read the same text again only if it was removed in between.
    setState((before) => ({ ...before, faults: {}, notice: null }));
    const outcome = await save(values, opened.version).catch((error: unknown): VersionedOutcome => ({
      kind: 'failed',
      message: refusalIn(error)?.message,
    }));
    setBusy(false);
    if (outcome.kind === 'saved') setRestoredAt(null);
    setState((before) => after(before, outcome, savedNotice));
  };
  const change = (name: string, value: string) =>
    setState((before) => ({ ...before, values: { ...before.values, [name]: value } }));
  const discard = () => {
    setRestoredAt(null);
    setState(openedForm(stored, null));
  };
  const decide = (keepsTyped: boolean) => setState((before) => afterDecision(before, keepsTyped));
  return { ...state, busy, hasChanges, submit, change, decide, restoredAt, discard };
}
