import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../components/dialog/alert-dialog';
import { Button } from '../../../components/form/button';
import { Pagination } from '../../../components/list/pagination';
import { useToast } from '../../../components/status/toast';
import type { SaveOutcome } from './record-actions';
import { RecordAddForm } from './record-add-form';
import { RecordEditDialog } from './record-edit-dialog';
import { emptyValues, isEmpty, type RecordForm, type RecordValues } from './record-fields';
import { RecordList } from './record-list';
import type { ListedRecord } from './record-row';

interface RecordSectionProps {
  form: RecordForm;
  addLabel: string;
  records: ListedRecord[];
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
  /** Chooses which records are listed. */
  filter?: ReactNode;
  add: (values: RecordValues) => Promise<SaveOutcome>;
  edit: (id: string, values: RecordValues) => Promise<SaveOutcome>;
  /** True when it is gone. */
  remove: (id: string) => Promise<boolean>;
  /** Something changed, so all lists are read again. */
  onChanged: () => void;
  /** What stands in the form to add; undefined until something was typed. */
  draft: RecordValues | undefined;
  onDraft: (draft: RecordValues) => void;
}

/** A form to add, and the list of what there is, to edit and to delete. */
export function RecordSection(props: RecordSectionProps) {
  const { form, addLabel, records, onChanged, onDraft } = props;
  const values = props.draft ?? emptyValues(form);
  const kind = `${addLabel.replace('Add ', '').toLowerCase()} entries`;
  const [alert, setAlert] = useState<string | null>(null);
  const [editing, setEditing] = useState<ListedRecord | null>(null);
  const [deleting, setDeleting] = useState<ListedRecord | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const say = useToast();

  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const add = () => {
    if (isEmpty(form, values)) return setAlert('Form is empty!');
    void working(async () => {
      const refused = await props.add(values);
      if (refused) return setAlert(refused.message ?? 'Add failed.');
      onDraft(emptyValues(form));
      say('It is added.');
      onChanged();
    });
  };
  const remove = (record: ListedRecord) => {
    setDeleting(null);
    void working(async () => {
      if (!(await props.remove(record.id))) return setAlert('Delete failed.');
      say(`“${record.title}” is deleted.`);
      // What was pressed goes with its row.
      list.current?.focus();
      // The last page goes with its last entry.
      if (records.length === 1 && props.page > 1) props.onTurn(props.page - 1);
      onChanged();
    });
  };

  return (
    <div className="grid gap-10">
      <RecordAddForm
        form={form}
        label={addLabel}
        values={values}
        busy={busy}
        onChange={onDraft}
        onSubmit={add}
      />
      {props.filter}
      <RecordList ref={list} label={kind} records={records} onEdit={setEditing} onDelete={setDeleting} />
      <Pagination
        label={`Pages of ${kind}`}
        current={props.page}
        total={props.totalPages}
        onTurn={props.onTurn}
      />
      {editing ? (
        <RecordEditDialog
          key={editing.id}
          form={form}
          record={editing}
          save={(changed) => props.edit(editing.id, changed)}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            say('The change is saved.');
            onChanged();
          }}
        />
      ) : null}
      <AlertDialog open={alert !== null} title={alert ?? ''} onClose={() => setAlert(null)} />
      <AlertDialog
        open={deleting !== null}
        title="Are you sure?"
        closeLabel="Cancel"
        onClose={() => setDeleting(null)}
        actions={<Button onClick={() => deleting && remove(deleting)}>Delete</Button>}
      >
        <p>{deleting ? `“${deleting.title}” is deleted for good.` : ''}</p>
      </AlertDialog>
    </div>
  );
}
