import { Link } from '../../../../components/page/link';
import type { NotesOfGuest_BookingFragment } from '../../../../generated/graphql';
import { deskBookingPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';

/** What a list shows of a guest who is known: notes and wishes, and whether the hotel does not rent to the guest. */
export function NotesOfGuest({ booking }: { booking: NotesOfGuest_BookingFragment & { reference: string } }) {
  const { guest, looksLikeGuest, reference } = booking;
  if (looksLikeGuest)
    return (
      <p>
        <Link to={deskBookingPath(reference)} className="text-action underline underline-offset-4">
          {t`May be a known guest`}
        </Link>
      </p>
    );
  if (!guest) return null;
  return (
    <>
      {guest.doNotRent ? <p className="font-semibold text-bad">{t`Do not rent`}</p> : null}
      {[...guest.notes, ...guest.preferences].map((note, place) => (
        <p key={place} className="mt-0.5 border-l-2 border-action pl-2 break-words whitespace-pre-line">
          <span className="sr-only">{t`About the guest:`} </span>
          {note}
        </p>
      ))}
    </>
  );
}
