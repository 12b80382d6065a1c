import { useState, type FormEvent } from 'react';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults, FormValues } from './form-fields';
import { mergeValues, type Conflict } from './merge-values';
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
  | { kind: 'failed' };

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
      return { opened: { values, version }, values, faults: {}, conflicts: [], notice };
    }
    case 'changed elsewhere': {
      const { values: stored, version, message } = outcome;
      const { values, conflicts } = mergeValues(state.opened.values, state.values, stored);
      const notice: Notice = { tone: 'bad', text: message };
      return { opened: { values: stored, version }, values, faults: {}, conflicts, notice };
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
      return { ...state, notice: { tone: 'bad', text: t`This could not be saved. Please try again.` } };
  }
}

/**
 * A form of a versioned record. If the record was changed elsewhere since the form was opened, nothing is saved:
 * untouched inputs take the stored values, typed values are kept, and the form lists the conflicts.
 */
export function useVersionedForm(
  stored: Stored,
  save: (values: FormValues, version: number) => Promise<VersionedOutcome>,
  savedNotice = t`Saved. Every page shows it within two seconds.`,
) {
  const [state, setState] = useState<VersionedFormState>({
    opened: stored,
    values: stored.values,
    faults: {},
    conflicts: [],
    notice: null,
  });
  const [busy, setBusy] = useState(false);
  const { opened, values } = state;
  const hasChanges = Object.keys(values).some((name) => values[name] !== opened.values[name]);
  useLeaveWarning(hasChanges);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // Screen readers read the same text again only if it was removed in between.
    setState((before) => ({ ...before, faults: {}, notice: null }));
    const outcome = await save(values, opened.version).catch((): VersionedOutcome => ({ kind: 'failed' }));
    setBusy(false);
    setState((before) => after(before, outcome, savedNotice));
  };
  const change = (name: string, value: string) =>
    setState((before) => ({ ...before, values: { ...before.values, [name]: value } }));
  return { ...state, busy, hasChanges, submit, change };
}
