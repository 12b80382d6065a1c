import { BillingButton } from '../../../components/billing/billing-button';
import { lazyComponent } from '../../../lib/loading/lazy-component';

const InvoiceDetailsDialog = lazyComponent(() => import('./invoice-details-dialog'));

/** Where the guest says to whom the invoice is made out. */
export function InvoiceDetails({ token }: { token: string }) {
  return <BillingButton>{(done) => <InvoiceDetailsDialog token={token} {...done} />}</BillingButton>;
}
