import { useRef, useState, type ReactNode, type RefObject } from 'react';
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
import { t } from '../../../lib/texts/texts';

interface RecordSectionProps {
  form: RecordForm;
  addLabel: string;
  /** The labels of the list and of its page numbers. */
  listLabel: string;
  pagesLabel: string;
  records: ListedRecord[];
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
  /** The filter over the list. */
  filter?: ReactNode;
  add: (values: RecordValues) => Promise<SaveOutcome>;
  edit: (id: string, values: RecordValues) => Promise<SaveOutcome>;
  /** Resolves to true when the record is deleted. */
  remove: (id: string) => Promise<boolean>;
  /** Called after each change; reloads all lists. */
  onChanged: () => void;
  /** The values of the form that adds a record; undefined until something was typed. */
  draft: RecordValues | undefined;
  onDraft: (draft: RecordValues) => void;
}

/** The form to add a record, and the list of records to edit and to delete. */
export function RecordSection(props: RecordSectionProps) {
  const { form, addLabel, records, page, totalPages, onTurn, filter, onDraft } = props;
  const values = props.draft ?? emptyValues(form);
  const list = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<ListedRecord | null>(null);
  const [deleting, setDeleting] = useState<ListedRecord | null>(null);
  const { alert, closeAlert, busy, add, remove, saved } = useRecordChanges(props, values, list);
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
      {filter}
      <RecordList
        ref={list}
        label={props.listLabel}
        records={records}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      <Pagination label={props.pagesLabel} current={page} total={totalPages} onTurn={onTurn} />
      {editing ? (
        <RecordEditDialog
          key={editing.id}
          form={form}
          record={editing}
          save={(changed) => props.edit(editing.id, changed)}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            saved();
          }}
        />
      ) : null}
      <AlertDialog open={alert !== null} title={alert ?? ''} onClose={closeAlert} />
      <DeleteDialog
        record={deleting}
        onClose={() => setDeleting(null)}
        onDelete={(record) => {
          setDeleting(null);
          remove(record);
        }}
      />
    </div>
  );
}

/** Adds and deletes records, and reports the outcome. */
function useRecordChanges(
  props: RecordSectionProps,
  values: RecordValues,
  list: RefObject<HTMLDivElement | null>,
) {
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const showToast = useToast();
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const add = () => {
    if (isEmpty(props.form, values)) return setAlert(t`Form is empty!`);
    void whileBusy(async () => {
      const refused = await props.add(values);
      if (refused) return setAlert(refused.message ?? t`Add failed.`);
      props.onDraft(emptyValues(props.form));
      showToast(t`The entry has been added.`);
      props.onChanged();
    });
  };
  const remove = (record: ListedRecord) =>
    void whileBusy(async () => {
      if (!(await props.remove(record.id))) return setAlert(t`Delete failed.`);
      showToast(t`“${record.title}” has been deleted.`);
      // The focused button was removed with its row.
      list.current?.focus();
      // The last page disappeared with its only entry.
      if (props.records.length === 1 && props.page > 1) props.onTurn(props.page - 1);
      props.onChanged();
    });
  const saved = () => {
    showToast(t`Your changes have been saved.`);
    props.onChanged();
  };
  return { alert, closeAlert: () => setAlert(null), busy, add, remove, saved };
}

interface DeleteDialogProps {
  /** The record to delete; null when no dialog is open. */
  record: ListedRecord | null;
  onClose: () => void;
  onDelete: (record: ListedRecord) => void;
}

function DeleteDialog({ record, onClose, onDelete }: DeleteDialogProps) {
  return (
    <AlertDialog
      open={record !== null}
      title={t`Are you sure?`}
      closeLabel={t`Cancel`}
      onClose={onClose}
      actions={<Button look="danger" onClick={() => record && onDelete(record)}>{t`Delete`}</Button>}
    >
      <p>{record ? t`“${record.title}” will be permanently deleted.` : ''}</p>
    </AlertDialog>
  );
}
