import type { NotesOfGuest_BookingFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

/** The notes and wishes of a known guest in a list, and whether the hotel does not rent to the guest. */
export function NotesOfGuest({ booking }: { booking: NotesOfGuest_BookingFragment }) {
  const { guest } = booking;
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

/** A mark next to a booking that looks like a record. It stays until a person decides on the page of the booking. */
export function MayBeKnown({ booking: { looksLikeGuest } }: { booking: NotesOfGuest_BookingFragment }) {
  if (!looksLikeGuest) return null;
  return (
    <span className="mr-1 text-sm font-semibold text-action" title={t`May be a known guest`}>
      <span className="sr-only">{t`May be a known guest`}</span>
      <span aria-hidden>?</span>
    </span>
  );
}
