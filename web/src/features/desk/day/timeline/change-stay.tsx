import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { Message } from '../../../../components/status/message';
import { useGuestBookingQuery } from '../../../../generated/desk-bookings';
import { t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import ChangeGuestBooking from '../bookings/change-guest-booking';
import type { ProposedStay } from '../bookings/edited-stay';
import { staysWithExtras } from '../bookings/stays-with-extras';

interface ChangeStayProps {
  reference: string;
  /** The dates and room type to which staff dragged the stay. The dialog begins with them and shows the price. */
  proposed: ProposedStay;
  onClose: () => void;
  onChanged: (sentence: string) => void;
}

/** The dialog that changes a booking, for a stay of the timeline. */
export function ChangeStay({ reference, proposed, onClose, onChanged }: ChangeStayProps) {
  const query = useGuestBookingQuery({
    variables: { reference },
  });
  const { data } = query;
  const result = data?.guestBooking;
  if (result?.__typename === 'GuestBookingDetails')
    return (
      <ChangeGuestBooking
        reference={reference}
        stays={staysWithExtras(result)}
        proposed={proposed}
        onClose={onClose}
        onChanged={onChanged}
      />
    );
  return (
    <Dialog open onOpenChange={onClose} title={t`Change the booking`}>
      <DialogBody>
        {result ? (
          <Message tone="bad" text={t`There is no booking with this reference.`} />
        ) : (
          <NotLoaded
            query={query}
            failed={t`The booking could not be loaded.`}
            label={t`Loading the booking`}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
