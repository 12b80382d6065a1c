import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { AlertDialog } from '../../components/alert-dialog';
import { Button } from '../../components/button';
import { Dialog, DialogActions, DialogBody } from '../../components/dialog';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { useToast } from '../../components/toast';
import { emptyValues, isEmpty, type RecordForm, type RecordValues } from './record-fields';
import { RecordFormFields } from './record-form-fields';

/** What the server said to a form: null when it kept it, else its reason, or none. */
export type SaveOutcome = null | { message: string | null };

/** A record as the list shows it. */
export interface ListedRecord {
  id: string;
  title: string;
  /** What stands beside the title: place, category, date. */
  details: string;
  /** A word that marks it, such as 'Expired'. */
  mark?: string;
  values: RecordValues;
}

interface RecordSectionProps {
  form: RecordForm;
  addLabel: string;
  records: ListedRecord[];
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
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
  const add = (event: FormEvent) => {
    event.preventDefault();
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
      <form onSubmit={add} aria-label={addLabel} className="grid gap-4">
        <RecordFormFields form={form} values={values} onChange={onDraft} />
        <Button type="submit" disabled={busy} className="justify-self-start">
          {addLabel}
        </Button>
      </form>
      <div ref={list} tabIndex={-1} role="group" aria-label={kind} className="outline-none">
        {records.length === 0 ? <EmptyState text="Nothing is here yet." /> : null}
        <ul className={records.length > 0 ? 'border-t border-line' : undefined}>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              onEdit={() => setEditing(record)}
              onDelete={() => setDeleting(record)}
            />
          ))}
        </ul>
      </div>
      <Pagination
        label={`Pages of ${kind}`}
        current={props.page}
        total={props.totalPages}
        onTurn={props.onTurn}
      />
      {editing ? (
        <EditDialog
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

interface RecordRowProps {
  record: ListedRecord;
  onEdit: () => void;
  onDelete: () => void;
}

function RecordRow({ record, onEdit, onDelete }: RecordRowProps) {
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
      <IconButton label={`Edit ${title}`} onPress={onEdit}>
        <Pencil aria-hidden strokeWidth={1.5} className="size-5" />
      </IconButton>
      <IconButton label={`Delete ${title}`} onPress={onDelete}>
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

interface EditDialogProps {
  form: RecordForm;
  record: ListedRecord;
  save: (values: RecordValues) => Promise<SaveOutcome>;
  onClose: () => void;
  onSaved: () => void;
}

function EditDialog({ form, record, save, onClose, onSaved }: EditDialogProps) {
  const [values, setValues] = useState(record.values);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // The same words once more are heard only when they were gone meanwhile.
    setFault(null);
    const refused = await save(values);
    setBusy(false);
    if (refused) setFault(refused.message ?? 'The change could not be saved. Please try again.');
    else onSaved();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={`Edit ${record.title}`}>
      <form onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            <RecordFormFields form={form} values={values} onChange={setValues} allShown />
            <p role="alert" className="font-medium text-bad">
              {fault}
            </p>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
