import type { Ref } from 'react';
import { EmptyState } from '../../../components/list/empty-state';
import { RecordRow, type ListedRecord } from './record-row';
import { t } from '../../../lib/texts/texts';

interface RecordListProps {
  label: string;
  records: ListedRecord[];
  /** Gets the focus when the focused row is deleted. */
  ref: Ref<HTMLDivElement>;
  onEdit: (record: ListedRecord) => void;
  onDelete: (record: ListedRecord) => void;
}

/** The records of one page. */
export function RecordList({ label, records, ref, onEdit, onDelete }: RecordListProps) {
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={label} className="outline-none">
      {records.length === 0 ? <EmptyState text={t`There are no entries yet.`} /> : null}
      <ul className={records.length > 0 ? 'border-t border-line' : undefined}>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            onEdit={() => onEdit(record)}
            onDelete={() => onDelete(record)}
          />
        ))}
      </ul>
    </div>
  );
}
