import { useState, type FormEvent } from 'react';
import { BILLING_LIMITS, GST_STATES } from '../../generated/billing-rules';
import { t } from '../../lib/texts/texts';
import { Dialog, DialogActions, DialogBody } from '../dialog/dialog';
import { Button } from '../form/button';
import { SelectField, TextArea, TextField } from '../form/field';
import { FailedState } from '../list/failed-state';
import { Message } from '../status/message';
import { Spinner } from '../status/spinner';

/** To whom the invoice of a booking is made out, and whether that can still be said. */
interface Billing {
  isInvoiced: boolean;
  /** The law wants address and state, and nobody has said them. */
  isAddressNeeded: boolean;
  /** Null when nobody has said. */
  details: { name: string; address: readonly string[]; stateCode: string; gstin: string | null } | null;
}

/** The form as the server takes it. */
export interface BillingForm {
  name: string;
  address: string;
  gstin: string | null;
  stateCode: string | null;
}

/** Why the server did not store the form. */
export interface BillingRefusal {
  message: string;
  faults: readonly { field: string; message: string }[];
}

type Sent =
  | { __typename: string; message?: string; faults?: readonly { field: string; message: string }[] }
  | undefined;

/** Null when the details are stored. */
export function refusalOfBilling(sent: Sent, done: string): BillingRefusal | null {
  if (sent?.__typename === done) return null;
  const message = sent?.message ?? t`The server did not respond. Please try again.`;
  return { message, faults: sent?.faults ?? [] };
}

interface BillingDialogProps {
  /** Such as the booking's reference. */
  subtitle?: string;
  /** Undefined while it is read. */
  billing: Billing | undefined;
  isFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
  onSave: (form: BillingForm) => Promise<BillingRefusal | null>;
}

/** The dialog that says to whom the invoice is made out: a business by its GSTIN, or anybody with an address. */
export function BillingDialog({ subtitle, billing, isFailed, onRetry, onClose, onSave }: BillingDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={t`Details for the invoice`} subtitle={subtitle}>
      {billing && !billing.isInvoiced ? (
        <Fields {...billing} onClose={onClose} onSave={onSave} />
      ) : (
        <DialogBody>
          {billing ? (
            <Invoiced />
          ) : isFailed ? (
            <FailedState problem={t`The details could not be loaded.`} onRetry={onRetry} />
          ) : (
            <Spinner />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

function Invoiced() {
  return (
    <p>{t`The invoice is issued, so it stays as it is. Please ask the reception if it needs a correction.`}</p>
  );
}

const valuesOf = (details: Billing['details']) => ({
  name: details?.name ?? '',
  address: details?.address.join('\n') ?? '',
  gstin: details?.gstin ?? '',
  stateCode: details?.stateCode ?? '',
});

function Fields({
  details,
  isAddressNeeded,
  onClose,
  onSave,
}: Pick<BillingDialogProps, 'onClose' | 'onSave'> & Pick<Billing, 'details' | 'isAddressNeeded'>) {
  const [values, setValues] = useState(() => valuesOf(details));
  const [refusal, setRefusal] = useState<BillingRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusiness = values.gstin.trim() !== '';
  const field = (name: keyof BillingForm) => ({
    value: values[name],
    error: refusal?.faults.find((fault) => fault.field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    // The state of a business is that of its GSTIN.
    const stateCode = isBusiness ? null : values.stateCode || null;
    const refused = await onSave({ ...values, gstin: values.gstin.trim() || null, stateCode });
    setSaving(false);
    setRefusal(refused);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="contents">
      <DialogBody>
        <div className="grid gap-5">
          {isAddressNeeded ? (
            <p>{t`This invoice is ₹50,000 or more: the law wants your address and state on it.`}</p>
          ) : null}
          <TextField
            label={t`Name on the invoice`}
            required
            autoComplete="organization"
            maxLength={BILLING_LIMITS.name}
            {...field('name')}
          />
          <TextArea
            label={t`Address on the invoice`}
            required
            autoComplete="street-address"
            rows={3}
            maxLength={BILLING_LIMITS.address}
            {...field('address')}
          />
          <TextField
            label={t`GSTIN`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={t`For a business: the 15 characters of its GST registration.`}
            {...field('gstin')}
          />
          {isBusiness ? null : (
            <SelectField label={t`State`} required {...field('stateCode')}>
              <option value="">{t`Please choose`}</option>
              {GST_STATES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <div role="alert">{refusal ? <Message tone="bad" text={refusal.message} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? t`Saving…` : t`Save`}
        </Button>
      </DialogActions>
    </form>
  );
}
