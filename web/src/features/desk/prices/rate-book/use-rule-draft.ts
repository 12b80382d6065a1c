import { useState } from 'react';
import { t } from '../../../../lib/texts/texts';
import type { ShownValue } from '../../frame/form/changed-meanwhile';
import { keptDraftOver, useDraftOver } from '../../frame/form/use-draft-over';
import { useTextDraft } from '../../frame/form/use-text-draft';

/** The versions of the rates, for a form of rates. */
export interface RateVersions {
  /** The version that the page shows now. */
  version: number;
  /** The version after the last change of somebody else. */
  versionOfOthers: (version: number) => number;
}

/** A new rule or rate, as the notice about changes of others names it: others can change only other rates. */
export const shownVersion = (version: number): ShownValue[] => [
  { label: t`Rates`, text: t`version ${version}` },
];

interface RuleDraftOptions<Form> extends RateVersions {
  /** The page of the forms, such as 'rates'. */
  page: string;
  /** The stored rules. */
  rules: readonly Form[];
  /** The form of a new rule when the page is opened. */
  first: Form;
  /** The form of a new rule after this form. */
  nextOf: (form: Form) => Form;
  /** Says which stored rule the form changes. */
  keyOf: (form: Form) => string;
  /** A stored rule, as the notice about changes of others names it. */
  shownOf: (form: Form) => readonly ShownValue[];
  isEmpty: (form: Form, opened: Form) => boolean;
  together: readonly (readonly string[])[];
}

/**
 * The form of a new rule or of a stored rule. Each has a draft of its own, and a reload shows the form that was open. The draft
 * keeps the version of the rates over which it was typed: the server refuses to store it over changes of others.
 */
export function useRuleDraft<Form extends { id: number | null }>({
  page,
  rules,
  first,
  nextOf,
  keyOf,
  shownOf,
  isEmpty,
  together,
  version,
  versionOfOthers,
}: RuleDraftOptions<Form>) {
  const [chosen, setChosen] = useTextDraft(`${page} chosen`);
  const [begun, setBegun] = useState(first);
  const found = rules.find((form) => keyOf(form) === chosen);
  const sample = { opened: { form: first, version }, values: first };
  const deleted = chosen && !found ? keptDraftOver(`${page} ${chosen}`, sample)?.opened : undefined;
  const isNew = !found && !deleted;
  const draft = useDraftOver({
    name: `${page} ${isNew ? 'new' : chosen}`,
    stored: deleted ?? { form: found ?? begun, version },
    valuesOf: ({ form }) => form,
    shownOf: (stored) => (isNew ? shownVersion(versionOfOthers(stored.version)) : shownOf(stored.form)),
    isEmpty: (form, opened) => isEmpty(form, opened.form),
    isNew,
    together,
  });
  const form = draft.values;
  const begin = (next: Form) => {
    setBegun(next);
    setChosen('');
  };
  /** Begins a new rule after this form. */
  const finish = () => {
    draft.forget();
    if (isNew) draft.edit(nextOf(form));
    else begin(nextOf(form));
  };
  return {
    form,
    /** The version of the rates over which the form was typed. */
    version: draft.opened.version,
    restored: { at: deleted ? null : draft.restoredAt, onDiscard: draft.discard },
    isDeleted: Boolean(deleted),
    meanwhile: {
      changes: draft.changes,
      onUse: found ? () => draft.goOn(found) : null,
      onKeep: draft.keepMine,
    },
    /** Opens the form of a stored rule. */
    choose: setChosen,
    /** Keeps what was typed. The form of another rule begins a new rule. */
    change: (next: Form) => (next.id === form.id ? draft.edit(next) : begin(next)),
    finish,
  };
}
