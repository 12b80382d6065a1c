import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog/dialog';
import type { SaveOutcome } from './record-actions';
import type { RecordForm, RecordValues } from './record-fields';
import { RecordFormFields } from './record-form-fields';
import type { ListedRecord } from './record-row';
import { t } from '../../../lib/texts/texts';

interface RecordEditDialogProps {
  form: RecordForm;
  record: ListedRecord;
  save: (values: RecordValues) => Promise<SaveOutcome>;
  onClose: () => void;
  onSaved: () => void;
}

/** The form to edit a stored record. */
export function RecordEditDialog({ form, record, save, onClose, onSaved }: RecordEditDialogProps) {
  const [values, setValues] = useState(record.values);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // Screen readers read the same text again only if it was removed in between.
    setFault(null);
    const refused = await save(values);
    setBusy(false);
    if (refused) setFault(refused.message ?? t`The change could not be saved. Please try again.`);
    else onSaved();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t`Edit ${record.title}`}>
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
            {t`Cancel`}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? t`Saving...` : t`Save Changes`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
