import { useState } from 'react';
import { drafts } from '../../../../lib/browser/drafts';
import type { NewBookingValues } from './new-booking-values';
import { withInitialBooking } from './initial-booking';

export const NEW_BOOKING_DRAFT = 'new booking';

/** A draft of the form, with the address at which it was begun. */
interface Draft {
  address: string;
  values: NewBookingValues;
}

/** A draft of an earlier release may lack fields. */
function draftLike(empty: NewBookingValues): Draft | null {
  const stored = drafts.read(NEW_BOOKING_DRAFT) as Partial<Draft> | null;
  const values = stored?.values;
  if (typeof stored?.address !== 'string' || typeof values !== 'object') return null;
  const isWhole = Object.keys(empty).every((name) => name in values) && values.lines.length > 0;
  return isWhole ? { address: stored.address, values } : null;
}

/**
 * The draft of the form. It survives Back, a reload and a visit of other pages. A link with different dates or rooms
 * replaces dates and rooms, and keeps the typed details of the guest.
 */
export function useBookingDraft(empty: NewBookingValues, address: URLSearchParams) {
  const search = address.toString();
  const [draft] = useState(() => draftLike(empty));
  const [values, setValues] = useState(() => {
    if (!draft) return withInitialBooking(empty, address);
    if (search === '' || search === draft.address) return draft.values;
    const { checkin, checkout, lines } = empty;
    return withInitialBooking({ ...draft.values, checkin, checkout, lines }, address);
  });
  const [isRestored, setRestored] = useState(draft !== null);
  const edit = (changes: Partial<NewBookingValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    drafts.keep(NEW_BOOKING_DRAFT, { address: search || (draft?.address ?? ''), values: next });
  };
  /** Once it is booked. */
  const forget = () => drafts.forget(NEW_BOOKING_DRAFT);
  const startAfresh = () => {
    forget();
    setRestored(false);
    setValues(withInitialBooking(empty, address));
  };
  return { values, edit, forget, isRestored, startAfresh };
}
