import { useState } from 'react';
import { drafts } from '../../../../lib/browser/drafts';
import { t } from '../../../../lib/texts/texts';
import { changedValues, type ChangedValue, type ShownValue } from './changed-meanwhile';
import type { DraftForm } from './use-draft';

/** A form over a stored record, and the changes of others in the record. */
export interface DraftOver<Stored, Values> extends DraftForm<Values> {
  /** The stored record at the time when the form was opened, or when the person last decided about a change of it. */
  opened: Stored;
  /** The changes that others have made to the record since then. */
  changes: readonly ChangedValue[];
  /** Keeps these values, now typed over the record as it is stored. The notice of changes ends. */
  goOn: (values: Values) => void;
  /** Keeps the fields that were typed. All other fields take the stored values. */
  keepMine: () => void;
}

/** Groups of fields that have a meaning only together, such as a number and its unit. */
type FieldsTogether = readonly (readonly string[])[];

interface DraftOverOptions<Stored, Values> {
  /** The name of the draft: it identifies the form and its record. */
  name: string;
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  /** The record as the notice about changes of others names it. */
  shownOf: (stored: Stored) => readonly ShownValue[];
  /** Whether nothing was typed; by default, whether the values equal the stored values. */
  isEmpty?: (values: Values, opened: Stored) => boolean;
  /** Whether the form makes a new record. Other people cannot change its values. */
  isNew?: boolean;
  /** 'Keep mine' keeps all fields of a group when one field of the group was typed. */
  together?: FieldsTogether;
}

/** Whether a draft has all fields of the sample, with values of their kinds. A draft of an earlier release may lack some. */
function isLike(draft: unknown, sample: unknown): boolean {
  if (draft === null || sample === null) return true;
  if (Array.isArray(sample))
    return Array.isArray(draft) && (sample.length === 0 || draft.every((item) => isLike(item, sample[0])));
  if (typeof draft !== typeof sample) return false;
  if (typeof sample !== 'object') return true;
  const fields = draft as Readonly<Record<string, unknown>>;
  return Object.entries(sample).every(([name, value]) => name in fields && isLike(fields[name], value));
}

/** Whether two values would be stored alike. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The typed values over the values that are stored now: `before` has the values over which they were typed. */
function typedOver(typed: unknown, before: unknown, stored: unknown, together: FieldsTogether): unknown {
  if (!isFields(typed) || !isFields(before) || !isFields(stored))
    return isSame(typed, before) ? stored : typed;
  const isTyped = (name: string) => !isSame(typed[name], before[name]);
  const merged = Object.keys(stored).map((name) => {
    const isKept = together.some((group) => group.includes(name) && group.some(isTyped));
    return [name, isKept ? typed[name] : typedOver(typed[name], before[name], stored[name], together)];
  });
  return Object.fromEntries(merged);
}

/** The kept draft of this name: the typed values, and the record that they were typed over. Null when a part is missing. */
export function keptDraftOver<Stored, Values>(
  name: string,
  sample: { opened: Stored; values: Values },
): { opened: Stored; values: Values; at: number } | null {
  const kept = drafts.readKept(name);
  const { opened, values } = (kept?.draft ?? {}) as { opened?: Stored; values?: Values };
  return kept && opened && values && isLike({ opened, values }, sample)
    ? { opened, values, at: kept.at }
    : null;
}

/**
 * Keeps what a person types over a stored record as a draft of that person, with the record that it was typed over: when
 * somebody else changes the record, also before the draft is restored, the form says so. An untouched form takes the new record
 * over.
 */
export function useDraftOver<Stored, Values extends object>({
  name,
  stored,
  valuesOf,
  shownOf,
  isEmpty = (values, opened) => isSame(values, valuesOf(opened)),
  isNew = false,
  together = [],
}: DraftOverOptions<Stored, Values>): DraftOver<Stored, Values> {
  const afresh = { name, opened: stored, values: valuesOf(stored), restoredAt: null };
  const open = (): { name: string; opened: Stored; values: Values; restoredAt: number | null } => {
    const kept = keptDraftOver(name, { opened: stored, values: afresh.values });
    return kept ? { name, opened: kept.opened, values: kept.values, restoredAt: kept.at } : afresh;
  };
  const [state, setState] = useState(open);
  if (state.name !== name) setState(open());
  const changesSince = (before: Stored): readonly ChangedValue[] => {
    const named = changedValues(shownOf(before), shownOf(stored));
    if (named.length > 0 || isNew || isSame(valuesOf(before), afresh.values)) return named;
    // Saving would overwrite this change of somebody else, although the form cannot name it.
    return [{ label: t`Other details`, before: t`as you saw them`, after: t`changed` }];
  };
  const isUntouched = isSame(state.values, valuesOf(state.opened));
  const values = isUntouched ? afresh.values : state.values;
  // Nothing needs a decision where nothing was typed, or where the typed value is stored already.
  const isDecided = isUntouched || isSame(values, afresh.values) || isEmpty(state.values, state.opened);
  const changes = isDecided ? [] : changesSince(state.opened);
  // A record that differs in nothing that the form shows, such as a newer version, needs no decision.
  const opened = changes.length > 0 ? state.opened : stored;
  const { restoredAt } = state;
  const change = (over: Stored, next: Values) => {
    setState((before) => ({ ...before, opened: over, values: next }));
    if (isEmpty(next, over)) drafts.forget(name);
    else drafts.keep(name, { opened: over, values: next });
  };
  return {
    opened,
    values,
    restoredAt,
    changes,
    edit: (edited) => change(opened, { ...values, ...edited }),
    goOn: (next) => change(stored, next),
    keepMine: () => {
      const merged = typedOver(values, valuesOf(opened), afresh.values, together) as Values;
      change(stored, isNew ? values : merged);
    },
    forget: () => {
      drafts.forget(name);
      setState((before) => ({ ...before, restoredAt: null }));
    },
    discard: () => {
      drafts.forget(name);
      setState(afresh);
    },
  };
}
