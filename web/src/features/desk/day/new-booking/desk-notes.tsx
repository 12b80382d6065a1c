import type { BookingChannel, DeskNotes_DetailsFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DetailsList } from '../../frame/layout/details-list';
import { CHANNEL_LABELS } from './guest-fields';
import { PortalBooking } from '../../money/portals/portal-booking';
import { OptionSteps } from './option-steps';

const LABELS: Readonly<Record<BookingChannel, string>> = { SITE: t`On the site`, ...CHANNEL_LABELS };

interface DeskNotesProps {
  details: DeskNotes_DetailsFragment;
  /** Called with a sentence that says what was done. The steps wait for the promise. */
  onChanged: (sentence: string) => Promise<void>;
}

/** The details of a desk booking. A tentative booking can be confirmed, extended or released here. */
export function DeskNotes({ details: { booking, madeAtDesk: notes }, onChanged }: DeskNotesProps) {
  if (!notes) return null;
  const { portal, optionUntil, rateReason, restrictionsReason } = notes;
  const row = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : []);
  const isTentative = booking.status === 'TENTATIVE';
  return (
    <>
      <DetailsList
        title={t`Booked at the desk`}
        rows={[
          [t`How the guest booked`, LABELS[notes.channel]],
          ...row(t`Portal and its number`, portal),
          ...row(isTentative ? t`Kept until` : t`Was kept until`, optionUntil && writeDate(optionUntil)),
          ...row(t`Reason for the rate`, rateReason),
          ...row(t`Reason for overriding the rule`, restrictionsReason),
        ]}
      />
      {notes.channel === 'PORTAL' ? (
        <PortalBooking reference={booking.reference} onChanged={onChanged} />
      ) : null}
      {isTentative && optionUntil ? (
        <May permission="bookings.create">
          <OptionSteps
            // A new date resets the form.
            key={optionUntil}
            {...{ reference: booking.reference, arrival: booking.checkin, optionUntil, onChanged }}
          />
        </May>
      ) : null}
    </>
  );
}
