import { bookingDraft } from '../bookings/booking-draft';
import { roomsForForm } from './child-ages';
import type { ChosenRoom } from './room-type-name';
import { NO_STAY, type SearchedStay } from './stay-address';

/** What the guest has chosen in the search of the home page; null before the guest has chosen anything. */
let chosen: SearchedStay | null = null;

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

/** What the booking form does not have yet of a search. What was typed into the form since then stays. */
function newPartsOf(search: SearchedStay): ChosenRoom {
  const typed = bookingDraft.read() as { guests?: string };
  const parts = partsOf(search);
  const before = partsOf(handedOver ?? NO_STAY);
  const isFirst = handedOver === null && typed.guests === FIRST_GUESTS;
  const isNew = (name: keyof typeof parts) =>
    typed.guests === undefined ||
    (name === 'party' && isFirst) ||
    JSON.stringify(parts[name]) !== JSON.stringify(before[name]);
  return {
    ...(isNew('dates') ? parts.dates : {}),
    ...(isNew('party') ? parts.party : {}),
    ...(isNew('further') ? parts.further : {}),
    ...(isNew('code') ? parts.code : {}),
  };
}

/** Remembers what the guest chooses in the search beside 'Book Your Stay', which opens the booking form with it. */
export const homeSearch = {
  keep: (stay: SearchedStay) => {
    chosen = stay;
  },
  /** The search to show when the guest comes back to the page; null before the guest has chosen anything. */
  shown: (): SearchedStay | null => chosen,
  /** For the booking form; undefined when its own values stand. */
  forForm: (): ChosenRoom | undefined => {
    if (!chosen) return undefined;
    const parts = newPartsOf(chosen);
    handedOver = chosen;
    return parts;
  },
};
