import { BillingButton } from '../../../components/billing/billing-button';
import { laterPart } from '../../../lib/loading/later-part';

const GuestBillingDialog = laterPart(() => import('./guest-billing-dialog'));

/** Where the staff say to whom the invoice of a booking is made out. */
export function GuestBilling({ reference }: { reference: string }) {
  return <BillingButton>{(done) => <GuestBillingDialog reference={reference} {...done} />}</BillingButton>;
}
