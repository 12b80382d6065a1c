import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';

/** A value that somebody else has changed since the form was opened. */
export interface ChangedValue {
  label: string;
  before: string;
  after: string;
}

/** A value as the form shows it. */
export interface ShownValue {
  label: string;
  text: string;
}

/** The values that differ, in the order of `after`; values that only `before` has come last. */
export function changedValues(before: readonly ShownValue[], after: readonly ShownValue[]): ChangedValue[] {
  const earlier = new Map(before.map(({ label, text }) => [label, text]));
  const later = new Map(after.map(({ label, text }) => [label, text]));
  return [...new Set([...later.keys(), ...earlier.keys()])]
    .map((label) => ({ label, before: earlier.get(label) ?? '', after: later.get(label) ?? '' }))
    .filter((value) => value.before !== value.after);
}

interface ChangedMeanwhileProps {
  changes: readonly ChangedValue[];
  /** Puts the new values into the form; null for a form of a new record, which nobody else can change. */
  onUse: (() => void) | null;
  /** The form keeps what was typed. */
  onKeep: () => void;
}

/** Lists the changes of others while the form is open. Renders nothing when nothing was changed. */
export function ChangedMeanwhile({ changes, onUse, onKeep }: ChangedMeanwhileProps) {
  const empty = t`(empty)`;
  return (
    <div role="status">
      {changes.length > 0 ? (
        <div className="grid gap-3 rounded-control border border-warning p-4 text-sm">
          <p className="font-semibold">{t`Changed by somebody else meanwhile:`}</p>
          <ul className="list-disc pl-5">
            {changes.map(({ label, before, after }) => (
              <li key={label} className="wrap-anywhere">
                {t`${label}: ${before || empty} → ${after || empty}`}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {onUse ? (
              <Button type="button" look="quiet" onClick={onUse}>{t`Use the new values`}</Button>
            ) : null}
            <Button type="button" look="quiet" onClick={onKeep}>{t`Keep mine`}</Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

interface DeletedMeanwhileProps {
  isDeleted: boolean;
  /** Stores the values of the form as a new record. */
  onAdd: () => void;
  onDiscard: () => void;
}

/** Says that somebody else has deleted the record of the form. */
export function DeletedMeanwhile({ isDeleted, onAdd, onDiscard }: DeletedMeanwhileProps) {
  return (
    <div role="status" className="empty:hidden">
      {isDeleted ? (
        <div className="grid gap-3 rounded-control border border-warning p-4 text-sm">
          <p className="font-semibold">{t`Deleted by somebody else meanwhile.`}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" look="quiet" onClick={onAdd}>{t`Add it again`}</Button>
            <Button type="button" look="quiet" onClick={onDiscard}>{t`Discard`}</Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
