import { useState } from 'react';
import { BillingButton } from '../../../../components/billing/billing-button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useGuestBillingQuery } from '../../../../generated/desk-billing';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';

const CompanyPayerDialog = lazyComponent(() => import('../companies/company-payer-dialog'));
const GuestBillingDialog = lazyComponent(() => import('./guest-billing-dialog'));

/**
 * The button and dialog with which staff enter the billing details, with a warning when the law requires an address.
 */
export function GuestBilling({ reference }: { reference: string }) {
  const { data, refetch } = useGuestBillingQuery({ variables: { reference } });
  const billing = data?.guestBilling;
  const isAddressNeeded = billing?.__typename === 'BookingBilling' && billing.isAddressNeeded;
  const [isChoosing, setChoosing] = useState(false);
  const company = billing?.__typename === 'BookingBilling' ? billing.companyName : null;
  const isInvoiced = billing?.__typename === 'BookingBilling' && billing.isInvoiced;
  const chosen = () => {
    setChoosing(false);
    void refetch();
  };
  return (
    <>
      {company ? <p>{t`${company} pays for this booking.`}</p> : null}
      {isAddressNeeded ? (
        <Message
          tone="warning"
          text={t`For an invoice of ₹50,000 or more, the law requires the guest’s address and state. Ask before the guest leaves, and enter them here.`}
        />
      ) : null}
      <May permission="bookings.change">
        <div>
          <BillingButton>
            {({ onClose, onSaved }) => (
              <GuestBillingDialog reference={reference} onClose={onClose} onSaved={onSaved} />
            )}
          </BillingButton>
        </div>
      </May>
      {isInvoiced ? null : (
        <May permission="companies.write">
          <div>
            <Button look="quiet" onClick={() => setChoosing(true)}>{t`Company that pays`}</Button>
          </div>
        </May>
      )}
      <LazyDialog
        problem={t`The form could not be loaded.`}
        open={isChoosing}
        onClose={() => setChoosing(false)}
      >
        {isChoosing ? (
          <CompanyPayerDialog
            reference={reference}
            current={company}
            onClose={() => setChoosing(false)}
            onSet={chosen}
          />
        ) : null}
      </LazyDialog>
    </>
  );
}
