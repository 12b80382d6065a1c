import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecordValues } from './record-fields';
import { t } from '../../../lib/texts/texts';

/** A record in the list. */
export interface ListedRecord {
  id: string;
  title: string;
  /** The text under the title: place, category, date. */
  details: string;
  /** A mark such as 'Expired'. */
  mark?: string;
  values: RecordValues;
}

interface RecordRowProps {
  record: ListedRecord;
  onEdit: () => void;
  onDelete: () => void;
}

/** One record of the list with its buttons. */
export function RecordRow({ record, onEdit, onDelete }: RecordRowProps) {
  const { title, details, mark } = record;
  return (
    <li className="flex items-center gap-2 border-b border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">
          {title}
          {mark ? (
            <span className="ml-3 rounded-control border border-warning px-2 py-0.5 text-sm text-warning">
              {mark}
            </span>
          ) : null}
        </p>
        {details ? <p className="break-words text-sm text-quiet">{details}</p> : null}
      </div>
      <IconButton label={t`Edit ${title}`} onPress={onEdit}>
        <Pencil aria-hidden strokeWidth={1.5} className="size-5" />
      </IconButton>
      <IconButton label={t`Delete ${title}`} onPress={onDelete}>
        <Trash2 aria-hidden strokeWidth={1.5} className="size-5" />
      </IconButton>
    </li>
  );
}

function IconButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-quiet hover:bg-line/60 hover:text-ink"
    >
      {children}
    </button>
  );
}
