import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { usePortalStayOfBookingQuery } from '../../../../generated/desk-portals';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { writeMoney } from '../../../../lib/money';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { DetailsList } from '../../frame/layout/details-list';
import { textOfBasisPoints } from './portal-form';

const PortalBookingForm = lazyComponent(() => import('./portal-booking-form'));

interface PortalBookingProps {
  reference: string;
  /** Called with a sentence that says what was done. */
  onChanged: (sentence: string) => Promise<void>;
}

/**
 * The terms that were agreed with the portal that sold the stay, and the portal's debt. The staff can edit the terms.
 */
export function PortalBooking({ reference, onChanged }: PortalBookingProps) {
  const { data, refetch } = usePortalStayOfBookingQuery({ variables: { reference } });
  const [isOpen, setOpen] = useState(false);
  const found = data?.guestBooking;
  if (found?.__typename !== 'GuestBookingDetails') return null;
  const stay = found.portalStay;
  const changed = async () => {
    setOpen(false);
    await Promise.all([refetch(), onChanged(t`The terms of the portal are stored.`)]);
  };
  return (
    <section aria-label={t`Portal`} className="grid gap-4">
      {stay ? (
        <DetailsList
          title={t`Portal`}
          rows={[
            [t`Portal`, stay.portalName],
            [t`Its number`, stay.number ?? '–'],
            [t`Who collects`, stay.collector === 'PORTAL' ? t`The portal` : t`The hotel`],
            [t`Collected`, writeMoney(stay.collected)],
            [
              t`Commission`,
              stay.commissionBasisPoints === null
                ? writeMoney(stay.commission)
                : t`${writeMoney(stay.commission)} (${textOfBasisPoints(stay.commissionBasisPoints)} %)`,
            ],
            [t`GST on it`, writeMoney(stay.commissionGst)],
            [t`TCS and TDS`, t`${writeMoney(stay.tcs)} and ${writeMoney(stay.tds)}`],
            [t`The portal owes`, writeMoney(stay.owed)],
            [t`Received`, writeMoney(stay.received)],
          ]}
        />
      ) : (
        <p className="text-quiet">{t`No portal of the list is chosen for this booking, so the booking is not part of the portals’ debts.`}</p>
      )}
      <May permission="bookings.change">
        {isOpen ? (
          <PortalBookingForm
            reference={reference}
            stay={stay}
            onCancel={() => setOpen(false)}
            onDone={changed}
          />
        ) : (
          <div>
            <Button look="quiet" onClick={() => setOpen(true)}>{t`Edit the portal`}</Button>
          </div>
        )}
      </May>
    </section>
  );
}
