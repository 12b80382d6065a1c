import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { Message } from '../../../../components/status/message';
import { useGuestBookingQuery } from '../../../../generated/desk-bookings';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { StepButtons } from '../check-ins/step-buttons';
import type { TimelineStay } from './timeline-rows';

interface StayStepsDialogProps {
  stay: TimelineStay;
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onMoved: (sentence: string) => void;
}

/** The dialog in which a guest is checked in or out. */
export function StayStepsDialog({
  stay: { id, reference, guestName },
  onClose,
  onMoved,
}: StayStepsDialogProps) {
  const query = useGuestBookingQuery({
    variables: { reference },
  });
  const { data } = query;
  const result = data?.guestBooking;
  const stay =
    result?.__typename === 'GuestBookingDetails'
      ? result.booking.stays.find((one) => one.id === id)
      : undefined;
  const moved = (sentence: string) => {
    onMoved(sentence);
    return Promise.resolve();
  };
  return (
    <Dialog open onOpenChange={onClose} title={guestName} subtitle={reference}>
      <DialogBody>
        {stay ? (
          <>
            <p className="font-semibold">
              {stay.roomNumber ? `${stay.roomNumber}, ${stay.roomTitle}` : stay.roomTitle}
            </p>
            <p className="text-sm text-quiet">
              {writeDate(stay.checkin)} – {writeDate(stay.checkout)}
            </p>
            <StepButtons reference={reference} guest={guestName} stay={stay} onMoved={moved} />
          </>
        ) : result ? (
          <Message tone="bad" text={t`The stay is no longer part of the booking.`} />
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
