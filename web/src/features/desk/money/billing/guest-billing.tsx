import { BillingButton } from '../../../../components/billing/billing-button';
import { Message } from '../../../../components/status/message';
import { useGuestBillingQuery } from '../../../../generated/desk-billing';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';

const GuestBillingDialog = lazyComponent(() => import('./guest-billing-dialog'));

/**
 * The button and dialog with which staff enter the billing details, with a warning when the law requires an address.
 */
export function GuestBilling({ reference }: { reference: string }) {
  const { data } = useGuestBillingQuery({ variables: { reference } });
  const billing = data?.guestBilling;
  const isAddressNeeded = billing?.__typename === 'BookingBilling' && billing.isAddressNeeded;
  return (
    <>
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
    </>
  );
}
