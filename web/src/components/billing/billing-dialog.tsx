import { t } from '../../lib/texts/texts';
import { Dialog, DialogBody } from '../dialog/dialog';
import { FailedState } from '../list/failed-state';
import { Spinner } from '../status/spinner';
import { BillingFields, type BillingDetails, type BillingForm, type BillingRefusal } from './billing-fields';

/** The billing details of a booking, and whether they can still be changed. */
interface Billing {
  isInvoiced: boolean;
  /** The law requires address and state, and they are missing. */
  isAddressNeeded: boolean;
  /** Null when no details were entered. */
  details: BillingDetails | null;
}

interface BillingDialogProps {
  /** A line below the title, such as the booking's reference. */
  subtitle?: string;
  /** Undefined while loading. */
  billing: Billing | undefined;
  /** A business must enter its PIN code. */
  asksPinCode: boolean;
  isFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
  onSave: (form: BillingForm) => Promise<BillingRefusal | null>;
}

/** The dialog for the billing details of an invoice: a business with its GSTIN, or a person with an address. */
export function BillingDialog({
  subtitle,
  billing,
  asksPinCode,
  isFailed,
  onRetry,
  onClose,
  onSave,
}: BillingDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={t`Details for the invoice`} subtitle={subtitle}>
      {billing && !billing.isInvoiced ? (
        <BillingFields
          details={billing.details}
          asksPinCode={asksPinCode}
          note={
            billing.isAddressNeeded ? (
              <p>{t`For invoices of ₹50,000 or more, the law requires your address and state.`}</p>
            ) : null
          }
          onClose={onClose}
          onSave={onSave}
        />
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
  return <p>{t`The invoice has been issued. If it needs a correction, please ask our reception.`}</p>;
}
