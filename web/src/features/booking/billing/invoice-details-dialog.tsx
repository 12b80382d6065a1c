import { BillingDialog } from '../../../components/billing/billing-dialog';
import { refusalOfBilling, type BillingForm } from '../../../components/billing/billing-fields';
import { useBookingBillingQuery, useSetBillingDetailsMutation } from '../../../generated/billing';

interface InvoiceDetailsDialogProps {
  token: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Loads and stores the billing details of a guest's booking. */
export default function InvoiceDetailsDialog({ token, onClose, onSaved }: InvoiceDetailsDialogProps) {
  const { data, error, refetch } = useBookingBillingQuery({
    variables: { token },
    // The page's own query of the booking may finish later, and would remove the details from the cache.
    fetchPolicy: 'no-cache',
  });
  const [setBillingDetails] = useSetBillingDetailsMutation();
  const found = data?.bookingByToken;
  const billing = found?.__typename === 'Booking' ? found.billing : undefined;
  const save = async (form: BillingForm) => {
    const sent = await setBillingDetails({ variables: { input: { token, ...form } } }).catch(() => null);
    const refusal = refusalOfBilling(sent?.data?.setBillingDetails, 'BillingDetailsSet');
    if (!refusal) onSaved();
    return refusal;
  };
  return (
    <BillingDialog
      billing={billing}
      asksPinCode={data?.property.asksPinCode ?? false}
      isFailed={Boolean(error) || Boolean(found && !billing)}
      onRetry={() => void refetch()}
      onClose={onClose}
      onSave={save}
    />
  );
}
