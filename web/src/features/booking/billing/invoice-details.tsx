import { BillingButton } from '../../../components/billing/billing-button';
import { lazyComponent } from '../../../lib/loading/lazy-component';

const InvoiceDetailsDialog = lazyComponent(() => import('./invoice-details-dialog'));

/** The button and dialog with which a guest enters the billing details. */
export function InvoiceDetails({ token, className }: { token: string; className?: string }) {
  return (
    <BillingButton look="quiet" {...(className ? { className } : {})}>
      {(done) => <InvoiceDetailsDialog token={token} {...done} />}
    </BillingButton>
  );
}
