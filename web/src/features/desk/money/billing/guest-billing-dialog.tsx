import { BillingDialog } from '../../../../components/billing/billing-dialog';
import { refusalOfBilling, type BillingForm } from '../../../../components/billing/billing-fields';
import { useGuestBillingQuery, useSetGuestBillingDetailsMutation } from '../../../../generated/desk-billing';

interface GuestBillingDialogProps {
  reference: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Loads and stores the billing details of a booking, for staff. */
export default function GuestBillingDialog({ reference, onClose, onSaved }: GuestBillingDialogProps) {
  const { data, error, refetch } = useGuestBillingQuery({
    variables: { reference },
  });
  const [setGuestBillingDetails] = useSetGuestBillingDetailsMutation();
  const found = data?.guestBilling;
  const billing = found?.__typename === 'BookingBilling' ? found : undefined;
  const save = async (form: BillingForm) => {
    const input = { reference, ...form };
    const sent = await setGuestBillingDetails({ variables: { input } }).catch(() => null);
    const refusal = refusalOfBilling(sent?.data?.setGuestBillingDetails, 'GuestBillingDetailsSet');
    if (!refusal) onSaved();
    return refusal;
  };
  return (
    <BillingDialog
      subtitle={reference}
      billing={billing}
      asksPinCode={data?.property.asksPinCode ?? false}
      isFailed={Boolean(error) || Boolean(found && !billing)}
      onRetry={() => void refetch()}
      onClose={onClose}
      onSave={save}
    />
  );
}
