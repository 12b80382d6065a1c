import { useState, type FormEvent, type ReactNode } from 'react';
import { BILLING_LIMITS, GST_STATES } from '../../generated/billing-rules';
import { t } from '../../lib/texts/texts';
import { DialogActions, DialogBody } from '../dialog/dialog';
import { Button } from '../form/button';
import { SelectField, TextArea, TextField } from '../form/field';
import { Message } from '../status/message';
import { isPinCodeNeeded } from './pin-code';

/** The billing details of an invoice. */
export interface BillingDetails {
  name: string;
  address: readonly string[];
  pinCode: string | null;
  stateCode: string | null;
  gstin: string | null;
  country?: string | null;
  companyNumber?: string | null;
}

/** The form as server input. */
export interface BillingForm {
  name: string;
  address: string;
  pinCode: string | null;
  gstin: string | null;
  stateCode: string | null;
  country: string | null;
  companyNumber: string | null;
}

/** Why the server did not store the form. */
export interface BillingRefusal {
  message: string;
  faults: readonly { field: string; message: string }[];
}

type Sent =
  | { __typename: string; message?: string; faults?: readonly { field: string; message: string }[] }
  | undefined;

/** The refusal of the billing details; null when they are stored. */
export function refusalOfBilling(sent: Sent, done: string): BillingRefusal | null {
  if (sent?.__typename === done) return null;
  const message = sent?.message ?? t`The server did not respond. Please try again.`;
  return { message, faults: sent?.faults ?? [] };
}

interface BillingFieldsProps {
  /** What the form begins with; null for an empty one. */
  details: BillingDetails | null;
  /** A business must enter its PIN code, because the hotel registers its invoices. */
  asksPinCode: boolean;
  onClose: () => void;
  onSave: (form: BillingForm) => Promise<BillingRefusal | null>;
  /** Shown above the fields. */
  note?: ReactNode;
  /** Further fields below, each with its error. */
  further?: (faultOf: (field: string) => string | undefined) => ReactNode;
  /** The label of the button, and its label while the form is being sent. */
  send?: { label: string; busy: string };
}

const valuesOf = (details: BillingDetails | null) => ({
  name: details?.name ?? '',
  address: details?.address.join('\n') ?? '',
  pinCode: details?.pinCode ?? '',
  gstin: details?.gstin ?? '',
  stateCode: details?.stateCode ?? '',
  country: details?.country ?? '',
  companyNumber: details?.companyNumber ?? '',
});

/** The choice of a guest who lives in another country. */
const ABROAD = '96';

/**
 * The form as server input, without hidden fields: the state of a business, which follows from its GSTIN; the PIN
 * code of an address abroad; the foreign number of a guest who is not a company abroad.
 */
function formOf(values: ReturnType<typeof valuesOf>): BillingForm {
  const gstin = values.gstin.trim() || null;
  const stateCode = gstin ? null : values.stateCode || null;
  const abroad = (text: string) => (stateCode === ABROAD ? text.trim() || null : null);
  return {
    ...values,
    gstin,
    stateCode,
    pinCode: stateCode === ABROAD ? null : values.pinCode.trim() || null,
    country: abroad(values.country),
    companyNumber: abroad(values.companyNumber),
  };
}

/** The form in the dialog: a business with its GSTIN, or a person with an address. */
export function BillingFields({
  details,
  asksPinCode,
  onClose,
  onSave,
  note,
  further,
  send,
}: BillingFieldsProps) {
  const [values, setValues] = useState(() => valuesOf(details));
  const [refusal, setRefusal] = useState<BillingRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusiness = values.gstin.trim() !== '';
  const isAbroad = !isBusiness && values.stateCode === ABROAD;
  const hasPinCodeFault = refusal?.faults.some((fault) => fault.field === 'pinCode');
  // A PIN code that is sent is shown. A hotel may have begun to register its invoices since the form was opened.
  const isPinCodeShown =
    !isAbroad &&
    ((isBusiness && asksPinCode) || hasPinCodeFault || Boolean(details?.pinCode || values.pinCode));
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
    const refused = await onSave(formOf(values));
    setSaving(false);
    setRefusal(refused);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="contents">
      <DialogBody>
        <div className="grid gap-5">
          {note}
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
            label={t`GSTIN or UIN`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={t`For a business or an office: the 15 characters of its GST registration.`}
            {...field('gstin')}
          />
          {isPinCodeShown ? (
            <TextField
              label={t`PIN code`}
              required={isBusiness && asksPinCode && isPinCodeNeeded(values.gstin)}
              autoComplete="postal-code"
              inputMode="numeric"
              hint={t`The six-digit postal code of the address.`}
              {...field('pinCode')}
            />
          ) : null}
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
          {isAbroad ? (
            <>
              <TextField
                label={t`Country of registration`}
                autoComplete="country-name"
                maxLength={BILLING_LIMITS.country}
                hint={t`Only for a company.`}
                {...field('country')}
              />
              <TextField
                label={t`Company number`}
                autoComplete="off"
                spellCheck={false}
                maxLength={BILLING_LIMITS.companyNumber}
                hint={t`The number of the company’s registration in its country, such as a VAT number.`}
                {...field('companyNumber')}
              />
            </>
          ) : null}
          {further?.((name) => refusal?.faults.find((fault) => fault.field === name)?.message)}
          <div role="alert">{refusal ? <Message tone="bad" text={refusal.message} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? (send?.busy ?? t`Saving…`) : (send?.label ?? t`Save`)}
        </Button>
      </DialogActions>
    </form>
  );
}
