import { useState } from 'react';
import {
  BillingFields,
  refusalOfBilling,
  type BillingDetails,
  type BillingForm,
} from '../../../../components/billing/billing-fields';
import { Dialog } from '../../../../components/dialog/dialog';
import { TextField } from '../../../../components/form/field';
import { useIssueInvoiceAgainMutation } from '../../../../generated/desk-tax-documents';
import { REISSUE_LIMITS } from '../../../../generated/desk-rules';
import { t } from '../../../../lib/texts/texts';

/** An invoice with its current billing details. */
export interface ReissuableInvoice extends BillingDetails {
  id: string;
  number: string;
}

interface ReissueDialogProps {
  invoice: ReissuableInvoice;
  /** A business must enter its PIN code. */
  asksPinCode: boolean;
  onClose: () => void;
  onIssued: () => void;
}

/** The form that reverses an invoice by a credit note and issues it again with other billing details. */
export default function ReissueDialog({ invoice, asksPinCode, onClose, onIssued }: ReissueDialogProps) {
  const [reason, setReason] = useState('');
  const [issueInvoiceAgain] = useIssueInvoiceAgainMutation();
  const { id, number } = invoice;
  const save = async (form: BillingForm) => {
    const sent = await issueInvoiceAgain({ variables: { input: { id, reason, ...form } } }).catch(() => null);
    const refusal = refusalOfBilling(sent?.data?.issueInvoiceAgain, 'InvoiceIssuedAgain');
    if (!refusal) onIssued();
    return refusal;
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Issue again with other billing details`} subtitle={number}>
      <BillingFields
        details={invoice}
        asksPinCode={asksPinCode}
        onClose={onClose}
        onSave={save}
        send={{ label: t`Issue again`, busy: t`Issuing…` }}
        note={
          <p className="max-w-prose">
            {t`A credit note reverses this invoice, and a new invoice with the same charges follows. The guest gets both by e-mail. Charges and payments do not change.`}
          </p>
        }
        further={(faultOf) => (
          <TextField
            label={t`Reason`}
            required
            hint={t`For the hotel’s own records; it is not printed on documents.`}
            maxLength={REISSUE_LIMITS.reason}
            value={reason}
            error={faultOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      />
    </Dialog>
  );
}
