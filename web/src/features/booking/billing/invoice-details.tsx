import { BillingButton } from '../../../components/billing/billing-button';
import { lazyComponent } from '../../../lib/loading/lazy-component';

const InvoiceDetailsDialog = lazyComponent(() => import('./invoice-details-dialog'));

/** The button and dialog with which a guest enters the billing details. */
export function InvoiceDetails({ token }: { token: string }) {
  return <BillingButton>{(done) => <InvoiceDetailsDialog token={token} {...done} />}</BillingButton>;
}
