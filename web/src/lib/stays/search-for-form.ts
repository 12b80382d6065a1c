import { bookingDraft } from '../bookings/booking-draft';
import { roomsForForm } from './child-ages';
import type { ChosenRoom } from './room-type-name';
import { NO_STAY, type SearchedStay } from './stay-address';

/** The search that the booking form was last opened with; null before that. */
let handedOver: SearchedStay | null = null;

// The number of guests in the booking form before anybody has typed one.
const FIRST_GUESTS = '1';

/** The parts of a search. The guest changes each of them as a whole. */
function partsOf(stay: SearchedStay) {
  const { guests, children, further } = roomsForForm(stay);
  const { checkin, checkout, code } = stay;
  return { dates: { checkin, checkout }, party: { guests, children }, further: { further }, code: { code } };
}

/** What the booking form does not have yet of the home page's search. What was typed into the form since then stays. */
export function searchForForm(search: SearchedStay): ChosenRoom {
  const typed = bookingDraft.read() as { guests?: string };
  const parts = partsOf(search);
  const before = partsOf(handedOver ?? NO_STAY);
  const isFirst = handedOver === null && typed.guests === FIRST_GUESTS;
  const isNew = (name: keyof typeof parts) =>
    typed.guests === undefined ||
    (name === 'party' && isFirst) ||
    JSON.stringify(parts[name]) !== JSON.stringify(before[name]);
  handedOver = search;
  return {
    ...(isNew('dates') ? parts.dates : {}),
    ...(isNew('party') ? parts.party : {}),
    ...(isNew('further') ? parts.further : {}),
    ...(isNew('code') ? parts.code : {}),
  };
}
